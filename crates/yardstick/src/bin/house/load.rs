//! Tables at which every player plays at random, as fast as the house allows.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use tokio::task::LocalSet;
use tokio::time::sleep_until;

use crate::child::Ludi;
use crate::{Failure, browsers, client, streams};

/// How many tables are played at once.
const TABLES: usize = 64;

/// How many play at each.
pub(crate) const SEATS: usize = 4;

/// What is played before anything counts.
const WARM_UP: Duration = Duration::from_secs(2);

/// By what the players play.
#[derive(Clone, Copy)]
pub(crate) enum By {
    /// Programs: each acts by the stream that tells it of every row.
    Streams,
    /// Browsers: a socket sends each what has changed on its page, and it acts by forms.
    Pages,
}

/// How the tables play.
#[derive(Clone, Copy)]
pub(crate) struct Manner {
    pub(crate) by: By,
    /// The id of the game.
    pub(crate) game: &'static str,
    /// How many tables are played at once.
    pub(crate) tables: usize,
    /// How many look on at each, by the same means as the players.
    pub(crate) spectators: usize,
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
    pub(crate) fn fast(by: By, game: &'static str, length: Duration) -> Manner {
        Manner {
            by,
            game,
            tables: TABLES,
            spectators: 0,
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
    /// The processor time of the house for each action.
    pub(crate) cpu_us_per_action: f64,
    /// What the house sent for each action, to players and spectators together.
    pub(crate) bytes_per_action: f64,
    /// How long each action took, in order.
    times: Vec<Duration>,
    /// The sizes of what was pushed, in order.
    pushes: Vec<usize>,
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

    /// The size of a push that is larger than half of them.
    pub(crate) fn median_push(&self) -> usize {
        self.pushes.get(self.pushes.len() / 2).copied().unwrap_or_default()
    }
}

/// When it counts, and what was counted.
#[derive(Clone)]
pub(crate) struct Clock {
    start: Instant,
    pub(crate) end: Instant,
    times: Rc<RefCell<Vec<Duration>>>,
    pushes: Rc<RefCell<Vec<usize>>>,
}

impl Clock {
    /// An action that was sent then is done now.
    pub(crate) fn count(&self, sent: Instant) {
        let done = Instant::now();
        if sent >= self.start && done <= self.end {
            self.times.borrow_mut().push(done - sent);
        }
    }

    /// So many bytes were pushed to a page.
    pub(crate) fn pushed(&self, size: usize) {
        let now = Instant::now();
        if now >= self.start && now <= self.end {
            self.pushes.borrow_mut().push(size);
        }
    }
}

/// The tables of a party.
#[derive(Default)]
pub(crate) struct Tables {
    pub(crate) playing: String,
    finished: Vec<String>,
}

impl Tables {
    /// The match is over.
    pub(crate) fn finish(&mut self) {
        self.finished.push(std::mem::take(&mut self.playing));
    }
}

/// What the house has used and sent so far.
struct Spent {
    cpu: Duration,
    bytes: u64,
}

impl Spent {
    async fn at(moment: Instant, house: &Ludi) -> Result<Spent, Failure> {
        sleep_until(moment.into()).await;
        Ok(Spent { cpu: house.cpu()?, bytes: client::received() })
    }
}

/// Lets the tables play, and counts.
pub(crate) async fn play(house: &Ludi, manner: Manner) -> Result<Played, Failure> {
    LocalSet::new().run_until(play_here(house, manner)).await
}

async fn play_here(house: &Ludi, manner: Manner) -> Result<Played, Failure> {
    let mut parties = Vec::new();
    for number in 0..manner.tables {
        let number = number as u64;
        parties.push(match manner.by {
            By::Streams => {
                Party::Streams(streams::Party::gather(house.address, manner, number).await?)
            }
            By::Pages => {
                Party::Pages(browsers::Party::gather(house.address, manner, number).await?)
            }
        });
    }
    let start = Instant::now() + manner.warm_up;
    let end = start + manner.length;
    let clock = Clock { start, end, times: Rc::default(), pushes: Rc::default() };
    let playing: Vec<_> = parties
        .into_iter()
        .map(|party| {
            let clock = clock.clone();
            tokio::task::spawn_local(async move {
                match party {
                    Party::Streams(party) => party.play(clock).await,
                    Party::Pages(party) => party.play(clock).await,
                }
            })
        })
        .collect();
    let before = Spent::at(start, house).await?;
    let after = if manner.one_match { None } else { Some(Spent::at(end, house).await?) };
    let (mut tables, mut finished) = (Vec::new(), Vec::new());
    for party in playing {
        let party = party.await?.map_err(|why| format!("a table stopped: {why}"))?;
        tables.push(party.playing);
        finished.extend(party.finished);
    }
    let (mut times, mut pushes) = (clock.times.take(), clock.pushes.take());
    times.sort_unstable();
    pushes.sort_unstable();
    let actions = times.len() as f64;
    let after = match after {
        Some(after) => after,
        None => Spent::at(Instant::now(), house).await?,
    };
    Ok(Played {
        actions_per_s: actions / manner.length.as_secs_f64(),
        cpu_us_per_action: (after.cpu - before.cpu).as_secs_f64() * 1e6 / actions,
        bytes_per_action: (after.bytes - before.bytes) as f64 / actions,
        times,
        pushes,
        tables,
        finished,
    })
}

/// Four who play.
enum Party {
    Streams(streams::Party),
    Pages(browsers::Party),
}
