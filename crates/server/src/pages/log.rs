//! What has happened at a table, line by line.

use ludi_engine::phrase;
use maud::{Markup, html};

use super::draws::given_up;
use super::promise::{Entry, entries, promised};
use super::table::{TablePage, link};
use crate::house::BoardModel;

/// The last lines of the log, with the promises among them.
pub(super) fn log(table: &TablePage<'_>, play: &BoardModel) -> Markup {
    let reader = table.reader;
    let path = table.path();
    let lines = named(entries(&play.log, &table.model.promises));
    html! {
        details #log .panel .steady open {
            summary { (reader.say(&phrase!("table-log"))) }
            // What is new is read out at the prompt.
            ol #log-lines tabindex="0" aria-label=(reader.say(&phrase!("table-log"))) {
                @for (id, row, entry) in lines {
                    @match entry {
                        Entry::Event(text) => {
                            li id=(id) data-row=(row) {
                                (text.text) " " (link(table.model.game, text.rule, table.citations))
                            }
                        }
                        Entry::Promise(said, promise) => {
                            li id=(id) .promise .whisper[said.to.is_some()] data-row=(row) {
                                (promised(reader, said, promise))
                            }
                        }
                        Entry::Notice(said) => { li id=(id) .notice data-row=(row) { (said.text) } }
                    }
                }
            }
            p .more {
                a href={ (path) "replay" } { (reader.say(&phrase!("table-replay"))) }
                " · "
                a href={ (path) "fairness" } { (reader.say(&phrase!("table-fairness"))) }
                " · "
                button .keys type="button" aria-keyshortcuts="?" { (reader.say(&phrase!("keys"))) }
            }
            (given_up(reader, &table.model.draws))
        }
    }
}

/// The lines of a log with their ids: the row, and the place in it, from its last
/// line on, since the first may have dropped out.
fn named<'a>(entries: Vec<(u64, Entry<'a>)>) -> Vec<(String, u64, Entry<'a>)> {
    let mut place = (0, 0);
    let name = |(row, entry)| {
        place = if place.0 == row { (row, place.1 + 1) } else { (row, 0) };
        (format!("log-{row}-{}", place.1), row, entry)
    };
    let mut lines: Vec<_> = entries.into_iter().rev().map(name).collect();
    lines.reverse();
    lines
}
