//! Games that are played anew until one is as wanted.

use std::fmt::Display;

use ludi_engine::{Match, Seed, Setup, Words};

use super::{Log, Playthroughs, search, taken_back};

/// How to come by a game on record: played at such a table until what came of it, `F`, is
/// as wanted.
pub struct Sought<F> {
    /// The name of its file.
    pub name: &'static str,
    /// The table.
    pub setup: fn() -> Setup,
    /// Is this what it is to be like?
    pub wanted: fn(&F) -> bool,
}

impl Playthroughs {
    /// Every file replays, is still what it was sought for, and ends as told. `play` plays a
    /// game from a seed, and `fact` finds what came of it.
    pub fn are_as_sought<G: Words, F: Display>(
        self,
        sought: &[Sought<F>],
        play: impl Fn(Setup, Seed) -> (Match<G>, Log<G>),
        fact: impl Fn(&Match<G>, &Log<G>) -> F,
    ) {
        let named = |name: &str| {
            sought.iter().find(|sought| sought.name == name).expect("a game that is sought")
        };
        let names: Vec<&str> = sought.iter().map(|sought| sought.name).collect();
        let fulfil = |name: &str| {
            let Sought { setup, wanted, .. } = named(name);
            search(name, |seed| play(setup(), seed), |(played, log)| wanted(&fact(played, log))).0
        };
        self.replay_and_end_as_told(&names, fulfil, |name, played, log| {
            let Sought { setup, wanted, .. } = named(name);
            assert_eq!(*played.setup(), setup(), "{name}");
            assert_eq!(played.game().seats(), setup().seats, "{name}");
            let fact = fact(played, log);
            assert!(wanted(&fact), "{name} is not as wished for");
            format!("{name}: {fact}, {}", end(played))
        });
    }
}

/// How often steps were taken back, and how it ended: the same of every game.
fn end<G: Words>(played: &Match<G>) -> String {
    let outcome = played.outcome().expect("a finished game");
    let (taken_back, ending) = (taken_back(played), outcome.ending);
    let (places, scores) = (outcome.places, outcome.scores);
    format!("{taken_back} taken back, {ending}, places {places:?}, scores {scores:?}")
}
