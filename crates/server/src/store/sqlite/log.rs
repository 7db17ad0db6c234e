//! Rows of the log.

use std::fmt::Write;

use ludi_engine::{Step, digest};
use rusqlite::functions::FunctionFlags;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension, params};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::fault::{Fault, damaged};
use super::tables::{find, set_status};
use super::values::{bits, count, from_json, json, number, seat, seats};
use crate::store::{Appended, Key, Row, Status, StoreError, TableId, Time};

/// How many columns a checksum covers.
const COVERED: i32 = 8;

/// Room for most rows, in bytes.
const ROOM: usize = 256;

/// A step as a record writes it: `{"act": …}` or `{"back": 1}`.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
enum Kept {
    Act(Value),
    Back(u32),
}

/// Adds the function `row_checksum` to a connection: it covers all columns of a
/// row, and the id of its table.
pub(super) fn add_checksum(connection: &Connection) -> rusqlite::Result<()> {
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
    connection.create_scalar_function("row_checksum", COVERED, flags, |columns| {
        Ok(checksum((0..columns.len()).map(|column| columns.get_raw(column))))
    })
}

fn checksum<'a>(columns: impl Iterator<Item = ValueRef<'a>>) -> i64 {
    let mut text = String::with_capacity(ROOM);
    for column in columns {
        // Writing to a string cannot fail.
        _ = match column {
            ValueRef::Integer(number) => write!(text, "{number}"),
            ValueRef::Text(bytes) => text.write_str(&String::from_utf8_lossy(bytes)),
            // No column of a row is anything else, unless it is damaged.
            ValueRef::Null | ValueRef::Real(_) | ValueRef::Blob(_) => text.write_str("?"),
        };
        // Two columns never look like two others.
        text.push('\n');
    }
    digest(&text).cast_signed()
}

/// The JSON of a step.
pub(super) fn spell(step: Step<Value>) -> String {
    json(&match step {
        Step::Act(action) => Kept::Act(action),
        Step::TakeBack(steps) => Kept::Back(steps),
    })
}

/// A row as it is kept after a certain one: made before the writer is kept busy with it.
pub(super) struct NewRow {
    table: TableId,
    expected: u64,
    seat: i64,
    step: String,
    hash: String,
    to_act: i64,
    key: Key,
    at: Time,
    checksum: i64,
    /// What the table is after it.
    becomes: Status,
}

impl NewRow {
    pub(super) fn new(table: TableId, expected: u64, row: Row) -> NewRow {
        let becomes = if row.to_act.is_empty() { Status::Over } else { Status::Playing };
        let mut new = NewRow {
            table,
            expected,
            seat: number(row.seat),
            step: spell(row.step),
            hash: format!("{:016x}", row.hash),
            to_act: bits(row.to_act),
            key: row.key,
            at: row.at,
            checksum: 0,
            becomes,
        };
        let columns = [
            ValueRef::from(new.table.as_str()),
            ValueRef::Integer(new.number()),
            ValueRef::Integer(new.seat),
            ValueRef::from(&*new.step),
            ValueRef::from(&*new.hash),
            ValueRef::Integer(new.to_act),
            ValueRef::from(new.key.as_str()),
            ValueRef::Integer(new.at.0),
        ];
        new.checksum = checksum(columns.into_iter());
        new
    }

    /// Its own number.
    fn number(&self) -> i64 {
        count(self.expected.saturating_add(1))
    }
}

/// Adds a row after the one that it is to follow, if the table is as far as it is after it.
macro_rules! insert {
    ($verb:literal) => {
        concat!(
            $verb,
            " INTO rows (table_number, n, seat, step, hash, to_act, key, at, checksum)
             VALUES (
                 (SELECT number FROM tables WHERE id = ?1 AND status = ?10
                     AND (?2 = 1 OR EXISTS
                         (SELECT 1 FROM rows WHERE table_number = number AND n = ?2 - 1))),
                 ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)"
        )
    };
}

fn insert(connection: &Connection, new: &NewRow, statement: &str) -> Result<usize, Fault> {
    let done = connection.prepare_cached(statement)?.execute(params![
        new.table,
        new.number(),
        new.seat,
        new.step,
        new.hash,
        new.to_act,
        new.key,
        new.at,
        new.checksum,
        new.becomes,
    ])?;
    Ok(done)
}

/// Appends a row, mostly at once. Where anything is not as usual, nothing is done by the
/// first statement, and what it is is found out by the others. Its key is not looked for where
/// its place is free: that would take an index, and so another page written for each row.
pub(super) fn append(connection: &Connection, new: &NewRow) -> Result<Appended, Fault> {
    match insert(connection, new, insert!("INSERT OR IGNORE"))? {
        1 => Ok(Appended::Done(new.expected + 1)),
        _ => append_with_care(connection, new),
    }
}

/// Appends a row that was sent before, comes too early or too late, or changes how far the
/// table is.
fn append_with_care(connection: &Connection, new: &NewRow) -> Result<Appended, Fault> {
    let id = new.table;
    let (table, status, now): (i64, Status, u32) = connection
        .prepare_cached(
            "SELECT number, status,
                 (SELECT coalesce(max(n), 0) FROM rows WHERE table_number = number)
             FROM tables WHERE id = ?1",
        )?
        .query_row([id], |row| row.try_into())
        .optional()?
        .ok_or(StoreError::NoTable(id))?;
    let (now, is_played) = (u64::from(now), matches!(status, Status::Playing | Status::Over));
    if now != new.expected || !is_played {
        return match with_same_key(connection, table, new)? {
            Some(n) => Ok(Appended::Again(n)),
            None if is_played => Ok(Appended::Stale { now }),
            None => Err(StoreError::NotPlayed(id).into()),
        };
    }
    if new.becomes != status {
        set_status(connection, table, new.becomes)?;
    }
    insert(connection, new, insert!("INSERT"))?;
    Ok(Appended::Done(new.expected + 1))
}

/// The row of a table that came from the same seat with the same key. All of its rows are
/// looked through, which is seldom needed.
fn with_same_key(connection: &Connection, table: i64, new: &NewRow) -> Result<Option<u64>, Fault> {
    let n: Option<u32> = connection
        .prepare_cached("SELECT n FROM rows WHERE table_number = ?1 AND key = ?2 AND seat = ?3")?
        .query_row(params![table, new.key, new.seat], |row| row.get(0))
        .optional()?;
    Ok(n.map(u64::from))
}

/// Who had to act after a row, as bits; nobody if there is no such row.
pub(super) fn to_act(connection: &Connection, table: i64, after: u64) -> Result<i64, Fault> {
    let found = connection
        .prepare_cached(
            "SELECT to_act FROM rows WHERE table_number = ?1 AND n = ?2
             UNION ALL SELECT first_to_act FROM tables WHERE number = ?1 AND ?2 = 0",
        )?
        .query_row((table, count(after)), |row| row.get(0))
        .optional()?;
    Ok(found.unwrap_or(0))
}

pub(super) fn rows(connection: &Connection, id: TableId, after: u64) -> Result<Vec<Row>, Fault> {
    let (table, _) = find(connection, id)?;
    let mut statement = connection.prepare_cached(
        "SELECT n, seat, step, hash, to_act, key, at FROM rows
         WHERE table_number = ?1 AND n > ?2 ORDER BY n",
    )?;
    let mut found = statement.query((table, count(after)))?;
    let mut rows = Vec::new();
    while let Some(row) = found.next()? {
        let n = after + rows.len() as u64 + 1;
        if row.get::<_, i64>(0)? != count(n) {
            return Err(damaged(format!("row {n} of table {id} is missing")));
        }
        let hash: String = row.get(3)?;
        rows.push(Row {
            seat: seat(row.get(1)?)?,
            step: match from_json(&row.get::<_, String>(2)?)? {
                Kept::Act(action) => Step::Act(action),
                Kept::Back(steps) => Step::TakeBack(steps),
            },
            hash: u64::from_str_radix(&hash, 16)
                .map_err(|_| damaged(format!("row {n} of table {id} has no hash")))?,
            to_act: seats(row.get(4)?)?,
            key: row.get(5)?,
            at: row.get(6)?,
        });
    }
    Ok(rows)
}
