//! What an older program has written is read, played on and looked back at.
//!
//! The fixtures were written by the program as it was before rules could mark beats:
//! a house with two matches that are over and two that are played, in each of which
//! steps were taken back, and the records of the first two.

use std::fs;
use std::path::PathBuf;

use crate::house::House;

/// The matches that are over.
const OVER: [(&str, &str, u64); 2] =
    [("vd73yha5b5sjm3fv", "caligula", 242), ("tr77ngghbsxf3dsj", "imperivm", 665)];
/// Those that are played.
const PLAYED: [&str; 2] = ["fs21bbtadtd0k0bd", "pay0b3k1hd06a8tw"];

fn fixture(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/program/fixtures").join(name)
}

#[test]
fn an_older_database_is_sound_and_goes_on() {
    let house = House::new();
    fs::copy(fixture("house-0.1.db"), house.path("older.db")).expect("a copy");
    let served = house.serve("serve --db sqlite:older.db --limits off");
    let get = |path: &str| {
        let mut answer = ureq::get(format!("{}{path}", served.home)).call().expect(path);
        answer.body_mut().read_to_string().expect(path)
    };
    for (table, game, _) in OVER {
        let record = fs::read_to_string(fixture(&format!("{game}-0.1.jsonl"))).expect("a record");
        assert!(get(&format!("/api/v1/tables/{table}/record")) == record, "{game}");
        let events = get(&format!("/api/v1/tables/{table}/events?all=1"));
        assert!(events.lines().any(|line| line.contains("\"beat\":2,")), "{game} has beats");
        assert!(get(&format!("/tables/{table}/replay?row=30&seat=watch")).contains("id=\"board\""));
    }
    for table in PLAYED {
        let page = get(&format!("/tables/{table}/"));
        assert!(page.contains("id=\"board\"") && page.contains("Ave!"), "{table}");
    }
    // It was brought up to date when it was opened.
    drop(served);
    let sound = house.ludi("doctor --all --db sqlite:older.db").well().out;
    assert!(sound.contains("All is sound: 4 tables"), "{sound}");
}

#[test]
fn older_records_are_true() {
    let house = House::new();
    for (_, game, rows) in OVER {
        let file = fixture(&format!("{game}-0.1.jsonl"));
        let line = format!("verify {} --json", file.display());
        let report: serde_json::Value =
            serde_json::from_str(&house.ludi(&line).well().out).expect("a report");
        assert_eq!((&report["ok"], &report["rows"]), (&true.into(), &rows.into()), "{game}");
    }
}
