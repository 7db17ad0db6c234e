//! HTML cut into pieces: the elements with all that lies in them. Of a part that was
//! drawn anew, only the elements with an id are sent that have changed.
//!
//! An element that is sent need not be whole either. In the place of what is still the
//! same in it stands an empty element with `data-same`, which the script replaces by what
//! the page shows: by the element of the same id, or, where it has none, by the one at
//! `data-old`: the id of an element around it, and the way down from there, each step the
//! number of a child. `data-same="3"` stands for that element and its next two neighbours.
//! An element of which only the own tag has changed is empty and has `data-inside`: it
//! keeps what the page shows in it.

use std::fmt::Write;
use std::ops::Range;

use ludi_engine::shared_html::SharedHtml;
use memchr::{memchr, memchr3};

use crate::tag::{VOID, attributes};

/// What is longer, in bytes, is not sent again because the tag around it has changed.
const LONG: usize = 24;

/// An element without an id is a piece only if it is at least as long, in bytes: a sign in
/// its place would be hardly shorter.
const WORTH_A_SIGN: usize = 72;

/// Room for the elements that lie in each other.
const DEEP: usize = 8;

/// A piece of some HTML.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    /// Where its element lies.
    at: Range<usize>,
    /// Where the name of its element lies.
    tag: Range<usize>,
    /// Where its id lies; empty if it has none.
    id: Range<usize>,
    /// Where what is in it begins.
    inside: usize,
    /// The piece in which it lies, by its place among all.
    within: Option<usize>,
    /// The nearest piece around it that has an id.
    owner: Option<usize>,
    /// Which child of its parent element it is, from 0.
    nth: usize,
    /// The place after the last piece that lies in it.
    next: usize,
}

/// Some HTML that is one element, and its pieces: the first is all of it, and those
/// that lie in another follow it in order.
#[derive(Clone, Copy)]
pub(crate) struct Cut<'a> {
    pub(crate) html: &'a str,
    pub(crate) pieces: &'a [Piece],
}

/// Cuts HTML, if it is one element with an id and all its elements end where they
/// should. An earlier look of the same saves reading what is still the same.
pub(crate) fn cut(html: &str, earlier: Option<Cut<'_>>) -> Option<Vec<Piece>> {
    cut_first(html, earlier).filter(|pieces| pieces[0].at.end == html.len())
}

/// The same for HTML that begins with such an element, whatever follows it.
pub(crate) fn cut_first(html: &str, earlier: Option<Cut<'_>>) -> Option<Vec<Piece>> {
    let room = earlier.map_or(DEEP, |earlier| earlier.pieces.len() + DEEP);
    let (pieces, open) = (Vec::with_capacity(room), Vec::with_capacity(DEEP));
    let mut cutter = Cutter { html, earlier, guess: 0, pieces, open };
    let mut at = 0;
    loop {
        at = cutter.tag(at + memchr(b'<', &html.as_bytes()[at..])?)?;
        if cutter.open.is_empty() {
            break;
        }
    }
    let begins = |all: &Piece| all.at.start == 0 && !all.id.is_empty();
    cutter.pieces.first().is_some_and(begins).then_some(cutter.pieces)
}

/// An element whose end has not been read.
struct OpenElement<'a> {
    tag: &'a str,
    piece: usize,
    /// How many elements have begun in it.
    children: usize,
}

struct Cutter<'a> {
    html: &'a str,
    earlier: Option<Cut<'a>>,
    /// Which earlier piece is likely to come next.
    guess: usize,
    pieces: Vec<Piece>,
    open: Vec<OpenElement<'a>>,
}

impl Cutter<'_> {
    /// Reads the tag that begins here, and says where to go on.
    fn tag(&mut self, start: usize) -> Option<usize> {
        let html = self.html;
        let rest = &html[start..];
        if rest.starts_with("<!--") {
            return Some(start + rest.find("-->")? + 3);
        }
        if rest.starts_with(SharedHtml::HOLE) {
            self.open.last_mut()?.children += 1;
            return Some(start + SharedHtml::HOLE.len());
        }
        if let Some(rest) = rest.strip_prefix("</") {
            let end = memchr(b'>', rest.as_bytes())?;
            let element = self.open.pop().filter(|element| element.tag == &rest[..end])?;
            let end = start + 2 + end + 1;
            self.end(element.piece, end);
            return Some(end);
        }
        let name = memchr3(b' ', b'>', b'/', &rest.as_bytes()[1..])?;
        let tag = start + 1..start + 1 + name;
        let (end, id) = attributes(html, tag.end)?;
        let (within, nth) = match self.open.last_mut() {
            Some(parent) => {
                parent.children += 1;
                (Some(parent.piece), parent.children - 1)
            }
            None => (None, 0),
        };
        let owner = within.and_then(|within| self.owner_or_self(within));
        let id = match id {
            Some(id) => match self.take_over(start, &id, within, owner, nth) {
                Some(end) => return Some(end),
                None => id,
            },
            None => start..start,
        };
        let (piece, next) = (self.pieces.len(), self.pieces.len() + 1);
        let (at, inside) = (start..end, end);
        self.pieces.push(Piece { at, tag: tag.clone(), id, inside, within, owner, nth, next });
        let tag = &html[tag];
        if html[..end].ends_with("/>") || VOID.contains(&tag) {
            self.end(piece, end);
        } else {
            self.open.push(OpenElement { tag, piece, children: 0 });
        }
        Some(end)
    }

    /// An element ends here.
    fn end(&mut self, piece: usize, end: usize) {
        let next = self.pieces.len();
        let ended = &mut self.pieces[piece];
        ended.at.end = end;
        ended.next = next;
        if ended.id.is_empty() && ended.at.len() < WORTH_A_SIGN && next == piece + 1 {
            self.pieces.pop();
        }
    }

    /// The nearest piece with an id, from this one outwards.
    fn owner_or_self(&self, place: usize) -> Option<usize> {
        let Piece { id, owner, .. } = &self.pieces[place];
        if id.is_empty() { *owner } else { Some(place) }
    }

    /// If the piece that begins here is the same as it was earlier, all that was found
    /// in it then holds still. Says where it ends.
    fn take_over(
        &mut self,
        start: usize,
        id: &Range<usize>,
        within: Option<usize>,
        owner: Option<usize>,
        nth: usize,
    ) -> Option<usize> {
        let earlier = self.earlier?;
        let old = earlier.find(&self.html[id.clone()], self.guess)?;
        let piece = &earlier.pieces[old];
        self.guess = old + 1;
        if !self.html[start..].starts_with(earlier.text(old)) {
            return None;
        }
        self.guess = piece.next;
        let first = self.pieces.len();
        let moved = |at: usize| at - piece.at.start + start;
        let all = |range: &Range<usize>| moved(range.start)..moved(range.end);
        let inner = |place: Option<usize>| {
            place.filter(|place| *place >= old).map(|place| place - old + first)
        };
        self.pieces.extend(earlier.pieces[old..piece.next].iter().map(|same| Piece {
            at: all(&same.at),
            tag: all(&same.tag),
            id: all(&same.id),
            inside: moved(same.inside),
            within: inner(same.within),
            owner: inner(same.owner),
            nth: same.nth,
            next: same.next - old + first,
        }));
        let same = &mut self.pieces[first];
        (same.within, same.owner, same.nth) = (within, owner, nth);
        Some(start + piece.at.len())
    }
}

impl<'a> Cut<'a> {
    fn text(&self, place: usize) -> &'a str {
        &self.html[self.pieces[place].at.clone()]
    }

    /// What is in a piece.
    fn inside(&self, place: usize) -> &'a str {
        let Piece { at, tag, inside, .. } = &self.pieces[place];
        // Before the end tag.
        self.html.get(*inside..at.end - tag.len() - 3).unwrap_or_default()
    }

    fn tag(&self, place: usize) -> &'a str {
        &self.html[self.pieces[place].tag.clone()]
    }

    /// What follows the first piece.
    pub(crate) fn rest(&self) -> &'a str {
        &self.html[self.pieces[0].at.end..]
    }

    /// Are there holes in the first piece?
    pub(crate) fn has_holes(&self) -> bool {
        self.first().contains(SharedHtml::HOLE)
    }

    /// The first piece.
    pub(crate) fn first(&self) -> &'a str {
        self.text(0)
    }

    /// The id of the first piece.
    pub(crate) fn first_id(&self) -> &'a str {
        self.id(0)
    }

    /// The id of a piece; empty if it has none.
    fn id(&self, place: usize) -> &'a str {
        &self.html[self.pieces[place].id.clone()]
    }

    /// The piece with this id, which is likely to be at a certain place.
    fn find(&self, id: &str, guess: usize) -> Option<usize> {
        if guess < self.pieces.len() && self.id(guess) == id {
            return Some(guess);
        }
        (0..self.pieces.len()).find(|place| self.id(*place) == id)
    }

    /// The pieces that lie in this one and in none between.
    fn inner(&self, place: usize) -> impl Iterator<Item = usize> + use<'a> {
        let pieces = self.pieces;
        let end = pieces[place].next;
        let mut at = place + 1;
        std::iter::from_fn(move || {
            let next = (at < end).then_some(at)?;
            at = pieces[next].next;
            Some(next)
        })
    }

    /// What lies around and between the pieces in this one: a text more than there are
    /// of them.
    fn between(&self, place: usize) -> impl Iterator<Item = &'a str> + use<'a> {
        let Cut { html, pieces } = *self;
        let Range { start, end } = pieces[place].at;
        let (mut from, mut inner) = (Some(start), self.inner(place));
        std::iter::from_fn(move || match inner.next() {
            Some(next) => {
                let text = &html[from?..pieces[next].at.start];
                from = Some(pieces[next].at.end);
                Some(text)
            }
            None => Some(&html[from.take()?..end]),
        })
    }

    /// Is a piece the same as an earlier one but for the pieces in it?
    fn is_same_around(&self, place: usize, earlier: &Cut<'_>, old: usize) -> bool {
        let ids = self.inner(place).map(|inner| self.id(inner));
        ids.eq(earlier.inner(old).map(|inner| earlier.id(inner)))
            && self.between(place).eq(earlier.between(old))
    }

    /// The elements that have changed since this was the earlier, by their ids.
    pub(crate) fn changes(&self, earlier: &Cut<'a>) -> Vec<(&'a str, String)> {
        let mut changes = Vec::new();
        self.compare(0, earlier, 0, &mut changes);
        changes
    }

    /// Finds what has changed in a piece; `false` if it has no id by which to send it.
    fn compare(
        &self,
        place: usize,
        earlier: &Cut<'a>,
        old: usize,
        changes: &mut Vec<(&'a str, String)>,
    ) -> bool {
        if self.text(place) == earlier.text(old) {
            return true;
        }
        let before = changes.len();
        if self.is_same_around(place, earlier, old) {
            let mut pairs = self.inner(place).zip(earlier.inner(old));
            if pairs.all(|(inner, old)| self.compare(inner, earlier, old, changes)) {
                return true;
            }
            changes.truncate(before);
        }
        if self.id(place).is_empty() {
            return false;
        }
        let mut writer = Writer { new: *self, old: *earlier, html: String::new() };
        writer.element(place, Some(old));
        changes.push((self.id(place), writer.html));
        true
    }
}

/// Writes elements with signs in the place of what is still the same.
struct Writer<'a> {
    new: Cut<'a>,
    old: Cut<'a>,
    html: String,
}

impl Writer<'_> {
    /// Writes an element that was this one earlier. Whatever comes from elsewhere on the
    /// page was none, and is written out: there it may be gone by then.
    fn element(&mut self, place: usize, was: Option<usize>) {
        let Writer { new, old, .. } = *self;
        let Piece { at, inside, id, .. } = &new.pieces[place];
        if let Some(was) = was
            && !id.is_empty()
            && new.inside(place).len() > LONG
            && new.inside(place) == old.inside(was)
        {
            self.html.push_str(&new.html[at.start..inside - 1]);
            self.write(format_args!(" data-inside></{}>", new.tag(place)));
            return;
        }
        let mut from = at.start;
        let mut inner = new.inner(place).peekable();
        // Where in the earlier element the search goes on.
        let mut guess = was.map_or(0, |was| was + 1);
        while let Some(first) = inner.next() {
            self.html.push_str(&new.html[from..new.pieces[first].at.start]);
            let mut last = first;
            if let Some(same) = self.same(first, was, guess) {
                let (mut run, mut found) = (1, same);
                // Neighbours then and now.
                while let Some(next) = inner.peek().copied()
                    && new.pieces[last].at.end == new.pieces[next].at.start
                    && let Some(neighbour) = self.same(next, was, old.pieces[found].next)
                    && old.pieces[found].at.end == old.pieces[neighbour].at.start
                {
                    (last, found, run) = (next, neighbour, run + 1);
                    inner.next();
                }
                guess = old.pieces[found].next;
                self.sign(first, same, run);
            } else {
                let like = self.like(first, was, guess);
                guess = like.map_or(guess, |like| old.pieces[like].next);
                self.element(first, like);
            }
            from = new.pieces[last].at.end;
        }
        self.html.push_str(&new.html[from..at.end]);
    }

    /// The earlier piece in the same element that is the same as this one.
    fn same(&self, place: usize, was: Option<usize>, guess: usize) -> Option<usize> {
        let text = self.new.text(place);
        match self.new.id(place) {
            "" => {
                let inner = self.old.inner(was?).filter(|found| *found >= guess);
                let mut inner = inner.filter(|found| self.old.id(*found).is_empty());
                inner.find(|found| self.old.text(*found) == text)
            }
            _ => self.like(place, was, guess).filter(|found| self.old.text(*found) == text),
        }
    }

    /// The earlier piece in the same element that this one was.
    fn like(&self, place: usize, was: Option<usize>, guess: usize) -> Option<usize> {
        let was = was?;
        match self.new.id(place) {
            "" => {
                let is_like = |found: &usize| {
                    self.old.id(*found).is_empty() && self.old.tag(*found) == self.new.tag(place)
                };
                self.old.inner(was).filter(|found| *found >= guess).find(is_like)
            }
            id => {
                let owner = match self.old.id(was) {
                    "" => self.old.pieces[was].owner,
                    _ => Some(was),
                };
                let found = self.old.find(id, guess)?;
                (self.old.pieces[found].owner == owner).then_some(found)
            }
        }
    }

    /// Writes that so many elements from this one on are the same as before.
    fn sign(&mut self, place: usize, same: usize, run: usize) {
        let tag = self.new.tag(place);
        match self.new.id(place) {
            "" => {
                self.write(format_args!("<{tag} data-old=\""));
                self.way(same);
                self.html.push('"');
            }
            id => self.write(format_args!("<{tag} id=\"{id}\"")),
        }
        match run {
            1 => self.html.push_str(" data-same>"),
            _ => self.write(format_args!(" data-same=\"{run}\">")),
        }
        if !VOID.contains(&tag) {
            self.write(format_args!("</{tag}>"));
        }
    }

    /// Writes where an earlier piece lies: an id, and the way down from there.
    fn way(&mut self, place: usize) {
        let Piece { within, nth, .. } = &self.old.pieces[place];
        match (self.old.id(place), within) {
            ("", Some(within)) => {
                let nth = *nth;
                self.way(*within);
                self.write(format_args!(" {nth}"));
            }
            (id, _) => self.html.push_str(id),
        }
    }

    fn write(&mut self, text: std::fmt::Arguments<'_>) {
        self.html.write_fmt(text).expect("a string takes all that is written");
    }
}

#[cfg(test)]
pub(crate) mod tests;
