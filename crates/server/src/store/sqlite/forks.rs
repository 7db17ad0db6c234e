//! Tables that go on from a row of a finished match.

use rusqlite::{Connection, Row, params};

use super::fault::Fault;
use super::values::{count, from_json, json};
use super::{log, tables};
use crate::store::{Origin, SeatEntry, Status, StoreError, TableId, Terms};

pub(super) fn open(
    connection: &Connection,
    terms: &Terms,
    entries: &[SeatEntry],
    of: TableId,
    after: u64,
) -> Result<(), Fault> {
    let mut parent = tables::get(connection, of)?.ok_or(StoreError::NoTable(of))?;
    parent.draws = super::draws::nameless(parent.draws);
    let (parent_number, _) = tables::find(connection, of)?;
    if parent.status != Status::Over || log::to_act(connection, parent_number, after)? == 0 {
        return Err(StoreError::NoFork(of, after).into());
    }
    tables::open(connection, terms, entries)?;
    let (number, _) = tables::find(connection, terms.id)?;
    connection
        .prepare_cached(
            "UPDATE tables SET fork_of = ?2, fork_after = ?3, fork_fortune = ?4, draws = '[]',
                 first_to_act = (SELECT first_to_act FROM tables WHERE number = ?5)
             WHERE number = ?1",
        )?
        .execute(params![number, of, count(after), json(&parent.dice_keys()?), parent_number])?;
    connection
        .prepare_cached(
            "INSERT INTO rows (table_number, n, seat, step, hash, to_act, key, at, checksum)
             SELECT ?1, n, seat, step, hash, to_act, key, ?4,
                 row_checksum(?5, n, seat, step, hash, to_act, key, ?4)
             FROM rows WHERE table_number = ?2 AND n <= ?3 ORDER BY n",
        )?
        .execute(params![number, parent_number, count(after), terms.opened, terms.id])?;
    tables::set_status(connection, number, Status::Playing)
}

/// Where a table has its first rows from, if it is a fork.
pub(super) fn origin(row: &Row<'_>) -> Result<Option<Origin>, Fault> {
    let Some(table) = row.get("fork_of")? else { return Ok(None) };
    let after: u32 = row.get("fork_after")?;
    let dice_keys = from_json(&row.get::<_, String>("fork_fortune")?)?;
    Ok(Some(Origin { table, after: after.into(), dice_keys }))
}
