//! What was said.

use rusqlite::{Connection, OptionalExtension, params};

use super::fault::{Fault, damaged};
use super::people;
use super::tables::find;
use super::values::{count, from_json, json, number, seat};
use crate::store::{Line, TableId, Utterance, Whisper};

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
        let to = match (row.get(3)?, row.get::<_, Option<i64>>(4)?) {
            (Some(person), Some(number)) => Some(Whisper { seat: seat(number)?, person }),
            _ => None,
        };
        lines.push(Line {
            from: row.get(1)?,
            from_seat: row.get::<_, Option<i64>>(2)?.map(seat).transpose()?,
            to,
            what: match (row.get::<_, Option<String>>(6)?, row.get::<_, Option<String>>(9)?) {
                (Some(pledge), _) => Utterance::Promise(from_json(&pledge)?),
                (None, Some(notice)) => Utterance::Notice(from_json(&notice)?),
                (None, None) => Utterance::Words(row.get(5)?),
            },
            key: row.get(7)?,
            at: row.get(8)?,
        });
    }
    Ok(lines)
}
