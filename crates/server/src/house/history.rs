//! A match looked back at: it is played again once, and can be shown after any of
//! its rows.

use std::sync::Arc;

use ludi_engine::{Part, Seat, SeatSet, Table, digest};
use quick_cache::Weighter;
use quick_cache::sync::Cache;

use super::blocking::Blocking;
use super::numbers::Numbers;
use super::replay::{Replayed, replay};
use super::{House, HouseError, Shared, players};
use crate::store::{PersonId, Status, TableEntry, TableId};

/// How many rows of matches are kept at hand: about 100 MB of them.
const KEPT_ROWS: u64 = 40_000;
/// How many rows a match has that somebody looks back at: a guess for the cache.
const USUAL_ROWS: u64 = 200;

/// A match of a table, its moments and all that is hidden in it: whoever shows it
/// chooses the viewer.
#[derive(Clone)]
pub(crate) struct History {
    replayed: Arc<Replayed>,
    /// The table as it is kept.
    pub(crate) entry: TableEntry,
}

/// What makes a history another.
#[derive(Clone, PartialEq, Eq, Hash)]
struct HistoryKey {
    table: TableId,
    rows: u64,
    /// The hash of the names at the seats, which may change later.
    players: u64,
}

impl HistoryKey {
    fn of(entry: &TableEntry) -> HistoryKey {
        let players = players(&entry.seats);
        let players = digest(&(players.names, players.bots));
        HistoryKey { table: entry.terms.id, rows: entry.rows, players }
    }
}

/// A match weighs its rows.
#[derive(Clone)]
struct Rows;

impl Weighter<HistoryKey, Arc<Replayed>> for Rows {
    fn weight(&self, key: &HistoryKey, _: &Arc<Replayed>) -> u64 {
        key.rows + 1
    }
}

/// Looking back: a match is played again once for all who look at it, and apart
/// from those who serve everybody.
pub(super) struct Playback {
    blocking: Blocking,
    histories: Cache<HistoryKey, Arc<Replayed>, Rows>,
}

impl Playback {
    pub(super) fn new() -> Playback {
        let usual = (KEPT_ROWS / USUAL_ROWS) as usize;
        let histories = Cache::with_weighter(usual, KEPT_ROWS, Rows);
        Playback { blocking: Blocking::for_reads(), histories }
    }

    /// The match of a table, if somebody has looked back at it as it is now.
    pub(super) fn at_hand(&self, entry: &TableEntry) -> Option<Arc<Replayed>> {
        self.histories.get(&HistoryKey::of(entry))
    }
}

impl History {
    /// The match after its last row.
    pub(crate) fn table(&self) -> &dyn Table {
        &*self.replayed.table
    }

    /// The match after this row. Takes a while.
    pub(crate) fn after(&self, row: u64) -> Result<Box<dyn Table>, HouseError> {
        self.replayed.after(row)
    }

    /// How each viewer counts the rows while the match runs.
    pub(crate) fn numbers(&self) -> &Numbers {
        &self.replayed.numbers
    }

    /// The parts of the match, each with the row that it begins after. They follow from
    /// what spectators see.
    pub(crate) fn parts(&self) -> &[(u64, Part)] {
        &self.replayed.parts
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

impl Shared {
    /// The match of a table, played again unless it is at hand.
    pub(super) async fn history(
        self: &Arc<Shared>,
        entry: TableEntry,
    ) -> Result<History, HouseError> {
        let Playback { blocking, histories } = &self.playback;
        let played = async { Ok::<_, HouseError>(Arc::new(replay(self, blocking, &entry).await?)) };
        let replayed = histories.get_or_insert_async(&HistoryKey::of(&entry), played).await?;
        Ok(History { replayed, entry })
    }
}

impl House {
    /// The match of a table.
    pub(crate) async fn history(&self, id: TableId) -> Result<History, HouseError> {
        let entry = self.store().table(id).await?.ok_or(HouseError::NoTable)?;
        self.shared.history(entry).await
    }

    /// Makes something of the past, which may take a while.
    pub(crate) async fn look_back<T: Send + 'static>(
        &self,
        make: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, HouseError> {
        self.shared.playback.blocking.run(make).await
    }

    /// A match that is over, all of which may be shown; `None` before.
    pub(crate) async fn finished(&self, id: TableId) -> Result<Option<History>, HouseError> {
        let entry = self.store().table(id).await?.ok_or(HouseError::NoTable)?;
        if entry.status != Status::Over {
            return Ok(None);
        }
        self.shared.history(entry).await.map(Some)
    }

    /// The whole match as a file; `None` before it is over.
    pub(crate) async fn record(&self, id: TableId) -> Result<Option<Record>, HouseError> {
        let Some(history) = self.finished(id).await? else { return Ok(None) };
        let game = history.entry.terms.game.clone();
        let text = self.look_back(move || history.table().record()).await?;
        Ok(Some(Record { game, text }))
    }
}

/// A match as a file.
pub(crate) struct Record {
    /// Its game.
    pub(crate) game: String,
    pub(crate) text: String,
}
