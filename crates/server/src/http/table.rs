//! A table: its page, and the commands by form.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Redirect, Response};
use ludi_engine::rulebook::Citations;
use ludi_engine::{Phrase, Seat, phrase};
use serde::{Deserialize, Serialize};
use tokio::sync::watch;

use super::forms::{FormRequest, fresh_key, parse_seat};
use super::{HtmlError, page};
use crate::drawn::Drawn;
use crate::house::{
    Answer, Command, House, HouseError, Move, MoveKind, PageModel, PageRequest, PageView,
    Rejection, Visitor, Vow,
};
use crate::pages::{self, Notice, Reader, TablePage};
use crate::store::TableId;

/// Who comes to which table.
pub(super) struct Visit {
    pub(super) id: TableId,
    pub(super) reader: Reader,
    /// The seat that is meant, where the reader has several.
    pub(super) seat: Option<Seat>,
    /// Does a script ask, which wants no page in answer?
    pub(super) script: bool,
}

/// An answer for the script of a page: what has changed there is pushed.
#[derive(Serialize)]
struct ScriptAnswer {
    /// How many rows there are now, as the reader counts them.
    #[serde(skip_serializing_if = "Option::is_none")]
    row: Option<u64>,
    /// The part of the page that tells why nothing was done, or something else.
    #[serde(skip_serializing_if = "Option::is_none")]
    notice: Option<String>,
}

impl ScriptAnswer {
    fn answer(self) -> Response {
        ([(CACHE_CONTROL, "no-store")], Json(self)).into_response()
    }
}

impl Visit {
    pub(super) fn new(id: &str, reader: Reader, seat: Option<Seat>) -> Result<Visit, HtmlError> {
        match TableId::parse(id) {
            Some(id) => Ok(Visit { id, reader, seat, script: false }),
            None => Err(HtmlError::new(&reader, HouseError::NoTable)),
        }
    }

    pub(super) fn of_form(id: &str, request: &FormRequest) -> Result<Visit, HtmlError> {
        let visit = Visit::new(id, request.reader.clone(), request.seat("seat")?)?;
        Ok(Visit { script: request.script, ..visit })
    }

    pub(super) fn html_error(&self, error: HouseError) -> HtmlError {
        HtmlError::new(&self.reader, error)
    }

    pub(super) fn visitor(&self) -> Visitor {
        let person = self.reader.person.as_ref().map(|person| person.id);
        Visitor { person, seat: self.seat, lang: self.reader.lang }
    }

    pub(super) fn address(&self) -> String {
        match self.seat {
            Some(seat) => format!("/tables/{}/?seat={}", self.id, seat.index()),
            None => format!("/tables/{}/", self.id),
        }
    }

    pub(super) async fn look(&self, house: &House) -> Result<PageModel, HtmlError> {
        house.look(self.id, self.visitor()).await.map_err(|error| self.html_error(error))
    }

    pub(super) async fn ask(&self, house: &House, command: Command) -> Result<Answer, HtmlError> {
        house.ask(self.id, self.visitor(), command).await.map_err(|error| self.html_error(error))
    }

    /// The page, made of what the reader may see.
    pub(super) fn with_page<T>(
        &self,
        house: &House,
        model: &PageModel,
        key: &str,
        notice: Option<&Notice>,
        make: impl FnOnce(&TablePage<'_>) -> T,
    ) -> T {
        let game = house.registry().find(model.game);
        let ledger = game.map_or("", |game| game.ledger(self.reader.lang));
        let styles = house.registry().styles(model.game);
        let glossary = house.registry().glossary(model.game, self.reader.lang);
        let id = self.id;
        let reader = &self.reader;
        let uncited;
        let citations = match house.registry().citations(model.game, reader.lang) {
            Some(citations) => citations,
            None => {
                uncited = Citations::new(ledger);
                &uncited
            }
        };
        let id = id.as_str();
        make(&TablePage { reader, id, model, key, notice, ledger, citations, styles, glossary })
    }

    pub(super) async fn page(
        &self,
        house: &House,
        notice: Option<&Notice>,
    ) -> Result<Response, HtmlError> {
        let (view, drawn) = self.drawn(house).await?;
        let key = fresh_key().map_err(|error| self.html_error(error))?;
        let make = |table: &TablePage<'_>| pages::table(table, &drawn);
        Ok(page(self.with_page(house, &view.model, &key, notice, make)))
    }

    /// The table as the reader may see it on a page that is loaded now, and as it is
    /// drawn for all who see the same.
    async fn drawn(&self, house: &House) -> Result<(Arc<PageView>, Arc<Drawn>), HtmlError> {
        let view = house.page_view(self.id, self.asked(true)).await;
        let view = view.map_err(|error| self.html_error(error))?;
        let drawn = self.draw(house, &view);
        Ok((view, drawn))
    }

    /// The table as an open page of the reader is to show it, from now on.
    pub(super) async fn watch(
        &self,
        house: &House,
    ) -> Result<watch::Receiver<Arc<PageView>>, HtmlError> {
        let sees = house.watch_page(self.id, self.asked(false)).await;
        sees.map_err(|error| self.html_error(error))
    }

    fn asked(&self, loaded: bool) -> PageRequest {
        let (visitor, careful) = (self.visitor(), self.reader.careful);
        let folded = self.reader.without_guide.as_deref() == Some(self.id.as_str());
        PageRequest { visitor, careful, folded, loaded }
    }

    /// A view, drawn for all who see the same.
    pub(super) fn draw(&self, house: &House, view: &PageView) -> Arc<Drawn> {
        view.drawn(|earlier| {
            self.with_page(house, &view.model, "", None, |page| pages::draw(page, earlier))
        })
    }

    /// A notice for the script of a page.
    async fn notice(&self, house: &House, notice: &Notice) -> Result<Response, HtmlError> {
        let model = self.look(house).await?;
        let notice = self.with_page(house, &model, "", Some(notice), pages::notice);
        Ok(ScriptAnswer { row: None, notice: Some(notice.into_string()) }.answer())
    }

    /// The page again after what was done, or with the sentence why it was not.
    pub(super) async fn answer(
        &self,
        house: &House,
        answer: Answer,
    ) -> Result<Response, HtmlError> {
        let say = |phrase: &Phrase| Notice::Told(self.reader.say(phrase));
        let (status, notice) = match answer {
            Answer::Done(row) if self.script => {
                return Ok(ScriptAnswer { row: Some(row), notice: None }.answer());
            }
            Answer::Fine if self.script => {
                return Ok(ScriptAnswer { row: None, notice: None }.answer());
            }
            Answer::Done(_) | Answer::Fine => {
                return Ok(Redirect::to(&self.address()).into_response());
            }
            Answer::Refused(sentence) => (StatusCode::OK, Notice::Refused(sentence)),
            Answer::Final { action, label } => {
                (StatusCode::OK, Notice::Final { action: action.to_string(), label })
            }
            Answer::Hint { action, label, reason, preview } => {
                let action = action.to_string();
                (StatusCode::OK, Notice::Hint { action, label, reason, preview })
            }
            Answer::Possible => (StatusCode::OK, say(&phrase!("answer-possible"))),
            Answer::Guided(text) => (StatusCode::OK, Notice::Told(text)),
            Answer::Stale => (StatusCode::CONFLICT, say(&phrase!("answer-stale"))),
            Answer::Fixed => (StatusCode::CONFLICT, say(&phrase!("answer-fixed"))),
            Answer::Unknown => (StatusCode::UNPROCESSABLE_ENTITY, say(&phrase!("answer-unknown"))),
            Answer::Rejected(why) => (rejection_status(why), say(&rejection(why))),
        };
        let answer = match self.script {
            true => self.notice(house, &notice).await?,
            false => self.page(house, Some(&notice)).await?,
        };
        Ok((status, answer).into_response())
    }
}

pub(super) fn rejection_status(why: Rejection) -> StatusCode {
    match why {
        Rejection::NoSeat => StatusCode::FORBIDDEN,
        Rejection::Nobody
        | Rejection::Words
        | Rejection::NoPromise
        | Rejection::OtherContribution
        | Rejection::Who
        | Rejection::NoNumber
        | Rejection::Amount(_) => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::CONFLICT,
    }
}

pub(super) fn rejection(why: Rejection) -> Phrase {
    match why {
        Rejection::NoSeat => phrase!("not-no-seat"),
        Rejection::Taken => phrase!("not-taken"),
        Rejection::Full => phrase!("not-full"),
        Rejection::Begun => phrase!("not-begun-already"),
        Rejection::NotBegun => phrase!("not-begun-yet"),
        Rejection::Empty => phrase!("not-empty"),
        Rejection::BotPlays => phrase!("not-bot-plays"),
        Rejection::Nobody => phrase!("not-nobody"),
        Rejection::Words => phrase!("not-words"),
        Rejection::Over => phrase!("not-any-more"),
        Rejection::NoPromise => phrase!("not-promise"),
        Rejection::Who => phrase!("not-who"),
        Rejection::NoNumber => phrase!("not-number"),
        Rejection::Amount(range) => phrase!("not-amount", min = range.min, max = range.max),
        Rejection::NotOpened => phrase!("not-opened"),
        Rejection::NotCommitted => phrase!("not-committed"),
        Rejection::OtherContribution => phrase!("not-that-contribution"),
        Rejection::TooEarly => phrase!("not-opened-yet"),
        Rejection::Seated => phrase!("not-seated"),
        Rejection::Used => phrase!("error-no-link"),
        Rejection::Asked => phrase!("not-asked-alone"),
        Rejection::NotAsked => phrase!("not-asked"),
        Rejection::Account => phrase!("not-account"),
        Rejection::NeverReplaced => phrase!("not-replaced-ever"),
        Rejection::Present(minutes) => phrase!("not-here", minutes = minutes),
        Rejection::NameTaken => phrase!("not-name-taken"),
        Rejection::Closed => phrase!("gathering-closed"),
        Rejection::TooLongToChange => phrase!("not-too-long-to-change"),
        Rejection::TooLong => phrase!("not-too-long"),
    }
}

pub(super) async fn without_slash(
    Path(id): Path<String>,
    reader: Reader,
) -> Result<Redirect, HtmlError> {
    let visit = Visit::new(&id, reader, None)?;
    Ok(Redirect::permanent(&visit.address()))
}

/// Whose eyes, where several seats share a device.
#[derive(Deserialize)]
pub(super) struct Eyes {
    seat: Option<String>,
}

impl Eyes {
    pub(super) fn seat(&self) -> Option<Seat> {
        self.seat.as_deref().and_then(parse_seat)
    }
}

pub(super) async fn show(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
    reader: Reader,
) -> Result<Response, HtmlError> {
    Visit::new(&id, reader, eyes.seat())?.page(&house, None).await
}

pub(super) async fn act(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    // The confirm step sends the action once more, as what the reader is sure of.
    let sure = request.get("sure").is_some();
    let Some(action) = request.action(if sure { "sure" } else { "action" })? else {
        return no_number(&house, &id, &request).await;
    };
    let sure = sure || !request.reader.careful;
    carry_out(&house, &id, &request, MoveKind::Act { action, sure }).await
}

pub(super) async fn undo(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let kind = MoveKind::TakeBack(request.number("steps")?);
    carry_out(&house, &id, &request, kind).await
}

pub(super) async fn switch(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let Some(action) = request.action("switch")? else {
        return no_number(&house, &id, &request).await;
    };
    let kind = MoveKind::Act { action, sure: true };
    let command = Command::Switch(command(&request, kind)?);
    ask(&house, &id, &request, command).await
}

/// The page again, with the sentence that a number is asked for.
async fn no_number(house: &House, id: &str, request: &FormRequest) -> Result<Response, HtmlError> {
    let visit = Visit::of_form(id, request)?;
    visit.answer(house, Answer::Rejected(Rejection::NoNumber)).await
}

/// A command of a page, after which bots wait.
fn command(request: &FormRequest, kind: MoveKind) -> Result<Move, HtmlError> {
    let (expected, key) = (request.number("expected")?, request.key()?);
    // What cannot be read is asked for as a question of its own.
    let then = request.get("then").and_then(|then| serde_json::from_str(then).ok());
    Ok(Move { expected, key, kind, then, patient: true })
}

async fn carry_out(
    house: &House,
    id: &str,
    request: &FormRequest,
    kind: MoveKind,
) -> Result<Response, HtmlError> {
    ask(house, id, request, Command::Move(command(request, kind)?)).await
}

pub(super) async fn decline(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let decline = request.get("decline") == Some("true");
    ask(&house, &id, &request, Command::Decline(decline)).await
}

pub(super) async fn why(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let command = Command::Why(request.json("action")?);
    ask(&house, &id, &request, command).await
}

pub(super) async fn hint(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let visit = Visit::of_form(&id, &request)?;
    let answer = house.hint(visit.id, visit.visitor()).await;
    visit.answer(&house, answer.map_err(|error| visit.html_error(error))?).await
}

pub(super) async fn say(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let text = request.get("text").unwrap_or_default().to_owned();
    let command = Command::Say { text, to: request.seat("to")?, key: request.key()? };
    ask(&house, &id, &request, command).await
}

pub(super) async fn promise(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    // To one before all, to one alone, or to all.
    let to = request.get("to").unwrap_or_default();
    let aloud = to.strip_prefix("aloud-");
    let to = match aloud.unwrap_or(to) {
        "" => None,
        seat => Some(parse_seat(seat).ok_or_else(|| HtmlError::no_such_seat(&request.reader))?),
    };
    let vow = Vow {
        kind: request.get("kind").unwrap_or_default().to_owned(),
        who: request.seat("who")?,
        // What is no amount at all is none in range.
        amount: request.get("amount").and_then(|amount| amount.trim().parse().ok()),
        to,
        aloud: aloud.is_some(),
    };
    ask(&house, &id, &request, Command::Promise { vow, key: request.key()? }).await
}

/// Asks for something, and shows the page with the answer.
pub(super) async fn ask(
    house: &House,
    id: &str,
    request: &FormRequest,
    command: Command,
) -> Result<Response, HtmlError> {
    let visit = Visit::of_form(id, request)?;
    let answer = visit.ask(house, command).await?;
    visit.answer(house, answer).await
}
