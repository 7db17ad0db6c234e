//! The games on the shelf of the house, without their types.

use std::marker::PhantomData;

use ludi_bots::{Guest, Heuristic, Level, seat_bot};
use ludi_engine::{
    Dice, FastRng, Fortune, Info, Lang, Players, Setup, SetupError, Speech, Table, Term,
};

/// A game that can be played here. The house knows games only like this.
pub trait GameBox: Send + Sync {
    /// The facts about the game.
    fn info(&self) -> Info;
    /// Opens a table and deals.
    fn open(
        &self,
        setup: Setup,
        fortune: Fortune,
        players: Players,
    ) -> Result<Box<dyn Table>, SetupError>;
    /// A bot for tables of this game.
    fn seat_bot(&self, level: Level, dice: Dice<FastRng>) -> Box<dyn Guest>;
    /// The stylesheet of the board.
    fn styles(&self) -> &'static str;
    /// The picture on the box.
    fn cover(&self) -> &'static str;
    /// The words for a term of the game; nothing for what is none.
    fn term(&self, term: Term<'_>, lang: Lang) -> String;
    /// The ledger of rules.
    fn rules(&self, lang: Lang) -> &'static str;
}

/// The box of a game.
pub fn boxed<G: Heuristic>() -> Box<dyn GameBox> {
    let speeches = Lang::ALL.map(|lang| Speech::new(lang, &[G::texts(lang)]));
    Box::new(Typed::<G> { speeches, game: PhantomData })
}

struct Typed<G> {
    speeches: [Speech; 2],
    game: PhantomData<fn() -> G>,
}

impl<G: Heuristic> GameBox for Typed<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn open(
        &self,
        setup: Setup,
        fortune: Fortune,
        players: Players,
    ) -> Result<Box<dyn Table>, SetupError> {
        ludi_engine::open::<G>(setup, fortune, players)
    }

    fn seat_bot(&self, level: Level, dice: Dice<FastRng>) -> Box<dyn Guest> {
        seat_bot::<G>(level, dice)
    }

    fn styles(&self) -> &'static str {
        G::styles()
    }

    fn cover(&self) -> &'static str {
        G::cover()
    }

    fn term(&self, term: Term<'_>, lang: Lang) -> String {
        let speech = self.speeches.iter().find(|speech| speech.lang() == lang);
        let said = speech.and_then(|speech| speech.say(&G::term(term)?, &[]).ok());
        said.unwrap_or_default()
    }

    fn rules(&self, lang: Lang) -> &'static str {
        G::rules(lang)
    }
}
