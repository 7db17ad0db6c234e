//! A number that is asked for is one field, whatever is filled in.

use std::thread;
use std::time::Duration;

use ludi_bots::AnyGame;
use ludi_latium::Latium;

use crate::common::{Browser, Open, Page, Party, new_house_of};

const FIELD: &str = "#board .amount .number input";

/// Somebody sends a number from a field.
fn fills_in(browser: &Browser, table: &str, page: &Page, amount: &str) -> Page {
    let row = page.row().to_string();
    let key: String = format!("{row}-{amount}").bytes().map(|b| format!("{b:x}")).collect();
    let form = [("expected", &*row), ("key", &*key), ("number", "offer"), ("amount", amount)];
    browser.send(&format!("{table}act"), &form)
}

fn party(house: &Open) -> Party {
    Party::begun(house, "latium")
}

#[test]
fn an_offer_is_a_field_with_a_form_of_its_own_and_no_list() {
    let (_folder, house) = new_house_of(AnyGame::of::<Latium>());
    let page = party(&house).page(0);
    assert_eq!(page.all(FIELD, "min"), ["0"]);
    let most: u16 = page.one(FIELD, "max").parse().unwrap();
    assert!(page.text("#prompt").contains(&most.to_string()), "{most}");
    assert_eq!(page.all("#choices .number input", "form"), ["number-list"]);
    assert!(page.all("#board button.act", "value").is_empty());
    for form in ["number-board", "number-list"] {
        assert!(page.body.contains(&format!("<form id=\"{form}\"")), "{form}");
    }
}

#[test]
fn what_is_no_number_or_too_large_a_one_is_answered_with_a_sentence() {
    let (_folder, house) = new_house_of(AnyGame::of::<Latium>());
    let party = party(&house);
    let (anna, page) = (&party.people[0], party.page(0));
    for wrong in ["", "-1", "3.5", "1e2", "two", "<b>", "NaN", "+3", "0x3", "٣", "３"] {
        let answer = fills_in(anna, &party.table, &page, wrong);
        assert_eq!(answer.status, 422, "{wrong}");
        assert!(answer.text("#notice").starts_with("Fill in a whole number"), "{wrong}");
    }
    let most: u16 = page.one(FIELD, "max").parse().unwrap();
    for large in [&*(most + 1).to_string(), "65535", "65536", "99999999999999999999999"] {
        let answer = fills_in(anna, &party.table, &page, large);
        assert_eq!(answer.status, 200, "{large}");
        assert!(answer.text("#notice .refused").contains("DP"), "{}", answer.text("#notice"));
    }
    assert_eq!(party.page(0).row(), page.row(), "nothing was done");
}

#[test]
fn an_offer_is_sealed_by_its_number_and_changed_as_long_as_others_think() {
    let (_folder, house) = new_house_of(AnyGame::of::<Latium>());
    let party = party(&house);
    let anna = &party.people[0];
    assert_eq!(fills_in(anna, &party.table, &party.page(0), "3").status, 303);
    let sealed = party.page(0);
    assert_eq!(sealed.all(FIELD, "min"), ["0"]);
    assert_eq!(fills_in(anna, &party.table, &sealed, " 2 ").status, 303);
    for person in [1, 2] {
        let page = party.page(person);
        assert_eq!(fills_in(&party.people[person], &party.table, &page, "0").status, 303);
    }
    assert!(party.page(0).text("#log").contains("offers 2 DP"), "{}", party.page(0).text("#log"));
}

#[test]
fn a_hint_fills_in_its_number() {
    let (_folder, house) = new_house_of(AnyGame::of::<Latium>());
    let party = party(&house);
    assert!(party.page(0).all(&format!("{FIELD}[value]"), "value").is_empty());
    let hint = party.people[0].send(&format!("{}hint", party.table), &[]);
    let filled = hint.one(&format!("{FIELD}[data-lit='act']"), "value");
    assert_eq!(hint.one("#notice .hinted", "data-light"), format!("{{\"offer\":{filled}}}"));
}

/// Where bots do not wait, what gives the turn to them is asked once more. Whether an offer
/// does that goes by the offers that are sealed: whoever offers last must not find out by
/// asking how much it takes to come first.
#[test]
fn the_last_offer_is_not_asked_once_more() {
    let (_folder, house) = new_house_of(AnyGame::of::<Latium>());
    let mut browser = Browser::at(&house);
    let form = [("game", "latium"), ("name", "Livia"), ("begin", "now")];
    let table = browser.done("/play", &form).location;
    let mut page = browser.my_turn(&table);
    while page.all("#players li.asked", "id").len() > 1 {
        thread::sleep(Duration::from_millis(20));
        page = browser.my_turn(&table);
    }
    let answer = fills_in(&browser, &table, &page, "0");
    assert_eq!(answer.status, 303, "{}", answer.text("#notice"));
}
