//! The games of the house, and its tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use ludi_bots::AnyGame;
use ludi_engine::{AmountRange, Lang, PromiseKind, SeatRange};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::caller::{Asked, Caller, lang};
use super::problem::Problem;
use crate::house::{House, Sitter, Stage, names};
use crate::store::{Listing, Status, TableEntry};

/// A game.
#[derive(Serialize, ToSchema)]
pub(super) struct Game {
    /// Its name in addresses.
    id: &'static str,
    /// Its name on the box.
    name: &'static str,
    /// Its editions, the default first.
    editions: Vec<GameEdition>,
    /// What can be chosen when a table is opened.
    options: Vec<GameChoice>,
    /// What its players may promise one another.
    promises: Vec<GamePromise>,
}

/// An edition of a game.
#[derive(Serialize, ToSchema)]
pub(super) struct GameEdition {
    /// Its name.
    id: &'static str,
    /// The fewest who can play it.
    min_seats: u8,
    /// The most who can play it.
    max_seats: u8,
}

/// Something to choose when a table is opened.
#[derive(Serialize, ToSchema)]
pub(super) struct GameChoice {
    /// Its name.
    id: &'static str,
    /// What it can be, the default first.
    values: &'static [&'static str],
}

/// A kind of promise, which binds nobody.
#[derive(Serialize, ToSchema)]
pub(super) struct GamePromise {
    /// Its name.
    id: &'static str,
    /// Does it speak of somebody else at the table?
    who: bool,
    /// The amount it speaks of; null if it speaks of none.
    #[schema(required)]
    amount: Option<GameAmount>,
    /// What one says, with open blanks.
    text: String,
}

/// From how much to how much.
#[derive(Serialize, ToSchema)]
pub(super) struct GameAmount {
    /// The least.
    min: u16,
    /// The most.
    max: u16,
}

impl GamePromise {
    fn new(kind: &PromiseKind, game: &AnyGame, lang: Lang) -> GamePromise {
        GamePromise {
            id: kind.id,
            who: kind.who,
            amount: kind.amount.map(|AmountRange { min, max }| GameAmount { min, max }),
            text: game.promise(&kind.blank(), lang, &[]),
        }
    }
}

/// The games that can be played here.
#[utoipa::path(
    get,
    path = "/games",
    responses((status = 200, description = "The games", body = Vec<Game>)),
)]
pub(super) async fn games(State(house): State<Arc<House>>, headers: HeaderMap) -> Json<Vec<Game>> {
    let lang = lang(&headers);
    let games = house.registry().iter().map(|game| {
        let info = game.info;
        let edition = |edition: &ludi_engine::Edition| {
            let SeatRange { min, max } = edition.seats;
            GameEdition { id: edition.id, min_seats: min, max_seats: max }
        };
        let option =
            |option: &ludi_engine::GameOption| GameChoice { id: option.id, values: option.values };
        Game {
            id: info.id,
            name: info.name,
            editions: info.editions.iter().map(edition).collect(),
            options: info.options.iter().map(option).collect(),
            promises: info.promises.iter().map(|kind| GamePromise::new(kind, game, lang)).collect(),
        }
    });
    Json(games.collect())
}

/// Which tables to list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// `join`: open and gathering. `watch`: open and being played. `mine`: those
    /// of the caller, those that wait for it first.
    #[param(inline)]
    list: List,
}

/// A list of tables.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum List {
    /// Open and gathering.
    Join,
    /// Open and being played.
    Watch,
    /// Those of the caller.
    Mine,
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub(super) struct Listed {
    /// Its name in addresses.
    id: String,
    /// The game.
    game: String,
    /// The edition.
    edition: String,
    /// How far it is.
    status: Stage,
    /// How many rows its log has; null while it is played, since then not all
    /// may know of all of them.
    #[schema(required)]
    row: Option<u64>,
    /// Who sits where.
    seats: Vec<Sitter>,
    /// Who has to act, by seat from 0.
    to_act: Vec<u8>,
    /// Does it wait for the caller?
    waits_for_me: bool,
    /// The language its players speak.
    lang: &'static str,
}

impl Listed {
    fn new(entry: TableEntry, caller: &Caller) -> Listed {
        let sitter = |(name, seat): (String, &crate::store::SeatEntry)| Sitter {
            name,
            person: seat.occupant.person.is_some(),
            bot: seat.occupant.bot.clone(),
        };
        Listed {
            id: entry.terms.id.to_string(),
            status: entry.status.into(),
            row: (entry.status != Status::Playing).then_some(entry.rows),
            seats: names(&entry.seats).into_iter().zip(&entry.seats).map(sitter).collect(),
            to_act: entry.to_act.iter().map(|seat| seat.index() as u8).collect(),
            waits_for_me: caller.who().is_some_and(|person| entry.waits_for(person)),
            lang: entry.terms.lang.code(),
            game: entry.terms.game,
            edition: entry.terms.setup.edition,
        }
    }
}

/// Tables to join, to watch, or to go on with.
#[utoipa::path(
    get,
    path = "/tables",
    params(Which),
    responses(
        (status = 200, description = "The tables", body = Vec<Listed>),
        (status = 401, description = "A list of one's own needs a token", body = Problem),
        (status = 422, description = "There is no such list", body = Problem),
    ),
    security((), ("token" = [])),
)]
pub(super) async fn tables(
    State(house): State<Arc<House>>,
    caller: Caller,
    Asked(which): Asked<Which>,
) -> Result<Json<Vec<Listed>>, Problem> {
    let which = match which.list {
        List::Join => Listing::ToJoin,
        List::Watch => Listing::ToWatch,
        List::Mine => Listing::Of(caller.person()?),
    };
    let found = house.tables(which).await;
    let found = found.map_err(|error| Problem::house(caller.lang, &error))?;
    Ok(Json(found.into_iter().map(|entry| Listed::new(entry, &caller)).collect()))
}
