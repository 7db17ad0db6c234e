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
    let mut known = KnownLines::new(earlier);
    let lines = named(entries(&play.log, &table.model.promises)).into_iter();
    let lines = lines.map(|line| known.find(&line).unwrap_or_else(|| draw(table, &line)));
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
    SharedHtml::list_in(&list.0, "</ol>", lines.collect())
}

/// A line of the log, and its name: the row, and the place in it, from its last line on,
/// since the first may have dropped out.
struct Line<'a> {
    row: u64,
    place: u32,
    entry: Entry<'a>,
}

fn named<'a>(entries: Vec<(u64, Entry<'a>)>) -> Vec<Line<'a>> {
    let mut lines: Vec<Line<'a>> =
        entries.into_iter().map(|(row, entry)| Line { row, place: 0, entry }).collect();
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

/// The lines that were drawn before.
struct KnownLines<'a> {
    lines: Vec<(Line<'a>, &'a Arc<SharedPart>)>,
    /// Which of them is likely to come next.
    guess: usize,
}

impl<'a> KnownLines<'a> {
    fn new(earlier: Earlier<'a>) -> KnownLines<'a> {
        let lines = earlier.and_then(|(model, part)| {
            let (_, drawn, _) = part.html.as_list()?;
            let lines = named(entries(&model.play.as_ref()?.log, &model.promises));
            Some(lines.into_iter().zip(drawn).collect())
        });
        KnownLines { lines: lines.unwrap_or_default(), guess: 0 }
    }

    /// The same line, if it was drawn.
    fn find(&mut self, line: &Line<'_>) -> Option<Arc<SharedPart>> {
        let name = (line.row, line.place);
        let is_it = |known: &(Line<'_>, &Arc<SharedPart>)| (known.0.row, known.0.place) == name;
        let at = match self.lines.get(self.guess) {
            Some(known) if is_it(known) => self.guess,
            _ => self.lines.iter().position(is_it)?,
        };
        self.guess = at + 1;
        let (known, drawn) = &self.lines[at];
        (known.entry == line.entry).then(|| Arc::clone(drawn))
    }
}
