//! Why a command was not carried out: one sentence, and the exit code.

use std::io;
use std::path::{Path, PathBuf};

use ludi_bots::{Level, UnknownLevel};
use ludi_engine::{Arg, Phrase, RecordError, SetupError, phrase};
use ludi_games::{GAMES, UnknownGame};
use ludi_server::store::StoreError;

/// What went wrong.
#[derive(Debug)]
pub(crate) enum Failure {
    /// No such game.
    Game(UnknownGame),
    /// No such bot.
    Bot(UnknownLevel),
    /// The table cannot be opened like that.
    Setup(SetupError),
    /// The file of components makes no sense.
    Data {
        /// The file.
        file: PathBuf,
        /// What is wrong in it.
        error: SetupError,
    },
    /// The command asks for something impossible.
    Usage(Phrase),
    /// A setting makes no sense.
    Setting {
        /// Where it was given.
        place: Phrase,
        /// What is wrong with it.
        fault: Phrase,
    },
    /// The record is not valid.
    Record {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        error: RecordError,
    },
    /// A file cannot be read.
    Read {
        /// The file.
        file: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A file cannot be written.
    Write {
        /// The file.
        file: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Nobody reads the output any more, or it cannot be written.
    Output(io::Error),
    /// The output failed in the middle of a game, which is safe.
    OutputInPlay {
        /// Why.
        error: io::Error,
        /// Where the game is.
        file: PathBuf,
    },
    /// Stopped from outside.
    Interrupted {
        /// How many games were played.
        done: u64,
        /// How many were asked for.
        games: u64,
    },
    /// The store refuses.
    Store(StoreError),
    /// The check of the database found faults.
    Unsound {
        /// The database.
        place: PathBuf,
        /// How many things are wrong.
        faults: usize,
    },
    /// The machine does not give what is needed.
    System(Phrase),
}

impl From<UnknownGame> for Failure {
    fn from(unknown: UnknownGame) -> Failure {
        Failure::Game(unknown)
    }
}

impl From<UnknownLevel> for Failure {
    fn from(unknown: UnknownLevel) -> Failure {
        Failure::Bot(unknown)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Store(error)
    }
}

impl Failure {
    /// The exit code: 2 for a command that cannot be meant, 1 for the rest.
    pub(crate) fn code(&self) -> u8 {
        match self {
            Failure::Game(_)
            | Failure::Bot(_)
            | Failure::Setup(_)
            | Failure::Data { .. }
            | Failure::Setting { .. }
            | Failure::Usage(_) => 2,
            _ => 1,
        }
    }

    /// A table that cannot be opened: the components' file is named if they are
    /// what is wrong.
    pub(crate) fn opening(error: SetupError, data: Option<&Path>) -> Failure {
        match (&error, data) {
            (SetupError::Components { .. }, Some(file)) => {
                Failure::Data { file: file.to_owned(), error }
            }
            _ => Failure::Setup(error),
        }
    }

    /// Ctrl-C cannot be listened for.
    pub(crate) fn no_signals(error: &ctrlc::Error) -> Failure {
        Failure::System(phrase!("failure-signals", error = shown(error)))
    }

    /// The sentence.
    pub(crate) fn phrase(&self) -> Phrase {
        match self {
            Failure::Game(unknown) => {
                let known = GAMES.iter().map(|info| info.id).collect::<Vec<_>>().join(", ");
                phrase!("failure-game", asked = &*unknown.asked, known = &*known)
            }
            Failure::Bot(unknown) => {
                let known = Level::ALL.map(Level::name).join(", ");
                phrase!("failure-bot", asked = &*unknown.name, known = &*known)
            }
            Failure::Setup(error) => setup(error),
            Failure::Data { file, error } => {
                phrase!("failure-at", place = shown(file.display()), fault = setup(error))
            }
            Failure::Usage(sentence) | Failure::System(sentence) => sentence.clone(),
            Failure::Setting { place, fault } => {
                phrase!("failure-at", place = place.clone(), fault = fault.clone())
            }
            Failure::Record { file, error } => {
                phrase!("failure-record", file = shown(file.display()), error = shown(error))
            }
            Failure::Read { file, error } => {
                phrase!("failure-read", file = shown(file.display()), error = shown(error))
            }
            Failure::Write { file, error } => {
                phrase!("failure-write", file = shown(file.display()), error = shown(error))
            }
            Failure::Output(error) => output(error),
            Failure::OutputInPlay { error, file } => phrase!(
                "failure-output-in-play",
                output = output(error),
                file = shown(file.display())
            ),
            Failure::Interrupted { done, games } => {
                phrase!("failure-interrupted", done = *done as i64, games = *games as i64)
            }
            Failure::Store(error) => phrase!("failure-store", error = shown(error)),
            Failure::Unsound { place, faults } => {
                phrase!("failure-unsound", place = shown(place.display()), faults = *faults)
            }
        }
    }
}

/// Something as text for a phrase.
pub(crate) fn shown(value: impl ToString) -> Arg {
    Arg::Name(value.to_string())
}

fn output(error: &io::Error) -> Phrase {
    match error.kind() {
        io::ErrorKind::BrokenPipe => phrase!("failure-output-closed"),
        _ => phrase!("failure-output", error = shown(error)),
    }
}

/// What is wrong with how a table is to be opened.
fn setup(error: &SetupError) -> Phrase {
    match error {
        SetupError::Edition { game, asked, known } => {
            let known = known.join(", ");
            phrase!("failure-edition", game = *game, asked = &**asked, known = &*known)
        }
        SetupError::Seats { game, edition: None, asked, range } => {
            phrase!("failure-seats", game = *game, asked = *asked, min = range.min, max = range.max)
        }
        SetupError::Seats { game, edition: Some(edition), asked, range } => phrase!(
            "failure-seats-edition",
            game = *game,
            edition = *edition,
            asked = *asked,
            min = range.min,
            max = range.max
        ),
        SetupError::Option { game, asked, known } => {
            let known = known.join(", ");
            phrase!("failure-option", game = *game, asked = &**asked, known = &*known)
        }
        SetupError::Value { option, asked, known } => {
            let known = known.join(", ");
            phrase!("failure-value", option = *option, asked = &**asked, known = &*known)
        }
        SetupError::Components { line, what } => {
            phrase!("failure-components", line = *line, what = &**what)
        }
    }
}
