//! The log of a match in words: each line once for all who are told the same.

use std::sync::Arc;

use ludi_engine::{self as engine, Lang, Phrase, Prompt, Viewer};

use super::page_model::LogLine;
use super::playing::LiveMatch;
use crate::growing::Growing;

/// How many lines of the log a page shows; the replay has all of them.
const LOG: usize = 80;

/// The end of the log in words.
#[derive(Default)]
pub(super) struct LogText {
    /// Up to which row.
    upto: u64,
    lines: Growing<Arc<LogLine>>,
    /// Did more happen before?
    earlier: bool,
}

/// Lines that were put into words since some row: most are the same for several viewers.
#[derive(Default)]
pub(super) struct Newest {
    row: u64,
    pub(super) lines: Vec<(Lang, Phrase, Arc<LogLine>)>,
}

impl LiveMatch {
    /// The last lines of the log, and whether there are more. Only what is new
    /// is put into words, so that a long match costs no more than a short one.
    pub(super) fn log(&mut self, viewer: Viewer, lang: Lang) -> (Growing<Arc<LogLine>>, bool) {
        let rows = self.table.rows();
        let mut told = self.told.remove(&(viewer, lang)).unwrap_or_default();
        let last = told.lines.last(1).pop();
        if last.is_none() || told.upto < rows {
            let mut feed = self.table.log(viewer, told.upto);
            feed.retain(|line| last.is_none() || line.row > told.upto);
            let mut next = last.map_or((0, 0), |last| (last.row, last.place + 1));
            let place = |line: engine::LogLine| {
                let row = self.numbers.number(viewer, line.row);
                let place = if row == next.0 { next.1 } else { 0 };
                next = (row, place + 1);
                (row, place, line.text)
            };
            let mut new: Vec<_> = feed.into_iter().map(place).collect();
            // Of the log of a long match nobody sees the beginning.
            told.earlier |= told.lines.len() + new.len() > LOG;
            new.drain(..new.len().saturating_sub(LOG));
            let new: Vec<_> = new
                .into_iter()
                .map(|(row, place, text)| self.log_line(lang, row, place, text))
                .collect();
            if !new.is_empty() {
                told.lines = told.lines.extended(new, LOG);
            }
            told.upto = rows;
        }
        let shown = (told.lines.clone(), told.earlier);
        self.told.insert((viewer, lang), told);
        shown
    }

    /// A line in words, shared with those who were told the same of the last row.
    fn log_line(&mut self, lang: Lang, row: u64, place: u32, said: Prompt) -> Arc<LogLine> {
        let rows = self.table.rows();
        if self.newest.row != rows {
            self.newest = Newest { row: rows, lines: Vec::new() };
        }
        let known = self.newest.lines.iter().find(|(of, text, line)| {
            (*of, line.row, line.place, line.sentence.rule) == (lang, row, place, said.rule.0)
                && *text == said.text
        });
        if let Some((.., line)) = known {
            return line.clone();
        }
        let line = LogLine::new(row, place, self.sentence(lang, &said.text, said.rule));
        let line = Arc::new(line);
        self.newest.lines.push((lang, said.text, line.clone()));
        line
    }
}
