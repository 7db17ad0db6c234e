//! What SQLite says, in sentences of ours.

use std::path::Path;

use rusqlite::ErrorCode;
use rusqlite::ffi::SQLITE_IOERR_WRITE;

use crate::store::StoreError;

/// Why a piece of work on a connection stopped: so that `?` takes both SQLite's
/// errors and ours, and the public error knows nothing of SQLite.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Fault(pub(super) StoreError);

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault(error)
    }
}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Fault {
        use rusqlite::Error::{
            FromSqlConversionFailure, IntegralValueOutOfRange, InvalidColumnType, Utf8Error,
        };
        Fault(match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::Full,
            Some(ErrorCode::SystemIoFailure) if is_write(&error) => StoreError::WriteFailed,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Locked,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                StoreError::Damaged(error.to_string())
            }
            _ => match error {
                FromSqlConversionFailure(..)
                | IntegralValueOutOfRange(..)
                | InvalidColumnType(..)
                | Utf8Error(..) => StoreError::Damaged(error.to_string()),
                _ => StoreError::Other(error.to_string()),
            },
        })
    }
}

/// Was it the writing of the file that failed?
fn is_write(error: &rusqlite::Error) -> bool {
    error.sqlite_error().is_some_and(|error| error.extended_code == SQLITE_IOERR_WRITE)
}

/// Did a rule of the schema refuse it?
pub(super) fn is_constraint(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation)
}

/// The same while opening, when it is known where the database is.
pub(super) fn opening(place: &Path, error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => StoreError::Foreign(place.to_owned()),
        Some(
            ErrorCode::CannotOpen
            | ErrorCode::ReadOnly
            | ErrorCode::PermissionDenied
            | ErrorCode::AuthorizationForStatementDenied,
        ) => StoreError::Unwritable { place: place.to_owned(), reason: error.to_string() },
        _ => Fault::from(error).0,
    }
}

/// What is kept cannot be understood.
pub(super) fn damaged(what: impl Into<String>) -> Fault {
    Fault(StoreError::Damaged(what.into()))
}
