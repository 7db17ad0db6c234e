//! The house as programs see it.

mod document;
mod example;
mod refusals;
mod routes;
mod stream;

use serde_json::{Value, json};
use tempfile::TempDir;

use self::document::Document;
use crate::common::{Open, Program, Socket, new_house};

/// A house, and the document of its API.
struct Sample {
    house: Open,
    document: Document,
    _folder: TempDir,
}

impl Sample {
    fn new() -> Sample {
        let (folder, house) = new_house();
        Sample { house, document: Document::new(), _folder: folder }
    }

    /// A program without a token.
    fn stranger(&self) -> Caller<'_> {
        self.caller(None)
    }

    /// A program with a token of its own.
    fn guest(&self, name: &str) -> Caller<'_> {
        let (status, answer) = self.stranger().post("/guests", json!({ "name": name }));
        assert_eq!(status, 201);
        self.caller(answer["token"].as_str())
    }

    fn caller(&self, token: Option<&str>) -> Caller<'_> {
        Caller { program: Program::with(&self.house, token), document: &self.document }
    }

    /// Three guests, and the table where they play.
    fn playing(&self) -> ([Caller<'_>; 3], String) {
        let players = ["Livia", "Marcus", "Julia"].map(|name| self.guest(name));
        let table = table(&players);
        (players, table)
    }
}

/// A program whose answers must all be as documented.
struct Caller<'a> {
    program: Program,
    document: &'a Document,
}

impl<'a> Caller<'a> {
    fn get(&self, path: &str) -> (u16, Value) {
        let answer = self.program.get(path);
        self.checked("get", path, answer.status, answer.body)
    }

    fn post(&self, path: &str, body: Value) -> (u16, Value) {
        self.send(path, &if body.is_null() { String::new() } else { body.to_string() })
    }

    fn send(&self, path: &str, body: &str) -> (u16, Value) {
        let answer = self.program.post(path, body);
        self.checked("post", path, answer.status, answer.body)
    }

    fn checked(&self, method: &str, path: &str, status: u16, text: String) -> (u16, Value) {
        let body = match serde_json::from_str(&text) {
            Ok(body) => body,
            Err(_) if text.is_empty() => Value::Null,
            Err(_) => Value::String(text),
        };
        self.document.check(method, path, status, &body);
        (status, body)
    }

    fn stream(&self, path: &str) -> Stream<'a> {
        Stream { socket: self.program.stream(path), document: self.document }
    }
}

/// A stream whose messages must all be as documented.
struct Stream<'a> {
    socket: Socket,
    document: &'a Document,
}

impl Stream<'_> {
    fn next(&mut self) -> Value {
        let told = serde_json::from_str(&self.socket.next()).unwrap();
        self.document.fits(&json!({ "$ref": "#/components/schemas/StreamMessage" }), &told);
        told
    }

    fn say(&mut self, command: &Value) {
        self.socket.say(&command.to_string());
    }

    fn is_silent(&mut self) -> bool {
        self.socket.is_silent()
    }
}

/// Opens a table for these programs, which all sit down, and begins.
fn table(players: &[Caller<'_>]) -> String {
    let opening = json!({ "game": "caligula", "seats": players.len(), "open": true });
    let (status, opened) = players[0].post("/tables", opening);
    assert_eq!(status, 201);
    let table = format!("/tables/{}", opened["id"].as_str().unwrap());
    for player in &players[1..] {
        assert_eq!(player.post(&format!("{table}/sit"), json!({})).0, 204);
    }
    assert_eq!(players[0].post(&format!("{table}/begin"), Value::Null).0, 204);
    table
}

/// The table as soon as it waits for this program, or is over.
fn turn_of(player: &Caller<'_>, table: &str) -> Value {
    let mut seen = player.get(table).1;
    while seen["status"] == "playing" && seen["actions"][0].is_null() {
        seen = player.get(&format!("{table}?after={}&wait=20", seen["row"])).1;
    }
    seen
}

fn command(seen: &Value, key: &str) -> Value {
    json!({ "expected": seen["row"], "key": key, "action": seen["actions"][0]["action"] })
}
