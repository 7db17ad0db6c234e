//! What the things on a board mean.

use crate::Phrase;

/// A term of a game: something that its board shows, and what it is good for.
///
/// An element of the board that stands for it, or holds emblems and numbers that do,
/// has the id as its `data-term`; the sentences are on the page once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GlossaryEntry {
    /// The name in `data-term`.
    pub id: &'static str,
    /// What it is called.
    pub name: Phrase,
    /// What it is, and what it is good for, in a sentence or two.
    pub meaning: Phrase,
    /// The symbols of [`Board::emblems`](crate::Board::emblems) that stand for it, by
    /// their ids; often there is none.
    pub emblems: &'static [&'static str],
}

impl GlossaryEntry {
    /// An entry without a symbol.
    pub const fn new(id: &'static str, name: Phrase, meaning: Phrase) -> GlossaryEntry {
        GlossaryEntry { id, name, meaning, emblems: &[] }
    }

    /// The same, shown with these symbols.
    #[must_use]
    pub const fn with(mut self, emblems: &'static [&'static str]) -> GlossaryEntry {
        self.emblems = emblems;
        self
    }
}
