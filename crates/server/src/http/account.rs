//! Signing in and out, and what the holder of an account may change.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use ludi_engine::{Phrase, phrase};
use serde::Deserialize;

use super::forms::Slip;
use super::front::go;
use super::{Trouble, page};
use crate::house::House;
use crate::pages::{self, AccountPage, Reader, TokenLine};
use crate::people::{self, AccountError};
use crate::store::{Person, SecretHash};

/// What was done before the page is shown again.
#[derive(Deserialize)]
pub(super) struct After {
    done: Option<String>,
}

pub(super) async fn show(
    State(house): State<Arc<House>>,
    Query(after): Query<After>,
    reader: Reader,
) -> Result<Response, Trouble> {
    let notice = match after.done.as_deref() {
        Some("created") => Some(phrase!("account-created")),
        Some("name") => Some(phrase!("account-renamed")),
        Some("password") => Some(phrase!("account-changed")),
        Some("token") => Some(phrase!("token-dropped")),
        _ => None,
    };
    let notice = notice.map(|phrase| reader.say(&phrase));
    account_page(&house, &reader, notice.as_deref(), false, None).await
}

async fn account_page(
    house: &House,
    reader: &Reader,
    notice: Option<&str>,
    refused: bool,
    fresh: Option<&str>,
) -> Result<Response, Trouble> {
    let tokens = match reader.person.as_ref().filter(|person| person.account) {
        Some(person) => house.store().tokens(person.id).await,
        None => Ok(Vec::new()),
    };
    let tokens = tokens.map_err(|error| Trouble::new(reader, error.into()))?;
    let tokens: Vec<TokenLine> = tokens.iter().map(TokenLine::from).collect();
    Ok(page(pages::account(&AccountPage { reader, notice, refused, tokens: &tokens, fresh })))
}

/// The page again, with the sentence why nothing was done.
async fn refused(house: &House, slip: &Slip, error: AccountError) -> Result<Response, Trouble> {
    let (status, text) = match error {
        AccountError::House(error) => return Err(Trouble::new(&slip.reader, error)),
        error => in_words(&error),
    };
    let text = slip.reader.say(&text);
    let page = account_page(house, &slip.reader, Some(&text), true, None).await?;
    Ok((status, page).into_response())
}

fn in_words(error: &AccountError) -> (StatusCode, Phrase) {
    match error {
        AccountError::NameTaken => (StatusCode::CONFLICT, phrase!("account-taken")),
        AccountError::NoName => (StatusCode::UNPROCESSABLE_ENTITY, phrase!("account-nameless")),
        AccountError::Unfit => (StatusCode::UNPROCESSABLE_ENTITY, phrase!("account-unfit")),
        AccountError::Mismatch => (StatusCode::FORBIDDEN, phrase!("account-mismatch")),
        AccountError::NotYours => (StatusCode::FORBIDDEN, phrase!("account-not-yours")),
        AccountError::TooManyTokens => (StatusCode::CONFLICT, phrase!("token-too-many")),
        AccountError::Crowded | AccountError::House(_) => {
            (StatusCode::SERVICE_UNAVAILABLE, phrase!("account-crowded"))
        }
    }
}

/// Where it leads if it was done, and the page with the reason if it was not.
async fn answer(
    house: &House,
    slip: &Slip,
    to: &str,
    done: Result<Option<String>, AccountError>,
) -> Result<Response, Trouble> {
    match done {
        Ok(cookie) => Ok(go(to, cookie)),
        Err(error) => refused(house, slip, error).await,
    }
}

/// Whoever sends a form, if that is the holder of an account.
fn holder(slip: &Slip) -> Result<&Person, AccountError> {
    slip.reader.person.as_ref().filter(|person| person.account).ok_or(AccountError::NotYours)
}

fn field<'a>(slip: &'a Slip, name: &str) -> &'a str {
    slip.get(name).unwrap_or_default()
}

pub(super) async fn sign_in(
    State(house): State<Arc<House>>,
    slip: Slip,
) -> Result<Response, Trouble> {
    let (name, password) = (field(&slip, "name"), field(&slip, "password"));
    let reader = slip.reader.person.as_ref();
    let done = people::sign_in(&house, reader, slip.session, name, password).await;
    answer(&house, &slip, "/", done.map(Some)).await
}

pub(super) async fn create(
    State(house): State<Arc<House>>,
    slip: Slip,
) -> Result<Response, Trouble> {
    let (name, password) = (field(&slip, "name"), field(&slip, "password"));
    let done = people::create(&house, slip.reader.person.as_ref(), name, password).await;
    answer(&house, &slip, "/account?done=created", done).await
}

pub(super) async fn rename(
    State(house): State<Arc<House>>,
    slip: Slip,
) -> Result<Response, Trouble> {
    let done = async { people::rename(&house, holder(&slip)?, field(&slip, "name")).await };
    let done = done.await.map(|()| None);
    answer(&house, &slip, "/account?done=name", done).await
}

pub(super) async fn password(
    State(house): State<Arc<House>>,
    slip: Slip,
) -> Result<Response, Trouble> {
    let (old, new) = (field(&slip, "old"), field(&slip, "new"));
    let done = async { people::change_password(&house, holder(&slip)?, old, new).await };
    let done = done.await.map(Some);
    answer(&house, &slip, "/account?done=password", done).await
}

pub(super) async fn sign_out(
    State(house): State<Arc<House>>,
    slip: Slip,
) -> Result<Response, Trouble> {
    let done = async { people::sign_out(&house, holder(&slip)?, slip.session).await };
    let done = done.await.map(Some);
    answer(&house, &slip, "/", done).await
}

pub(super) async fn sign_out_everywhere(
    State(house): State<Arc<House>>,
    slip: Slip,
) -> Result<Response, Trouble> {
    let done = async { people::sign_out_everywhere(&house, holder(&slip)?).await };
    let done = done.await.map(Some);
    answer(&house, &slip, "/", done).await
}

/// Makes a token, and shows it this once.
pub(super) async fn add_token(
    State(house): State<Arc<House>>,
    slip: Slip,
) -> Result<Response, Trouble> {
    let made = async { people::add_token(&house, holder(&slip)?, field(&slip, "label")).await };
    match made.await {
        Ok(token) => account_page(&house, &slip.reader, None, false, Some(&token)).await,
        Err(error) => refused(&house, &slip, error).await,
    }
}

pub(super) async fn drop_token(
    State(house): State<Arc<House>>,
    slip: Slip,
) -> Result<Response, Trouble> {
    let token = SecretHash::parse(field(&slip, "token"));
    let token = token.ok_or_else(|| Trouble::unreadable(&slip.reader))?;
    let done = async { people::drop_token(&house, holder(&slip)?, token).await };
    let done = done.await.map(|()| None);
    answer(&house, &slip, "/account?done=token", done).await
}
