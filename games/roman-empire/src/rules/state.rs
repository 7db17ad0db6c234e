//! Everything about a game in progress, in less than a kilobyte.

use serde::Serialize;

use crate::rules::battle::{Arrival, Battle};
use crate::rules::cards::Card;
use crate::rules::components::Bonus;
use crate::rules::land::Land;
use crate::rules::province::Province;
use crate::rules::side::{FACTIONS, Faction, Realm, Side};

/// Nothing: in places that hold a number.
pub(crate) const NONE: u8 = u8::MAX;

/// The two kinds of tokens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    /// With a dagger: a people.
    Barbarian,
    /// With a laurel wreath: an emperor.
    Emperor,
}

/// The part of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// 5: a turn begins.
    Turn,
    /// 5.4: tokens are drawn.
    Choice,
    /// 6: the next token is revealed.
    Reveal,
    /// 7: event cards.
    Events,
    /// 8: building.
    Build,
    /// 8.2.1, 9.2.1: armies are taken off the map to be placed anew.
    Lift,
    /// 9: placement.
    Place,
    /// 9.3.3: cities.
    Cities,
    /// 15: points.
    Score,
    /// Nothing is left to do.
    Over,
}

/// What goes on within a part of the game, until it is done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Task {
    /// Nothing.
    None,
    /// 7.3: a white card takes effect.
    Calamity,
    /// 7.2, 9.2, 9.3: armies leave for one that arrives.
    Displace,
    /// 16: the defender may offer points.
    Offer,
    /// 10.1: the defender may retreat.
    Retreat,
    /// 10: dice are thrown.
    Round,
    /// 12: the province is taken.
    Take,
}

/// What is asked of those who have to act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Nothing: the rules go on by themselves.
    Nothing,
    /// Whether to keep a token or to whom to pass it.
    Token,
    /// Which event card to play, if any.
    Event,
    /// What an event card is aimed at.
    Target,
    /// How many armies turn Rebel.
    Count,
    /// Whether to be protected from a white card.
    Favor,
    /// What to build.
    Build,
    /// Which armies to place anew.
    Lift,
    /// Where the faction starts.
    Start,
    /// Where to place an army.
    Place,
    /// Where a displaced army goes.
    Displace,
    /// Whether to play a card in defence.
    React,
    /// How many points to offer to barbarians who attack.
    Offer,
    /// Whether to take them.
    Answer,
    /// Whether to throw the dice again.
    Reroll,
    /// Whether to fight on.
    GoOn,
    /// Which legions retreat, and where to.
    Retreat,
    /// Where the army goes that breaks off.
    Withdraw,
    /// Whether to take a fort over.
    Fort,
    /// Whether to loot a city.
    Loot,
    /// Where to build a city.
    City,
    /// Whether to celebrate a triumph.
    Score,
}

/// Whose phase it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Phase {
    pub(crate) faction: Faction,
    /// Its legions, or the people it has drawn.
    pub(crate) side: Side,
    /// The number of the token.
    pub(crate) token: u8,
}

/// What cards have brought for this phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Modifiers {
    /// Added to each die of attacks.
    pub general: bool,
    /// Forts do not count.
    pub engines: bool,
    /// Difficult borders do not count.
    pub scouts: bool,
    /// The sea does not count.
    pub fleet: bool,
    /// Ties are won.
    pub discipline: bool,
    /// A throw may be made anew.
    pub favor: bool,
    /// Added to the loot of each city.
    pub booty: u8,
}

/// A game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) land: Land,
    /// The event cards of each faction.
    pub(crate) hands: [u64; FACTIONS],
    /// The event cards played so far.
    pub(crate) played: u64,
    /// Where a round has been fought in this phase.
    pub(crate) fought: u64,
    /// What was conquered in this phase from other players.
    pub(crate) conquered: u64,
    /// The forts built in this phase.
    pub(crate) fresh: u64,
    /// The provinces that a white card hits.
    pub(crate) struck: u64,

    /// Roman and barbarian points of each faction.
    pub(crate) points: [[u16; FACTIONS]; 2],
    /// The tokens of each kind by faction, from 1; 0 for none.
    pub(crate) tokens: [[u8; FACTIONS]; 2],
    /// Who drew and passed them; [`NONE`] where they were kept.
    pub(crate) givers: [[u8; FACTIONS]; 2],
    /// The factions whose token is revealed.
    pub(crate) revealed: [u8; 2],
    /// The token just drawn, 0 if none.
    pub(crate) drawn: u8,
    /// The barbarian tokens of the turn before.
    pub(crate) daggers: [u8; FACTIONS],
    /// Who draws when.
    pub(crate) order: [Faction; FACTIONS],
    /// How many draws have been made.
    pub(crate) draws: u8,

    /// The peoples, kingdoms and tribes of each faction: bits by the numbers of sides.
    pub(crate) followers: [u64; FACTIONS],
    /// Where each faction started.
    pub(crate) starts: [u8; FACTIONS],
    /// The peoples on the map when the turn began.
    pub(crate) present: u16,
    /// The factions that are dead.
    pub(crate) dead: u8,
    /// The factions whose emperor has no bonus in this turn.
    pub(crate) damned: u8,
    /// The factions that each player may not attack in this turn.
    pub(crate) peace: [u8; FACTIONS],
    /// The factions that the people of this phase may not attack.
    pub(crate) truce: u8,
    /// How many event cards each faction has played in this turn.
    pub(crate) events: [u8; FACTIONS],

    pub(crate) turn: u8,
    pub(crate) stage: Stage,
    pub(crate) task: Task,
    pub(crate) ask: Ask,
    /// The factions that have to act.
    pub(crate) pending: u8,
    pub(crate) phase: Phase,
    /// What the emperor brings, as long as he lives.
    pub(crate) bonus: Bonus,
    pub(crate) modifiers: Modifiers,
    /// Armies of the phase's side to be placed.
    pub(crate) hand: u8,
    /// The kingdom or tribe that is appearing, [`NONE`] if none, and its armies to be
    /// placed.
    pub(crate) realm: u8,
    pub(crate) realm_hand: u8,
    /// How many lost armies still come back.
    pub(crate) reserve: u8,
    pub(crate) free_forts: u8,
    pub(crate) free_bribes: u8,
    /// May a city be built beyond the limit?
    pub(crate) colony: bool,
    /// Where the defender has an extra die, [`NONE`] if nowhere.
    pub(crate) ambush: u8,
    /// The event card that takes effect, [`NONE`] if none.
    pub(crate) card: u8,
    /// What it is aimed at: a province, or a faction and its camp.
    pub(crate) aim: u8,
    /// Who is protected from it.
    pub(crate) spared: u8,
    pub(crate) battle: Battle,
    pub(crate) arrival: Arrival,
}

impl State {
    /// Who has this side, if anybody.
    #[inline]
    pub(crate) fn owner(&self, side: Side) -> Option<Faction> {
        self.land.owner(side.code())
    }

    /// Who holds a province, with armies or a lone fort.
    #[inline]
    pub(crate) fn player_of(&self, province: Province) -> Option<Faction> {
        self.land.owner(self.land.code(province))
    }

    /// The provinces that the peoples, kingdoms and tribes of a faction control.
    #[inline]
    pub(crate) fn barbarian_land(&self, faction: Faction) -> u64 {
        let all = self.land.holdings(faction) & self.land.occupied();
        all & !self.land.held(Side::Faction(faction))
    }

    /// A people, kingdom or tribe goes to a faction, with all that it holds.
    pub(crate) fn follow(&mut self, side: Side, faction: Faction) {
        for followers in &mut self.followers {
            *followers &= !(1 << side.code());
        }
        self.followers[faction.index()] |= 1 << side.code();
        self.land.give(side, faction);
    }

    /// Does this people, kingdom or tribe follow anybody?
    #[inline]
    pub(crate) fn is_led(&self, side: Side) -> bool {
        self.followers.iter().fold(0, |all, own| all | own) >> side.code() & 1 == 1
    }

    /// The provinces that a faction controls.
    #[inline]
    pub(crate) fn roman_land(&self, faction: Faction) -> u64 {
        self.land.controlled(Side::Faction(faction))
    }

    /// The provinces that other players control.
    #[inline]
    pub(crate) fn foreign_land(&self, faction: Faction) -> u64 {
        self.land.occupied() & !self.land.rebel() & !self.land.holdings(faction)
    }

    /// The side that places armies now: a kingdom or tribe that appears, or that of the
    /// phase.
    #[inline]
    pub(crate) fn mover(&self) -> Side {
        if self.realm == NONE { self.phase.side } else { Side::Realm(Realm(self.realm)) }
    }

    /// How many armies that side has in hand.
    #[inline]
    pub(crate) fn in_hand(&self) -> u8 {
        if self.realm == NONE { self.hand } else { self.realm_hand }
    }

    #[inline]
    pub(crate) fn in_hand_mut(&mut self) -> &mut u8 {
        if self.realm == NONE { &mut self.hand } else { &mut self.realm_hand }
    }

    /// How many armies of a side are off the map, but not in its pool: in hand, in an
    /// attack, or on the way from a province.
    #[inline]
    pub(crate) fn afoot(&self, side: Side) -> u8 {
        let mut afoot = 0;
        if self.phase.side == side {
            afoot += self.hand;
        }
        if side == Side::Realm(Realm(self.realm)) {
            afoot += self.realm_hand;
        }
        if self.battle.province != NONE && self.battle.attacker == side {
            afoot += self.battle.attackers;
        }
        if self.arrival.province != NONE {
            afoot += u8::from(self.arrival.side == side);
            if self.arrival.displaced == Some(side) {
                afoot += self.arrival.left;
            }
        }
        afoot
    }

    /// How many armies of a side are in play, those turned Rebel included.
    #[inline]
    pub(crate) fn in_play(&self, side: Side) -> u8 {
        let turned = match side {
            // Mostly there are no Rebels at all.
            _ if !self.has_rebels() => None,
            Side::Faction(faction) => Some(Side::RebelLegions(faction)),
            Side::People(people) => Some(Side::RebelArmies(people)),
            _ => None,
        };
        let count = |side| self.land.count(side) + self.afoot(side);
        count(side) + turned.map_or(0, count)
    }

    /// How many Rebels are in play.
    #[inline]
    pub(crate) fn rebels(&self) -> u8 {
        self.land.rebels() + self.attacking_rebels()
    }

    /// Are there Rebels in play?
    #[inline]
    fn has_rebels(&self) -> bool {
        self.land.rebel() != 0 || self.attacking_rebels() > 0
    }

    #[inline]
    fn attacking_rebels(&self) -> u8 {
        if self.battle.attacker.is_rebel() { self.battle.attackers } else { 0 }
    }

    /// The event card that takes effect.
    #[inline]
    pub(crate) fn card(&self) -> Option<Card> {
        (self.card != NONE).then(|| Card::from_index(self.card))
    }

    /// Where there is a battle.
    #[inline]
    pub(crate) fn battlefield(&self) -> Option<Province> {
        (self.battle.province != NONE).then(|| Province::from_index(self.battle.province))
    }

    /// Roman and barbarian points together.
    #[inline]
    pub(crate) fn total(&self, faction: Faction) -> u16 {
        self.points[0][faction.index()] + self.points[1][faction.index()]
    }

    /// Is it a Roman phase?
    #[inline]
    pub(crate) const fn is_roman_phase(&self) -> bool {
        self.phase.side.is_roman()
    }
}
