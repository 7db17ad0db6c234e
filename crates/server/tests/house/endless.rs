//! A match has an end, whatever is done in it.

use ludi_bots::AnyGame;
use ludi_caligula::Caligula;
use ludi_server::Settings;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::{Browser, Open, Page, Program, new_house_with, settings};

/// The most rows of a match here.
const MOST: u64 = 30;

fn read(answer: &Page) -> Value {
    serde_json::from_str(&answer.body).unwrap()
}

/// Somebody who comes in by program.
fn guest(house: &Open, name: &str) -> Program {
    let answer = Program::with(house, None).post("/guests", &json!({ "name": name }).to_string());
    Program::with(house, read(&answer)["token"].as_str())
}

/// A house whose matches are that short.
fn impatient_house() -> (TempDir, Open) {
    new_house_with(vec![AnyGame::of::<Caligula>()], Settings { most_rows: MOST, ..settings() })
}

#[test]
fn a_match_does_not_grow_without_end() {
    let (_folder, house) = impatient_house();
    let mut players = ["Livia", "Gaius"].map(|name| guest(&house, name));
    let opening = json!({ "game": "caligula", "seats": 2 });
    let opened = read(&players[0].post("/tables", &opening.to_string()));
    let path = format!("/tables/{}", opened["id"].as_str().unwrap());
    assert_eq!(players[1].post(&format!("{path}/sit"), "{}").status, 204);
    assert_eq!(players[0].post(&format!("{path}/begin"), "").status, 204);

    let (mut undone, mut refused) = (0, 0);
    loop {
        let asked = read(&players[0].get(&path))["to_act"][0].as_u64().unwrap() as usize;
        let seen = || read(&players[asked].get(&format!("{path}?undo=1")));
        let send = |what: &str, body: Value| {
            players[asked].post(&format!("{path}/{what}"), &body.to_string())
        };
        let table = seen();
        let row = table["row"].as_u64().unwrap();
        let action = &table["actions"][0]["action"];
        let act = json!({ "expected": row, "key": format!("act-{row}"), "action": action });
        let answer = send("act", act.clone());
        if row == MOST {
            assert_eq!((answer.status, &read(&answer)["error"]), (409, &json!("too-long")));
            players[asked].lang = "it";
            let answer = players[asked].post(&format!("{path}/act"), &act.to_string());
            assert!(answer.body.contains("Questa partita"), "{}", answer.body);
            break;
        }
        assert_eq!(answer.status, 200, "{}", answer.body);
        let table = seen();
        if table["retractable"] == 0 {
            continue;
        }
        let row = table["row"].as_u64().unwrap();
        let answer = send("undo", json!({ "expected": row, "key": format!("undo-{row}") }));
        if row < MOST / 2 {
            assert_eq!(answer.status, 200, "{}", answer.body);
            undone += 1;
        } else {
            let error = if row < MOST { "too-long-to-change" } else { "too-long" };
            assert_eq!((answer.status, &read(&answer)["error"]), (409, &json!(error)));
            refused += 1;
        }
    }
    assert!(undone > 0 && refused > 0);
}

#[test]
fn a_page_says_in_its_language_that_the_match_has_all_its_steps() {
    let (_folder, house) = impatient_house();
    let mut players = [0; 2].map(|_| Browser::at(&house));
    let form = [("name", "Livia"), ("seats", "2"), ("visibility", "open")];
    let table = players[0].done("/games/caligula/open", &form).location;
    players[1].done(&format!("{table}sit"), &[("name", "Gaius")]);
    players[0].done(&format!("{table}begin"), &[]);
    let send = |player: &Browser, what: &str, name: &str, value: &str| {
        let row = player.get(&table).row().to_string();
        let form = [("expected", &*row), ("key", &format!("{what}-{row}")), (name, value)];
        player.send(&format!("{table}{what}"), &form)
    };
    let refused = |player: &Browser, what: &str, value: &str, sentences: [&str; 2]| {
        for (lang, sentence) in ["en", "it"].into_iter().zip(sentences) {
            let reader = Browser::with(&house, &format!("{}; lang={lang}", player.cookie));
            let name = if what == "act" { "sure" } else { "steps" };
            let answer = send(&reader, what, name, value);
            assert_eq!((answer.status, &*answer.text("#notice p")), (409, sentence));
        }
    };
    let mut kept = false;
    loop {
        let asked =
            players.iter().find(|player| player.get(&table).one("#prompt", "data-asked") == "true");
        let asked = asked.expect("somebody is asked");
        let page = asked.get(&table);
        let choice = page.one("#choices button", "value");
        if page.row() == MOST {
            let all = [
                "This match has as many steps as a match may have: nothing more is done in it.",
                "Questa partita ha tutte le mosse che una partita può avere: non si fa più nulla.",
            ];
            refused(asked, "act", &choice, all);
            refused(asked, "undo", "1", all);
            assert_eq!(asked.get(&table).row(), MOST);
            break;
        }
        if page.row() >= MOST / 2 && !page.all("button.undo", "value").is_empty() {
            refused(
                asked,
                "undo",
                "1",
                [
                    "This match has so many steps already that nothing is taken back or changed \
                     any more: play on to its end.",
                    "Questa partita ha già tante mosse che non si annulla e non si cambia più \
                     nulla: si gioca fino alla fine.",
                ],
            );
            kept = true;
        }
        assert_eq!(send(asked, "act", "sure", &choice).status, 303);
    }
    assert!(kept, "there was something to take back");
}
