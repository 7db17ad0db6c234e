//! The number of a seat, as a program sends it.

use ludi_engine::{Lang, NoSuchSeat, Seat};
use serde::Deserialize;
use utoipa::ToSchema;

use super::problem::Problem;

/// A seat, from 0.
///
/// Any number is read, so that one that is no seat's gets a sentence of its own.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(minimum = 0, maximum = 5)]
pub(super) struct SeatNumber(i64);

impl SeatNumber {
    pub(super) fn seat(self, lang: Lang) -> Result<Seat, Problem> {
        Seat::try_from(self.0).map_err(|NoSuchSeat(_)| Problem::no_such_seat(lang))
    }
}
