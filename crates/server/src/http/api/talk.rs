//! What is said at a table.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::ToSchema;

use super::caller::{At, Caller, Sent};
use super::problem::Problem;
use crate::house::{House, SaidLine, Wish};
use crate::store::Key;

/// The last lines that the caller may read.
#[utoipa::path(
    get,
    path = "/tables/{id}/lines",
    params(("id" = String, Path, description = "The table")),
    responses(
        (status = 200, description = "The lines", body = Vec<SaidLine>),
        (status = 401, description = "The token is nobody's", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
    ),
    security((), ("token" = [])),
)]
pub(super) async fn lines(
    State(house): State<Arc<House>>,
    At(id): At,
    caller: Caller,
) -> Result<Json<Vec<SaidLine>>, Problem> {
    let lines = house.lines(id, &caller.visitor(None)?).await;
    let lines = lines.map_err(|error| Problem::house(caller.lang, &error))?;
    Ok(Json(lines.into_iter().map(SaidLine::from).collect()))
}

/// Something to say.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Saying {
    /// What: 1 to 500 letters.
    text: String,
    /// To which seat alone; to all if none is named.
    to: Option<u8>,
    /// What it is known by when it is sent again.
    key: String,
    /// The seat, where the caller has several.
    seat: Option<u8>,
}

/// Says something, aloud or to one seat.
#[utoipa::path(
    post,
    path = "/tables/{id}/lines",
    params(("id" = String, Path, description = "The table")),
    request_body = Saying,
    responses(
        (status = 204, description = "It is said"),
        (status = 401, description = "This needs a token", body = Problem),
        (status = 403, description = "The caller has no seat to whisper from", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 422, description = "It is too long, or nobody is there", body = Problem),
    ),
    security(("token" = [])),
)]
pub(super) async fn say(
    State(house): State<Arc<House>>,
    At(id): At,
    caller: Caller,
    Sent(saying): Sent<Saying>,
) -> Result<StatusCode, Problem> {
    let key = Key::parse(&saying.key).ok_or_else(|| Problem::unreadable(caller.lang))?;
    let to = saying.to.map(|seat| caller.seat(seat)).transpose()?;
    let wish = Wish::Say { text: saying.text, to, key };
    caller.want(&house, id, saying.seat, wish).await
}
