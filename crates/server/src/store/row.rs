//! Rows of the log, as they are kept.

use ludi_engine::{Seat, SeatSet, Step};
use serde_json::Value;

use super::{Key, Time};

/// A row of a table's log. Its number is its place: the first row is row 1,
/// and none is ever missing, changed or taken away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Whose row it is.
    pub seat: Seat,
    /// What was done; the action as JSON.
    pub step: Step<Value>,
    /// The hash of the state after it.
    pub hash: u64,
    /// Who has to act after it; nobody when it ends the match.
    pub to_act: SeatSet,
    /// The key the command came with. Keys of different seats do not meet.
    pub key: Key,
    /// When it was done.
    pub at: Time,
}

/// What became of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is row `n`, and will still be there after a power cut.
    Done(u64),
    /// The same seat sent the same key before, and that is row `n`: nothing
    /// was added, and the sender gets the answer it may have missed.
    Again(u64),
    /// It was meant to follow another row than the last: nothing was added.
    Stale {
        /// How many rows there are.
        now: u64,
    },
}
