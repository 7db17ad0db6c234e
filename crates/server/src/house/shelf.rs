//! The games on the shelf of the house, without their types.

use std::marker::PhantomData;
use std::sync::Arc;

use ludi_bots::{Guest, Heuristic, Level, seat_bot};
use ludi_engine::{
    Dice, FastRng, Fortune, Info, Lang, Players, Promise, Setup, SetupError, Speech, Table, Term,
};

/// A game that can be played here. The house knows games only like this.
pub trait GameBox: Send + Sync {
    /// The facts about the game.
    fn info(&self) -> Info;
    /// Opens a table by one of the versions of the rules that [`Info::plays`]
    /// allows, and deals.
    fn open(
        &self,
        rules: u32,
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
    /// What somebody says who promises this, with these names for the seats.
    fn promise(&self, promise: &Promise, lang: Lang, names: &[String]) -> String;
    /// The words of the game, in every language.
    fn speeches(&self) -> Arc<Speeches>;
    /// The ledger of rules.
    fn rules(&self, lang: Lang) -> &'static str;
}

/// The words of a game, in every language: read once for all its tables.
pub struct Speeches([Speech; Lang::ALL.len()]);

impl Speeches {
    /// The words in one language.
    pub fn of(&self, lang: Lang) -> &Speech {
        let [italian, english] = &self.0;
        match lang {
            Lang::It => italian,
            Lang::En => english,
        }
    }
}

/// The box of a game.
pub fn boxed<G: Heuristic>() -> Box<dyn GameBox> {
    let speeches = Speeches(Lang::ALL.map(|lang| Speech::new(lang, &[G::texts(lang)])));
    Box::new(Typed::<G> { speeches: Arc::new(speeches), game: PhantomData })
}

struct Typed<G> {
    speeches: Arc<Speeches>,
    game: PhantomData<fn() -> G>,
}

impl<G: Heuristic> GameBox for Typed<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn open(
        &self,
        rules: u32,
        setup: Setup,
        fortune: Fortune,
        players: Players,
    ) -> Result<Box<dyn Table>, SetupError> {
        ludi_engine::open::<G>(rules, setup, fortune, players)
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
        let said = G::term(term).and_then(|term| self.speeches.of(lang).say(&term, &[]).ok());
        said.unwrap_or_default()
    }

    fn promise(&self, promise: &Promise, lang: Lang, names: &[String]) -> String {
        let phrase = G::promise(promise);
        let said = phrase.and_then(|phrase| self.speeches.of(lang).say(&phrase, names).ok());
        said.unwrap_or_else(|| promise.kind.clone())
    }

    fn speeches(&self) -> Arc<Speeches> {
        self.speeches.clone()
    }

    fn rules(&self, lang: Lang) -> &'static str {
        G::rules(lang)
    }
}
