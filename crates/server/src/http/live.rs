//! Announcements: a socket that sends the parts of a page that have changed.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use axum::extract::{Path, Query, State, WebSocketUpgrade};
use axum::response::Response;
use ludi_engine::{Seat, digest};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::Trouble;
use super::forms::parse_seat;
use super::table::Visit;
use crate::closing::Stay;
use crate::guard::{Admitted, SocketGuard};
use crate::house::{House, Presence};
use crate::pages::{self, Reader};

/// What a socket says when it opens.
#[derive(Deserialize)]
pub(super) struct Hello {
    seat: Option<String>,
    /// What the page shows already.
    mark: Option<String>,
}

/// The largest message a browser has reason to send here; none is needed.
const LARGEST: usize = 1024;

/// Buffers of a socket, in bytes: an idle one must cost little.
const BUFFER: usize = 4096;

pub(super) async fn live(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(hello): Query<Hello>,
    reader: Reader,
    admitted: Option<Extension<Arc<Admitted>>>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Trouble> {
    let seat: Option<Seat> = hello.seat.as_deref().and_then(parse_seat);
    let visit = Visit::new(&id, reader, seat)?;
    let person = visit.reader.person.as_ref().map(|person| person.id);
    let presence = house.enter(visit.id, person).await.map_err(|error| visit.trouble(error))?;
    let stay = house.closing().stay();
    Ok(upgrade.read_buffer_size(BUFFER).write_buffer_size(0).max_message_size(LARGEST).on_upgrade(
        async move |socket| {
            let _present = house.metrics().socket();
            let guard = SocketGuard::of_page(admitted);
            announce(socket, guard, &house, visit, presence, stay, hello.mark).await;
        },
    ))
}

/// Sends what has changed, now and whenever the bell rings, until either side
/// ends. Where nothing that the reader sees has changed, nothing is sent.
async fn announce(
    mut socket: WebSocket,
    mut guard: SocketGuard,
    house: &House,
    visit: Visit,
    mut presence: Presence,
    mut stay: Stay,
    mark: Option<String>,
) {
    let person = visit.reader.person.as_ref().map(|person| person.id);
    let mut farewells = house.farewells();
    let mut sent = Sent { mark, parts: HashMap::new(), stage: None };
    loop {
        tokio::select! {
            changed = presence.bell.changed() => {
                if changed.is_err() {
                    return;
                }
                let Ok(sight) = visit.look(house).await else { return };
                let news = visit.with_page(house, &sight, "", None, |page| sent.news(page));
                if let Some(news) = news
                    && socket.send(Message::Text(news.into())).await.is_err()
                {
                    return;
                }
            }
            () = stay.closing() => {
                let frame = CloseFrame { code: close_code::AWAY, reason: "".into() };
                // Whoever has gone already needs no farewell.
                _ = socket.send(Message::Close(Some(frame))).await;
                return;
            }
            gone = farewells.recv() => match gone {
                Ok(gone) if Some(gone) != person => {}
                // Whoever may have signed out has to come in again.
                _ => return,
            },
            heard = socket.recv() => match heard {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) if !guard.hears() => return,
                // Nothing that is said here matters.
                Some(Ok(_)) => {}
            },
            alive = guard.ping_due() => {
                if !alive || socket.send(Message::Ping(Bytes::new())).await.is_err() {
                    return;
                }
            }
        }
    }
}

/// What a page shows already.
struct Sent {
    mark: Option<String>,
    parts: HashMap<&'static str, u64>,
    stage: Option<&'static str>,
}

impl Sent {
    /// The parts that are not what was sent last, as JSON; `None` if all are.
    fn news(&mut self, page: &pages::TablePage<'_>) -> Option<String> {
        let parts = pages::parts(page);
        let stage = pages::stage(page);
        let known = self.mark.take().is_some_and(|mark| mark == pages::mark(&parts));
        let turned = self.stage.replace(stage) != Some(stage);
        let mut news = Map::new();
        for (id, part) in parts {
            let hash = digest(&part.0);
            if self.parts.insert(id, hash) != Some(hash) {
                news.insert(id.to_owned(), Value::String(part.0));
            }
        }
        if known || (news.is_empty() && !turned) {
            return None;
        }
        let title = pages::table_title(page);
        Some(json!({ "stage": stage, "title": title, "parts": news }).to_string())
    }
}
