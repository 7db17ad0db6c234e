//! What happens in a game, as the log tells it.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::rules::action::{Camp, Way};
use crate::rules::cards::{Card, PILES};
use crate::rules::province::{Diocese, Province};
use crate::rules::side::{FACTIONS, Faction, People, Realm, Side};
use crate::rules::state::Token;

/// How a throw ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Throw {
    /// The attacker has won the round.
    Attacker,
    /// The defender has.
    Defender,
    /// Both have the same: thrown anew.
    Tie,
}

/// How much of a diocese a camp has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// One or two provinces.
    Presence,
    /// Three or four, or more than anybody else.
    Dominance,
    /// All five.
    Control,
}

impl Grade {
    /// What so many provinces of five are, where that is more than anybody else has or
    /// not.
    #[inline]
    pub(crate) const fn of(provinces: u8, is_ahead: bool) -> Option<Grade> {
        // Looked up, since nobody can foresee it.
        const SHARED: [Option<Grade>; 8] = Grade::all(false);
        const AHEAD: [Option<Grade>; 8] = Grade::all(true);
        [SHARED, AHEAD][is_ahead as usize][provinces as usize % 8]
    }

    const fn all(is_ahead: bool) -> [Option<Grade>; 8] {
        let few = if is_ahead { Grade::Dominance } else { Grade::Presence };
        let [presence, dominance, control] =
            [Some(few), Some(Grade::Dominance), Some(Grade::Control)];
        [None, presence, presence, dominance, dominance, control, control, control]
    }

    /// By how much the base value is multiplied.
    pub const fn factor(self) -> u8 {
        1 + self as u8
    }
}

/// The dice of one side.
pub type DiceShown = ArrayVec<u8, 3>;

/// The dice that were thrown of three, of which 0 is none.
#[inline]
pub(crate) fn shown(dice: [u8; 3]) -> DiceShown {
    let mut shown = DiceShown::new();
    for die in dice.into_iter().filter(|&die| die > 0) {
        // There is room for three; who cannot fail is not built where nobody listens.
        _ = shown.try_push(die);
    }
    shown
}

/// One thing that happened. What only some may know is `None` for the others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[expect(missing_docs, reason = "each variant says what its fields are")]
pub enum Event {
    /// A faction has its nine cards, which its player alone sees.
    Dealt { faction: Faction, cards: Option<ArrayVec<Card, PILES>> },
    /// A die for the order of the choice.
    OrderThrown { faction: Faction, die: u8 },
    /// A turn begins, and this is the order of the choice.
    TurnBegins { turn: u8, order: ArrayVec<Faction, FACTIONS> },
    /// A token is drawn, which the drawer alone sees.
    TokenDrawn { faction: Faction, kind: Token, turn: u8, token: Option<u8> },
    /// It is kept.
    TokenKept { faction: Faction, kind: Token },
    /// It is passed; those two see it.
    TokenPassed { from: Faction, to: Faction, kind: Token, turn: u8, token: Option<u8> },
    /// The phase of a people begins.
    BarbariansCome { faction: Faction, turn: u8, token: u8 },
    /// The people was another player's until now.
    PeopleTakenOver { faction: Faction, from: Faction, people: People },
    /// The phase of a faction begins.
    EmperorComes { faction: Faction, turn: u8, token: u8 },
    /// His bonus was cancelled by a card.
    EmperorDamned { faction: Faction },
    /// A faction is dead.
    FactionDead { faction: Faction },
    /// A dead faction has no phase.
    NoPhase { faction: Faction },
    /// An event card is played.
    CardPlayed { faction: Faction, card: Card },
    /// A kingdom or tribe appears.
    RealmAppears { faction: Faction, realm: Realm, province: Province },
    /// An army makes room for another and goes there, or is lost.
    Displaced { side: Side, from: Province, to: Option<Province> },
    /// The Rebels of a province are gone, for an army that arrives.
    RebelsGone { province: Province, count: u8 },
    /// The fort of a province is gone.
    FortGone { province: Province },
    /// An army stands in its starting province.
    Arrived { side: Side, province: Province },
    /// A city is there.
    CityFounded { province: Province },
    /// A fort is there.
    FortFounded { province: Province },
    /// Rebels rise.
    RebelsRise { side: Side, province: Province, count: u8 },
    /// They are beaten.
    RebelsBeaten { province: Province },
    /// An army changes sides.
    Treason { side: Side, from: Side, province: Province },
    /// Armies die of a card.
    ArmiesDie { side: Side, province: Province, count: u8 },
    /// A city is ruined by a card.
    CityRuined { province: Province },
    /// Points are lost by a card.
    Famine { faction: Faction, camp: Camp, points: u16 },
    /// A faction is protected from a card.
    Spared { faction: Faction },
    /// An emperor will have no bonus.
    Damned { faction: Faction },
    /// Points from a card.
    Tribute { faction: Faction, points: u16 },
    /// Legions come to hand.
    Levied { faction: Faction, count: u8 },
    /// A legion is recruited for so many points.
    Recruited { faction: Faction, price: u16 },
    /// Rebel legions are bribed.
    Bribed { faction: Faction, province: Province, count: u8, price: u16 },
    /// A fort is built.
    FortBuilt { faction: Faction, province: Province, price: u16 },
    /// A fort becomes a fortress.
    FortressBuilt { faction: Faction, province: Province },
    /// A looted city is rebuilt.
    Rebuilt { faction: Faction, province: Province },
    /// The emperor brings legions.
    ExtraLegions { faction: Faction, count: u8 },
    /// A people has new armies.
    NewArmies { people: People, count: u8 },
    /// An army is taken off the map to be placed anew.
    Lifted { side: Side, province: Province },
    /// An army is placed without a fight.
    Placed { side: Side, province: Province },
    /// Armies in hand are not placed.
    NotPlaced { side: Side, count: u8 },
    /// An attack.
    Attacked { side: Side, province: Province, way: Way, defender: Side },
    /// Armies of one's own give way.
    AutomaticVictory { side: Side, province: Province, loser: Side },
    /// The dice of a round, and what each side's best die makes with all that is added.
    Thrown { attack: DiceShown, defence: DiceShown, attacker: u8, defender: u8, result: Throw },
    /// The attacker throws his dice again.
    Rerolled { faction: Faction },
    /// The emperor is killed.
    EmperorKilled { faction: Faction },
    /// An army is lost in battle; `back` if it comes back to hand.
    ArmyLost { side: Side, province: Province, back: bool },
    /// A lone fort is beaten.
    FortBeaten { province: Province },
    /// A legion retreats.
    Retreated { side: Side, from: Province, to: Province },
    /// The attack is broken off; the army goes there, or is lost.
    BrokeOff { side: Side, from: Province, to: Option<Province> },
    /// A fort is taken over.
    FortCaptured { side: Side, province: Province },
    /// A fort is torn down.
    FortRazed { side: Side, province: Province },
    /// A province is conquered.
    Conquered { side: Side, province: Province, from: Side },
    /// A city is looted.
    Looted { faction: Faction, camp: Camp, province: Province, dice: DiceShown, points: u16 },
    /// Barbarians are offered points.
    Offered { faction: Faction, to: Faction, points: u8 },
    /// They take them, and attack this faction no more.
    OfferTaken { faction: Faction, to: Faction, points: u8 },
    /// They do not.
    OfferRefused { faction: Faction, to: Faction },
    /// A card pays the attacker.
    PaidOff { faction: Faction, to: Faction, points: u8 },
    /// A city is built.
    CityBuilt { faction: Faction, province: Province },
    /// Points for a diocese.
    DioceseScored { faction: Faction, camp: Camp, diocese: Diocese, grade: Grade, points: u16 },
    /// The points of a phase: for cities, dioceses, the emperor's bonus.
    Scored { faction: Faction, camp: Camp, cities: u16, dioceses: u16, bonus: u16 },
    /// A triumph.
    Triumph { faction: Faction, points: u16 },
    /// At the end: points for provinces.
    FinalProvinces { faction: Faction, points: u16 },
    /// At the end: the city of a kingdom.
    FinalKingdom { faction: Faction, realm: Realm, dice: DiceShown, points: u16 },
}
