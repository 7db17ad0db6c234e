//! Opening a table with all its terms.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Response;
use ludi_bots::Level;
use ludi_engine::{Setup, Term};

use super::forms::FormRequest;
use super::front::{go, known_or_let_in};
use super::reader::parse_lang;
use super::{HtmlError, game_of, page};
use crate::house::{House, NewTable};
use crate::pages::{self, OpenPage, Question, Reader};
use crate::people;
use crate::store::{Occupant, PersonId, Visibility};

pub(super) async fn show(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    // What was filled in before the number of players was changed.
    Query(filled): Query<BTreeMap<String, String>>,
    reader: Reader,
) -> Result<Response, HtmlError> {
    let game = game_of(&house, &reader, &game)?;
    let editions = game.info.editions;
    let edition =
        editions.iter().find(|edition| filled.get("edition").is_some_and(|id| id == edition.id));
    let edition = edition.unwrap_or(&editions[0]);
    let seats = filled.get("players").or(filled.get("seats")).and_then(|seats| seats.parse().ok());
    let seats: u8 = seats.unwrap_or(edition.seats.max);
    let seats = seats.clamp(edition.seats.min, edition.seats.max);
    Ok(page(pages::open(&OpenPage {
        reader: &reader,
        game: game.info,
        edition: edition.id,
        seats,
        about: &game.term(Term::About, reader.lang),
        editions: Question::editions(game, &reader),
        options: Question::options(game, &reader),
        filled: &filled,
    })))
}

pub(super) async fn open(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let html_error = |error| HtmlError::new(&request.reader, error);
    let info = game_of(&house, &request.reader, &game)?.info;
    let options: BTreeMap<String, String> = info
        .options
        .iter()
        .filter_map(|option| {
            let chosen = request.get(&format!("option-{}", option.id))?;
            (chosen != option.values[0]).then(|| (option.id.to_owned(), chosen.to_owned()))
        })
        .collect();
    let setup = Setup {
        edition: request.get("edition").unwrap_or(info.editions[0].id).to_owned(),
        seats: request.number("seats")?,
        options,
        components: None,
    };
    setup.check(info).map_err(|error| html_error(error.into()))?;
    let visibility = match request.get("visibility") {
        Some("open") => Visibility::Open,
        _ => Visibility::ByLink,
    };
    let absence = match request.get("absence") {
        None | Some("") => visibility.absence(),
        Some(_) => Some(request.number("absence")?).filter(|minutes: &u16| *minutes > 0),
    };
    let (person, cookie) = known_or_let_in(&house, &request).await?;
    let new_table = NewTable {
        game,
        seats: occupants(&request, setup.seats, person)?,
        setup,
        lang: request.get("lang").and_then(parse_lang).unwrap_or(request.reader.lang),
        visibility,
        absence,
        name: request.get("table").map(people::readable).filter(|name| !name.is_empty()),
    };
    let id = house.open(new_table, None).await.map_err(html_error)?;
    Ok(go(&format!("/tables/{id}/"), cookie))
}

/// The first game with a guide.
pub(super) async fn lesson(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let (person, cookie) = known_or_let_in(&house, &request).await?;
    let id = house.lesson(person, &game, request.reader.lang).await;
    let id = id.map_err(|error| HtmlError::new(&request.reader, error))?;
    Ok(go(&format!("/tables/{id}/"), cookie))
}

/// Who sits where: the opener first, then as the form says.
fn occupants(
    request: &FormRequest,
    seats: u8,
    opener: PersonId,
) -> Result<Vec<Occupant>, HtmlError> {
    let mut occupants = vec![Occupant::person(opener)];
    for seat in 1..seats {
        occupants.push(match request.get(&format!("seat-{seat}")) {
            None | Some("empty") => Occupant::default(),
            Some("here") => {
                let alias = request.get(&format!("name-{seat}")).unwrap_or_default();
                Occupant { alias: Some(people::tidy(alias)), ..Occupant::person(opener) }
            }
            Some(level) => match level.parse::<Level>() {
                Ok(level) => Occupant::bot(level.name()),
                Err(_) => return Err(HtmlError::unreadable(&request.reader)),
            },
        });
    }
    Ok(occupants)
}
