//! Signing in and out, and what the holder of an account may change.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use ludi_engine::{Phrase, phrase};
use serde::Deserialize;

use super::compression::secret;
use super::forms::FormRequest;
use super::front::go;
use super::{HtmlError, page};
use crate::house::House;
use crate::pages::{self, AccountPage, Reader, SessionLine, TokenLine};
use crate::people::{self, AccountError};
use crate::store::{Person, SecretHash, StoreError};

/// What was done before the page is shown again.
#[derive(Deserialize)]
pub(super) struct After {
    done: Option<String>,
}

pub(super) async fn show(
    State(house): State<Arc<House>>,
    Query(after): Query<After>,
    reader: Reader,
    headers: HeaderMap,
) -> Result<Response, HtmlError> {
    let notice = match after.done.as_deref() {
        Some("created") => Some(phrase!("account-created")),
        Some("name") => Some(phrase!("account-renamed")),
        Some("password") => Some(phrase!("account-changed")),
        Some("token") => Some(phrase!("token-dropped")),
        Some("session") => Some(phrase!("session-ended")),
        Some("administrator") => Some(phrase!("administrator-made")),
        _ => None,
    };
    let notice = notice.map(|phrase| reader.say(&phrase));
    let cookies = headers.get(COOKIE).and_then(|cookies| cookies.to_str().ok());
    let session = people::session(house.settings(), cookies.unwrap_or_default());
    let shown = Shown { notice: notice.as_deref(), ..Shown::default() };
    account_page(&house, &reader, session, shown).await
}

/// What the page tells besides what there is.
#[derive(Default)]
struct Shown<'a> {
    notice: Option<&'a str>,
    refused: bool,
    fresh: Option<&'a str>,
}

async fn account_page(
    house: &House,
    reader: &Reader,
    session: Option<SecretHash>,
    Shown { notice, refused, fresh }: Shown<'_>,
) -> Result<Response, HtmlError> {
    let (mut tokens, mut sessions, mut may_administer) = (Vec::new(), Vec::new(), false);
    if let Some(person) = reader.person.as_ref().filter(|person| person.account) {
        let (store, now) = (house.store(), house.now());
        let html_error = |error: StoreError| HtmlError::new(reader, error.into());
        let found = store.tokens(person.id).await.map_err(html_error)?;
        tokens.extend(found.iter().filter(|token| token.until > now).map(TokenLine::from));
        let found = store.sessions(person.id).await.map_err(html_error)?;
        let lasting = found.iter().filter(|session| session.until > now);
        sessions.extend(lasting.map(|found| SessionLine::new(found, session == Some(found.hash))));
        may_administer = !store.is_administered().await.map_err(html_error)?;
    }
    Ok(page(pages::account(&AccountPage {
        reader,
        notice,
        refused,
        tokens: &tokens,
        sessions: &sessions,
        may_administer,
        fresh,
    })))
}

/// The page again, with the sentence why nothing was done.
async fn refused(
    house: &House,
    request: &FormRequest,
    error: AccountError,
) -> Result<Response, HtmlError> {
    let (status, text) = match error {
        AccountError::House(_) | AccountError::TooOften(_) => {
            return Err(html_error(&request.reader, error));
        }
        error => in_words(&error),
    };
    let text = request.reader.say(&text);
    let shown = Shown { notice: Some(&text), refused: true, fresh: None };
    let page = account_page(house, &request.reader, request.session, shown).await?;
    Ok((status, page).into_response())
}

/// The same as a page of its own.
pub(super) fn html_error(reader: &Reader, error: AccountError) -> HtmlError {
    match error {
        AccountError::House(error) => HtmlError::new(reader, error),
        AccountError::TooOften(wait) => HtmlError::too_often(reader, wait),
        error => {
            let (status, text) = in_words(&error);
            HtmlError::say(reader, status, &text)
        }
    }
}

pub(super) fn in_words(error: &AccountError) -> (StatusCode, Phrase) {
    match error {
        AccountError::NameTaken => (StatusCode::CONFLICT, phrase!("account-taken")),
        AccountError::MixedScripts => (StatusCode::UNPROCESSABLE_ENTITY, phrase!("account-mixed")),
        AccountError::NoName => (StatusCode::UNPROCESSABLE_ENTITY, phrase!("account-nameless")),
        AccountError::Unfit => (StatusCode::UNPROCESSABLE_ENTITY, phrase!("account-unfit")),
        AccountError::Weak => (StatusCode::UNPROCESSABLE_ENTITY, phrase!("account-weak")),
        AccountError::Mismatch => (StatusCode::FORBIDDEN, phrase!("account-mismatch")),
        AccountError::WrongCode => (StatusCode::FORBIDDEN, phrase!("administrator-wrong")),
        AccountError::NotYours => (StatusCode::FORBIDDEN, phrase!("account-not-yours")),
        AccountError::TooManyTokens => (StatusCode::CONFLICT, phrase!("token-too-many")),
        AccountError::Crowded | AccountError::TooOften(_) | AccountError::House(_) => {
            (StatusCode::SERVICE_UNAVAILABLE, phrase!("account-crowded"))
        }
    }
}

/// Where it leads if it was done, and the page with the reason if it was not.
async fn answer(
    house: &House,
    request: &FormRequest,
    to: &str,
    done: Result<impl IntoIterator<Item = String>, AccountError>,
) -> Result<Response, HtmlError> {
    match done {
        Ok(cookies) => Ok(go(to, cookies)),
        Err(error) => refused(house, request, error).await,
    }
}

/// Whoever sends a form, if that is the holder of an account.
fn holder(request: &FormRequest) -> Result<&Person, AccountError> {
    request.reader.person.as_ref().filter(|person| person.account).ok_or(AccountError::NotYours)
}

fn field<'a>(request: &'a FormRequest, name: &str) -> &'a str {
    request.get(name).unwrap_or_default()
}

pub(super) async fn sign_in(
    State(house): State<Arc<House>>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let (name, password) = (field(&request, "name"), field(&request, "password"));
    let reader = request.reader.person.as_ref();
    let done =
        people::sign_in(&house, reader, request.session, name, password, &request.contact).await;
    answer(&house, &request, "/", done).await
}

pub(super) async fn create(
    State(house): State<Arc<House>>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let (name, password) = (field(&request, "name"), field(&request, "password"));
    let reader = request.reader.person.as_ref();
    let done = people::create(&house, reader, name, password, &request.contact).await;
    answer(&house, &request, "/account?done=created", done).await
}

/// Guests have a name to change, too.
pub(super) async fn rename(
    State(house): State<Arc<House>>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let done = async {
        let person = request.reader.person.as_ref().ok_or(AccountError::NotYours)?;
        people::rename(&house, person, field(&request, "name"), &request.contact).await
    };
    let done = done.await.map(|()| None);
    answer(&house, &request, "/account?done=name", done).await
}

pub(super) async fn password(
    State(house): State<Arc<House>>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let (old, new) = (field(&request, "old"), field(&request, "new"));
    let done = async {
        people::change_password(&house, holder(&request)?, old, new, &request.contact).await
    };
    let done = done.await;
    answer(&house, &request, "/account?done=password", done).await
}

pub(super) async fn sign_out(
    State(house): State<Arc<House>>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let done = async {
        people::sign_out(&house, holder(&request)?, request.session, &request.contact).await
    };
    let done = done.await.map(Some);
    answer(&house, &request, "/", done).await
}

pub(super) async fn sign_out_everywhere(
    State(house): State<Arc<House>>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let done =
        async { people::sign_out_everywhere(&house, holder(&request)?, &request.contact).await };
    let done = done.await.map(Some);
    answer(&house, &request, "/", done).await
}

/// Ends one of the reader's sessions.
pub(super) async fn end_session(
    State(house): State<Arc<House>>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let session = SecretHash::parse(field(&request, "session"));
    let session = session.ok_or_else(|| HtmlError::unreadable(&request.reader))?;
    let done =
        async { people::end_session(&house, holder(&request)?, session, &request.contact).await };
    let done = done.await.map(|()| None);
    answer(&house, &request, "/account?done=session", done).await
}

/// Ends all sessions of the reader but this one.
pub(super) async fn end_other_sessions(
    State(house): State<Arc<House>>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let done = async {
        let (person, this) = (holder(&request)?, request.session.ok_or(AccountError::NotYours)?);
        people::end_other_sessions(&house, person, this, &request.contact).await
    };
    let done = done.await.map(|()| None);
    answer(&house, &request, "/account?done=session", done).await
}

/// Makes a token, and shows it this once.
pub(super) async fn add_token(
    State(house): State<Arc<House>>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let label = field(&request, "label");
    let made =
        async { people::add_token(&house, holder(&request)?, label, &request.contact).await };
    match made.await {
        Ok(token) => {
            let shown = Shown { fresh: Some(&token), ..Shown::default() };
            let page = account_page(&house, &request.reader, request.session, shown).await?;
            Ok(secret(page))
        }
        Err(error) => refused(&house, &request, error).await,
    }
}

pub(super) async fn drop_token(
    State(house): State<Arc<House>>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let token = SecretHash::parse(field(&request, "token"));
    let token = token.ok_or_else(|| HtmlError::unreadable(&request.reader))?;
    let done =
        async { people::drop_token(&house, holder(&request)?, token, &request.contact).await };
    let done = done.await.map(|()| None);
    answer(&house, &request, "/account?done=token", done).await
}

/// Lets the reader look after the house, who knows the code.
pub(super) async fn administrator(
    State(house): State<Arc<House>>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let code = field(&request, "code");
    let done = async {
        people::become_administrator(&house, holder(&request)?, code, &request.contact).await
    };
    let done = done.await.map(Some);
    answer(&house, &request, "/account?done=administrator", done).await
}

/// All that is kept of the reader, as a file.
pub(super) async fn export(
    State(house): State<Arc<House>>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let password = field(&request, "password");
    let done =
        async { people::export(&house, holder(&request)?, password, &request.contact).await };
    match done.await {
        Ok(data) => {
            let headers = [
                (CONTENT_TYPE, "application/json"),
                (CONTENT_DISPOSITION, "attachment; filename=\"ludi-account.json\""),
            ];
            Ok((headers, data).into_response())
        }
        Err(error) => refused(&house, &request, error).await,
    }
}

/// Deletes the reader's account.
pub(super) async fn delete(
    State(house): State<Arc<House>>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let password = field(&request, "password");
    let done =
        async { people::delete(&house, holder(&request)?, password, &request.contact).await };
    let done = done.await.map(Some);
    answer(&house, &request, "/", done).await
}
