//! Whether the clock can be believed: what has lapsed is thrown away only by a
//! clock that has not jumped for a week.
//!
//! A clock that is set a year ahead by mistake makes every session look lapsed.
//! Nobody is known then, but as soon as the clock is right again everybody is.

use rusqlite::{Connection, OptionalExtension};

use super::fault::Fault;
use crate::store::Time;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// More than this between two looks is a jump, or the server was off.
const JUMP: u64 = DAY.unsigned_abs();

/// For so long the clock must not have jumped.
const STEADY: i64 = 7 * DAY;

/// Notes what the clock says, and whether it has long been steady.
pub(super) fn is_steady(connection: &Connection, Time(now): Time) -> Result<bool, Fault> {
    let last: Option<(i64, i64)> = connection
        .prepare_cached("SELECT seen, steady_since FROM clock")?
        .query_row([], |row| row.try_into())
        .optional()?;
    let steady_since = match last {
        Some((seen, since)) if now.abs_diff(seen) <= JUMP => since,
        _ => now,
    };
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO clock (only, seen, steady_since) VALUES (1, ?1, ?2)",
        )?
        .execute((now, steady_since))?;
    Ok(now - steady_since >= STEADY)
}
