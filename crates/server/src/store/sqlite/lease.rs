//! The lease: one server at a time writes to a database.
//!
//! Who holds it is a row of the database, and no commit is made by anybody else.
//! Whether the holder still lives is known to the operating system: the holder
//! locks a file beside the database, and the lock ends with its process, however
//! that ends. So a killed server is followed at once by the next.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;
use std::process;
use std::time::SystemTime;

use rusqlite::{Connection, OptionalExtension, params};

use super::fault::{Fault, opening};
use super::open;
use super::private::beside;
use crate::store::{StoreError, Time};

/// What the file is called whose lock shows that the holder lives.
const LOCK: &str = "-lock";

/// Tells one holder from another.
type Holder = [u8; 16];

/// The right to write to a database, for as long as it is kept.
pub(super) struct Lease {
    holder: Holder,
    /// Locked. None in memory, where nobody else can come.
    _lock: Option<File>,
}

impl Lease {
    /// Takes the lease of the database at `place` from a holder that is gone; it
    /// is refused as long as the holder lives.
    pub(super) fn lock(place: &Path) -> Result<Lease, StoreError> {
        let path = beside(place, LOCK);
        let refused = |error: std::io::Error| StoreError::Unwritable {
            place: path.clone(),
            reason: error.to_string(),
        };
        let mut options = OpenOptions::new();
        options.create(true).truncate(false).write(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(&path).map_err(refused)?;
        match file.try_lock() {
            Ok(()) => Ok(Lease { holder: random()?, _lock: Some(file) }),
            Err(TryLockError::WouldBlock) => {
                Err(StoreError::Held { place: place.to_owned(), process: holding_process(place) })
            }
            Err(TryLockError::Error(error)) => Err(refused(error)),
        }
    }

    /// The lease of a database that only this process can reach.
    pub(super) fn in_memory() -> Result<Lease, StoreError> {
        Ok(Lease { holder: random()?, _lock: None })
    }

    /// Notes in the database who holds it now.
    pub(super) fn note(&self, connection: &Connection, place: &Path) -> Result<(), StoreError> {
        let noted = connection.execute(
            "INSERT OR REPLACE INTO lease (only, holder, process, since) VALUES (1, ?1, ?2, ?3)",
            params![self.holder, process::id(), Time::from(SystemTime::now())],
        );
        noted.map(|_| ()).map_err(|error| opening(place, error))
    }

    /// Refuses if somebody else holds it by now. To be asked within each
    /// transaction that writes.
    pub(super) fn check(&self, connection: &Connection) -> Result<(), Fault> {
        let holder: Option<Holder> = connection
            .prepare_cached("SELECT holder FROM lease")?
            .query_row([], |row| row.get(0))
            .optional()?;
        match holder == Some(self.holder) {
            true => Ok(()),
            false => Err(StoreError::LeaseLost.into()),
        }
    }
}

/// The process that holds the lease, as far as it can be read.
fn holding_process(place: &Path) -> Option<u32> {
    let connection = open::reading(place).ok()?;
    connection.query_row("SELECT process FROM lease", [], |row| row.get(0)).ok()
}

fn random() -> Result<Holder, StoreError> {
    let mut bytes = Holder::default();
    getrandom::fill(&mut bytes).map_err(|error| StoreError::Other(error.to_string()))?;
    Ok(bytes)
}
