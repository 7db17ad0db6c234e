//! What went wrong, as JSON: a code for programs, a sentence for people.

use std::time::Duration;

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use ludi_engine::{Lang, Phrase, phrase};
use serde::Serialize;
use utoipa::ToSchema;

use super::super::table::{hindered, hindrance};
use super::super::{account, trouble, watch};
use crate::house::{Answer, Hindrance, HouseError, Sentence};
use crate::people::AccountError;
use crate::words::words;

/// Why something was not done. Nothing of it was.
#[derive(Serialize, ToSchema, Debug)]
pub(crate) struct Problem {
    #[serde(skip)]
    status: StatusCode,
    /// What it is, for programs: `stale`, `refused`, `no-seat` …
    pub(super) error: &'static str,
    /// What it is, for people.
    pub(super) sentence: String,
    /// The section of the rules that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(super) rule: Option<&'static str>,
}

impl Problem {
    pub(crate) fn new(
        lang: Lang,
        status: StatusCode,
        error: &'static str,
        text: &Phrase,
    ) -> Problem {
        Problem { status, error, sentence: words(lang).say(text), rule: None }
    }

    /// What the house could not do.
    pub(super) fn house(lang: Lang, error: &HouseError) -> Problem {
        let status = trouble::status(error);
        if status.is_server_error() {
            watch::trouble(error);
        }
        let code = match error {
            HouseError::NoGame => "no-game",
            HouseError::NoTable => "no-table",
            HouseError::Setup(_) => "setup",
            HouseError::TooManyTables(_) => "too-many-tables",
            HouseError::Busy => "busy",
            HouseError::Log { .. } | HouseError::Rules => "table",
            HouseError::Randomness | HouseError::Store(_) => "store",
        };
        Problem::new(lang, status, code, &trouble::in_words(error))
    }

    /// A guest cannot be let in.
    pub(super) fn account(lang: Lang, error: &AccountError) -> Problem {
        match error {
            AccountError::House(error) => Problem::house(lang, error),
            error => {
                let (status, text) = account::in_words(error);
                Problem::new(lang, status, "name", &text)
            }
        }
    }

    /// Whoever asks too often has to wait so long.
    pub(crate) fn too_often(lang: Lang, wait: Duration) -> impl IntoResponse {
        let seconds = wait.as_secs() + 1;
        ([(RETRY_AFTER, seconds.to_string())], Problem::too_many(lang, wait))
    }

    /// The same without the header, where there is none.
    pub(super) fn too_many(lang: Lang, wait: Duration) -> Problem {
        let text = phrase!("trouble-too-often", seconds = wait.as_secs() as usize + 1);
        Problem::new(lang, StatusCode::TOO_MANY_REQUESTS, "too-often", &text)
    }

    /// What was sent cannot be read.
    pub(super) fn unreadable(lang: Lang) -> Problem {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        Problem::new(lang, status, "unreadable", &phrase!("trouble-unreadable"))
    }

    /// No table has a seat of this number.
    pub(super) fn no_such_seat(lang: Lang) -> Problem {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        Problem::new(lang, status, "no-such-seat", &phrase!("trouble-no-seat"))
    }

    /// A token is missing, or is nobody's.
    pub(super) fn no_token(lang: Lang) -> Problem {
        Problem::new(lang, StatusCode::UNAUTHORIZED, "no-token", &phrase!("trouble-no-token"))
    }

    /// The rules of the game forbid it.
    fn refused(Sentence { text, rule }: Sentence) -> Problem {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        Problem { status, error: "refused", sentence: text, rule: Some(rule) }
    }

    /// The match is not over, so its record is still a secret.
    pub(super) fn not_over(lang: Lang) -> Problem {
        Problem::new(lang, StatusCode::CONFLICT, "not-over", &phrase!("trouble-not-over"))
    }

    /// The house does not do it.
    pub(super) fn not(lang: Lang, why: Hindrance) -> Problem {
        let code = match why {
            Hindrance::NoSeat => "no-seat",
            Hindrance::Taken => "taken",
            Hindrance::Full => "full",
            Hindrance::Begun => "begun",
            Hindrance::NotBegun => "not-begun",
            Hindrance::Empty => "empty-seats",
            Hindrance::BotPlays => "bot-plays",
            Hindrance::Nobody => "nobody-there",
            Hindrance::Words => "words",
            Hindrance::Over => "over",
            Hindrance::NoPromise => "no-promise",
            Hindrance::Who => "who",
            Hindrance::Amount(_) => "amount",
            Hindrance::NotOpened => "not-opened",
            Hindrance::NotCommitted => "not-committed",
            Hindrance::OtherContribution => "other-contribution",
            Hindrance::TooEarly => "too-early",
            Hindrance::Seated => "seated",
            Hindrance::Used => "no-link",
            Hindrance::Asked => "asked",
            Hindrance::NotAsked => "not-asked",
            Hindrance::Account => "account",
            Hindrance::NeverReplaced => "never-replaced",
            Hindrance::Present(_) => "present",
            Hindrance::NameTaken => "name",
            Hindrance::Closed => "closed",
            Hindrance::TooLongToChange => "too-long-to-change",
            Hindrance::TooLong => "too-long",
        };
        Problem::new(lang, hindered(why), code, &hindrance(why))
    }

    /// An answer that says that nothing was done. Whatever says that something
    /// was is not one.
    pub(super) fn answer(lang: Lang, answer: Answer) -> Problem {
        let conflict = StatusCode::CONFLICT;
        match answer {
            Answer::Refused(sentence) => Problem::refused(sentence),
            Answer::Stale => Problem::new(lang, conflict, "stale", &phrase!("answer-stale")),
            Answer::Fixed => Problem::new(lang, conflict, "fixed", &phrase!("answer-fixed")),
            Answer::Possible => {
                Problem::new(lang, conflict, "possible", &phrase!("answer-possible"))
            }
            Answer::Not(why) => Problem::not(lang, why),
            Answer::Unknown
            | Answer::Final { .. }
            | Answer::Hint { .. }
            | Answer::Done(_)
            | Answer::Fine => {
                let status = StatusCode::UNPROCESSABLE_ENTITY;
                Problem::new(lang, status, "unknown", &phrase!("answer-unknown"))
            }
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.status, Json(self)).into_response()
    }
}
