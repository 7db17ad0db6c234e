//! What has happened at a table, line by line.

use std::sync::Arc;

use ludi_engine::{SharedPart, phrase};
use maud::{Markup, html};

use super::draws::given_up;
use super::promise::{Entry, entries, promised};
use super::table::{Earlier, TablePage, link};
use crate::growing::Growing;
use crate::house::{BoardModel, LogLine};
use crate::lines::Lines;

/// The last lines of the log, with the promises among them. A line that was drawn before is
/// not drawn again.
pub(super) fn log(table: &TablePage<'_>, play: &BoardModel, earlier: Earlier<'_>) -> Lines {
    let lines = continued(table, play, earlier).unwrap_or_else(|| all(table, play).into());
    let same = earlier.filter(|(old, _)| old.draws == table.model.draws);
    match same.and_then(|(_, drawn)| drawn.part("log")?.lines()) {
        Some(old) => old.with(lines),
        None => Lines::within(&around(table).0, "</ol>", lines),
    }
}

/// What is around the lines.
fn around(table: &TablePage<'_>) -> Markup {
    let reader = table.reader;
    let path = table.path();
    let label = reader.say(&phrase!("table-log"));
    html! {
        details #log .panel .steady open {
            summary { (label) }
            // What is new is read out at the prompt.
            ol #log-lines tabindex="0" aria-label=(label) {}
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

/// The lines as they were drawn earlier, with those that are new; `None` if they do not go on
/// from those, or there are others among them.
fn continued(
    table: &TablePage<'_>,
    play: &BoardModel,
    earlier: Earlier<'_>,
) -> Option<Growing<Arc<SharedPart>>> {
    let (model, drawn) = earlier?;
    if !model.promises.is_empty() || !table.model.promises.is_empty() {
        return None;
    }
    let known = play.log.in_common(&model.play.as_ref()?.log)?;
    let new = play.log.last(play.log.len() - known);
    let lines = drawn.part("log")?.lines()?.lines();
    Some(lines.extended(new.iter().map(|line| event(table, line)), play.log.len()))
}

/// All lines, with the promises in their places.
fn all(table: &TablePage<'_>, play: &BoardModel) -> Vec<Arc<SharedPart>> {
    let events = play.log.items();
    let events = events.iter().map(|line| (line.row, line));
    let line = |(row, entry): (u64, Entry<'_, &Arc<LogLine>>)| match entry {
        Entry::Event(line) => event(table, line),
        Entry::Promise(said, promise) => part(html! {
            li id={ "log-said-" (said.number) } .promise .whisper[said.to.is_some()] data-row=(row) {
                (promised(table.reader, said, promise))
            }
        }),
        Entry::Notice(said) => part(html! {
            li id={ "log-said-" (said.number) } .notice data-row=(row) { (said.text) }
        }),
    };
    entries(events, &table.model.promises).into_iter().map(line).collect()
}

/// Something that happened, drawn once for all who are told the same.
fn event(table: &TablePage<'_>, line: &LogLine) -> Arc<SharedPart> {
    line.drawn(|| {
        let LogLine { row, place, sentence, .. } = line;
        let drawn = html! {
            li id={ "log-" (row) "-" (place) } data-row=(row) {
                (sentence.text) " " (link(table.model.game, sentence.rule, table.citations))
            }
        };
        SharedPart::new(drawn.into_string())
    })
}

fn part(drawn: Markup) -> Arc<SharedPart> {
    Arc::new(SharedPart::new(drawn.into_string()))
}
