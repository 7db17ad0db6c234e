//! What is wrong is refused, and changes nothing.

use serde_json::{Value, json};

use super::{Sample, command};

#[test]
fn what_is_wrong_is_refused_with_a_sentence() {
    let sample = Sample::new();
    let (players, path) = sample.playing();
    let livia = &players[0];
    let act = format!("{path}/act");
    let seen: Vec<Value> = players.iter().map(|player| player.get(&path).1).collect();
    let actor = seen.iter().position(|seen| seen["actions"][0].is_object()).unwrap();
    let other = (actor + 1) % 3;
    let good = command(&seen[actor], "k");

    let stranger = sample.stranger();
    assert_eq!(stranger.post(&act, good.clone()).0, 401);
    let forged = sample.caller(Some("00ff"));
    assert_eq!(forged.post(&act, good.clone()).0, 401);
    assert_eq!(forged.get(&path).0, 401);
    let passer = sample.guest("Nemo");
    assert_eq!(passer.post(&act, good.clone()).1["error"], "no-seat");
    let mut italian = sample.guest("Nemo");
    italian.program.lang = "it";
    let (status, answer) = italian.post(&act, good.clone());
    assert_eq!(status, 403);
    assert!(answer["sentence"].as_str().unwrap().contains("posto"), "{answer}");

    let (status, refused) = players[other].post(&act, good.clone());
    assert_eq!((status, &refused["error"]), (422, &json!("refused")));
    assert!(refused["rule"].is_string(), "{refused}");
    let wrong = |field: &str, value: Value| {
        let mut command = good.clone();
        command[field] = value;
        players[actor].post(&act, command)
    };
    assert_eq!(wrong("expected", json!(999)).1["error"], "stale");
    assert_eq!(wrong("action", json!({ "No": 1 })).1["error"], "unknown");
    assert_eq!(wrong("key", json!("a b")).1["error"], "unreadable");
    assert_eq!(wrong("seat", json!(77)).1["error"], "unreadable");
    assert_eq!(wrong("more", json!(1)).1["error"], "unreadable");
    assert_eq!(players[actor].send(&act, "{").0, 422);
    let (status, large) = players[actor].send(&act, &"x".repeat(1 << 20));
    assert_eq!((status, &large["error"]), (413, &json!("too-large")));
    assert_eq!(livia.get("/tables/0000000000000000").0, 404);
    assert_eq!(livia.get(&format!("{path}?seat=x")).0, 422);
    assert_eq!(livia.post("/tables", json!({ "game": "chess", "seats": 2 })).0, 404);
    assert_eq!(livia.post("/tables", json!({ "game": "caligula", "seats": 9 })).0, 422);
    assert_eq!(livia.get("/tables?list=all").0, 422);
    assert_eq!(livia.get(&path).1["row"], 0);

    assert_eq!(players[actor].post(&act, good.clone()), (200, json!({ "row": 1 })));
    assert_eq!(players[actor].post(&act, good), (200, json!({ "row": 1 })));
    assert_eq!(livia.get(&path).1["row"], 1);
}
