//! What a hint lights and offers, and what a refusal says is asked.

use crate::common::{Browser, new_house};

#[test]
fn a_hint_lights_what_it_speaks_of_and_can_be_followed() {
    let (_folder, house) = new_house();
    let mut browser = Browser::at(&house);
    let table = browser.play_now("Livia");
    let page = browser.my_turn(&table);
    assert!(page.all("[data-lit]", "class").is_empty());
    let hint = browser.send(&format!("{table}hint"), &[]);
    let action = hint.one("#notice .hinted", "data-light");
    let lit = hint.all("#board button[data-lit='act']", "value");
    assert!(!lit.is_empty() && lit.iter().all(|lit| *lit == action), "{action}: {lit:?}");
    assert_eq!(hint.one("#notice .follow", "value"), action);
    let why = hint.text("#notice .reason");
    assert!(why.starts_with("Why: ") && why.len() > 20, "{why}");
    let row = page.row().to_string();
    let form = [("expected", &*row), ("key", "follow"), ("action", &action)];
    assert_eq!(browser.send(&format!("{table}act"), &form).status, 303);
    assert!(browser.get(&table).row() > page.row());
}

#[test]
fn a_refusal_says_what_is_asked_now() {
    let (_folder, house) = new_house();
    let mut browser = Browser::at(&house);
    let table = browser.play_now("Livia");
    let page = browser.my_turn(&table);
    let asked = page.text("#prompt > p");
    let impossible = page.one("#board button.why", "value");
    let row = page.row().to_string();
    let refused =
        browser.send(&format!("{table}why"), &[("expected", &row), ("action", &impossible)]);
    let told = refused.text("#notice .asked-now");
    assert!(told.contains(asked.trim()), "{told} does not say {asked}");
}
