//! The security log: who came in or was refused, and what was done to accounts.
//!
//! Lines of the target `security`, each with an `event`, and with `person` and
//! `address` where they are known. Never with a password, token, session or link,
//! nor with a name that somebody typed: it may be a password in the wrong field.
//! `docs/security.md` lists the events.

use std::net::IpAddr;

use crate::store::{PersonId, TableId};

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    /// Somebody signed in.
    SignedIn,
    /// Name and password did not fit together.
    SignInFailed,
    /// Too many passwords were tried for one account.
    SlowedDown,
    /// An account was made.
    AccountMade,
    /// A name was refused, since it looks like another.
    NameRefused,
    /// The name of an account was changed.
    Renamed,
    /// A password was changed; all sessions and tokens ended.
    PasswordChanged,
    /// The password that was asked for again was wrong.
    PasswordWrong,
    /// Somebody signed out.
    SignedOut,
    /// Somebody signed out everywhere; tokens ended, too.
    SignedOutEverywhere,
    /// One or all other sessions were ended.
    SessionsEnded,
    /// A token was made.
    TokenMade,
    /// A token was dropped.
    TokenDropped,
    /// A token or session that is nobody's was shown.
    TokenRefused,
    /// An account was exported.
    Exported,
    /// An account was deleted.
    Deleted,
    /// An account administers the server from now on.
    AdministratorMade,
    /// The code of the administrator was wrong.
    CodeRefused,
    /// Whoever administers the server closed a table.
    TableClosed,
    /// Somebody asked for what only the administrator may do.
    AdministrationRefused,
}

impl Event {
    const fn name(self) -> &'static str {
        match self {
            Event::SignedIn => "sign-in",
            Event::SignInFailed => "sign-in-failed",
            Event::SlowedDown => "slowed-down",
            Event::AccountMade => "account-made",
            Event::NameRefused => "name-refused",
            Event::Renamed => "renamed",
            Event::PasswordChanged => "password-changed",
            Event::PasswordWrong => "password-wrong",
            Event::SignedOut => "sign-out",
            Event::SignedOutEverywhere => "sign-out-everywhere",
            Event::SessionsEnded => "sessions-ended",
            Event::TokenMade => "token-made",
            Event::TokenDropped => "token-dropped",
            Event::TokenRefused => "token-refused",
            Event::Exported => "account-exported",
            Event::Deleted => "account-deleted",
            Event::AdministratorMade => "administrator-made",
            Event::CodeRefused => "administrator-code-refused",
            Event::TableClosed => "table-closed",
            Event::AdministrationRefused => "administration-refused",
        }
    }

    /// Does somebody try what is not allowed?
    const fn is_refusal(self) -> bool {
        matches!(
            self,
            Event::SignInFailed
                | Event::SlowedDown
                | Event::NameRefused
                | Event::PasswordWrong
                | Event::TokenRefused
                | Event::CodeRefused
                | Event::AdministrationRefused
        )
    }
}

/// Writes a line. What was refused is a warning.
pub(crate) fn log(event: Event, person: Option<PersonId>, address: Option<IpAddr>) {
    log_table(event, person, address, None);
}

/// The same, about a table.
pub(crate) fn log_table(
    event: Event,
    person: Option<PersonId>,
    address: Option<IpAddr>,
    table: Option<TableId>,
) {
    let person = person.map(tracing::field::display);
    let address = address.map(tracing::field::display);
    let table = table.map(tracing::field::display);
    let name = event.name();
    if event.is_refusal() {
        tracing::warn!(target: "security", event = name, person, address, table, "security");
    } else {
        tracing::info!(target: "security", event = name, person, address, table, "security");
    }
}
