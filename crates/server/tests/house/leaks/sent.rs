//! All that a house sends to one viewer, byte for byte.

use crate::common::{Open, Page, Socket};

/// What was sent, in order: what it was, and all of it.
pub(crate) struct Sent {
    /// The address of the house, which is never the same.
    house: String,
    pub(crate) all: Vec<(String, Page)>,
}

impl Sent {
    pub(crate) fn by(house: &Open) -> Sent {
        Sent { house: house.address.to_string(), all: Vec::new() }
    }

    /// An answer, without what is random in every page, at its length: the key
    /// of the next command, in each form that has one.
    pub(crate) fn answer(&mut self, what: impl Into<String>, mut answer: Page) {
        let body = answer.body.replace(&self.house, "HOUSE");
        answer.body = blank(&body, "type=\"hidden\" name=\"key\" value=\"", '"');
        self.all.push((what.into(), answer));
    }

    /// The next message of a socket, and the headers it began with.
    pub(crate) fn message(&mut self, what: impl Into<String>, socket: &mut Socket) {
        let body = socket.next();
        self.all.push((what.into(), message(socket, body)));
    }

    /// Lines as an answer, without the time at which each was said.
    pub(crate) fn lines(&mut self, what: impl Into<String>, answer: Page) {
        let body = blank(&answer.body, "\"at\":", '}');
        self.all.push((what.into(), Page { body, ..answer }));
    }

    /// The next message, which must be a line, without its time.
    pub(crate) fn line(&mut self, what: impl Into<String>, socket: &mut Socket) {
        let body = socket.next();
        let line = message(socket, body);
        self.lines(what, line);
    }

    /// All messages of a socket up to one with these words, without the time at
    /// which they were said.
    pub(crate) fn messages(&mut self, what: &str, socket: &mut Socket, words: &str) {
        loop {
            let body = socket.next();
            let is_last = body.contains(words);
            let message = message(socket, body);
            match is_last {
                true => self.lines(what, message),
                false => self.all.push((what.to_owned(), message)),
            }
            if is_last {
                return;
            }
        }
    }

    /// Where two differ, in a few words each.
    pub(crate) fn differences(&self, other: &Sent) -> Vec<String> {
        let mut found = Vec::new();
        if self.all.len() != other.all.len() {
            found.push(format!("{} and {} things were sent", self.all.len(), other.all.len()));
        }
        for ((what, ours), (also, theirs)) in self.all.iter().zip(&other.all) {
            if what != also {
                found.push(format!("{what} and {also}"));
            } else if ours != theirs {
                found.push(format!("{what}: {}", difference(ours, theirs)));
            }
        }
        found
    }
}

fn message(socket: &Socket, body: String) -> Page {
    let (location, cookies, headers) = (String::new(), Vec::new(), socket.headers.clone());
    Page { status: 101, location, cookies, headers, body }
}

/// The text with blanks for whatever stands between such a beginning and the
/// next such end.
fn blank(text: &str, beginning: &str, end: char) -> String {
    let mut parts = text.split(beginning);
    let mut blank = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let hidden = part.find(end).unwrap_or(part.len());
        blank += beginning;
        blank += &"_".repeat(hidden);
        blank += &part[hidden..];
    }
    blank
}

/// Where two answers part, in a few words.
fn difference(ours: &Page, theirs: &Page) -> String {
    if (ours.status, &ours.headers) != (theirs.status, &theirs.headers) {
        let (ours, theirs) = ((ours.status, &ours.headers), (theirs.status, &theirs.headers));
        return format!("{ours:?} and {theirs:?}");
    }
    let same = ours.body.chars().zip(theirs.body.chars()).take_while(|(a, b)| a == b).count();
    let part =
        |body: &str| -> String { body.chars().skip(same.saturating_sub(60)).take(120).collect() };
    format!("{:?} and {:?}", part(&ours.body), part(&theirs.body))
}
