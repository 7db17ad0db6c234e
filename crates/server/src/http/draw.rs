//! The draw of the key, for the script of a page: it commits, and opens.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use ludi_engine::{Commitment, Contribution};

use super::HtmlError;
use super::forms::FormRequest;
use super::table::Visit;
use crate::house::{Answer, Command, House};

/// Commits, begins where that was asked, and answers with the draws as they are
/// then.
pub(super) async fn commit(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let visit = Visit::of_form(&id, &request)?;
    let commitment = request.get("commitment").and_then(Commitment::parse);
    let commitment = commitment.ok_or_else(|| HtmlError::unreadable(&request.reader))?;
    let commit = Command::Commit { number: request.number("draw")?, commitment };
    let begin = request.get("begin").map(|_| Command::Begin);
    for command in [commit].into_iter().chain(begin) {
        match visit.ask(&house, command).await? {
            Answer::Fine => {}
            answer => return visit.answer(&house, answer).await,
        }
    }
    let draws = visit.look(&house).await?.draws;
    Ok(([(CACHE_CONTROL, "no-store")], Json(draws)).into_response())
}

/// Opens.
pub(super) async fn reveal(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let visit = Visit::of_form(&id, &request)?;
    let contribution = request.get("contribution").and_then(Contribution::parse);
    let contribution = contribution.ok_or_else(|| HtmlError::unreadable(&request.reader))?;
    let command = Command::Reveal { number: request.number("draw")?, contribution };
    match visit.ask(&house, command).await? {
        Answer::Fine => Ok(StatusCode::NO_CONTENT.into_response()),
        answer => visit.answer(&house, answer).await,
    }
}
