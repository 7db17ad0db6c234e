//! Caligula with bots of a test's own.

use std::sync::Arc;

use caligula::Caligula;
use ludi_bots::{Guest, Level};
use ludi_engine::{
    Dice, FastRng, Fortune, Info, Lang, Players, Promise, Setup, SetupError, Table, Term,
};
use ludi_server::{GameBox, Speeches, boxed};

/// What seats bots: the house asks for one of a level, which the game has, too.
type SeatBot = dyn Fn(Level, Box<dyn Guest>) -> Box<dyn Guest> + Send + Sync;

/// The game, but for its bots.
pub(crate) struct Caligulas {
    game: Box<dyn GameBox>,
    seat_bot: Box<SeatBot>,
}

impl Caligulas {
    pub(crate) fn with(
        seat_bot: impl Fn(Level, Box<dyn Guest>) -> Box<dyn Guest> + Send + Sync + 'static,
    ) -> Box<dyn GameBox> {
        Box::new(Caligulas { game: boxed::<Caligula>(), seat_bot: Box::new(seat_bot) })
    }
}

impl GameBox for Caligulas {
    fn info(&self) -> Info {
        self.game.info()
    }

    fn open(
        &self,
        rules: u32,
        setup: Setup,
        fortune: Fortune,
        players: Players,
    ) -> Result<Box<dyn Table>, SetupError> {
        self.game.open(rules, setup, fortune, players)
    }

    fn seat_bot(&self, level: Level, dice: Dice<FastRng>) -> Box<dyn Guest> {
        (self.seat_bot)(level, self.game.seat_bot(level, dice))
    }

    fn styles(&self) -> &'static str {
        self.game.styles()
    }

    fn cover(&self) -> &'static str {
        self.game.cover()
    }

    fn term(&self, term: Term<'_>, lang: Lang) -> String {
        self.game.term(term, lang)
    }

    fn promise(&self, promise: &Promise, lang: Lang, names: &[String]) -> String {
        self.game.promise(promise, lang, names)
    }

    fn speeches(&self) -> Arc<Speeches> {
        self.game.speeches()
    }

    fn rules(&self, lang: Lang) -> &'static str {
        self.game.rules(lang)
    }
}
