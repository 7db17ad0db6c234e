//! Our values as SQLite keeps them.

use ludi_engine::{Lang, MAX_SEATS, Seat, SeatSet};
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::fault::{Fault, damaged};
use crate::store::{Key, PersonId, SecretHash, Status, TableId, Time, Visibility};

/// A number of rows as SQLite counts. No log comes near the end of either type.
pub(super) fn count(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

/// A set of seats as a sum of 2^seat.
pub(super) fn bits(seats: SeatSet) -> i64 {
    seats.iter().map(|seat| 1 << seat.index()).sum()
}

/// The set of seats with these bits.
pub(super) fn seats(bits: i64) -> Result<SeatSet, Fault> {
    if bits >> MAX_SEATS != 0 {
        return Err(damaged(format!("{bits} is not a set of seats")));
    }
    Ok(Seat::all(MAX_SEATS as u8).filter(|seat| bits >> seat.index() & 1 == 1).collect())
}

/// The seat with this number.
pub(super) fn seat(number: i64) -> Result<Seat, Fault> {
    Seat::try_from(number).map_err(|error| damaged(error.to_string()))
}

/// A seat's number.
pub(super) fn number(seat: Seat) -> i64 {
    seat.index() as i64
}

/// The language with this code.
pub(super) fn lang(code: &str) -> Result<Lang, Fault> {
    let known = Lang::ALL.into_iter().find(|lang| lang.code() == code);
    known.ok_or_else(|| damaged(format!("“{code}” is not a language")))
}

/// Plain data as JSON.
pub(super) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what is kept is plain data")
}

/// Plain data from JSON.
pub(super) fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    serde_json::from_str(text).map_err(|error| damaged(error.to_string()))
}

impl ToSql for TableId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.as_str().to_sql()
    }
}

impl FromSql for TableId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<TableId> {
        TableId::parse(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}

impl ToSql for PersonId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.as_str().to_sql()
    }
}

impl FromSql for PersonId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<PersonId> {
        PersonId::parse(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}

impl ToSql for Key {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.as_str().to_sql()
    }
}

impl FromSql for Key {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Key> {
        Key::kept(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}

impl ToSql for SecretHash {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::from(&self.0[..]))
    }
}

impl FromSql for SecretHash {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<SecretHash> {
        <[u8; 32]>::column_result(value).map(SecretHash)
    }
}

impl ToSql for Time {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for Time {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Time> {
        value.as_i64().map(Time)
    }
}

macro_rules! words {
    ($type:ident { $($variant:ident = $word:literal),+ }) => {
        impl ToSql for $type {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(ToSqlOutput::from(match self { $($type::$variant => $word),+ }))
            }
        }

        impl FromSql for $type {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<$type> {
                match value.as_str()? {
                    $($word => Ok($type::$variant),)+
                    _ => Err(FromSqlError::InvalidType),
                }
            }
        }
    };
}
words!(Visibility { Open = "open", ByLink = "link" });
words!(Status { Gathering = "gathering", Playing = "playing", Over = "over", Closed = "closed" });
