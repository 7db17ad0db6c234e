//! Announcements: a socket that sends the parts of a page that have changed.

use std::pin::pin;
use std::sync::Arc;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use axum::extract::{Path, Query, State, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use axum::response::Response;
use ludi_engine::Seat;
use serde::Deserialize;

use super::HtmlError;
use super::forms::parse_seat;
use super::table::Visit;
use crate::closing::Stay;
use crate::drawn::Drawn;
use crate::guard::{Admitted, SocketGuard};
use crate::house::{House, PageView, Presence};
use crate::pages::Reader;
use crate::people::{self, Credential, Secret};
use crate::store::PersonId;

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
    headers: HeaderMap,
    admitted: Option<Extension<Arc<Admitted>>>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, HtmlError> {
    let credential = Credential::new(&house, known(&house, &reader, &headers));
    let seat: Option<Seat> = hello.seat.as_deref().and_then(parse_seat);
    let visit = Visit::new(&id, reader, seat)?;
    let person = visit.reader.person.as_ref().map(|person| person.id);
    let presence = house.enter(visit.id, person).await.map_err(|error| visit.html_error(error))?;
    let stay = house.closing().stay();
    Ok(upgrade.read_buffer_size(BUFFER).write_buffer_size(0).max_message_size(LARGEST).on_upgrade(
        async move |socket| {
            let _present = house.metrics().socket();
            let guard = SocketGuard::of_page(admitted);
            let page = LivePage { visit, mark: hello.mark, shown: None };
            let open = OpenPage { guard, presence, credential, stay };
            announce(socket, &house, page, open).await;
        },
    ))
}

/// Who reads, and by what session.
fn known(house: &House, reader: &Reader, headers: &HeaderMap) -> Option<(PersonId, Secret)> {
    let cookies = headers.get(COOKIE)?.to_str().ok()?;
    let session = people::session(house.settings(), cookies)?;
    Some((reader.person.as_ref()?.id, Secret::Session(session)))
}

/// What holds a page open, or ends it.
struct OpenPage {
    guard: SocketGuard,
    presence: Presence,
    credential: Credential,
    stay: Stay,
}

/// Sends what has changed, now and at every change of the table, until either side
/// ends. Where nothing that the reader sees has changed, nothing is sent. When the
/// task of the table ends, the socket is closed: the page comes in again by itself.
async fn announce(mut socket: WebSocket, house: &House, mut page: LivePage, open: OpenPage) {
    let OpenPage { mut guard, presence: _present, mut credential, mut stay } = open;
    if !credential.holds(house).await {
        return;
    }
    let Ok(mut sees) = page.visit.watch(house).await else { return go_away(socket).await };
    sees.mark_changed();
    // Begun once, and not anew at every turn.
    let mut end = pin!(credential.end(house));
    let mut closing = pin!(stay.closing());
    loop {
        tokio::select! {
            // Before anything else: whoever has signed out is told nothing more.
            biased;
            () = &mut end => return,
            changed = sees.changed() => {
                if changed.is_err() {
                    return go_away(socket).await;
                }
                let view = sees.borrow_and_update().clone();
                if let Some(changes) = page.changes(house, &view)
                    && socket.send(Message::Text(changes)).await.is_err()
                {
                    return;
                }
            }
            () = &mut closing => return go_away(socket).await,
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

async fn go_away(mut socket: WebSocket) {
    let frame = CloseFrame { code: close_code::AWAY, reason: "".into() };
    // Whoever has gone already needs no farewell.
    _ = socket.send(Message::Close(Some(frame))).await;
}

/// An open page, and what it shows.
struct LivePage {
    visit: Visit,
    /// The sign of what it showed when it opened.
    mark: Option<String>,
    shown: Option<Arc<Drawn>>,
}

impl LivePage {
    /// What the page does not show yet; `None` if it shows everything.
    fn changes(&mut self, house: &House, view: &PageView) -> Option<Utf8Bytes> {
        let drawn = self.visit.draw(house, view);
        let changes = match self.mark.take() {
            Some(mark) => drawn.changes_since(&mark),
            None => drawn.changes(self.shown.as_deref()),
        };
        self.shown = Some(drawn);
        changes
    }
}

#[cfg(test)]
mod tests;
