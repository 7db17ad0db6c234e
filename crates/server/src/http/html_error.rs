//! What went wrong, in a sentence on a page of its own.

use std::time::Duration;

use axum::extract::rejection::FormRejection;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{AppendHeaders, Html, IntoResponse, Response};
use ludi_engine::{Phrase, phrase};

use super::watch;
use crate::house::HouseError;
use crate::pages::{self, Message, Reader};
use crate::store::StoreError;

/// An answer that is not what was asked for.
#[derive(Debug)]
pub struct HtmlError {
    status: StatusCode,
    page: String,
    /// After how many seconds to try again.
    wait: Option<u64>,
}

impl HtmlError {
    /// This sentence, with a way back to the front page.
    pub(crate) fn say(reader: &Reader, status: StatusCode, text: &Phrase) -> HtmlError {
        HtmlError::text(reader, status, &reader.say(text))
    }

    fn text(reader: &Reader, status: StatusCode, text: &str) -> HtmlError {
        let title = reader.say(&phrase!("error-title"));
        let page = pages::message(&Message { reader, title: &title, text, back: "/" });
        HtmlError { status, page: page.into_string(), wait: None }
    }

    /// Whoever asks too often has to wait so long.
    pub(crate) fn too_often(reader: &Reader, wait: Duration) -> HtmlError {
        let seconds = wait.as_secs() + 1;
        let text = phrase!("error-too-often", seconds = seconds as usize);
        let html_error = HtmlError::say(reader, StatusCode::TOO_MANY_REQUESTS, &text);
        HtmlError { wait: Some(seconds), ..html_error }
    }

    /// What the house could not do.
    pub(crate) fn new(reader: &Reader, error: HouseError) -> HtmlError {
        let status = status(&error);
        if status.is_server_error() {
            watch::log_error(&error);
        }
        HtmlError::say(reader, status, &in_words(&error))
    }

    /// What was sent cannot be read.
    pub(crate) fn unreadable(reader: &Reader) -> HtmlError {
        HtmlError::say(reader, StatusCode::UNPROCESSABLE_ENTITY, &phrase!("error-unreadable"))
    }

    /// No table has the seat that was named.
    pub(crate) fn no_such_seat(reader: &Reader) -> HtmlError {
        HtmlError::say(reader, StatusCode::UNPROCESSABLE_ENTITY, &phrase!("error-no-seat"))
    }

    /// A form that cannot be read.
    pub(crate) fn form(reader: &Reader, rejection: &FormRejection) -> HtmlError {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => {
                let status = StatusCode::PAYLOAD_TOO_LARGE;
                HtmlError::say(reader, status, &phrase!("error-too-large"))
            }
            _ => HtmlError::unreadable(reader),
        }
    }
}

/// The status of an answer that tells of this.
pub(super) fn status(error: &HouseError) -> StatusCode {
    match error {
        HouseError::NoGame | HouseError::NoTable => StatusCode::NOT_FOUND,
        HouseError::Setup(_) => StatusCode::UNPROCESSABLE_ENTITY,
        HouseError::TooManyTables(_) => StatusCode::CONFLICT,
        HouseError::Busy => StatusCode::SERVICE_UNAVAILABLE,
        HouseError::Store(StoreError::NoFork(..) | StoreError::NoSeat(..)) => StatusCode::CONFLICT,
        HouseError::Log { .. }
        | HouseError::Rules
        | HouseError::Randomness
        | HouseError::Store(_) => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// What went wrong, as a phrase of the house.
pub(super) fn in_words(error: &HouseError) -> Phrase {
    match error {
        HouseError::NoGame => phrase!("error-no-game"),
        HouseError::NoTable => phrase!("error-no-table"),
        HouseError::Setup(_) => phrase!("error-setup"),
        HouseError::TooManyTables(tables) => phrase!("error-too-many-tables", tables = *tables),
        HouseError::Log { row } => phrase!("error-log", row = row.to_string().as_str()),
        HouseError::Rules => phrase!("error-rules"),
        HouseError::Busy => phrase!("error-busy"),
        HouseError::Store(StoreError::NoFork(..)) => phrase!("error-no-fork"),
        HouseError::Store(StoreError::NoSeat(..)) => phrase!("error-no-seat"),
        HouseError::Store(StoreError::Full | StoreError::WriteFailed) => phrase!("error-full"),
        HouseError::Randomness | HouseError::Store(_) => phrase!("error-store"),
    }
}

impl IntoResponse for HtmlError {
    fn into_response(self) -> Response {
        let wait = AppendHeaders(self.wait.map(|seconds| (RETRY_AFTER, seconds.to_string())));
        (self.status, wait, Html(self.page)).into_response()
    }
}
