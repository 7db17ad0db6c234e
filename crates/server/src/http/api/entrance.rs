//! How a program comes in without a browser.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

use super::caller::{Sent, lang};
use super::problem::Problem;
use crate::house::{House, HouseError};
use crate::people::{random, tidy};
use crate::store::{ApiToken, PersonId, SecretHash};

/// A guest to be let in.
#[derive(Deserialize, ToSchema)]
pub(super) struct Guest {
    /// What others call it.
    name: String,
}

/// What a guest is known by.
#[derive(Serialize, ToSchema)]
pub(super) struct Token {
    /// To be sent as `Authorization: Bearer …`. It is told only now.
    token: String,
}

/// Lets a guest in, who is known by a token from now on.
#[utoipa::path(
    post,
    path = "/guests",
    request_body = Guest,
    responses(
        (status = 201, description = "The guest is in", body = Token),
        (status = 422, description = "What was sent cannot be read", body = Problem),
    ),
)]
pub(super) async fn guests(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
    Sent(guest): Sent<Guest>,
) -> Result<(StatusCode, Json<Token>), Problem> {
    let let_in = let_in(&house, &guest.name).await;
    let token = let_in.map_err(|error| Problem::house(lang(&headers), &error))?;
    Ok((StatusCode::CREATED, Json(Token { token })))
}

async fn let_in(house: &House, name: &str) -> Result<String, HouseError> {
    let (id, since) = (PersonId::new(random()?), house.now());
    let (token, name) = (hex::encode(random::<32>()?), tidy(name));
    house.store().add_guest(id, &name, since).await?;
    let kept = ApiToken { hash: SecretHash::of(&token), label: name, since };
    house.store().add_token(id, kept).await?;
    Ok(token)
}
