//! People, as they are kept.

use super::{PersonId, SecretHash, Time};

/// Somebody: a guest, who has only a name, or the holder of an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// The name shown to others. Only accounts have theirs to themselves.
    pub name: String,
    /// Has this person an account?
    pub account: bool,
    /// Does this person administer the server?
    pub is_admin: bool,
    /// Since when.
    pub since: Time,
}

/// The slow hash of a password, as its own algorithm writes it.
#[derive(Clone, PartialEq, Eq)]
pub struct PasswordHash(pub String);

impl std::fmt::Debug for PasswordHash {
    /// Stays out of logs and panics.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PasswordHash(…)")
    }
}

/// A browser by which somebody is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The hash of what the browser's cookie holds.
    pub hash: SecretHash,
    /// What browser on what system, roughly; may be empty.
    pub device: String,
    /// Since when.
    pub opened: Time,
    /// When it was used last, give or take.
    pub used: Time,
    /// When it lapses, unless it is used before.
    pub until: Time,
}

/// A key of a person's own for an outside program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ApiToken {
    /// The hash of the token itself, which is shown once and never kept.
    pub hash: SecretHash,
    /// What its owner calls it.
    pub label: String,
    /// Since when.
    pub since: Time,
    /// When it was used last, give or take.
    pub used: Time,
    /// When it lapses.
    pub until: Time,
}
