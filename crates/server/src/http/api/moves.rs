//! What a seat does in the match.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::caller::{At, Authenticated, Caller, Sent};
use super::problem::Problem;
use super::seat_number::SeatNumber;
use super::table::json;
use crate::house::{self, Answer, Command, House, MoveKind, SnapshotOptions, TableView};
use crate::store::{Key, TableId};

/// An action.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Move {
    /// The row it is meant to follow: the `row` of what the caller saw.
    expected: u64,
    /// What it is known by when it is sent again, so that it is done once: 1 to
    /// 64 visible ASCII characters.
    key: String,
    /// One of `actions`, as it was given.
    #[schema(value_type = Value)]
    action: Value,
    /// The seat, where the caller has several.
    seat: Option<SeatNumber>,
    /// Is the table to be told at once as it is then?
    #[serde(default)]
    view: bool,
}

/// Steps to be taken back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Undoing {
    /// The row it is meant to follow.
    expected: u64,
    /// What it is known by when it is sent again.
    key: String,
    /// How many steps; one if it is not said.
    #[serde(default = "one")]
    steps: u32,
    /// The seat, where the caller has several.
    seat: Option<SeatNumber>,
    /// Is the table to be told at once as it is then?
    #[serde(default)]
    view: bool,
}

fn one() -> u32 {
    1
}

/// Something that is done, and will still be so after a power cut.
#[derive(Serialize, ToSchema)]
pub(super) struct Done {
    /// Its row.
    pub(super) row: u64,
    /// The table as it is now, where that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(super) table: Option<Box<TableView>>,
}

/// Carries out an action. Sent again with the same key, it is still done once.
#[utoipa::path(
    post,
    path = "/tables/{id}/act",
    params(("id" = String, Path, description = "The table")),
    request_body = Move,
    responses(
        (status = 200, description = "It is done, and durable", body = Done),
        (status = 401, description = "This needs a token", body = Problem),
        (status = 403, description = "The caller has no seat", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 409, description = "The table has gone on, or is not played", body = Problem),
        (status = 422, description = "The rules forbid it, or it is no action", body = Problem),
    ),
    security(("token" = [])),
)]
pub(super) async fn act(
    State(house): State<Arc<House>>,
    Authenticated(caller): Authenticated,
    At(id): At,
    Sent(sent): Sent<Move>,
) -> Result<Response, Problem> {
    let view = sent.view;
    carry_out(&house, id, &caller, sent.into(), view).await
}

/// Takes back steps that revealed nothing and drew nothing.
#[utoipa::path(
    post,
    path = "/tables/{id}/undo",
    params(("id" = String, Path, description = "The table")),
    request_body = Undoing,
    responses(
        (status = 200, description = "It is done, and durable", body = Done),
        (status = 401, description = "This needs a token", body = Problem),
        (status = 403, description = "The caller has no seat", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 409, description = "It cannot be taken back any more", body = Problem),
    ),
    security(("token" = [])),
)]
pub(super) async fn undo(
    State(house): State<Arc<House>>,
    Authenticated(caller): Authenticated,
    At(id): At,
    Sent(sent): Sent<Undoing>,
) -> Result<Response, Problem> {
    let kind = MoveKind::TakeBack(sent.steps);
    let wanted = Wanted { expected: sent.expected, key: sent.key, seat: sent.seat, kind };
    carry_out(&house, id, &caller, wanted, sent.view).await
}

pub(super) struct Wanted {
    expected: u64,
    key: String,
    seat: Option<SeatNumber>,
    kind: MoveKind,
}

impl From<Move> for Wanted {
    fn from(Move { expected, key, action, seat, .. }: Move) -> Wanted {
        Wanted { expected, key, seat, kind: MoveKind::Act { action, sure: true } }
    }
}

/// Does what is wanted; gives its row.
pub(super) async fn do_it(
    house: &House,
    id: TableId,
    caller: &Caller,
    Wanted { expected, key, seat, kind }: Wanted,
) -> Result<u64, Problem> {
    let key = Key::parse(&key).ok_or_else(|| Problem::unreadable(caller.lang))?;
    let command = Command::Move(house::Move { expected, key, kind, then: None, patient: false });
    match caller.ask(house, id, seat, command).await? {
        Answer::Done(row) => Ok(row),
        answer => Err(Problem::answer(caller.lang, answer)),
    }
}

async fn carry_out(
    house: &House,
    id: TableId,
    caller: &Caller,
    wanted: Wanted,
    view: bool,
) -> Result<Response, Problem> {
    let (expected, seat) = (wanted.expected, wanted.seat);
    let row = do_it(house, id, caller, wanted).await?;
    if !view {
        return Ok(Json(Done { row, table: None }).into_response());
    }
    let options = SnapshotOptions { after: Some(expected), undo: false };
    let seen = house.view(id, &caller.visitor(seat)?, options).await;
    let seen = seen.map_err(|error| Problem::house(caller.lang, &error))?;
    Ok(json(&format!("{{\"row\":{row},\"table\":{}}}", seen.text)))
}

/// An action in question.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Question {
    /// The action.
    #[schema(value_type = Value)]
    action: Value,
    /// The seat, where the caller has several.
    seat: Option<SeatNumber>,
}

/// What forbids an action.
#[derive(Serialize, ToSchema)]
pub(super) struct Reason {
    /// Is it possible after all?
    possible: bool,
    /// Why not, or that it is.
    sentence: String,
    /// The section of the rules that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    rule: Option<&'static str>,
}

/// Tells why an action is not possible now. Nothing is done.
#[utoipa::path(
    post,
    path = "/tables/{id}/why",
    params(("id" = String, Path, description = "The table")),
    request_body = Question,
    responses(
        (status = 200, description = "Why not", body = Reason),
        (status = 401, description = "This needs a token", body = Problem),
        (status = 403, description = "The caller has no seat", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 409, description = "The match has not begun", body = Problem),
        (status = 422, description = "It is no action of this game", body = Problem),
    ),
    security(("token" = [])),
)]
pub(super) async fn why(
    State(house): State<Arc<House>>,
    Authenticated(caller): Authenticated,
    At(id): At,
    Sent(question): Sent<Question>,
) -> Result<Json<Reason>, Problem> {
    let answer = caller.ask(&house, id, question.seat, Command::Why(question.action)).await?;
    match answer {
        Answer::Refused(why) => Ok(Json(Reason {
            possible: false,
            sentence: why.text.to_string(),
            rule: Some(why.rule),
        })),
        Answer::Possible => {
            let Problem { sentence, .. } = Problem::answer(caller.lang, Answer::Possible);
            Ok(Json(Reason { possible: true, sentence, rule: None }))
        }
        answer => Err(Problem::answer(caller.lang, answer)),
    }
}
