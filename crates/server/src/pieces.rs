//! HTML cut into pieces: a piece is an element that has an id, with all that lies in
//! it. Of a part that was drawn anew, only the pieces that have changed are sent.
//!
//! A piece that is sent need not be whole either: in the place of a piece within it
//! that is the same as before stands an empty element with its id and `data-same`,
//! which the script replaces by what the page shows. `data-same="3"` stands for that
//! piece and its next two neighbours. A piece in which only its own tag has changed is
//! empty and has `data-inside`: it keeps what the page shows in it.

use std::fmt::Write;
use std::ops::Range;

use memchr::{memchr, memchr2, memchr3};

/// Elements that have no end tag.
const VOID: [&str; 9] = ["area", "br", "col", "hr", "img", "input", "meta", "source", "wbr"];

/// What is longer, in bytes, is not sent again because the tag around it has changed.
const LONG: usize = 24;

/// A piece of some HTML.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    /// Where its element lies.
    at: Range<usize>,
    /// Where the name of its element lies.
    tag: Range<usize>,
    /// Where its id lies.
    id: Range<usize>,
    /// Where what is in it begins.
    inside: usize,
    /// The piece in which it lies, by its place among all.
    within: Option<usize>,
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
    let mut cutter = Cutter { html, earlier, guess: 0, pieces: Vec::new(), open: Vec::new() };
    let mut at = 0;
    while let Some(found) = memchr(b'<', &html.as_bytes()[at..]) {
        at = cutter.tag(at + found)?;
    }
    let all = cutter.pieces.first().is_some_and(|all| all.at == (0..html.len()));
    (all && cutter.open.is_empty()).then_some(cutter.pieces)
}

/// An element whose end has not been read.
struct OpenElement<'a> {
    tag: &'a str,
    /// Its piece, if it is one.
    piece: Option<usize>,
    /// The piece in which it lies.
    within: Option<usize>,
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
        if let Some(rest) = rest.strip_prefix("</") {
            let end = memchr(b'>', rest.as_bytes())?;
            let element = self.open.pop().filter(|element| element.tag == &rest[..end])?;
            let end = start + 2 + end + 1;
            if let Some(place) = element.piece {
                self.pieces[place].at.end = end;
                self.pieces[place].next = self.pieces.len();
            }
            return Some(end);
        }
        let name = memchr3(b' ', b'>', b'/', &rest.as_bytes()[1..])?;
        let tag = start + 1..start + 1 + name;
        let (end, id) = attributes(html, tag.end)?;
        let within = self.within();
        let mut piece = None;
        if let Some(id) = id {
            if let Some(end) = self.take_over(start, &id, within) {
                return Some(end);
            }
            piece = Some(self.pieces.len());
            let next = self.pieces.len() + 1;
            self.pieces.push(Piece {
                at: start..end,
                tag: tag.clone(),
                id,
                inside: end,
                within,
                next,
            });
        }
        let tag = &html[tag];
        if !html[..end].ends_with("/>") && !VOID.contains(&tag) {
            self.open.push(OpenElement { tag, piece, within });
        }
        Some(end)
    }

    /// The piece in which the next element lies.
    fn within(&self) -> Option<usize> {
        self.open.last().and_then(|element| element.piece.or(element.within))
    }

    /// If the piece that begins here is the same as it was earlier, all that was found
    /// in it then holds still. Says where it ends.
    fn take_over(
        &mut self,
        start: usize,
        id: &Range<usize>,
        within: Option<usize>,
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
        let moved = |range: &Range<usize>| {
            range.start - piece.at.start + start..range.end - piece.at.start + start
        };
        self.pieces.extend(earlier.pieces[old..piece.next].iter().map(|inner| Piece {
            at: moved(&inner.at),
            tag: moved(&inner.tag),
            id: moved(&inner.id),
            inside: inner.inside - piece.at.start + start,
            within: inner.within.filter(|place| *place >= old).map(|place| place - old + first),
            next: inner.next - old + first,
        }));
        self.pieces[first].within = within;
        Some(start + piece.at.len())
    }
}

/// Where a tag ends, from the end of its name on, and where its id lies.
fn attributes(html: &str, from: usize) -> Option<(usize, Option<Range<usize>>)> {
    let (mut at, mut id) = (from, None);
    loop {
        at += memchr2(b'"', b'>', &html.as_bytes()[at..])?;
        if html.as_bytes()[at] == b'>' {
            return Some((at + 1, id));
        }
        let value = at + 1..at + 1 + memchr(b'"', &html.as_bytes()[at + 1..])?;
        if html[..at].ends_with(" id=") {
            id = Some(value.clone());
        }
        at = value.end + 1;
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

    /// The pieces that have changed since this was the earlier, by their ids.
    pub(crate) fn changes(&self, earlier: &Cut<'a>) -> Vec<(&'a str, String)> {
        let mut changes = Vec::new();
        self.compare(0, earlier, 0, &mut changes);
        changes
    }

    fn compare(
        &self,
        place: usize,
        earlier: &Cut<'a>,
        old: usize,
        changes: &mut Vec<(&'a str, String)>,
    ) {
        if self.text(place) == earlier.text(old) {
            return;
        }
        if self.is_same_around(place, earlier, old) {
            for (inner, old) in self.inner(place).zip(earlier.inner(old)) {
                self.compare(inner, earlier, old, changes);
            }
        } else {
            let mut html = String::new();
            self.write(place, earlier, Some(old), &mut html);
            changes.push((self.id(place), html));
        }
    }

    /// Writes a piece, with a sign in the place of each inner one that is still the
    /// same. Those that come from elsewhere on the page are written out.
    fn write(&self, place: usize, earlier: &Cut<'_>, old: Option<usize>, html: &mut String) {
        let Piece { at, tag, inside, .. } = &self.pieces[place];
        if self.inside(place).len() > LONG
            && old.is_some_and(|old| earlier.inside(old) == self.inside(place))
        {
            html.push_str(&self.html[at.start..inside - 1]);
            _ = write!(html, " data-inside></{}>", &self.html[tag.clone()]);
            return;
        }
        let mut from = at.start;
        let mut inner = self.inner(place).peekable();
        let mut guess = old.map_or(0, |old| old + 1);
        let is_same = |inner: usize, guess: usize| {
            let found = earlier.find(self.id(inner), guess)?;
            let here = earlier.pieces[found].within == old && old.is_some();
            (here && earlier.text(found) == self.text(inner)).then_some(found)
        };
        while let Some(first) = inner.next() {
            html.push_str(&self.html[from..self.pieces[first].at.start]);
            let mut last = first;
            if let Some(mut found) = is_same(first, guess) {
                let mut run = 1;
                // Neighbours then and now.
                while let Some(next) = inner.peek().copied()
                    && self.pieces[last].at.end == self.pieces[next].at.start
                    && let Some(old) = is_same(next, earlier.pieces[found].next)
                    && earlier.pieces[found].at.end == earlier.pieces[old].at.start
                {
                    (last, found, run) = (next, old, run + 1);
                    inner.next();
                }
                guess = earlier.pieces[found].next;
                self.sign(first, run, html);
            } else {
                let found = earlier.find(self.id(first), guess);
                let found = found.filter(|found| earlier.pieces[*found].within == old);
                guess = found.map_or(guess, |found| earlier.pieces[found].next);
                self.write(first, earlier, found, html);
            }
            from = self.pieces[last].at.end;
        }
        html.push_str(&self.html[from..at.end]);
    }

    /// Writes that so many pieces from this one on are still the same.
    fn sign(&self, place: usize, run: usize, html: &mut String) {
        let (tag, id) = (&self.html[self.pieces[place].tag.clone()], self.id(place));
        let written = match run {
            1 => write!(html, "<{tag} id=\"{id}\" data-same>"),
            _ => write!(html, "<{tag} id=\"{id}\" data-same=\"{run}\">"),
        };
        written.expect("a string takes all that is written");
        if !VOID.contains(&tag) {
            _ = write!(html, "</{tag}>");
        }
    }
}

#[cfg(test)]
mod tests;
