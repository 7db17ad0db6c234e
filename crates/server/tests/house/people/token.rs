//! Tokens for programs.

use std::time::{Duration, SystemTime};

use ludi_server::store::{SecretHash, Store, Time};
use serde_json::Value;

use super::session::timed;
use super::{EVIL, PASSWORD};
use crate::common::{Browser, Open, Program, Socket, new_house};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

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
        let now = Time::from(SystemTime::now());
        let whose = house.wait(house.store.token(SecretHash::of(token), now));
        whose.unwrap().map(|(person, _)| person.name)
    };
    assert_eq!(whose(&token).as_deref(), Some("Livia"));
    assert_eq!(whose("forged"), None);
    let page = browser.get("/account");
    assert!(!page.body.contains(&token));
    assert_eq!(page.text("#tokens li strong"), EVIL);
    let dates = page.text("#tokens li .dates");
    let in_words = dates.starts_with("since ") && dates.contains("\u{a0}20");
    assert!(in_words && dates.contains(", until "), "{dates}");
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

/// A program with a token of this person, and the stream of a table of its own.
fn stream(house: &Open, browser: &mut Browser) -> (Program, Socket) {
    let token = browser.post("/account/tokens", &[("label", "bot")]).text("#fresh code");
    let program = Program::with(house, Some(&token));
    let opened = program.post("/tables", r#"{"game":"caligula","seats":2}"#).body;
    let opened: Value = serde_json::from_str(&opened).unwrap();
    let mut stream = program.stream(&format!("/tables/{}/stream", opened["id"].as_str().unwrap()));
    stream.next();
    (program, stream)
}

#[test]
fn a_stream_is_closed_as_soon_as_its_token_is_dropped() {
    let (_folder, house) = new_house();
    let mut livia = Browser::at(&house);
    livia.create("Livia", PASSWORD);
    let (dropped, mut closed) = stream(&house, &mut livia);
    let name = livia.get("/account").one("#tokens li button", "value");
    let (kept, mut open) = stream(&house, &mut livia);
    closed.say("ave");
    assert!(closed.next().contains(r#""error":"unreadable""#));
    livia.done("/account/tokens/drop", &[("token", &name)]);
    // Before anything else is said, and without being asked.
    assert!(closed.is_closed_for(1008));
    assert_eq!(dropped.get("/tables?list=mine").status, 401);
    open.say("ave");
    assert!(open.next().contains(r#""error":"unreadable""#));
    assert_eq!(kept.get("/tables?list=mine").status, 200);
}

#[test]
fn tokens_end_with_the_password_and_with_signing_out_everywhere() {
    let (_folder, house) = new_house();
    let mut livia = Browser::at(&house);
    livia.create("Livia", PASSWORD);
    let (program, mut closed) = stream(&house, &mut livia);
    assert!(livia.get("/account").text("#password").contains("your tokens end"));
    livia.done("/account/password", &[("old", PASSWORD), ("new", "festina lente")]);
    assert!(closed.is_closed_for(1008));
    assert_eq!(program.get("/tables?list=mine").status, 401);
    assert!(livia.get("/account?done=password").text("#notice").contains("tokens have ended"));

    let (program, mut closed) = stream(&house, &mut livia);
    assert!(livia.get("/account").text("#leave").contains("your tokens end"));
    livia.done("/account/sign-out-everywhere", &[]);
    assert!(closed.is_closed_for(1008));
    assert_eq!(program.get("/tables?list=mine").status, 401);
    // Signing out on one device, or on all others, ends no token.
    assert_eq!(livia.sign_in("Livia", "festina lente").status, 303);
    let (program, _open) = stream(&house, &mut livia);
    livia.done("/account/sessions/end-others", &[]);
    livia.done("/account/sign-out", &[]);
    assert_eq!(program.get("/tables?list=mine").status, 200);
}

#[test]
fn tokens_lapse_and_guests_that_go_on_calling_keep_theirs() {
    let (_folder, house, clock) = timed();
    let guest = |name: &str| {
        let body = format!(r#"{{"name":"{name}"}}"#);
        let answer = Program::with(&house, None).post("/guests", &body);
        let answer: Value = serde_json::from_str(&answer.body).unwrap();
        Program::with(&house, answer["token"].as_str())
    };
    let (busy, idle) = (guest("Busy"), guest("Idle"));
    let mut livia = Browser::at(&house);
    livia.create("Livia", PASSWORD);
    let token = livia.post("/account/tokens", &[("label", "bot")]).text("#fresh code");
    let bot = Program::with(&house, Some(&token));
    clock.advance(29 * DAY);
    assert_eq!((busy.get("/tables?list=mine").status, livia.name().as_str()), (200, "Livia"));
    clock.advance(2 * DAY);
    assert_eq!(
        (busy.get("/tables?list=mine").status, idle.get("/tables?list=mine").status),
        (200, 401)
    );
    // The token of an account lasts a year, used or not.
    for _ in 0..13 {
        clock.advance(25 * DAY);
        assert_eq!(bot.get("/tables?list=mine").status, 200);
        assert_eq!(busy.get("/tables?list=mine").status, 200);
    }
    clock.advance(10 * DAY);
    assert_eq!(
        (bot.get("/tables?list=mine").status, busy.get("/tables?list=mine").status),
        (401, 200)
    );
}
