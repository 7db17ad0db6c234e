//! `ludi games`: which games there are.

use clap::Args;
use ludi_engine::{Edition, Info, SeatRange, phrase};
use serde::Serialize;

use crate::failure::Failure;
use crate::layout::{DIM, KEY, STRONG, styled};
use crate::screen::Screen;
use crate::words::Words;
use ludi_games::GAMES;

/// The options of `ludi games`.
#[derive(Debug, Args)]
pub(crate) struct List {
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Entry {
    id: &'static str,
    name: &'static str,
    seats: SeatRange,
    editions: &'static [Edition],
    rules_version: u32,
    oldest_rules_version: u32,
}

impl From<&Info> for Entry {
    fn from(info: &Info) -> Entry {
        let Info { id, name, seats, editions, rules_version, oldest_rules_version, .. } = *info;
        Entry { id, name, seats, editions, rules_version, oldest_rules_version }
    }
}

impl List {
    /// Lists them.
    pub(crate) fn run(self, words: &Words) -> Result<(), Failure> {
        let mut screen = Screen::new();
        if self.json {
            let entries: Vec<Entry> = GAMES.iter().map(Entry::from).collect();
            return screen.show(&super::json(&entries));
        }
        let text: String = GAMES.iter().map(|info| describe(info, words)).collect();
        screen.show(&text)
    }
}

fn describe(info: &Info, words: &Words) -> String {
    let seats =
        |range: SeatRange| words.say(&phrase!("games-seats", min = range.min, max = range.max));
    let mut text = format!(
        "{}  {} · {}\n",
        styled(KEY, info.id),
        styled(STRONG, info.name),
        seats(info.seats)
    );
    for edition in info.editions {
        let line = phrase!("games-edition", edition = edition.id);
        text.push_str(&format!("    {} · {}\n", words.say(&line), seats(edition.seats)));
    }
    for option in info.options {
        let values = option.values.join(" | ");
        text.push_str(&format!("    --option {}={}\n", option.id, styled(DIM, &values)));
    }
    text
}
