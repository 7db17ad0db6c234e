//! What happened in a match that is over, for programs.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use ludi_engine::{Viewer, Voice};
use serde::Deserialize;
use utoipa::IntoParams;

use super::caller::{Asked, At, Caller};
use super::problem::Problem;
use super::seat_number::SeatNumber;
use crate::house::{House, HouseError};

/// Through whose eyes.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Eyes {
    /// As this seat saw it; as a spectator if none is named.
    seat: Option<SeatNumber>,
    /// 1: with all that was hidden, whatever `seat` says.
    #[param(maximum = 1)]
    all: Option<u8>,
}

/// What happened in a match that is over: a JSON object a line, in order. `row` (0
/// for the deal) and `beat` (from 1) say when, `kind` which kind of moment that was,
/// `seat` whose row it is, `event` and `fields` what happened, `rule` and `text` the
/// section of the rulebook and the sentence of the log.
#[utoipa::path(
    get,
    path = "/tables/{id}/events",
    params(("id" = String, Path, description = "The table"), Eyes),
    responses(
        (status = 200, description = "The events", body = String, content_type = "application/jsonl"),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 409, description = "The match is not over", body = Problem),
        (status = 422, description = "What was asked cannot be read", body = Problem),
    ),
)]
pub(super) async fn events(
    State(house): State<Arc<House>>,
    caller: Caller,
    At(id): At,
    Asked(eyes): Asked<Eyes>,
) -> Result<Response, Problem> {
    house.saw(id, caller.who());
    let problem = |error: HouseError| Problem::house(caller.lang, &error);
    let Some(history) = house.finished(id).await.map_err(problem)? else {
        return Err(Problem::not_over(caller.lang));
    };
    let viewer = match caller.seat(eyes.seat)? {
        _ if eyes.all == Some(1) => Viewer::Historian,
        Some(seat) if seat.index() < usize::from(history.table().seats()) => Viewer::Seat(seat),
        Some(_) => return Err(Problem::unreadable(caller.lang)),
        None => Viewer::Spectator,
    };
    let game = house.registry().find(history.table().info().id).cloned();
    let speeches = game.ok_or(HouseError::NoGame).map_err(problem)?.speeches;
    let lang = caller.lang;
    let written = house.look_back(move || {
        let table = history.table();
        let voice = Voice { speech: speeches.of(lang), names: &table.players().names };
        let lines = table.events(viewer, 0).into_iter();
        lines.map(|event| event.to_json(&voice) + "\n").collect::<String>()
    });
    let text = written.await.map_err(problem)?;
    Ok(([(CONTENT_TYPE, "application/jsonl; charset=utf-8")], text).into_response())
}
