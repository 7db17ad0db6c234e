//! How long the actions of one client take while another attacks.

use std::io::Write;
use std::net::IpAddr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::attack::{self, Attack, Target};
use crate::child::Ludi;
use crate::client::Connection;
use crate::load::{self, By, Manner, Played};
use crate::{Failure, places};

/// The address of an attacker who is somebody else.
const ELSEWHERE: [u8; 4] = [127, 0, 0, 2];

/// Four at one table, at a pace that no limit minds.
const CALM: Manner = Manner {
    by: By::Streams,
    game: "caligula",
    tables: 1,
    spectators: 0,
    warm_up: Duration::from_secs(1),
    length: Duration::ZERO,
    rest: Duration::from_millis(40),
    new_connections: true,
    one_match: false,
};

/// How long a whole match may take at most.
const WHOLE_MATCH: Duration = Duration::from_secs(20);

/// How long actions took.
#[derive(Serialize)]
pub(crate) struct Times {
    actions: usize,
    p50_ms: f64,
    p99_ms: f64,
}

/// The same while somebody attacks.
#[derive(Serialize)]
pub(crate) struct Attacked {
    #[serde(flatten)]
    times: Times,
    attack: attack::Figures,
}

/// What came of it.
#[derive(Serialize)]
pub(crate) struct Figures {
    quiet: Times,
    attack_from_another_address: Attacked,
    attack_from_the_same_address: Attacked,
}

impl From<Played> for Times {
    fn from(played: Played) -> Times {
        Times {
            actions: played.actions(),
            p50_ms: played.percentile(0.50),
            p99_ms: played.percentile(0.99),
        }
    }
}

/// Measures without an attack, and then with each.
pub(crate) async fn measure(length: Duration) -> Result<Figures, Failure> {
    let (program, folder) = places()?;
    let database = folder.path().join("house.db");
    let (table, rows) = {
        let house = Ludi::serve(&program, &database, false)?;
        finished(&house).await?
    };
    let house = Ludi::serve(&program, &database, true)?;
    let target = Target { house: house.address, table, rows };
    let calm = Manner { length, ..CALM };
    let quiet = load::play(&house, calm).await?.into();
    let attacked = async |from: IpAddr| {
        let attack = Attack::begin(from, target.clone()).await?;
        let times = load::play(&house, calm).await?.into();
        Ok::<_, Failure>(Attacked { times, attack: attack.end()? })
    };
    Ok(Figures {
        quiet,
        attack_from_another_address: attacked(ELSEWHERE.into()).await?,
        attack_from_the_same_address: attacked(house.address.ip()).await?,
    })
}

/// A match that is over, and how many rows it has.
async fn finished(house: &Ludi) -> Result<(String, u64), Failure> {
    #[derive(Deserialize)]
    struct Row {
        row: u64,
    }
    let manner =
        Manner { tables: 1, one_match: true, ..Manner::fast(By::Streams, CALM.game, WHOLE_MATCH) };
    let finished = load::play(house, manner).await?.finished;
    let table = finished.into_iter().next().ok_or("no match came to its end")?;
    let mut connection = Connection::open(house.address).await?;
    let Row { row } = connection.ask("GET", &format!("/tables/{table}"), "").await?;
    Ok((table, row))
}

/// Writes the figures, as a table or as JSON.
pub(crate) fn write(out: &mut impl Write, figures: &Figures, json: bool) -> Result<(), Failure> {
    if json {
        serde_json::to_writer(&mut *out, figures)?;
        return Ok(writeln!(out)?);
    }
    let row = |out: &mut dyn Write, times: &Times, when: &str| {
        let Times { actions, p50_ms, p99_ms } = times;
        writeln!(out, "{p50_ms:>8.1} {p99_ms:>8.1} {actions:>8}   {when}")
    };
    writeln!(out, "{:>8} {:>8} {:>8}", "p50 ms", "p99 ms", "actions")?;
    row(out, &figures.quiet, "while nobody attacks")?;
    for (attacked, when) in [
        (&figures.attack_from_another_address, "attacked from another address"),
        (&figures.attack_from_the_same_address, "attacked from the same address"),
    ] {
        row(out, &attacked.times, when)?;
        let attack = &attacked.attack;
        writeln!(
            out,
            "{:26}   half-open connections: {} opened, {} held; replays: {} asked for, {} shown, {} refused",
            "",
            attack.half_open_opened,
            attack.half_open_held,
            attack.replays_asked,
            attack.replays_shown,
            attack.replays_refused,
        )?;
    }
    Ok(())
}
