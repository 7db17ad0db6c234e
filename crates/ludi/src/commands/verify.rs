//! `ludi verify`: checks a record.

use std::path::PathBuf;

use clap::Args;
use ludi_engine::record::{self, Header};
use ludi_engine::{Game, KeyDraw, Phrase, RecordError, Seat, Silence, Summary, phrase};
use serde::Serialize;

use crate::failure::Failure;
use crate::files;
use crate::layout::{STRONG, styled};
use crate::screen::Screen;
use crate::words::Words;
use ludi_games::{Visit, with_game};

/// The options of `ludi verify`.
#[derive(Debug, Args)]
pub(crate) struct Verify {
    file: PathBuf,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Verified {
    ok: bool,
    game: String,
    rules_version: u32,
    seats: u8,
    rows: usize,
    commitment: ludi_engine::Commitment,
    contributions: usize,
    draws: Vec<Drawn>,
    forks: Vec<u64>,
    outcome: Option<Summary>,
}

/// A draw of the key.
#[derive(Serialize)]
struct Drawn {
    digest: String,
    contributors: Vec<String>,
    not_opened: Vec<String>,
    left_out: Vec<String>,
}

impl Drawn {
    fn new(number: u32, draw: &KeyDraw) -> Drawn {
        Drawn {
            digest: draw.digest(number),
            contributors: draw.contributors.iter().map(|one| called(&one.name, one.seat)).collect(),
            not_opened: draw.not_opened().map(|one| called(&one.name, one.seat)).collect(),
            left_out: draw.left_out.iter().map(|one| called(&one.name, one.seat)).collect(),
        }
    }
}

/// A name, or the number of the seat where none is kept.
fn called(name: &str, seat: Seat) -> String {
    if name.is_empty() { seat.to_string() } else { name.to_owned() }
}

#[derive(Serialize)]
struct Wrong {
    ok: bool,
    row: Option<u64>,
    error: String,
}

struct Check<'a>(&'a str);

impl Visit for Check<'_> {
    type Out = Result<Verified, RecordError>;

    fn visit<G: Game>(self) -> Self::Out {
        let (header, played) = record::replay::<G, _>(self.0, &mut Silence, |_, _| {})?;
        let Header { game, rules, setup, commitment, contributions, draws, forks, .. } = header;
        Ok(Verified {
            ok: true,
            game,
            rules_version: rules,
            seats: setup.seats,
            rows: played.rows().len(),
            commitment,
            contributions: contributions.len(),
            draws: (1..).zip(&draws).map(|(number, draw)| Drawn::new(number, draw)).collect(),
            forks: forks.iter().map(|fork| fork.after).collect(),
            outcome: played.outcome().map(|outcome| outcome.summary()),
        })
    }
}

impl Verify {
    /// Checks it.
    pub(crate) fn run(self, words: &Words) -> Result<(), Failure> {
        let mut screen = Screen::new();
        let checked = self.check();
        match &checked {
            Ok(verified) if self.json => screen.show(&super::json(verified))?,
            Ok(verified) => screen.show(&report(verified, words))?,
            Err(Failure::Record { error, .. }) if self.json => {
                let row = match error {
                    RecordError::Row { row, .. } => Some(*row),
                    _ => None,
                };
                screen.show(&super::json(&Wrong { ok: false, row, error: error.to_string() }))?;
            }
            Err(_) => {}
        }
        checked.map(|_| ())
    }

    fn check(&self) -> Result<Verified, Failure> {
        let (text, game) = files::read_record(&self.file)?;
        with_game(&game, Check(&text))?
            .map_err(|error| Failure::Record { file: self.file.clone(), error })
    }
}

fn report(verified: &Verified, words: &Words) -> String {
    let commitment = verified.commitment.to_string();
    let result = match &verified.outcome {
        Some(_) => phrase!("verify-result"),
        None => phrase!("verify-unfinished"),
    };
    let mut checks = vec![phrase!("verify-commitment", commitment = commitment.as_str())];
    checks.extend((1..).zip(&verified.draws).flat_map(|(number, draw)| drawn(number, draw)));
    if verified.draws.is_empty() {
        checks.push(phrase!("verify-contributions", browsers = verified.contributions));
    }
    let forks = verified.forks.iter().map(|&row| phrase!("verify-fork", row = row as usize));
    checks.extend(forks);
    checks.extend([
        phrase!("verify-rows", rows = verified.rows),
        phrase!("verify-draws"),
        phrase!("verify-hashes"),
        result,
        phrase!("verify-checksum"),
    ]);
    let mut text: String =
        checks.iter().map(|check| format!("  ✓ {}\n", words.say(check))).collect();
    text.push_str(&format!("{}\n", styled(STRONG, &words.say(&phrase!("verify-ok")))));
    text
}

/// What was found of one draw of the key.
fn drawn(number: u32, draw: &Drawn) -> Vec<Phrase> {
    let names = |names: &[String]| names.join(", ");
    let mut found = vec![match (draw.contributors.len(), draw.not_opened.is_empty()) {
        (0, _) => phrase!("verify-draw-alone", number = number),
        (_, false) => phrase!(
            "verify-draw-given-up",
            number = number,
            names = names(&draw.not_opened).as_str()
        ),
        (_, true) => phrase!(
            "verify-draw",
            number = number,
            names = names(&draw.contributors).as_str(),
            digest = draw.digest.as_str()
        ),
    }];
    if !draw.left_out.is_empty() {
        let names = names(&draw.left_out);
        found.push(phrase!("verify-draw-left-out", number = number, names = names.as_str()));
    }
    found
}
