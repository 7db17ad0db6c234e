//! `cargo xtask bench engine`.

use std::io::{self, Write};
use std::time::Duration;

use clap::Parser;
use clap::builder::PossibleValuesParser;
use yardstick::{Row, contenders, measure, names};

/// Random play on one core, the legal list of each decision included, beside
/// random chess with shakmaty in the same run; and play by the games' rules of thumb.
#[derive(Parser)]
#[command(name = "cargo xtask bench engine")]
struct Args {
    /// Only this game (and chess)
    #[arg(value_parser = PossibleValuesParser::new(names()))]
    game: Option<String>,
    /// How long each row is measured, in seconds
    #[arg(long, default_value = "2", value_parser = seconds)]
    seconds: Duration,
    /// The rows as JSON
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    match Duration::try_from_secs_f64(seconds) {
        Ok(time) if !time.is_zero() => Ok(time),
        _ => Err("there has to be some time".to_owned()),
    }
}

fn main() -> io::Result<()> {
    let args = Args::parse();
    let rows = measure(&mut contenders(args.game.as_deref()), args.seconds);
    let mut out = io::stdout().lock();
    if args.json {
        serde_json::to_writer_pretty(&mut out, &rows)?;
        writeln!(out)
    } else {
        write_table(&mut out, &rows)
    }
}

/// The rows for people, with the speed of each in multiples of chess.
fn write_table(out: &mut impl Write, rows: &[Row]) -> io::Result<()> {
    let chess = rows.iter().find(|row| row.game == "shakmaty").map(|row| row.decisions_per_s);
    let chess = chess.unwrap_or(f64::NAN);
    writeln!(
        out,
        "{:<14} {:<10} {:>5} {:>12} {:>10} {:>12} {:>9} {:>8} {:>9} {:>12} {:>9}",
        "game",
        "edition",
        "seats",
        "decisions/s",
        "games/s",
        "ns/decision",
        "state B",
        "copy ns",
        "to chess",
        "heuristic/s",
        "to chess"
    )?;
    for row in rows {
        write!(
            out,
            "{:<14} {:<10} {:>5} {:>12.0} {:>10.0} {:>12.1} {:>9} {:>8.1} {:>8.2}×",
            row.game,
            row.edition,
            row.seats,
            row.decisions_per_s,
            row.games_per_s,
            row.ns_per_decision,
            row.state_bytes,
            row.clone_ns,
            row.decisions_per_s / chess,
        )?;
        match row.heuristic_decisions_per_s {
            Some(heuristic) => writeln!(out, " {heuristic:>12.0} {:>8.3}×", heuristic / chess)?,
            None => writeln!(out)?,
        }
    }
    Ok(())
}
