//! What keeps strangers' pages and broken clients out: the headers of every
//! answer, the check of where a command comes from, the limit of its size.

use axum::body;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::header::{
    CONTENT_LENGTH, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, UPGRADE,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use ludi_engine::phrase;

use crate::http::{Trouble, api, stranger};

/// The largest body of a request, in bytes.
const BODY: usize = 64 << 10;

/// How much of a body that is too large is still listened to: most clients read
/// the answer only when they have sent everything.
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

/// The limit of every body.
pub(crate) fn body_limit() -> DefaultBodyLimit {
    DefaultBodyLimit::max(BODY)
}

/// Refuses what comes from another site, and puts the headers on every answer.
/// Programs that use the API come from no site, and are known by no cookie.
pub(crate) async fn stand(request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let harmless = reads && !request.headers().contains_key(UPGRADE);
    let reader = stranger(request.headers());
    let api = request.uri().path().starts_with(api::ROOT);
    let mut response = if announces_too_much(request.headers()) {
        // Whatever it is, and even if it breaks off, it is thrown away.
        _ = body::to_bytes(request.into_body(), PATIENCE).await;
        let text = phrase!("trouble-too-large");
        let status = StatusCode::PAYLOAD_TOO_LARGE;
        match api {
            true => api::Problem::new(reader.lang, status, "too-large", &text).into_response(),
            false => Trouble::say(&reader, status, &text).into_response(),
        }
    } else if harmless || api || from_here(request.headers()) {
        next.run(request).await
    } else {
        let text = phrase!("trouble-other-site");
        Trouble::say(&reader, StatusCode::FORBIDDEN, &text).into_response()
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Does the request say itself that its body is too large?
fn announces_too_much(headers: &HeaderMap) -> bool {
    let length = headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    length.and_then(|length| length.parse().ok()).is_some_and(|length: usize| length > BODY)
}

/// Does the request come from a page of this very house?
fn from_here(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let (Some(origin), Some(host)) = (text(ORIGIN), text(HOST)) else { return false };
    origin.split_once("://").is_some_and(|(_, origin)| origin.eq_ignore_ascii_case(host))
}
