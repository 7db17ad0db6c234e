//! `ludi verify`: is a record true?

use std::path::PathBuf;

use clap::Args;
use ludi_bots::Heuristic;
use ludi_engine::record::{self, Header};
use ludi_engine::{RecordError, Silence, Summary, phrase};
use serde::Serialize;

use crate::failure::Failure;
use crate::files;
use crate::games::{Visit, with_game};
use crate::layout::{STRONG, styled};
use crate::screen::Screen;
use crate::words::Words;

/// Check a record: seed, every row, every draw, every hash, the result
///
/// The match is dealt and played again from its seed. Exit code 0 if all of it
/// holds; 1, with the first bad row, if not.
#[derive(Debug, Args)]
#[command(after_long_help = "\
JSON: {\"ok\": true,
       \"game\": \"…\", \"rules_version\": 1, \"seats\": 4,
       \"rows\": 123,                       how many rows the record has
       \"commitment\": \"…\",                 the SHA-256 of the house's seed, which fits
       \"contributions\": 2,                how many browsers added to the key of the dice
       \"forks\": [],                       after which rows it went on with new dice
       \"outcome\": null}                   or {\"ending\", \"places\", \"scores\"} if it is over
or    {\"ok\": false, \"row\": 17, \"error\": \"…\"}   row: null if no row is to blame")]
pub(crate) struct Verify {
    /// The record
    file: PathBuf,
    /// Write JSON, described in --help
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
    forks: Vec<u64>,
    outcome: Option<Summary>,
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

    fn visit<G: Heuristic>(self) -> Self::Out {
        let (header, played) = record::replay::<G, _>(self.0, &mut Silence, |_, _, _| {})?;
        let Header { game, rules, setup, commitment, contributions, forks, .. } = header;
        Ok(Verified {
            ok: true,
            game,
            rules_version: rules,
            seats: setup.seats,
            rows: played.rows().len(),
            commitment,
            contributions: contributions.len(),
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
    let mut checks = vec![
        phrase!("verify-commitment", commitment = commitment.as_str()),
        phrase!("verify-contributions", browsers = verified.contributions),
    ];
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
