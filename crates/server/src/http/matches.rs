//! The matches that somebody has played to the end.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::response::Response;
use serde::Deserialize;

use super::{HtmlError, page};
use crate::house::{House, HouseError};
use crate::pages::{self, FinishedLine, FinishedPage, Reader};
use crate::store::{PersonId, TableEntry};

/// How many matches the page shows.
const MOST: u32 = 200;

/// Which matches are looked for.
#[derive(Deserialize)]
pub(super) struct MatchesQuery {
    game: Option<String>,
}

pub(super) async fn show(
    State(house): State<Arc<House>>,
    Query(query): Query<MatchesQuery>,
    reader: Reader,
) -> Result<Response, HtmlError> {
    let game = query.game.and_then(|game| house.registry().find(&game)).map(|game| game.info.id);
    let matches = match &reader.person {
        Some(person) => lines(&house, person.id, game, MOST).await,
        None => Ok(Vec::new()),
    };
    let matches = matches.map_err(|error| HtmlError::new(&reader, error))?;
    let games = house.registry().iter().map(|game| (game.info.id, game.info.name)).collect();
    Ok(page(pages::finished(&FinishedPage { reader: &reader, games, game, matches })))
}

/// The last finished matches of a person.
pub(super) async fn lines(
    house: &House,
    person: PersonId,
    game: Option<&'static str>,
    most: u32,
) -> Result<Vec<FinishedLine>, HouseError> {
    let tables = house.finished_of(person, game, most).await?;
    let line = |entry: &TableEntry| {
        let game = house.registry().find(&entry.terms.game)?;
        Some(FinishedLine::new(entry, game.info.name, person))
    };
    // The result of a lesson is nobody's.
    Ok(tables.iter().filter(|entry| !entry.is_lesson()).filter_map(line).collect())
}
