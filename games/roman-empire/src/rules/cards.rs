//! The event cards: nine piles, and what each card does.

use ludi_engine::bits;
use serde::{Deserialize, Serialize};

use crate::rules::province::Province;
use crate::rules::side::Realm;

/// How many event cards there are.
pub const CARDS: usize = 55;
/// How many piles they make.
pub const PILES: usize = 9;

ludi_engine::numbered! {
    /// An event card.
    pub struct Card: CARDS, "a card"
}

/// The cards of a set, in order.
#[inline]
pub(crate) fn cards(set: u64) -> impl Iterator<Item = Card> {
    bits(set).map(Card::from_index)
}

/// The colour of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "colours")]
pub enum Pile {
    Red,
    Purple,
    Brown,
    Orange,
    Grey,
    White,
    Blue,
    Green,
    Yellow,
}

impl Pile {
    /// All of them.
    pub const ALL: [Pile; PILES] = [
        Pile::Red,
        Pile::Purple,
        Pile::Brown,
        Pile::Orange,
        Pile::Grey,
        Pile::White,
        Pile::Blue,
        Pile::Green,
        Pile::Yellow,
    ];
}

/// What a card does. RULES.md, section 7, says it in full.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
#[expect(missing_docs, reason = "each variant says what its fields are")]
pub enum Effect {
    /// A kingdom or tribe appears.
    Realm { realm: Realm },
    /// So many provincials revolt in one of these provinces.
    Revolt { within: u64, count: u8 },
    /// Up to so many armies of a people turn Rebel.
    BarbarianRebellion { count: u8 },
    /// So many legions turn Rebel.
    LegionRebellion { count: u8 },
    /// An army changes sides.
    Treason,
    /// A province and up to two neighbours lose an army each.
    Epidemic,
    /// Every province of a diocese with two armies or more loses one.
    Pestilence,
    /// A province loses all armies.
    Plague,
    /// A city is ruined and an army lost.
    Wrath,
    /// Protection from a white card, or a throw anew.
    Favor,
    /// A camp loses a point for each intact city, three at most.
    Famine,
    /// +1 to the dice of attacks.
    General,
    /// Forts do not help against attacks.
    Engines,
    /// Difficult borders do not help against attacks.
    Scouts,
    /// The sea does not help against attacks.
    Fleet,
    /// Ties are won in attacks.
    Discipline,
    /// One more die in a defence.
    Ambush,
    /// So many legions for nothing.
    Levy { count: u8 },
    /// The first so many armies lost come back.
    Reserve { count: u8 },
    /// So many forts for nothing.
    Limes { count: u8 },
    /// A city beyond the limit.
    Colony,
    /// A point for each conquest, at most so many.
    Triumph { count: u8 },
    /// A point for every two provinces.
    Tribute,
    /// So many Rebel legions bribed for nothing.
    Largess { count: u8 },
    /// An attacker is paid so many points to go.
    Subsidy { count: u8 },
    /// An emperor has no bonus.
    Damnation,
    /// So many points more for each city looted.
    Booty { count: u8 },
}

/// When a card may be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Timing {
    /// At the start of either phase of its player.
    EitherPhase,
    /// At the start of the Roman phase.
    RomanPhase,
    /// At the start of the barbarian phase.
    BarbarianPhase,
    /// Before a battle, by the defender.
    Defence,
    /// When the Roman phase is scored.
    Scoring,
}

impl Effect {
    /// When a card with this effect may be played.
    #[inline]
    pub(crate) const fn timing(self) -> Timing {
        match self {
            Effect::Fleet
            | Effect::Levy { .. }
            | Effect::Limes { .. }
            | Effect::Colony
            | Effect::Tribute
            | Effect::Largess { .. } => Timing::RomanPhase,
            Effect::Reserve { .. } => Timing::BarbarianPhase,
            Effect::Ambush | Effect::Subsidy { .. } => Timing::Defence,
            Effect::Triumph { .. } => Timing::Scoring,
            _ => Timing::EitherPhase,
        }
    }
}

/// What is printed on an event card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// The name.
    pub name: String,
    /// The colour.
    pub pile: Pile,
    /// What it does.
    pub effect: Effect,
    /// The first and the last turn in which it may be played.
    pub turns: (u8, u8),
}

impl Face {
    #[inline]
    pub(crate) const fn is_of_turn(&self, turn: u8) -> bool {
        self.turns.0 <= turn && turn <= self.turns.1
    }
}

/// What is printed about a kingdom or tribe.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RealmFace {
    /// The name.
    pub name: String,
    /// Where it appears.
    pub start: Province,
    /// How many armies it has.
    pub armies: u8,
    /// What its city is worth beyond the die; nothing for a tribe, which has none.
    pub loot: Option<u8>,
}

impl RealmFace {
    /// Is it a kingdom, with a city and a fort?
    pub const fn is_kingdom(&self) -> bool {
        self.loot.is_some()
    }
}
