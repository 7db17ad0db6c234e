//! Tables at which every player plays at random, as fast as the house allows.

use std::cell::RefCell;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, Instant};

use ludi_engine::{Dice, FastRng};
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::task::LocalSet;
use tokio::time::sleep;

use crate::Trouble;
use crate::client::{Connection, News};

/// How many tables are played at once.
const TABLES: usize = 64;

/// How many play at each.
const SEATS: usize = 4;

/// What is played before anything counts.
const WARM_UP: Duration = Duration::from_secs(2);

/// How the tables play.
#[derive(Clone, Copy)]
pub(crate) struct Manner {
    /// How many are played at once.
    pub(crate) tables: usize,
    /// What is played before anything counts.
    pub(crate) warm_up: Duration,
    /// How long it is played then.
    pub(crate) length: Duration,
    /// How long a table rests between two actions.
    pub(crate) rest: Duration,
    /// Is every other action sent on a connection of its own?
    pub(crate) new_connections: bool,
    /// Does a table stop after its first match?
    pub(crate) one_match: bool,
}

impl Manner {
    /// As many and as fast as the house allows.
    pub(crate) fn fast(length: Duration) -> Manner {
        Manner {
            tables: TABLES,
            warm_up: WARM_UP,
            length,
            rest: Duration::ZERO,
            new_connections: false,
            one_match: false,
        }
    }
}

/// What came of it.
pub(crate) struct Played {
    pub(crate) actions_per_s: f64,
    /// How long each action took, in order.
    times: Vec<Duration>,
    /// The tables that were being played last.
    pub(crate) tables: Vec<String>,
    /// Those whose match is over.
    pub(crate) finished: Vec<String>,
}

impl Played {
    /// How many actions were done.
    pub(crate) fn actions(&self) -> usize {
        self.times.len()
    }

    /// Within how many milliseconds this part of the actions was done.
    pub(crate) fn percentile(&self, part: f64) -> f64 {
        let place = (self.times.len() as f64 * part) as usize;
        self.times.get(place).map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0)
    }
}

/// Lets the tables play, and counts.
pub(crate) async fn play(address: SocketAddr, manner: Manner) -> Result<Played, Trouble> {
    let times = Rc::new(RefCell::new(Vec::new()));
    let tasks = LocalSet::new();
    let mut parties = Vec::new();
    for number in 0..manner.tables {
        parties.push(Party::gather(address, number as u64).await?);
    }
    let start = Instant::now() + manner.warm_up;
    let end = start + manner.length;
    let playing: Vec<_> = parties
        .into_iter()
        .map(|party| tasks.spawn_local(party.play(manner, start, end, times.clone())))
        .collect();
    tasks.await;
    let (mut tables, mut finished) = (Vec::new(), Vec::new());
    for party in playing {
        let party = party.await?.map_err(|why| format!("a table stopped: {why}"))?;
        tables.push(party.table);
        finished.extend(party.finished);
    }
    let mut times = times.take();
    times.sort_unstable();
    let actions_per_s = times.len() as f64 / manner.length.as_secs_f64();
    Ok(Played { actions_per_s, times, tables, finished })
}

/// Four who play one match after the other.
struct Party {
    connections: Vec<Connection>,
    news: Vec<News>,
    table: String,
    finished: Vec<String>,
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
    async fn gather(address: SocketAddr, number: u64) -> Result<Party, Trouble> {
        let mut connections = Vec::new();
        for _ in 0..SEATS {
            connections.push(Connection::guest(address, "Civis").await?);
        }
        let dice = Dice::fast(number);
        let mut party = Party {
            connections,
            news: Vec::new(),
            table: String::new(),
            finished: Vec::new(),
            dice,
            sent: 0,
        };
        party.sit_down().await?;
        Ok(party)
    }

    /// Opens a table, and begins.
    async fn sit_down(&mut self) -> Result<(), Trouble> {
        #[derive(Deserialize)]
        struct Opened {
            id: String,
        }
        let opening = format!(r#"{{"game":"caligula","seats":{SEATS}}}"#);
        let Opened { id } = self.connections[0].ask("POST", "/tables", &opening).await?;
        for connection in &mut self.connections[1..] {
            connection.ask::<()>("POST", &format!("/tables/{id}/sit"), "{}").await?;
        }
        self.connections[0].ask::<()>("POST", &format!("/tables/{id}/begin"), "").await?;
        self.news.clear();
        for connection in &self.connections {
            self.news.push(connection.follow(&id).await?);
        }
        self.table = id;
        Ok(())
    }

    /// Plays until the end.
    async fn play(
        mut self,
        manner: Manner,
        start: Instant,
        end: Instant,
        times: Rc<RefCell<Vec<Duration>>>,
    ) -> Result<Party, String> {
        match self.play_on(manner, start, end, &times).await {
            Ok(()) => Ok(self),
            Err(why) => Err(why.to_string()),
        }
    }

    async fn play_on(
        &mut self,
        manner: Manner,
        start: Instant,
        end: Instant,
        times: &RefCell<Vec<Duration>>,
    ) -> Result<(), Trouble> {
        let mut told = Vec::with_capacity(SEATS);
        for news in &mut self.news {
            told.push(news.next().await?);
        }
        while Instant::now() < end {
            let Opening { to_act, .. } = opening(&told[0])?;
            let Some(actor) = to_act.split(',').next().and_then(|seat| seat.parse().ok()) else {
                // The match is over.
                self.finished.push(std::mem::take(&mut self.table));
                if manner.one_match {
                    return Ok(());
                }
                self.sit_down().await?;
                told.clear();
                for news in &mut self.news {
                    told.push(news.next().await?);
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
                connection.send("POST", &format!("/tables/{}/act", self.table), &body).await?;
                connection.hear().await?;
            } else {
                self.news[actor].say(&body).await?;
            }
            let asked = to_act.to_owned();
            told[actor] = self.news[actor].next().await?;
            let Opening { row: now, to_act: next } = opening(&told[actor])?;
            if now != row + 1 {
                return Err(format!("row {now} was told of after row {row}").into());
            }
            // If the same seats are asked on, it may be something that the others do
            // not hear of. Whatever they have heard meanwhile comes first.
            let next = next.to_owned();
            for (news, told) in self.news.iter_mut().zip(&mut told) {
                while next != asked && opening(told)?.to_act != next {
                    *told = news.next().await?;
                }
            }
            let done = Instant::now();
            if sent >= start && done <= end {
                times.borrow_mut().push(done - sent);
            }
            if !manner.rest.is_zero() {
                sleep(manner.rest).await;
            }
        }
        Ok(())
    }
}

/// Reads no more of a report than needed.
fn opening(report: &str) -> Result<Opening<'_>, Trouble> {
    let read = || {
        let (row, rest) = report.strip_prefix("{\"row\":")?.split_once(",\"to_act\":[")?;
        let (to_act, _) = rest.split_once(']')?;
        Some(Opening { row: row.parse().ok()?, to_act })
    };
    read().ok_or_else(|| format!("this is no report: {report}").into())
}
