//! A match from its log: dealt again, and every row played again.

use std::sync::Arc;

use ludi_bots::AnyGame;
use ludi_engine::{Part, SeatSet, Step, Table};

use super::blocking::Blocking;
use super::numbers::Numbers;
use super::{HouseError, Shared, players};
use crate::store::{Row, Status, TableEntry};

/// A match is kept at so many moments, so that any other is near to one of them.
const CHECKPOINTS: u64 = 8;
/// No more often than after so many rows.
const APART: u64 = 32;

/// A match as its log leaves it.
pub(super) struct Replayed {
    pub(super) table: Box<dyn Table>,
    /// All rows, in order.
    pub(super) rows: Vec<Row>,
    /// Who had to act after the deal.
    pub(super) first: SeatSet,
    /// How each viewer counts the rows.
    pub(super) numbers: Numbers,
    /// The parts of the match, each with the row that it begins after. None in a game
    /// that has no parts.
    pub(super) parts: Vec<(u64, Part)>,
    /// The match on its way, by rows; first the deal.
    checkpoints: Vec<Box<dyn Table>>,
}

impl Replayed {
    /// A match that has no rows yet.
    pub(super) fn dealt(table: Box<dyn Table>) -> Replayed {
        let (first, checkpoints) = (table.to_act(), vec![table.fork()]);
        let parts = table.part().map(|part| (0, part)).into_iter().collect();
        let numbers = Numbers::default();
        Replayed { table, rows: Vec::new(), first, numbers, parts, checkpoints }
    }

    /// Another part of the match may have begun with the last row.
    fn note_part(&mut self) {
        let Some(part) = self.table.part() else { return };
        if self.parts.last().is_none_or(|(_, last)| *last != part) {
            self.parts.push((self.table.rows(), part));
        }
    }

    /// The match after this row, or after its last.
    pub(super) fn after(&self, row: u64) -> Result<Box<dyn Table>, HouseError> {
        if row >= self.table.rows() {
            return Ok(self.table.fork());
        }
        let before = self.checkpoints.partition_point(|table| table.rows() <= row);
        let nearest = before.checked_sub(1).and_then(|at| self.checkpoints.get(at));
        let mut table = nearest.ok_or(HouseError::NoTable)?.fork();
        while table.rows() < row {
            let number = table.rows() + 1;
            let next = self.rows.get(table.rows() as usize);
            play_row(&mut *table, number, next.ok_or(HouseError::Log { row: number })?)?;
        }
        Ok(table)
    }
}

/// Plays the log of a table again, apart from those who serve everybody. Every row
/// must be possible, and lead to the state whose hash it carries.
pub(super) async fn replay(
    shared: &Arc<Shared>,
    blocking: &Blocking,
    entry: &TableEntry,
) -> Result<Replayed, HouseError> {
    if !matches!(entry.status, Status::Playing | Status::Over) {
        return Err(HouseError::NoTable);
    }
    let mut rows = shared.store.rows(entry.terms.id, 0).await?;
    // Whatever was added since the entry was read comes the next time.
    rows.truncate(usize::try_from(entry.rows).unwrap_or(usize::MAX));
    shared.metrics.replayed();
    let (shared, entry) = (shared.clone(), entry.clone());
    blocking.run(move || play(&shared, &entry, rows)).await?
}

fn play(shared: &Shared, entry: &TableEntry, rows: Vec<Row>) -> Result<Replayed, HouseError> {
    let game = shared.registry.find(&entry.terms.game).ok_or(HouseError::NoGame)?;
    let mut replayed = Replayed::dealt(deal(game, entry)?);
    let apart = (rows.len() as u64 / CHECKPOINTS).max(APART);
    for (number, row) in (1..).zip(&rows) {
        play_row(&mut *replayed.table, number, row)?;
        replayed.numbers.note(&row.step, replayed.table.audience());
        replayed.note_part();
        if number % apart == 0 {
            replayed.checkpoints.push(replayed.table.fork());
        }
    }
    Ok(Replayed { rows, ..replayed })
}

fn play_row(table: &mut dyn Table, number: u64, row: &Row) -> Result<(), HouseError> {
    let done = match &row.step {
        Step::Act(action) => table.act(row.seat, action).is_ok(),
        Step::TakeBack(steps) => table.take_back(row.seat, *steps),
    };
    if done && table.hash() == row.hash { Ok(()) } else { Err(HouseError::Log { row: number }) }
}

/// The match of a table as it is dealt, by the rules it was opened with.
pub(super) fn deal(game: &AnyGame, entry: &TableEntry) -> Result<Box<dyn Table>, HouseError> {
    let rules = entry.terms.rules;
    if !game.info.plays(rules) {
        return Err(HouseError::Rules);
    }
    Ok(game.open(rules, entry.terms.setup.clone(), entry.dice_keys()?, players(&entry.seats))?)
}
