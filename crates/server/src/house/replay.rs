//! A match from its log: dealt again, and every row played again.

use std::sync::Arc;

use ludi_bots::AnyGame;
use ludi_engine::{SeatSet, Step, Table};

use super::blocking::Blocking;
use super::numbers::Numbers;
use super::{HouseError, Shared, players};
use crate::store::{Row, Status, TableEntry};

/// A match as its log leaves it.
pub(super) struct Replayed {
    pub(super) table: Box<dyn Table>,
    /// All rows, in order, those after it included.
    pub(super) rows: Vec<Row>,
    /// Who had to act after the deal.
    pub(super) first: SeatSet,
    /// How each viewer counts the rows.
    pub(super) numbers: Numbers,
}

/// Plays the log of a table again, apart from those who serve everybody, and gives
/// the match as it was after this row or after the last. Every row must be
/// possible, and lead to the state whose hash it carries.
pub(super) async fn replay(
    shared: &Arc<Shared>,
    blocking: &Blocking,
    entry: &TableEntry,
    upto: Option<u64>,
) -> Result<Replayed, HouseError> {
    if !matches!(entry.status, Status::Playing | Status::Over) {
        return Err(HouseError::NoTable);
    }
    let mut rows = shared.store.rows(entry.terms.id, 0).await?;
    // Whatever was added since the entry was read comes the next time.
    rows.truncate(usize::try_from(entry.rows).unwrap_or(usize::MAX));
    shared.metrics.replayed();
    let (shared, entry) = (shared.clone(), entry.clone());
    blocking.run(move || play(&shared, &entry, rows, upto)).await?
}

fn play(
    shared: &Shared,
    entry: &TableEntry,
    rows: Vec<Row>,
    upto: Option<u64>,
) -> Result<Replayed, HouseError> {
    let game = shared.registry.find(&entry.terms.game).ok_or(HouseError::NoGame)?;
    let mut table = deal(game, entry)?;
    let first = table.to_act();
    let mut numbers = Numbers::default();
    let last = rows.len() as u64;
    let mut wanted = (upto == Some(0) && last > 0).then(|| table.fork());
    for (number, row) in (1..).zip(&rows) {
        let done = match &row.step {
            Step::Act(action) => table.act(row.seat, action).is_ok(),
            Step::TakeBack(steps) => table.take_back(row.seat, *steps),
        };
        if !done || table.hash() != row.hash {
            return Err(HouseError::Log { row: number });
        }
        numbers.note(&row.step, table.audience());
        if upto == Some(number) && number < last {
            wanted = Some(table.fork());
        }
    }
    Ok(Replayed { table: wanted.unwrap_or(table), rows, first, numbers })
}

/// The match of a table as it is dealt, by the rules it was opened with.
pub(super) fn deal(game: &AnyGame, entry: &TableEntry) -> Result<Box<dyn Table>, HouseError> {
    let rules = entry.terms.rules;
    if !game.info.plays(rules) {
        return Err(HouseError::Rules);
    }
    Ok(game.open(rules, entry.terms.setup.clone(), entry.dice_keys()?, players(&entry.seats))?)
}
