//! A table that goes on from a moment of a finished match.

use ludi_bots::Level;
use ludi_engine::{Lang, Seat, Seed};

use super::{House, HouseError};
use crate::people::random;
use crate::store::{Occupant, PersonId, SeatEntry, StoreError, TableId, Terms, Visibility};

impl House {
    /// Opens a table that goes on after this row of a finished match, with this
    /// person on one seat and bots on the others. It has begun: nobody else is
    /// waited for. The position is that of the match; the dice to come are new.
    pub async fn fork(
        &self,
        of: TableId,
        row: u64,
        seat: Seat,
        person: PersonId,
        lang: Lang,
    ) -> Result<TableId, HouseError> {
        let parent = self.store().table(of).await?.ok_or(HouseError::NoTable)?.terms;
        let game = self.registry().find(&parent.game).ok_or(HouseError::NoGame)?;
        if !game.info.plays(parent.rules) {
            return Err(HouseError::Rules);
        }
        if seat.index() >= usize::from(parent.setup.seats) {
            return Err(StoreError::NoSeat(of, seat).into());
        }
        let id = TableId::new(random()?);
        let occupant = |at: Seat| match at == seat {
            true => Occupant::person(person),
            false => Occupant::bot(Level::Heuristic.name()),
        };
        let entry = |at| SeatEntry { occupant: occupant(at), ..SeatEntry::default() };
        let seats = Seat::all(parent.setup.seats).map(entry).collect();
        let terms = Terms {
            id,
            seed: Seed::new(random()?),
            lang,
            visibility: Visibility::ByLink,
            absence: Visibility::ByLink.absence(),
            opened: self.now(),
            parent: None,
            ..parent
        };
        self.store().fork_table(terms, seats, of, row).await?;
        Ok(id)
    }
}
