//! The parts of a table's page as they are drawn and sent: once for all who see
//! the same.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

use axum::extract::ws::Utf8Bytes;
use ludi_engine::shared_html::{SharedHtml, filled};
use ludi_engine::{SharedPart, digest};
use memchr::{memmem, memrchr};

use crate::lines::Lines;
use crate::pieces::{Cut, Piece, cut, cut_first};
use crate::tag::{element_id, opening, sign_for};

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

/// Finds what has changed in shared parts, each of which is an element with an id; `None`, and
/// nothing found, if some are something else.
fn compare_holes(
    new: &[Arc<SharedPart>],
    old: &[Arc<SharedPart>],
    changed: &mut Pieces,
) -> Option<()> {
    let before = changed.len();
    let mut pairs = new.iter().zip(old).filter(|(new, old)| !Arc::ptr_eq(new, old));
    let found = pairs.try_for_each(|(new, old)| compare_parts(new, old, changed));
    if found.is_none() {
        changed.truncate(before);
    }
    found
}

/// The element around some holes that lie in other places now, or have other elements in
/// them: with signs for those that were there already. `None` if it is not around all of them.
fn around_holes(frame: &str, new: &[Arc<SharedPart>], old: &[Arc<SharedPart>]) -> Option<Arc<str>> {
    let pieces = cut_first(frame, None)?;
    let around = Cut { html: frame, pieces: &pieces };
    let html = with_signs(around.first(), new, old)?;
    Some(entry(around.first_id(), &html))
}

/// A frame with parts in all of its holes: with signs for those that were there already. `None`
/// if it has other holes.
fn with_signs(frame: &str, new: &[Arc<SharedPart>], old: &[Arc<SharedPart>]) -> Option<String> {
    let mut texts = frame.split(SharedHtml::HOLE);
    let mut html = texts.next()?.to_owned();
    let mut left = new.iter();
    for (text, part) in texts.zip(left.by_ref()) {
        // A sign stands for one element.
        let was_there = old.contains(part) && part_id(part).is_some();
        match opening(part.drawn().frame()).filter(|_| was_there) {
            Some(opening) => html.push_str(&sign_for(opening, 1)),
            None => html.push_str(part.html()),
        }
        html.push_str(text);
    }
    left.next().is_none().then_some(html)
}

/// Finds what has changed in a shared part: parts that lie in it, or it. `None`, and nothing
/// found, if they are not the same element.
fn compare_parts(new: &Arc<SharedPart>, old: &Arc<SharedPart>, changed: &mut Pieces) -> Option<()> {
    let (now, then) = (new.drawn(), old.drawn());
    if now.frame() == then.frame() && compare_holes(now.parts(), then.parts(), changed).is_some() {
        return Some(());
    }
    if new.drawn().length() <= SHORT {
        changed.push(PartNote::of(new)?.whole(new, old)?);
    } else {
        changed.extend(part_changes(new, old)?.iter().cloned());
    }
    Some(())
}

/// A part that is not longer, in bytes, is sent whole: to find out what is still the same in
/// it would cost more than it saves.
const SHORT: usize = 600;

/// What has changed in a shared part: found once for all who see it.
type Shared = Arc<[Arc<str>]>;

/// What is found out about a shared part, once for all who see it.
#[derive(Default)]
struct PartNote {
    /// Where its id lies in its frame, if it is one element with an id.
    id: OnceLock<Option<Range<usize>>>,
    pieces: OnceLock<Option<Vec<Piece>>>,
    /// All of it, to be sent.
    whole: OnceLock<Arc<str>>,
    /// What has changed since it was another one, for some of those.
    since: Mutex<Vec<(Weak<SharedPart>, Shared)>>,
}

/// Since how many others it is kept what has changed: a part turns from a picture to a thing
/// that can be clicked and back.
const SINCE: usize = 4;

impl PartNote {
    fn of(part: &SharedPart) -> Option<&PartNote> {
        part.note(PartNote::default)
    }

    /// All of the part, if it is the same element as another one.
    fn whole(&self, part: &SharedPart, old: &SharedPart) -> Option<Arc<str>> {
        let id = part_id(part)?;
        (part_id(old)? == id).then(|| self.whole.get_or_init(|| entry(id, part.html())).clone())
    }
}

/// The id of a shared part; `None` if it is not one element with an id.
fn part_id(part: &SharedPart) -> Option<&str> {
    let frame = part.drawn().frame();
    let id = PartNote::of(part)?.id.get_or_init(|| element_id(frame));
    id.clone().map(|id| &frame[id])
}

/// A shared part with its pieces. Those of an earlier look save reading what is the same.
fn cut_part<'a>(part: &'a SharedPart, earlier: Option<Cut<'_>>) -> Option<Cut<'a>> {
    let html = part.html();
    let pieces = PartNote::of(part)?.pieces.get_or_init(|| cut(html, earlier)).as_ref()?;
    Some(Cut { html, pieces })
}

/// What has changed since a part was that one; `None` if they are not the same element.
fn part_changes(new: &SharedPart, old: &Arc<SharedPart>) -> Option<Shared> {
    let mut since = PartNote::of(new)?.since.lock().unwrap_or_else(PoisonError::into_inner);
    let known = since.iter().find(|(other, _)| other.as_ptr() == Arc::as_ptr(old));
    if let Some((_, found)) = known {
        return Some(found.clone());
    }
    let id = part_id(new).filter(|id| part_id(old) == Some(id))?;
    let found: Shared = match new.drawn().parts() {
        [] => {
            let earlier = cut_part(old, None)?;
            let mut found = Vec::new();
            note(cut_part(new, Some(earlier))?.changes(&earlier), &mut found);
            found.into()
        }
        // Of those that lie in it nothing is read.
        parts => {
            let html = with_signs(new.drawn().frame(), parts, old.drawn().parts())?;
            [entry(id, &html)].into()
        }
    };
    // A weak one keeps the place in memory, so that no other part is taken for it.
    if since.len() >= SINCE {
        since.remove(0);
    }
    since.push((Arc::downgrade(old), found.clone()));
    Some(found)
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
