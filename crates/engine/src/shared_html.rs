//! HTML of which parts are shared with other HTML.

use std::sync::Arc;

use memchr::memmem;

use crate::SharedPart;

/// How a hole for a part begins while a board is drawn; its number and `>` follow. No text
/// has it, since there `<` is written as `&lt;`.
pub(crate) const HOLE: &str = "<?";

/// HTML with holes for parts that are shared with other HTML: what two have in common can
/// be told without reading it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SharedHtml {
    frame: String,
    parts: Vec<Arc<SharedPart>>,
}

impl SharedHtml {
    /// A hole in the [frame](SharedHtml::frame).
    pub const HOLE: &str = "<?>";

    /// Puts the parts in the order of their holes.
    pub(crate) fn gather(drawn: &str, parts: &[Arc<SharedPart>]) -> SharedHtml {
        let mut html = SharedHtml { frame: String::with_capacity(drawn.len()), parts: Vec::new() };
        let mut rest = drawn;
        while let Some(hole) = memmem::find(rest.as_bytes(), HOLE.as_bytes()) {
            html.frame.push_str(&rest[..hole]);
            let after = &rest[hole + HOLE.len()..];
            let (number, after) = after.split_once('>').unwrap_or((after, ""));
            if let Some(part) = number.parse().ok().and_then(|number: usize| parts.get(number)) {
                html.parts.push(part.clone());
                html.frame.push_str(SharedHtml::HOLE);
            }
            rest = after;
        }
        html.frame.push_str(rest);
        html
    }

    /// A list: shared parts one after the other, between plain HTML.
    pub fn list(head: &str, items: Vec<Arc<SharedPart>>, tail: &str) -> SharedHtml {
        let holes = items.len() * SharedHtml::HOLE.len();
        let mut frame = String::with_capacity(head.len() + holes + tail.len());
        frame.push_str(head);
        items.iter().for_each(|_| frame.push_str(SharedHtml::HOLE));
        frame.push_str(tail);
        SharedHtml { frame, parts: items }
    }

    /// What comes before, in and after a [list](SharedHtml::list); `None` if there is
    /// something between its parts, or it has none.
    pub fn as_list(&self) -> Option<(&str, &[Arc<SharedPart>], &str)> {
        let start = self.frame.find(SharedHtml::HOLE)?;
        let end = start + self.parts.len() * SharedHtml::HOLE.len();
        let holes = self.frame.get(start..end)?;
        let only_holes = holes.split(SharedHtml::HOLE).all(str::is_empty);
        only_holes.then(|| (&self.frame[..start], &self.parts[..], &self.frame[end..]))
    }

    /// All that is not shared, with a [hole](SharedHtml::HOLE) for each part.
    pub fn frame(&self) -> &str {
        &self.frame
    }

    /// The parts, in the order of the holes.
    pub fn parts(&self) -> &[Arc<SharedPart>] {
        &self.parts
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
    let length: usize = parts.iter().map(|part| part.html().len()).sum();
    let mut html = String::with_capacity(frame.len() + length);
    let mut texts = frame.split(SharedHtml::HOLE);
    html.push_str(texts.next().unwrap_or_default());
    for (part, text) in parts.iter().zip(texts) {
        html.push_str(part.html());
        html.push_str(text);
    }
    html
}

#[cfg(test)]
mod tests {
    use std::hash::Hash;

    use super::*;
    use crate::PartCache;
    use crate::part_cache::PartKey;

    fn key(name: &str) -> PartKey {
        let mut key = PartKey::default();
        name.hash(&mut key);
        key
    }

    /// A board with these two parts, the second called for first.
    fn board(cache: &PartCache, [one, other]: [&str; 2]) -> SharedHtml {
        cache.board(|sheet| {
            let other = sheet.part(key(other), || format!("<b>{other}</b>"));
            let one = sheet.part(key(one), || {
                let inner = sheet.part(key("inner"), || "&lt;?0>".to_owned());
                format!("<i>{one} {inner}</i>")
            });
            format!("<p>{one}, {other}</p>")
        })
    }

    #[test]
    fn parts_lie_in_their_holes_wherever_they_were_drawn_first() {
        let cache = PartCache::default();
        let html = board(&cache, ["Roma", "Ostia"]);
        assert_eq!(html.frame(), "<p><?>, <?></p>");
        assert_eq!(html.whole(), "<p><i>Roma &lt;?0></i>, <b>Ostia</b></p>");
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
        let length = first.parts()[0].note(str::len);
        assert_eq!(length, Some(&"<i>Roma &lt;?0></i>".len()));
    }
}
