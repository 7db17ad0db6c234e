//! A table: opening it, sitting down, looking at it.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use ludi_bots::Level;
use ludi_engine::{Lang, Setup};
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, timeout_at};
use utoipa::{IntoParams, ToSchema};

use super::caller::{Asked, At, Authenticated, Caller, Sent};
use super::problem::Problem;
use super::seat_number::SeatNumber;
use crate::house::{
    Command, House, HouseError, NewTable, Record, Snapshot, SnapshotOptions, TableView, Visitor,
};
use crate::people::tidy;
use crate::store::{Occupant, TableId, Visibility};

/// The longest wait for a change, in seconds: less than proxies are patient.
const LONGEST_WAIT: u64 = 25;

/// A table to be opened. The caller has seat 0.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Opening {
    /// The game.
    game: String,
    /// How many play.
    seats: u8,
    /// The edition; the first of the game if none is named.
    edition: Option<String>,
    /// Options that are to differ from their defaults.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// Who has the other seats, from seat 1 on; seats not named are empty.
    #[serde(default)]
    others: Vec<Other>,
    /// Is it listed for everyone? Otherwise only those find it who were given
    /// its address.
    #[serde(default)]
    open: bool,
    /// The language its players speak: `it` or `en`.
    lang: Option<String>,
    /// After how many minutes of somebody's absence the others may vote for a bot
    /// in that seat; 0: never. If it is not said: 10 for a table that is listed,
    /// never for others.
    absence_minutes: Option<u16>,
}

/// Who is to have a seat: nobody yet, a bot, or somebody else who plays with
/// the caller's token.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Other {
    /// The level of a bot: `random` or `heuristic`.
    bot: Option<String>,
    /// The name of somebody who plays with the caller's token.
    here: Option<String>,
}

/// A table that was opened.
#[derive(Serialize, ToSchema)]
pub(super) struct Opened {
    /// Its name in addresses.
    id: String,
}

/// Opens a table, which then gathers.
#[utoipa::path(
    post,
    path = "/tables",
    request_body = Opening,
    responses(
        (status = 201, description = "The table is open", body = Opened),
        (status = 401, description = "This needs a token", body = Problem),
        (status = 404, description = "There is no such game", body = Problem),
        (status = 422, description = "It cannot be opened like that", body = Problem),
    ),
    security(("token" = [])),
)]
pub(super) async fn open(
    State(house): State<Arc<House>>,
    Authenticated(caller): Authenticated,
    Sent(opening): Sent<Opening>,
) -> Result<(StatusCode, Json<Opened>), Problem> {
    let new_table = new_table(&house, &caller, opening)?;
    let id = house.open(new_table, None).await;
    let id = id.map_err(|error| Problem::house(caller.lang, &error))?;
    Ok((StatusCode::CREATED, Json(Opened { id: id.to_string() })))
}

fn new_table(house: &House, caller: &Caller, opening: Opening) -> Result<NewTable, Problem> {
    let opener = caller.person()?;
    let problem = |error| Problem::house(caller.lang, &error);
    let unreadable = || Problem::unreadable(caller.lang);
    let info = house.registry().find(&opening.game);
    let info = info.ok_or_else(|| problem(HouseError::NoGame))?.info;
    let setup = Setup {
        edition: opening.edition.unwrap_or_else(|| info.editions[0].id.to_owned()),
        seats: opening.seats,
        options: opening.options,
        components: None,
    };
    setup.check(info).map_err(|error| problem(error.into()))?;
    if opening.others.len() >= usize::from(setup.seats) {
        return Err(unreadable());
    }
    let mut seats = vec![Occupant::person(opener)];
    for other in opening.others {
        seats.push(match other {
            Other { bot: None, here: None } => Occupant::default(),
            Other { bot: Some(level), here: None } => {
                Occupant::bot(level.parse::<Level>().map_err(|_| unreadable())?.name())
            }
            Other { bot: None, here: Some(name) } => {
                Occupant { alias: Some(tidy(&name)), ..Occupant::person(opener) }
            }
            Other { bot: Some(_), here: Some(_) } => return Err(unreadable()),
        });
    }
    let lang = match opening.lang {
        Some(code) => Lang::ALL.into_iter().find(|lang| lang.code() == code),
        None => Some(caller.lang),
    };
    let visibility = if opening.open { Visibility::Open } else { Visibility::ByLink };
    Ok(NewTable {
        game: opening.game,
        setup,
        seats,
        lang: lang.ok_or_else(unreadable)?,
        visibility,
        name: None,
        absence: match opening.absence_minutes {
            None => visibility.absence(),
            Some(minutes) => Some(minutes).filter(|minutes| *minutes > 0),
        },
    })
}

/// How to look at a table.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Looking {
    /// Through whose eyes, where the caller has several seats.
    seat: Option<SeatNumber>,
    /// The last row whose lines of the log the caller has.
    after: Option<u64>,
    /// How many seconds (25 at most) to wait for something to do or to tell: a
    /// row after `after`, a decision of this seat, the end, any other change, a
    /// line that the caller may read.
    #[param(maximum = 25)]
    wait: Option<u64>,
    /// 1: tell how many steps this seat may take back.
    #[param(maximum = 1)]
    undo: Option<u8>,
}

/// A table as the caller may know it.
#[utoipa::path(
    get,
    path = "/tables/{id}",
    params(("id" = String, Path, description = "The table"), Looking),
    responses(
        (status = 200, description = "The table", body = TableView),
        (status = 401, description = "The token is nobody's", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 422, description = "What was asked cannot be read", body = Problem),
    ),
    security((), ("token" = [])),
)]
pub(super) async fn show(
    State(house): State<Arc<House>>,
    caller: Caller,
    At(id): At,
    Asked(looking): Asked<Looking>,
) -> Result<Response, Problem> {
    let visitor = caller.visitor(looking.seat)?;
    let options = SnapshotOptions { after: looking.after, undo: looking.undo == Some(1) };
    let seen = async {
        if let Some(seconds) = looking.wait {
            let until = Duration::from_secs(seconds.min(LONGEST_WAIT));
            await_news(&house, id, &visitor, looking.after, until).await?;
        }
        house.view(id, &visitor, options).await
    };
    match seen.await {
        Ok(snapshot) => Ok(json(&snapshot.text)),
        Err(error) => Err(Problem::house(caller.lang, &error)),
    }
}

/// Waits until there is something to do or to tell, or the time is up.
async fn await_news(
    house: &House,
    id: TableId,
    visitor: &Visitor,
    after: Option<u64>,
    patience: Duration,
) -> Result<(), HouseError> {
    let until = Instant::now() + patience;
    let mut stay = house.closing().stay();
    let mut hears = house.follow(id, visitor).await?;
    let is_news = |snapshot: &Snapshot| {
        snapshot.waits_for_viewer
            || snapshot.is_over
            || after.is_none_or(|row| snapshot.mark.row > row)
    };
    if is_news(&hears.borrow_and_update()) {
        return Ok(());
    }
    // Whoever waits for a change is here.
    let _presence = house.enter(id, visitor.person).await?;
    // A table that was lost, and a house that closes, are looked at all the same.
    _ = timeout_at(until, async {
        tokio::select! {
            _ = hears.changed() => {}
            () = stay.closing() => {}
        }
    })
    .await;
    Ok(())
}

/// JSON that was made already.
pub(super) fn json(text: &str) -> Response {
    let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")];
    (headers, text.to_owned()).into_response()
}

/// Which seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Sitting {
    /// The seat, from 0; any that is free if none is named.
    seat: Option<SeatNumber>,
}

/// Takes a free seat of a table that gathers. Whoever has one keeps it.
#[utoipa::path(
    post,
    path = "/tables/{id}/sit",
    params(("id" = String, Path, description = "The table")),
    request_body = Sitting,
    responses(
        (status = 204, description = "The caller has a seat"),
        (status = 401, description = "This needs a token", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 409, description = "There is no seat to be had", body = Problem),
    ),
    security(("token" = [])),
)]
pub(super) async fn sit(
    State(house): State<Arc<House>>,
    Authenticated(caller): Authenticated,
    At(id): At,
    Sent(sitting): Sent<Sitting>,
) -> Result<StatusCode, Problem> {
    let seat = caller.seat(sitting.seat)?;
    caller.want(&house, id, None, Command::Sit(seat)).await
}

/// Leaves the seat for good.
#[utoipa::path(
    post,
    path = "/tables/{id}/stand",
    params(("id" = String, Path, description = "The table")),
    responses(
        (status = 204, description = "The caller has left"),
        (status = 401, description = "This needs a token", body = Problem),
        (status = 403, description = "The caller has no seat", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
    ),
    security(("token" = [])),
)]
pub(super) async fn stand(
    State(house): State<Arc<House>>,
    Authenticated(caller): Authenticated,
    At(id): At,
) -> Result<StatusCode, Problem> {
    caller.want(&house, id, None, Command::Stand).await
}

/// Bots for the empty seats.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Filling {
    /// Their level: `random` or `heuristic`.
    #[serde(default = "default_level")]
    level: String,
}

fn default_level() -> String {
    Level::Heuristic.name().to_owned()
}

/// Fills the empty seats of a table that gathers with bots.
#[utoipa::path(
    post,
    path = "/tables/{id}/fill",
    params(("id" = String, Path, description = "The table")),
    request_body = Filling,
    responses(
        (status = 204, description = "No seat is empty"),
        (status = 401, description = "This needs a token", body = Problem),
        (status = 403, description = "The caller has no seat", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 409, description = "The match has begun", body = Problem),
        (status = 422, description = "There is no such level", body = Problem),
    ),
    security(("token" = [])),
)]
pub(super) async fn fill(
    State(house): State<Arc<House>>,
    Authenticated(caller): Authenticated,
    At(id): At,
    Sent(filling): Sent<Filling>,
) -> Result<StatusCode, Problem> {
    caller.want(&house, id, None, Command::Fill(filling.level)).await
}

/// Begins the match, once no seat is empty. If somebody has committed to a
/// contribution to the key of the dice, the list is closed now, and the match starts
/// when all have opened theirs.
#[utoipa::path(
    post,
    path = "/tables/{id}/begin",
    params(("id" = String, Path, description = "The table")),
    responses(
        (status = 204, description = "The match has begun, or the draw of its key"),
        (status = 401, description = "This needs a token", body = Problem),
        (status = 403, description = "The caller has no seat", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 409, description = "Some seats are empty", body = Problem),
    ),
    security(("token" = [])),
)]
pub(super) async fn begin(
    State(house): State<Arc<House>>,
    Authenticated(caller): Authenticated,
    At(id): At,
) -> Result<StatusCode, Problem> {
    caller.want(&house, id, None, Command::Begin).await
}

/// The record of a match that is over: all of it, dice included.
#[utoipa::path(
    get,
    path = "/tables/{id}/record",
    params(("id" = String, Path, description = "The table")),
    responses(
        (status = 200, description = "The record", body = String, content_type = "text/plain"),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 409, description = "The match is not over", body = Problem),
    ),
)]
pub(super) async fn record(
    State(house): State<Arc<House>>,
    caller: Caller,
    At(id): At,
) -> Result<Response, Problem> {
    house.saw(id, caller.who());
    let record = house.record(id).await;
    match record.map_err(|error| Problem::house(caller.lang, &error))? {
        Some(Record { text, .. }) => {
            Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
        }
        None => Err(Problem::not_over(caller.lang)),
    }
}
