//! What one viewer may know of a game.

use arrayvec::ArrayVec;
use ludi_engine::Seat;
use serde::Serialize;

use crate::action::{Spot, Throne};
use crate::components::Card;
use crate::event::Hand;
use crate::state::{Ask, Stage};

/// Everything a viewer may know. Cards are named by their place in the
/// components; positions and numbers that players speak of count from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The seat that looks, if it plays.
    pub me: Option<Seat>,
    /// The turn, from 1.
    pub turn: u8,
    /// The part of the turn.
    pub stage: Stage,
    /// What is asked, and of whom; nothing when the match is over.
    pub ask: Ask,
    /// Who is asked.
    pub asked: Option<Seat>,
    /// The seats in the order of their Ordo cards.
    pub order: ArrayVec<Seat, 5>,
    /// The players, by seat.
    pub players: ArrayVec<PlayerView, 5>,
    /// The ten places for Civitas cards, in the order of [`Spot::all`].
    pub civitas: ArrayVec<Option<CivitasView>, 10>,
    /// How many cards each Civitas deck still has face down.
    pub decks: [u8; 5],
    /// Which cards of each Civitas deck have not been seen yet, as bits.
    pub unseen: [u16; 5],
    /// The Sequentia cards, left to right.
    pub sequentia: [u8; 6],
    /// The place of the marker in the row, from 1; 0 before the first card.
    pub marker: u8,
    /// The card being resolved.
    pub resolving: Option<Spot>,
    /// Who still gets or suffers its effect, the one asked first.
    pub queue: ArrayVec<Seat, 5>,
    /// The emperor.
    pub emperor: u8,
    /// The two candidates.
    pub candidates: [Option<u8>; 2],
    /// How many emperors the Augustus deck still has.
    pub augusti_left: u8,
    /// Which Augustus cards have not been seen yet, as bits.
    pub augusti_unseen: u16,
    /// The piles of plot cards: Coniura, Pugio.
    pub piles: [PileView; 2],
    /// The plot under way.
    pub plot: Option<PlotView>,
    /// Has an emperor died in this turn? Then nobody can plot until it ends.
    pub blood_shed: bool,
}

/// A player as this viewer sees him.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The number of the Ordo card, from 1.
    pub ordo: u8,
    /// Victory points.
    pub victory: u8,
    /// Conspiracy points.
    pub conspiracy: u8,
    /// Has the Primus inter pares?
    pub primus: bool,
    /// Where the Favor is; in hand if nowhere.
    pub favor: Option<Throne>,
    /// The values of all tokens owned, on cards or in hand.
    pub tokens: ArrayVec<i8, 8>,
    /// How many tokens are in hand.
    pub tokens_in_hand: u8,
    /// Their values: for the owner, and for the historian.
    pub hand_tokens: Option<ArrayVec<i8, 8>>,
    /// The token taken from the hand to be placed: for the owner.
    pub holding: Option<i8>,
    /// How many cards in hand came from each pile: Coniura, Pugio.
    pub cards: [u8; 2],
    /// How many cards of each kind everybody knows to be in this hand.
    pub known: Hand,
    /// The cards in hand: for the owner.
    pub hand: Option<Hand>,
    /// The cards laid but not yet shown, still in hand: for the owner.
    pub laid: Option<Hand>,
}

/// A face-up Civitas card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CivitasView {
    /// The card.
    pub card: u8,
    /// Its spaces that can be used with so many players; those that cannot are
    /// `closed`.
    pub spaces: ArrayVec<SpaceView, 5>,
}

/// A space on a Civitas card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum SpaceView {
    /// Not for so few players.
    Closed,
    /// Free.
    Free,
    /// Taken.
    Token(TokenView),
}

/// A token on a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TokenView {
    /// Whose it is.
    pub seat: Seat,
    /// Its value, if the viewer may know it.
    pub value: Option<i8>,
    /// What everybody could work out it might be.
    pub could_be: ArrayVec<i8, 8>,
}

/// A pile of plot cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PileView {
    /// How many cards on top nobody has seen.
    pub unseen: u8,
    /// What they are, single and dual: for the historian.
    pub kinds: Option<[u8; 2]>,
    /// The cards below them, the first to be drawn first: everybody saw them go
    /// there.
    pub bottom: ArrayVec<Card, 32>,
}

/// The plot under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlotView {
    /// The leader, once somebody has started it.
    pub leader: Option<Seat>,
    /// The symbols each seat has shown.
    pub symbols: ArrayVec<u8, 5>,
    /// Who has passed for good.
    pub passed: ArrayVec<Seat, 5>,
    /// Who takes part so far.
    pub conspirators: ArrayVec<Seat, 5>,
    /// The candidate named, 1 or 2.
    pub named: Option<u8>,
    /// The Pugio symbols played in the emperor's defence.
    pub defence: u8,
    /// The Pugio symbols each seat has played against him.
    pub stabs: ArrayVec<u8, 5>,
}
