//! Seats in a running match: links, requests, votes, and bots that play for
//! somebody.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use ludi_bots::Level;
use ludi_engine::phrase;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::{At, Authenticated, Sent};
use super::problem::Problem;
use super::seat_number::SeatNumber;
use crate::house::{Answer, Command, House};
use crate::people::random;
use crate::store::{SecretHash, spell_secret};

/// A seat to be given by link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Inviting {
    /// The seat: one that no person has, or the caller's own.
    seat: SeatNumber,
}

/// A secret link.
#[derive(Serialize, ToSchema)]
pub(super) struct Link {
    /// What stands behind `/seats/` in its address. It is told only now.
    link: String,
}

/// Makes a secret link to a seat, which serves once. The link that there was
/// leads nowhere from now on. A link to the caller's own seat lets a guest go on
/// in a browser, within a quarter of an hour.
#[utoipa::path(
    post,
    path = "/tables/{id}/invite",
    params(("id" = String, Path, description = "The table")),
    request_body = Inviting,
    responses(
        (status = 201, description = "The link", body = Link),
        (status = 401, description = "This needs a token", body = Problem),
        (status = 403, description = "The caller has no seat", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 409, description = "Somebody else has the seat", body = Problem),
    ),
    security(("token" = [])),
)]
pub(super) async fn invite(
    State(house): State<Arc<House>>,
    Authenticated(caller): Authenticated,
    At(id): At,
    Sent(inviting): Sent<Inviting>,
) -> Result<(StatusCode, Json<Link>), Problem> {
    let seat = inviting.seat.seat(caller.lang)?;
    let secret = random().map_err(|error| Problem::house(caller.lang, &error))?;
    let link = spell_secret(secret);
    match caller.ask(&house, id, None, Command::Invite(seat, SecretHash::of(&link))).await? {
        Answer::Fine => Ok((StatusCode::CREATED, Json(Link { link }))),
        answer => Err(Problem::answer(caller.lang, answer)),
    }
}

/// Uses a secret link. An empty seat of a table that gathers is the caller's at
/// once; the seat of a bot in a running match when every person at the table has
/// agreed.
#[utoipa::path(
    post,
    path = "/seats/{link}",
    params(("link" = String, Path, description = "The link")),
    responses(
        (status = 204, description = "The caller has the seat, or has asked for it"),
        (status = 401, description = "This needs a token", body = Problem),
        (status = 404, description = "The link leads to no seat", body = Problem),
        (status = 409, description = "The caller has a seat, or somebody else asks", body = Problem),
    ),
    security(("token" = [])),
)]
pub(super) async fn take(
    State(house): State<Arc<House>>,
    Authenticated(caller): Authenticated,
    Path(link): Path<String>,
) -> Result<StatusCode, Problem> {
    let found = house.seat_of_link(&link).await;
    let found = found.map_err(|error| Problem::house(caller.lang, &error))?;
    // A link to another device is for browsers.
    let found = found.filter(|(_, _, link)| link.until.is_none());
    let Some((id, seat, link)) = found else {
        let text = phrase!("error-no-link");
        return Err(Problem::new(caller.lang, StatusCode::NOT_FOUND, "no-link", &text));
    };
    caller.want(&house, id, None, Command::SitByLink(seat, link.hash)).await
}

/// For or against.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Vote {
    /// The seat that it is about.
    seat: SeatNumber,
    /// For it?
    agree: bool,
}

/// Answers somebody who asks for the seat of a bot: see `requests` of the table.
/// One refusal ends the request.
#[utoipa::path(
    post,
    path = "/tables/{id}/requests",
    params(("id" = String, Path, description = "The table")),
    request_body = Vote,
    responses(
        (status = 204, description = "It counts"),
        (status = 401, description = "This needs a token", body = Problem),
        (status = 403, description = "The caller has no seat", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 409, description = "Nobody asks for that seat", body = Problem),
    ),
    security(("token" = [])),
)]
pub(super) async fn answer(
    State(house): State<Arc<House>>,
    Authenticated(caller): Authenticated,
    At(id): At,
    Sent(Vote { seat, agree }): Sent<Vote>,
) -> Result<StatusCode, Problem> {
    let seat = seat.seat(caller.lang)?;
    caller.want(&house, id, None, Command::AnswerRequest { seat, agree }).await
}

/// Votes for a bot on the seat of somebody who is away, or takes the vote back.
/// The bot plays when all who are present have voted so, until its person takes
/// the seat back.
#[utoipa::path(
    post,
    path = "/tables/{id}/replace",
    params(("id" = String, Path, description = "The table")),
    request_body = Vote,
    responses(
        (status = 204, description = "It counts"),
        (status = 401, description = "This needs a token", body = Problem),
        (status = 403, description = "The caller has no seat", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 409, description = "Whoever sits there is not away long enough", body = Problem),
        (status = 422, description = "Nobody sits there", body = Problem),
    ),
    security(("token" = [])),
)]
pub(super) async fn replace(
    State(house): State<Arc<House>>,
    Authenticated(caller): Authenticated,
    At(id): At,
    Sent(Vote { seat, agree }): Sent<Vote>,
) -> Result<StatusCode, Problem> {
    let seat = seat.seat(caller.lang)?;
    caller.want(&house, id, None, Command::Replace { seat, agree }).await
}

/// Which of the caller's seats.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Own {
    /// The seat, where the caller has several.
    seat: Option<SeatNumber>,
}

/// Lets a bot play for the caller, who keeps the seat.
#[utoipa::path(
    post,
    path = "/tables/{id}/hand-over",
    params(("id" = String, Path, description = "The table")),
    request_body = Own,
    responses(
        (status = 204, description = "A bot plays"),
        (status = 401, description = "This needs a token", body = Problem),
        (status = 403, description = "The caller has no seat", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 409, description = "The match has not begun, or is over", body = Problem),
    ),
    security(("token" = [])),
)]
pub(super) async fn hand_over(
    State(house): State<Arc<House>>,
    Authenticated(caller): Authenticated,
    At(id): At,
    Sent(own): Sent<Own>,
) -> Result<StatusCode, Problem> {
    let level = Level::Heuristic.name().to_owned();
    caller.want(&house, id, own.seat, Command::HandOver(level)).await
}

/// Plays again, where a bot played for the caller.
#[utoipa::path(
    post,
    path = "/tables/{id}/take-back",
    params(("id" = String, Path, description = "The table")),
    request_body = Own,
    responses(
        (status = 204, description = "The caller plays"),
        (status = 401, description = "This needs a token", body = Problem),
        (status = 403, description = "The caller has no seat", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
    ),
    security(("token" = [])),
)]
pub(super) async fn take_back(
    State(house): State<Arc<House>>,
    Authenticated(caller): Authenticated,
    At(id): At,
    Sent(own): Sent<Own>,
) -> Result<StatusCode, Problem> {
    caller.want(&house, id, own.seat, Command::TakeBack).await
}
