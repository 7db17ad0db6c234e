//! The parts of a table's page as they are drawn and sent: once for all who see
//! the same.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use axum::extract::ws::Utf8Bytes;
use ludi_engine::digest;
use memchr::{memmem, memrchr};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use crate::pieces::{Cut, Piece, cut_first};

/// A part of a page.
pub(crate) struct Part {
    /// The id of its element.
    pub(crate) id: &'static str,
    pub(crate) html: String,
    /// Its stretches, once somebody wanted to know what has changed.
    stretches: OnceLock<Vec<Stretch>>,
}

/// A stretch of a part that is compared as a whole, and read only if it has changed: a part of
/// the board with what follows it, or all there is.
struct Stretch {
    at: Range<usize>,
    pieces: OnceLock<Option<Arc<[Piece]>>>,
}

/// How the tag of a part of the board goes on.
const BOARD_PART: &[u8] = b" id=\"board-";

impl Part {
    pub(crate) fn new(id: &'static str, html: String) -> Part {
        Part { id, html, stretches: OnceLock::new() }
    }

    /// Is it so large that only the pieces are sent that have changed?
    fn is_cut(&self) -> bool {
        matches!(self.id, "board" | "chat" | "log" | "players")
    }

    fn stretches(&self) -> &[Stretch] {
        self.stretches.get_or_init(|| {
            let found = memmem::find_iter(self.html.as_bytes(), BOARD_PART);
            let mut starts: Vec<usize> =
                found.filter_map(|at| memrchr(b'<', &self.html.as_bytes()[..at])).collect();
            if starts.is_empty() {
                starts.push(0);
            }
            let ends = starts[1..].iter().copied().chain([self.html.len()]);
            let stretch = |(start, end)| Stretch { at: start..end, pieces: OnceLock::new() };
            starts.iter().copied().zip(ends).map(stretch).collect()
        })
    }

    /// What is to be sent of it to a page that shows it like this.
    fn changes<'a>(&'a self, shown: Option<&'a Part>, changes: &mut Changes<'a>) {
        let Some(shown) = shown.filter(|_| self.is_cut()) else {
            if shown.is_none_or(|shown| shown.html != self.html) {
                changes.parts.push((self.id, &self.html));
            }
            return;
        };
        let before = changes.pieces.len();
        if self.compare(shown, &mut changes.pieces).is_none() {
            changes.pieces.truncate(before);
            changes.parts.push((self.id, &self.html));
        }
    }

    /// Finds the pieces that have changed; `None` if something else has.
    fn compare<'a>(&'a self, shown: &'a Part, changed: &mut Vec<(&'a str, String)>) -> Option<()> {
        let (stretches, earlier) = (self.stretches(), shown.stretches());
        let heads = [&self.html[..stretches[0].at.start], &shown.html[..earlier[0].at.start]];
        if heads[0] != heads[1] || stretches.len() != earlier.len() {
            return None;
        }
        for (new, old) in stretches.iter().zip(earlier) {
            let (now, then) = (&self.html[new.at.clone()], &shown.html[old.at.clone()]);
            if now == then {
                new.take_over(old);
                continue;
            }
            let old = old.cut(then, None)?;
            let new = new.cut(now, Some(old))?;
            if new.rest() != old.rest() || new.first_id() != old.first_id() {
                return None;
            }
            changed.extend(new.changes(&old));
        }
        Some(())
    }
}

impl Stretch {
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

/// What has changed on a page, by the ids of elements.
#[derive(Default)]
struct Changes<'a> {
    parts: Vec<(&'a str, &'a str)>,
    pieces: Vec<(&'a str, String)>,
}

impl Serialize for Changes<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.parts.len() + self.pieces.len()))?;
        for (id, html) in &self.parts {
            map.serialize_entry(id, html)?;
        }
        for (id, html) in &self.pieces {
            map.serialize_entry(id, html)?;
        }
        map.end()
    }
}

/// A message to an open page.
#[derive(Serialize)]
struct News<'a> {
    stage: &'static str,
    title: &'a str,
    parts: Changes<'a>,
}

/// A page that was drawn. It never changes.
pub(crate) struct Drawn {
    /// No other has it.
    number: u64,
    /// Which of the faces of a table it is.
    stage: &'static str,
    title: String,
    parts: Vec<Arc<Part>>,
    mark: OnceLock<String>,
    /// What was sent of it, by the number of what was shown before.
    messages: Mutex<HashMap<Option<u64>, Option<Utf8Bytes>>>,
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
        self.mark.get_or_init(|| mark(self.parts.iter().map(|part| &*part.html)))
    }

    /// What a page is to be sent that shows what has this mark.
    pub(crate) fn news_since(&self, mark: &str) -> Option<Utf8Bytes> {
        let (now, then) = (self.mark().as_bytes(), mark.as_bytes());
        if now.len() != then.len() {
            // It shows another of the faces.
            return self.news(None);
        }
        let signs = now.chunks(SIGN).zip(then.chunks(SIGN));
        let parts = self.parts.iter().zip(signs).filter(|(_, (now, then))| now == then);
        let parts = parts.map(|(part, _)| part.clone()).collect();
        self.message(Some(&Drawn::new(self.stage, self.title.clone(), parts)))
    }

    /// What a page is to be sent that shows this much; `None` if that is all.
    pub(crate) fn news(&self, shown: Option<&Drawn>) -> Option<Utf8Bytes> {
        let mut messages = self.messages.lock().unwrap_or_else(PoisonError::into_inner);
        let message = messages.entry(shown.map(|shown| shown.number));
        message.or_insert_with(|| self.message(shown)).clone()
    }

    fn message(&self, shown: Option<&Drawn>) -> Option<Utf8Bytes> {
        let mut changes = Changes::default();
        for part in &self.parts {
            let shown = shown.and_then(|shown| shown.part(part.id));
            part.changes(shown.map(Arc::as_ref), &mut changes);
        }
        let turned = shown.is_none_or(|shown| shown.stage != self.stage);
        let nothing = changes.parts.is_empty() && changes.pieces.is_empty() && !turned;
        let news = News { stage: self.stage, title: &self.title, parts: changes };
        let text = || serde_json::to_string(&news).expect("news are plain text");
        (!nothing).then(|| text().into())
    }
}

/// How many letters of a mark stand for a part.
const SIGN: usize = 8;

/// A short sign for each part of what a page shows: a socket that starts from the same
/// sign need not send it again.
pub(crate) fn mark<'a>(parts: impl Iterator<Item = &'a str>) -> String {
    parts.map(|part| format!("{:08x}", digest(&part) as u32)).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn drawn(stage: &'static str, parts: [&str; 2]) -> Drawn {
        let part = |(id, text): (&'static str, &str)| Arc::new(Part::new(id, text.to_owned()));
        Drawn::new(
            stage,
            "Toga".to_owned(),
            ["chat", "board"].into_iter().zip(parts).map(part).collect(),
        )
    }

    fn sent(now: &Drawn, shown: Option<&Drawn>) -> Option<Value> {
        now.news(shown).map(|news| serde_json::from_str(&news).expect("JSON"))
    }

    #[test]
    fn only_what_is_not_shown_is_sent() {
        let first = drawn("play", ["ave", "I"]);
        let all = json!({ "chat": "ave", "board": "I" });
        assert_eq!(
            sent(&first, None),
            Some(json!({ "stage": "play", "title": "Toga", "parts": all }))
        );
        assert_eq!(sent(&first, Some(&first)), None);
        assert_eq!(sent(&drawn("play", ["ave", "I"]), Some(&first)), None);
        let second = drawn("play", ["ave", "II"]);
        let board = json!({ "board": "II" });
        assert_eq!(
            sent(&second, Some(&first)),
            Some(json!({ "stage": "play", "title": "Toga", "parts": board }))
        );
        // Those who have seen the same get the very same message.
        let [one, two] = [(); 2].map(|()| second.news(Some(&first)).expect("news"));
        assert_eq!(one.as_str().as_ptr(), two.as_str().as_ptr());
        let curtain = Drawn::new("curtain", "Toga".to_owned(), Vec::new());
        assert!(curtain.news(Some(&second)).is_some());
    }

    #[test]
    fn a_page_that_was_just_loaded_is_sent_only_what_has_changed_since() {
        let first = drawn("play", ["ave", "I"]);
        let second = drawn("play", ["ave", "II"]);
        assert_eq!(second.news_since(second.mark()), None);
        assert_eq!(second.news_since(first.mark()), second.news(Some(&first)));
        assert_eq!(second.news_since("0"), second.news(None));
    }

    #[test]
    fn of_a_board_only_the_pieces_are_sent_that_have_changed() {
        let board = |hand: &str| {
            let map = "<div id=\"map\"><p>Roma</p></div>";
            let board = format!("<div id=\"board\">{map}<ul id=\"hand\">{hand}</ul></div>");
            drawn("play", ["ave", &board])
        };
        let [first, second] = ["<li>VII</li>", "<li>IX</li>"].map(board);
        let hand = json!({ "hand": "<ul id=\"hand\"><li>IX</li></ul>" });
        assert_eq!(
            sent(&second, Some(&first)),
            Some(json!({ "stage": "play", "title": "Toga", "parts": hand }))
        );
    }
}
