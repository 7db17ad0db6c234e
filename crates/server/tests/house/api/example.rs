//! The example bot.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use super::{Sample, command};

#[test]
fn the_example_bot_plays_to_the_end() {
    let sample = Sample::new();
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let play = |address: String| {
        let mut python = Command::new("python3");
        // The house is here, not behind a proxy.
        python.arg(&bot).arg(address).env("no_proxy", "*");
        python.output().expect("python3 is installed")
    };
    let alone = play(format!("http://{}", sample.house.address));
    let said = String::from_utf8(alone.stdout).unwrap();
    assert!(alone.status.success(), "{}", String::from_utf8_lossy(&alone.stderr));
    assert!(said.lines().last().unwrap().starts_with("over: {"), "{said}");

    let livia = sample.guest("Livia");
    let opening = json!({ "game": "caligula", "seats": 3, "others": [{}, { "bot": "random" }] });
    let id = livia.post("/tables", opening).1["id"].as_str().unwrap().to_owned();
    let address = format!("http://{}/tables/{id}/", sample.house.address);
    std::thread::scope(|scope| {
        let joined = scope.spawn(|| play(address));
        let table = format!("/tables/{id}");
        let mut seen = livia.get(&table).1;
        while seen["seats"][1]["name"] == "" {
            seen = livia.get(&format!("{table}?after=0&wait=5")).1;
        }
        assert_eq!(livia.post(&format!("{table}/begin"), Value::Null).0, 204);
        seen = livia.get(&table).1;
        while seen["status"] != "over" {
            if seen["actions"][0].is_object() {
                let key = format!("k{}", seen["row"]);
                assert_eq!(livia.post(&format!("{table}/act"), command(&seen, &key)).0, 200);
            }
            seen = livia.get(&format!("{table}?after={}&wait=20", seen["row"])).1;
        }
        let joined = joined.join().unwrap();
        assert!(joined.status.success(), "{}", String::from_utf8_lossy(&joined.stderr));
    });
}
