//! Sections of a rulebook, and refusals that cite them.

use serde::Serialize;

use crate::Phrase;

/// A section of a game's rulebook, by its short name (`"2C.plot"`). Every rule
/// that a game cites has an entry in its RULES.md.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Rule(pub &'static str);

/// Why an action is not possible: the section that forbids it and a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The section that forbids it.
    pub rule: Rule,
    /// The reason, for a player to read.
    pub reason: Phrase,
}
