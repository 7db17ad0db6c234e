//! How the key of a table is drawn.

use std::convert::Infallible;

use ludi_engine::SeatSet;
use rusqlite::{Connection, OptionalExtension, params};

use super::fault::Fault;
use super::tables;
use super::values::{bits, from_json, json};
use crate::store::{Draw, PersonId, Status, TableId};

pub(super) fn change(
    connection: &Connection,
    id: TableId,
    from: &[Draw],
    to: &[Draw],
    begin: Option<SeatSet>,
) -> Result<bool, Fault> {
    let (table, status) = tables::find(connection, id)?;
    if status != Status::Gathering {
        return Ok(false);
    }
    let changed = connection
        .prepare_cached("UPDATE tables SET draws = ?3 WHERE number = ?1 AND draws = ?2")?
        .execute(params![table, json(&from), json(&to)])?;
    if changed == 0 {
        return Ok(false);
    }
    if let Some(to_act) = begin {
        connection
            .prepare_cached("UPDATE tables SET first_to_act = ?2 WHERE number = ?1")?
            .execute((table, bits(to_act)))?;
        tables::set_status(connection, table, Status::Playing)?;
    }
    Ok(true)
}

/// Draws as they are kept, with the names that people have now.
pub(super) fn read(connection: &Connection, text: &str) -> Result<Vec<Draw>, Fault> {
    let mut draws: Vec<Draw> = from_json(text)?;
    for draw in &mut draws {
        draw.name(|person| name(connection, person))?;
    }
    Ok(draws)
}

/// The draws of a match that others go on from: without names, which are
/// looked up at the table they belong to.
pub(super) fn nameless(mut draws: Vec<Draw>) -> Vec<Draw> {
    for draw in &mut draws {
        let Ok(()) = draw.name(|_| Ok::<_, Infallible>(String::new()));
    }
    draws
}

fn name(connection: &Connection, person: PersonId) -> Result<String, Fault> {
    let name = connection
        .prepare_cached("SELECT name FROM people WHERE id = ?1")?
        .query_row([person], |row| row.get(0))
        .optional()?;
    Ok(name.unwrap_or_default())
}
