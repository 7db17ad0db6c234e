//! The page on which somebody signs in, makes an account, or looks after one.
//!
//! Its forms post to `/account/sign-in`, `create`, `name`, `password`,
//! `sign-out`, `sign-out-everywhere`, `sessions/end`, `sessions/end-others`,
//! `tokens`, `tokens/drop`, `administrator`, `export` and `delete`.

use ludi_engine::{Phrase, phrase};
use maud::{Markup, html};

use super::day;
use super::frame::{Page, frame};
use super::reader::Reader;
use crate::store::{ApiToken, Person, Session};
use crate::words::Words;

/// What the page shows.
#[derive(Clone, Debug)]
pub struct AccountPage<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// What became of what the reader did.
    pub notice: Option<&'a str>,
    /// Was it refused?
    pub refused: bool,
    /// The tokens of the reader's outside bots.
    pub tokens: &'a [TokenLine],
    /// Where the reader is signed in.
    pub sessions: &'a [SessionLine],
    /// Does nobody look after the house yet?
    pub may_administer: bool,
    /// The token that was made just now: it is shown only this once.
    pub fresh: Option<&'a str>,
}

/// A token in the list.
#[derive(Clone, Debug)]
pub struct TokenLine {
    /// What the house knows it by.
    pub name: String,
    /// What the reader calls it.
    pub label: String,
    /// The day it was made.
    pub since: Phrase,
    /// The day it was used last.
    pub used: Phrase,
    /// The day on which it lapses.
    pub until: Phrase,
}

/// A session in the list.
#[derive(Clone, Debug)]
pub struct SessionLine {
    /// What the house knows it by.
    pub name: String,
    /// What browser on what system, if that is known.
    pub device: String,
    /// The day it was opened.
    pub opened: Phrase,
    /// The day it was used last.
    pub used: Phrase,
    /// Is it the one by which the reader is known here?
    pub here: bool,
}

impl SessionLine {
    /// A session, which may be the reader's own.
    pub fn new(session: &Session, here: bool) -> SessionLine {
        SessionLine {
            name: session.hash.name(),
            device: session.device.clone(),
            opened: day(session.opened),
            used: day(session.used),
            here,
        }
    }
}

impl From<&ApiToken> for TokenLine {
    fn from(token: &ApiToken) -> TokenLine {
        TokenLine {
            name: token.hash.name(),
            label: token.label.clone(),
            since: day(token.since),
            used: day(token.used),
            until: day(token.until),
        }
    }
}

/// The page.
pub fn account(account: &AccountPage<'_>) -> Markup {
    let words = account.reader.words();
    let title = words.say(&phrase!("account-title"));
    let body = html! {
        div .front .account {
            section .hero {
                h1 { (title) }
                @if let Some(person) = &account.reader.person { p { (person.name) } }
            }
            div #notice role="status" {
                @if let Some(notice) = account.notice {
                    p .refused[account.refused] { (notice) }
                }
            }
            @match &account.reader.person {
                Some(person) if person.account => (own(account, person)),
                Some(guest) => {
                    (create(words, Some(guest)))
                    (sign_in(words, true))
                    (rename(words, guest))
                }
                None => {
                    (sign_in(words, false))
                    (create(words, None))
                }
            }
        }
    };
    frame(
        &Page {
            reader: account.reader,
            title: &title,
            styles: None,
            here: "/account",
            changes: false,
        },
        body,
    )
}

/// A field for a password, old (`current-password`) or new (`new-password`).
fn password(name: &str, label: &str, kind: &str) -> Markup {
    let shortest = (kind == "new-password").then_some("8");
    html! {
        label {
            span { (label) }
            input type="password" name=(name) required autocomplete=(kind) minlength=[shortest]
                maxlength="256";
        }
    }
}

/// A field for the name of an account.
fn name(words: &Words, value: Option<&str>) -> Markup {
    html! {
        label {
            span { (words.say(&phrase!("account-name"))) }
            input name="name" required maxlength="32" autocomplete="username" value=[value]
                autocapitalize="none" spellcheck="false";
        }
    }
}

fn sign_in(words: &Words, guest: bool) -> Markup {
    let title = words.say(&phrase!("account-sign-in"));
    html! {
        section #sign-in {
            h2 { (title) }
            @if guest { p { (words.say(&phrase!("account-brings"))) } }
            form .fields method="post" action="/account/sign-in" {
                (name(words, None))
                (password("password", &words.say(&phrase!("account-password")), "current-password"))
                button .main { (title) }
            }
        }
    }
}

fn create(words: &Words, guest: Option<&Person>) -> Markup {
    let title = match guest {
        Some(_) => phrase!("account-keep"),
        None => phrase!("account-create"),
    };
    html! {
        section #create {
            h2 { (words.say(&title)) }
            p { (words.say(&phrase!("account-why"))) }
            form .fields method="post" action="/account/create" {
                (name(words, guest.map(|guest| &*guest.name)))
                (password("password", &words.say(&phrase!("account-new-password")), "new-password"))
                button .main { (words.say(&phrase!("account-make"))) }
            }
        }
    }
}

fn rename(words: &Words, person: &Person) -> Markup {
    html! {
        section #name {
            h2 { (words.say(&phrase!("account-rename"))) }
            form .fields method="post" action="/account/name" {
                (name(words, Some(&person.name)))
                button { (words.say(&phrase!("account-rename-do"))) }
            }
        }
    }
}

fn own(account: &AccountPage<'_>, person: &Person) -> Markup {
    let words = account.reader.words();
    html! {
        @if person.is_admin {
            section #house {
                h2 { (words.say(&phrase!("admin-title"))) }
                p { a .button href="/admin" { (words.say(&phrase!("admin-go"))) } }
            }
        }
        (rename(words, person))
        section #password {
            h2 { (words.say(&phrase!("account-change"))) }
            form .fields method="post" action="/account/password" {
                // Whoever keeps passwords for the reader learns whose it is.
                input type="hidden" name="name" value=(person.name) autocomplete="username";
                (password("old", &words.say(&phrase!("account-old-password")), "current-password"))
                (password("new", &words.say(&phrase!("account-new-password")), "new-password"))
                button { (words.say(&phrase!("account-change-do"))) }
            }
            p { (words.say(&phrase!("account-change-ends"))) }
        }
        (sessions(account))
        section #tokens {
            h2 { (words.say(&phrase!("token-title"))) }
            p { (words.say(&phrase!("token-why"))) }
            @if let Some(token) = account.fresh {
                p #fresh {
                    (words.say(&phrase!("token-fresh"))) " "
                    code { (token) }
                }
            }
            @if !account.tokens.is_empty() { (tokens(account)) }
            form .fields method="post" action="/account/tokens" {
                label {
                    span { (words.say(&phrase!("token-label"))) }
                    input name="label" required maxlength="32" autocomplete="off";
                }
                button { (words.say(&phrase!("token-make"))) }
            }
        }
        @if account.may_administer { (administrator(words)) }
        (personal_data(words, person))
        section #leave {
            h2 { (words.say(&phrase!("account-leave"))) }
            form .fields method="post" action="/account/sign-out" {
                button { (words.say(&phrase!("account-sign-out"))) }
                button formaction="/account/sign-out-everywhere" {
                    (words.say(&phrase!("account-everywhere")))
                }
            }
            p { (words.say(&phrase!("account-everywhere-ends"))) }
        }
    }
}

/// Where the reader is signed in.
fn sessions(account: &AccountPage<'_>) -> Markup {
    let words = account.reader.words();
    let unknown = words.say(&phrase!("session-unknown"));
    html! {
        section #sessions {
            h2 { (words.say(&phrase!("session-title"))) }
            p { (words.say(&phrase!("session-why"))) }
            form method="post" action="/account/sessions/end" {
                ul .tokens {
                    @for session in account.sessions {
                        @let device = if session.device.is_empty() { &unknown } else { &session.device };
                        li {
                            strong { (device) } " "
                            span .dates {
                                (words.say(&phrase!(
                                    "session-dates",
                                    opened = session.opened.clone(),
                                    used = session.used.clone()
                                )))
                            } " "
                            @if session.here { em { (words.say(&phrase!("session-here"))) } }
                            @else {
                                button name="session" value=(session.name)
                                    aria-label=(words.say(&phrase!("session-end-one", device = device.as_str()))) {
                                    (words.say(&phrase!("session-end")))
                                }
                            }
                        }
                    }
                }
                @if account.sessions.iter().any(|session| !session.here) {
                    p { button formaction="/account/sessions/end-others" {
                        (words.say(&phrase!("session-end-others")))
                    } }
                }
            }
        }
    }
}

/// Where the code is entered that the house printed when it was started.
fn administrator(words: &Words) -> Markup {
    html! {
        section #administrator {
            h2 { (words.say(&phrase!("administrator-title"))) }
            p { (words.say(&phrase!("administrator-why"))) }
            form .fields method="post" action="/account/administrator" {
                label {
                    span { (words.say(&phrase!("administrator-code"))) }
                    input name="code" required maxlength="64" autocomplete="one-time-code"
                        autocapitalize="none" spellcheck="false";
                }
                button { (words.say(&phrase!("administrator-do"))) }
            }
        }
    }
}

/// All that is kept of the reader, and the end of it.
fn personal_data(words: &Words, person: &Person) -> Markup {
    let confirm = words.say(&phrase!("account-password"));
    let form = |action: &str, what: String| {
        html! {
            form .fields method="post" action=(action) {
                input type="hidden" name="name" value=(person.name) autocomplete="username";
                (password("password", &confirm, "current-password"))
                button { (what) }
            }
        }
    };
    html! {
        section #data {
            h2 { (words.say(&phrase!("data-title"))) }
            p { (words.say(&phrase!("data-export-why"))) }
            (form("/account/export", words.say(&phrase!("data-export"))))
            // It cannot be taken back: hence two steps.
            details {
                summary { (words.say(&phrase!("data-delete"))) }
                p { (words.say(&phrase!("data-delete-why"))) }
                (form("/account/delete", words.say(&phrase!("data-delete-sure"))))
            }
        }
    }
}

fn tokens(account: &AccountPage<'_>) -> Markup {
    let words = account.reader.words();
    html! {
        form method="post" action="/account/tokens/drop" {
            ul .tokens {
                @for token in account.tokens {
                    li {
                        strong { (token.label) } " "
                        span .dates {
                            (words.say(&phrase!(
                                "token-dates",
                                since = token.since.clone(),
                                used = token.used.clone(),
                                until = token.until.clone()
                            )))
                        } " "
                        button name="token" value=(token.name)
                            aria-label=(words.say(&phrase!("token-drop-one", label = token.label.as_str()))) {
                            (words.say(&phrase!("token-drop")))
                        }
                    }
                }
            }
        }
    }
}
