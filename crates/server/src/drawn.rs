//! The parts of a table's page as they are drawn and sent: once for all who see
//! the same.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use ludi_engine::digest;
use serde_json::{Map, Value, json};

/// What has changed at a table since a page was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Changed {
    /// Who is here.
    pub(crate) presence: bool,
    /// What was said or promised.
    pub(crate) talk: bool,
    /// Anything else.
    pub(crate) rest: bool,
}

impl Changed {
    pub(crate) const NOTHING: Changed = Changed { presence: false, talk: false, rest: false };
    pub(crate) const PRESENCE: Changed = Changed { presence: true, ..Changed::NOTHING };
    pub(crate) const TALK: Changed = Changed { talk: true, ..Changed::NOTHING };
    pub(crate) const EVERYTHING: Changed = Changed { presence: true, talk: true, rest: true };

    /// This and that.
    pub(crate) fn and(self, other: Changed) -> Changed {
        Changed {
            presence: self.presence || other.presence,
            talk: self.talk || other.talk,
            rest: self.rest || other.rest,
        }
    }
}

/// A part of a page.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    /// The id of its element.
    pub(crate) id: &'static str,
    pub(crate) html: Arc<str>,
    hash: u64,
}

impl Part {
    pub(crate) fn new(id: &'static str, html: String) -> Part {
        Part { id, hash: digest(&html), html: html.into() }
    }
}

/// A page that was drawn. It never changes.
pub(crate) struct Drawn {
    /// Which of the faces of a table it is.
    stage: &'static str,
    title: String,
    parts: Vec<Part>,
    /// What was sent of it: a message for each choice of parts, by their places.
    messages: Mutex<HashMap<u32, Utf8Bytes>>,
}

impl Drawn {
    pub(crate) fn new(stage: &'static str, title: String, parts: Vec<Part>) -> Drawn {
        Drawn { stage, title, parts, messages: Mutex::default() }
    }

    /// The part of this id.
    pub(crate) fn part(&self, id: &str) -> Option<&Part> {
        self.parts.iter().find(|part| part.id == id)
    }

    /// The HTML of each part, in order.
    pub(crate) fn html(&self) -> impl Iterator<Item = &str> {
        self.parts.iter().map(|part| &*part.html)
    }

    /// What a page is to be sent that shows this much; `None` if that is all.
    pub(crate) fn news(&self, shown: Option<&Drawn>) -> Option<Utf8Bytes> {
        let is_shown = |part: &Part| {
            let old = shown.and_then(|shown| shown.part(part.id));
            old.is_some_and(|old| old.hash == part.hash)
        };
        let places = (0..).zip(&self.parts).filter(|(_, part)| !is_shown(part));
        let places = places.fold(0, |places, (place, _)| places | 1 << place);
        let turned = shown.is_none_or(|shown| shown.stage != self.stage);
        (places != 0 || turned).then(|| self.message(places))
    }

    fn message(&self, places: u32) -> Utf8Bytes {
        let mut messages = self.messages.lock().unwrap_or_else(PoisonError::into_inner);
        let make = || {
            let chosen = (0..).zip(&self.parts).filter(|(place, _)| places >> place & 1 == 1);
            let text = |part: &Part| (part.id.to_owned(), Value::from(&*part.html));
            let parts: Map<String, Value> = chosen.map(|(_, part)| text(part)).collect();
            let message = json!({ "stage": self.stage, "title": self.title, "parts": parts });
            message.to_string().into()
        };
        messages.entry(places).or_insert_with(make).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(stage: &'static str, parts: [&str; 2]) -> Drawn {
        let part = |(id, text): (&'static str, &str)| Part::new(id, text.to_owned());
        Drawn::new(
            stage,
            "Toga".to_owned(),
            ["chat", "board"].into_iter().zip(parts).map(part).collect(),
        )
    }

    #[test]
    fn only_what_is_not_shown_is_sent() {
        let first = drawn("play", ["ave", "I"]);
        let sent = |now: &Drawn, shown| {
            now.news(shown).map(|news| serde_json::from_str::<Value>(&news).expect("JSON"))
        };
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
}
