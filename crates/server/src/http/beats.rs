//! The beats of the last rows, for the script of a table's page.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::HtmlError;
use super::compression::BEATS;
use super::forms::parse_seat;
use super::table::Visit;
use crate::house::{BeatRange, House};
use crate::pages::Reader;

/// Which rows, and for which seat where the reader has several.
#[derive(Deserialize)]
pub(super) struct BeatQuery {
    after: Option<String>,
    upto: Option<String>,
    seat: Option<String>,
}

pub(super) async fn show(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(query): Query<BeatQuery>,
    reader: Reader,
) -> Result<Response, HtmlError> {
    let number = |text: Option<String>| text.and_then(|text| text.parse().ok());
    let range = BeatRange {
        after: number(query.after).unwrap_or_default(),
        upto: number(query.upto).unwrap_or(u64::MAX),
    };
    let visit = Visit::new(&id, reader, query.seat.as_deref().and_then(parse_seat))?;
    let beats = house.beats(visit.id, visit.visitor(), range).await;
    let beats = beats.map_err(|error| visit.html_error(error))?;
    Ok(([(CACHE_CONTROL, "no-store"), (CONTENT_TYPE, BEATS)], Json(beats)).into_response())
}
