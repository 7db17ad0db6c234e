//! A match has an end, whatever is done in it.

use caligula::Caligula;
use ludi_server::{Settings, boxed};
use serde_json::{Value, json};

use crate::common::{Open, Page, Program, new_house_with, settings};

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

#[test]
fn a_match_does_not_grow_without_end() {
    let (_folder, house) =
        new_house_with(vec![boxed::<Caligula>()], Settings { most_rows: MOST, ..settings() });
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
