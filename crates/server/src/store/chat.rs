//! What is said at a table, as it is kept.

use ludi_engine::{Promise, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Key, PersonId, Time};

/// Something said. Its number is its place: the first line is line 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who says it.
    pub from: PersonId,
    /// On which seat; none for a spectator.
    pub from_seat: Option<Seat>,
    /// To whom alone; nobody in particular is everyone.
    pub to: Option<Whisper>,
    /// What.
    pub what: Utterance,
    /// The key the command came with. Keys of different people do not meet.
    pub key: Key,
    /// When.
    pub at: Time,
}

/// What a line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Utterance {
    /// Whatever the speaker likes.
    Words(String),
    /// A promise.
    Promise(Pledge),
    /// Something that the server tells of the speaker.
    Notice(Notice),
}

/// What happened to a seat. In which words it is told depends on who reads it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Notice {
    /// What.
    pub event: SeatEvent,
    /// Which seat.
    pub seat: Seat,
    /// How many rows the log had then.
    pub row: u64,
}

/// Something that happens to a seat in a running match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatEvent {
    /// A bot had it, and every person at the table agreed to give it to this one.
    Given,
    /// This person is away, and the others voted for a bot to play meanwhile.
    Replaced,
    /// This person lets a bot play.
    HandedOver,
    /// This person plays again.
    Back,
    /// This person left for good, and a bot has the seat.
    Left,
}

/// A promise as it was made. In which words it is told depends on who reads it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pledge {
    /// What is promised.
    #[serde(flatten)]
    pub promise: Promise,
    /// To which seat; to everyone if none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Seat>,
    /// How many rows the log had then.
    pub row: u64,
}

/// To whom something is whispered. The person is kept beside the seat, so that
/// whoever takes the seat over later does not inherit its secrets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Whisper {
    /// The seat.
    pub seat: Seat,
    /// Who sat there.
    pub person: PersonId,
}

impl Line {
    /// May this person read it? Nobody in particular is a passer-by.
    pub fn is_for(&self, person: Option<PersonId>) -> bool {
        match self.to {
            None => true,
            Some(whisper) => person.is_some_and(|id| id == self.from || id == whisper.person),
        }
    }
}
