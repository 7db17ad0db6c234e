//! What keeps strangers' pages and broken clients out: the headers of every
//! answer, the check of where a command comes from, the limits of its size and of
//! how many may come.

mod limits;
mod origin;
mod sockets;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, UPGRADE, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use ludi_engine::{Phrase, phrase};

pub(crate) use self::limits::{Client, Limits};
pub(crate) use self::origin::bearer;
pub(crate) use self::sockets::{Frames, Place};
use crate::house::House;
use crate::http::{Trouble, address, api, stranger};
use crate::pages::Reader;

/// The largest body of a request, in bytes.
const BODY: usize = 64 << 10;

/// How much of a body that is refused is still listened to.
const PATIENCE: usize = 2 << 20;

/// Only what the house itself serves, nothing written into a page, and no page
/// of another house around ours. `Referrer-Policy` must let browsers name their
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
    DefaultBodyLimit::max(BODY)
}

/// Refuses what comes from another site or too often, and puts the headers on
/// every answer.
pub(crate) async fn stand(
    State(house): State<Arc<House>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let reader = stranger(request.headers());
    let mut response = match admit(&house, peer.ip(), &reader, request).await {
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

/// The request, with the [`Place`] of its socket if it wants one; or the answer
/// why it is not let in.
async fn admit(
    house: &House,
    peer: IpAddr,
    reader: &Reader,
    mut request: Request,
) -> Result<Request, Response> {
    match judge(house, peer, reader, &request) {
        Ok(place) => {
            request.extensions_mut().extend(place);
            Ok(request)
        }
        Err(refusal) => {
            // Whatever it is, and even if it breaks off, it is thrown away: most
            // clients read the answer only when they have sent everything.
            _ = body::to_bytes(request.into_body(), PATIENCE).await;
            Err(*refusal)
        }
    }
}

/// What a request gets that is let in; or the answer why it is not.
fn judge(
    house: &House,
    peer: IpAddr,
    reader: &Reader,
    request: &Request,
) -> Result<Extensions, Box<Response>> {
    let headers = request.headers();
    // Programs that use the API come from no site, and are known by no cookie.
    let api = request.uri().path().starts_with(api::ROOT);
    let mut given = Extensions::new();
    if announces_too_much(headers) {
        let text = phrase!("trouble-too-large");
        return Err(refuse(api, reader, StatusCode::PAYLOAD_TOO_LARGE, "too-large", &text));
    }
    let wants_socket = headers.contains_key(UPGRADE);
    if matches!(*request.method(), Method::GET | Method::HEAD) && !wants_socket {
        return Ok(given);
    }
    if !api && !origin::is_trusted(house.settings(), headers) {
        let text = phrase!("trouble-other-site");
        return Err(refuse(api, reader, StatusCode::FORBIDDEN, "other-site", &text));
    }
    let too_often = |wait: Duration| match api {
        true => Box::new(api::Problem::too_often(reader.lang, wait).into_response()),
        false => Box::new(Trouble::too_often(reader, wait).into_response()),
    };
    let address = address(house.settings(), peer, headers);
    let session = limits::session(house.settings(), headers);
    house.limits().count(request.uri().path(), address, session).map_err(too_often)?;
    given.insert(Client { address, session });
    if wants_socket && let Some(place) = house.limits().socket(address).map_err(too_often)? {
        given.insert(Arc::new(place));
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
        false => Trouble::say(reader, status, text).into_response(),
    })
}

/// Does the request say itself that its body is too large?
fn announces_too_much(headers: &HeaderMap) -> bool {
    let length = headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    length.and_then(|length| length.parse().ok()).is_some_and(|length: usize| length > BODY)
}
