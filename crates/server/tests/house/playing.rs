//! The house as a browser without a script sees it.

use std::path::Path;

use crate::common::{self, Browser, Open, Page, new_house, settings};

fn open(place: &Path) -> Open {
    common::open(place, |_| settings())
}

/// Clicks *play now* on the front page; gives the address of the table.
fn play_now(browser: &mut Browser) -> String {
    let game = browser.get("/").one("form[action='/play'] input[name='game']", "value");
    let form = [("game", &*game), ("name", "Livia <b>"), ("begin", "now")];
    let answer = browser.done("/play", &form);
    assert!(answer.cookies[0].contains("HttpOnly; SameSite=Lax"), "{:?}", answer.cookies);
    answer.location
}

impl Browser {
    /// Does one thing, and once more if it is asked whether it should.
    fn act(&self, page: &Page, table: &str, action: &str) -> Page {
        let answer = self.press(page, &format!("{table}act"), "action", action);
        match answer.one("#notice button[name='sure']", "value") {
            sure if sure.is_empty() => answer,
            sure => self.press(&answer, &format!("{table}act"), "sure", &sure),
        }
    }

    /// Presses a button of the page.
    fn press(&self, page: &Page, path: &str, name: &str, value: &str) -> Page {
        let expected = page.one("input[name='expected']", "value");
        let key = page.one("input[name='key']", "value");
        self.send(path, &[("expected", &expected), ("key", &key), (name, value)])
    }
}

#[test]
fn a_whole_game_is_played_by_forms_and_goes_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("house.db");
    let mut house = open(&place);
    let mut browser = Browser::at(&house);
    let table = play_now(&mut browser);
    for turn in 0..2000 {
        let page = browser.my_turn(&table);
        if page.is_over() {
            assert!(page.text("#result").contains("Livia <b>"), "{}", page.body);
            assert!(turn > 20, "{turn} turns make no game");
            return;
        }
        if turn == 10 {
            drop(house);
            house = open(&place);
            browser = Browser::with(&house, &browser.cookie);
            assert_eq!(browser.my_turn(&table).row(), page.row());
            continue;
        }
        let choices = page.all("button.act[name='action']", "value");
        let choice = &choices[turn * 7 % choices.len()];
        let answer = browser.act(&page, &table, choice);
        assert_eq!((answer.status, &answer.location), (303, &table), "{}", answer.body);
    }
    panic!("the game does not end");
}

#[test]
fn what_is_wrong_is_answered_and_changes_nothing() {
    let (_folder, house) = new_house();
    let mut browser = Browser::at(&house);
    let table = play_now(&mut browser);
    let act = format!("{table}act");
    let page = browser.my_turn(&table);
    assert!(page.header("content-security-policy").starts_with("default-src 'none'"));
    let choice = page.one("button.act[name='action']", "value");

    let stranger = Browser::at(&house);
    let origin = "http://elsewhere.example".to_owned();
    let other_site = Browser { origin, ..Browser::with(&house, &browser.cookie) };
    let mut neighbour = Browser::at(&house);
    play_now(&mut neighbour);
    for intruder in [&stranger, &other_site, &neighbour] {
        let answer = intruder.press(&page, &act, "action", &choice);
        assert_eq!(answer.status, 403, "{}", answer.body);
        assert!(answer.body.contains("nothing was done"), "{}", answer.body);
    }
    assert!(stranger.get(&table).all("button[name='action']", "value").is_empty());
    let forged = Browser::with(&house, "ludi=00ff");
    assert_eq!(forged.press(&page, &act, "action", &choice).status, 403);

    let stale = [("expected", "999"), ("key", "k"), ("action", &choice)];
    let answer = browser.send(&act, &stale);
    assert_eq!(answer.status, 409);
    assert!(answer.text("#notice").contains("has gone on"), "{}", answer.body);

    assert_eq!(browser.press(&page, &act, "action", "{\"No\":1}").status, 422);
    assert_eq!(browser.press(&page, &act, "action", "{").status, 422);
    assert_eq!(browser.press(&page, &act, "action", &"x".repeat(1 << 20)).status, 413);
    assert_eq!(browser.press(&page, &format!("{table}undo"), "steps", "9").status, 409);
    assert_eq!(browser.get("/tables/0000000000000000/").status, 404);
    assert_eq!(browser.send("/play", &[("game", "chess")]).status, 404);
    assert_eq!(browser.get(&table).row(), page.row());

    let impossible = page.one("button.why[formaction='why']", "value");
    let answer = browser.press(&page, &format!("{table}why"), "action", &impossible);
    assert_eq!(answer.status, 200);
    assert!(answer.text("#notice").contains('§'), "{}", answer.body);
    assert_eq!(browser.get(&table).row(), page.row());
}

#[test]
fn a_command_sent_twice_is_done_once() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("house.db");
    let house = open(&place);
    let mut browser = Browser::at(&house);
    let table = play_now(&mut browser);
    let act = format!("{table}act");
    let page = browser.my_turn(&table);
    let choice = page.one("button.act[name='action']", "value");
    assert_eq!(browser.press(&page, &act, "sure", &choice).status, 303);
    let row = browser.my_turn(&table).row();
    assert!(row > page.row());
    assert_eq!(browser.press(&page, &act, "sure", &choice).status, 303);
    assert_eq!(browser.get(&table).row(), row);
    drop(house);
    let house = open(&place);
    let again = Browser::with(&house, &browser.cookie);
    assert_eq!(again.press(&page, &act, "sure", &choice).status, 303);
    assert_eq!(again.my_turn(&table).row(), row);
}
