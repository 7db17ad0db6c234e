//! The small choices of which a game is made: every one is a thing to click.

use serde::{Deserialize, Serialize};

use crate::rules::cards::Card;
use crate::rules::province::{Diocese, Province};
use crate::rules::side::{FACTIONS, Faction};

/// The most points in one offer to barbarians.
pub const LARGEST_OFFER: u8 = 99;

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Keep the token.
    Keep,
    /// Pass the token to a faction.
    PassTo(Faction),
    /// Play an event card.
    Card(Card),
    /// A province: to place an army there without a fight, as the target of a card, to
    /// retreat to, to build a city in.
    Province(Province),
    /// Place an army in an enemy's province, coming this way.
    Attack(Province, Way),
    /// A diocese, as the target of a card.
    Diocese(Diocese),
    /// A camp of a faction, as the target of a card.
    Camp(Faction, Camp),
    /// A faction, as the target of a card.
    Faction(Faction),
    /// So many Rebels, or so many points.
    Amount(u8),
    /// Recruit a legion.
    Recruit,
    /// Bribe the Rebel legions of a province.
    Bribe(Province),
    /// Build a fort.
    Fort(Province),
    /// Make a fort a fortress.
    Fortress(Province),
    /// Rebuild a looted city.
    Rebuild(Province),
    /// Take an army off the map to place it anew.
    Lift(Province),
    /// Go on fighting.
    Fight,
    /// Break off the attack.
    BreakOff,
    /// Take over the fort.
    Capture,
    /// Tear the fort down.
    Raze,
    /// Loot the city.
    Loot,
    /// Leave the city as it is.
    Spare,
    /// Take the points offered.
    Accept,
    /// Do not take them.
    Refuse,
    /// Throw the dice again.
    Reroll,
    /// That is all.
    Done,
}

/// How an attacker comes into a province.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// Over a clear border.
    Clear,
    /// Over mountains or through woods.
    Difficult,
    /// Over a strait.
    Strait,
    /// By ship.
    Sea,
}

impl Way {
    /// All of them.
    pub const ALL: [Way; 4] = [Way::Clear, Way::Difficult, Way::Strait, Way::Sea];
}

/// What a player scores with, each by itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Camp {
    /// The Roman faction.
    Roman,
    /// All its peoples, kingdoms and tribes.
    Barbarian,
}

impl Camp {
    /// Both.
    pub const ALL: [Camp; 2] = [Camp::Roman, Camp::Barbarian];
}

impl Action {
    /// Every action there is.
    pub(crate) fn space() -> Vec<Action> {
        let factions = || Faction::all(FACTIONS as u8);
        let mut actions = vec![Action::Keep];
        actions.extend(factions().map(Action::PassTo));
        actions.extend(Card::all().map(Action::Card));
        actions.extend(Province::all().map(Action::Province));
        actions.extend(Province::all().flat_map(|at| Way::ALL.map(|way| Action::Attack(at, way))));
        actions.extend(Diocese::all().map(Action::Diocese));
        actions.extend(factions().flat_map(|of| Camp::ALL.map(|camp| Action::Camp(of, camp))));
        actions.extend(factions().map(Action::Faction));
        actions.extend((0..=LARGEST_OFFER).map(Action::Amount));
        actions.push(Action::Recruit);
        actions.extend(Province::all().map(Action::Bribe));
        actions.extend(Province::all().map(Action::Fort));
        actions.extend(Province::all().map(Action::Fortress));
        actions.extend(Province::all().map(Action::Rebuild));
        actions.extend(Province::all().map(Action::Lift));
        actions.extend([Action::Fight, Action::BreakOff, Action::Capture, Action::Raze]);
        actions.extend([Action::Loot, Action::Spare, Action::Accept, Action::Refuse]);
        actions.extend([Action::Reroll, Action::Done]);
        actions
    }
}
