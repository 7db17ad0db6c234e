//! Every route, called once at least.

use ludi_engine::{Commitment, Contribution, Seat};
use ludi_server::openapi;
use serde_json::{Value, json};

use super::{Sample, command, turn_of};

#[test]
fn every_route_answers_what_it_documents() {
    let sample = Sample::new();
    let [livia, marcus] = ["Livia", "Marcus"].map(|name| sample.guest(name));
    let (_, games) = livia.get("/games");
    let game = &games[0];
    assert_eq!(game["id"], "caligula");
    let opening = json!({ "game": "caligula", "seats": 3, "open": true, "lang": "it",
        "others": [{}, { "bot": "random" }] });
    let (_, opened) = livia.post("/tables", opening);
    let table = format!("/tables/{}", opened["id"].as_str().unwrap());
    let at = |what: &str| format!("{table}/{what}");
    let (_, to_join) = marcus.get("/tables?list=join");
    assert_eq!(to_join[0]["id"], opened["id"]);
    assert_eq!(to_join[0]["seats"][0], json!({ "name": "Livia", "person": true, "bot": null }));

    assert_eq!(livia.post(&at("begin"), Value::Null).1["error"], "empty-seats");
    assert_eq!(marcus.post(&at("sit"), json!({ "seat": 0 })).1["error"], "taken");
    assert_eq!(marcus.post(&at("sit"), json!({ "seat": 1 })).0, 204);
    assert_eq!(marcus.post(&at("stand"), Value::Null).0, 204);
    assert_eq!(livia.get(&table).1["seats"][1]["name"], "");
    assert_eq!(livia.post(&at("fill"), json!({ "level": "god" })).1["error"], "unknown");
    assert_eq!(livia.post(&at("fill"), json!({})).0, 204);
    assert_eq!(livia.get(&table).1["status"], "gathering");
    let (_, draws) = sample.stranger().get(&at("draws"));
    let (house, bytes) = (draws[0]["commitment"].as_str().unwrap(), Contribution([7; 32]));
    let commitment = bytes.commitment(&Commitment::parse(house).unwrap(), 1, Seat::new(0));
    let commit = json!({ "draw": 1, "commitment": commitment.to_string() });
    assert_eq!(livia.post(&at("commit"), commit).0, 204);
    assert_eq!(livia.post(&at("begin"), Value::Null).0, 204);
    assert_eq!(livia.get(&table).1["draws"][0]["state"], "fixed");
    let reveal = json!({ "draw": 1, "contribution": bytes.to_string() });
    assert_eq!(livia.post(&at("reveal"), reveal).0, 204);
    assert_eq!(livia.get(&at("record")).1["error"], "not-over");
    assert_eq!(livia.get(&at("events")).1["error"], "not-over");
    let (_, watched) = marcus.get("/tables?list=watch");
    assert_eq!(watched[0]["id"], opened["id"]);
    assert_eq!(livia.get("/tables?list=mine").1[0]["id"], opened["id"]);
    assert_eq!(sample.stranger().get("/tables?list=mine").0, 401);

    let say = json!({ "text": "Ave!", "key": "k1" });
    assert_eq!(livia.post(&at("lines"), say.clone()).0, 204);
    assert_eq!(livia.post(&at("lines"), say).0, 204);
    let (_, lines) = marcus.get(&at("lines"));
    assert_eq!(lines.as_array().unwrap().len(), 1);
    assert_eq!(lines[0]["text"], "Ave!");

    let promised = &game["promises"][1];
    assert_eq!((&promised["id"], &promised["amount"]["max"]), (&json!("stab"), &json!(9)));
    let promise = json!({ "kind": promised["id"], "amount": 2, "key": "k2" });
    assert_eq!(livia.post(&at("promises"), promise).0, 204);
    let (_, lines) = marcus.get(&at("lines"));
    let kept = json!({ "kind": "stab", "who": null, "amount": 2, "to": null, "row": lines[1]["promise"]["row"] });
    assert_eq!(lines[1]["promise"], kept);

    assert_eq!(livia.post(&at("replace"), json!({ "seat": 1, "agree": true })).0, 422);
    assert_eq!(
        livia.post(&at("requests"), json!({ "seat": 1, "agree": true })).1["error"],
        "not-asked"
    );
    assert_eq!(livia.post(&at("invite"), json!({ "seat": 0 })).0, 201);
    let (_, link) = livia.post(&at("invite"), json!({ "seat": 1 }));
    let link = format!("/seats/{}", link["link"].as_str().unwrap());
    assert_eq!(marcus.post(&link, Value::Null).0, 204);
    assert_eq!(sample.guest("Nemo").post(&link, Value::Null).1["error"], "no-link");
    assert_eq!(marcus.get(&table).1["seat"], 1);
    let early = livia.post(&at("replace"), json!({ "seat": 1, "agree": true }));
    assert_eq!(early.1["error"], "present");
    assert_eq!(marcus.post(&at("hand-over"), json!({})).0, 204);
    assert_eq!(marcus.post(&at("take-back"), json!({})).0, 204);
    assert_eq!(marcus.post(&at("stand"), Value::Null).0, 204);
    let (_, lines) = marcus.get(&at("lines"));
    let event = |line: &Value| line["notice"]["event"].as_str().map(str::to_owned);
    let events: Vec<_> = lines.as_array().unwrap().iter().filter_map(event).collect();
    assert_eq!(events, ["given", "handed-over", "back", "left"]);

    assert_eq!(livia.get(&at("stream")).0, 426);
    let mut stream = livia.stream(&at("stream"));
    assert!(stream.next()["row"].is_u64());
    sample.document.called.borrow_mut().insert("get /tables/{id}/stream".to_owned());

    let mut seen = turn_of(&livia, &table);
    assert_eq!(seen["seat"], 0);
    let (_, why) = livia.post(&at("why"), json!({ "action": seen["actions"][0]["action"] }));
    assert_eq!(why["possible"], true);
    let (mut moves, mut undone) = (0, false);
    while seen["status"] != "over" {
        let (status, done) = livia.post(&at("act"), command(&seen, &format!("act-{moves}")));
        assert_eq!(status, 200, "{done}");
        moves += 1;
        let then = livia.get(&format!("{table}?undo=1")).1;
        if !undone && then["retractable"].as_u64() > Some(0) {
            let back = json!({ "expected": then["row"], "key": "back", "view": true });
            let (status, done) = livia.post(&at("undo"), back);
            // A bot may have been faster.
            undone = status == 200;
            assert!(!undone || done["table"]["log_after"].is_null(), "{done}");
        }
        seen = turn_of(&livia, &table);
    }
    assert!(undone && moves > 10, "{moves}");
    assert_eq!(seen["outcome"]["places"].as_array().unwrap().len(), 3);
    let (_, record) = marcus.get(&at("record"));
    assert!(record.as_str().unwrap().contains("\"caligula\""), "{record}");
    let events = |eyes: &str| -> Vec<Value> {
        let (status, lines) = marcus.get(&at(&format!("events{eyes}")));
        assert_eq!(status, 200, "{eyes}");
        lines.as_str().unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let placed = |events: &[Value]| {
        let placed = |event: &&Value| event["event"] == "placed" && event["seat"] == 0;
        events.iter().find(placed).unwrap()["fields"]["value"].clone()
    };
    assert!(placed(&events("")).is_null() && placed(&events("?seat=1")).is_null());
    assert!(placed(&events("?seat=0")).is_i64() && placed(&events("?all=1")).is_i64());
    assert_eq!(marcus.get(&at("events?seat=5")).0, 422);
    let last = events("").pop().unwrap();
    assert_eq!((&last["event"], &last["rule"]), (&json!("ended"), &json!("winner")));

    assert_eq!(*sample.document.called.borrow(), sample.document.routes());
    let served = ureq::get(format!("http://{}/api/v1/openapi.json", sample.house.address)).call();
    assert_eq!(served.unwrap().body_mut().read_to_string().unwrap(), openapi());
}
