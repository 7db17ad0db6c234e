//! Counts of accounts, guests and tables, for the administrator.

/// How many people and tables are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Census {
    /// Guests.
    pub guests: u64,
    /// People with an account.
    pub accounts: u64,
    /// Tables that wait for players.
    pub gathering: u64,
    /// Tables that are being played.
    pub playing: u64,
    /// Tables whose match is over.
    pub over: u64,
    /// Tables that were given up.
    pub closed: u64,
}
