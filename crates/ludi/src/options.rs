//! What several commands ask for in the same way.

use std::path::PathBuf;

use clap::Args;
use ludi_bots::Level;
use ludi_engine::{Info, Seed, Setup, phrase};

use crate::failure::Failure;
use crate::files;

/// How the table is opened.
#[derive(Debug, Args)]
pub(crate) struct TableOptions {
    /// How many play; otherwise as many as can
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// Which edition of the game; otherwise the first that `ludi games` lists
    #[arg(long)]
    pub(crate) edition: Option<String>,
    /// An option of the game and its value; `ludi games` lists them
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    /// Components of your own box, in the format of the game's data/*.toml
    #[arg(long, value_name = "FILE")]
    pub(crate) data: Option<PathBuf>,
}

impl TableOptions {
    /// The setup asked for; `Game::open` still has to agree to it.
    pub(crate) fn setup(&self, info: &Info) -> Result<Setup, Failure> {
        let mut setup = Setup::new(info, info.editions[0].seats.max);
        if let Some(edition) = &self.edition {
            setup.edition.clone_from(edition);
            if let Some(known) = info.editions.iter().find(|known| known.id == edition) {
                setup.seats = known.seats.max;
            }
        }
        setup.seats = self.seats.unwrap_or(setup.seats);
        for option in &self.options {
            let Some((key, value)) = option.split_once('=') else {
                return Err(Failure::Usage(phrase!("failure-key-value", option = &**option)));
            };
            setup.options.insert(key.to_owned(), value.to_owned());
        }
        // Whatever else is wrong is said before a file is looked at.
        setup.check(info).map_err(Failure::Setup)?;
        setup.components = self.data.as_deref().map(files::read).transpose()?;
        Ok(setup)
    }
}

/// The seed of `--seed`: 64 hexadecimal digits are the seed itself, as the
/// program shows it at the end of a match; any other word stands for one.
pub(crate) fn seed(word: &str) -> Seed {
    let mut bytes = [0; 32];
    match hex::decode_to_slice(word, &mut bytes) {
        Ok(()) => Seed::new(bytes),
        Err(_) => Seed::from_phrase(word),
    }
}

/// A seed as `--seed` takes it.
pub(crate) fn shown_seed(seed: &Seed) -> String {
    let hex = serde_json::to_string(seed).expect("a seed is plain data");
    hex.trim_matches('"').to_owned()
}

/// The bots of `--bots` for this many seats: one name stands for all.
pub(crate) fn bots(names: &[String], seats: u8) -> Result<Vec<Level>, Failure> {
    let mut levels = names.iter().map(|name| name.parse()).collect::<Result<Vec<Level>, _>>()?;
    match levels[..] {
        [one] => levels = vec![one; usize::from(seats)],
        _ if levels.len() != usize::from(seats) => {
            return Err(Failure::Usage(phrase!(
                "failure-bots",
                bots = levels.len(),
                seats = seats
            )));
        }
        _ => {}
    }
    Ok(levels)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shown_seed_can_be_given_back() {
        let shown = "5".repeat(64);
        assert_eq!(seed(&shown), Seed::new([0x55; 32]));
        assert_eq!(shown_seed(&seed(&shown)), shown);
        assert_eq!(seed("7"), Seed::from_phrase("7"));
    }

    #[test]
    fn one_bot_stands_for_all_and_otherwise_the_count_must_fit() {
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        assert_eq!(bots(&names(&["random"]), 3).unwrap(), [Level::Random; 3]);
        assert_eq!(
            bots(&names(&["random", "heuristic"]), 2).unwrap(),
            [Level::Random, Level::Heuristic]
        );
        assert!(bots(&names(&["random", "random"]), 3).is_err());
        assert!(bots(&names(&["clever"]), 3).is_err());
    }
}
