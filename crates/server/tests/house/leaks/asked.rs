//! What a house sends when it is asked, and nothing is done.

use std::collections::BTreeSet;

use ludi_engine::numbered_action;
use serde_json::{Value, json};

use super::game::Game;
use super::party::{Party, Person};
use super::sent::Sent;
use crate::common::{Open, Page, Socket};

/// How many actions of each kind are asked about.
const ACTIONS: usize = 2;

/// What somebody may write where a number is asked for, and that no range has.
const NO_NUMBERS: [&str; 8] = ["", "-1", "1.5", "1e9", "NaN", "٣", "65536", "99999999999999999999"];

/// What the page of a table has to ask about.
struct Table {
    row: u64,
    possible: Vec<String>,
    impossible: Vec<String>,
    /// What the page asks a number by, and the largest it takes.
    number: Option<(String, String)>,
}

impl Table {
    fn of(page: &Page) -> Table {
        // A button beside a field for a number has no action.
        let is_action = |value: &String| serde_json::from_str::<Value>(value).is_ok();
        let first = |selector: &str| -> Vec<String> {
            page.all(selector, "value").into_iter().filter(is_action).take(ACTIONS).collect()
        };
        let row = page.one("#prompt input[name='expected']", "value").parse().unwrap();
        let impossible = first("button.why[name='action']");
        let number = page.all("input[name='number']", "value").into_iter().next();
        let number = number.map(|name| (name, page.one("input[name='amount']", "max")));
        Table { row, possible: first("#choices button"), impossible, number }
    }

    /// Numbers of rows that a command may say it follows: some before this one,
    /// and some that there are not.
    fn numbers(&self) -> BTreeSet<u64> {
        [0, self.row.saturating_sub(1), self.row, self.row + 1, u64::MAX].into()
    }
}

/// Everything that a house that may only read sends to one viewer.
pub(crate) fn all_that_is_sent(party: &Party, house: &Open, viewer: usize) -> Sent {
    let person = &party.people[viewer];
    let table = Table::of(&person.browser(house, "en").get(&party.table));
    let mut sent = Sent::by(house);
    // Both stay open to the end: who is here must not change meanwhile.
    let mut stream = person.program(house).stream(&format!("{}/stream", party.path()));
    sent.message("the stream", &mut stream);
    let mut live = person.browser(house, "en").live(&party.table);
    sent.message("the push", &mut live);
    said(&mut sent, &mut stream, &table);
    pages(&mut sent, person, house, &party.table, &table);
    calls(&mut sent, person, house, party.path(), &table);
    posts(&mut sent, person, house, party, &table);
    if party.game == Game::Latium {
        numbers(&mut sent, person, house, party, &table);
    }
    posted_calls(&mut sent, person, house, party, &table);
    sent
}

/// What a program says on the stream, and cannot be done.
fn said(sent: &mut Sent, stream: &mut Socket, table: &Table) {
    let command = |expected: u64, action: Value| json!({ "expected": expected, "key": "k", "action": action });
    for words in ["{".to_owned(), "NaN".to_owned(), json!({ "expected": -1 }).to_string()] {
        stream.say(&words);
        sent.message(format!("the answer on the stream to {words}"), stream);
    }
    let numbers = [json!({ "offer": -1 }), json!({ "offer": 1.5 }), json!({ "offer": "3" })];
    let numbers = numbers.into_iter().chain([numbered_action("offer", u16::MAX)]);
    for action in numbers.chain([json!({ "No": 1 })]) {
        for expected in [0, table.row, u64::MAX] {
            stream.say(&command(expected, action.clone()).to_string());
            let what = format!("the answer on the stream to {action} after {expected}");
            sent.message(what, stream);
        }
    }
}

/// Pages.
fn pages(sent: &mut Sent, person: &Person, house: &Open, path: &str, table: &Table) {
    let browser = person.browser(house, "en");
    for page in ["", "replay", "fairness", "record", "live", "nowhere"] {
        sent.answer(format!("GET {page}"), browser.get(&format!("{path}{page}")));
    }
    for earlier in [0, table.row / 2, table.row.saturating_sub(1), table.row, table.row + 1] {
        let moment = format!("{path}replay?row={earlier}");
        sent.answer(format!("replay of row {earlier}"), browser.get(&moment));
    }
    for moment in [&*format!("row={}&beat=1", table.row), "part=1", "part=99"] {
        let moment = browser.get(&format!("{path}replay?{moment}"));
        sent.answer("replay of a beat or part", moment);
    }
    for after in [0, table.row / 2, table.row.saturating_sub(1), u64::MAX] {
        for upto in [0, table.row, u64::MAX] {
            let beats = format!("{path}beats?after={after}&upto={upto}");
            sent.answer(format!("beats after {after} up to {upto}"), browser.get(&beats));
        }
    }
    sent.answer("the front page", browser.get("/"));
    sent.answer("the matches", browser.get("/matches"));
    sent.answer("the page in Italian", person.browser(house, "it").get(path));
}

/// Forms.
fn posts(sent: &mut Sent, person: &Person, house: &Open, party: &Party, table: &Table) {
    let (browser, path) = (person.browser(house, "en"), &party.table);
    let now = table.row.to_string();
    let mut post = |what: &str, page: &str, name: &str, value: &str, expected: &str| {
        let form = [("expected", expected), ("key", "k"), (name, value)];
        let answer = browser.send(&format!("{path}{page}"), &form);
        sent.answer(format!("{what} {value}"), answer);
    };
    for action in &table.impossible {
        post("why not", "why", "action", action, &now);
    }
    for action in &table.possible {
        post("why not, of what is possible,", "why", "action", action, &now);
        post("act, unsure,", "act", "action", action, &now);
        post("act, too late,", "act", "sure", action, "0");
    }
    for expected in table.numbers() {
        let expected = expected.to_string();
        post(&format!("act after {expected},"), "act", "sure", "{\"No\":1}", &expected);
        post(&format!("undo after {expected},"), "undo", "steps", "1", &expected);
    }
    post("act", "act", "sure", "{\"No\":1}", &now);
    post("act", "act", "sure", "{", &now);
    post("undo", "undo", "steps", "1", &now);
    post("undo", "undo", "steps", "99", &now);
    for action in table.possible.iter().chain(&table.impossible) {
        post("switch to", "switch", "switch", action, &now);
    }
    post("hint", "hint", "x", "", &now);
    post("say", "say", "text", "ave", &now);
    for kind in party.game.promises().into_iter().chain(["moon"]) {
        post("promise", "promise", "kind", kind, &now);
    }
}

/// Numbers that are filled in, where one is asked for or could be.
fn numbers(sent: &mut Sent, person: &Person, house: &Open, party: &Party, table: &Table) {
    let (browser, path, now) = (person.browser(house, "en"), &party.table, table.row.to_string());
    let (name, most) = table.number.clone().unwrap_or(("offer".to_owned(), "3".to_owned()));
    let beyond = most.parse::<u64>().map_or(1, |most| most + 1).to_string();
    for amount in NO_NUMBERS.into_iter().chain([&*beyond, &most, "0"]) {
        let form = [("expected", &*now), ("key", "k"), ("number", &*name), ("amount", amount)];
        let answer = browser.send_by_script(&format!("{path}act"), &form);
        sent.answer(format!("act, the number {amount:?}"), answer);
    }
}

/// Calls of a program that only asks.
fn calls(sent: &mut Sent, person: &Person, house: &Open, path: &str, table: &Table) {
    let mut program = person.program(house);
    let later = format!("?after={}", table.row.saturating_sub(1));
    for query in ["", "?undo=1", "?after=0", &later, "?seat=0", "?seat=1", "?seat=9", "?after=x"] {
        sent.answer(format!("the table{query} as JSON"), program.get(&format!("{path}{query}")));
    }
    sent.lines("lines as JSON", program.get(&format!("{path}/lines")));
    for what in ["record", "stream", "nowhere"] {
        sent.answer(format!("{what} as JSON"), program.get(&format!("{path}/{what}")));
    }
    for list in ["join", "watch", "mine", "all"] {
        let listing = program.get(&format!("/tables?list={list}"));
        sent.answer(format!("the list {list} as JSON"), listing);
    }
    program.lang = "it";
    sent.answer("the table in Italian as JSON", program.get(path));
}

/// Calls of a program that wants something.
fn posted_calls(sent: &mut Sent, person: &Person, house: &Open, party: &Party, table: &Table) {
    let (program, path) = (person.program(house), party.path());
    let mut post = |what: &str, route: &str, body: &Value| {
        let answer = program.post(&format!("{path}/{route}"), &body.to_string());
        sent.answer(format!("{what} by JSON: {body}"), answer);
    };
    let action = |action: &str| -> Value { serde_json::from_str(action).unwrap() };
    let command = |expected: u64, action: Value| json!({ "expected": expected, "key": "k", "action": action, "view": true });
    for expected in table.numbers() {
        for impossible in table.impossible.iter().take(1) {
            post("act", "act", &command(expected, action(impossible)));
        }
        // Somebody else's key is nobody's.
        let mut other = command(expected, json!({ "No": 1 }));
        other["key"] = json!("secret-0");
        post("act", "act", &other);
        post("undo", "undo", &json!({ "expected": expected, "key": "secret-0" }));
    }
    for impossible in table.impossible.iter().map(|impossible| action(impossible)) {
        post("why not", "why", &json!({ "action": impossible }));
        post("act", "act", &command(table.row, impossible));
    }
    for possible in table.possible.iter().map(|possible| action(possible)) {
        post("why not, of what is possible,", "why", &json!({ "action": possible }));
        post("act, too late,", "act", &command(0, possible));
    }
    for possible in table.possible.iter().take(1) {
        post("act, which cannot be kept,", "act", &command(table.row, action(possible)));
    }
    post("act", "act", &command(table.row, json!({ "No": 1 })));
    post("act, unreadable,", "act", &json!("{"));
    for seat in [0, 1, 9] {
        let mut command = command(table.row, json!({ "No": 1 }));
        command["seat"] = json!(seat);
        post("act on a seat", "act", &command);
    }
    for steps in [1, 99] {
        post("undo", "undo", &json!({ "expected": table.row, "key": "k", "steps": steps }));
    }
    post("say", "lines", &json!({ "text": "ave", "key": "k" }));
    post("whisper", "lines", &json!({ "text": "ave", "key": "k", "to": 9 }));
    for to in [0, 1, 9] {
        let [of_somebody, of_an_amount] = party.game.promises();
        post("promise", "promises", &json!({ "kind": of_an_amount, "key": "k", "to": to }));
        post("promise", "promises", &json!({ "kind": of_somebody, "who": to, "key": "k" }));
    }
}
