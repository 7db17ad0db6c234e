//! `ludi play`: a table in the terminal.

use std::path::{Path, PathBuf};

use clap::Args;
use ludi_bots::{AnyGame, Level};
use ludi_engine::{Players, Seed, Table, phrase};
use ludi_games::find;

use crate::failure::{Failure, shown};
use crate::files;
use crate::options::{self, TableOptions};
use crate::play::{Session, Voices};
use crate::words::Words;

/// The options of `ludi play`.
#[derive(Debug, Args)]
pub(crate) struct Play {
    #[arg(required_unless_present = "resume")]
    game: Option<String>,
    #[command(flatten)]
    table: TableOptions,
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', default_value = "heuristic")]
    bots: Vec<String>,
    #[arg(long, value_name = "N", default_value = "1")]
    seat: u8,
    #[arg(long, value_name = "N", default_value = "1")]
    humans: u8,
    #[arg(long, value_name = "A,B,…", value_delimiter = ',')]
    names: Vec<String>,
    #[arg(long, value_name = "S")]
    seed: Option<String>,
    #[arg(long)]
    quick: bool,
    #[arg(long, value_name = "FILE",
          conflicts_with_all = ["seats", "edition", "options", "data", "bots", "seat", "humans",
                                "names", "seed"])]
    resume: Option<PathBuf>,
}

/// Names for bots: such as any Roman could have.
const BOT_NAMES: [&str; 6] = ["Aulus", "Gnaeus", "Lucius", "Quintus", "Sextus", "Tiberius"];

/// Names for people who give none.
const PEOPLE: [&str; 6] = ["Civis", "Civis II", "Civis III", "Civis IV", "Civis V", "Civis VI"];

impl Play {
    /// Plays.
    pub(crate) fn run(self, words: Words) -> Result<(), Failure> {
        let (game, table, file) = match &self.resume {
            Some(file) => {
                let (game, table) = self.resumed(file)?;
                (game, table, file.clone())
            }
            None => {
                let (game, table) = self.opened()?;
                let file = files::new_file(&file_name(table.as_ref()));
                (game, table, file)
            }
        };
        let levels = table
            .players()
            .bots
            .iter()
            .map(|bot| bot.as_deref().map(str::parse).transpose())
            .collect::<Result<Vec<Option<Level>>, _>>()?;
        let voices = Voices::new(words, &game, table.as_ref());
        let commitment = table.dice_keys().last().commitment().to_string();
        let welcome = voices.say(&phrase!("committed", commitment = commitment.as_str()));
        let mut session = Session::new(game, table, levels, voices, file, self.quick)?;
        session.notices.push(welcome);
        session.run()
    }

    fn resumed(&self, file: &Path) -> Result<(AnyGame, Box<dyn Table>), Failure> {
        let (text, game) = files::read_record(file)?;
        if let Some(asked) = &self.game
            && *asked != game
        {
            return Err(Failure::Usage(phrase!(
                "failure-other-game",
                file = shown(file.display()),
                game = &*game
            )));
        }
        let game = find(&game)?;
        let table =
            game.read(&text).map_err(|error| Failure::Record { file: file.to_owned(), error })?;
        if table.players().bots.iter().all(Option::is_some) && table.outcome().is_none() {
            return Err(Failure::Usage(phrase!("failure-only-bots", file = shown(file.display()))));
        }
        Ok((game, table))
    }

    fn opened(&self) -> Result<(AnyGame, Box<dyn Table>), Failure> {
        let game = find(self.game.as_deref().unwrap_or_default())?;
        let setup = self.table.setup(game.info)?;
        let players = self.players(setup.seats)?;
        let seed = match &self.seed {
            Some(word) => options::seed(word),
            None => secret_seed()?,
        };
        let table = game
            .open(game.info.rules_version, setup, seed.into(), players)
            .map_err(|error| Failure::opening(error, self.table.data.as_deref()))?;
        Ok((game, table))
    }

    /// Who sits where: people from `--seat` on, bots at the other seats.
    fn players(&self, seats: u8) -> Result<Players, Failure> {
        if !(1..=seats).contains(&self.seat) {
            return Err(Failure::Usage(phrase!(
                "failure-no-seat",
                seat = self.seat,
                seats = seats
            )));
        }
        if !(1..=seats).contains(&self.humans) {
            return Err(Failure::Usage(phrase!(
                "failure-people",
                people = self.humans,
                seats = seats
            )));
        }
        let bots = match seats - self.humans {
            0 => Vec::new(),
            bots => options::bots(&self.bots, bots)?,
        };
        let name = |person: usize| match self.names.get(person) {
            Some(given) => given.clone(),
            None => PEOPLE[person].to_owned(),
        };
        let mut bots = bots.into_iter().zip(BOT_NAMES);
        let mut players = Players { names: Vec::new(), bots: Vec::new() };
        for seat in 0..seats {
            let from_mine = (seat + seats - (self.seat - 1)) % seats;
            if from_mine < self.humans {
                players.names.push(name(usize::from(from_mine)));
                players.bots.push(None);
            } else if let Some((level, name)) = bots.next() {
                players.names.push(name.to_owned());
                players.bots.push(Some(level.name().to_owned()));
            }
        }
        Ok(players)
    }
}

fn secret_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::System(phrase!("failure-randomness", error = shown(error))))?;
    Ok(Seed::new(bytes))
}

/// A name for the file of this match.
fn file_name(table: &dyn Table) -> String {
    let commitment = table.dice_keys().last().commitment().to_string();
    format!("{}-{}", table.info().id, &commitment[..12])
}
