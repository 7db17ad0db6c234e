//! A table: its page, the commands by form, the announcements.

use std::sync::Arc;

use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use axum::extract::{Path, State, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use ludi_engine::{Seat, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::watch;

use super::markup::{self, Notice};
use super::{Trouble, reader};
use crate::closing::Stay;
use crate::house::{Answer, Command, Deed, House, HouseError, Sentence};
use crate::people::random;
use crate::store::{Key, TableId};

/// A command as a form sends it.
#[derive(Deserialize)]
pub(super) struct Slip {
    expected: u64,
    key: String,
    #[serde(default)]
    action: String,
    #[serde(default)]
    steps: u32,
}

/// Who writes to which table.
struct Visit {
    id: TableId,
    seat: Option<Seat>,
}

impl Visit {
    async fn of(house: &House, id: &str, headers: &HeaderMap) -> Result<Visit, Trouble> {
        let id = TableId::parse(id).ok_or(HouseError::NoTable)?;
        let person = reader(house, headers).await?.map(|person| person.id);
        Ok(Visit { id, seat: house.seat_of(id, person).await? })
    }

    /// The seat, which commands must have.
    fn seat(&self) -> Result<Seat, Trouble> {
        let refusal = Trouble {
            status: StatusCode::FORBIDDEN,
            text: "You have no seat at this table, so nothing was done.".to_owned(),
            back: self.address(),
        };
        self.seat.ok_or(refusal)
    }

    fn address(&self) -> String {
        format!("/tables/{}/", self.id)
    }

    async fn page(&self, house: &House, notice: Option<Notice>) -> Result<Response, Trouble> {
        let viewer = self.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let sight = house.look(self.id, viewer).await?;
        let key = hex::encode(random::<16>()?);
        let page = markup::table(self.id, self.seat, &key, &sight, notice.as_ref());
        Ok(([("cache-control", "no-store")], super::page(page)).into_response())
    }

    /// The page again after what was done, or with the sentence why it was not.
    async fn answer(&self, house: &House, answer: Answer) -> Result<Response, Trouble> {
        let (status, text, rule) = match answer {
            Answer::Done(_) => return Ok(Redirect::to(&self.address()).into_response()),
            Answer::Refused(Sentence { text, rule }) => (StatusCode::OK, text, Some(rule)),
            Answer::Stale => {
                let text = "The table has gone on since: nothing was done. Look again.";
                (StatusCode::CONFLICT, text.to_owned(), None)
            }
            Answer::Unknown => {
                let text = "That is no action of this game: nothing was done.";
                (StatusCode::UNPROCESSABLE_ENTITY, text.to_owned(), None)
            }
            Answer::Fixed => {
                let text = "That cannot be taken back: nothing was done.";
                (StatusCode::CONFLICT, text.to_owned(), None)
            }
            Answer::Possible => (StatusCode::OK, "You may do that.".to_owned(), None),
        };
        let page = self.page(house, Some(Notice { text, rule })).await?;
        Ok((status, page).into_response())
    }
}

pub(super) async fn without_slash(Path(id): Path<String>) -> Result<Redirect, Trouble> {
    let id = TableId::parse(&id).ok_or(HouseError::NoTable)?;
    Ok(Redirect::permanent(&format!("/tables/{id}/")))
}

pub(super) async fn show(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    Visit::of(&house, &id, &headers).await?.page(&house, None).await
}

pub(super) async fn act(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    slip: Result<Form<Slip>, FormRejection>,
) -> Result<Response, Trouble> {
    let Form(slip) = slip?;
    let visit = Visit::of(&house, &id, &headers).await?;
    let deed = Deed::Act(read_action(&slip)?);
    carry_out(&house, &visit, slip, deed).await
}

pub(super) async fn undo(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    slip: Result<Form<Slip>, FormRejection>,
) -> Result<Response, Trouble> {
    let Form(slip) = slip?;
    let visit = Visit::of(&house, &id, &headers).await?;
    let deed = Deed::TakeBack(slip.steps);
    carry_out(&house, &visit, slip, deed).await
}

pub(super) async fn why(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    slip: Result<Form<Slip>, FormRejection>,
) -> Result<Response, Trouble> {
    let Form(slip) = slip?;
    let visit = Visit::of(&house, &id, &headers).await?;
    let answer = house.why(visit.id, visit.seat()?, read_action(&slip)?).await?;
    visit.answer(&house, answer).await
}

async fn carry_out(
    house: &House,
    visit: &Visit,
    slip: Slip,
    deed: Deed,
) -> Result<Response, Trouble> {
    let seat = visit.seat()?;
    let key = Key::parse(&slip.key).ok_or_else(Trouble::unreadable)?;
    let command = Command { seat, expected: slip.expected, key, deed };
    let answer = house.command(visit.id, command).await?;
    visit.answer(house, answer).await
}

fn read_action(slip: &Slip) -> Result<Value, Trouble> {
    serde_json::from_str(&slip.action).map_err(|_| Trouble::unreadable())
}

pub(super) async fn live(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Trouble> {
    let id = TableId::parse(&id).ok_or(HouseError::NoTable)?;
    let news = house.news(id).await?;
    let stay = house.closing().stay();
    Ok(upgrade.max_message_size(1024).on_upgrade(async move |socket| {
        let _present = house.metrics().socket();
        announce(socket, news, stay).await;
    }))
}

/// Sends the number of the last row, now and whenever there is another, until
/// either side ends.
async fn announce(mut socket: WebSocket, mut news: watch::Receiver<u64>, mut stay: Stay) {
    loop {
        let row = *news.borrow_and_update();
        let ping = json!({ "row": row }).to_string();
        if socket.send(Message::Text(ping.into())).await.is_err() {
            return;
        }
        loop {
            tokio::select! {
                changed = news.changed() => match changed {
                    Ok(()) => break,
                    Err(_) => return,
                },
                () = stay.closing() => {
                    let frame = CloseFrame { code: close_code::AWAY, reason: "".into() };
                    // Whoever has gone already needs no farewell.
                    _ = socket.send(Message::Close(Some(frame))).await;
                    return;
                }
                heard = socket.recv() => match heard {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    // Nothing that is said here matters.
                    Some(Ok(_)) => {}
                },
            }
        }
    }
}
