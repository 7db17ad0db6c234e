//! What was said.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::fault::{Fault, damaged};
use super::people;
use super::tables::find;
use super::values::{count, from_json, json, number, seat};
use crate::store::{Line, PersonId, TableId, Utterance, Whisper};

pub(super) fn say(connection: &Connection, id: TableId, line: &Line) -> Result<u64, Fault> {
    let (table, _) = find(connection, id)?;
    people::expect(connection, line.from)?;
    if let Some(whisper) = line.to {
        people::expect(connection, whisper.person)?;
    }
    let same_key = connection
        .prepare_cached(
            "SELECT n FROM lines WHERE table_number = ?1 AND key = ?2 AND from_person = ?3",
        )?
        .query_row(params![table, line.key, line.from], |row| row.get::<_, u32>(0))
        .optional()?;
    if let Some(n) = same_key {
        return Ok(n.into());
    }
    let (text, promise, notice) = match &line.what {
        Utterance::Words(text) => (&**text, None, None),
        Utterance::Promise(pledge) => ("", Some(json(pledge)), None),
        Utterance::Notice(notice) => ("", None, Some(json(notice))),
    };
    let n: u32 = connection
        .prepare_cached(
            "INSERT INTO lines (table_number, n, from_person, from_seat, to_person, to_seat, text,
                 promise, key, at, notice)
             VALUES (?1, (SELECT coalesce(max(n), 0) + 1 FROM lines WHERE table_number = ?1),
                 ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
             RETURNING n",
        )?
        .query_row(
            params![
                table,
                line.from,
                line.from_seat.map(number),
                line.to.map(|whisper| whisper.person),
                line.to.map(|whisper| number(whisper.seat)),
                text,
                promise,
                line.key,
                line.at,
                notice,
            ],
            |row| row.get(0),
        )?;
    Ok(n.into())
}

pub(super) fn lines(connection: &Connection, id: TableId, after: u64) -> Result<Vec<Line>, Fault> {
    let (table, _) = find(connection, id)?;
    let mut statement = connection.prepare_cached(
        "SELECT n, from_person, from_seat, to_person, to_seat, text, promise, key, at, notice
         FROM lines
         WHERE table_number = ?1 AND n > ?2 ORDER BY n",
    )?;
    let mut found = statement.query((table, count(after)))?;
    let mut lines = Vec::new();
    while let Some(row) = found.next()? {
        let n = after + lines.len() as u64 + 1;
        if row.get::<_, i64>(0)? != count(n) {
            return Err(damaged(format!("line {n} of table {id} is missing")));
        }
        lines.push(read(row)?);
    }
    Ok(lines)
}

/// A line, from columns of these names.
fn read(row: &Row<'_>) -> Result<Line, Fault> {
    let to = match (row.get("to_person")?, row.get::<_, Option<i64>>("to_seat")?) {
        (Some(person), Some(number)) => Some(Whisper { seat: seat(number)?, person }),
        _ => None,
    };
    Ok(Line {
        from: row.get("from_person")?,
        from_seat: row.get::<_, Option<i64>>("from_seat")?.map(seat).transpose()?,
        to,
        what: match (
            row.get::<_, Option<String>>("promise")?,
            row.get::<_, Option<String>>("notice")?,
        ) {
            (Some(pledge), _) => Utterance::Promise(from_json(&pledge)?),
            (None, Some(notice)) => Utterance::Notice(from_json(&notice)?),
            (None, None) => Utterance::Words(row.get("text")?),
        },
        key: row.get("key")?,
        at: row.get("at")?,
    })
}

/// All that somebody said.
pub(super) fn of(connection: &Connection, id: PersonId) -> Result<Vec<(TableId, Line)>, Fault> {
    people::expect(connection, id)?;
    let mut statement = connection.prepare_cached(
        "SELECT id, from_person, from_seat, to_person, to_seat, text, promise, key, at, notice
         FROM lines JOIN tables ON number = table_number
         WHERE from_person = ?1 AND notice IS NULL ORDER BY number, n",
    )?;
    let mut found = statement.query([id])?;
    let mut lines = Vec::new();
    while let Some(row) = found.next()? {
        lines.push((row.get("id")?, read(row)?));
    }
    Ok(lines)
}
