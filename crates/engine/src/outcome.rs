//! How a match ended.

use serde::Serialize;

use crate::{Phrase, Seat, SeatSet};

/// The result of a finished match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Which of the game's endings it was: one of [`Info::endings`](crate::Info).
    pub ending: &'static str,
    /// The place of each seat, from 1; equal seats share a place. If nobody has
    /// won, all share the last.
    pub places: Vec<u8>,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// Where the points came from, and what broke ties.
    pub breakdown: Vec<ScoreLine>,
}

impl Outcome {
    /// Who won; several when the win is shared, nobody when all have lost.
    pub fn winners(&self) -> SeatSet {
        (0..self.places.len()).filter(|&seat| self.places[seat] == 1).map(Seat::new).collect()
    }

    /// The part of the win that is this seat's: 1, a fraction when shared, or 0.
    pub fn win_share(&self, seat: Seat) -> f64 {
        let winners = self.winners();
        if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
    }

    /// What a record keeps of it.
    pub fn summary(&self) -> Summary {
        Summary {
            ending: self.ending.to_owned(),
            places: self.places.clone(),
            scores: self.scores.clone(),
        }
    }
}

/// A line of the score sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// What is counted.
    pub label: Phrase,
    /// How much each seat has of it.
    pub values: Vec<i32>,
}

/// The result as a record keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Summary {
    /// Which ending it was.
    pub ending: String,
    /// The place of each seat, from 1.
    pub places: Vec<u8>,
    /// The points of each seat.
    pub scores: Vec<i32>,
}
