//! A table as it was after any of its rows.

use std::sync::Arc;

use ludi_engine::{Seat, SeatSet, Table, digest};
use quick_cache::sync::Cache;

use super::blocking::Blocking;
use super::numbers::Numbers;
use super::replay::replay;
use super::{House, HouseError, players};
use crate::store::{PersonId, Status, TableEntry, TableId};

/// How many replays are kept at hand: each is as large as its log.
const KEPT: usize = 32;

/// A match at an earlier replay, or now. It holds everything, hidden things
/// included: whoever shows it chooses the viewer.
pub(crate) struct Past {
    replay: Arc<Replay>,
    /// The table as it is kept.
    pub(crate) entry: TableEntry,
}

/// What is the same for all who look back at it.
struct Replay {
    table: Box<dyn Table>,
    numbers: Numbers,
}

/// What makes a replay another.
#[derive(Clone, PartialEq, Eq, Hash)]
struct ReplayKey {
    table: TableId,
    /// The row it comes after, and how many there are.
    after: u64,
    rows: u64,
    /// The hash of the names at the seats, which may change later.
    players: u64,
}

/// Looking back: a match is played again once for all who want to see the same
/// replay, and apart from those who serve everybody.
pub(super) struct Playback {
    blocking: Blocking,
    replays: Cache<ReplayKey, Arc<Replay>>,
}

impl Playback {
    pub(super) fn new() -> Playback {
        Playback { blocking: Blocking::for_reads(), replays: Cache::new(KEPT) }
    }
}

impl Past {
    /// The match after the row that was asked for.
    pub(crate) fn table(&self) -> &dyn Table {
        &*self.replay.table
    }

    /// How each viewer counts the rows while the match runs.
    pub(crate) fn numbers(&self) -> &Numbers {
        &self.replay.numbers
    }

    /// How many rows there are by now.
    pub(crate) fn rows(&self) -> u64 {
        self.entry.rows
    }

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
    /// A table after this row, or after its last.
    pub(crate) async fn past(&self, id: TableId, row: Option<u64>) -> Result<Past, HouseError> {
        let entry = self.store().table(id).await?.ok_or(HouseError::NoTable)?;
        let players = players(&entry.seats);
        let after = row.map_or(entry.rows, |row| row.min(entry.rows));
        let key = ReplayKey {
            table: id,
            after,
            rows: entry.rows,
            players: digest(&(players.names, players.bots)),
        };
        let played = async {
            let replayed =
                replay(&self.shared, &self.playback.blocking, &entry, Some(after)).await?;
            let (table, numbers) = (replayed.table, replayed.numbers);
            Ok::<_, HouseError>(Arc::new(Replay { table, numbers }))
        };
        let replay = self.playback.replays.get_or_insert_async(&key, played).await?;
        Ok(Past { replay, entry })
    }

    /// Makes something of the past, which may take a while.
    pub(crate) async fn look_back<T: Send + 'static>(
        &self,
        make: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, HouseError> {
        self.playback.blocking.run(make).await
    }

    /// The whole match as a file; `None` before it is over.
    pub(crate) async fn record(&self, id: TableId) -> Result<Option<Record>, HouseError> {
        let entry = self.store().table(id).await?.ok_or(HouseError::NoTable)?;
        if entry.status != Status::Over {
            return Ok(None);
        }
        let past = self.past(id, None).await?;
        let text = self.look_back(move || past.table().record()).await?;
        Ok(Some(Record { game: entry.terms.game, text }))
    }
}

/// A match as a file.
pub(crate) struct Record {
    /// Its game.
    pub(crate) game: String,
    pub(crate) text: String,
}
