//! Why a command was not carried out: one sentence, and the exit code.

use std::io;
use std::path::{Path, PathBuf};

use ludi_bots::UnknownLevel;
use ludi_engine::{RecordError, SetupError};
use ludi_server::store::StoreError;

use ludi_games::UnknownGame;

/// What went wrong.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// No such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// No such bot.
    #[error(transparent)]
    Bot(#[from] UnknownLevel),
    /// The table cannot be opened like that.
    #[error(transparent)]
    Setup(SetupError),
    /// The file of components makes no sense.
    #[error("{}: {error}", file.display())]
    Data {
        /// The file.
        file: PathBuf,
        /// What is wrong in it.
        error: SetupError,
    },
    /// The command asks for something impossible.
    #[error("{0}")]
    Usage(String),
    /// A setting makes no sense.
    #[error("{place}: {fault}")]
    Setting {
        /// Where it was given.
        place: String,
        /// What is wrong with it.
        fault: String,
    },
    /// The record does not hold.
    #[error("{}: {error}", file.display())]
    Record {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        error: RecordError,
    },
    /// A file cannot be read.
    #[error("cannot read {}: {error}", file.display())]
    Read {
        /// The file.
        file: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A file cannot be written.
    #[error("cannot write {}: {error}", file.display())]
    Write {
        /// The file.
        file: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Nobody reads the output any more, or it cannot be written.
    #[error("{}", output(.0))]
    Output(io::Error),
    /// The output failed in the middle of a game, which is safe.
    #[error("{}, and the game was saved in {}", output(error), file.display())]
    OutputInPlay {
        /// Why.
        error: io::Error,
        /// Where the game is.
        file: PathBuf,
    },
    /// Stopped from outside.
    #[error("interrupted after {done} of {games} games")]
    Interrupted {
        /// How many games were played.
        done: u64,
        /// How many were asked for.
        games: u64,
    },
    /// The store refuses.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What is kept is not sound.
    #[error("{} is not sound: {}", place.display(), count(*faults))]
    Unsound {
        /// The database.
        place: PathBuf,
        /// How many things are wrong.
        faults: usize,
    },
    /// The machine does not give what is needed.
    #[error("{0}")]
    System(String),
}

fn output(error: &io::Error) -> String {
    if error.kind() == io::ErrorKind::BrokenPipe {
        "the output was closed before all of it was written".to_owned()
    } else {
        format!("the output cannot be written: {error}")
    }
}

fn count(faults: usize) -> String {
    match faults {
        1 => "one thing is wrong".to_owned(),
        faults => format!("{faults} things are wrong"),
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
}
