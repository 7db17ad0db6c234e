//! How a program comes in without a browser.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

use super::caller::{Sent, lang};
use super::problem::Problem;
use crate::house::House;
use crate::people;

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
        (status = 409, description = "Somebody with an account has that name, or one that looks like it", body = Problem),
        (status = 422, description = "What was sent cannot be read", body = Problem),
    ),
)]
pub(super) async fn guests(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
    Sent(guest): Sent<Guest>,
) -> Result<(StatusCode, Json<Token>), Problem> {
    let token = people::add_guest_token(&house, &guest.name).await;
    let token = token.map_err(|error| Problem::account(lang(&headers), &error))?;
    Ok((StatusCode::CREATED, Json(Token { token })))
}
