//! Tables at which four programs play by the API: a stream tells each of every row,
//! and it acts by it.

use std::net::SocketAddr;
use std::time::Instant;

use ludi_engine::{Dice, FastRng};
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::Failure;
use crate::client::{Connection, Socket};
use crate::load::{Clock, Manner, SEATS, Tables};

/// Four who play one match after the other.
pub(crate) struct Party {
    address: SocketAddr,
    manner: Manner,
    connections: Vec<Connection>,
    sockets: Vec<Socket>,
    spectators: JoinSet<()>,
    tables: Tables,
    dice: Dice<FastRng>,
    sent: u64,
}

/// What of a report is needed to play on.
#[derive(Deserialize)]
struct Seen<'a> {
    row: u64,
    #[serde(borrow)]
    actions: Vec<Action<'a>>,
}

#[derive(Deserialize)]
struct Action<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
}

/// The beginning of every report.
struct Opening<'a> {
    row: u64,
    to_act: &'a str,
}

impl Party {
    pub(crate) async fn gather(
        address: SocketAddr,
        manner: Manner,
        number: u64,
    ) -> Result<Party, Failure> {
        let mut connections = Vec::new();
        for _ in 0..SEATS {
            connections.push(Connection::guest(address, "Civis").await?);
        }
        let dice = Dice::fast(number);
        let mut party = Party {
            address,
            manner,
            connections,
            sockets: Vec::new(),
            spectators: JoinSet::new(),
            tables: Tables::default(),
            dice,
            sent: 0,
        };
        party.sit_down().await?;
        Ok(party)
    }

    /// Opens a table, and begins.
    async fn sit_down(&mut self) -> Result<(), Failure> {
        #[derive(Deserialize)]
        struct Opened {
            id: String,
        }
        let opening = format!(r#"{{"game":"{}","seats":{SEATS}}}"#, self.manner.game);
        let Opened { id } = self.connections[0].ask("POST", "/tables", &opening).await?;
        for connection in &mut self.connections[1..] {
            connection.ask::<()>("POST", &format!("/tables/{id}/sit"), "{}").await?;
        }
        self.connections[0].ask::<()>("POST", &format!("/tables/{id}/begin"), "").await?;
        self.sockets.clear();
        for connection in &self.connections {
            self.sockets.push(connection.follow(&id).await?);
        }
        self.spectators.abort_all();
        for _ in 0..self.manner.spectators {
            let mut socket = Socket::open(self.address, &id, "").await?;
            self.spectators.spawn_local(async move { while socket.next().await.is_ok() {} });
        }
        self.tables.playing = id;
        Ok(())
    }

    /// Plays until the end.
    pub(crate) async fn play(mut self, clock: Clock) -> Result<Tables, String> {
        match self.play_on(&clock).await {
            Ok(()) => Ok(self.tables),
            Err(why) => Err(why.to_string()),
        }
    }

    async fn play_on(&mut self, clock: &Clock) -> Result<(), Failure> {
        let manner = self.manner;
        let mut told = Vec::with_capacity(SEATS);
        for socket in &mut self.sockets {
            told.push(socket.next().await?);
        }
        while Instant::now() < clock.end {
            let Opening { to_act, .. } = opening(&told[0])?;
            let Some(actor) = to_act.split(',').next().and_then(|seat| seat.parse().ok()) else {
                // The match is over.
                self.tables.finish();
                if manner.one_match {
                    return Ok(());
                }
                self.sit_down().await?;
                told.clear();
                for socket in &mut self.sockets {
                    told.push(socket.next().await?);
                }
                continue;
            };
            let actor: usize = actor;
            let Seen { row, actions } = serde_json::from_str(&told[actor])?;
            let choice = self.dice.below(actions.len() as u32) as usize;
            let action = actions[choice].action.get();
            self.sent += 1;
            let body = format!(r#"{{"expected":{row},"key":"{}","action":{action}}}"#, self.sent);
            let sent = Instant::now();
            if manner.new_connections && self.sent.is_multiple_of(2) {
                let mut connection = self.connections[actor].anew().await?;
                connection
                    .send("POST", &format!("/tables/{}/act", self.tables.playing), &body)
                    .await?;
                connection.hear().await?;
            } else {
                self.sockets[actor].say(&body).await?;
            }
            let asked = to_act.to_owned();
            told[actor] = self.sockets[actor].next().await?;
            let Opening { row: now, to_act: next } = opening(&told[actor])?;
            if now != row + 1 {
                return Err(format!("row {now} was told of after row {row}").into());
            }
            // If the same seats are asked on, it may be something that the others do
            // not hear of. Whatever they have heard meanwhile comes first.
            let next = next.to_owned();
            for (socket, told) in self.sockets.iter_mut().zip(&mut told) {
                while next != asked && opening(told)?.to_act != next {
                    *told = socket.next().await?;
                }
            }
            clock.count(sent);
            if !manner.rest.is_zero() {
                sleep(manner.rest).await;
            }
        }
        Ok(())
    }
}

/// Reads no more of a report than needed.
fn opening(report: &str) -> Result<Opening<'_>, Failure> {
    let read = || {
        let (row, rest) = report.strip_prefix("{\"row\":")?.split_once(",\"to_act\":[")?;
        let (to_act, _) = rest.split_once(']')?;
        Some(Opening { row: row.parse().ok()?, to_act })
    };
    read().ok_or_else(|| format!("this is no report: {report}").into())
}
