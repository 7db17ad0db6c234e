//! What lists say of a match.

use ludi_engine::{Outcome, Table};
use serde::{Deserialize, Serialize};

/// How a match stood after a row. It follows from the log: it is kept so that a list of
/// tables plays no match again. Nothing in it is a secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// After how many rows.
    pub rows: u64,
    /// The turn, where the game counts any.
    pub turn: Option<u16>,
    /// The place of each seat, from 1; empty before the end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<u8>,
    /// The points of each seat; empty before the end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<i32>,
}

impl Standing {
    /// How a match stands now.
    pub fn of(table: &dyn Table) -> Standing {
        let turn = table.part().map(|part| part.turn);
        let (places, points) = match table.outcome() {
            Some(Outcome { places, scores, .. }) => (places.to_vec(), scores.to_vec()),
            None => (Vec::new(), Vec::new()),
        };
        Standing { rows: table.rows(), turn, places, points }
    }

    /// Does a list say the same of both?
    pub fn says_same(&self, other: &Standing) -> bool {
        let said =
            |standing: &Standing| (standing.turn, standing.places.clone(), standing.points.clone());
        said(self) == said(other)
    }
}
