//! Both tongues of a session: the program's words and the game's.

use ludi_engine::rulebook::Citations;
use ludi_engine::{Phrase, Rule, Speech, Table, Voice};

use crate::layout::cite;
use crate::words::Words;

/// What is needed to say anything at one table.
#[derive(Debug)]
pub(crate) struct Voices {
    /// The program's words.
    pub(crate) words: Words,
    speech: Speech,
    names: Vec<String>,
    citations: Citations<'static>,
}

impl Voices {
    /// The voices of this table, in the language of `words`.
    pub(crate) fn new(words: Words, table: &dyn Table) -> Voices {
        let speech = Speech::new(words.lang(), &[table.texts(words.lang())]);
        let citations = Citations::new(table.rules(words.lang()), words.lang());
        Voices { words, speech, names: plain_names(&table.players().names), citations }
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
        Voice { speech: &self.speech, names: &self.names }
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
