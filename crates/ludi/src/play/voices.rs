//! Both tongues of a session: the program's words and the game's.

use std::sync::Arc;

use ludi_bots::{AnyGame, Speeches};
use ludi_engine::rulebook::Citations;
use ludi_engine::{Phrase, Rule, Table, Voice};

use crate::layout::cite;
use crate::words::Words;

/// What is needed to say anything at one table.
pub(crate) struct Voices {
    /// The program's words.
    pub(crate) words: Words,
    speeches: Arc<Speeches>,
    ledger: &'static str,
    names: Vec<String>,
    citations: Citations<'static>,
}

impl Voices {
    /// The voices of this table, in the language of `words`.
    pub(crate) fn new(words: Words, game: &AnyGame, table: &dyn Table) -> Voices {
        let ledger = game.ledger(words.lang());
        Voices {
            speeches: game.speeches.clone(),
            ledger,
            names: plain_names(&table.players().names),
            citations: Citations::new(ledger),
            words,
        }
    }

    /// The game's ledger of rules.
    pub(crate) fn ledger(&self) -> &'static str {
        self.ledger
    }

    /// How the sections of the game's rules are cited.
    pub(crate) fn citations(&self) -> &Citations<'static> {
        &self.citations
    }

    /// A section, as it is cited everywhere.
    pub(crate) fn cite(&self, rule: Rule) -> String {
        cite(&self.citations.cite(rule.0))
    }

    /// The game's voice.
    pub(crate) fn game(&self) -> Voice<'_> {
        Voice { speech: self.speeches.of(self.words.lang()), names: &self.names }
    }

    /// A phrase of the program in words.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }
}

/// Names as they may be shown: a record of somebody else's could have escape
/// codes in them.
pub(crate) fn plain_names(names: &[String]) -> Vec<String> {
    let plain = |name: &String| name.chars().filter(|letter| !letter.is_control()).collect();
    names.iter().map(plain).collect()
}
