//! Which answers are compressed, and what keeps their size from telling secrets.
//!
//! The size of a compressed answer tells how much of it repeats itself: whoever can put
//! text into it and see its size can guess at the rest (BREACH). So only files, documents
//! and pages are compressed, and no page that shows a secret link or a token. The page of
//! a table shows a hand beside what others say: every page that is compressed has a header
//! of random length.

use axum::Extension;
use axum::body::Body;
use axum::http::header::{CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue, StatusCode, Version};
use axum::response::{IntoResponse, Response};
use tower_http::CompressionLevel;
use tower_http::compression::{CompressionBody, CompressionLayer, Predicate};

use crate::people::random;

/// What may be compressed. JSON is not among it: programs ask for it in somebody's
/// name, and scripts for what is small.
const KINDS: [&str; 6] =
    ["text/html", "text/css", "text/javascript", "image/svg+xml", "application/jsonl", BEATS];

/// Beats are JSON with whole boards in it: as long as a page, and padded like one.
pub(super) const BEATS: &str = "application/vnd.ludi.beats+json";

/// What is smaller, in bytes, is not worth it.
const SMALLEST: u64 = 1024;

/// How hard to try: pages are compressed whenever they are asked for.
const LEVEL: CompressionLevel = CompressionLevel::Precise(4);

/// The longest padding, in bytes.
const LONGEST_PADDING: u8 = 128;

/// Where it is.
const PADDING: HeaderName = HeaderName::from_static("x-padding");

/// Says of an answer that it is not to be compressed.
#[derive(Clone, Copy)]
struct Secret;

/// An answer that shows a secret, and is sent as it is.
pub(super) fn secret(answer: Response) -> Response {
    (Extension(Secret), answer).into_response()
}

/// Compresses what may be.
pub(super) fn layer() -> CompressionLayer<impl Predicate> {
    let may_be = |_: StatusCode, _: Version, headers: &HeaderMap, about: &Extensions| {
        about.get::<Secret>().is_none() && is_worth_it(headers)
    };
    CompressionLayer::new().quality(LEVEL).compress_when(may_be)
}

fn is_worth_it(headers: &HeaderMap) -> bool {
    let text = |name| headers.get::<HeaderName>(name).and_then(|value| value.to_str().ok());
    let kind = text(CONTENT_TYPE).unwrap_or_default().split(';').next().unwrap_or_default();
    let length = text(CONTENT_LENGTH).and_then(|length| length.parse().ok());
    KINDS.contains(&kind) && length.is_none_or(|length: u64| length >= SMALLEST)
}

/// An answer that may have been compressed.
type Compressed = Response<CompressionBody<Body>>;

/// Hides the exact size of a page that was compressed.
pub(super) async fn pad(mut answer: Compressed) -> Compressed {
    let headers = answer.headers_mut();
    let is_page = headers.get(CONTENT_TYPE).is_some_and(|kind| {
        let kind = kind.as_bytes();
        kind.starts_with(b"text/html") || kind == BEATS.as_bytes()
    });
    if is_page && headers.contains_key(CONTENT_ENCODING) {
        // Without random numbers nobody could have signed in.
        let [length] = random::<1>().unwrap_or_default();
        let padding = "0".repeat(usize::from(length % LONGEST_PADDING));
        headers.insert(PADDING, HeaderValue::try_from(padding).expect("a header of zeros"));
    }
    answer
}
