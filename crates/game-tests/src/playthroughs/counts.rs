//! How often things happened in a game.

use std::fmt;
use std::ops::Index;

use ludi_engine::Words;

use super::Log;

/// What is counted: what it is called, and the events that are such.
pub type Counted<E> = (&'static str, fn(&E) -> bool);

/// How often each of several things happened in a game.
pub struct Counts(Vec<(&'static str, usize)>);

impl Counts {
    /// Counts these in a game.
    pub fn of<G: Words>(log: &Log<G>, counted: &[Counted<G::Event>]) -> Counts {
        Counts(counted.iter().map(|&(what, is)| (what, log.count(is))).collect())
    }
}

/// How often this happened.
impl Index<&str> for Counts {
    type Output = usize;

    fn index(&self, what: &str) -> &usize {
        let found = self.0.iter().find(|(counted, _)| *counted == what);
        found.map(|(_, times)| times).unwrap_or_else(|| panic!("{what} are not counted"))
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts: Vec<String> =
            self.0.iter().map(|(what, times)| format!("{times} {what}")).collect();
        f.write_str(&counts.join(", "))
    }
}
