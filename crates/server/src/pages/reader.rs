//! Who reads a page, and how.

use ludi_engine::{Lang, Phrase};

use super::frame::Theme;
use super::speed::Speed;
use crate::store::Person;
use crate::words::{Words, words};

/// The reader of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reader {
    /// Who it is, if it is known.
    pub person: Option<Person>,
    /// The language.
    pub lang: Lang,
    /// Light or dark.
    pub theme: Theme,
    /// How fast the beats of a match are shown.
    pub speed: Speed,
    /// Does the reader want to be asked again before what cannot be taken back?
    pub careful: bool,
    /// The table whose guide the reader has put away.
    pub without_guide: Option<String>,
}

impl Reader {
    /// The name the reader goes by.
    pub fn name(&self) -> Option<&str> {
        self.person.as_ref().map(|person| &*person.name)
    }

    /// The words of the house in the reader's language.
    pub fn words(&self) -> &'static Words {
        words(self.lang)
    }

    /// A phrase of the house in the reader's language.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words().say(phrase)
    }
}
