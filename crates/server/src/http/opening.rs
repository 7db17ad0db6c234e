//! Opening a table with all its terms.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Response;
use ludi_bots::Level;
use ludi_engine::{Setup, Term};
use serde::Deserialize;

use super::forms::Slip;
use super::front::{go, known_or_let_in};
use super::reader::parse_lang;
use super::{Trouble, page};
use crate::house::{House, HouseError, Plan};
use crate::pages::{self, OpenPage, Question, Reader};
use crate::people;
use crate::store::{Occupant, PersonId, Visibility};

/// What was chosen before the rest is asked.
#[derive(Deserialize)]
pub(super) struct Asked {
    edition: Option<String>,
    seats: Option<u8>,
}

pub(super) async fn show(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
    reader: Reader,
) -> Result<Response, Trouble> {
    let game = house.shelf().find(&game);
    let on_shelf = game.ok_or_else(|| Trouble::new(&reader, HouseError::NoGame))?;
    let game = on_shelf.info;
    let edition = game.editions.iter().find(|edition| Some(edition.id) == asked.edition.as_deref());
    let edition = edition.unwrap_or(&game.editions[0]);
    let seats = asked.seats.unwrap_or(edition.seats.max);
    let seats = seats.clamp(edition.seats.min, edition.seats.max);
    Ok(page(pages::open(&OpenPage {
        reader: &reader,
        game,
        edition: edition.id,
        seats,
        about: &on_shelf.term(Term::About, reader.lang),
        editions: Question::editions(on_shelf, &reader),
        options: Question::options(on_shelf, &reader),
    })))
}

pub(super) async fn open(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    slip: Slip,
) -> Result<Response, Trouble> {
    let trouble = |error| Trouble::new(&slip.reader, error);
    let info = house.shelf().find(&game).ok_or_else(|| trouble(HouseError::NoGame))?.info;
    let options: BTreeMap<String, String> = info
        .options
        .iter()
        .filter_map(|option| {
            let chosen = slip.get(&format!("option-{}", option.id))?;
            (chosen != option.values[0]).then(|| (option.id.to_owned(), chosen.to_owned()))
        })
        .collect();
    let setup = Setup {
        edition: slip.get("edition").unwrap_or(info.editions[0].id).to_owned(),
        seats: slip.number("seats")?,
        options,
        components: None,
    };
    setup.check(info).map_err(|error| trouble(error.into()))?;
    let visibility = match slip.get("visibility") {
        Some("open") => Visibility::Open,
        _ => Visibility::ByLink,
    };
    let absence = match slip.get("absence") {
        None | Some("") => visibility.absence(),
        Some(_) => Some(slip.number("absence")?).filter(|minutes: &u16| *minutes > 0),
    };
    let (person, cookie) = known_or_let_in(&house, &slip).await?;
    let plan = Plan {
        game,
        seats: occupants(&slip, setup.seats, person)?,
        setup,
        lang: slip.get("lang").and_then(parse_lang).unwrap_or(slip.reader.lang),
        visibility,
        absence,
    };
    let id = house.open(plan, None).await.map_err(trouble)?;
    Ok(go(&format!("/tables/{id}/"), cookie))
}

/// Who sits where: the opener first, then as the form says.
fn occupants(slip: &Slip, seats: u8, opener: PersonId) -> Result<Vec<Occupant>, Trouble> {
    let mut occupants = vec![Occupant::person(opener)];
    for seat in 1..seats {
        occupants.push(match slip.get(&format!("seat-{seat}")) {
            None | Some("empty") => Occupant::default(),
            Some("here") => {
                let alias = slip.get(&format!("name-{seat}")).unwrap_or_default();
                Occupant { alias: Some(people::tidy(alias)), ..Occupant::person(opener) }
            }
            Some(level) => match level.parse::<Level>() {
                Ok(level) => Occupant::bot(level.name()),
                Err(_) => return Err(Trouble::unreadable(&slip.reader)),
            },
        });
    }
    Ok(occupants)
}
