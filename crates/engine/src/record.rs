//! A match as a file: one JSON value a line.
//!
//! The first line is the [`Header`]; then one line for each row of the log, with
//! its number, seat, action (or how many steps were taken back) and the hash of
//! the state after it; the last line says how many rows there are, how the match
//! ended if it did, and the SHA-256 of every byte before that line. The format
//! is the same for saved games and for finished ones.

use std::fmt::Write;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{
    Commitment, Contribution, DiceKeys, Fork, Info, KeyDraw, KeyDrawError, Lang, Listener, Match,
    Mixture, Refusal, Row, Seat, Seed, Setup, SetupError, Speech, Step, Summary, Voice, Words,
};

/// The version of the format. Version 1 knew no draws of the key; a record
/// without any is still written so.
const FORMAT: u32 = 2;

/// The version of a record without draws.
const WITHOUT_DRAWS: u32 = 1;

/// The first line of a record: all that is needed to deal the match again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the format, and the mark of a record of ours.
    pub ludi: u32,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How the table was opened.
    pub setup: Setup,
    /// Who sat where; a bot's level stands in `bots`.
    pub names: Vec<String>,
    /// The bot at each seat, or nothing for a person.
    pub bots: Vec<Option<String>>,
    /// What the server published before the match started.
    pub commitment: Commitment,
    /// The seed of the server.
    pub seed: Seed,
    /// What the players added to it, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contributions: Vec<Contribution>,
    /// How the two were drawn: every draw, those that were given up included.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<KeyDraw>,
    /// Where the match went on with new dice, by row.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forks: Vec<Forked>,
}

/// Where a match went on from a row of another one, with dice of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forked {
    /// The last row that is the other's.
    pub after: u64,
    /// What the server published when it was forked.
    pub commitment: Commitment,
    /// The new seed of the server.
    pub seed: Seed,
    /// What the players added to it, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contributions: Vec<Contribution>,
}

impl Header {
    /// Where the dice come from, if the seeds are those that were promised.
    fn dice_keys(&self) -> Result<DiceKeys, RecordError> {
        if self.seed.commitment() != self.commitment {
            return Err(RecordError::Commitment);
        }
        let seats = usize::from(self.setup.seats);
        let mut known = self.draws.iter().flat_map(|draw| {
            let contributors = draw.contributors.iter().map(|one| one.seat);
            contributors.chain(draw.left_out.iter().map(|one| one.seat))
        });
        if known.any(|seat| seat.index() >= seats) {
            return Err(RecordError::Header("a draw names a seat that is not there".to_owned()));
        }
        let (contributions, draws) = (self.contributions.clone(), self.draws.clone());
        let mut dice_keys = DiceKeys::from(Mixture::drawn(self.seed, contributions, draws)?);
        for (n, fork) in self.forks.iter().enumerate() {
            if self.forks[..n].last().is_some_and(|earlier| earlier.after >= fork.after) {
                return Err(RecordError::Header("the forks are not in order".to_owned()));
            }
            if fork.seed.commitment() != fork.commitment {
                return Err(RecordError::ForkCommitment { after: fork.after });
            }
            let mixture = Mixture::new(fork.seed, fork.contributions.clone());
            dice_keys = dice_keys.forked(fork.after, mixture);
        }
        Ok(dice_keys)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line<A> {
    n: u64,
    seat: Seat,
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    act: Option<A>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    back: Option<u32>,
    hash: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Footer {
    rows: u64,
    outcome: Option<Summary>,
    sha256: String,
}

/// Who sits at a table, as a record names them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Players {
    /// The name at each seat.
    pub names: Vec<String>,
    /// The bot at each seat, or nothing for a person.
    pub bots: Vec<Option<String>>,
}

/// Writes a match down.
pub fn write<G: Words>(played: &Match<G>, players: &Players) -> String {
    let first = played.dice_keys().first();
    let forked = |Fork { after, mixture }: &Fork| Forked {
        after: *after,
        commitment: mixture.commitment(),
        seed: *mixture.seed(),
        contributions: mixture.contributions().to_vec(),
    };
    let header = Header {
        ludi: if first.draws().is_empty() { WITHOUT_DRAWS } else { FORMAT },
        game: G::INFO.id.to_owned(),
        rules: played.rules(),
        setup: played.setup().clone(),
        names: players.names.clone(),
        bots: players.bots.clone(),
        commitment: first.commitment(),
        seed: *first.seed(),
        contributions: first.contributions().to_vec(),
        draws: first.draws().to_vec(),
        forks: played.dice_keys().forks().iter().map(forked).collect(),
    };
    let mut text = String::new();
    push_line(&mut text, &header);
    for (n, row) in played.rows().iter().enumerate() {
        let (act, back) = match row.step {
            Step::Act(action) => (Some(action), None),
            Step::TakeBack(steps) => (None, Some(steps)),
        };
        let hash = format!("{:016x}", row.hash);
        push_line(&mut text, &Line { n: n as u64 + 1, seat: row.seat, act, back, hash });
    }
    let footer = Footer {
        rows: played.rows().len() as u64,
        outcome: played.outcome().map(|outcome| outcome.summary()),
        sha256: hex::encode(Sha256::digest(&text)),
    };
    push_line(&mut text, &footer);
    text
}

fn push_line(text: &mut String, value: &impl Serialize) {
    let json = serde_json::to_string(value).expect("records are plain data");
    writeln!(text, "{json}").expect("writing to a string");
}

/// The first line of a record, without looking at the rest: which game to read
/// it with.
pub fn header(text: &str) -> Result<Header, RecordError> {
    let first = text.lines().next().unwrap_or_default();
    let header: Header = serde_json::from_str(first).map_err(|error| {
        // A first line that is a JSON object with our mark is a damaged record;
        // anything else was never one.
        match serde_json::from_str::<serde_json::Value>(first) {
            Ok(value) if value.get("ludi").is_some() => RecordError::Header(error.to_string()),
            _ => RecordError::Foreign,
        }
    })?;
    if !(WITHOUT_DRAWS..=FORMAT).contains(&header.ludi) {
        return Err(RecordError::Format { found: header.ludi, known: FORMAT });
    }
    Ok(header)
}

/// Plays a record again from its text, checking everything: commitments, every
/// draw (by playing it), every action, every hash, the result and the checksum.
/// The events go to `listener`, as they went when it was played; after the deal
/// and after each row `on_row` is shown the match.
pub fn replay<G: Words, L: Listener<G>>(
    text: &str,
    listener: &mut L,
    mut on_row: impl FnMut(&mut L, &Match<G>),
) -> Result<(Header, Match<G>), RecordError> {
    let header = header(text)?;
    if header.game != G::INFO.id {
        return Err(RecordError::OtherGame { found: header.game, wanted: G::INFO.id });
    }
    if !G::INFO.plays(header.rules) {
        let Info { oldest_rules_version: oldest, rules_version: newest, .. } = G::INFO;
        return Err(RecordError::Rules { found: header.rules, oldest, newest });
    }
    if header.names.len() != usize::from(header.setup.seats)
        || header.bots.len() != header.names.len()
    {
        return Err(RecordError::Header("names and bots do not match the seats".to_owned()));
    }
    let dice_keys = header.dice_keys()?;
    let Some((body, footer)) = split_footer(text) else {
        return Err(RecordError::Truncated { rows: text.lines().count().saturating_sub(1) });
    };
    let mut played = Match::<G>::start_by(header.rules, header.setup.clone(), dice_keys, listener)?;
    on_row(listener, &played);
    for (n, line) in (1u64..).zip(body.lines().skip(1)) {
        let line: Line<G::Action> = serde_json::from_str(line).map_err(|error| {
            RecordError::Row { row: n, fault: Fault::Unreadable(error.to_string()) }
        })?;
        let fault = |fault| RecordError::Row { row: n, fault };
        if line.n != n {
            return Err(fault(Fault::Number { found: line.n }));
        }
        let step = match (line.act, line.back) {
            (Some(action), None) => Step::Act(action),
            (None, Some(steps)) => Step::TakeBack(steps),
            _ => {
                return Err(fault(Fault::Unreadable(
                    "neither an action nor a step back".to_owned(),
                )));
            }
        };
        if line.seat.index() >= usize::from(header.setup.seats) {
            return Err(fault(Fault::Seat { found: line.seat }));
        }
        match step {
            Step::Act(action) => {
                played
                    .act(line.seat, action, listener)
                    .map_err(|why| fault(illegal::<G>(&why, &header.names)))?;
            }
            Step::TakeBack(steps) => {
                if !played.take_back(line.seat, steps) {
                    return Err(fault(Fault::Retraction));
                }
            }
        }
        let Row { hash, .. } = played.rows()[played.rows().len() - 1];
        if line.hash != format!("{hash:016x}") {
            return Err(fault(Fault::Hash));
        }
        on_row(listener, &played);
    }
    let rows = played.rows().len() as u64;
    if footer.rows != rows {
        return Err(RecordError::RowCount { found: rows, promised: footer.rows });
    }
    if let Some(Forked { after, .. }) = header.forks.last().filter(|fork| fork.after > rows) {
        return Err(RecordError::ForkRow { after: *after, rows });
    }
    if footer.outcome != played.outcome().map(|outcome| outcome.summary()) {
        return Err(RecordError::Outcome);
    }
    if footer.sha256 != hex::encode(Sha256::digest(body)) {
        return Err(RecordError::Checksum);
    }
    Ok((header, played))
}

/// A refusal in the words of the game, as all errors are: in English.
fn illegal<G: Words>(refusal: &Refusal, names: &[String]) -> Fault {
    let speech = Speech::new(Lang::En, &[G::texts(Lang::En)]);
    let reason = Voice { speech: &speech, names }.say(&refusal.reason);
    Fault::Illegal { section: refusal.rule.0, reason }
}

/// The lines before the last one, and the last one if it is a footer.
fn split_footer(text: &str) -> Option<(&str, Footer)> {
    let body = text.strip_suffix('\n')?;
    let start = body.rfind('\n')? + 1;
    let footer = serde_json::from_str(&body[start..]).ok()?;
    Some((&text[..start], footer))
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// Not one of ours.
    #[error("this is not a record of Ludi Romani")]
    Foreign,
    /// Ours, but the first line is damaged.
    #[error("the first line of the record is damaged: {0}")]
    Header(String),
    /// Of another version of the program.
    #[error("the record has format {found}, and this program reads formats up to {known}")]
    Format {
        /// The record's.
        found: u32,
        /// Ours.
        known: u32,
    },
    /// Of another game than the one asked for.
    #[error("this is a record of {found}, not of {wanted}")]
    OtherGame {
        /// The record's.
        found: String,
        /// The one asked for.
        wanted: &'static str,
    },
    /// Played by other rules.
    #[error(
        "the record was played by version {found} of the rules, and this program has {}",
        versions(*.oldest, *.newest)
    )]
    Rules {
        /// The record's.
        found: u32,
        /// The oldest of ours.
        oldest: u32,
        /// The newest of ours.
        newest: u32,
    },
    /// The seed is not the one that was promised.
    #[error("the seed is not the one committed to when the match started")]
    Commitment,
    /// A draw of the key is not what it claims to be.
    #[error(transparent)]
    KeyDraw(#[from] KeyDrawError),
    /// The seed of a fork is not the one that was promised.
    #[error("the seed after row {after} is not the one committed to when the match was forked")]
    ForkCommitment {
        /// The last row before the fork.
        after: u64,
    },
    /// It claims to be forked where it has no rows.
    #[error("the record claims a fork after row {after}, and has {rows} rows")]
    ForkRow {
        /// The row it claims.
        after: u64,
        /// How many rows are there.
        rows: u64,
    },
    /// The table cannot be opened.
    #[error("the table cannot be opened: {0}")]
    Setup(#[from] SetupError),
    /// The end is missing.
    #[error("the record is cut off: its last line is missing, after {rows} rows")]
    Truncated {
        /// How many rows are there.
        rows: usize,
    },
    /// A row is wrong.
    #[error("row {row} is wrong: {fault}")]
    Row {
        /// Its number, from 1.
        row: u64,
        /// What is wrong with it.
        fault: Fault,
    },
    /// Rows are missing or too many.
    #[error("the record has {found} rows where its last line promises {promised}")]
    RowCount {
        /// How many there are.
        found: u64,
        /// How many the last line says.
        promised: u64,
    },
    /// The result is not what the rows lead to.
    #[error("the result in the last line is not what the rows lead to")]
    Outcome,
    /// Something was changed that the game does not depend on.
    #[error("the record was changed after it was written: its checksum does not fit")]
    Checksum,
}

fn versions(oldest: u32, newest: u32) -> String {
    match oldest == newest {
        true => format!("version {newest}"),
        false => format!("versions {oldest} to {newest}"),
    }
}

/// What is wrong with a row.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// It cannot be read.
    #[error("it cannot be read ({0})")]
    Unreadable(String),
    /// It has another number.
    #[error("it has number {found}")]
    Number {
        /// The number it has.
        found: u64,
    },
    /// There is no such seat.
    #[error("there is no seat {found} at this table")]
    Seat {
        /// The seat it names.
        found: Seat,
    },
    /// The rules forbid it.
    #[error("the rules forbid it (section {section}: {reason})")]
    Illegal {
        /// The section that forbids it.
        section: &'static str,
        /// Why, in words.
        reason: String,
    },
    /// It takes back what cannot be taken back.
    #[error("it takes back what cannot be taken back")]
    Retraction,
    /// It leads to another state.
    #[error("it leads to another state than the record says")]
    Hash,
}
