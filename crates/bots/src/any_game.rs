//! A game without its types.

use std::sync::Arc;

use ludi_engine::{
    Dice, DiceKeys, FastRng, Game, GlossaryEntry, Info, Lang, Lesson, Match, Phrase, Players,
    Promise, RecordError, Seat, Setup, SetupError, Speech, Table, Term, Voice, Words,
};
use serde_json::Value;

use crate::Level;

/// Deals at a new table by a version of the rules.
type Open =
    dyn Fn(u32, Setup, DiceKeys, Players) -> Result<Box<dyn Table>, SetupError> + Send + Sync;
/// What a bot does at a seat; `None` if the seat is not to act.
type Choose = dyn Fn(&dyn Table, Seat, Level, Dice<FastRng>) -> Option<Value> + Send + Sync;

/// A game as programs know it that host any game: the server and the terminal.
#[derive(Clone)]
pub struct AnyGame {
    /// The facts about the game.
    pub info: &'static Info,
    /// The words of the game, in every language.
    pub speeches: Arc<Speeches>,
    /// The stylesheet of the board.
    pub styles: &'static str,
    /// The emblems that a page has once, before the board.
    pub emblems: &'static str,
    /// The picture on the box.
    pub cover: &'static str,
    /// The first game with a guide, where there is one.
    pub lesson: Option<Arc<Lesson>>,
    glossary: fn() -> Vec<GlossaryEntry>,
    primer: fn(&Voice<'_>) -> String,
    ledger: fn(Lang) -> &'static str,
    term: fn(Term<'_>) -> Option<Phrase>,
    promise: fn(&Promise) -> Option<Phrase>,
    open: Arc<Open>,
    read: fn(&str) -> Result<Box<dyn Table>, RecordError>,
    choose: Arc<Choose>,
    reason: fn(&dyn Table, Seat, &Value) -> Option<Phrase>,
}

impl AnyGame {
    /// This game.
    pub fn of<G: Game>() -> AnyGame {
        AnyGame {
            info: &G::INFO,
            speeches: Arc::new(Speeches::of_game::<G>()),
            styles: G::styles(),
            emblems: G::emblems(),
            cover: G::cover(),
            glossary: G::glossary,
            primer: G::primer,
            lesson: G::lesson().map(|file| {
                Arc::new(Lesson::read(file).expect("a test reads the lesson of every game"))
            }),
            ledger: G::ledger,
            term: G::term,
            promise: G::promise,
            open: Arc::new(ludi_engine::open::<G>),
            read: ludi_engine::read::<G>,
            choose: Arc::new(choose::<G>),
            reason: reason::<G>,
        }
    }

    /// Opens a table by one of the versions of the rules that [`Info::plays`]
    /// allows, and deals.
    pub fn open(
        &self,
        rules: u32,
        setup: Setup,
        dice_keys: DiceKeys,
        players: Players,
    ) -> Result<Box<dyn Table>, SetupError> {
        (self.open)(rules, setup, dice_keys, players)
    }

    /// Opens a table from its record, checking all of it.
    pub fn read(&self, record: &str) -> Result<Box<dyn Table>, RecordError> {
        (self.read)(record)
    }

    /// What a bot of this level does at a seat; `None` if the seat is not to act.
    pub fn choose(
        &self,
        table: &dyn Table,
        seat: Seat,
        level: Level,
        dice: Dice<FastRng>,
    ) -> Option<Value> {
        (self.choose)(table, seat, level, dice)
    }

    /// Why the rule of thumb would do this at a seat, where it has one main reason.
    pub fn reason(&self, table: &dyn Table, seat: Seat, action: &Value) -> Option<Phrase> {
        (self.reason)(table, seat, action)
    }

    /// The words for a term of the game; nothing for what is none.
    pub fn term(&self, term: Term<'_>, lang: Lang) -> String {
        let said = (self.term)(term).and_then(|term| self.speeches.of(lang).say(&term, &[]).ok());
        said.unwrap_or_default()
    }

    /// What somebody says who promises this, with these names for the seats.
    pub fn promise(&self, promise: &Promise, lang: Lang, names: &[String]) -> String {
        let phrase = (self.promise)(promise);
        let said = phrase.and_then(|phrase| self.speeches.of(lang).say(&phrase, names).ok());
        said.unwrap_or_else(|| promise.kind.clone())
    }

    /// What everything on the board means.
    pub fn glossary(&self, lang: Lang) -> Vec<Explanation> {
        let voice = Voice { speech: self.speeches.of(lang), names: &[] };
        let explain = |GlossaryEntry { id, name, meaning, emblems }| Explanation {
            id,
            name: voice.say(&name),
            meaning: voice.say(&meaning),
            emblems,
        };
        (self.glossary)().into_iter().map(explain).collect()
    }

    /// How to play, on one screen, as HTML.
    pub fn primer(&self, lang: Lang) -> String {
        (self.primer)(&Voice { speech: self.speeches.of(lang), names: &[] })
    }

    /// The ledger of rules.
    pub fn ledger(&self, lang: Lang) -> &'static str {
        (self.ledger)(lang)
    }

    /// The same game, at whose tables something else is done first: for tests of
    /// programs that host it.
    #[must_use]
    pub fn with_tables(
        mut self,
        other: impl Fn(Box<dyn Table>) -> Box<dyn Table> + Send + Sync + 'static,
    ) -> AnyGame {
        let open = self.open;
        self.open = Arc::new(move |rules, setup, dice_keys, players| {
            open(rules, setup, dice_keys, players).map(&other)
        });
        self
    }

    /// The same game with other bots, which may ask the game's own.
    #[must_use]
    pub fn with_bots(
        mut self,
        other: impl Fn(&AnyGame, &dyn Table, Seat, Level, Dice<FastRng>) -> Option<Value>
        + Send
        + Sync
        + 'static,
    ) -> AnyGame {
        let own = self.clone();
        self.choose =
            Arc::new(move |table, seat, level, dice| other(&own, table, seat, level, dice));
        self
    }
}

fn choose<G: Game>(
    table: &dyn Table,
    seat: Seat,
    level: Level,
    mut dice: Dice<FastRng>,
) -> Option<Value> {
    let played = table.as_match().downcast_ref::<Match<G>>()?;
    let (mut legal, mut scratch) = (Vec::new(), Vec::new());
    played.legal(seat, &mut legal);
    if legal.is_empty() {
        return None;
    }
    let lens = played.game().lens(played.state(), seat);
    let chosen = level.choose(played.game(), &lens, &legal, &mut dice, &mut scratch);
    serde_json::to_value(legal[chosen]).ok()
}

fn reason<G: Game>(table: &dyn Table, seat: Seat, action: &Value) -> Option<Phrase> {
    let played = table.as_match().downcast_ref::<Match<G>>()?;
    let action = serde_json::from_value(action.clone()).ok()?;
    played.game().reason(&played.game().lens(played.state(), seat), action)
}

/// A term of a game in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The name in `data-term`.
    pub id: &'static str,
    /// What it is called.
    pub name: String,
    /// What it is, and what it is good for.
    pub meaning: String,
    /// The symbols that stand for it, by their ids.
    pub emblems: &'static [&'static str],
}

/// The words of a game, in every language: read once for all its tables.
pub struct Speeches([Speech; Lang::ALL.len()]);

impl Speeches {
    /// The words of this game.
    pub fn of_game<G: Words>() -> Speeches {
        Speeches(Lang::ALL.map(|lang| Speech::new(lang, &[G::texts(lang)])))
    }

    /// The words in one language.
    pub fn of(&self, lang: Lang) -> &Speech {
        let [italian, english] = &self.0;
        match lang {
            Lang::It => italian,
            Lang::En => english,
        }
    }
}
