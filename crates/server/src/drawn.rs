//! The parts of a table's page as they are drawn and sent: once for all who see
//! the same.

mod shared_parts;

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use axum::extract::ws::Utf8Bytes;
use ludi_engine::shared_html::{SharedHtml, filled};
use ludi_engine::{SharedPart, digest};
use memchr::{memmem, memrchr};

use self::shared_parts::{around_holes, compare_holes};
use crate::lines::Lines;
use crate::pieces::{Cut, Piece, cut_first};

/// A part of a page.
pub(crate) struct Part {
    /// The id of its element.
    pub(crate) id: &'static str,
    content: Content,
}

/// What a part is made of.
pub(crate) enum Content {
    Html(Html),
    Lines(Lines),
}

impl From<Arc<SharedHtml>> for Content {
    fn from(html: Arc<SharedHtml>) -> Content {
        Content::Html(Html { html, stretches: OnceLock::new() })
    }
}

impl From<String> for Content {
    fn from(html: String) -> Content {
        Arc::new(SharedHtml::from(html)).into()
    }
}

impl From<Lines> for Content {
    fn from(lines: Lines) -> Content {
        Content::Lines(lines)
    }
}

/// What has changed: elements by their ids, each as an entry of a JSON object.
pub(crate) type Pieces = Vec<Arc<str>>;

impl Part {
    pub(crate) fn new(id: &'static str, content: impl Into<Content>) -> Part {
        Part { id, content: content.into() }
    }

    /// All of it as plain HTML.
    pub(crate) fn whole(&self) -> String {
        match &self.content {
            Content::Html(html) => html.html.whole(),
            Content::Lines(lines) => lines.whole(),
        }
    }

    /// The lines in it, if it is made of lines.
    pub(crate) fn lines(&self) -> Option<&Lines> {
        match &self.content {
            Content::Html(_) => None,
            Content::Lines(lines) => Some(lines),
        }
    }

    /// What is to be sent of it to a page that shows it like this.
    fn changes(&self, shown: Option<&Part>, changes: &mut Changes) {
        let before = changes.pieces.len();
        if shown.and_then(|shown| self.compare(shown, &mut changes.pieces)).is_none() {
            changes.pieces.truncate(before);
            changes.parts.push(entry(self.id, &self.whole()));
        }
    }

    /// Finds the pieces that have changed; `None` if something else has.
    fn compare(&self, shown: &Part, changed: &mut Pieces) -> Option<()> {
        match (&self.content, &shown.content) {
            // What is small is sent whole.
            (Content::Html(new), Content::Html(old)) if !matches!(self.id, "board" | "chat") => {
                (new.html == old.html).then_some(())
            }
            (Content::Html(new), Content::Html(old)) => new.compare(old, changed),
            (Content::Lines(new), Content::Lines(old)) => new.compare(old, changed),
            _ => None,
        }
    }
}

/// HTML, of which only the pieces are sent that have changed.
pub(crate) struct Html {
    html: Arc<SharedHtml>,
    /// Its stretches, once somebody wanted to know what has changed.
    stretches: OnceLock<Arc<[Stretch]>>,
}

/// A stretch of a part that is compared as a whole, and read only if it has changed: a part of
/// the board with what follows it, what comes before the first, or all there is.
struct Stretch {
    /// Where it lies in the frame of the part.
    at: Range<usize>,
    /// The holes in it, by number.
    holes: Range<usize>,
    /// Its pieces, with its holes among them.
    pieces: OnceLock<Option<Arc<[Piece]>>>,
}

/// How the tag of a part of the board goes on.
const BOARD_PART: &[u8] = b" id=\"board-";

/// Where the parts of a board begin.
fn board_parts(html: &str) -> Vec<usize> {
    let found = memmem::find_iter(html.as_bytes(), BOARD_PART);
    found.filter_map(|at| memrchr(b'<', &html.as_bytes()[..at])).collect()
}

impl Html {
    fn stretches(&self) -> &Arc<[Stretch]> {
        self.stretches.get_or_init(|| {
            let frame = self.html.frame();
            let mut starts = board_parts(frame);
            if starts.first().is_none_or(|first| *first > 0) {
                starts.insert(0, 0);
            }
            let ends = starts[1..].iter().copied().chain([frame.len()]);
            let mut filled = 0;
            let stretch = |(start, end): (usize, usize)| {
                let first = filled;
                filled +=
                    memmem::find_iter(&frame.as_bytes()[start..end], SharedHtml::HOLE).count();
                Stretch { at: start..end, holes: first..filled, pieces: OnceLock::new() }
            };
            starts.iter().copied().zip(ends).map(stretch).collect()
        })
    }

    /// Finds the pieces that have changed; `None` if something else has.
    fn compare(&self, shown: &Html, changed: &mut Pieces) -> Option<()> {
        let earlier = shown.stretches();
        let same_frame = self.html.frame() == shown.html.frame();
        let stretches = match same_frame {
            true => self.stretches.get_or_init(|| earlier.clone()),
            false => self.stretches(),
        };
        if stretches.len() != earlier.len() {
            return compare_plain(&self.html.whole(), &shown.html.whole(), changed);
        }
        for (new, old) in stretches.iter().zip(earlier.iter()) {
            let (now, then) = (new.text(self), old.text(shown));
            if same_frame || now == then {
                new.take_over(old);
                let (parts, earlier) = (new.parts(self), old.parts(shown));
                if compare_holes(parts, earlier, changed).is_some() {
                    continue;
                }
                if let Some(around) = around_holes(now, parts, earlier) {
                    changed.push(around);
                    continue;
                }
            }
            if self.compare_first(new, shown, old, changed).is_none() {
                let now = filled(now, new.parts(self));
                compare_plain(&now, &filled(then, old.parts(shown)), changed)?;
            }
        }
        Some(())
    }

    /// Finds what has changed in the first element of a stretch, and in the parts that follow
    /// it; `None`, and nothing found, if something else has.
    fn compare_first(
        &self,
        new: &Stretch,
        shown: &Html,
        old: &Stretch,
        changed: &mut Pieces,
    ) -> Option<()> {
        let then = old.cut(old.text(shown), None)?;
        let now = new.cut(new.text(self), Some(then))?;
        if now.has_holes() || then.has_holes() {
            return None;
        }
        let found = changed.len();
        let compared = compare_cut(now, then, changed)
            .and_then(|()| compare_holes(new.parts(self), old.parts(shown), changed));
        if compared.is_none() {
            changed.truncate(found);
        }
        compared
    }
}

impl Stretch {
    fn text<'a>(&self, of: &'a Html) -> &'a str {
        &of.html.frame()[self.at.clone()]
    }

    /// What fills its holes.
    fn parts<'a>(&self, of: &'a Html) -> &'a [Arc<SharedPart>] {
        &of.html.parts()[self.holes.clone()]
    }

    fn cut<'a>(&'a self, html: &'a str, earlier: Option<Cut<'_>>) -> Option<Cut<'a>> {
        let pieces = self.pieces.get_or_init(|| cut_first(html, earlier).map(Arc::from));
        Some(Cut { html, pieces: pieces.as_ref()? })
    }

    /// It is the same as this one, and so are its pieces.
    fn take_over(&self, same: &Stretch) {
        if let Some(pieces) = same.pieces.get() {
            self.pieces.get_or_init(|| pieces.clone());
        }
    }
}

/// Finds what has changed in some HTML, stretch by stretch; `None` if something has that cannot
/// be sent by its id.
fn compare_plain(now: &str, then: &str, changed: &mut Pieces) -> Option<()> {
    let starts = |html| Some(board_parts(html)).filter(|starts| !starts.is_empty());
    let starts = [now, then].map(|html| starts(html).unwrap_or_else(|| vec![0]));
    let [new, old] = &starts;
    if new.len() != old.len() || now[..new[0]] != then[..old[0]] {
        return None;
    }
    let end =
        |starts: &[usize], html: &str, at: usize| starts.get(at + 1).copied().unwrap_or(html.len());
    for at in 0..new.len() {
        let now = &now[new[at]..end(new, now, at)];
        let then = &then[old[at]..end(old, then, at)];
        if now == then {
            continue;
        }
        let pieces = cut_first(then, None)?;
        let old = Cut { html: then, pieces: &pieces };
        let pieces = cut_first(now, Some(old))?;
        compare_cut(Cut { html: now, pieces: &pieces }, old, changed)?;
    }
    Some(())
}

/// Finds what has changed in the first elements of two texts; `None` if something else has.
fn compare_cut<'a>(new: Cut<'a>, old: Cut<'a>, changed: &mut Pieces) -> Option<()> {
    if new.rest() != old.rest() || new.first_id() != old.first_id() {
        return None;
    }
    note(new.changes(&old), changed);
    Some(())
}

fn note(found: Vec<(&str, String)>, changed: &mut Pieces) {
    changed.extend(found.into_iter().map(|(id, html)| entry(id, &html)));
}

/// An entry of a JSON object.
pub(crate) fn entry(id: &str, html: &str) -> Arc<str> {
    let mut text = Vec::with_capacity(html.len() + html.len() / 8 + id.len() + 8);
    write_json(&mut text, id);
    text.push(b':');
    write_json(&mut text, html);
    String::from_utf8(text).expect("JSON is text").into()
}

fn write_json(text: &mut Vec<u8>, value: &str) {
    serde_json::to_writer(text, value).expect("memory takes all that is written");
}

/// What has changed on a page: entries of a JSON object, by the ids of elements.
#[derive(Default)]
struct Changes {
    parts: Pieces,
    pieces: Pieces,
}

impl Changes {
    /// The message to an open page.
    fn message(&self, stage: &str, title: &str) -> String {
        let entries = || self.parts.iter().chain(&self.pieces);
        let length: usize = entries().map(|entry| entry.len() + 1).sum();
        let (stage, title) = (entry("stage", stage), entry("title", title));
        let mut text = String::with_capacity(stage.len() + title.len() + length + 16);
        for head in ["{", &*stage, ",", &*title, ",\"parts\":{"] {
            text.push_str(head);
        }
        for (at, entry) in entries().enumerate() {
            if at > 0 {
                text.push(',');
            }
            text.push_str(entry);
        }
        text.push_str("}}");
        text
    }
}

/// A page that was drawn. It never changes.
pub(crate) struct Drawn {
    /// No other has it.
    number: u64,
    /// Which of the faces of a table it is.
    stage: &'static str,
    pub(crate) title: String,
    parts: Vec<Arc<Part>>,
    mark: OnceLock<String>,
    /// What was sent of it, by the number of what was shown before.
    messages: Mutex<Vec<(Option<u64>, Option<Utf8Bytes>)>>,
}

impl Drawn {
    pub(crate) fn new(stage: &'static str, title: String, parts: Vec<Arc<Part>>) -> Drawn {
        static DRAWN: AtomicU64 = AtomicU64::new(0);
        let number = DRAWN.fetch_add(1, Ordering::Relaxed);
        Drawn { number, stage, title, parts, mark: OnceLock::new(), messages: Mutex::default() }
    }

    /// The part of this id.
    pub(crate) fn part(&self, id: &str) -> Option<&Arc<Part>> {
        self.parts.iter().find(|part| part.id == id)
    }

    /// The sign of what it shows.
    pub(crate) fn mark(&self) -> &str {
        self.mark.get_or_init(|| mark(self.parts.iter().map(|part| part.whole())))
    }

    /// What a page is to be sent that shows what has this mark.
    pub(crate) fn changes_since(&self, mark: &str) -> Option<Utf8Bytes> {
        let (now, then) = (self.mark().as_bytes(), mark.as_bytes());
        if now.len() != then.len() {
            // It shows another of the faces.
            return self.changes(None);
        }
        let signs = now.chunks(SIGN).zip(then.chunks(SIGN));
        let parts = self.parts.iter().zip(signs).filter(|(_, (now, then))| now == then);
        let parts = parts.map(|(part, _)| part.clone()).collect();
        self.message(Some(&Drawn::new(self.stage, self.title.clone(), parts)))
    }

    /// What a page is to be sent that shows this much; `None` if that is all.
    pub(crate) fn changes(&self, shown: Option<&Drawn>) -> Option<Utf8Bytes> {
        let mut messages = self.messages.lock().unwrap_or_else(PoisonError::into_inner);
        let since = shown.map(|shown| shown.number);
        if let Some((_, message)) = messages.iter().find(|(known, _)| *known == since) {
            return message.clone();
        }
        let message = self.message(shown);
        messages.push((since, message.clone()));
        message
    }

    fn message(&self, shown: Option<&Drawn>) -> Option<Utf8Bytes> {
        let mut changes = Changes::default();
        for part in &self.parts {
            let shown = shown.and_then(|shown| shown.part(part.id));
            if shown.is_none_or(|shown| !Arc::ptr_eq(shown, part)) {
                part.changes(shown.map(Arc::as_ref), &mut changes);
            }
        }
        let turned = shown.is_none_or(|shown| shown.stage != self.stage);
        let nothing = changes.parts.is_empty() && changes.pieces.is_empty() && !turned;
        (!nothing).then(|| changes.message(self.stage, &self.title).into())
    }
}

/// How many letters of a mark stand for a part.
const SIGN: usize = 8;

/// A short sign for each part of what a page shows: a socket that starts from the same
/// sign need not send it again.
pub(crate) fn mark(parts: impl Iterator<Item = impl AsRef<str>>) -> String {
    parts.map(|part| format!("{:08x}", digest(&part.as_ref()) as u32)).collect()
}

#[cfg(test)]
mod tests;
