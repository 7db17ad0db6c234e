//! Who calls, and what was sent. Callers are known by their token alone, never
//! by a cookie, so that no page of another site can call in their name.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use ludi_engine::{Lang, Seat, phrase};
use serde::de::DeserializeOwned;

use super::problem::Problem;
use super::seat_number::SeatNumber;
use crate::guard::Client;
use crate::house::{Answer, Command, House, HouseError, Visitor};
use crate::http::stranger;
use crate::people::{self, Credential, Secret};
use crate::security_log::{self, Event};
use crate::store::{PersonId, SecretHash, TableId};

/// Somebody who calls; nobody in particular without a token.
pub(super) struct Caller {
    person: Option<PersonId>,
    token: Option<SecretHash>,
    pub(super) lang: Lang,
}

impl FromRequestParts<Arc<House>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Caller, Problem> {
        let lang = lang(&parts.headers);
        let Some(given) = parts.headers.get(AUTHORIZATION) else {
            return Ok(Caller { person: None, token: None, lang });
        };
        let token = given.to_str().ok().and_then(|given| given.split_once(' '));
        let token = token.filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"));
        let (_, token) = token.ok_or_else(|| Problem::no_token(lang))?;
        let token = SecretHash::of(token.trim());
        match Caller::known(house, token, lang).await? {
            Some(person) => Ok(Caller { person: Some(person), token: Some(token), lang }),
            None => {
                let address = parts.extensions.get().map(Client::address);
                security_log::log(Event::TokenRefused, None, address);
                Err(Problem::no_token(lang))
            }
        }
    }
}

/// Somebody who is known. It is asked for before anything else of a request is
/// read, so that strangers learn nothing but that they need a token.
pub(super) struct Authenticated(pub(super) Caller);

impl FromRequestParts<Arc<House>> for Authenticated {
    type Rejection = Problem;

    async fn from_request_parts(
        parts: &mut Parts,
        house: &Arc<House>,
    ) -> Result<Authenticated, Problem> {
        let caller = Caller::from_request_parts(parts, house).await?;
        caller.person()?;
        Ok(Authenticated(caller))
    }
}

/// The language a program wants its sentences in.
pub(super) fn lang(headers: &HeaderMap) -> Lang {
    stranger(headers).lang
}

impl Caller {
    /// Whose token it is.
    async fn known(
        house: &House,
        token: SecretHash,
        lang: Lang,
    ) -> Result<Option<PersonId>, Problem> {
        let found = people::token_of(house, token).await;
        let found = found.map_err(|error| Problem::house(lang, &error))?;
        Ok(found.map(|person| person.id))
    }

    /// Is it still the one it was when it called? A token may be dropped while a
    /// stream is open.
    pub(super) async fn check(&self, house: &House) -> Result<(), Problem> {
        let token = self.token.ok_or_else(|| Problem::no_token(self.lang))?;
        let known = Caller::known(house, token, self.lang).await?;
        known.map(drop).ok_or_else(|| Problem::no_token(self.lang))
    }

    /// The token of a stream that is being opened.
    pub(super) fn credential(&self, house: &House) -> Credential {
        let known = self.person.zip(self.token.map(Secret::Token));
        Credential::new(house, known)
    }

    /// The person, who must be known.
    pub(super) fn person(&self) -> Result<PersonId, Problem> {
        self.person.ok_or_else(|| Problem::no_token(self.lang))
    }

    /// Whose list of tables can be asked for, and whose presence counts.
    pub(super) fn who(&self) -> Option<PersonId> {
        self.person
    }

    pub(super) fn visitor(&self, seat: Option<SeatNumber>) -> Result<Visitor, Problem> {
        let seat = self.seat(seat)?;
        Ok(Visitor { person: self.person, seat, lang: self.lang })
    }

    /// The seat of this number, if one was sent.
    pub(super) fn seat(&self, seat: Option<SeatNumber>) -> Result<Option<Seat>, Problem> {
        seat.map(|seat| seat.seat(self.lang)).transpose()
    }

    /// Asks for something at a table, on behalf of somebody who is known.
    pub(super) async fn ask(
        &self,
        house: &House,
        id: TableId,
        seat: Option<SeatNumber>,
        command: Command,
    ) -> Result<Answer, Problem> {
        self.person()?;
        let visitor = self.visitor(seat)?;
        house.ask(id, visitor, command).await.map_err(|error| Problem::house(self.lang, &error))
    }

    /// Asks for something that is either done or not.
    pub(super) async fn want(
        &self,
        house: &House,
        id: TableId,
        seat: Option<SeatNumber>,
        command: Command,
    ) -> Result<StatusCode, Problem> {
        match self.ask(house, id, seat, command).await? {
            Answer::Fine | Answer::Done(_) => Ok(StatusCode::NO_CONTENT),
            answer => Err(Problem::answer(self.lang, answer)),
        }
    }
}

/// The table in the address.
pub(super) struct At(pub(super) TableId);

impl FromRequestParts<Arc<House>> for At {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<At, Problem> {
        let lang = lang(&parts.headers);
        let path = Path::<String>::from_request_parts(parts, house).await;
        let id = path.ok().and_then(|Path(id)| TableId::parse(&id));
        id.map(At).ok_or_else(|| Problem::house(lang, &HouseError::NoTable))
    }
}

/// What stands behind the question mark.
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<House>> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(
        parts: &mut Parts,
        house: &Arc<House>,
    ) -> Result<Asked<T>, Problem> {
        match Query::<T>::from_request_parts(parts, house).await {
            Ok(Query(asked)) => Ok(Asked(asked)),
            Err(_) => Err(Problem::unreadable(lang(&parts.headers))),
        }
    }
}

/// What was sent, as JSON.
pub(super) struct Sent<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<House>> for Sent<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Sent<T>, Problem> {
        let lang = lang(request.headers());
        match Json::<T>::from_request(request, house).await {
            Ok(Json(sent)) => Ok(Sent(sent)),
            Err(JsonRejection::BytesRejection(rejection))
                if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE =>
            {
                let text = phrase!("error-too-large");
                Err(Problem::new(lang, StatusCode::PAYLOAD_TOO_LARGE, "too-large", &text))
            }
            Err(_) => Err(Problem::unreadable(lang)),
        }
    }
}
