//! Tokens for programs.

use ludi_server::store::{SecretHash, Store};
use serde_json::Value;

use super::{EVIL, PASSWORD};
use crate::common::{Browser, Program, new_house};

#[test]
fn a_token_is_shown_once_and_works_until_it_is_dropped() {
    let (_folder, house) = new_house();
    let mut browser = Browser::at(&house);
    browser.create("Livia", PASSWORD);
    let page = browser.post("/account/tokens", &[("label", EVIL)]);
    assert_eq!((page.status, page.header("cache-control")), (200, "no-store"));
    let token = page.text("#fresh code");
    assert_eq!(token.len(), 64);
    let whose = |token: &str| {
        let whose = house.wait(house.store.token(SecretHash::of(token)));
        whose.unwrap().map(|person| person.name)
    };
    assert_eq!(whose(&token).as_deref(), Some("Livia"));
    assert_eq!(whose("forged"), None);
    let page = browser.get("/account");
    assert!(!page.body.contains(&token));
    assert_eq!(page.text("#tokens li strong"), EVIL);
    let day = page.text("#tokens li time");
    assert!(day.len() == 10 && day.starts_with("20"), "{day}");
    let name = page.one("#tokens li button", "value");

    let mut other = Browser::at(&house);
    other.create("Marcus", PASSWORD);
    other.done("/account/tokens/drop", &[("token", &name)]);
    assert_eq!(whose(&token).as_deref(), Some("Livia"), "dropped by somebody else");
    assert_eq!(browser.post("/account/tokens/drop", &[("token", "all")]).status, 422);
    browser.done("/account/tokens/drop", &[("token", &name)]);
    assert_eq!(whose(&token), None);
    assert!(browser.get("/account").all("#tokens li", "class").is_empty());

    for n in 0..20 {
        assert_eq!(browser.post("/account/tokens", &[("label", &n.to_string())]).status, 200);
    }
    let page = browser.post("/account/tokens", &[("label", "one more")]);
    assert_eq!((page.status, page.text("#fresh")), (409, String::new()));
    assert_eq!(page.all("#tokens li button", "value").len(), 20);
}

#[test]
fn whoever_has_a_stream_open_acts_only_while_its_token_holds() {
    let (_folder, house) = new_house();
    let mut browser = Browser::at(&house);
    browser.create("Livia", PASSWORD);
    let token = browser.post("/account/tokens", &[("label", "bot")]).text("#fresh code");
    let program = Program::with(&house, Some(&token));
    let opened = program.post("/tables", r#"{"game":"caligula","seats":2}"#).body;
    let opened: Value = serde_json::from_str(&opened).unwrap();
    let mut stream = program.stream(&format!("/tables/{}/stream", opened["id"].as_str().unwrap()));
    stream.next();
    stream.say("ave");
    assert!(stream.next().contains(r#""error":"unreadable""#));
    let name = browser.get("/account").one("#tokens li button", "value");
    browser.done("/account/tokens/drop", &[("token", &name)]);
    stream.say("ave");
    assert!(stream.next().contains(r#""error":"no-token""#));
}
