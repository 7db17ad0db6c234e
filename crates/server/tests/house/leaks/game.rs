//! The games on trial.

use std::sync::OnceLock;

use ludi_bots::AnyGame;
use ludi_caligula::Caligula;
use ludi_engine::{Table, Viewer};
use ludi_imperivm::Imperivm;

/// One of the games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Game {
    Caligula,
    Imperivm,
}

impl Game {
    /// The game itself, of which there is one: to read its words takes a while.
    pub(crate) fn any(self) -> &'static AnyGame {
        static CALIGULA: OnceLock<AnyGame> = OnceLock::new();
        static IMPERIVM: OnceLock<AnyGame> = OnceLock::new();
        match self {
            Game::Caligula => CALIGULA.get_or_init(AnyGame::of::<Caligula>),
            Game::Imperivm => IMPERIVM.get_or_init(AnyGame::of::<Imperivm>),
        }
    }

    pub(crate) fn id(self) -> &'static str {
        self.any().info.id
    }

    /// A kind of promise that speaks of somebody, and one that speaks of an
    /// amount.
    pub(crate) fn promises(self) -> [&'static str; 2] {
        match self {
            Game::Caligula => ["spare-tokens", "stab"],
            Game::Imperivm => ["name-successor", "bid-at-least"],
        }
    }

    /// The questions at which something is done that others do not notice: of
    /// Imperivm those that several answer at once, sealed.
    pub(crate) fn secret_questions(self) -> &'static [&'static str] {
        match self {
            Game::Caligula => &["prompt-start-plot", "prompt-answer-plot"],
            Game::Imperivm => &["vote", "oath", "plot-bid", "uprising-bid", "barbarian-bid"],
        }
    }

    /// What is asked at a table now.
    pub(crate) fn question(self, table: &dyn Table) -> String {
        match self {
            Game::Caligula => {
                let asked = table.to_act().first().map_or(Viewer::Spectator, Viewer::Seat);
                table.prompt(asked).text.key.to_owned()
            }
            Game::Imperivm => {
                table.view(Viewer::Spectator)["ask"].as_str().unwrap_or_default().to_owned()
            }
        }
    }
}
