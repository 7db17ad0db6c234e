//! The facts about a game.

use serde::Serialize;

use crate::PromiseKind;

/// The facts about a game that do not depend on a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Info {
    /// The name in commands, addresses and records.
    pub id: &'static str,
    /// The name on the box.
    pub name: &'static str,
    /// How many can play, over all editions.
    pub seats: SeatRange,
    /// How long a match takes among people, in minutes.
    pub minutes: MinuteRange,
    /// How much there is to learn.
    pub weight: Weight,
    /// The editions, the default first.
    pub editions: &'static [Edition],
    /// What can be chosen when a table is opened.
    pub options: &'static [GameOption],
    /// The ways a match can end.
    pub endings: &'static [&'static str],
    /// The kinds of beats: the moments between two decisions that a person must
    /// see, such as a card turned over or a battle fought.
    pub beats: &'static [&'static str],
    /// Every section of the rulebook, in its order.
    pub sections: &'static [&'static str],
    /// What its players promise one another, if they do. Nothing of that is
    /// binding: what is, the rules decide.
    pub promises: &'static [PromiseKind],
    /// Grows whenever the same actions would lead to other states. New tables
    /// have this version; records and tables remember the one they were started
    /// with, and are played by it to the end.
    pub rules_version: u32,
    /// The oldest version that can still be played.
    pub oldest_rules_version: u32,
}

impl Info {
    /// Can this version of the rules be played?
    pub fn plays(&self, rules: u32) -> bool {
        (self.oldest_rules_version..=self.rules_version).contains(&rules)
    }

    /// Everything that whoever opens a table reads about the game.
    pub fn terms(&self) -> Vec<Term<'static>> {
        let editions = self.editions.iter().map(|edition| Term::Edition(edition.id));
        let options = self.options.iter().flat_map(|option| {
            let values = option.values.iter().map(|value| Term::Value(option.id, value));
            [Term::Option(option.id)].into_iter().chain(values)
        });
        [Term::About].into_iter().chain(editions).chain(options).collect()
    }
}

/// Something that whoever opens a table reads in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term<'a> {
    /// What the game is about, in a sentence.
    About,
    /// The name of an edition.
    Edition(&'a str),
    /// The name of an option.
    Option(&'a str),
    /// An option, and one of its values.
    Value(&'a str, &'a str),
    /// What the turn of this number is called, where the game counts any.
    Turn(u16),
}

/// From how many to how many seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SeatRange {
    /// The fewest.
    pub min: u8,
    /// The most.
    pub max: u8,
}

/// From how many to how many minutes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct MinuteRange {
    /// With the fewest players.
    pub min: u16,
    /// With the most.
    pub max: u16,
}

/// How much there is to learn before one can play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weight {
    /// A few rules.
    Easy,
    /// An evening's game.
    Medium,
    /// Many rules that depend on each other.
    Heavy,
}

/// An edition of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Edition {
    /// The name in commands and records.
    pub id: &'static str,
    /// How many can play it.
    pub seats: SeatRange,
}

/// Something to choose when a table is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct GameOption {
    /// The name in commands and records.
    pub id: &'static str,
    /// What it can be, the default first.
    pub values: &'static [&'static str],
}
