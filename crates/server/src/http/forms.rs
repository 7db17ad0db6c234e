//! What forms send, read with a sentence for whatever cannot be read.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Form;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::HeaderName;
use axum::http::header::{ACCEPT, COOKIE, USER_AGENT};
use ludi_engine::{Seat, numbered_action};
use serde_json::Value;

use super::HtmlError;
use crate::guard::Client;
use crate::house::{House, HouseError};
use crate::pages::Reader;
use crate::people::{self, Contact, random};
use crate::store::{Key, SecretHash};

/// A form, and who sends it.
pub(super) struct FormRequest {
    pub(super) reader: Reader,
    /// The session by which the sender is known, if any.
    pub(super) session: Option<SecretHash>,
    /// Where it comes from.
    pub(super) contact: Contact,
    /// Does a script send it, which wants no page in answer?
    pub(super) script: bool,
    fields: HashMap<String, String>,
}

impl FromRequest<Arc<House>> for FormRequest {
    type Rejection = HtmlError;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<FormRequest, HtmlError> {
        let (mut parts, body) = request.into_parts();
        let reader = Reader::from_request_parts(&mut parts, house).await?;
        let header =
            |name| parts.headers.get::<HeaderName>(name).and_then(|value| value.to_str().ok());
        let cookies = header(COOKIE).unwrap_or_default();
        let session = people::session(house.settings(), cookies);
        let address = parts.extensions.get().map(Client::address);
        let contact = Contact::new(address, header(USER_AGENT).unwrap_or_default(), cookies);
        let script = header(ACCEPT) == Some("application/json");
        let request = Request::from_parts(parts, body);
        let fields = Form::<HashMap<String, String>>::from_request(request, house).await;
        let Form(fields) = fields.map_err(|rejection| HtmlError::form(&reader, &rejection))?;
        Ok(FormRequest { reader, session, contact, script, fields })
    }
}

impl FormRequest {
    /// What is written in a field.
    pub(super) fn get(&self, field: &str) -> Option<&str> {
        self.fields.get(field).map(String::as_str)
    }

    /// A number in a field.
    pub(super) fn number<T: std::str::FromStr>(&self, field: &str) -> Result<T, HtmlError> {
        let number = self.get(field).and_then(|text| text.parse().ok());
        number.ok_or_else(|| HtmlError::unreadable(&self.reader))
    }

    /// A seat in a field; nothing if the field is missing or empty.
    pub(super) fn seat(&self, field: &str) -> Result<Option<Seat>, HtmlError> {
        match self.get(field) {
            None | Some("") => Ok(None),
            Some(text) => match parse_seat(text) {
                Some(seat) => Ok(Some(seat)),
                None => Err(HtmlError::no_such_seat(&self.reader)),
            },
        }
    }

    /// JSON in a field.
    pub(super) fn json(&self, field: &str) -> Result<Value, HtmlError> {
        let text = self.get(field).unwrap_or_default();
        serde_json::from_str(text).map_err(|_| HtmlError::unreadable(&self.reader))
    }

    /// The action in this field, or the one of the number that was filled in; nothing if that
    /// is no number. One that no game has is as good as one that is too large: the rules
    /// refuse it.
    pub(super) fn action(&self, field: &str) -> Result<Option<Value>, HtmlError> {
        let Some(name) = self.get("number") else { return self.json(field).map(Some) };
        let written = self.get("amount").unwrap_or_default().trim();
        let is_number = !written.is_empty() && written.bytes().all(|byte| byte.is_ascii_digit());
        let number = || numbered_action(name, written.parse().unwrap_or(u16::MAX));
        Ok(is_number.then(number))
    }

    /// The idempotency key; a fresh one where a form without a script has none.
    pub(super) fn key(&self) -> Result<Key, HtmlError> {
        let text = match self.get("key") {
            Some(text) => text.to_owned(),
            None => fresh_key().map_err(|error| HtmlError::new(&self.reader, error))?,
        };
        Key::parse(&text).ok_or_else(|| HtmlError::unreadable(&self.reader))
    }
}

/// A key that no command has had.
pub(super) fn fresh_key() -> Result<String, HouseError> {
    Ok(hex::encode(random::<16>()?))
}

/// The seat of this number, from 0.
pub(super) fn parse_seat(text: &str) -> Option<Seat> {
    Seat::try_from(text.parse::<i64>().ok()?).ok()
}
