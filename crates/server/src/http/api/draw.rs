//! The draw of the key: commit, then open.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use ludi_engine::{Commitment, Contribution};
use serde::Deserialize;
use utoipa::ToSchema;

use super::caller::{At, Authenticated, Caller, Sent};
use super::problem::Problem;
use super::seat_number::SeatNumber;
use crate::house::{Command, DrawReport, House, HouseError, draw_reports};

/// A commitment to a contribution to the key of the dice.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Committing {
    /// The number of the draw.
    #[schema(minimum = 1)]
    draw: u32,
    /// The SHA-256 of `ludi contribution COMMITMENT DRAW SEAT CONTRIBUTION`, in 64
    /// hex digits: the commitment of the house and the number of this draw, the
    /// caller's seat from 0, and the contribution of 32 random bytes in lower case
    /// hex.
    #[schema(min_length = 64, max_length = 64)]
    commitment: String,
    /// The seat, where the caller has several.
    seat: Option<SeatNumber>,
}

/// A contribution that is opened.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Revealing {
    /// The number of the draw.
    #[schema(minimum = 1)]
    draw: u32,
    /// The contribution that was committed to, in 64 hex digits.
    #[schema(min_length = 64, max_length = 64)]
    contribution: String,
}

/// Commits to a contribution to the key of the dice, while the list is open.
/// Whoever has committed already replaces it.
#[utoipa::path(
    post,
    path = "/tables/{id}/commit",
    params(("id" = String, Path, description = "The table")),
    request_body = Committing,
    responses(
        (status = 204, description = "The commitment stands"),
        (status = 401, description = "This needs a token", body = Problem),
        (status = 403, description = "The caller has no seat", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 409, description = "It is not that draw, or its list is closed", body = Problem),
        (status = 422, description = "What was sent cannot be read", body = Problem),
    ),
    security(("token" = [])),
)]
pub(super) async fn commit(
    State(house): State<Arc<House>>,
    Authenticated(caller): Authenticated,
    At(id): At,
    Sent(sent): Sent<Committing>,
) -> Result<StatusCode, Problem> {
    let commitment = Commitment::parse(&sent.commitment);
    let commitment = commitment.ok_or_else(|| Problem::unreadable(caller.lang))?;
    let command = Command::Commit { number: sent.draw, commitment };
    caller.want(&house, id, sent.seat, command).await
}

/// Opens a contribution, once the list is closed. When all are open, the match
/// begins.
#[utoipa::path(
    post,
    path = "/tables/{id}/reveal",
    params(("id" = String, Path, description = "The table")),
    request_body = Revealing,
    responses(
        (status = 204, description = "It is open"),
        (status = 401, description = "This needs a token", body = Problem),
        (status = 403, description = "The caller has no seat", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 409, description = "It is not that draw, or its list is not closed", body = Problem),
        (status = 422, description = "It is not what the caller committed to", body = Problem),
    ),
    security(("token" = [])),
)]
pub(super) async fn reveal(
    State(house): State<Arc<House>>,
    Authenticated(caller): Authenticated,
    At(id): At,
    Sent(sent): Sent<Revealing>,
) -> Result<StatusCode, Problem> {
    let contribution = Contribution::parse(&sent.contribution);
    let contribution = contribution.ok_or_else(|| Problem::unreadable(caller.lang))?;
    caller.want(&house, id, None, Command::Reveal { number: sent.draw, contribution }).await
}

/// The draws of the key, those that were given up included; none at a fork.
#[utoipa::path(
    get,
    path = "/tables/{id}/draws",
    params(("id" = String, Path, description = "The table")),
    responses(
        (status = 200, description = "The draws", body = Vec<DrawReport>),
        (status = 401, description = "The token is nobody's", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
    ),
    security((), ("token" = [])),
)]
pub(super) async fn draws(
    State(house): State<Arc<House>>,
    caller: Caller,
    At(id): At,
) -> Result<Json<Vec<DrawReport>>, Problem> {
    let found = house.store().table(id).await.map_err(HouseError::from);
    match found.and_then(|entry| entry.ok_or(HouseError::NoTable)) {
        Ok(entry) => Ok(Json(draw_reports(&entry))),
        Err(error) => Err(Problem::house(caller.lang, &error)),
    }
}
