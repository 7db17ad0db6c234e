//! Why the house did not do what it was asked, in sentences.

use ludi_engine::SetupError;

use crate::store::StoreError;

/// What went wrong.
#[derive(Clone, Debug, thiserror::Error)]
pub enum HouseError {
    /// The house has no such game.
    #[error("There is no such game here.")]
    NoGame,
    /// There is no such table, or nobody plays there.
    #[error("There is no such table here.")]
    NoTable,
    /// The table cannot be opened like that.
    #[error("The table cannot be opened: {0}.")]
    Setup(#[from] SetupError),
    /// The person has opened too many tables that wait for players.
    #[error("You have {0} tables that wait for players: begin or leave one of them first.")]
    TooManyTables(usize),
    /// The log of the table cannot be played again.
    #[error("The table cannot be opened again: row {row} of its log does not hold.")]
    Log {
        /// The row.
        row: u64,
    },
    /// The table was played by other rules.
    #[error("The table is played by other rules than this house has now.")]
    Rules,
    /// The system gives no randomness.
    #[error("There is no randomness to be had.")]
    Randomness,
    /// The table is being put away; it comes back when asked again.
    #[error("The table is busy: try again in a moment.")]
    Busy,
    /// The store refuses.
    #[error("Nothing was done, because {0}.")]
    Store(#[from] StoreError),
}
