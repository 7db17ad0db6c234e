//! HTML of which parts are shared with other HTML.

use std::borrow::Cow;
use std::sync::{Arc, LazyLock};

use memchr::memchr_iter;
use memchr::memmem::Finder;

use crate::SharedPart;

/// How a hole for a part begins while a board is drawn; its number, as one letter from
/// [`FIRST`] on, and `>` follow. No text has it, since there `<` is written as `&lt;`.
const HOLE: &str = "<?";

/// The number 0, of letters that stand for nothing.
const FIRST: u32 = 0xE000;

/// The byte with which the first 4096 of those letters begin, and hardly any that is written:
/// no board has so many parts.
const LETTER: u8 = 0xEE;

/// How many holes are at hand: more than boards have.
const AT_HAND: usize = 256;

/// A hole for the part of this number while a board is drawn.
pub(crate) fn hole(number: usize) -> Cow<'static, str> {
    static HOLES: LazyLock<Vec<String>> = LazyLock::new(|| (0..AT_HAND).map(new_hole).collect());
    match HOLES.get(number) {
        Some(hole) => hole.into(),
        None => new_hole(number).into(),
    }
}

fn new_hole(number: usize) -> String {
    let letter = char::from_u32(FIRST + number as u32);
    HOLE.chars().chain(letter).chain(['>']).collect()
}

/// HTML with holes for parts that are shared with other HTML: what two have in common can
/// be told without reading it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SharedHtml {
    // Compared first: other parts are seen sooner than another frame.
    parts: Vec<Arc<SharedPart>>,
    frame: String,
}

impl SharedHtml {
    /// A hole in the [frame](SharedHtml::frame).
    pub const HOLE: &str = "<?>";

    /// Puts the parts in the order of their holes.
    pub(crate) fn gather(drawn: String, parts: &[Option<Arc<SharedPart>>]) -> SharedHtml {
        if parts.is_empty() {
            return drawn.into();
        }
        let frame = String::with_capacity(drawn.len());
        let mut html = SharedHtml { frame, parts: Vec::with_capacity(parts.len()) };
        let mut from = 0;
        for letter in memchr_iter(LETTER, drawn.as_bytes()) {
            let Some(at) = letter.checked_sub(HOLE.len()) else { continue };
            if drawn.as_bytes()[at..letter] != *HOLE.as_bytes() {
                continue;
            }
            html.frame.push_str(&drawn[from..at]);
            let mut after = drawn[letter..].chars();
            let number = after.next().and_then(|letter| u32::from(letter).checked_sub(FIRST));
            if let Some(part) = number.and_then(|number| parts.get(number as usize)?.as_ref()) {
                html.parts.push(part.clone());
                html.frame.push_str(SharedHtml::HOLE);
            }
            from = drawn.len() - after.as_str().strip_prefix('>').unwrap_or_default().len();
        }
        html.frame.push_str(&drawn[from..]);
        html
    }

    /// All that is not shared, with a [hole](SharedHtml::HOLE) for each part.
    pub fn frame(&self) -> &str {
        &self.frame
    }

    /// The parts, in the order of the holes.
    pub fn parts(&self) -> &[Arc<SharedPart>] {
        &self.parts
    }

    /// Is there nothing in it?
    pub fn is_empty(&self) -> bool {
        self.frame.is_empty()
    }

    /// How long it is as plain HTML, in bytes.
    pub fn length(&self) -> usize {
        let holes = self.parts.len() * SharedHtml::HOLE.len();
        let parts: usize = self.parts.iter().map(|part| part.drawn().length()).sum();
        self.frame.len() - holes + parts
    }

    /// All of it as plain HTML.
    pub fn whole(&self) -> String {
        filled(&self.frame, &self.parts)
    }

    /// Does a text stand in it? One that begins in the frame and ends in a part is not found.
    pub fn contains(&self, text: &str) -> bool {
        self.frame.contains(text) || self.parts.iter().any(|part| part.html().contains(text))
    }

    /// Adds plain HTML.
    pub fn push_str(&mut self, html: &str) {
        self.frame.push_str(html);
    }
}

impl From<String> for SharedHtml {
    /// Plain HTML, which shares nothing.
    fn from(frame: String) -> SharedHtml {
        SharedHtml { frame, parts: Vec::new() }
    }
}

/// A stretch of a frame with these parts in its holes.
pub fn filled(frame: &str, parts: &[Arc<SharedPart>]) -> String {
    let mut html = String::with_capacity(frame.len() + parts.len() * PART);
    fill(&mut html, frame, parts);
    html
}

/// Room for most parts, in bytes.
const PART: usize = 512;

fn fill(html: &mut String, frame: &str, parts: &[Arc<SharedPart>]) {
    static HOLES: LazyLock<Finder<'_>> = LazyLock::new(|| Finder::new(SharedHtml::HOLE));
    let mut from = 0;
    for (hole, part) in HOLES.find_iter(frame.as_bytes()).zip(parts) {
        html.push_str(&frame[from..hole]);
        fill(html, part.drawn().frame(), part.drawn().parts());
        from = hole + SharedHtml::HOLE.len();
    }
    html.push_str(&frame[from..]);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PartCache;

    /// A board with these two parts, the second called for first.
    fn board(cache: &PartCache, [one, other]: [&str; 2]) -> SharedHtml {
        cache.board(None, |sheet| {
            let no_choices: [&[()]; 2] = [&[]; 2];
            let other = sheet.part((), other, no_choices, |()| false, || format!("<b>{other}</b>"));
            let inner = || sheet.part((), "inner", no_choices, |()| false, || "&lt;?0>".to_owned());
            let draw_one = || format!("<i>{one} {}</i>", inner());
            let one = sheet.part((), one, no_choices, |()| false, draw_one);
            format!("<p>{one}, {other}</p>")
        })
    }

    #[test]
    fn parts_lie_in_their_holes_wherever_they_were_drawn_first() {
        let cache = PartCache::default();
        let html = board(&cache, ["Roma", "Ostia"]);
        assert_eq!(html.frame(), "<p><?>, <?></p>");
        assert_eq!(html.parts()[0].drawn().frame(), "<i>Roma <?></i>");
        assert_eq!(html.whole(), "<p><i>Roma &lt;?0></i>, <b>Ostia</b></p>");
        assert_eq!(html.length(), html.whole().len());
        assert!(html.contains("Ostia") && html.contains("<p>") && !html.contains("Veii"));
    }

    #[test]
    fn what_shows_the_same_is_the_same_part() {
        let cache = PartCache::default();
        let [first, second] =
            [["Roma", "Ostia"], ["Roma", "Veii"]].map(|parts| board(&cache, parts));
        assert!(Arc::ptr_eq(&first.parts()[0], &second.parts()[0]));
        assert_ne!(first, second);
        assert_eq!(first, board(&PartCache::default(), ["Roma", "Ostia"]));
        let length = first.parts()[0].note(|| first.parts()[0].html().len());
        assert_eq!(length, Some(&"<i>Roma &lt;?0></i>".len()));
    }

    #[test]
    fn what_was_forgotten_is_drawn_again() {
        let cache = PartCache::default();
        let first = board(&cache, ["Roma", "Ostia"]);
        cache.forget();
        let second = board(&cache, ["Roma", "Ostia"]);
        assert_eq!(first, second);
        assert!(!Arc::ptr_eq(&first.parts()[0], &second.parts()[0]));
    }
}
