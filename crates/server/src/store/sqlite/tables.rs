//! Tables and seats.

use std::iter;

use ludi_engine::{Commitment, Seat, Seed, Setup};
use rusqlite::{Connection, OptionalExtension, Row, params, params_from_iter};
use serde_json::{Value, from_value};

use super::fault::{Fault, damaged};
use super::seats::{link, put};
use super::values::{count, from_json, json, lang, number, seats};
use crate::store::{
    Draw, DrawStage, Listing, SeatEntry, Standing, Status, StoreError, TableEntry, TableId, Terms,
};

/// What references inside the database call a table, and its status.
pub(super) fn find(connection: &Connection, id: TableId) -> Result<(i64, Status), Fault> {
    connection
        .prepare_cached("SELECT number, status FROM tables WHERE id = ?1")?
        .query_row([id], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?
        .ok_or(Fault(StoreError::NoTable(id)))
}

pub(super) fn open(
    connection: &Connection,
    terms: &Terms,
    entries: &[SeatEntry],
) -> Result<(), Fault> {
    if let Some(parent) = terms.parent {
        find(connection, parent)?;
    }
    if find(connection, terms.id).is_ok() {
        return Err(StoreError::TableThere(terms.id).into());
    }
    connection
        .prepare_cached(
            "INSERT INTO tables (id, game, rules, setup, seed, commitment, lang, visibility,
                 status, opened, parent, draws, absence, name)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)",
        )?
        .execute(params![
            terms.id,
            terms.game,
            terms.rules,
            json(&terms.setup),
            hex_of(&terms.seed),
            terms.seed.commitment().to_string(),
            terms.lang.code(),
            terms.visibility,
            Status::Gathering,
            terms.opened,
            terms.parent,
            json(&[Draw::new(terms.seed, DrawStage::Open)]),
            terms.absence,
            terms.name,
        ])?;
    let table = connection.last_insert_rowid();
    for seat in Seat::all(terms.setup.seats) {
        let entry = entries.get(seat.index()).cloned().unwrap_or_default();
        connection
            .prepare_cached("INSERT INTO seats (table_number, seat) VALUES (?1, ?2)")?
            .execute((table, number(seat)))?;
        put(connection, table, seat, &entry.occupant)?;
        link(connection, table, seat, entry.link)?;
    }
    Ok(())
}

/// A seed in hex, which only its JSON gives.
fn hex_of(seed: &Seed) -> String {
    json(seed).trim_matches('"').to_owned()
}

pub(super) fn set_status(connection: &Connection, table: i64, to: Status) -> Result<(), Fault> {
    connection
        .prepare_cached("UPDATE tables SET status = ?2 WHERE number = ?1")?
        .execute((table, to))?;
    Ok(())
}

pub(super) fn note_standing(
    connection: &Connection,
    id: TableId,
    standing: &Standing,
) -> Result<(), Fault> {
    let (table, _) = find(connection, id)?;
    connection
        .prepare_cached(
            "UPDATE tables SET standing = ?2
             WHERE number = ?1 AND (standing IS NULL OR standing ->> '$.rows' <= ?3)",
        )?
        .execute(params![table, json(standing), count(standing.rows)])?;
    Ok(())
}

pub(super) fn close(connection: &Connection, id: TableId) -> Result<(), Fault> {
    let (table, status) = find(connection, id)?;
    if status != Status::Over {
        set_status(connection, table, Status::Closed)?;
    }
    Ok(())
}

pub(super) fn get(connection: &Connection, id: TableId) -> Result<Option<TableEntry>, Fault> {
    connection
        .prepare_cached("SELECT * FROM entries WHERE id = ?1")?
        .query([id])?
        .next()?
        .map(|row| entry(connection, row))
        .transpose()
}

/// By what lists are sorted. While a match is played, when its last row was made
/// may be a secret: such as that somebody has changed what it sealed.
const MOVED: &str = "CASE status WHEN 'playing' THEN opened ELSE moved END";

pub(super) fn list(
    connection: &Connection,
    which: Listing,
    limit: u32,
) -> Result<Vec<TableEntry>, Fault> {
    // What a list is about, if anything, is ?2 and ?3.
    let (filter, about) = match which {
        Listing::ToJoin => ("status = 'gathering' AND visibility = 'open'", Vec::new()),
        Listing::ToWatch => ("status = 'playing' AND visibility = 'open'", Vec::new()),
        Listing::Live => ("status = 'playing'", Vec::new()),
        Listing::Unfinished => ("status IN ('gathering', 'playing')", Vec::new()),
        Listing::Over => ("status = 'over'", Vec::new()),
        Listing::After(table) => ("parent = ?2", vec![table.to_string()]),
        Listing::Of(person) => (
            "status <> 'closed'
             AND number IN (SELECT table_number FROM seats WHERE person = ?2)",
            vec![person.to_string()],
        ),
        Listing::RunningOf(person) => (
            "status IN ('gathering', 'playing')
             AND number IN (SELECT table_number FROM seats WHERE person = ?2)",
            vec![person.to_string()],
        ),
        Listing::FinishedOf(person, game) => (
            "status = 'over' AND ?3 IN (game, '')
             AND number IN (SELECT table_number FROM seats WHERE person = ?2)",
            vec![person.to_string(), game.unwrap_or_default().to_owned()],
        ),
    };
    let first = match which {
        Listing::Of(_) | Listing::RunningOf(_) => "status = 'playing' AND EXISTS (
                 SELECT 1 FROM seats
                 WHERE table_number = number AND person = ?2 AND bot IS NULL
                     AND to_act >> seat & 1
             ) DESC,"
            .to_owned(),
        // In the public lists the first table of everybody comes before the
        // second of anybody: nobody's tables push the others' off.
        Listing::ToJoin | Listing::ToWatch => {
            format!(
                "row_number() OVER (
                     PARTITION BY (
                         SELECT person FROM seats
                         WHERE table_number = number AND person IS NOT NULL
                         ORDER BY seat LIMIT 1
                     )
                     ORDER BY {MOVED} DESC, number DESC
                 ),"
            )
        }
        Listing::After(_)
        | Listing::FinishedOf(..)
        | Listing::Live
        | Listing::Unfinished
        | Listing::Over => String::new(),
    };
    let sql = format!(
        "SELECT * FROM entries WHERE {filter} ORDER BY {first} {MOVED} DESC, number DESC LIMIT CAST(?1 AS INTEGER)"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let values = iter::once(limit.to_string()).chain(about);
    let mut found = statement.query(params_from_iter(values))?;
    let mut entries = Vec::new();
    while let Some(row) = found.next()? {
        entries.push(entry(connection, row)?);
    }
    Ok(entries)
}

fn entry(connection: &Connection, row: &Row<'_>) -> Result<TableEntry, Fault> {
    let text = |name| row.get::<_, String>(name);
    let hex = |name| Ok::<_, rusqlite::Error>(Value::String(text(name)?));
    let id: TableId = row.get("id")?;
    let seed: Option<Seed> = from_value(hex("seed")?).ok();
    let commitment: Option<Commitment> = from_value(hex("commitment")?).ok();
    let seed = seed
        .filter(|seed| Some(seed.commitment()) == commitment)
        .ok_or_else(|| damaged(format!("the seed of table {id} is not the one committed to")))?;
    let setup: Setup = from_json(&text("setup")?)?;
    let standing: Option<String> = row.get("standing")?;
    let sitting = super::seats::of_table(connection, row.get("number")?)?;
    if !sitting.iter().map(|(seat, _)| *seat).eq(Seat::all(setup.seats)) {
        return Err(damaged(format!("the seats of table {id} are not those of its setup")));
    }
    Ok(TableEntry {
        terms: Terms {
            id,
            game: text("game")?,
            rules: row.get("rules")?,
            setup,
            seed,
            lang: lang(&text("lang")?)?,
            visibility: row.get("visibility")?,
            absence: row.get("absence")?,
            opened: row.get("opened")?,
            parent: row.get("parent")?,
            name: row.get("name")?,
        },
        origin: super::forks::origin(row)?,
        status: row.get("status")?,
        contributions: from_json(&text("contributions")?)?,
        draws: super::draws::read(connection, &text("draws")?)?,
        seats: sitting.into_iter().map(|(_, entry)| entry).collect(),
        rows: row.get::<_, u32>("length")?.into(),
        to_act: seats(row.get("to_act")?)?,
        moved: row.get("moved")?,
        standing: standing.as_deref().map(from_json).transpose()?,
    })
}
