//! What can go wrong.

use std::io;

use thiserror::Error;

/// Why a test or a picture failed.
#[derive(Debug, Error)]
pub enum Fault {
    /// The house could not be opened.
    #[error("the house did not open: {0}")]
    House(String),
    /// Chromium did not do what it was told.
    #[error("Chromium: {0}")]
    Chromium(String),
    /// The system did not do what it was told.
    #[error("{0}")]
    System(#[from] io::Error),
    /// Something did not happen in time.
    #[error("waited in vain for {what} at {address}; on the page: {page}")]
    Waited {
        /// What should have happened.
        what: String,
        /// Where.
        address: String,
        /// What the page said, or why it could not be read.
        page: String,
    },
    /// The page is not as it must be.
    #[error("{0}")]
    Page(String),
}
