//! `cargo xtask bench server`: how much a house can do.

mod attack;
mod browsers;
mod child;
mod client;
mod commits;
mod crowd;
mod idle;
mod load;
mod streams;
mod under_load;

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use clap::Parser;
use serde::Serialize;
use tempfile::TempDir;

use crate::child::Ludi;
use crate::load::{By, Manner};

/// Whatever goes wrong ends the measurement.
type Failure = Box<dyn std::error::Error>;

/// How much a house can do: the released `ludi serve` as a process of its own,
/// with its database on the disk, on the same machine as those who play.
///
/// 64 tables of 4 play at random, Caligula unless another game is named. Each of the
/// 256 players has a stream,
/// by which it acts and which tells it of every row, with all that it may know
/// of the table then, when the row is committed; no bots play. A table has one
/// action under way at a time. An action takes from the moment it is sent until all
/// four streams of its table have told of it, or, where the same seats are asked on,
/// so that the others may not hear of it, that of the one who acts; actions_per_s
/// counts these, and p50_ms and p99_ms are their times. When a match is over, the four open the
/// next table, which counts as time, but not as an action. cpu_us_per_action is the
/// processor time of the house, all its threads together, for each action, in
/// microseconds; bytes_per_action is what it sent to all four. rss_mib is what the
/// house then holds in memory.
///
/// Then 64 tables of 4 browsers do the same, by what the script of a page speaks: each
/// loads the page, opens its socket, acts by forms, and confirms what cannot be
/// taken back. Here an action takes until the page of the one who acts shows it. These
/// figures begin with pages_. median_push_bytes is the size of a push that is larger than half
/// of all.
///
/// Both are measured again with 20 spectators at each table, by streams and by pages:
/// these figures begin with watched_ and count what is sent to spectators, too.
///
/// Then the house is opened again, every table is loaded, and 5000 spectators
/// follow them without anything happening: kib_per_idle_socket is by how much
/// the memory grows, divided by them.
///
/// At last 4000 pages of one table are opened: crowd_s is after how many seconds
/// all of them show it.
///
/// raw_commits_per_s is what SQLite itself does in the same run: one insert of
/// a row of the same size per transaction, one after the other, WAL and
/// synchronous=FULL, into a new database on the same disk; measured before and
/// after the play, and the better is taken.
///
/// With --under-load something else is measured: how long the actions of one
/// table take while another client does its worst, beside the same without it in
/// the same run. The house has its limits then. Four play with a rest of 40 ms
/// between two actions; every other action is sent on a connection of its own,
/// the others by stream, and each takes until the streams have told of it as above.
/// The attacker holds 2000 connections that begin a request and never end it,
/// each opened again 5 s after the house has closed it, and asks 200 times a second
/// for the replay of a finished match, each time after another row: first from
/// another address than the players (127.0.0.2), then from the same.
#[derive(Parser)]
#[command(name = "cargo xtask bench server")]
struct Args {
    /// How long the tables play, in seconds, after a warm-up
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// The game that is played
    #[arg(long, default_value = "caligula")]
    game: String,
    /// Measure the actions of one client while another attacks
    #[arg(long)]
    under_load: bool,
    /// Measure only what an action costs, by streams and by pages
    #[arg(long)]
    actions: bool,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Figures {
    actions_per_s: f64,
    p50_ms: f64,
    p99_ms: f64,
    cpu_us_per_action: f64,
    bytes_per_action: f64,
    pages_actions_per_s: f64,
    pages_p50_ms: f64,
    pages_p99_ms: f64,
    pages_cpu_us_per_action: f64,
    pages_bytes_per_action: f64,
    median_push_bytes: usize,
    watched_cpu_us_per_action: f64,
    watched_bytes_per_action: f64,
    watched_pages_cpu_us_per_action: f64,
    watched_pages_bytes_per_action: f64,
    rss_mib: f64,
    kib_per_idle_socket: f64,
    crowd_s: f64,
    raw_commits_per_s: f64,
}

fn main() -> Result<(), Failure> {
    let args = Args::parse();
    // One thread: whatever those who play take, the house has not.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let length = Duration::from_secs(args.seconds);
    let mut out = io::stdout().lock();
    if args.under_load {
        let figures = runtime.block_on(under_load::measure(length))?;
        return under_load::write(&mut out, &figures, args.json);
    }
    let game = ludi_games::info(&args.game)?.id;
    if args.actions {
        let costs = runtime.block_on(cost_of_actions(game, length))?;
        return write_costs(&mut out, &costs, args.json);
    }
    let figures = runtime.block_on(measure(game, length))?;
    if args.json {
        serde_json::to_writer(&mut out, &figures)?;
        writeln!(out)?;
    } else {
        write_table(&mut out, &figures)?;
    }
    Ok(())
}

/// The house, and a folder for its database: beside the programs, since the folder
/// for temporary files may be memory.
fn places() -> Result<(PathBuf, TempDir), Failure> {
    let programs = std::env::current_exe()?;
    let programs = programs.parent().map(PathBuf::from).unwrap_or_default();
    Ok((programs.join("ludi"), tempfile::tempdir_in(&programs)?))
}

/// How many look on at each table that is watched.
const SPECTATORS: usize = 20;

async fn measure(game: &'static str, length: Duration) -> Result<Figures, Failure> {
    let (program, folder) = places()?;
    let database = folder.path().join("house.db");
    let before = commits::per_second(&folder.path().join("before.db"))?;
    let house = Ludi::serve(&program, &database, false)?;
    let played = load::play(&house, Manner::fast(By::Streams, game, length)).await?;
    let rss_mib = house.rss_kib()? / 1024.0;
    drop(house);
    // Each in a house of its own, so that none pays for what others have opened.
    let in_new_house = async |by, spectators| {
        let folder = tempfile::tempdir_in(folder.path())?;
        let house = Ludi::serve(&program, &folder.path().join("house.db"), false)?;
        let manner = Manner { spectators, ..Manner::fast(by, game, length) };
        load::play(&house, manner).await
    };
    let pages = in_new_house(By::Pages, 0).await?;
    let watched = in_new_house(By::Streams, SPECTATORS).await?;
    let watched_pages = in_new_house(By::Pages, SPECTATORS).await?;
    let after = commits::per_second(&folder.path().join("after.db"))?;
    let house = Ludi::serve(&program, &database, false)?;
    let kib_per_idle_socket = idle::kib_per_socket(&house, &played.tables).await?;
    let table = played.tables.first().ok_or("nobody played")?;
    let crowd_s = crowd::seconds_to_join(&house, table).await?;
    Ok(Figures {
        actions_per_s: played.actions_per_s,
        p50_ms: played.percentile(0.50),
        p99_ms: played.percentile(0.99),
        cpu_us_per_action: played.cpu_us_per_action,
        bytes_per_action: played.bytes_per_action,
        pages_actions_per_s: pages.actions_per_s,
        pages_p50_ms: pages.percentile(0.50),
        pages_p99_ms: pages.percentile(0.99),
        pages_cpu_us_per_action: pages.cpu_us_per_action,
        pages_bytes_per_action: pages.bytes_per_action,
        median_push_bytes: pages.median_push(),
        watched_cpu_us_per_action: watched.cpu_us_per_action,
        watched_bytes_per_action: watched.bytes_per_action,
        watched_pages_cpu_us_per_action: watched_pages.cpu_us_per_action,
        watched_pages_bytes_per_action: watched_pages.bytes_per_action,
        rss_mib,
        kib_per_idle_socket,
        crowd_s,
        raw_commits_per_s: before.max(after),
    })
}

/// What an action costs the house.
#[derive(Serialize)]
struct Costs {
    cpu_us_per_action: f64,
    bytes_per_action: f64,
    pages_cpu_us_per_action: f64,
    pages_bytes_per_action: f64,
}

async fn cost_of_actions(game: &'static str, length: Duration) -> Result<Costs, Failure> {
    let (program, folder) = places()?;
    let play = async |by, name| {
        let house = Ludi::serve(&program, &folder.path().join(name), false)?;
        load::play(&house, Manner::fast(by, game, length)).await
    };
    let streams = play(By::Streams, "streams.db").await?;
    let pages = play(By::Pages, "pages.db").await?;
    Ok(Costs {
        cpu_us_per_action: streams.cpu_us_per_action,
        bytes_per_action: streams.bytes_per_action,
        pages_cpu_us_per_action: pages.cpu_us_per_action,
        pages_bytes_per_action: pages.bytes_per_action,
    })
}

fn write_costs(out: &mut impl Write, costs: &Costs, json: bool) -> Result<(), Failure> {
    if json {
        serde_json::to_writer(&mut *out, costs)?;
        return Ok(writeln!(out)?);
    }
    for (figure, what) in [
        (costs.cpu_us_per_action, "µs of the house's processor time for each action by streams"),
        (costs.bytes_per_action, "bytes sent for each"),
        (costs.pages_cpu_us_per_action, "µs for each by pages"),
        (costs.pages_bytes_per_action, "bytes sent for each"),
    ] {
        writeln!(out, "{figure:>10.0}   {what}")?;
    }
    Ok(())
}

fn write_table(out: &mut impl Write, figures: &Figures) -> io::Result<()> {
    let raw = figures.raw_commits_per_s;
    let rows = [
        (figures.actions_per_s, 0, "actions/s by streams"),
        (figures.p50_ms, 1, "ms, half of them are told to all within"),
        (figures.p99_ms, 1, "ms, 99 of 100 are"),
        (figures.cpu_us_per_action, 0, "µs of the house's processor time for each, told to 4"),
        (figures.bytes_per_action, 0, "bytes sent for each"),
        (figures.watched_cpu_us_per_action, 0, "µs for each with 20 spectators"),
        (figures.watched_bytes_per_action, 0, "bytes for each with 20 spectators"),
        (figures.pages_actions_per_s, 0, "actions/s by pages"),
        (figures.pages_p50_ms, 1, "ms, half of them are shown to whoever acts within"),
        (figures.pages_p99_ms, 1, "ms, 99 of 100 are"),
        (figures.pages_cpu_us_per_action, 0, "µs for each, shown to 4"),
        (figures.pages_bytes_per_action, 0, "bytes for each"),
        (figures.median_push_bytes as f64, 0, "bytes, half of the pushes are smaller"),
        (figures.watched_pages_cpu_us_per_action, 0, "µs for each with 20 spectators"),
        (figures.watched_pages_bytes_per_action, 0, "bytes for each with 20 spectators"),
        (figures.rss_mib, 0, "MiB of memory while streams play"),
        (figures.kib_per_idle_socket, 1, "KiB for each idle socket"),
        (figures.crowd_s, 1, "s for 4000 pages of one table to open"),
        (raw, 0, "raw commits/s of SQLite"),
    ];
    for (figure, digits, what) in rows {
        writeln!(out, "{figure:>10.digits$}   {what}")?;
    }
    Ok(())
}
