//! A table from its log: dealt again, and every row played again.

use std::collections::HashMap;

use ludi_engine::{Seat, Step, Table};

use super::{HouseError, Shelf, players};
use crate::store::{Key, Status, Store, TableEntry};

/// A table as its log leaves it.
pub(super) struct Replayed {
    pub(super) table: Box<dyn Table>,
    /// The row of each key.
    pub(super) keys: HashMap<(Seat, Key), u64>,
}

/// Plays the log of a table again. Every row must be possible, and lead to the
/// state whose hash it carries.
pub(super) async fn replay(
    store: &dyn Store,
    shelf: &Shelf,
    entry: &TableEntry,
) -> Result<Replayed, HouseError> {
    if !matches!(entry.status, Status::Playing | Status::Over) {
        return Err(HouseError::NoTable);
    }
    let TableEntry { terms, seats, .. } = entry;
    let game = shelf.find(&terms.game).ok_or(HouseError::NoGame)?;
    if game.info().rules_version != terms.rules {
        return Err(HouseError::Rules);
    }
    let mut table = game.open(terms.setup.clone(), terms.seed, players(seats))?;
    let mut keys = HashMap::new();
    for (number, row) in (1..).zip(store.rows(terms.id, 0).await?) {
        let done = match &row.step {
            Step::Act(action) => table.act(row.seat, action).is_ok(),
            Step::TakeBack(steps) => table.take_back(row.seat, *steps),
        };
        if !done || table.hash() != row.hash {
            return Err(HouseError::Log { row: number });
        }
        keys.insert((row.seat, row.key), number);
    }
    Ok(Replayed { table, keys })
}
