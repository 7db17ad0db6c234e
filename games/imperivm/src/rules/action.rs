//! The small choices of which a game is made: every one is a thing to click.

use ludi_engine::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::rules::cards::Card;
use crate::rules::province::Province;

/// The most coins, or power, in one offer, donation or gift.
pub const LARGEST_AMOUNT: u8 = 99;

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// A province: to buy it, to put the army there, to attack it, to cross it.
    Province(Province),
    /// Pay for a province with this.
    Pay(Resource),
    /// A card: to play it, to lay it face down, to keep it, or to put it with
    /// others that are shown together.
    Card(Card),
    /// So many coins or so much power, whichever is asked for.
    Amount(u8),
    /// A general: to make him emperor, or to jail him.
    Name(Seat),
    /// Let the army pass.
    Consent,
    /// Do not let it pass.
    Refuse,
    /// Leave prison by repenting.
    Repent,
    /// Stay in prison, and look at the emperor's oath.
    Stay,
    /// Do nothing of what is asked.
    Pass,
    /// That is all: show, seal or play what was chosen.
    Done,
}

/// What one can own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Resource {
    /// Money.
    Coins,
    /// Power.
    Power,
}

impl Action {
    /// Every action there is.
    pub(crate) fn space() -> Vec<Action> {
        let mut actions = Vec::new();
        actions.extend(Province::all().map(Action::Province));
        actions.extend([Action::Pay(Resource::Coins), Action::Pay(Resource::Power)]);
        actions.extend(Card::all().map(Action::Card));
        actions.extend((0..=LARGEST_AMOUNT).map(Action::Amount));
        actions.extend(Seat::all(MAX_SEATS as u8).map(Action::Name));
        actions.extend([Action::Consent, Action::Refuse, Action::Repent, Action::Stay]);
        actions.extend([Action::Pass, Action::Done]);
        actions
    }
}
