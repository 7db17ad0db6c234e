//! The stream: a socket that tells of every change, and takes actions.

use std::pin::pin;
use std::sync::Arc;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use axum::extract::{State, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::response::Response;
use ludi_engine::phrase;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use utoipa::{IntoParams, ToSchema};

use super::caller::{Asked, At, Caller};
use super::moves::{self, Done, Move};
use super::problem::Problem;
use super::seat_number::SeatNumber;
use crate::closing::Stay;
use crate::guard::{Admitted, Client, SocketGuard};
use crate::house::{House, SaidLine, Snapshot, SnapshotOptions, TableView, Visitor};
use crate::people::Credential;
use crate::store::TableId;

/// The largest message a program has reason to send here.
const LARGEST: usize = 1024;

/// The buffer of a socket for what is sent to it: an idle one must cost little.
const BUFFER: usize = 1024;

/// How to follow a table.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Following {
    /// Through whose eyes, where the caller has several seats.
    seat: Option<SeatNumber>,
    /// The last row whose lines of the log the caller has. If it is not said, the
    /// lines are those of the last row.
    after: Option<u64>,
    /// How many of the lines that were said the caller has: those after it are
    /// sent at once. If it is not said, only those that are still to come.
    heard: Option<u64>,
}

/// A message of a stream.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
pub(super) enum StreamMessage {
    /// The table as it is now.
    #[expect(dead_code, reason = "it is sent as the text that was made for all who see the same")]
    Table(Box<TableView>),
    /// Something that was said.
    Line(Heard),
    /// What the caller said here was done before.
    Done(Done),
    /// What the caller said here was not done.
    Not(NotDone),
}

/// Something that was not done.
#[derive(Serialize, ToSchema)]
pub(super) struct NotDone {
    /// Why not.
    problem: Problem,
}

/// Something that was said, and that the caller may read.
#[derive(Serialize, ToSchema)]
pub(super) struct Heard {
    /// The line.
    said: SaidLine,
}

/// Tells of a table now and after every change that the caller may know of: by
/// WebSocket, a message of text each. It is the table as by GET, with the lines
/// of the log that are new, or a line that was said aloud or to the caller.
///
/// The caller may act here, too: each message of text is what `act` wants. When it
/// is done, the table that all are told is the answer; when it is not, a problem.
#[utoipa::path(
    get,
    path = "/tables/{id}/stream",
    params(("id" = String, Path, description = "The table"), Following),
    responses(
        (status = 101, description = "A WebSocket; each message is one of these", body = StreamMessage),
        (status = 401, description = "The token is nobody's", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 426, description = "This is for WebSockets", body = Problem),
    ),
    security((), ("token" = [])),
)]
pub(super) async fn stream(
    State(house): State<Arc<House>>,
    caller: Caller,
    At(id): At,
    Asked(following): Asked<Following>,
    client: Option<Extension<Client>>,
    admitted: Option<Extension<Arc<Admitted>>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let visitor = caller.visitor(following.seat)?;
    let credential = caller.credential(&house);
    let (Ok(upgrade), Some(Extension(client))) = (upgrade, client) else {
        let text = phrase!("error-unreadable");
        return Err(Problem::new(caller.lang, StatusCode::UPGRADE_REQUIRED, "upgrade", &text));
    };
    let problem = |error| Problem::house(caller.lang, &error);
    let presence = house.enter(id, visitor.person).await.map_err(problem)?;
    let hears = house.follow(id, &visitor).await.map_err(problem)?;
    let stay = house.closing().stay();
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(0).max_message_size(LARGEST);
    Ok(upgrade.on_upgrade(async move |socket| {
        let _present = (presence, house.metrics().socket());
        let guard = SocketGuard::of_program(admitted);
        let said = hears.borrow().said;
        let heard = following.heard.map_or(said, |heard| heard.min(said));
        // A socket keeps room for the longest it ever sent: no whole log unasked.
        let after = following.after.or(hears.borrow().after);
        let follower = Follower { house: &house, id, caller, client, visitor, after, heard };
        follower.tell(socket, guard, hears, credential, stay).await;
    }))
}

/// Somebody who follows a table.
struct Follower<'a> {
    house: &'a House,
    id: TableId,
    caller: Caller,
    client: Client,
    visitor: Visitor,
    /// The last row it was told of.
    after: Option<u64>,
    /// How many lines it has heard.
    heard: u64,
}

impl Follower<'_> {
    /// Sends what there is, now and after every change, until either side ends.
    async fn tell(
        mut self,
        mut socket: WebSocket,
        mut guard: SocketGuard,
        mut hears: watch::Receiver<Snapshot>,
        mut credential: Credential,
        mut stay: Stay,
    ) {
        if !credential.holds(self.house).await {
            return farewell(socket, close_code::POLICY).await;
        }
        hears.mark_changed();
        let mut told = None;
        // Begun once, and not anew at every turn.
        let mut end = pin!(credential.end(self.house));
        let mut closing = pin!(stay.closing());
        loop {
            tokio::select! {
                // Before anything else: whose token has ended is told nothing more.
                biased;
                () = &mut end => {
                    return farewell(socket, close_code::POLICY).await;
                }
                changed = hears.changed() => {
                    if changed.is_err() {
                        // The table was put away; whoever comes again has it back.
                        return farewell(socket, close_code::AWAY).await;
                    }
                    let snapshot = hears.borrow_and_update().clone();
                    let said = snapshot.said;
                    if told != Some(snapshot.mark) {
                        let Some(snapshot) = self.fitting(snapshot).await else { return };
                        told = Some(snapshot.mark);
                        self.after = Some(snapshot.mark.row);
                        if socket.send(Message::Text(snapshot.text)).await.is_err() {
                            return;
                        }
                    }
                    if said > self.heard && self.pass_on(&mut socket).await.is_none() {
                        return;
                    }
                }
                () = &mut closing => return farewell(socket, close_code::AWAY).await,
                alive = guard.ping_due() => {
                    if !alive || socket.send(Message::Ping(Bytes::new())).await.is_err() {
                        return;
                    }
                }
                heard = socket.recv() => match heard {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    Some(Ok(_)) if !guard.hears() => return,
                    Some(Ok(Message::Text(text))) => {
                        if let Some(answer) = self.act(&text).await
                            && tell(&mut socket, &answer).await.is_none()
                        {
                            return;
                        }
                    }
                    // Nothing else that is said here matters.
                    Some(Ok(_)) => {}
                },
            }
        }
    }

    /// The snapshot with all lines of the log that this follower does not have: the
    /// same for all who have kept up, made anew for one who has not.
    async fn fitting(&self, snapshot: Snapshot) -> Option<Snapshot> {
        if snapshot.after == self.after {
            return Some(snapshot);
        }
        let options = SnapshotOptions { after: self.after, undo: false };
        self.house.view(self.id, &self.visitor, options).await.ok()
    }

    /// Does what this follower says. What is done now all are told of, which is
    /// the answer; anything else gets one of its own.
    async fn act(&self, text: &str) -> Option<StreamMessage> {
        match self.do_it(text).await {
            Ok(row) if self.after.is_none_or(|told| row > told) => None,
            Ok(row) => Some(StreamMessage::Done(Done { row, table: None })),
            Err(problem) => Some(StreamMessage::Not(NotDone { problem })),
        }
    }

    async fn do_it(&self, text: &str) -> Result<u64, Problem> {
        let lang = self.caller.lang;
        let too_often = |wait| Problem::too_many(lang, wait);
        self.house.limits().command(self.client).map_err(too_often)?;
        self.caller.check(self.house).await?;
        let wanted: Move = serde_json::from_str(text).map_err(|_| Problem::unreadable(lang))?;
        moves::do_it(self.house, self.id, &self.caller, wanted.into()).await
    }

    /// Sends the lines that this follower has not heard; `None` if that fails.
    async fn pass_on(&mut self, socket: &mut WebSocket) -> Option<()> {
        let lines = self.house.lines(self.id, &self.visitor).await.ok()?;
        for line in lines {
            let number = line.number;
            if number <= self.heard {
                continue;
            }
            tell(socket, &StreamMessage::Line(Heard { said: line.into() })).await?;
            self.heard = number;
        }
        Some(())
    }
}

/// Sends a message; `None` if that fails.
async fn tell(socket: &mut WebSocket, told: &StreamMessage) -> Option<()> {
    let text = serde_json::to_string(told).ok()?;
    socket.send(Message::Text(text.into())).await.ok()
}

async fn farewell(mut socket: WebSocket, code: u16) {
    let frame = CloseFrame { code, reason: "".into() };
    // Whoever has gone already needs no farewell.
    _ = socket.send(Message::Close(Some(frame))).await;
}
