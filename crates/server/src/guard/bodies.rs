//! The body of a request: not too large, and not too slow.

use std::error::Error;
use std::time::Duration;

use axum::body::{Body, HttpBody, to_bytes};
use axum::extract::Request;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_LENGTH;
use http_body_util::LengthLimitError;
use tokio::time::timeout;

/// The largest body of a request, in bytes.
pub(super) const BODY: usize = 64 << 10;

/// How much of a body that is refused is still listened to.
const PATIENCE: usize = 2 << 20;

/// How long a body may take, from its first byte to its last.
const LONGEST: Duration = Duration::from_secs(20);

/// What is wrong with a body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    TooLarge,
    TooSlow,
}

/// The request with all of its body, so that nobody behind the guard waits for it.
pub(super) async fn whole(request: Request) -> Result<Request, Fault> {
    if request.body().is_end_stream() {
        return Ok(request);
    }
    let (parts, body) = request.into_parts();
    match timeout(LONGEST, to_bytes(body, BODY)).await {
        Ok(Ok(bytes)) => Ok(Request::from_parts(parts, Body::from(bytes))),
        Ok(Err(error)) if is_too_large(&error) => Err(Fault::TooLarge),
        // It broke off: whoever sent it reads no answer.
        Ok(Err(_)) | Err(_) => Err(Fault::TooSlow),
    }
}

fn is_too_large(error: &axum::Error) -> bool {
    error.source().is_some_and(|source| source.is::<LengthLimitError>())
}

/// Throws a body away, whatever it is, and even if it breaks off: most clients read
/// the answer only when they have sent everything.
pub(super) async fn throw_away(request: Request) {
    _ = timeout(LONGEST, to_bytes(request.into_body(), PATIENCE)).await;
}

/// Does the request say itself that its body is too large?
pub(super) fn announces_too_much(headers: &HeaderMap) -> bool {
    let length = headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    length.and_then(|length| length.parse().ok()).is_some_and(|length: usize| length > BODY)
}
