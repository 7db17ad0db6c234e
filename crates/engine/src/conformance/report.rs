//! What was reached in the games played.

use std::fmt;

use super::law::{Broken, Law};
use crate::Info;

/// What was reached. Reports of several tables add up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many games were played.
    pub games: u64,
    /// How many decisions were taken in them, those taken back included.
    pub decisions: u64,
    /// How many of them were taken back.
    pub taken_back: u64,
    /// The most decisions in one game.
    pub longest: u64,
    /// The endings.
    pub endings: Tally,
    /// The actions taken, by the key of their label.
    pub actions: Tally,
    /// The events, by the key of their description, in full and redacted form.
    pub events: Tally,
    /// The beats, by their kind.
    pub beats: Tally,
    /// The reasons for which an action was refused, by their key.
    pub refusals: Tally,
    /// The prompts of all viewers, by their key.
    pub prompts: Tally,
}

impl Report {
    /// Adds what was reached at another table.
    pub fn merge(&mut self, other: &Report) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.taken_back += other.taken_back;
        self.longest = self.longest.max(other.longest);
        self.endings.merge(&other.endings);
        self.actions.merge(&other.actions);
        self.events.merge(&other.events);
        self.beats.merge(&other.beats);
        self.refusals.merge(&other.refusals);
        self.prompts.merge(&other.prompts);
    }

    /// The last law: every way the game can end was reached.
    pub fn every_ending(&self, info: &Info) -> Result<(), Broken> {
        let missed = self.endings.missing(info.endings);
        if missed.is_empty() {
            return Ok(());
        }
        Err(Broken {
            law: Law::EveryEnding,
            game: info.name,
            setup: None,
            again: None,
            row: 0,
            detail: format!("no game of {} ended with {}", self.games, missed.join(" or ")),
        })
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} games, {} decisions ({} taken back), the longest game {}",
            self.games, self.decisions, self.taken_back, self.longest
        )?;
        for (what, tally) in [
            ("endings", &self.endings),
            ("actions", &self.actions),
            ("events", &self.events),
            ("beats", &self.beats),
            ("refusals", &self.refusals),
            ("prompts", &self.prompts),
        ] {
            writeln!(f, "{what}: {tally}")?;
        }
        Ok(())
    }
}

/// How often each of a few things was met.
#[derive(Clone, Debug, Default)]
pub struct Tally(Vec<(&'static str, u64)>);

impl Tally {
    /// How often this was met.
    pub fn count(&self, key: &str) -> u64 {
        self.0.iter().find(|(met, _)| *met == key).map_or(0, |(_, times)| *times)
    }

    /// What was met, and how often, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, u64)> {
        let mut all = self.0.clone();
        all.sort_unstable();
        all.into_iter()
    }

    /// Which of these were never met.
    pub fn missing<'a>(&self, keys: &[&'a str]) -> Vec<&'a str> {
        keys.iter().copied().filter(|key| self.count(key) == 0).collect()
    }

    /// One more of these; how many there are now. Hot: what was met last is
    /// found first, and by its address.
    pub(super) fn add(&mut self, key: &'static str) -> u64 {
        let here = |met: &str| std::ptr::eq(met, key);
        let place = match self.0.first() {
            Some((met, _)) if here(met) => 0,
            _ => match self.0.iter().position(|(met, _)| here(met) || *met == key) {
                Some(place) => place,
                None => {
                    self.0.push((key, 0));
                    self.0.len() - 1
                }
            },
        };
        self.0.swap(0, place);
        self.0[0].1 += 1;
        self.0[0].1
    }

    fn merge(&mut self, other: &Tally) {
        for &(key, times) in &other.0 {
            match self.0.iter_mut().find(|(met, _)| *met == key) {
                Some((_, sum)) => *sum += times,
                None => self.0.push((key, times)),
            }
        }
    }
}

impl PartialEq for Tally {
    fn eq(&self, other: &Tally) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Tally {}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all: Vec<String> = self.iter().map(|(key, times)| format!("{key} {times}")).collect();
        f.write_str(&all.join(", "))
    }
}
