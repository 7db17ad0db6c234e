//! Who sits where: joining, leaving, bots, secret links, votes, rematch.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header::HOST;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use ludi_bots::Level;
use ludi_engine::{Seat, phrase};

use super::compression::secret;
use super::forms::{FormRequest, parse_seat};
use super::front::{go, known_or_let_in};
use super::table::{Visit, ask};
use super::{HtmlError, page};
use crate::house::{Answer, Chair, Command, House, HouseError, Visitor};
use crate::pages::{self, Invitation, Notice, Offered, Reader};
use crate::people::{self, Contact, random};
use crate::store::{PersonId, SeatLink, SecretHash, Status, TableId, spell_secret};

pub(super) async fn sit(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let mut visit = Visit::of_form(&id, &request)?;
    let (person, cookie) = known_or_let_in(&house, &request).await?;
    let answer = seat(&house, &mut visit, person, Command::Sit(None)).await?;
    match answer {
        Answer::Fine => Ok(go(&visit.address(), cookie)),
        answer => visit.answer(&house, answer).await,
    }
}

/// Asks for a seat on behalf of somebody who may just have come in.
async fn seat(
    house: &House,
    visit: &mut Visit,
    person: PersonId,
    command: Command,
) -> Result<Answer, HtmlError> {
    let visitor = Visitor { person: Some(person), seat: None, lang: visit.reader.lang };
    house.ask(visit.id, visitor, command).await.map_err(|error| visit.html_error(error))
}

pub(super) async fn stand(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    ask(&house, &id, &request, Command::Stand).await
}

pub(super) async fn fill(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let level = request.get("level").unwrap_or(Level::Heuristic.name()).to_owned();
    ask(&house, &id, &request, Command::Fill(level)).await
}

pub(super) async fn begin(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    ask(&house, &id, &request, Command::Begin).await
}

pub(super) async fn hand_over(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    ask(&house, &id, &request, Command::HandOver(Level::Heuristic.name().to_owned())).await
}

pub(super) async fn take_back(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    ask(&house, &id, &request, Command::TakeBack).await
}

pub(super) async fn replace(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let unreadable = || HtmlError::unreadable(&request.reader);
    let seat = request.seat("whose")?.ok_or_else(unreadable)?;
    let agree = request.number("agree")?;
    ask(&house, &id, &request, Command::Replace { seat, agree }).await
}

/// Makes a secret link to a seat, and shows it this once.
pub(super) async fn invite(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let visit = Visit::of_form(&id, &request)?;
    let seat = request.seat("to")?.ok_or_else(|| HtmlError::unreadable(&request.reader))?;
    let token = spell_secret(random().map_err(|error| visit.html_error(error))?);
    match visit.ask(&house, Command::Invite(seat, SecretHash::of(&token))).await? {
        Answer::Fine => {
            let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
            let address = format!("{}://{host}/seats/{token}", scheme(&headers));
            let model = visit.look(&house).await?;
            let notice = match (model.mine.contains(seat), model.status) {
                (true, _) => Notice::DeviceLink(address),
                (false, Status::Gathering) => Notice::Link(address),
                (false, _) => Notice::BotLink(address),
            };
            Ok(secret(visit.page(&house, Some(&notice)).await?))
        }
        answer => visit.answer(&house, answer).await,
    }
}

/// How the browser came: the Origin of a form says so.
fn scheme(headers: &HeaderMap) -> &'static str {
    let origin = headers.get(axum::http::header::ORIGIN).and_then(|origin| origin.to_str().ok());
    match origin {
        Some(origin) if origin.starts_with("https:") => "https",
        _ => "http",
    }
}

pub(super) async fn rematch(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let visit = Visit::of_form(&id, &request)?;
    let next = match &request.reader.person {
        Some(person) => {
            house.rematch(visit.id, person.id).await.map_err(|error| visit.html_error(error))?
        }
        None => None,
    };
    match next {
        Some(next) => Ok(go(&format!("/tables/{next}/"), None)),
        None => visit.answer(&house, Answer::Rejected(crate::house::Rejection::NoSeat)).await,
    }
}

pub(super) async fn answer_request(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    // Which seat, and whether: the button says both.
    let unreadable = || HtmlError::unreadable(&request.reader);
    let (agree, seat) = match (request.get("agree"), request.get("refuse")) {
        (Some(seat), None) => (true, seat),
        (None, Some(seat)) => (false, seat),
        _ => return Err(unreadable()),
    };
    let seat = parse_seat(seat).ok_or_else(unreadable)?;
    ask(&house, &id, &request, Command::AnswerRequest { seat, agree }).await
}

/// Where a secret link leads: looking does nothing yet, since programs that
/// preview links look, too.
pub(super) async fn link(
    State(house): State<Arc<House>>,
    Path(token): Path<String>,
    reader: Reader,
) -> Result<Response, HtmlError> {
    let (id, seat, link) = find(&house, &reader, &token).await?;
    let visit = Visit { id, reader, seat: None, script: false };
    let model = visit.look(&house).await?;
    let chair = model.chairs.get(seat.index()).ok_or_else(|| no_link(&visit.reader))?;
    let offer = match (link.until, chair) {
        (Some(_), _) => Offered::Device(&chair.name),
        (None, Chair { person: true, .. }) => return Err(no_link(&visit.reader)),
        (None, _) if model.status == Status::Gathering => Offered::Free,
        (None, _) => Offered::Bot(&chair.name),
    };
    let invitation = Invitation {
        reader: &visit.reader,
        game_name: model.game_name,
        seat: seat.index() + 1,
        offer,
        here: &format!("/seats/{token}"),
    };
    Ok(page(pages::invitation(&invitation)))
}

pub(super) async fn take(
    State(house): State<Arc<House>>,
    Path(token): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let (id, wanted, link) = find(&house, &request.reader, &token).await?;
    let mut visit =
        Visit { id, reader: request.reader.clone(), seat: None, script: request.script };
    if link.until.is_some() {
        let cookie = go_on(&house, &visit, link, &request.contact).await?;
        return Ok(go(&visit.address(), cookie));
    }
    let (person, cookie) = known_or_let_in(&house, &request).await?;
    match seat(&house, &mut visit, person, Command::SitByLink(wanted, link.hash)).await? {
        Answer::Fine => Ok(go(&visit.address(), cookie)),
        answer => visit.answer(&house, answer).await,
    }
}

/// Makes this browser one of the guest who gave the link, once: the cookie to be
/// known by. Nobody loses a seat by it, and nobody else gets one.
async fn go_on(
    house: &House,
    visit: &Visit,
    link: SeatLink,
    contact: &Contact,
) -> Result<Option<String>, HtmlError> {
    let html_error = |error: HouseError| visit.html_error(error);
    let giver = link.from.ok_or_else(|| no_link(&visit.reader))?;
    if visit.reader.person.as_ref().is_some_and(|person| person.id == giver) {
        return Ok(None);
    }
    let person = house.store().person(giver).await.map_err(|error| html_error(error.into()))?;
    // Meanwhile the guest may have made an account, which has a password.
    if person.is_none_or(|person| person.account) {
        return Err(no_link(&visit.reader));
    }
    if !house.store().use_link(link.hash).await.map_err(|error| html_error(error.into()))? {
        return Err(no_link(&visit.reader));
    }
    people::go_on(house, giver, contact).await.map(Some).map_err(html_error)
}

async fn find(
    house: &House,
    reader: &Reader,
    token: &str,
) -> Result<(TableId, Seat, SeatLink), HtmlError> {
    let found = house.seat_of_link(token).await;
    found.map_err(|error| HtmlError::new(reader, error))?.ok_or_else(|| no_link(reader))
}

fn no_link(reader: &Reader) -> HtmlError {
    HtmlError::say(reader, StatusCode::NOT_FOUND, &phrase!("error-no-link"))
}
