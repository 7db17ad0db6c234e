//! What went wrong, as JSON: a code for programs, a sentence for people.

use std::time::Duration;

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use ludi_engine::{Lang, Phrase, phrase};
use serde::Serialize;
use utoipa::ToSchema;

use super::super::table::{rejection, rejection_status};
use super::super::{account, html_error, watch};
use crate::house::{Answer, HouseError, Rejection, Sentence};
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
        let status = html_error::status(error);
        if status.is_server_error() {
            watch::log_error(error);
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
        Problem::new(lang, status, code, &html_error::in_words(error))
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
        let text = phrase!("error-too-often", seconds = wait.as_secs() as usize + 1);
        Problem::new(lang, StatusCode::TOO_MANY_REQUESTS, "too-often", &text)
    }

    /// What was sent cannot be read.
    pub(super) fn unreadable(lang: Lang) -> Problem {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        Problem::new(lang, status, "unreadable", &phrase!("error-unreadable"))
    }

    /// No table has a seat of this number.
    pub(super) fn no_such_seat(lang: Lang) -> Problem {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        Problem::new(lang, status, "no-such-seat", &phrase!("error-no-seat"))
    }

    /// A token is missing, or is nobody's.
    pub(super) fn no_token(lang: Lang) -> Problem {
        Problem::new(lang, StatusCode::UNAUTHORIZED, "no-token", &phrase!("error-no-token"))
    }

    /// The rules of the game forbid it.
    fn refused(Sentence { text, rule }: Sentence) -> Problem {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        Problem { status, error: "refused", sentence: text.to_string(), rule: Some(rule) }
    }

    /// The match is not over, so its record is still a secret.
    pub(super) fn not_over(lang: Lang) -> Problem {
        Problem::new(lang, StatusCode::CONFLICT, "not-over", &phrase!("error-not-over"))
    }

    /// The house does not do it.
    pub(super) fn not(lang: Lang, why: Rejection) -> Problem {
        let code = match why {
            Rejection::NoSeat => "no-seat",
            Rejection::Taken => "taken",
            Rejection::Full => "full",
            Rejection::Begun => "begun",
            Rejection::NotBegun => "not-begun",
            Rejection::Empty => "empty-seats",
            Rejection::BotPlays => "bot-plays",
            Rejection::Nobody => "nobody-there",
            Rejection::Words => "words",
            Rejection::Over => "over",
            Rejection::NoPromise => "no-promise",
            Rejection::Who => "who",
            Rejection::NoNumber => "no-number",
            Rejection::Amount(_) => "amount",
            Rejection::NotOpened => "not-opened",
            Rejection::NotCommitted => "not-committed",
            Rejection::OtherContribution => "other-contribution",
            Rejection::TooEarly => "too-early",
            Rejection::Seated => "seated",
            Rejection::Used => "no-link",
            Rejection::Asked => "asked",
            Rejection::NotAsked => "not-asked",
            Rejection::Account => "account",
            Rejection::NeverReplaced => "never-replaced",
            Rejection::Present(_) => "present",
            Rejection::NameTaken => "name",
            Rejection::Closed => "closed",
            Rejection::TooLongToChange => "too-long-to-change",
            Rejection::TooLong => "too-long",
        };
        Problem::new(lang, rejection_status(why), code, &rejection(why))
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
            Answer::Rejected(why) => Problem::not(lang, why),
            Answer::Guided(sentence) => {
                Problem { status: conflict, error: "lesson", sentence, rule: None }
            }
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
