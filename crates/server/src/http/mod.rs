//! The house for browsers: what is asked by HTTP, and the pages that answer.

mod account;
mod admin;
pub(crate) mod api;
mod beats;
mod client;
mod compression;
mod draw;
mod fairness;
mod forms;
mod front;
mod html_error;
mod listener;
mod live;
mod matches;
mod opening;
mod reader;
mod replay;
mod routes;
mod seats;
mod table;
mod watch;

use std::future::Future;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware;
use axum::response::{Html, IntoResponse, Response};
use ludi_bots::AnyGame;
use ludi_engine::{digest, phrase};
use maud::Markup;
use tokio::net::TcpListener;
use tokio::time::sleep;

pub(crate) use self::client::address;
pub use self::html_error::HtmlError;
pub(crate) use self::reader::stranger;
pub use self::routes::{Route, routes};
use crate::guard;
use crate::house::{House, HouseError};
use crate::pages::{self, Asset, PrimerPage, Reader, RulesPage};

/// How long what is under way is waited for when the house closes.
const PATIENCE: Duration = Duration::from_secs(5);

/// Serves the house until `stop` is done, and then what is under way: requests
/// are answered, sockets are told that the house closes.
pub async fn serve(
    listener: TcpListener,
    house: Arc<House>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let waking = house.clone();
    // Whatever keeps a table asleep is told to whoever opens it.
    tokio::spawn(async move { _ = waking.wake().await });
    tokio::spawn(clean_up(house.clone()));
    let listening = tokio::spawn(listener::listen(listener, house.clone(), router(house.clone())));
    stop.await;
    house.closing().tell();
    // A client that never ends its request does not keep the house open.
    house.closing().empty(PATIENCE).await;
    listening.await.map_err(io::Error::other)
}

/// Forgets, every minute, what nobody needs any more.
async fn clean_up(house: Arc<House>) {
    let mut stay = house.closing().stay();
    loop {
        tokio::select! {
            () = stay.closing() => return,
            () = sleep(Duration::from_secs(60)) => {}
        }
        house.limits().forget();
        house.attempts().forget(house.now());
        // What could not be swept now is swept the next time.
        _ = house.store().sweep_tokens(house.now()).await;
        _ = house.store().sweep_sessions(house.now()).await;
    }
}

fn router(house: Arc<House>) -> Router {
    routes::pages()
        .method_not_allowed_fallback(not_that_way)
        .merge(api::router())
        .fallback(nothing_here)
        // All at once, the outermost first: each layer of its own is cloned for every request,
        // with all that lies in it.
        .layer((
            middleware::from_fn_with_state(house.clone(), watch::each),
            middleware::from_fn_with_state(house.clone(), guard::middleware),
            middleware::map_response(compression::pad),
            compression::layer(),
            guard::body_limit(),
        ))
        .with_state(house)
}

/// A page that is made for this reader alone, now.
fn page(markup: Markup) -> Response {
    ([(CACHE_CONTROL, "no-store")], Html(markup.into_string())).into_response()
}

async fn assets(
    State(house): State<Arc<House>>,
    Path(name): Path<String>,
    reader: Reader,
    headers: HeaderMap,
) -> Result<Response, HtmlError> {
    let mut all = pages::ASSETS.iter().chain(house.registry().assets());
    match all.find(|asset| asset.is_called(&name)) {
        Some(asset) => Ok(file(asset, &name, &headers)),
        None => Err(nothing_here(reader).await),
    }
}

/// A file that changes only with the program. By an address with its hash it may be
/// kept for ever; by its plain name it is sent again only if it is another.
fn file(asset: &Asset, name: &str, headers: &HeaderMap) -> Response {
    let mark = format!("W/\"{:016x}\"", digest(&asset.text));
    let keep = match asset.has_hash(name) {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let known = headers.get(IF_NONE_MATCH).and_then(|marks| marks.to_str().ok());
    let is_known = known.is_some_and(|known| known.split(',').any(|one| one.trim() == mark));
    let about = [(CACHE_CONTROL, keep), (ETAG, &*mark)];
    match is_known {
        true => (StatusCode::NOT_MODIFIED, about).into_response(),
        false => (about, [(CONTENT_TYPE, asset.kind)], asset.text.clone()).into_response(),
    }
}

/// The game that an address names.
fn game_of<'a>(house: &'a House, reader: &Reader, id: &str) -> Result<&'a AnyGame, HtmlError> {
    house.registry().find(id).ok_or_else(|| HtmlError::new(reader, HouseError::NoGame))
}

async fn rules(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    reader: Reader,
) -> Result<Response, HtmlError> {
    let game = game_of(&house, &reader, &game)?;
    let info = game.info;
    let ledger = game.ledger(reader.lang);
    Ok(page(pages::rules(&RulesPage {
        reader: &reader,
        game: info.id,
        game_name: info.name,
        ledger,
        glossary: &game.glossary(reader.lang),
        emblems: game.emblems,
    })))
}

async fn primer(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    reader: Reader,
) -> Result<Response, HtmlError> {
    let game = game_of(&house, &reader, &game)?;
    Ok(page(pages::primer(&PrimerPage {
        reader: &reader,
        info: game.info,
        primer: &game.primer(reader.lang),
        lesson: game.lesson.is_some(),
        emblems: game.emblems,
        styles: house.registry().styles(game.info.id),
        glossary: house.registry().glossary(game.info.id, reader.lang),
    })))
}

async fn nothing_here(reader: Reader) -> HtmlError {
    HtmlError::say(&reader, StatusCode::NOT_FOUND, &phrase!("error-nothing-here"))
}

/// Somebody opens the address that a form was sent to.
async fn not_that_way(reader: Reader) -> HtmlError {
    HtmlError::say(&reader, StatusCode::METHOD_NOT_ALLOWED, &phrase!("error-nothing-here"))
}
