//! Sessions: whose they are, who may use them, and when they end.

use std::time::{Duration, SystemTime};

use ludi_server::Settings;
use ludi_server::store::{PersonId, SecretHash, Store, Time};

use super::PASSWORD;
use crate::common::{Browser, new_house, open, settings};

#[test]
fn a_session_that_is_forged_or_past_is_none() {
    let (_folder, house) = new_house();
    let mut browser = Browser::at(&house);
    browser.create("Livia", PASSWORD);
    let store = &house.store;
    let token = browser.cookie.trim_start_matches("ludi=").to_owned();
    let now = SystemTime::now();
    let livia = house.wait(store.session(SecretHash::of(&token), Time::from(now)));
    let livia: PersonId = livia.unwrap().unwrap().id;
    let session = |name: &str, until| {
        house.wait(store.open_session(SecretHash::of(name), livia, Time::from(until))).unwrap();
    };
    session("past", now - Duration::from_secs(1));
    session("future", now + Duration::from_secs(60));
    assert_eq!(Browser::with(&house, "ludi=future").name(), "Livia");
    let hash = SecretHash::of(&token).name();
    for forged in ["past", "", "00ff", &hash, &token[1..], &token.to_uppercase(), "é"] {
        let mut forger = Browser::with(&house, &format!("ludi={forged}"));
        assert_eq!(forger.name(), "Sign in", "{forged}");
        assert_eq!(forger.post("/account/name", &[("name", "X")]).status, 403);
    }
    assert_eq!(browser.name(), "Livia");
}

#[test]
fn another_page_cannot_act_for_the_reader() {
    let folder = tempfile::tempdir().unwrap();
    let at = |address| format!("http://{address}").parse().ok();
    let house = open(&folder.path().join("house.db"), |address| Settings {
        public_url: at(address),
        ..settings()
    });
    let mut browser = Browser::at(&house);
    browser.create("Livia", PASSWORD);
    let port = house.address.port();
    for origin in [
        format!("https://127.0.0.1:{port}"),
        format!("http://127.0.0.1:{}", port ^ 1),
        "http://127.0.0.1".to_owned(),
        format!("http://localhost:{port}"),
        "http://elsewhere.example".to_owned(),
        "null".to_owned(),
    ] {
        let mut other = Browser { origin, ..Browser::with(&house, &browser.cookie) };
        let answer = other.post("/account/name", &[("name", "Victim")]);
        assert_eq!(answer.status, 403, "{}", other.origin);
        assert!(answer.body.contains("another site"), "{}", answer.body);
        assert_eq!(other.post("/account/sign-out-everywhere", &[]).status, 403);
        let mut stranger = Browser { origin: other.origin, ..Browser::at(&house) };
        assert_eq!(stranger.sign_in("Livia", PASSWORD).status, 403);
        assert_eq!(stranger.cookie, "");
    }
    assert_eq!(browser.name(), "Livia");
}

#[test]
fn cookies_of_a_house_behind_tls_are_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let house = open(&folder.path().join("house.db"), |_| Settings {
        public_url: "https://ludi.example".parse().ok(),
        ..settings()
    });
    let origin = "https://ludi.example".to_owned();
    let mut browser = Browser { origin, ..Browser::at(&house) };
    browser.create("Livia", PASSWORD);
    assert!(browser.cookie.starts_with("__Host-ludi="), "{}", browser.cookie);
    assert_eq!(browser.name(), "Livia");
    let plain = browser.cookie.replace("__Host-", "");
    assert_eq!(Browser::with(&house, &plain).name(), "Sign in");
    let answer = browser.post("/settings", &[("theme", "dark")]);
    assert!(answer.cookies[0].contains("theme=dark; Path=/; HttpOnly"), "{:?}", answer.cookies);
    assert!(answer.cookies[0].ends_with("; Secure"), "{:?}", answer.cookies);
}

#[test]
fn an_open_table_hears_of_the_end_of_its_session() {
    let (_folder, house) = new_house();
    let mut browser = Browser::at(&house);
    browser.create("Livia", PASSWORD);
    let table = browser.play_now("");
    let (mut here, mut bystander) = (browser.live(&table), Browser::at(&house).live(&table));
    assert!(bystander.next().contains("\"stage\""));
    browser.done("/account/sign-out-everywhere", &[]);
    assert!(here.hangs_up(Duration::from_secs(10)));
    assert!(!bystander.hangs_up(Duration::from_millis(300)));
}
