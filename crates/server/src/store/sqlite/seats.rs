//! Seats: who has them, and the secret links that lead there.

use ludi_engine::Seat;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::fault::{Fault, is_constraint};
use super::tables::find;
use super::values::{number, seat};
use super::{lines, people};
use crate::store::{Occupant, SeatChange, SeatEntry, SeatLink, SecretHash, StoreError, TableId};

pub(super) fn put(
    connection: &Connection,
    table: i64,
    seat: Seat,
    occupant: &Occupant,
) -> Result<(), Fault> {
    if let Some(person) = occupant.person {
        people::expect(connection, person)?;
    }
    connection
        .prepare_cached(
            "UPDATE seats SET person = ?3, alias = ?4, bot = ?5
             WHERE table_number = ?1 AND seat = ?2",
        )?
        .execute(params![table, number(seat), occupant.person, occupant.alias, occupant.bot])?;
    Ok(())
}

pub(super) fn link(
    connection: &Connection,
    table: i64,
    seat: Seat,
    link: Option<SeatLink>,
) -> Result<(), Fault> {
    let (hash, from) = (link.map(|link| link.hash), link.and_then(|link| link.from));
    let until = link.and_then(|link| link.until);
    let changed = connection
        .prepare_cached(
            "UPDATE seats SET link = ?3, link_from = ?4, link_until = ?5
             WHERE table_number = ?1 AND seat = ?2",
        )?
        .execute(params![table, number(seat), hash, from, until]);
    match changed {
        Err(error) if is_constraint(&error) => Err(StoreError::SecretTaken.into()),
        changed => Ok(changed.map(|_| ())?),
    }
}

pub(super) fn change(
    connection: &Connection,
    id: TableId,
    change: &SeatChange,
) -> Result<bool, Fault> {
    let (table, _) = find(connection, id)?;
    let SeatChange { seat, from, to, link: used, notice } = change;
    let (sits, there) = connection
        .prepare_cached(
            "SELECT person, alias, bot, link FROM seats WHERE table_number = ?1 AND seat = ?2",
        )?
        .query_row((table, number(*seat)), |row| {
            Ok((occupant(row)?, row.get::<_, Option<SecretHash>>(3)?))
        })
        .optional()?
        .ok_or(StoreError::NoSeat(id, *seat))?;
    if sits != *from || (used.is_some() && *used != there) {
        return Ok(false);
    }
    put(connection, table, *seat, to)?;
    if from.person != to.person {
        link(connection, table, *seat, None)?;
    }
    if let Some(notice) = notice {
        lines::say(connection, id, notice)?;
    }
    Ok(true)
}

pub(super) fn change_link(
    connection: &Connection,
    id: TableId,
    seat: Seat,
    to: Option<SeatLink>,
) -> Result<(), Fault> {
    let (table, _) = find(connection, id)?;
    let there = connection
        .prepare_cached("SELECT 1 FROM seats WHERE table_number = ?1 AND seat = ?2")?
        .exists((table, number(seat)))?;
    if !there {
        return Err(StoreError::NoSeat(id, seat).into());
    }
    link(connection, table, seat, to)
}

pub(super) fn of_link(
    connection: &Connection,
    hash: SecretHash,
) -> Result<Option<(TableId, Seat, SeatLink)>, Fault> {
    let found = connection
        .prepare_cached(
            "SELECT id, seat, link_from, link_until
             FROM seats JOIN tables ON number = table_number WHERE link = ?1",
        )?
        .query_row([hash], |row| {
            let link = SeatLink { hash, from: row.get(2)?, until: row.get(3)? };
            Ok((row.get(0)?, row.get(1)?, link))
        })
        .optional()?;
    found.map(|(table, number, link)| Ok((table, seat(number)?, link))).transpose()
}

pub(super) fn use_link(connection: &Connection, hash: SecretHash) -> Result<bool, Fault> {
    let used = connection
        .prepare_cached(
            "UPDATE seats SET link = NULL, link_from = NULL, link_until = NULL WHERE link = ?1",
        )?
        .execute([hash])?;
    Ok(used > 0)
}

/// The seats of a table, in order, with their numbers.
pub(super) fn of_table(
    connection: &Connection,
    table: i64,
) -> Result<Vec<(Seat, SeatEntry)>, Fault> {
    let mut statement = connection.prepare_cached(
        "SELECT person, alias, bot, coalesce(alias, name), link, link_from, link_until, seat
         FROM seats LEFT JOIN people ON people.id = person
         WHERE table_number = ?1 ORDER BY seat",
    )?;
    let mut found = statement.query([table])?;
    let mut seats = Vec::new();
    while let Some(row) = found.next()? {
        let link = match row.get(4)? {
            Some(hash) => Some(SeatLink { hash, from: row.get(5)?, until: row.get(6)? }),
            None => None,
        };
        let entry = SeatEntry { occupant: occupant(row)?, name: row.get(3)?, link };
        seats.push((seat(row.get(7)?)?, entry));
    }
    Ok(seats)
}

/// Who sits somewhere, from the columns person, alias and bot.
fn occupant(row: &Row<'_>) -> rusqlite::Result<Occupant> {
    Ok(Occupant { person: row.get(0)?, alias: row.get(1)?, bot: row.get(2)? })
}
