//! What SQLite does by itself: durable commits, one by one.

use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::{Connection, params};

use crate::Failure;

/// How long it is measured.
const LENGTH: Duration = Duration::from_secs(3);

/// How many rows like those of a match are committed in a second.
pub(crate) fn per_second(place: &Path) -> Result<f64, Failure> {
    let database = Connection::open(place)?;
    database.pragma_update(None, "journal_mode", "wal")?;
    database.pragma_update(None, "synchronous", "full")?;
    database.execute_batch(
        "CREATE TABLE rows (
             table_number INTEGER NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL,
             step TEXT NOT NULL, hash TEXT NOT NULL, to_act INTEGER NOT NULL,
             key TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (table_number, n)
         ) STRICT, WITHOUT ROWID",
    )?;
    let mut insert =
        database.prepare("INSERT INTO rows VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)")?;
    let (start, mut rows) = (Instant::now(), 0u32);
    while start.elapsed() < LENGTH {
        insert.execute(params![
            rows % 64,
            rows / 64,
            rows % 4,
            r#"{"act":{"place":{"spot":3,"space":1}}}"#,
            "0123456789abcdef",
            1,
            format!("key-{rows}"),
            1_800_000_000_000_i64,
        ])?;
        rows += 1;
    }
    Ok(f64::from(rows) / start.elapsed().as_secs_f64())
}
