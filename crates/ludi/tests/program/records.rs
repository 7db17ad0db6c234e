//! `ludi replay` and `ludi verify`.

use std::fs;

use crate::house::{House, text};
use serde_json::Value;

#[test]
fn a_record_verifies() {
    let house = House::new();
    let record = house.record();
    let line = format!("verify {}", text(&record));
    assert!(house.ludi(&line).well().out.contains("The record is authentic."));
    assert!(house.ludi(&format!("{line} --lang it")).well().out.contains("è autentica"));
    let report: Value =
        serde_json::from_str(&house.ludi(&format!("{line} --json")).well().out).unwrap();
    let rows = fs::read_to_string(&record).unwrap().lines().count() - 2;
    assert_eq!((&report["ok"], &report["rows"]), (&true.into(), &rows.into()));
    assert_eq!(
        (&report["contributions"], &report["forks"]),
        (&0.into(), &Vec::<u64>::new().into())
    );
    assert_eq!(report["outcome"]["places"].as_array().unwrap().len(), 4);
}

#[test]
fn a_game_is_retold_from_every_side() {
    let house = House::new();
    let record = house.record();
    let told = |rest: &str| house.ludi(&format!("replay {} {rest}", text(&record))).well().out;
    let spectator = told("");
    assert!(spectator.contains("as a spectator saw it") && spectator.contains('§'));
    let seats: Vec<String> = (1..=4).map(|seat| told(&format!("--seat {seat}"))).collect();
    let all = told("--all --lang it");
    assert!(all.contains("con tutto ciò che era nascosto"));
    for seat in &seats {
        assert!(seat.lines().count() > 100);
        assert_ne!(seat, &spectator);
    }
    assert_ne!(seats[0], seats[1]);
    house.ludi(&format!("replay {} --seat 5", text(&record))).fails(2, &["no seat 5"]);
    house.ludi(&format!("replay {} --seat 0", text(&record))).fails(2, &["no seat 0"]);
}

/// Programs follow a match by its events: every line is an object, and says what a
/// spectator, a seat or everybody saw.
#[test]
fn a_game_is_told_to_programs() {
    let house = House::new();
    let record = house.record();
    let told = |rest: &str| -> Vec<Value> {
        let out = house.ludi(&format!("replay {} --json {rest}", text(&record))).well().out;
        out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let (spectator, first, all) = (told(""), told("--seat 1"), told("--all"));
    let in_words = house.ludi(&format!("replay {}", text(&record))).well().out;
    for event in &spectator {
        for (field, is) in [
            ("row", event["row"].is_u64()),
            ("beat", event["beat"].as_u64() > Some(0)),
            ("kind", event["kind"].is_string() || event["kind"].is_null()),
            ("seat", event["seat"].is_u64() || event["row"] == 0),
            ("event", event["event"].as_str().is_some_and(|name| !name.is_empty())),
            ("fields", event["fields"].is_object()),
            ("rule", event["rule"].is_string()),
            ("text", event["text"].is_string()),
        ] {
            assert!(is, "{field} of {event}");
        }
    }
    let order = |events: &[Value]| -> Vec<(u64, u64)> {
        let number = |event: &Value, name: &str| event[name].as_u64().unwrap();
        events.iter().map(|event| (number(event, "row"), number(event, "beat"))).collect()
    };
    assert!(order(&all).is_sorted() && order(&all).iter().any(|(_, beat)| *beat > 1));
    let placed = |events: &[Value]| {
        let placed = |event: &&Value| event["event"] == "placed" && event["fields"]["seat"] == 0;
        events.iter().find(placed).unwrap()["fields"]["value"].clone()
    };
    assert!(placed(&spectator).is_null());
    assert!(placed(&first).is_i64() && placed(&first) == placed(&all));
    let ended = spectator.last().unwrap();
    assert_eq!(ended["event"], "ended");
    assert!(in_words.contains(ended["text"].as_str().unwrap().split('.').next().unwrap()));
}

/// Each damage, the sentence it gets, and the row if one is to blame.
#[test]
fn a_damaged_record_is_found_out() {
    let house = House::new();
    let good = fs::read_to_string(house.record()).unwrap();
    let lines: Vec<&str> = good.lines().collect();
    let joined = |lines: Vec<String>| lines.join("\n") + "\n";
    let changed = |at: usize, change: &dyn Fn(&str) -> String| {
        let mut lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        lines[at] = change(&lines[at]);
        joined(lines)
    };
    let without = |at: usize| {
        let kept = lines.iter().enumerate().filter(|(number, _)| *number != at);
        joined(kept.map(|(_, &line)| line.to_owned()).collect())
    };
    let other_seat = |line: &str| {
        let mut row: Value = serde_json::from_str(line).unwrap();
        row["seat"] = ((row["seat"].as_u64().unwrap() + 1) % 4).into();
        row.to_string()
    };
    let other_hash = |line: &str| {
        let mut row: Value = serde_json::from_str(line).unwrap();
        row["hash"] = "0123456789abcdef".into();
        row.to_string()
    };
    let in_header = |key: &str, value: Value| {
        changed(0, &|line| {
            let mut header: Value = serde_json::from_str(line).unwrap();
            header[key] = value.clone();
            header.to_string()
        })
    };
    let last = lines.len() - 1;
    let damages: [(&str, String, &str); 17] = [
        ("empty", String::new(), "not a record"),
        ("foreign", "# a letter to Lucilius\n".to_owned(), "not a record"),
        ("foreign-json", "{\"moves\": []}\n".to_owned(), "not a record"),
        ("cut", joined(lines[..last].iter().map(|&line| line.to_owned()).collect()), "cut off"),
        ("cut-in-a-line", good[..good.len() / 2].to_owned(), "cut off"),
        ("row-missing", without(7), "row 7 is wrong"),
        ("other-seat", changed(5, &other_seat), "row 5 is wrong"),
        ("other-hash", changed(9, &other_hash), "row 9 is wrong"),
        ("no-json", changed(3, &|_| "…".to_owned()), "row 3 is wrong"),
        ("seed", in_header("seed", "00".repeat(32).into()), "committed"),
        ("guest", in_header("contributions", vec!["07".repeat(32)].into()), "row 1 is wrong"),
        ("names", in_header("names", Value::from(vec!["A", "B", "C", "D"])), "checksum"),
        ("few-names", in_header("names", Value::from(vec!["A"])), "names"),
        ("format", in_header("ludi", 99.into()), "format 99"),
        ("rules", in_header("rules", 99.into()), "version 99"),
        ("game", in_header("game", "senet".into()), "no game 'senet'"),
        ("result", changed(last, &|line| line.replace("\"places\":[", "\"places\":[9,")), "result"),
    ];
    for (name, text, sentence) in damages {
        let file = format!("{name}.jsonl");
        house.write(&file, &text);
        let code = if name == "game" { 2 } else { 1 };
        house.ludi(&format!("verify {file}")).fails(code, &[sentence]);
        house.ludi(&format!("replay {file}")).fails(code, &[sentence]);
        house.ludi(&format!("play --resume {file}")).fails(code, &[sentence]);
    }
    let ran = house.ludi("verify other-seat.jsonl --json");
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&report["ok"], &report["row"]), (&false.into(), &5.into()));
    ran.fails(1, &["row 5"]);
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let house = House::new();
    house.ludi("verify nowhere.jsonl").fails(1, &["cannot read nowhere.jsonl"]);
    house.ludi("replay .").fails(1, &["cannot read ."]);
    fs::write(house.path("bytes"), [0xff, 0xfe, 0x00]).unwrap();
    house.ludi("verify bytes").fails(1, &["bytes", "not a text file"]);
}

#[test]
fn a_closed_pipe_is_told_in_a_sentence() {
    let house = House::new();
    let record = house.record();
    let replay = format!("replay {}", text(&record));
    for line in [
        replay.as_str(),
        "games",
        "games --json",
        "serve --addr 127.0.0.1:0",
        "simulate caligula --games 3",
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = house.command(line).stdout(writer).output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{line}: {err}");
        assert_eq!(err, "ludi: the output was closed before all of it was written\n", "{line}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_in_a_sentence() {
    let house = House::new();
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let output = house.command("games").stdout(full).output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(err.starts_with("ludi: the output cannot be written: No space left"), "{err}");
}
