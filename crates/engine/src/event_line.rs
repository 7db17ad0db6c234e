//! Events for programs: a match can be followed without reading sentences.

use serde::Serialize;
use serde_json::{Map, Value};

use crate::{Prompt, Seat, Voice};

/// An event as one viewer saw it.
#[derive(Clone, PartialEq, Debug)]
pub struct EventLine {
    /// The row it came from; 0 for the deal.
    pub row: u64,
    /// The beat of the row, from 1, as this viewer counts them.
    pub beat: u32,
    /// Which of [`Info::beats`](crate::Info::beats) that is, if the rules marked it.
    pub kind: Option<&'static str>,
    /// Whose row it is; nobody's for the deal.
    pub seat: Option<Seat>,
    /// Its name, `event`, and its fields.
    pub event: Value,
    /// The sentence and its rule.
    pub text: Prompt,
}

/// The order of the fields is part of the format.
#[derive(Serialize)]
struct Line<'a> {
    row: u64,
    beat: u32,
    kind: Option<&'static str>,
    seat: Option<Seat>,
    event: &'a str,
    fields: Map<String, Value>,
    rule: &'static str,
    text: String,
}

impl EventLine {
    /// A JSON object on one line, with the sentence in these words.
    pub fn to_json(&self, voice: &Voice<'_>) -> String {
        let mut fields = self.event.as_object().cloned().unwrap_or_default();
        let name = fields.remove("event");
        let line = Line {
            row: self.row,
            beat: self.beat,
            kind: self.kind,
            seat: self.seat,
            event: name.as_ref().and_then(Value::as_str).unwrap_or_default(),
            fields,
            rule: self.text.rule.0,
            text: voice.say(&self.text.text),
        };
        serde_json::to_string(&line).expect("events are plain data")
    }
}
