//! People, their sessions and tokens.

use rusqlite::{Connection, OptionalExtension, Row, ToSql, params};

use super::clock;
use super::fault::{Fault, is_constraint};
use crate::store::{
    ApiToken, Census, PasswordHash, Person, PersonId, SecretHash, StoreError, TableId, Time,
};

/// The columns that [`read`] wants.
const PERSON: &str = "people.id, name, login IS NOT NULL, is_admin, people.since";

fn read(row: &Row<'_>) -> rusqlite::Result<Person> {
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
    let renamed = connection
        .prepare_cached("UPDATE people SET name = ?2, login = ?3 WHERE id = ?1")?
        .execute(params![id, name, person.account.then(|| login(name))]);
    free(renamed, name)
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
    let set = connection
        .prepare_cached(
            "UPDATE people SET name = ?2, login = ?3, password = ?4,
                 is_admin = is_admin OR NOT EXISTS (
                     SELECT 1 FROM people WHERE login IS NOT NULL)
             WHERE id = ?1",
        )?
        .execute(params![id, name, login(name), password.0]);
    free(set, name)?;
    expect(connection, id)
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

pub(super) fn open_session(
    connection: &Connection,
    token: SecretHash,
    person: PersonId,
    until: Time,
) -> Result<(), Fault> {
    expect(connection, person)?;
    let opened = connection
        .prepare_cached("INSERT INTO sessions (token, person, until) VALUES (?1, ?2, ?3)")?
        .execute(params![token, person, until]);
    unused(opened)
}

/// Whether the secret was not in use.
fn unused(result: rusqlite::Result<usize>) -> Result<(), Fault> {
    match result {
        Err(error) if is_constraint(&error) => Err(StoreError::SecretTaken.into()),
        result => Ok(result.map(|_| ())?),
    }
}

pub(super) fn session(
    connection: &Connection,
    token: SecretHash,
    now: Time,
) -> Result<Option<Person>, Fault> {
    let whose = "sessions JOIN people ON people.id = person WHERE token = ?1 AND until > ?2";
    one::<2>(connection, whose, [&token as &dyn ToSql, &now])
}

pub(super) fn close_session(connection: &Connection, token: SecretHash) -> Result<(), Fault> {
    connection.prepare_cached("DELETE FROM sessions WHERE token = ?1")?.execute([token])?;
    Ok(())
}

pub(super) fn close_sessions(connection: &Connection, person: PersonId) -> Result<(), Fault> {
    connection.prepare_cached("DELETE FROM sessions WHERE person = ?1")?.execute([person])?;
    Ok(())
}

pub(super) fn sweep_sessions(connection: &Connection, now: Time) -> Result<u64, Fault> {
    if !clock::is_steady(connection, now)? {
        return Ok(0);
    }
    let gone =
        connection.prepare_cached("DELETE FROM sessions WHERE until <= ?1")?.execute([now])?;
    Ok(gone as u64)
}

pub(super) fn add_token(
    connection: &Connection,
    person: PersonId,
    token: &ApiToken,
) -> Result<(), Fault> {
    expect(connection, person)?;
    let added = connection
        .prepare_cached(
            "INSERT INTO api_tokens (hash, person, label, since) VALUES (?1, ?2, ?3, ?4)",
        )?
        .execute(params![token.hash, person, token.label, token.since]);
    unused(added)
}

pub(super) fn tokens(connection: &Connection, person: PersonId) -> Result<Vec<ApiToken>, Fault> {
    let mut statement = connection.prepare_cached(
        "SELECT hash, label, since FROM api_tokens WHERE person = ?1 ORDER BY since, label",
    )?;
    let tokens = statement.query_map([person], |row| {
        Ok(ApiToken { hash: row.get(0)?, label: row.get(1)?, since: row.get(2)? })
    })?;
    Ok(tokens.collect::<Result<_, _>>()?)
}

pub(super) fn token(connection: &Connection, hash: SecretHash) -> Result<Option<Person>, Fault> {
    one(connection, "api_tokens JOIN people ON people.id = person WHERE hash = ?1", [hash])
}

pub(super) fn drop_token(
    connection: &Connection,
    person: PersonId,
    hash: SecretHash,
) -> Result<bool, Fault> {
    let gone = connection
        .prepare_cached("DELETE FROM api_tokens WHERE person = ?1 AND hash = ?2")?
        .execute((person, hash))?;
    Ok(gone > 0)
}
