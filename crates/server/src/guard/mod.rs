//! Middleware that protects the server: headers of every response, checks of the
//! host name and the origin of a request, limits of size, time and number.

mod bodies;
mod connections;
mod host;
mod limits;
mod notices;
mod origin;
mod sockets;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONNECTION, CONTENT_SECURITY_POLICY, COOKIE, REFERRER_POLICY, RETRY_AFTER,
    STRICT_TRANSPORT_SECURITY, UPGRADE, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use ludi_engine::{Phrase, phrase};

pub(crate) use self::connections::{Connection, Connections};
pub(crate) use self::host::is_loopback;
pub(crate) use self::limits::{Client, Limits};
pub(crate) use self::origin::bearer;
pub(crate) use self::sockets::{Admitted, SocketGuard};
use crate::house::House;
use crate::http::{HtmlError, address, api, stranger};
use crate::pages::Reader;
use crate::people;
use crate::store::{Listing, SecretHash, Status};

/// Where the metrics are.
const METRICS: &str = "/metrics";

/// Only what the server itself serves, nothing written into a page, and no page
/// of another site around ours. `Referrer-Policy` must let browsers name their
/// origin to us, or they would send `null`.
const HEADERS: [(HeaderName, &str); 3] = [
    (
        CONTENT_SECURITY_POLICY,
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; \
         connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "same-origin"),
];

/// Where browsers come by TLS, they come so for a year, to subdomains as well.
const BY_TLS: HeaderValue = HeaderValue::from_static("max-age=31536000; includeSubDomains");

/// The limit of every body.
pub(crate) fn body_limit() -> DefaultBodyLimit {
    DefaultBodyLimit::max(bodies::BODY)
}

/// Refuses what comes from another site, too often, too slowly or on one connection
/// too many, and puts the headers on every answer.
pub(crate) async fn middleware(
    State(house): State<Arc<House>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Extension(connection): Extension<Arc<Connection>>,
    request: Request,
    next: Next,
) -> Response {
    let reader = stranger(request.headers());
    let mut response = match admit(&house, peer.ip(), &connection, &reader, request).await {
        Ok(request) => next.run(request).await,
        Err(refusal) => refusal,
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if house.settings().secure_cookies() {
        response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, BY_TLS);
    }
    // Almost all that is answered is for one reader alone: only what says so itself
    // is kept anywhere.
    let no_store = HeaderValue::from_static("no-store");
    response.headers_mut().entry(CACHE_CONTROL).or_insert(no_store);
    response
}

/// The request, with what its socket [needs](Admitted) if it wants one; or the answer
/// why it is not let in.
async fn admit(
    house: &House,
    peer: IpAddr,
    connection: &Arc<Connection>,
    reader: &Reader,
    mut request: Request,
) -> Result<Request, Response> {
    let given = match judge(house, peer, connection, reader, &request) {
        Ok(given) => given,
        Err(refusal) => {
            bodies::throw_away(request).await;
            return Err(*refusal);
        }
    };
    let api = is_api(&request);
    let admitted = connection.admit()
        || is_player(house, request.headers()).await && connection.admit_player();
    if !admitted {
        connection.refused();
        return Err(last(*crowded(api, reader)));
    }
    request.extensions_mut().extend(given);
    bodies::whole(request).await.map_err(|fault| match fault {
        bodies::Fault::TooLarge => *too_large(api, reader),
        bodies::Fault::TooSlow => {
            let text = phrase!("error-too-slow");
            last(*refuse(api, reader, StatusCode::REQUEST_TIMEOUT, "too-slow", &text))
        }
    })
}

/// Programs that use the API come from no site, and are known by no cookie.
fn is_api(request: &Request) -> bool {
    request.uri().path().starts_with(api::ROOT)
}

/// Has whoever sends these headers a seat at a table that is being played?
async fn is_player(house: &House, headers: &HeaderMap) -> bool {
    let person = match bearer(headers) {
        Some(token) => people::token_of(house, SecretHash::of(token)).await.ok().flatten(),
        None => {
            let cookies = headers.get(COOKIE).and_then(|cookies| cookies.to_str().ok());
            people::known(house, cookies.unwrap_or_default()).await.ok().flatten()
        }
    };
    let Some(person) = person else { return false };
    let tables = house.tables(Listing::Of(person.id)).await;
    tables.is_ok_and(|tables| tables.iter().any(|table| table.status == Status::Playing))
}

/// The last answer on its connection.
fn last(mut answer: Response) -> Response {
    answer.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    answer
}

/// What a request gets that is let in; or the answer why it is not.
fn judge(
    house: &House,
    peer: IpAddr,
    connection: &Arc<Connection>,
    reader: &Reader,
    request: &Request,
) -> Result<Extensions, Box<Response>> {
    let headers = request.headers();
    let (api, path) = (is_api(request), request.uri().path());
    // The metrics say themselves who may read them, and by which name.
    if path != METRICS && !host::is_ours(house.settings(), request.uri(), headers) {
        let text = phrase!("error-other-host");
        return Err(refuse(api, reader, StatusCode::MISDIRECTED_REQUEST, "other-host", &text));
    }
    if bodies::announces_too_much(headers) {
        return Err(too_large(api, reader));
    }
    let too_often = |wait: Duration| match api {
        true => Box::new(api::Problem::too_often(reader.lang, wait).into_response()),
        false => Box::new(HtmlError::too_often(reader, wait).into_response()),
    };
    let address = address(house.settings(), peer, headers);
    let session = limits::session(house.settings(), headers);
    let mut given = Extensions::new();
    given.insert(Client { address, session });
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let wants_socket = headers.contains_key(UPGRADE);
    if reads {
        house.limits().count_read(path, address, session).map_err(too_often)?;
        if !wants_socket {
            return Ok(given);
        }
    }
    if !api && !origin::is_trusted(house.settings(), headers) {
        let text = phrase!("error-other-site");
        return Err(refuse(api, reader, StatusCode::FORBIDDEN, "other-site", &text));
    }
    house.limits().count(path, address, session).map_err(too_often)?;
    if wants_socket {
        let _place = house.limits().socket(address).map_err(too_often)?;
        given.insert(Arc::new(Admitted { connection: connection.clone(), _place }));
    }
    Ok(given)
}

/// Why somebody is not let in: a page, or a problem for programs.
fn refuse(
    api: bool,
    reader: &Reader,
    status: StatusCode,
    code: &'static str,
    text: &Phrase,
) -> Box<Response> {
    Box::new(match api {
        true => api::Problem::new(reader.lang, status, code, text).into_response(),
        false => HtmlError::say(reader, status, text).into_response(),
    })
}

fn too_large(api: bool, reader: &Reader) -> Box<Response> {
    let text = phrase!("error-too-large");
    refuse(api, reader, StatusCode::PAYLOAD_TOO_LARGE, "too-large", &text)
}

/// There is no room for one more connection.
fn crowded(api: bool, reader: &Reader) -> Box<Response> {
    let text = phrase!("error-crowded");
    let mut answer = refuse(api, reader, StatusCode::SERVICE_UNAVAILABLE, "crowded", &text);
    answer.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("10"));
    answer
}
