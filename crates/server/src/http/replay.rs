//! The replay of a table, and its record.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use ludi_bots::AnyGame;
use ludi_engine::{Lang, LogLine, Part, Prompt, SeatSet, Term, Viewer, Voice, phrase};
use serde::Deserialize;

use super::forms::{FormRequest, parse_seat};
use super::front::{go, known_or_let_in};
use super::table::Visit;
use super::{HtmlError, page};
use crate::house::{History, House, HouseError, Noticed, Promised, Said, Sentence};
use crate::pages::{self, NamedPart, Reader, ReplayPage};

/// Which moment, and through whose eyes.
#[derive(Deserialize)]
pub(super) struct ReplayQuery {
    row: Option<String>,
    /// Which part of the match, from 0, where the slider was moved…
    part: Option<String>,
    /// …from this part. If it was not, the row says which moment.
    from: Option<String>,
    /// Which beat of the row, from 1; its end if nothing is said.
    beat: Option<String>,
    seat: Option<String>,
}

/// Through whose eyes a reader looks back. While the match runs those are the
/// reader's own; who has several seats on one device says which.
pub(super) fn eyes(history: &History, reader: &Reader, asked: Option<&str>) -> Option<Viewer> {
    let seats = history.table().seats();
    let seat = asked.and_then(parse_seat).filter(|seat| seat.index() < usize::from(seats));
    let open = open_eyes(history, reader);
    match (asked.unwrap_or_default(), seat) {
        ("watch", _) => Some(Viewer::Spectator),
        ("all", _) => history.is_over().then_some(Viewer::Historian),
        (_, Some(seat)) => open.contains(seat).then_some(Viewer::Seat(seat)),
        ("", None) if history.is_over() => Some(Viewer::Historian),
        ("", None) if open.len() == 1 => open.first().map(Viewer::Seat),
        ("", None) => Some(Viewer::Spectator),
        _ => None,
    }
}

/// The seats through whose eyes a reader may look back: after the end all, before
/// it the reader's own, unless the rules make players remember what they saw.
fn open_eyes(history: &History, reader: &Reader) -> SeatSet {
    match &reader.person {
        _ if history.is_over() => SeatSet::all(history.table().seats()),
        Some(person) if history.table().recalls() => history.seats_of(person.id),
        _ => SeatSet::EMPTY,
    }
}

pub(super) async fn show(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
    reader: Reader,
) -> Result<Response, HtmlError> {
    let visit = Visit::new(&id, reader, None)?;
    let html_error = |error| visit.html_error(error);
    let history = house.history(visit.id).await.map_err(html_error)?;
    let viewer = eyes(&history, &visit.reader, query.seat.as_deref()).ok_or_else(|| {
        HtmlError::say(&visit.reader, StatusCode::FORBIDDEN, &phrase!("replay-other-eyes"))
    })?;
    // While the match runs, rows have the numbers that the viewer counts.
    let counts = if history.is_over() { Viewer::Historian } else { viewer };
    let last = history.numbers().number(counts, history.rows());
    let asked = match &query.part {
        Some(part) if query.part != query.from => {
            let part = part.parse().ok().and_then(|part: usize| history.parts().get(part));
            part.map(|(row, _)| history.numbers().number(counts, *row))
        }
        _ => query.row.and_then(|row| row.parse().ok()),
    };
    // Whoever was there comes back to where the match is; for others it is new.
    let was_there =
        visit.reader.person.as_ref().is_some_and(|me| !history.seats_of(me.id).is_empty());
    let row = asked.unwrap_or(if was_there { last } else { 0 }).min(last);
    let row = history.numbers().row(counts, row);
    let beat = query.beat.and_then(|beat| beat.parse().ok());
    let promises = house.promises(visit.id, &visit.visitor()).await.map_err(html_error)?;
    let reader = visit.reader.clone();
    let moment = Moment { history, row, beat, reader, viewer, counts, promises };
    let made = house.clone().look_back(move || moment.page(&house)).await;
    made.and_then(|page| page).map_err(html_error)
}

/// A moment of a match, as one reader sees it.
struct Moment {
    history: History,
    /// The row, by the log.
    row: u64,
    /// Which of its beats, from 1; its end if nothing is said.
    beat: Option<usize>,
    reader: Reader,
    viewer: Viewer,
    /// Whose numbers its rows have.
    counts: Viewer,
    /// What was promised, as far as the reader may read it.
    promises: Vec<Said>,
}

impl Moment {
    fn page(self, house: &House) -> Result<Response, HouseError> {
        let Moment { history, row, beat, reader, viewer, counts, mut promises } = self;
        let number = |row| history.numbers().number(counts, row);
        let table = history.after(row)?;
        let game = house.registry().find(table.info().id).ok_or(HouseError::NoGame)?;
        let names = &table.players().names;
        let voice = Voice { speech: game.speeches.of(reader.lang), names };
        let sentence = |prompt: &Prompt| Sentence {
            text: voice.say(&prompt.text).into(),
            rule: prompt.rule.0,
        };
        let mine = match &reader.person {
            Some(person) => history.seats_of(person.id),
            None => SeatSet::EMPTY,
        };
        // By the viewer's numbers: rows it could not notice came before no promise.
        let is_past = |promised| number(promised) <= number(row);
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
        let shown = table.beats(viewer, row);
        // A row that took something back has no beat but its end.
        let beats = shown.len().max(1);
        let beat = beat.map_or(beats, |beat| beat.clamp(1, beats));
        let on_the_way = shown.get(beat - 1).filter(|_| beat < beats);
        let so_far = |line: &&LogLine| line.row < row || line.beat as usize <= beat;
        let (prompt, board) = match on_the_way {
            None => (table.prompt(viewer), table.still(viewer, &voice)),
            Some(beat) => {
                // A beat is one because the viewer was told something.
                let line = beat.lines.last().cloned();
                (line.unwrap_or_else(|| table.prompt(viewer)), beat.picture.board(&voice))
            }
        };
        let replay = ReplayPage {
            reader: &reader,
            id: history.entry.terms.id.as_str(),
            game: table.info().id,
            game_name: table.info().name,
            ledger: game.ledger(reader.lang),
            styles: house.registry().styles(table.info().id),
            glossary: house.registry().glossary(table.info().id, reader.lang),
            row: number(row),
            rows: number(history.rows()),
            beat,
            beats,
            parts: parts(&history, counts, game, &voice, reader.lang),
            over: history.is_over(),
            viewer,
            mine,
            eyes: open_eyes(&history, &reader).iter().collect(),
            names,
            prompt: sentence(&prompt),
            emblems: game.emblems,
            board: &board,
            promises,
            log: table
                .log(viewer, 0)
                .iter()
                .filter(so_far)
                .map(|line| (number(line.row), sentence(&line.text)))
                .collect(),
        };
        Ok(page(pages::replay(&replay)))
    }
}

/// The parts of a match in words.
fn parts(
    history: &History,
    counts: Viewer,
    game: &AnyGame,
    voice: &Voice<'_>,
    lang: Lang,
) -> Vec<NamedPart> {
    let part = |(row, part): &(u64, Part)| NamedPart {
        row: history.numbers().number(counts, *row),
        turn: game.term(Term::Turn(part.turn), lang),
        phase: voice.say(&part.phase),
    };
    history.parts().iter().map(part).collect()
}

/// Goes on from a moment of a finished match, against bots.
pub(super) async fn fork(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let visit = Visit::of_form(&id, &request)?;
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
