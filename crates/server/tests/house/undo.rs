//! What can be taken back is not asked twice: bots wait for it, and another thing is taken
//! in hand by choosing it.

use std::time::Duration;

use ludi_bots::AnyGame;
use ludi_caligula::Caligula;
use ludi_imperivm::Imperivm;
use ludi_server::Settings;
use serde_json::{Value, json};

use crate::common::{Browser, Open, Page, Program, new_house_with, settings};

/// A house in which bots wait longer than any test takes.
fn patient_house(game: AnyGame) -> (tempfile::TempDir, Open) {
    let undo_pause = Duration::from_secs(600);
    new_house_with(vec![game], Settings { undo_pause, ..settings() })
}

impl Browser {
    /// Presses a button of the newest page of a table, and gives the page after it.
    fn presses(&self, table: &str, what: &str, name: &str, value: &str) -> Page {
        let page = self.get(table);
        let expected = page.one("#prompt input[name='expected']", "value");
        let key = page.one("#key", "value");
        let form = [("expected", &*expected), ("key", &*key), (name, value)];
        let answer = self.send(&format!("{table}{what}"), &form);
        assert_eq!(answer.status, 303, "{}", answer.body);
        self.get(table)
    }

    /// Does the first of what is possible, unsure of it, until bots are asked.
    fn place_a_token(&self, table: &str) -> Page {
        let mut page = self.my_turn(table);
        while page.one("#prompt", "data-asked") == "true" {
            let choice = page.one("#choices button", "value");
            page = self.presses(table, "act", "action", &choice);
        }
        page
    }
}

#[test]
fn bots_wait_while_a_step_can_be_taken_back() {
    let (_folder, house) = patient_house(AnyGame::of::<Caligula>());
    let mut browser = Browser::at(&house);
    let table = browser.play_now("Livia");
    let before = browser.my_turn(&table);
    assert!(before.all("#commands .ring", "class").is_empty());
    let placed = browser.place_a_token(&table);
    assert_eq!(placed.row(), before.row() + 2, "the token and its place, and nothing of bots");
    assert_eq!(placed.one("#commands .undo", "data-wait"), "600000");
    let back = browser.presses(&table, "undo", "steps", "2");
    assert_eq!(back.one("#prompt", "data-asked"), "true");
    assert_eq!(back.board(), before.board());
    assert!(back.all("#commands .ring", "class").is_empty());
    // Whoever only looks on is told of no ring.
    browser.place_a_token(&table);
    let spectator = Browser::at(&house).get(&table);
    assert!(spectator.all(".ring", "class").is_empty());
}

#[test]
fn bots_do_not_wait_for_programs() {
    let (_folder, house) = patient_house(AnyGame::of::<Caligula>());
    let read = |page: Page| -> Value { serde_json::from_str(&page.body).unwrap() };
    let guest = read(Program::with(&house, None).post("/guests", "{\"name\":\"Livia\"}"));
    let program = Program::with(&house, guest["token"].as_str());
    let opened = read(program.post("/tables", "{\"game\":\"caligula\",\"seats\":3}"));
    let table = format!("/tables/{}", opened["id"].as_str().unwrap());
    assert_eq!(program.post(&format!("{table}/fill"), "{}").status, 204);
    assert_eq!(program.post(&format!("{table}/begin"), "").status, 204);
    // Two decisions place a token; the third comes when the bots have acted.
    for decision in 0..3 {
        let mut seen = read(program.get(&table));
        while seen["actions"][0].is_null() {
            seen = read(program.get(&format!("{table}?after={}&wait=20", seen["row"])));
        }
        let (row, action) = (&seen["row"], &seen["actions"][0]["action"]);
        let act = json!({ "expected": row, "key": decision.to_string(), "action": action });
        let done = program.post(&format!("{table}/act"), &act.to_string());
        assert_eq!(done.status, 200, "{}", done.body);
    }
}

#[test]
fn without_a_wait_the_turn_is_given_to_bots_only_by_who_is_sure() {
    let (_folder, house) = new_house_with(vec![AnyGame::of::<Caligula>()], settings());
    let mut browser = Browser::at(&house);
    let table = browser.play_now("Livia");
    let token = browser.my_turn(&table).one("#choices button", "value");
    let page = browser.presses(&table, "act", "action", &token);
    let (expected, key) = (page.row().to_string(), page.one("#key", "value"));
    let space = page.one("#choices button", "value");
    let form = [("expected", &*expected), ("key", &*key), ("action", &*space)];
    let answer = browser.send(&format!("{table}act"), &form);
    assert_eq!(answer.one("#notice button[name='sure']", "value"), space, "{}", answer.body);
}

#[test]
fn another_token_takes_the_place_of_the_one_in_hand() {
    let (_folder, house) = patient_house(AnyGame::of::<Caligula>());
    let mut browser = Browser::at(&house);
    let table = browser.play_now("Livia");
    let tokens = browser.my_turn(&table).all("#choices button", "value");
    let taken = browser.presses(&table, "act", "action", &tokens[0]);
    assert_eq!(taken.all("button[name='switch']", "value"), tokens[1..]);
    let switched = browser.presses(&table, "switch", "switch", &tokens[2]);
    assert_eq!(switched.row(), taken.row() + 2);
    let others = [&tokens[..2], &tokens[3..]].concat();
    assert_eq!(switched.all("button[name='switch']", "value"), others);
    // What cannot be taken instead is refused, and nothing is done.
    let key = switched.one("#key", "value");
    let form = [("expected", &*switched.row().to_string()), ("key", &key), ("switch", "\"pass\"")];
    let answer = browser.send(&format!("{table}switch"), &form);
    assert_eq!(answer.status, 200);
    assert!(answer.text("#notice").contains('§'), "{}", answer.body);
    assert_eq!(browser.get(&table).row(), switched.row());
}

#[test]
fn another_province_takes_the_place_of_one_that_is_not_paid_for() {
    let (_folder, house) = patient_house(AnyGame::of::<Imperivm>());
    let mut browser = Browser::at(&house);
    let form = [("game", "imperivm"), ("name", "Livia"), ("begin", "now")];
    let table = browser.done("/play", &form).location;
    let provinces = browser.my_turn(&table).all("#choices button", "value");
    let chosen = browser.presses(&table, "act", "action", &provinces[0]);
    assert_eq!(chosen.all("button[name='switch']", "value"), provinces[1..]);
    let switched = browser.presses(&table, "switch", "switch", &provinces[3]);
    let paid = browser.presses(&table, "act", "action", &switched.one("#choices button", "value"));
    let number = provinces[3].trim_matches(|c: char| !c.is_ascii_digit());
    assert_eq!(paid.all(&format!("#pawn-{number}"), "id").len(), 1, "{}", paid.board());
}

#[test]
fn a_province_is_bought_and_paid_for_in_one_step() {
    let (_folder, house) = patient_house(AnyGame::of::<Imperivm>());
    let mut browser = Browser::at(&house);
    let form = [("game", "imperivm"), ("name", "Livia"), ("begin", "now")];
    let table = browser.done("/play", &form).location;
    let page = browser.my_turn(&table);
    assert_eq!(page.one(".prices input[checked]", "value"), "{\"pay\":\"coins\"}");
    let province = page.one("#choices button", "value");
    let buy = |page: &Page, key: &str| {
        let expected = page.row().to_string();
        let then = "{\"pay\":\"power\"}";
        let form = [("expected", &*expected), ("key", key), ("action", &*province), ("then", then)];
        browser.send(&format!("{table}act"), &form)
    };
    assert_eq!(buy(&page, "one-step").status, 303);
    let bought = browser.get(&table);
    assert_eq!(bought.row(), page.row() + 2);
    let log = bought.texts("#log-lines li");
    assert!(log.last().is_some_and(|line| line.contains("power")), "{log:?}");
    // Sent once more, nothing is done twice.
    assert_eq!(buy(&page, "one-step").status, 303);
    assert_eq!(browser.get(&table).row(), bought.row());
}
