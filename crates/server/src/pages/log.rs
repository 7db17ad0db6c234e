//! What has happened at a table, line by line.

use std::sync::Arc;

use ludi_engine::SharedPart;
use ludi_engine::phrase;
use ludi_engine::shared_html::SharedHtml;
use maud::{Markup, html};

use super::draws::given_up;
use super::promise::{Entry, entries, promised};
use super::table::{TablePage, link};
use crate::drawn::Part;
use crate::house::{BoardModel, PageModel};

/// The log as it was drawn for the same reader before.
pub(super) type Earlier<'a> = Option<(&'a PageModel, &'a Part)>;

/// The last lines of the log, with the promises among them. A line that was drawn before is
/// not drawn again.
pub(super) fn log(table: &TablePage<'_>, play: &BoardModel, earlier: Earlier<'_>) -> SharedHtml {
    let reader = table.reader;
    let path = table.path();
    let entries = entries(&play.log, &table.model.promises);
    let mut lines = drawn_before(earlier, &entries).unwrap_or_default();
    let new = named(&entries[lines.len()..]).into_iter();
    lines.extend(new.map(|line| draw(table, &line)));
    let label = reader.say(&phrase!("table-log"));
    let list = html! {
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
    };
    SharedHtml::list_in(&list.0, "</ol>", lines)
}

/// A line of the log, and its name: the row, and the place in it, from its last line on,
/// since the first may have dropped out.
struct Line<'a> {
    row: u64,
    place: u32,
    entry: &'a Entry<'a>,
}

fn named<'a>(entries: &'a [(u64, Entry<'a>)]) -> Vec<Line<'a>> {
    let mut lines: Vec<Line<'a>> =
        entries.iter().map(|(row, entry)| Line { row: *row, place: 0, entry }).collect();
    let mut later = None;
    for line in lines.iter_mut().rev() {
        line.place = match later {
            Some((row, place)) if row == line.row => place + 1,
            _ => 0,
        };
        later = Some((line.row, line.place));
    }
    lines
}

fn draw(table: &TablePage<'_>, line: &Line<'_>) -> Arc<SharedPart> {
    let Line { row, place, entry } = line;
    let id = format!("log-{row}-{place}");
    let drawn: Markup = match entry {
        Entry::Event(text) => html! {
            li id=(id) data-row=(row) {
                (text.text) " " (link(table.model.game, text.rule, table.citations))
            }
        },
        Entry::Promise(said, promise) => html! {
            li id=(id) .promise .whisper[said.to.is_some()] data-row=(row) {
                (promised(table.reader, said, promise))
            }
        },
        Entry::Notice(said) => html! { li id=(id) .notice data-row=(row) { (said.text) } },
    };
    Arc::new(SharedPart::new(drawn.into_string()))
}

/// The first of these lines as they were drawn before, as far as they were.
fn drawn_before(earlier: Earlier<'_>, lines: &[(u64, Entry<'_>)]) -> Option<Vec<Arc<SharedPart>>> {
    let (model, part) = earlier?;
    let (_, drawn, _) = part.html.as_list()?;
    let old = entries(&model.play.as_ref()?.log, &model.promises);
    let first = lines.first()?;
    let start = old.iter().position(|line| line == first)?;
    let old = &old[start..];
    let mut same = old.iter().zip(lines).take_while(|(old, line)| old == line).count();
    let (row, _) = lines[same - 1];
    // The lines of a row that went on or goes on have other names now.
    if [old, lines].iter().any(|lines| lines.get(same).is_some_and(|(next, _)| *next == row)) {
        same = lines[..same].iter().rposition(|(before, _)| *before != row).map_or(0, |at| at + 1);
    }
    Some(drawn.get(start..start + same)?.to_vec())
}
