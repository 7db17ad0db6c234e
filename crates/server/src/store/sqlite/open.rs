//! Connections to the file, and the versions of what is in it.

use std::fs;
use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};

use super::fault::opening;
use super::lease::Lease;
use super::{log, people, private};
use crate::store::StoreError;

/// What makes a database one of ours: the letters LUDI.
pub(super) const APPLICATION: u32 = 0x4c55_4449;

/// The steps that led from an empty database to the present one. The version of
/// a database is how many of them it has been through. Steps are only ever
/// added: what has been published is never edited.
pub(super) const MIGRATIONS: &[&str] = &[
    include_str!("schema.sql"),
    include_str!("alias.sql"),
    include_str!("forks.sql"),
    include_str!("promises.sql"),
    include_str!("checksums.sql"),
    include_str!("lease.sql"),
    include_str!("clock.sql"),
    include_str!("draws.sql"),
    include_str!("seats.sql"),
    include_str!("accounts.sql"),
    include_str!("standings.sql"),
    include_str!("rows.sql"),
];

/// How long to wait for another program that holds the database.
const PATIENCE: Duration = Duration::from_secs(5);

/// After how many pages the log of SQLite is folded into the file: rarely
/// enough not to be felt, often enough that it stays under some 16 MiB.
const FOLD_AFTER_PAGES: u32 = 4000;

/// How large the pages of a new database are, in bytes: small, since a row that is added
/// writes the whole page that its number lies on.
const PAGE: u32 = 2048;

/// Statements kept ready on each connection: more than there are.
const STATEMENTS: usize = 64;

/// The one connection that writes, to a database brought up to date, and the
/// lease to do so; creates folder and file if they are missing.
pub(super) fn writing(place: &Path) -> Result<(Connection, Lease), StoreError> {
    let unwritable = |reason: String| StoreError::Unwritable { place: place.to_owned(), reason };
    if let Some(folder) = place.parent() {
        private::create_folder(folder).map_err(|error| unwritable(error.to_string()))?;
    }
    let lease = Lease::lock(place)?;
    private::create(place).map_err(|error| unwritable(error.to_string()))?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(place, flags)
        .and_then(prepared)
        .map_err(|error| opening(place, error))?;
    // Nothing is written, not even the mode, before it is known to be ours.
    check(&connection, place)?;
    if connection.is_readonly("main").map_err(|error| opening(place, error))? {
        return Err(unwritable("it may only be read".to_owned()));
    }
    // One that is not new keeps what it has.
    connection.pragma_update(None, "page_size", PAGE).map_err(|error| opening(place, error))?;
    let mode: String = connection
        .pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))
        .map_err(|error| opening(place, error))?;
    if mode != "wal" {
        return Err(unwritable("the file system has no shared memory".to_owned()));
    }
    connection
        .pragma_update(None, "wal_autocheckpoint", FOLD_AFTER_PAGES)
        .map_err(|error| opening(place, error))?;
    migrate(&mut connection, place)?;
    private::tighten(place);
    lease.note(&connection, place)?;
    Ok((connection, lease))
}

/// The one connection to a new database that vanishes with it.
pub(super) fn in_memory() -> Result<(Connection, Lease), StoreError> {
    let place = Path::new(":memory:");
    let mut connection =
        Connection::open_in_memory().and_then(prepared).map_err(|error| opening(place, error))?;
    migrate(&mut connection, place)?;
    let lease = Lease::in_memory()?;
    lease.note(&connection, place)?;
    Ok((connection, lease))
}

/// Is there a database at `place` that this program can read as it is?
pub(super) fn readable(place: &Path) -> Result<(), StoreError> {
    if !place.exists() {
        return Err(StoreError::Missing(place.to_owned()));
    }
    let connection = reading(place).map_err(|error| match needs_shared_memory(&error) {
        true => StoreError::Unreadable { place: place.to_owned(), reason: error.to_string() },
        false => opening(place, error),
    })?;
    let (found, known) = (check(&connection, place)? as u32, MIGRATIONS.len() as u32);
    if found < known {
        return Err(StoreError::Older { place: place.to_owned(), found, known });
    }
    Ok(())
}

/// A connection that only reads, to a database that is being written or to one
/// that nobody may write.
pub(super) fn reading(place: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let shared = Connection::open_with_flags(place, flags).and_then(prepared).and_then(|shared| {
        // SQLite looks for its log and its shared memory only now.
        shared.pragma_query_value(None, "schema_version", |_| Ok(()))?;
        Ok(shared)
    });
    match shared {
        // Where no file can be added there is no shared memory, and none is
        // needed: whoever wrote the database has folded its log in.
        Err(error) if needs_shared_memory(&error) && !has_log(place) => {
            let address = format!("file:{}?immutable=1", in_address(place));
            let flags = flags | OpenFlags::SQLITE_OPEN_URI;
            prepared(Connection::open_with_flags(address, flags)?)
        }
        shared => shared,
    }
}

fn needs_shared_memory(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error_code();
    matches!(code, Some(ErrorCode::CannotOpen | ErrorCode::ReadOnly))
}

/// Is there something in the log of SQLite that is not in the file yet?
fn has_log(place: &Path) -> bool {
    fs::metadata(private::beside(place, "-wal")).is_ok_and(|log| log.len() > 0)
}

/// A path in an address, where some characters mean something else.
fn in_address(place: &Path) -> String {
    let path = place.to_string_lossy();
    path.replace('%', "%25").replace('?', "%3f").replace('#', "%23")
}

/// A connection with the settings and functions that all of ours have.
pub(super) fn prepared(connection: Connection) -> rusqlite::Result<Connection> {
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // Plans depend on no value that is looked for: else every look with another
    // value would make a new one.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    log::add_checksum(&connection)?;
    Ok(connection)
}

/// The version of a database of ours, 0 for a new one.
fn check(connection: &Connection, place: &Path) -> Result<usize, StoreError> {
    let number = |name| {
        connection
            .pragma_query_value(None, name, |row| row.get::<_, u32>(0))
            .map_err(|error| opening(place, error))
    };
    let (application, version) = (number("application_id")?, number("user_version")?);
    if application == 0 && version == 0 {
        let things: u32 = connection
            .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
            .map_err(|error| opening(place, error))?;
        if things == 0 {
            return Ok(0);
        }
    }
    if application != APPLICATION {
        return Err(StoreError::Foreign(place.to_owned()));
    }
    if version as usize > MIGRATIONS.len() {
        let known = MIGRATIONS.len() as u32;
        return Err(StoreError::Newer { place: place.to_owned(), found: version, known });
    }
    Ok(version as usize)
}

/// Takes the steps that are missing, all or none.
pub(super) fn migrate(connection: &mut Connection, place: &Path) -> Result<(), StoreError> {
    let refused = |error| opening(place, error);
    let transaction =
        connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(refused)?;
    // Looked at again now that nobody else can migrate it.
    let version = check(&transaction, place)?;
    if version == MIGRATIONS.len() {
        return Ok(());
    }
    for step in &MIGRATIONS[version..] {
        transaction.execute_batch(step).map_err(refused)?;
    }
    people::fill_skeletons(&transaction).map_err(refused)?;
    transaction.pragma_update(None, "application_id", APPLICATION).map_err(refused)?;
    transaction.pragma_update(None, "user_version", MIGRATIONS.len() as u32).map_err(refused)?;
    transaction.commit().map_err(refused)
}
