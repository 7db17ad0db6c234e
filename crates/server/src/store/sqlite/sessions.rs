//! The sessions and tokens by which people are known.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::clock;
use super::fault::{Fault, is_constraint};
use super::people::{self, PERSON, expect};
use crate::store::{ApiToken, Person, PersonId, SecretHash, Session, StoreError, Time};

/// By what somebody is known: where it is kept, and under which name its hash.
pub(super) struct Kind {
    table: &'static str,
    hash: &'static str,
}

pub(super) const SESSIONS: Kind = Kind { table: "sessions", hash: "token" };
pub(super) const TOKENS: Kind = Kind { table: "api_tokens", hash: "hash" };

impl Kind {
    /// One was used, and so lasts until then.
    pub(super) fn renew(
        &self,
        connection: &Connection,
        hash: SecretHash,
        used: Time,
        until: Time,
    ) -> Result<(), Fault> {
        let sql =
            format!("UPDATE {} SET used = ?2, until = ?3 WHERE {} = ?1", self.table, self.hash);
        connection.prepare_cached(&sql)?.execute(params![hash, used, until])?;
        Ok(())
    }

    /// Ends one, if it is this person's.
    pub(super) fn end(
        &self,
        connection: &Connection,
        person: PersonId,
        hash: SecretHash,
    ) -> Result<bool, Fault> {
        let sql = format!("DELETE FROM {} WHERE person = ?1 AND {} = ?2", self.table, self.hash);
        Ok(connection.prepare_cached(&sql)?.execute(params![person, hash])? > 0)
    }

    /// Throws away what has lapsed.
    pub(super) fn sweep(&self, connection: &Connection, now: Time) -> Result<u64, Fault> {
        if !clock::is_steady(connection, now)? {
            return Ok(0);
        }
        let sql = format!("DELETE FROM {} WHERE until <= ?1", self.table);
        Ok(connection.prepare_cached(&sql)?.execute([now])? as u64)
    }
}

/// Whether the secret was not in use.
fn unused(result: rusqlite::Result<usize>) -> Result<(), Fault> {
    match result {
        Err(error) if is_constraint(&error) => Err(StoreError::SecretTaken.into()),
        result => Ok(result.map(|_| ())?),
    }
}

/// The columns that [`read_session`] wants.
const SESSION: &str = "token, device, opened, used, until";

fn read_session(row: &Row<'_>) -> rusqlite::Result<Session> {
    Ok(Session {
        hash: row.get("token")?,
        device: row.get("device")?,
        opened: row.get("opened")?,
        used: row.get("used")?,
        until: row.get("until")?,
    })
}

pub(super) fn open(
    connection: &Connection,
    person: PersonId,
    session: &Session,
) -> Result<(), Fault> {
    expect(connection, person)?;
    let Session { hash, device, opened, used, until } = session;
    let opened = connection
        .prepare_cached(
            "INSERT INTO sessions (token, person, device, opened, used, until)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute(params![hash, person, device, opened, used, until]);
    unused(opened)
}

pub(super) fn session(
    connection: &Connection,
    hash: SecretHash,
) -> Result<Option<(Person, Session)>, Fault> {
    let sql = format!(
        "SELECT {PERSON}, {SESSION} FROM sessions JOIN people ON people.id = person
         WHERE token = ?1"
    );
    Ok(connection
        .prepare_cached(&sql)?
        .query_row([hash], |row| Ok((people::read(row)?, read_session(row)?)))
        .optional()?)
}

pub(super) fn sessions(connection: &Connection, person: PersonId) -> Result<Vec<Session>, Fault> {
    let sql = format!(
        "SELECT {SESSION} FROM sessions WHERE person = ?1 ORDER BY used DESC, opened DESC, token"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let sessions = statement.query_map([person], read_session)?;
    Ok(sessions.collect::<Result<_, _>>()?)
}

pub(super) fn close_others(
    connection: &Connection,
    person: PersonId,
    but: SecretHash,
) -> Result<(), Fault> {
    connection
        .prepare_cached("DELETE FROM sessions WHERE person = ?1 AND token <> ?2")?
        .execute(params![person, but])?;
    Ok(())
}

pub(super) fn sign_out(connection: &Connection, person: PersonId) -> Result<(), Fault> {
    for sql in
        ["DELETE FROM sessions WHERE person = ?1", "DELETE FROM api_tokens WHERE person = ?1"]
    {
        connection.prepare_cached(sql)?.execute([person])?;
    }
    Ok(())
}

/// The columns that [`read_token`] wants.
const TOKEN: &str = "hash, label, api_tokens.since AS token_since, used, until";

fn read_token(row: &Row<'_>) -> rusqlite::Result<ApiToken> {
    Ok(ApiToken {
        hash: row.get("hash")?,
        label: row.get("label")?,
        since: row.get("token_since")?,
        used: row.get("used")?,
        until: row.get("until")?,
    })
}

pub(super) fn add_token(
    connection: &Connection,
    person: PersonId,
    token: &ApiToken,
) -> Result<(), Fault> {
    expect(connection, person)?;
    let ApiToken { hash, label, since, used, until } = token;
    let added = connection
        .prepare_cached(
            "INSERT INTO api_tokens (hash, person, label, since, used, until)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute(params![hash, person, label, since, used, until]);
    unused(added)
}

pub(super) fn tokens(connection: &Connection, person: PersonId) -> Result<Vec<ApiToken>, Fault> {
    let sql =
        format!("SELECT {TOKEN} FROM api_tokens WHERE person = ?1 ORDER BY token_since, label");
    let mut statement = connection.prepare_cached(&sql)?;
    let tokens = statement.query_map([person], read_token)?;
    Ok(tokens.collect::<Result<_, _>>()?)
}

pub(super) fn token(
    connection: &Connection,
    hash: SecretHash,
) -> Result<Option<(Person, ApiToken)>, Fault> {
    let sql = format!(
        "SELECT {PERSON}, {TOKEN} FROM api_tokens JOIN people ON people.id = person
         WHERE hash = ?1"
    );
    Ok(connection
        .prepare_cached(&sql)?
        .query_row([hash], |row| Ok((people::read(row)?, read_token(row)?)))
        .optional()?)
}
