//! What is asked of a live table, and what it answers.

use ludi_engine::{Outcome, Players, Seat, SeatSet, Viewer};
use serde_json::Value;
use tokio::sync::oneshot;

use super::HouseError;
use crate::store::Key;

/// A letter to the mailbox of a live table.
pub(super) enum Letter {
    /// How it looks.
    Look { viewer: Viewer, reply: oneshot::Sender<Sight> },
    /// Something to be done.
    Do { command: Command, reply: oneshot::Sender<Result<Answer, HouseError>> },
    /// Why an action is not possible.
    Why { seat: Seat, action: Value, reply: oneshot::Sender<Answer> },
    /// What a bot wants to do after row `row`.
    Bot { row: u64, seat: Seat, action: Option<Value> },
}

/// Something that a seat does.
#[derive(Clone, PartialEq, Debug)]
pub struct Command {
    /// Which seat.
    pub seat: Seat,
    /// The row it is meant to follow.
    pub expected: u64,
    /// What it is known by when it is sent again.
    pub key: Key,
    /// What.
    pub deed: Deed,
}

/// What is done.
#[derive(Clone, PartialEq, Debug)]
pub enum Deed {
    /// An action of the game.
    Act(Value),
    /// So many steps taken back.
    TakeBack(u32),
}

/// What became of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It is row `n`, and durable; sent again, it is still the same row.
    Done(u64),
    /// The table has gone on since: nothing was done.
    Stale,
    /// It is no action of this game.
    Unknown,
    /// The rules forbid it: nothing was done.
    Refused(Sentence),
    /// Nothing of that can be taken back.
    Fixed,
    /// The question was why something is impossible, but it is possible.
    Possible,
}

/// A sentence and the section of the rules behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// The sentence.
    pub text: String,
    /// The section.
    pub rule: &'static str,
}

/// A table as one viewer sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Sight {
    /// The game's id.
    pub game: &'static str,
    /// The game's name.
    pub game_name: &'static str,
    /// How many rows the log has.
    pub row: u64,
    /// Who sits where.
    pub players: Players,
    /// Who has to act.
    pub to_act: SeatSet,
    /// What is going on.
    pub prompt: Sentence,
    /// What happened, by row.
    pub log: Vec<(u64, Sentence)>,
    /// The emblems of the game.
    pub emblems: &'static str,
    /// The board.
    pub board: String,
    /// How many steps the viewer may take back.
    pub retractable: u32,
    /// The result, when it is over.
    pub outcome: Option<Outcome>,
}
