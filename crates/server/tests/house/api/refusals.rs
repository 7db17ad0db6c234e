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
    assert_eq!(wrong("more", json!(1)).1["error"], "unreadable");
    assert_eq!(players[actor].send(&act, "{").0, 422);
    let (status, large) = players[actor].send(&act, &"x".repeat(1 << 20));
    assert_eq!((status, &large["error"]), (413, &json!("too-large")));
    assert_eq!(livia.get("/tables/0000000000000000").0, 404);
    assert_eq!(livia.get(&format!("{path}?seat=x")).0, 422);
    assert_eq!(livia.post("/tables", json!({ "game": "chess", "seats": 2 })).0, 404);
    assert_eq!(livia.post("/tables", json!({ "game": "caligula", "seats": 9 })).0, 422);
    assert_eq!(livia.get("/tables?list=all").0, 422);
    let promises = format!("{path}/promises");
    let promise = json!({ "kind": "stab", "amount": 3, "key": "p" });
    let wrong = |field: &str, value: Value| {
        let mut promise = promise.clone();
        promise[field] = value;
        livia.post(&promises, promise)
    };
    assert_eq!(stranger.post(&promises, promise.clone()).0, 401);
    let (status, refused) = passer.post(&promises, promise.clone());
    assert_eq!((status, &refused["error"]), (403, &json!("no-seat")));
    let (status, refused) = wrong("amount", json!(10));
    assert_eq!((status, &refused["error"]), (422, &json!("amount")));
    assert_eq!(refused["sentence"], "The promise does not say how much: from 1 to 9.");
    assert_eq!(wrong("amount", Value::Null).1["error"], "amount");
    assert_eq!(wrong("amount", json!(-1)).1["error"], "unreadable");
    assert_eq!(wrong("kind", json!("moon")).1["error"], "no-promise");
    assert_eq!(wrong("kind", json!("spare-tokens")).1["error"], "who");
    assert_eq!(wrong("to", json!(0)).1["error"], "nobody-there");
    assert_eq!(wrong("to", json!(5)).1["error"], "nobody-there");
    assert_eq!(wrong("more", json!(1)).1["error"], "unreadable");
    assert_eq!(livia.get(&format!("{path}/lines")).1, json!([]));
    assert_eq!(livia.get(&path).1["row"], 0);

    assert_eq!(players[actor].post(&act, good.clone()), (200, json!({ "row": 1 })));
    assert_eq!(players[actor].post(&act, good), (200, json!({ "row": 1 })));
    assert_eq!(livia.get(&path).1["row"], 1);
}

#[test]
fn who_needs_a_token_is_told_so_before_anything_is_read() {
    let sample = Sample::new();
    let routes = sample.document.routes_with_token();
    assert!(routes.len() > 8, "{routes:?}");
    for (method, path) in routes {
        for table in ["0000000000000000", "no table"] {
            let path = path.replace("{id}", &table.replace(' ', "%20"));
            for token in [None, Some("00ff")] {
                let program = &sample.caller(token).program;
                for body in ["", "{", "{\"no\":1}"] {
                    let answer = match &*method {
                        "post" => program.post(&path, body),
                        _ => program.get(&path),
                    };
                    assert_eq!(
                        answer.status, 401,
                        "{method} {path} {token:?} {body}: {}",
                        answer.body
                    );
                    assert!(answer.body.contains("\"no-token\""), "{}", answer.body);
                }
            }
        }
    }
}

#[test]
fn a_number_that_is_no_seat_is_named_as_such() {
    let sample = Sample::new();
    let (players, path) = sample.playing();
    let livia = &players[0];
    let mut italian = sample.guest("Nemo");
    italian.program.lang = "it";
    let seen: Vec<Value> = players.iter().map(|player| player.get(&path).1).collect();
    let actor = seen.iter().position(|seen| seen["actions"][0].is_object()).unwrap();
    let act = command(&seen[actor], "k");
    let undo = json!({ "expected": 0, "key": "u" });
    let why = json!({ "action": act["action"] });
    let say = json!({ "text": "Ave", "key": "s" });
    let promise = json!({ "kind": "spare-tokens", "who": 1, "key": "p" });
    for number in [6, 64, 255, 256, -1] {
        let refused = |(status, answer): (u16, Value), sentence: &str| {
            assert_eq!((status, &answer["error"]), (422, &json!("no-such-seat")), "{number}");
            assert_eq!(answer["sentence"], sentence);
        };
        let no = |answer| refused(answer, "There is no such seat at this table.");
        let with = |body: &Value, field: &str| {
            let mut body = body.clone();
            body[field] = json!(number);
            body
        };
        no(players[actor].post(&format!("{path}/act"), with(&act, "seat")));
        no(livia.post(&format!("{path}/undo"), with(&undo, "seat")));
        no(livia.post(&format!("{path}/why"), with(&why, "seat")));
        no(livia.post(&format!("{path}/sit"), with(&json!({}), "seat")));
        for field in ["seat", "to"] {
            no(livia.post(&format!("{path}/lines"), with(&say, field)));
        }
        for field in ["seat", "to", "who"] {
            no(livia.post(&format!("{path}/promises"), with(&promise, field)));
        }
        no(livia.get(&format!("{path}?seat={number}")));
        let nessuno = italian.post(&format!("{path}/sit"), with(&json!({}), "seat"));
        refused(nessuno, "A questo tavolo non c’è un posto con quel numero.");
    }
    assert_eq!(livia.get(&path).1["row"], 0);
    assert_eq!(livia.get(&format!("{path}/lines")).1, json!([]));
}
