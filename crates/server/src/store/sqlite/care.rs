//! Checking and copying the whole file.

use std::fs::{self, File};
use std::path::Path;

use rusqlite::Connection;

use super::fault::{Fault, opening};
use super::private;
use crate::store::StoreError;

/// What is wrong, a sentence each.
pub(super) fn check(connection: &Connection) -> Result<Vec<String>, Fault> {
    let mut wrong = sentences(connection, "PRAGMA integrity_check")?;
    wrong.retain(|line| line != "ok");
    wrong.extend(sentences(
        connection,
        r#"SELECT 'an entry of "' || "table" || '" refers to nothing in "' || parent || '"'
           FROM pragma_foreign_key_check"#,
    )?);
    for (what, records) in [("rows", "rows"), ("lines", "lines")] {
        wrong.extend(sentences(
            connection,
            &format!(
                "SELECT 'table ' || id || ' has {what} missing'
                 FROM {records} JOIN tables ON number = table_number
                 GROUP BY number HAVING count(*) <> max(n)"
            ),
        )?);
    }
    wrong.extend(sentences(
        connection,
        "SELECT 'row ' || n || ' of table ' || id || ' is not as it was written'
         FROM rows JOIN tables ON number = table_number
         WHERE checksum IS NOT row_checksum(id, n, seat, step, hash, to_act, key, at)",
    )?);
    wrong.extend(sentences(
        connection,
        "SELECT 'table ' || id || ' has ' || count(seat) || ' seats where its setup has '
             || (setup ->> 'seats')
         FROM tables LEFT JOIN seats ON table_number = number
         GROUP BY number HAVING count(seat) <> setup ->> 'seats'",
    )?);
    Ok(wrong)
}

fn sentences(connection: &Connection, sql: &str) -> Result<Vec<String>, Fault> {
    let mut statement = connection.prepare(sql)?;
    let lines = statement.query_map([], |row| row.get(0))?;
    Ok(lines.collect::<Result<_, _>>()?)
}

/// Copies everything to a new file, which appears only when it is whole and on
/// the disk.
pub(super) fn backup(connection: &Connection, to: &Path) -> Result<(), Fault> {
    let refused = |error: std::io::Error| StoreError::Unwritable {
        place: to.to_owned(),
        reason: error.to_string(),
    };
    if to.exists() {
        return Err(StoreError::InTheWay(to.to_owned()).into());
    }
    let part = private::beside(to, ".part");
    // What an interrupted backup left is of no use to anyone.
    let _ = fs::remove_file(&part);
    let copied = private::create(&part)
        .map_err(refused)
        .and_then(|()| {
            let copied = connection.execute("VACUUM INTO ?1", [part.to_string_lossy()]);
            copied.map_err(|error| opening(to, error))
        })
        .and_then(|_| File::open(&part).and_then(|file| file.sync_all()).map_err(refused))
        // A hard link, unlike a new name, never takes the place of a file.
        .and_then(|()| fs::hard_link(&part, to).map_err(refused));
    let _ = fs::remove_file(&part);
    copied?;
    if let Some(folder) = to.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        File::open(folder).and_then(|folder| folder.sync_all()).map_err(refused)?;
    }
    Ok(())
}
