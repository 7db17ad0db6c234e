//! What one client may ask in a while.

use ludi_server::store::Store;
use serde_json::{Value, json};

use super::strict;
use crate::common::{Browser, Open, Page, Program};

/// A program of its own.
fn guest(house: &Open) -> Program {
    let answer =
        Program::with(house, None).post("/guests", &json!({ "name": "Livia" }).to_string());
    assert_eq!(answer.status, 201, "{}", answer.body);
    let answer: Value = serde_json::from_str(&answer.body).unwrap();
    Program::with(house, answer["token"].as_str())
}

/// How often something is done before it is refused for being too much, which
/// must come before `most`.
fn times(most: usize, mut ask: impl FnMut(usize) -> Page) -> usize {
    for n in 0..most {
        let answer = ask(n);
        if answer.status == 429 {
            let wait: u64 = answer.header("retry-after").parse().unwrap();
            assert!(wait >= 1, "{wait}");
            return n;
        }
        assert!(answer.status < 400, "{} {}", answer.status, answer.body);
    }
    panic!("{most} times, without end");
}

#[test]
fn reads_are_limited_and_those_that_play_a_match_again_more_so() {
    let (_folder, house) = strict();
    let mut browser = Browser::at(&house);
    let table = browser.play_now("Livia");
    let replays = times(400, |_| browser.get(&format!("{table}replay")));
    assert!(replays >= 40, "{replays}");
    // Looking at the table, and acting there, is counted apart.
    let reads = times(2000, |_| browser.get(&table));
    assert!(reads >= 200, "{reads}");
    let page = browser.send(&format!("{table}hint"), &[]);
    assert_ne!(page.status, 429, "{}", page.body);
    // Another at the same address still looks.
    assert_eq!(Browser::with(&house, "ludi=other").get("/").status, 200);
    // Programs are limited in the same way.
    let program = guest(&house);
    let reads = times(2000, |_| program.get("/games"));
    assert!(reads >= 200, "{reads}");
    let refused: Value = serde_json::from_str(&program.get("/games").body).unwrap();
    assert_eq!(refused["error"], "too-often");
}

#[test]
fn asking_for_a_socket_does_not_get_around_the_limit_of_replays() {
    let (_folder, house) = strict();
    let mut browser = Browser::at(&house);
    let table = browser.play_now("Livia");
    let ask = || {
        let request = browser.agent.get(format!("http://{}{table}replay", house.address));
        let request = request.header("cookie", &browser.cookie).header("origin", &browser.origin);
        request.header("upgrade", "websocket").call().unwrap().status().as_u16()
    };
    assert!((0..120).any(|_| ask() == 429), "without end");
}

#[test]
fn few_guests_come_in_by_the_api_in_a_while() {
    let (_folder, house) = strict();
    let stranger = Program::with(&house, None);
    let name = json!({ "name": "Nemo" }).to_string();
    let guests = times(120, |_| stranger.post("/guests", &name));
    assert!((30..60).contains(&guests), "{guests}");
    let census = house.wait(house.store.census()).unwrap();
    assert_eq!(census.guests, guests as u64);
}

#[test]
fn lines_by_the_api_are_limited_like_those_on_pages() {
    let (_folder, house) = strict();
    let program = guest(&house);
    let opening = json!({ "game": "caligula", "seats": 2, "others": [{ "bot": "random" }] });
    let opened: Value =
        serde_json::from_str(&program.post("/tables", &opening.to_string()).body).unwrap();
    let lines = format!("/tables/{}/lines", opened["id"].as_str().unwrap());
    let said = times(200, |n| {
        let line = json!({ "text": format!("line {n}"), "key": format!("key-{n}") });
        program.post(&lines, &line.to_string())
    });
    assert!((20..100).contains(&said), "{said}");
}
