//! What can be done in the toy, what happens, and what one sees of it.

use ludi_engine::Seat;
use serde::{Deserialize, Serialize};

use super::Phase;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Action {
    Bid(u8),
    Lay(u8),
    Turn,
    Keep,
    Draw,
    Roll,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) enum Event {
    Dealt { seat: Seat, lots: Option<Vec<u8>> },
    Bid { seat: Seat, bid: Option<u8> },
    Opened { bids: Vec<u8> },
    Laid { seat: Seat, lot: Option<u8> },
    Turned { seat: Seat, lot: u8 },
    Kept { seat: Seat },
    Drawn { seat: Seat, lot: Option<u8> },
    Rolled { seat: Seat, die: u8 },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct View {
    pub(crate) me: Option<Seat>,
    pub(crate) phase: Phase,
    pub(crate) turn: Seat,
    pub(crate) players: Vec<PlayerView>,
    pub(crate) laid: Option<Option<u8>>,
    pub(crate) shown: Vec<u8>,
    /// The lots in the urn: their backs, or to the historian their numbers.
    pub(crate) urn: Vec<Option<u8>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct PlayerView {
    pub(crate) has_bid: bool,
    pub(crate) bid: Option<u8>,
    pub(crate) hand_size: u32,
    pub(crate) hand: Option<Vec<u8>>,
    pub(crate) kept_size: u32,
    pub(crate) kept: Option<Vec<u8>>,
    pub(crate) omen: Option<u8>,
    pub(crate) points: u8,
    pub(crate) rolls: u8,
}
