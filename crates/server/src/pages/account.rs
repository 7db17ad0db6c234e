//! The page on which somebody signs in, makes an account, or looks after one.
//!
//! Its forms post to `/account/sign-in`, `create`, `name`, `password`,
//! `sign-out`, `sign-out-everywhere`, `tokens` and `tokens/drop`.

use ludi_engine::phrase;
use maud::{Markup, html};

use super::frame::{Page, frame};
use super::reader::Reader;
use crate::store::{ApiToken, Person};
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
    pub since: String,
}

impl From<&ApiToken> for TokenLine {
    fn from(token: &ApiToken) -> TokenLine {
        let since = jiff::Timestamp::from_millisecond(token.since.0).unwrap_or_default();
        let since = since.strftime("%Y-%m-%d").to_string();
        TokenLine { name: token.hash.name(), label: token.label.clone(), since }
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
            game: None,
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

fn own(account: &AccountPage<'_>, person: &Person) -> Markup {
    let words = account.reader.words();
    html! {
        @if person.is_admin {
            section #house {
                h2 { (words.say(&phrase!("admin-title"))) }
                p { a .button href="/admin" { (words.say(&phrase!("admin-go"))) } }
            }
        }
        section #name {
            h2 { (words.say(&phrase!("account-rename"))) }
            form .fields method="post" action="/account/name" {
                (name(words, Some(&person.name)))
                button { (words.say(&phrase!("account-rename-do"))) }
            }
        }
        section #password {
            h2 { (words.say(&phrase!("account-change"))) }
            form .fields method="post" action="/account/password" {
                // Whoever keeps passwords for the reader learns whose it is.
                input type="hidden" name="name" value=(person.name) autocomplete="username";
                (password("old", &words.say(&phrase!("account-old-password")), "current-password"))
                (password("new", &words.say(&phrase!("account-new-password")), "new-password"))
                button { (words.say(&phrase!("account-change-do"))) }
            }
        }
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
        section #leave {
            h2 { (words.say(&phrase!("account-leave"))) }
            form .fields method="post" action="/account/sign-out" {
                button { (words.say(&phrase!("account-sign-out"))) }
                button formaction="/account/sign-out-everywhere" {
                    (words.say(&phrase!("account-everywhere")))
                }
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
                        time datetime=(token.since) { (token.since) } " "
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
