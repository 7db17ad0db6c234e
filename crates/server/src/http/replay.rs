//! The replay of a table, and its record.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use ludi_engine::{Prompt, SeatSet, Viewer, Voice, phrase};
use serde::Deserialize;

use super::forms::{FormRequest, parse_seat};
use super::front::{go, known_or_let_in};
use super::table::Visit;
use super::{HtmlError, page};
use crate::house::{House, HouseError, Noticed, Past, Promised, Said, Sentence};
use crate::pages::{self, Reader, ReplayPage};

/// Which moment, and through whose eyes.
#[derive(Deserialize)]
pub(super) struct ReplayQuery {
    row: Option<String>,
    seat: Option<String>,
}

/// Through whose eyes a reader looks back. While the match runs those are the
/// reader's own; who has several seats on one device says which.
fn eyes(past: &Past, reader: &Reader, wish: Option<&str>) -> Option<Viewer> {
    let seats = past.table().seats();
    let seat = wish.and_then(parse_seat).filter(|seat| seat.index() < usize::from(seats));
    let open = open_eyes(past, reader);
    match (wish.unwrap_or_default(), seat) {
        ("watch", _) => Some(Viewer::Spectator),
        ("all", _) => past.is_over().then_some(Viewer::Historian),
        (_, Some(seat)) => open.contains(seat).then_some(Viewer::Seat(seat)),
        ("", None) if past.is_over() => Some(Viewer::Historian),
        ("", None) if open.len() == 1 => open.first().map(Viewer::Seat),
        ("", None) => Some(Viewer::Spectator),
        _ => None,
    }
}

/// The seats through whose eyes a reader may look back: after the end all, before
/// it the reader's own, unless the rules make players remember what they saw.
fn open_eyes(past: &Past, reader: &Reader) -> SeatSet {
    match &reader.person {
        _ if past.is_over() => SeatSet::all(past.table().seats()),
        Some(person) if past.table().recalls() => past.seats_of(person.id),
        _ => SeatSet::EMPTY,
    }
}

pub(super) async fn show(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(moment): Query<ReplayQuery>,
    reader: Reader,
) -> Result<Response, HtmlError> {
    let visit = Visit::new(&id, reader, None)?;
    let row = moment.row.as_deref().and_then(|row| row.parse().ok());
    let mut past = house.past(visit.id, row).await.map_err(|error| visit.html_error(error))?;
    let viewer = eyes(&past, &visit.reader, moment.seat.as_deref()).ok_or_else(|| {
        HtmlError::say(&visit.reader, StatusCode::FORBIDDEN, &phrase!("replay-other-eyes"))
    })?;
    // While the match runs, rows have the numbers that the viewer counts.
    let counts = if past.is_over() { Viewer::Historian } else { viewer };
    if let Some(real) =
        row.map(|row| past.numbers().row(counts, row)).filter(|real| Some(*real) != row)
    {
        past = house.past(visit.id, Some(real)).await.map_err(|error| visit.html_error(error))?;
    }
    let promises = house.promises(visit.id, &visit.visitor()).await;
    let promises = promises.map_err(|error| visit.html_error(error))?;
    let moment = Shown { past, reader: visit.reader.clone(), viewer, counts, promises };
    let made = house.clone().look_back(move || moment.page(&house)).await;
    made.and_then(|page| page).map_err(|error| visit.html_error(error))
}

/// A moment, as one reader sees it.
struct Shown {
    past: Past,
    reader: Reader,
    viewer: Viewer,
    /// Whose numbers its rows have.
    counts: Viewer,
    /// What was promised, as far as the reader may read it.
    promises: Vec<Said>,
}

impl Shown {
    fn page(self, house: &House) -> Result<Response, HouseError> {
        let Shown { past, reader, viewer, counts, mut promises } = self;
        let number = |row| past.numbers().number(counts, row);
        let table = past.table();
        let game = house.registry().find(table.info().id).ok_or(HouseError::NoGame)?;
        let speeches = &game.speeches;
        let names = &table.players().names;
        let voice = Voice { speech: speeches.of(reader.lang), names };
        let sentence =
            |prompt: &Prompt| Sentence { text: voice.say(&prompt.text), rule: prompt.rule.0 };
        let mine = match &reader.person {
            Some(person) => past.seats_of(person.id),
            None => SeatSet::EMPTY,
        };
        // By the viewer's numbers: rows it could not notice came before no promise.
        let is_past = |row| number(row) <= number(table.rows());
        let made = |promised: &Promised| is_past(promised.pledge.row);
        let told = |noticed: &Noticed| is_past(noticed.notice.row);
        promises.retain(|said| {
            said.promise.as_ref().is_some_and(made) || said.notice.as_ref().is_some_and(told)
        });
        for said in &mut promises {
            if let Some(promised) = &mut said.promise {
                promised.row = number(promised.pledge.row);
            }
            if let Some(noticed) = &mut said.notice {
                noticed.row = number(noticed.notice.row);
            }
        }
        let replay = ReplayPage {
            reader: &reader,
            id: past.entry.terms.id.as_str(),
            game: table.info().id,
            game_name: table.info().name,
            ledger: game.ledger(reader.lang),
            row: number(table.rows()),
            rows: number(past.rows()),
            over: past.is_over(),
            viewer,
            mine,
            eyes: open_eyes(&past, &reader).iter().collect(),
            names,
            prompt: sentence(&table.prompt(viewer)),
            emblems: game.emblems,
            board: &table.still(viewer, &voice),
            promises,
            log: table
                .log(viewer, 0)
                .iter()
                .map(|line| (number(line.row), sentence(&line.text)))
                .collect(),
        };
        Ok(page(pages::replay(&replay)))
    }
}

/// Goes on from a moment of a finished match, against bots.
pub(super) async fn fork(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let visit = Visit::of_slip(&id, &request)?;
    let row = request.number("row")?;
    let seat = visit.seat.ok_or_else(|| HtmlError::unreadable(&request.reader))?;
    let (person, cookie) = known_or_let_in(&house, &request).await?;
    let fork = house.fork(visit.id, row, seat, person, request.reader.lang).await;
    let fork = fork.map_err(|error| visit.html_error(error))?;
    Ok(go(&format!("/tables/{fork}/"), cookie))
}

/// The record, once nothing in it is a secret any more.
pub(super) async fn record(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    reader: Reader,
) -> Result<Response, HtmlError> {
    let visit = Visit::new(&id, reader, None)?;
    house.saw(visit.id, visit.visitor().person);
    let record = house.record(visit.id).await.map_err(|error| visit.html_error(error))?;
    let record = record.ok_or_else(|| {
        HtmlError::say(&visit.reader, StatusCode::CONFLICT, &phrase!("record-not-over"))
    })?;
    let name = format!("attachment; filename=\"{}-{}.jsonl\"", record.game, visit.id);
    let kind = "application/jsonl; charset=utf-8".to_owned();
    let headers =
        [(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, name), (CACHE_CONTROL, "no-store".to_owned())];
    Ok((headers, record.text).into_response())
}
