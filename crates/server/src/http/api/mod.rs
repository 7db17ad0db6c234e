//! The house for programs: the same tables as JSON, under `/api/v1`.
//!
//! What is documented is generated from the handlers, and a test compares it
//! with `docs/openapi.json`.

mod bounds;
mod caller;
mod draw;
mod entrance;
mod events;
mod listing;
mod moves;
mod problem;
mod seat_number;
mod seats;
mod stream;
mod table;
mod talk;

use std::sync::Arc;

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use axum::routing::get;
use ludi_engine::phrase;
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ContentBuilder, Ref};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use self::bounds::Bounds;
pub(crate) use self::problem::Problem;
use crate::house::House;

/// Where the API is.
pub(crate) const ROOT: &str = "/api/v1";

/// What the document says besides the routes.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Ludi Romani",
        version = "1",
        description = "The tables of the house for programs: play, watch, and keep records.\n\n\
            A caller is known by a token of its own (`Authorization: Bearer …`), and without one \
            may only look. Sentences come in the language of `Accept-Language`: Italian or \
            English. Seats count from 0.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    servers((url = "/api/v1")),
    modifiers(&Tokens),
)]
struct Document;

struct Tokens;

impl Modify for Tokens {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(token));
    }
}

fn routes() -> OpenApiRouter<Arc<House>> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(entrance::guests))
        .routes(routes!(listing::games))
        .routes(routes!(listing::tables, table::open))
        .routes(routes!(table::show))
        .routes(routes!(table::sit))
        .routes(routes!(table::stand))
        .routes(routes!(table::fill))
        .routes(routes!(table::begin))
        .routes(routes!(draw::commit))
        .routes(routes!(draw::reveal))
        .routes(routes!(draw::draws))
        .routes(routes!(table::record))
        .routes(routes!(events::events))
        .routes(routes!(seats::invite))
        .routes(routes!(seats::take))
        .routes(routes!(seats::answer))
        .routes(routes!(seats::replace))
        .routes(routes!(seats::hand_over))
        .routes(routes!(seats::take_back))
        .routes(routes!(moves::act))
        .routes(routes!(moves::undo))
        .routes(routes!(moves::why))
        .routes(routes!(talk::lines, talk::say))
        .routes(routes!(talk::promise))
        .routes(routes!(stream::stream))
}

/// The document of the API, as OpenAPI has it.
pub fn openapi() -> String {
    let mut document = routes().into_openapi();
    Bounds.modify(&mut document);
    let problem = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
    let problem = ResponseBuilder::new()
        .description("Something else is wrong: nothing was done")
        .content("application/json", problem)
        .build();
    for path in document.paths.paths.values_mut() {
        for operation in [&mut path.get, &mut path.post].into_iter().flatten() {
            operation.responses.responses.insert("default".to_owned(), problem.clone().into());
        }
    }
    document.to_pretty_json().expect("a document is plain data") + "\n"
}

/// Where the document is, below the root.
const DOCUMENT: &str = "/openapi.json";

/// Each method and path that is served.
pub(super) fn paths() -> impl Iterator<Item = (&'static str, String)> {
    let documented = routes().into_openapi().paths.paths.into_iter().flat_map(|(path, item)| {
        let operations = [
            ("get", item.get),
            ("put", item.put),
            ("post", item.post),
            ("delete", item.delete),
            ("options", item.options),
            ("head", item.head),
            ("patch", item.patch),
            ("trace", item.trace),
        ];
        let there = operations.into_iter().filter(|(_, operation)| operation.is_some());
        there.map(move |(method, _)| (method, format!("{ROOT}{path}"))).collect::<Vec<_>>()
    });
    documented.chain([("get", format!("{ROOT}{DOCUMENT}"))])
}

/// The routes, and the document that tells of them.
pub(super) fn router() -> Router<Arc<House>> {
    let document: Arc<str> = openapi().into();
    let document = async move || {
        let text = document.to_string();
        ([(CONTENT_TYPE, "application/json")], text).into_response()
    };
    let routes: Router<Arc<House>> = routes().into();
    Router::new().nest(ROOT, routes.route(DOCUMENT, get(document)).fallback(nothing_here))
}

async fn nothing_here(headers: HeaderMap) -> Problem {
    let text = phrase!("error-nothing-here");
    Problem::new(caller::lang(&headers), StatusCode::NOT_FOUND, "nothing-here", &text)
}
