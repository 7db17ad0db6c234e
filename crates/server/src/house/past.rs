//! A table as it was after any of its rows.

use ludi_engine::{Seat, SeatSet, Table};

use super::numbers::Numbers;
use super::replay::replay;
use super::{House, HouseError};
use crate::store::{PersonId, Status, TableEntry, TableId};

/// A match at an earlier moment, or now. It holds everything, hidden things
/// included: whoever shows it chooses the viewer.
pub(crate) struct Past {
    /// The match after the row that was asked for.
    pub(crate) table: Box<dyn Table>,
    /// How many rows there are by now.
    pub(crate) rows: u64,
    /// How each viewer counts them while the match runs.
    pub(crate) numbers: Numbers,
    /// The table as it is kept.
    pub(crate) entry: TableEntry,
}

impl Past {
    /// Is the match over, so that nothing is hidden any more?
    pub(crate) fn is_over(&self) -> bool {
        self.entry.status == Status::Over
    }

    /// The seats of this person.
    pub(crate) fn seats_of(&self, person: PersonId) -> SeatSet {
        let mine = |seat: &Seat| self.entry.seats[seat.index()].occupant.person == Some(person);
        Seat::all(self.entry.terms.setup.seats).filter(mine).collect()
    }
}

impl House {
    /// Plays the log of a table again up to this row, or to its end.
    pub(crate) async fn past(&self, id: TableId, row: Option<u64>) -> Result<Past, HouseError> {
        let entry = self.store().table(id).await?.ok_or(HouseError::NoTable)?;
        let replayed = replay(&self.rooms, &entry, row).await?;
        let numbers = Numbers::of(replayed.first, &replayed.rows);
        let (table, rows) = (replayed.table, replayed.rows.len() as u64);
        Ok(Past { table, rows, numbers, entry })
    }
}
