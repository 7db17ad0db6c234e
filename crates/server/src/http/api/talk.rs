//! What is said at a table.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::ToSchema;

use super::caller::{At, Authenticated, Caller, Sent};
use super::problem::Problem;
use super::seat_number::SeatNumber;
use crate::house::{Command, House, SaidLine, Vow};
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
    caller: Caller,
    At(id): At,
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
    to: Option<SeatNumber>,
    /// What it is known by when it is sent again.
    key: String,
    /// The seat, where the caller has several.
    seat: Option<SeatNumber>,
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
    Authenticated(caller): Authenticated,
    At(id): At,
    Sent(saying): Sent<Saying>,
) -> Result<StatusCode, Problem> {
    let key = Key::parse(&saying.key).ok_or_else(|| Problem::unreadable(caller.lang))?;
    let to = caller.seat(saying.to)?;
    let command = Command::Say { text: saying.text, to, key };
    caller.want(&house, id, saying.seat, command).await
}

/// Something to promise.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Promising {
    /// One of the kinds that the game has.
    kind: String,
    /// Of whom it speaks, if its kind speaks of somebody.
    who: Option<SeatNumber>,
    /// Of how much it speaks, if its kind speaks of an amount.
    amount: Option<u16>,
    /// To which seat; to all if none is named.
    to: Option<SeatNumber>,
    /// May all hear what is promised to one seat? If not, the two alone do.
    #[serde(default)]
    aloud: bool,
    /// What it is known by when it is sent again.
    key: String,
    /// The seat, where the caller has several.
    seat: Option<SeatNumber>,
}

/// Promises something, which binds nobody. It is told as a line that was said.
#[utoipa::path(
    post,
    path = "/tables/{id}/promises",
    params(("id" = String, Path, description = "The table")),
    request_body = Promising,
    responses(
        (status = 204, description = "It is promised"),
        (status = 401, description = "This needs a token", body = Problem),
        (status = 403, description = "The caller has no seat", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 409, description = "The match has not begun, or is over", body = Problem),
        (status = 422, description = "The game has no such promise, or a blank is not filled in", body = Problem),
    ),
    security(("token" = [])),
)]
pub(super) async fn promise(
    State(house): State<Arc<House>>,
    Authenticated(caller): Authenticated,
    At(id): At,
    Sent(sent): Sent<Promising>,
) -> Result<StatusCode, Problem> {
    let key = Key::parse(&sent.key).ok_or_else(|| Problem::unreadable(caller.lang))?;
    let vow = Vow {
        kind: sent.kind,
        who: caller.seat(sent.who)?,
        amount: sent.amount,
        to: caller.seat(sent.to)?,
        aloud: sent.aloud,
    };
    caller.want(&house, id, sent.seat, Command::Promise { vow, key }).await
}
