//! Sessions: whose they are, who may use them, and when they end.

use std::time::{Duration, SystemTime};

use ludi_server::store::{Person, SecretHash, Session, Store, Time};
use ludi_server::{Clock, Settings};

use super::PASSWORD;
use crate::common::{Browser, Open, new_house, open, open_at, settings};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[test]
fn a_session_that_is_forged_or_past_is_none() {
    let (_folder, house) = new_house();
    let mut browser = Browser::at(&house);
    browser.create("Livia", PASSWORD);
    let store = &house.store;
    let token = browser.cookie.trim_start_matches("ludi=").to_owned();
    let now = SystemTime::now();
    let livia = house.wait(store.session(SecretHash::of(&token), Time::from(now)));
    let (livia, session): (Person, Session) = livia.unwrap().unwrap();
    let session = |name: &str, until: SystemTime| {
        let (hash, until) = (SecretHash::of(name), Time::from(until));
        let session = Session { hash, until, ..session.clone() };
        house.wait(store.open_session(livia.id, session)).unwrap();
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

/// A house whose clock stands still, and its clock.
pub(super) fn timed() -> (tempfile::TempDir, Open, Clock) {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::at(Time(1_800_000_000_000));
    let house = open_at(&folder.path().join("house.db"), clock.clone(), |_| settings());
    (folder, house, clock)
}

#[test]
fn a_session_lapses_unused_and_after_a_year_at_the_latest() {
    let (_folder, house, clock) = timed();
    let mut livia = Browser::at(&house);
    livia.create("Livia", PASSWORD);
    clock.advance(30 * DAY - Duration::from_secs(1));
    assert_eq!(livia.name(), "Livia");
    // It was used, so it goes on; but not without end.
    for _ in 0..11 {
        clock.advance(30 * DAY - Duration::from_secs(1));
        assert_eq!(livia.name(), "Livia");
    }
    clock.advance(6 * DAY);
    assert_eq!(livia.name(), "Sign in");
    assert_eq!(livia.sign_in("Livia", PASSWORD).status, 303);
    clock.advance(30 * DAY);
    assert_eq!(livia.name(), "Sign in");
}

#[test]
fn whoever_has_an_account_sees_and_ends_its_sessions() {
    let (_folder, house) = new_house();
    let mut here = Browser::at(&house);
    here.create("Livia", PASSWORD);
    let [mut there, mut elsewhere] = [0; 2].map(|_| Browser::at(&house));
    let mut stranger = Browser::at(&house);
    stranger.create("Marcus", PASSWORD);
    for browser in [&mut there, &mut elsewhere] {
        assert_eq!(browser.sign_in("Livia", PASSWORD).status, 303);
    }
    let page = here.get("/account");
    assert_eq!(page.texts("#sessions li").len(), 3);
    assert!(page.text("#sessions li:has(em)").contains("this device"), "{}", page.body);
    let name =
        |browser: &Browser| SecretHash::of(browser.cookie.trim_start_matches("ludi=")).name();
    let mut ends = page.all("#sessions button[name='session']", "value");
    let mut expected = [name(&there), name(&elsewhere)];
    ends.sort();
    expected.sort();
    assert_eq!(ends, expected);
    // Nobody ends another's.
    stranger.done("/account/sessions/end", &[("session", &name(&there))]);
    assert_eq!(there.name(), "Livia");
    assert_eq!(here.post("/account/sessions/end", &[("session", "all")]).status, 422);
    let table = here.play_now("");
    let (mut mine, mut ended) = (here.live(&table), there.live(&table));
    here.done("/account/sessions/end", &[("session", &name(&there))]);
    assert!(ended.hangs_up(Duration::from_secs(10)));
    assert_eq!((there.name().as_str(), elsewhere.name().as_str()), ("Sign in", "Livia"));
    assert!(!mine.hangs_up(Duration::from_millis(300)));
    here.done("/account/sessions/end-others", &[]);
    assert_eq!((elsewhere.name().as_str(), here.name().as_str()), ("Sign in", "Livia"));
    let page = here.get("/account");
    assert_eq!(page.texts("#sessions li").len(), 1);
    assert!(page.all("#sessions button", "name").is_empty());
}

#[test]
fn a_guest_that_becomes_an_account_or_signs_in_has_a_new_session() {
    let (_folder, house) = new_house();
    let mut guest = Browser::at(&house);
    let table = guest.play_now("Livia");
    let mut socket = guest.live(&table);
    let planted = guest.cookie.clone();
    guest.create("Livia", PASSWORD);
    assert_ne!(guest.cookie, planted);
    // Whoever knew the guest's session does not share the account.
    assert_eq!(Browser::with(&house, &planted).name(), "Sign in");
    assert!(socket.hangs_up(Duration::from_secs(10)));
    assert_eq!(guest.tables(), [table.as_str()]);
    let before = guest.cookie.clone();
    assert_eq!(guest.sign_in("Livia", PASSWORD).status, 303);
    assert_ne!(guest.cookie, before);
    assert_eq!(Browser::with(&house, &before).name(), "Sign in");
}
