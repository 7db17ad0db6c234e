//! What can go wrong with the store, in sentences.

use std::path::PathBuf;

use super::{PersonId, TableId};

/// Why the store did not do what it was asked. Whatever the reason, nothing of
/// a refused write is kept.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no such table.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// A table with this id is there already.
    #[error("there is a table {0} already")]
    TableThere(TableId),
    /// The table has no such seat.
    #[error("table {0} has no seat {1}")]
    NoSeat(TableId, ludi_engine::Seat),
    /// The table has not begun, or was closed.
    #[error("nobody plays at table {0} now")]
    NotPlayed(TableId),
    /// The match is not over, or nobody had to act after that row.
    #[error("nobody can go on from row {1} of table {0}")]
    NoFork(TableId, u64),
    /// There is no such person.
    #[error("there is no person {0}")]
    NoPerson(PersonId),
    /// A person with this id is there already.
    #[error("there is a person {0} already")]
    PersonThere(PersonId),
    /// Somebody else has an account of this name.
    #[error("somebody has the name “{0}” already")]
    NameTaken(String),
    /// This secret is in use: it was not random.
    #[error("this secret is in use already")]
    SecretTaken,
    /// No room is left.
    #[error("the disk is full: this was not kept")]
    Full,
    /// Another program holds the database.
    #[error("the database is held by another program; try again when that has ended")]
    Locked,
    /// Another server writes to the database.
    #[error(
        "{place} is in use by another server{}: stop that one, or give this one a database of its \
         own with --db sqlite:PATH",
        .process.map(|process| format!(" (process {process})")).unwrap_or_default(),
        place = .place.display()
    )]
    Held {
        /// Where it is.
        place: PathBuf,
        /// The process of that server.
        process: Option<u32>,
    },
    /// Another server has taken over.
    #[error("another server has taken over the database: this was not kept")]
    LeaseLost,
    /// The system let nothing more be written.
    #[error(
        "the file of the database could not be written (is there a limit to its size?): this \
             was not kept"
    )]
    WriteFailed,
    /// The database cannot be opened or written.
    #[error("{place} cannot be opened for writing: {reason}", place = .place.display())]
    Unwritable {
        /// Where it is.
        place: PathBuf,
        /// Why not.
        reason: String,
    },
    /// The database cannot be opened, not even to be read.
    #[error(
        "{place} cannot be opened for reading: {reason}. If nobody may write to its folder, copy \
         it together with the file beside it that ends in -wal to another folder, and look there",
        place = .place.display()
    )]
    Unreadable {
        /// Where it is.
        place: PathBuf,
        /// Why not.
        reason: String,
    },
    /// Something else lies where the database should be.
    #[error("{place} is not a database of Ludi Romani", place = .0.display())]
    Foreign(PathBuf),
    /// The database was written by a later version.
    #[error(
        "{place} has version {found} of the database, and this program knows version {known}: \
         use a newer program",
        place = .place.display()
    )]
    Newer {
        /// Where it is.
        place: PathBuf,
        /// The version it has.
        found: u32,
        /// The last version this program knows.
        known: u32,
    },
    /// The database was written by an earlier version, and may only be read.
    #[error(
        "{place} has version {found} of the database, and this program version {known}: \
         open the house with it once, which brings the database up to date",
        place = .place.display()
    )]
    Older {
        /// Where it is.
        place: PathBuf,
        /// The version it has.
        found: u32,
        /// The version this program reads.
        known: u32,
    },
    /// There is no database where one should be.
    #[error("there is no database at {place}", place = .0.display())]
    Missing(PathBuf),
    /// The database was opened to be read.
    #[error("the database was opened only to be read")]
    ReadOnly,
    /// What was read makes no sense.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// A file is in the way of a backup.
    #[error("{place} is there already, and a backup never overwrites", place = .0.display())]
    InTheWay(PathBuf),
    /// The store was shut.
    #[error("the store has been shut")]
    Shut,
    /// The disk or the database refuse for another reason.
    #[error("the database refuses: {0}")]
    Other(String),
}
