//! Lists on a page, such as the log: a list that goes on is neither read nor compared again.

use std::sync::Arc;

use ludi_engine::SharedPart;

use crate::drawn::{Pieces, entry};
use crate::growing::Growing;
use crate::tag::{opening, sign_for};

/// Shared parts one after the other, each an element with an id, in an element with an id.
pub(crate) struct Lines {
    head: Arc<str>,
    lines: Growing<Arc<SharedPart>>,
    tail: Arc<str>,
}

impl Lines {
    /// Plain HTML with these lines before the first such end tag.
    pub(crate) fn within(html: &str, end_tag: &str, lines: Growing<Arc<SharedPart>>) -> Lines {
        let (head, tail) = html.split_at(html.find(end_tag).unwrap_or(html.len()));
        Lines { head: head.into(), lines, tail: tail.into() }
    }

    /// Other lines in the same element.
    pub(crate) fn with(&self, lines: Growing<Arc<SharedPart>>) -> Lines {
        Lines { head: self.head.clone(), lines, tail: self.tail.clone() }
    }

    /// The lines.
    pub(crate) fn lines(&self) -> &Growing<Arc<SharedPart>> {
        &self.lines
    }

    /// All of it as plain HTML.
    pub(crate) fn whole(&self) -> String {
        let mut html = self.head.to_string();
        self.lines.items().iter().for_each(|line| html.push_str(line.html()));
        html.push_str(&self.tail);
        html
    }

    /// Finds what has changed in the lines: the element around them, with signs for those that
    /// were in it already. `None` if something else is different.
    pub(crate) fn compare(&self, old: &Lines, changed: &mut Pieces) -> Option<()> {
        if (&self.head, &self.tail) != (&old.head, &old.tail) {
            return None;
        }
        let mut html = self.head[self.head.rfind('<')?..].to_owned();
        match self.lines.in_common(&old.lines).filter(|known| *known > 0) {
            // Of those that are still there only the first is read.
            Some(known) => {
                if (self.lines.len(), old.lines.len()) == (known, known) {
                    return Some(());
                }
                html.push_str(&sign_for(opening(self.lines.first()?.html())?, known));
                let new = self.lines.last(self.lines.len() - known);
                new.iter().for_each(|line| html.push_str(line.html()));
            }
            None => {
                let (new, old) = (self.lines.items(), old.lines.items());
                if new == old {
                    return Some(());
                }
                write_lines(&mut html, &new, &old)?;
            }
        }
        html.push_str(&self.tail[..=self.tail.find('>')?]);
        changed.push(entry(opening(&html)?.id, &html));
        Some(())
    }
}

/// Writes lines, with signs for runs of those that were there already.
fn write_lines(html: &mut String, new: &[Arc<SharedPart>], old: &[Arc<SharedPart>]) -> Option<()> {
    let mut rest = new;
    while let Some(first) = rest.first() {
        let run = old.iter().position(|old| old == first).map_or(0, |at| {
            let same = rest.iter().zip(&old[at..]);
            same.take_while(|(new, old)| new == old).count()
        });
        match run {
            0 => html.push_str(first.html()),
            _ => html.push_str(&sign_for(opening(first.html())?, run)),
        }
        rest = &rest[run.max(1)..];
    }
    Some(())
}
