//! People.

use rusqlite::{Connection, OptionalExtension, Row, ToSql, params};

use super::fault::{Fault, is_constraint};
use super::sessions;
use crate::plain_text::skeleton;
use crate::store::{Census, PasswordHash, Person, PersonId, StoreError, TableId, Time};

/// The columns that [`read`] wants, first of all.
pub(super) const PERSON: &str = "people.id, name, login IS NOT NULL, is_admin, people.since";

pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<Person> {
    Ok(Person {
        id: row.get(0)?,
        name: row.get(1)?,
        account: row.get(2)?,
        is_admin: row.get(3)?,
        since: row.get(4)?,
    })
}

/// The names that differ in case only have this in common.
fn login(name: &str) -> String {
    name.to_lowercase()
}

/// An error if there is no such person.
pub(super) fn expect(connection: &Connection, id: PersonId) -> Result<Person, Fault> {
    get(connection, id)?.ok_or(Fault(StoreError::NoPerson(id)))
}

pub(super) fn get(connection: &Connection, id: PersonId) -> Result<Option<Person>, Fault> {
    one(connection, "people WHERE id = ?1", [id])
}

/// The one person, if any, that `whose` — tables and condition — singles out.
fn one<const N: usize>(
    connection: &Connection,
    whose: &str,
    values: [impl ToSql; N],
) -> Result<Option<Person>, Fault> {
    let values = rusqlite::params_from_iter(values);
    Ok(connection
        .prepare_cached(&format!("SELECT {PERSON} FROM {whose}"))?
        .query_row(values, read)
        .optional()?)
}

pub(super) fn add_guest(
    connection: &Connection,
    id: PersonId,
    name: &str,
    since: Time,
) -> Result<(), Fault> {
    if get(connection, id)?.is_some() {
        return Err(StoreError::PersonThere(id).into());
    }
    connection
        .prepare_cached("INSERT INTO people (id, name, since) VALUES (?1, ?2, ?3)")?
        .execute(params![id, name, since])?;
    Ok(())
}

pub(super) fn rename(connection: &Connection, id: PersonId, name: &str) -> Result<(), Fault> {
    let person = expect(connection, id)?;
    let (login, skeleton) = match person.account {
        true => (Some(login(name)), Some(distinct(connection, id, name)?)),
        false => (None, None),
    };
    let renamed = connection
        .prepare_cached("UPDATE people SET name = ?2, login = ?3, skeleton = ?4 WHERE id = ?1")?
        .execute(params![id, name, login, skeleton]);
    free(renamed, name)
}

/// What the name looks like, if no other account's does.
fn distinct(connection: &Connection, id: PersonId, name: &str) -> Result<String, Fault> {
    match looks_taken(connection, name, Some(id))? {
        true => Err(StoreError::NameTaken(name.to_owned()).into()),
        false => Ok(skeleton(name)),
    }
}

pub(super) fn looks_taken(
    connection: &Connection,
    name: &str,
    but: Option<PersonId>,
) -> Result<bool, Fault> {
    Ok(connection
        .prepare_cached("SELECT 1 FROM people WHERE skeleton = ?1 AND id IS NOT ?2")?
        .exists(params![skeleton(name), but])?)
}

/// Fills in what the names of accounts look like, of those made before that was
/// kept.
pub(super) fn fill_skeletons(connection: &Connection) -> rusqlite::Result<()> {
    let mut missing = connection
        .prepare("SELECT id, name FROM people WHERE login IS NOT NULL AND skeleton IS NULL")?;
    let missing = missing.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    for (id, name) in missing.collect::<Result<Vec<(PersonId, String)>, _>>()? {
        let sql = "UPDATE people SET skeleton = ?2 WHERE id = ?1";
        connection.execute(sql, params![id, skeleton(&name)])?;
    }
    Ok(())
}

/// Whether the name was free.
fn free(result: rusqlite::Result<usize>, name: &str) -> Result<(), Fault> {
    match result {
        Err(error) if is_constraint(&error) => Err(StoreError::NameTaken(name.to_owned()).into()),
        result => Ok(result.map(|_| ())?),
    }
}

pub(super) fn set_account(
    connection: &Connection,
    id: PersonId,
    name: &str,
    password: &PasswordHash,
) -> Result<Person, Fault> {
    expect(connection, id)?;
    let skeleton = distinct(connection, id, name)?;
    let set = connection
        .prepare_cached(
            "UPDATE people SET name = ?2, login = ?3, skeleton = ?4, password = ?5 WHERE id = ?1",
        )?
        .execute(params![id, name, login(name), skeleton, password.0]);
    free(set, name)?;
    expect(connection, id)
}

pub(super) fn change_password(
    connection: &Connection,
    id: PersonId,
    password: &PasswordHash,
) -> Result<(), Fault> {
    let changed = connection
        .prepare_cached("UPDATE people SET password = ?2 WHERE id = ?1 AND login IS NOT NULL")?
        .execute(params![id, password.0])?;
    if changed == 0 {
        return Err(StoreError::NoPerson(id).into());
    }
    sessions::sign_out(connection, id)
}

pub(super) fn is_administered(connection: &Connection) -> Result<bool, Fault> {
    Ok(connection.prepare_cached("SELECT 1 FROM people WHERE is_admin = 1")?.exists([])?)
}

pub(super) fn make_admin(connection: &Connection, id: PersonId) -> Result<bool, Fault> {
    if !expect(connection, id)?.account || is_administered(connection)? {
        return Ok(false);
    }
    connection.prepare_cached("UPDATE people SET is_admin = 1 WHERE id = ?1")?.execute([id])?;
    Ok(true)
}

pub(super) fn erase(
    connection: &Connection,
    id: PersonId,
    name: &str,
) -> Result<Vec<TableId>, Fault> {
    expect(connection, id)?;
    let mut found = connection.prepare_cached(
        "SELECT id FROM tables WHERE number IN (
             SELECT table_number FROM seats WHERE person = ?1
             UNION SELECT table_number FROM lines WHERE from_person = ?1)
         ORDER BY number",
    )?;
    let tables = found.query_map([id], |row| row.get(0))?.collect::<Result<_, _>>()?;
    sessions::sign_out(connection, id)?;
    connection
        // A line keeps its number; promises and notices are part of the match.
        .prepare_cached(
            "UPDATE lines SET text = '…'
             WHERE from_person = ?1 AND promise IS NULL AND notice IS NULL",
        )?
        .execute([id])?;
    // What a table is called may say who opened it.
    connection
        .prepare_cached(
            "UPDATE tables SET name = NULL
             WHERE number IN (SELECT table_number FROM seats WHERE person = ?1)",
        )?
        .execute([id])?;
    // No link of before leads to whoever is nobody now.
    connection
        .prepare_cached(
            "UPDATE seats SET link = NULL, link_from = NULL, link_until = NULL
             WHERE link_from = ?1",
        )?
        .execute([id])?;
    connection
        .prepare_cached(
            "UPDATE seats SET person = NULL, alias = ?2 WHERE person = ?1 AND table_number IN (
                 SELECT number FROM tables WHERE status IN ('over', 'closed'))",
        )?
        .execute(params![id, name])?;
    connection
        .prepare_cached(
            "UPDATE people SET name = ?2, login = NULL, password = NULL, skeleton = NULL,
                 is_admin = 0
             WHERE id = ?1",
        )?
        .execute(params![id, name])?;
    Ok(tables)
}

pub(super) fn account(
    connection: &Connection,
    name: &str,
) -> Result<Option<(Person, PasswordHash)>, Fault> {
    Ok(connection
        .prepare_cached(&format!("SELECT {PERSON}, password FROM people WHERE login = ?1"))?
        .query_row([login(name)], |row| Ok((read(row)?, PasswordHash(row.get(5)?))))
        .optional()?)
}

pub(super) fn adopt(
    connection: &Connection,
    guest: PersonId,
    account: PersonId,
) -> Result<Vec<TableId>, Fault> {
    expect(connection, account)?;
    if expect(connection, guest)?.account {
        return Ok(Vec::new());
    }
    let mut found = connection.prepare_cached(
        "SELECT DISTINCT number, id FROM seats JOIN tables ON number = table_number
         WHERE person = ?1 ORDER BY number",
    )?;
    let found = found.query_map([guest], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let tables = found.collect::<Result<Vec<(i64, TableId)>, _>>()?;
    for (table, _) in &tables {
        for sql in [
            "UPDATE seats SET person = ?3 WHERE table_number = ?1 AND person = ?2",
            // Where both used the same key, the line stays the guest's.
            "UPDATE OR IGNORE lines SET from_person = ?3 WHERE table_number = ?1 AND from_person = ?2",
            "UPDATE lines SET to_person = ?3 WHERE table_number = ?1 AND to_person = ?2",
        ] {
            connection.prepare_cached(sql)?.execute(params![table, guest, account])?;
        }
    }
    Ok(tables.into_iter().map(|(_, id)| id).collect())
}

pub(super) fn census(connection: &Connection) -> Result<Census, Fault> {
    let count = |sql: &str| {
        let count = connection.prepare_cached(sql)?.query_row([], |row| row.get::<_, u32>(0));
        Ok::<u64, Fault>(count?.into())
    };
    let tables =
        |status: &str| count(&format!("SELECT count(*) FROM tables WHERE status = '{status}'"));
    Ok(Census {
        guests: count("SELECT count(*) FROM people WHERE login IS NULL")?,
        accounts: count("SELECT count(*) FROM people WHERE login IS NOT NULL")?,
        gathering: tables("gathering")?,
        playing: tables("playing")?,
        over: tables("over")?,
        closed: tables("closed")?,
    })
}
