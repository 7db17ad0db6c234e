//! What browsers ask for: pages and forms, the announcements, the assets.

mod client;
mod markup;
mod table;
mod watch;

use std::future::{Future, IntoFuture};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::rejection::FormRejection;
use axum::extract::{Form, Path, State};
use axum::http::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use ludi_engine::Lang;
use maud::Markup;
use serde::Deserialize;
use tokio::net::TcpListener;
use tokio::time::sleep;

use crate::house::{House, HouseError};
use crate::store::Person;
use crate::{guard, people};

/// How long what is under way is waited for when the house closes.
const PATIENCE: Duration = Duration::from_secs(5);

/// Serves the house until `stop` is done, and then what is under way: requests
/// are answered, sockets are told that the house closes.
pub async fn serve(
    listener: TcpListener,
    house: Arc<House>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let routes = Router::new()
        .route("/", get(front))
        .route("/play", post(play))
        .route("/tables/{id}", get(table::without_slash))
        .route("/tables/{id}/", get(table::show))
        .route("/tables/{id}/act", post(table::act))
        .route("/tables/{id}/undo", post(table::undo))
        .route("/tables/{id}/why", post(table::why))
        .route("/tables/{id}/live", get(table::live))
        .route("/assets/house.css", get(|| asset("text/css", HOUSE_CSS)))
        .route("/assets/table.js", get(|| asset("text/javascript", TABLE_JS)))
        .route("/games/{game}/board.css", get(styles))
        .route("/metrics", get(watch::metrics))
        .fallback(nothing_here)
        .layer(guard::body_limit())
        .layer(middleware::from_fn(guard::stand))
        .layer(middleware::from_fn_with_state(house.clone(), watch::each))
        .with_state(house.clone());
    let routes = routes.into_make_service_with_connect_info::<SocketAddr>();
    let mut stay = house.closing().stay();
    let closer = house.clone();
    let stop = async move {
        stop.await;
        closer.closing().tell();
    };
    tokio::select! {
        served = axum::serve(listener, routes).with_graceful_shutdown(stop).into_future() => served?,
        // A client that never ends its request does not keep the house open.
        () = async { stay.closing().await; sleep(PATIENCE).await } => {}
    }
    drop(stay);
    house.closing().empty(PATIENCE).await;
    Ok(())
}

const HOUSE_CSS: &str = include_str!("../../assets/house.css");
const TABLE_JS: &str = include_str!("../../assets/table.js");

/// Something that cannot be answered as asked: a sentence and a way back.
pub(crate) struct Trouble {
    status: StatusCode,
    text: String,
    back: String,
}

impl Trouble {
    fn unreadable() -> Trouble {
        sorry(StatusCode::BAD_REQUEST, "This cannot be read, so nothing was done.", "/")
    }
}

/// A sentence instead of what was asked for.
pub(crate) fn sorry(status: StatusCode, text: &str, back: &str) -> Trouble {
    Trouble { status, text: text.to_owned(), back: back.to_owned() }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        (self.status, page(markup::message(&self.text, &self.back))).into_response()
    }
}

impl From<HouseError> for Trouble {
    fn from(error: HouseError) -> Trouble {
        let status = match error {
            HouseError::NoGame | HouseError::NoTable => StatusCode::NOT_FOUND,
            HouseError::Setup(_) => StatusCode::UNPROCESSABLE_ENTITY,
            HouseError::Busy => StatusCode::SERVICE_UNAVAILABLE,
            HouseError::Log { .. }
            | HouseError::Rules
            | HouseError::Randomness
            | HouseError::Store(_) => StatusCode::INTERNAL_SERVER_ERROR,
        };
        if status.is_server_error() {
            watch::trouble(&error);
        }
        sorry(status, &error.to_string(), "/")
    }
}

impl From<FormRejection> for Trouble {
    fn from(rejection: FormRejection) -> Trouble {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => {
                let text = "This is too large, so nothing was done.";
                sorry(StatusCode::PAYLOAD_TOO_LARGE, text, "/")
            }
            _ => Trouble::unreadable(),
        }
    }
}

fn page(markup: Markup) -> Html<String> {
    Html(markup.into_string())
}

/// Who asks.
async fn reader(house: &House, headers: &HeaderMap) -> Result<Option<Person>, Trouble> {
    let cookies = headers.get(COOKIE).and_then(|cookies| cookies.to_str().ok());
    Ok(people::known(house.store(), cookies.unwrap_or_default()).await?)
}

async fn front(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
) -> Result<Html<String>, Trouble> {
    let reader = reader(&house, &headers).await?;
    let mine = match &reader {
        Some(person) => house.tables_of(person.id).await?,
        None => Vec::new(),
    };
    let offer = |info: ludi_engine::Info| {
        let seats = info.editions[0].seats;
        (info.id, info.name, seats.min, seats.max)
    };
    let games: Vec<_> = house.shelf().iter().map(|game| offer(game.info())).collect();
    Ok(page(markup::front(reader.as_ref().map(|person| &*person.name), &games, &mine)))
}

/// What *play now* sends.
#[derive(Deserialize)]
struct Wish {
    game: String,
    opponents: Option<u8>,
    name: Option<String>,
}

async fn play(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
    wish: Result<Form<Wish>, FormRejection>,
) -> Result<Response, Trouble> {
    let Form(wish) = wish?;
    let (person, cookie) = match reader(&house, &headers).await? {
        Some(person) => (person.id, None),
        None => {
            let (id, mut cookie) = people::let_in(house.store(), wish.name.as_deref()).await?;
            if house.settings().secure_cookies() {
                cookie.push_str("; Secure");
            }
            (id, Some(cookie))
        }
    };
    let id = house.play_now(person, &wish.game, wish.opponents, Lang::En).await?;
    let to_table = Redirect::to(&format!("/tables/{id}/"));
    Ok(match cookie {
        Some(cookie) => ([(SET_COOKIE, cookie)], to_table).into_response(),
        None => to_table.into_response(),
    })
}

async fn asset(kind: &'static str, text: &'static str) -> Response {
    ([(CONTENT_TYPE, kind)], text).into_response()
}

async fn styles(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
) -> Result<Response, Trouble> {
    let game = house.shelf().find(&game).ok_or(HouseError::NoGame)?;
    Ok(asset("text/css", game.styles()).await)
}

async fn nothing_here() -> Trouble {
    sorry(StatusCode::NOT_FOUND, "There is nothing here.", "/")
}
