//! The house for browsers: what is asked by HTTP, and the pages that answer.

mod fairness;
mod forms;
mod front;
mod live;
mod opening;
mod reader;
mod replay;
mod seats;
mod table;
mod trouble;

use std::future::Future;
use std::io;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::middleware;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Router, serve as serve_http};
use ludi_engine::phrase;
use maud::Markup;
use tokio::net::TcpListener;

pub(crate) use self::reader::stranger;
pub use self::trouble::Trouble;
use crate::guard;
use crate::house::{House, HouseError};
use crate::pages::{self, Reader, RulesPage};

/// Serves the house at this listener until `stop` comes true.
pub async fn serve(
    listener: TcpListener,
    house: Arc<House>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let waking = house.clone();
    // Whatever keeps a table asleep is told to whoever opens it.
    tokio::spawn(async move { _ = waking.wake().await });
    serve_http(listener, router(house)).with_graceful_shutdown(stop).await
}

fn router(house: Arc<House>) -> Router {
    let at_table = Router::new()
        .route("/live", get(live::live))
        .route("/act", post(table::act))
        .route("/undo", post(table::undo))
        .route("/why", post(table::why))
        .route("/hint", post(table::hint))
        .route("/say", post(table::say))
        .route("/sit", post(seats::sit))
        .route("/stand", post(seats::stand))
        .route("/fill", post(seats::fill))
        .route("/contribute", post(seats::contribute))
        .route("/begin", post(seats::begin))
        .route("/hand-over", post(seats::hand_over))
        .route("/take-back", post(seats::take_back))
        .route("/invite", post(seats::invite))
        .route("/replace", post(seats::replace))
        .route("/rematch", post(seats::rematch))
        .route("/replay", get(replay::show))
        .route("/record", get(replay::record))
        .route("/fairness", get(fairness::show));
    Router::new()
        .route("/", get(front::front))
        .route("/play", post(front::play))
        .route("/settings", post(front::settings))
        .route("/games/{game}/open", get(opening::show).post(opening::open))
        .route("/games/{game}/rules", get(rules))
        .route("/games/{game}/board.css", get(styles))
        .route("/assets/house.css", get(|| asset("text/css; charset=utf-8", pages::HOUSE_CSS)))
        .route("/assets/table.js", get(|| asset("text/javascript; charset=utf-8", pages::TABLE_JS)))
        .route(
            "/assets/replay.js",
            get(|| asset("text/javascript; charset=utf-8", pages::REPLAY_JS)),
        )
        .route("/seats/{token}", get(seats::link).post(seats::take))
        .route("/tables/{id}", get(table::without_slash))
        .route("/tables/{id}/", get(table::show))
        .nest("/tables/{id}", at_table)
        .fallback(nothing_here)
        .layer(guard::body_limit())
        .layer(middleware::from_fn(guard::stand))
        .with_state(house)
}

/// A page that is made for this reader alone, now.
fn page(markup: Markup) -> Response {
    ([(CACHE_CONTROL, "no-store")], Html(markup.into_string())).into_response()
}

async fn asset(kind: &'static str, text: &'static str) -> Response {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], text).into_response()
}

async fn styles(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    reader: Reader,
) -> Result<Response, Trouble> {
    let game = house.shelf().find(&game);
    let game = game.ok_or_else(|| Trouble::new(&reader, HouseError::NoGame))?;
    Ok(asset("text/css; charset=utf-8", game.styles()).await)
}

async fn rules(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    reader: Reader,
) -> Result<Response, Trouble> {
    let game = house.shelf().find(&game);
    let game = game.ok_or_else(|| Trouble::new(&reader, HouseError::NoGame))?;
    let info = game.info();
    let ledger = game.rules(reader.lang);
    Ok(page(pages::rules(&RulesPage {
        reader: &reader,
        game: info.id,
        game_name: info.name,
        ledger,
    })))
}

async fn nothing_here(reader: Reader) -> Trouble {
    Trouble::say(&reader, StatusCode::NOT_FOUND, &phrase!("trouble-nothing-here"))
}
