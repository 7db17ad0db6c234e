//! `ludi play` on a pipe.

use std::fs;
use std::io::{Read, Write};
use std::process::{Child, Stdio};

use serde_json::{Value, json};

use crate::house::{House, text};

const TABLE: &str = "play caligula --seats 3 --seed 7";

/// How many lines the program read before the match was over.
fn answers_needed(out: &str) -> usize {
    let end = out.find("The seed was").expect("the match comes to its end");
    out[..end].lines().filter(|line| line.starts_with('>')).count()
}

#[test]
fn a_match_is_played_by_always_taking_the_first_choice() {
    let house = House::new();
    let out = house.typed(TABLE, &"1\n".repeat(3000)).well().out;
    let needed = answers_needed(&out);
    assert!(out.contains("SHA-256") && (out.contains(" wins.") || out.contains(" share the win.")));
    assert!(!out.contains('\u{1b}'), "no escape codes on a pipe");
    let again = house.typed(TABLE, &("1\n".repeat(needed) + "s whole.jsonl\n")).well().out;
    assert!(again.contains("Saved in whole.jsonl"));
    house.ludi("verify whole.jsonl").well();
    for seat in 1..=3 {
        house.ludi(&format!("replay whole.jsonl --seat {seat}")).well();
    }
}

/// Imperivm, section 4: only the side that the ending favours can win.
#[test]
fn where_nobody_is_on_the_winning_side_nobody_wins() {
    let house = House::new();
    // By always taking the first choice about every other match comes to this.
    let found = (1..=20).find_map(|seed| {
        let table = format!("play imperivm --seats 3 --seed {seed}");
        let out = house.typed(&table, &"1\n".repeat(1000)).well().out;
        out.contains("Nobody wins.").then_some((table, out))
    });
    let (table, out) = found.expect("a match without a winner");
    let sheet = out.rsplit("The end").next().unwrap();
    assert!(!sheet.contains('★') && !sheet.contains("Place"));

    let input = "1\n".repeat(answers_needed(&out)) + "s whole.jsonl\n";
    let italian = house.typed(&format!("{table} --lang it"), &input).well().out;
    assert!(italian.contains("Non vince nessuno."), "{italian}");
    let report = house.ludi("verify whole.jsonl --json").well().out;
    let report: Value = serde_json::from_str(&report).unwrap();
    assert_eq!(report["outcome"]["scores"], json!([0, 0, 0]));
    assert_eq!(report["outcome"]["places"], json!([3, 3, 3]));
}

#[test]
fn a_match_goes_on_in_the_same_way_whether_or_not_it_was_left() {
    let house = House::new();
    let needed = answers_needed(&house.typed(TABLE, &"1\n".repeat(3000)).well().out);
    house.typed(TABLE, &("1\n".repeat(needed) + "s whole.jsonl\n")).well();

    let half = needed / 2;
    let left = house.typed(TABLE, &("1\n".repeat(half) + "q\n")).well().out;
    let file = left.trim_end().rsplit(' ').next().unwrap().to_owned();
    assert!(left.contains(&format!("ludi play --resume {file}")));
    house.ludi(&format!("verify {file}")).well();
    house.ludi(&format!("replay {file} --all")).fails(2, &["not over"]);
    let rest = "1\n".repeat(needed - half) + "s\n";
    house.typed(&format!("play --resume {file}"), &rest).well();
    let same = fs::read_to_string(&file).unwrap()
        == fs::read_to_string(house.path("whole.jsonl")).unwrap();
    assert!(same, "the resumed match is the one that was played in one go");
    house.ludi(&format!("play senet --resume {file}")).fails(2, &["a match of caligula"]);
}

/// Any mixture of numbers, keys and nonsense: the match goes on, and its record
/// is true at every point.
#[test]
fn whatever_is_typed_the_match_goes_on() {
    let house = House::new();
    for seed in 1..=4u64 {
        let mut random = seed;
        let mut below = |bound: u64| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (random >> 33) % bound
        };
        let asides = [
            "u",
            "t",
            "?",
            "? 2B",
            "? nowhere",
            "w",
            "w a",
            "l",
            "b",
            "h",
            "",
            "0",
            "99",
            "-3",
            "undo",
            "w §§",
            "s save.jsonl",
            "s /nowhere/at/all",
            "\u{1b}[2J",
            "1 2",
        ];
        // A token is picked up and put down again; then every key once.
        let mut input = format!("1\nu\n1\nt\n{}\n", asides.join("\n"));
        for _ in 0..1500 {
            let line = match below(5) {
                0 => asides[below(asides.len() as u64) as usize].to_owned(),
                _ => (1 + below(6)).to_string(),
            };
            input.push_str(&line);
            input.push('\n');
        }
        let file = format!("save-{seed}.jsonl");
        let input = input.replace("save.jsonl", &file);
        let line =
            format!("play caligula --seats {} --seed {seed} --bots random --lang it", seed + 1);
        let out = house.typed(&line, &input).well().out;
        assert!(out.contains("Non salvata: impossibile scrivere /nowhere/at/all"));
        assert_eq!(out.matches("Un passo annullato.").count().min(2), 2);
        assert!(out.contains("Non c’è nulla da annullare"));
        assert!(out.contains("«undo» qui non significa nulla"));
        house.ludi(&format!("verify {file}")).well();
        house.ludi(&format!("replay {file} --seat 1 --lang it")).well();
    }
}

/// Ids of sections read like code; whoever plays reads and types titles.
#[test]
fn sections_are_cited_in_the_language_of_the_players() {
    let house = House::new();
    let asides = "? complotto\n? §2C Complotto\n? 2C.plot\n? malus: perdi un punto\n? ovunque\nw\n";
    let input = asides.to_owned() + &"1\n".repeat(3000);
    let line = "play caligula --seats 3 --seed 7 --bots heuristic --lang it";
    let out = house.typed(line, &input).well().out;
    assert_eq!(out.matches("§2C · Complotto").count(), 3);
    assert!(out.contains("§ Malus: perdi un punto"));
    assert!(out.contains("? Malus: perdi un punto"), "in the list of sections");
    assert!(out.contains("§2C Complotto") && out.contains("§Il vincitore"));
    for english in ["§2C.plot", "§legend", "§winner", "§turn", "§2B.", "? legend", "? 2C.plot"]
    {
        assert!(!out.contains(english), "{english}");
    }
    let out =
        house.typed("play imperivm --seats 3 --seed 7 --lang it", "? 3.2a\n? marcia su roma\nq\n");
    assert_eq!(out.well().out.matches("§3.2a · Marcia su Roma").count(), 2);
    let asides = "? the plot\n? §2C The plot\n? 2C.plot\n? nowhere\n";
    let input = asides.to_owned() + &"1\n".repeat(3000);
    let out = house.typed("play caligula --seats 3 --seed 7 --bots heuristic", &input).well().out;
    assert_eq!(out.matches("§2C · The plot").count(), 3);
    assert!(out.contains("§2C The plot") && out.contains("§The winner"));
    for id in ["§2C.plot", "§legend", "§winner", "§turn", "§2B.", "? legend", "? 2C.plot"] {
        assert!(!out.contains(id), "{id}");
    }
}

#[test]
fn several_people_share_the_terminal() {
    let house = House::new();
    let line = "play caligula --seats 3 --seed 7 --humans 2 --seat 3 --names Livia,Drusus";
    let out = house.typed(line, &"1\n".repeat(3000)).well().out;
    answers_needed(&out);
    assert!(out.contains("Livia, seat 3 of 3") && out.contains("Drusus, seat 1 of 3"));
    assert!(out.contains("Drusus, it is your turn"));
}

#[test]
fn a_save_never_takes_the_place_of_something_else() {
    let house = House::new();
    house.write("letter.txt", "Seneca Lucilio suo salutem\n");
    let out = house.typed(TABLE, "1\ns letter.txt\n").well().out;
    assert!(out.contains("Not saved: cannot write letter.txt: something else is there already"));
    assert!(fs::read_to_string(house.path("letter.txt")).unwrap().starts_with("Seneca"));
    // The same seed again is another match, and gets a file of its own.
    let file = |input: &str| {
        let out = house.typed(TABLE, input).well().out;
        out.trim_end().rsplit(' ').next().unwrap().to_owned()
    };
    assert_ne!(file("1\n1\n"), file("2\n"));
}

#[test]
fn what_cannot_be_played_is_said_in_a_sentence() {
    let house = House::new();
    let fails = |line: &str, code: i32, words: &[&str]| {
        house.ludi(&format!("play {line}")).fails(code, words);
    };
    fails("senet", 2, &["no game 'senet'"]);
    fails("caligula --seats 9", 2, &["2 to 5 seats, not 9"]);
    fails("caligula --seats 3 --seat 4", 2, &["no seat 4"]);
    fails("caligula --seats 3 --seat 0", 2, &["no seat 0"]);
    fails("caligula --seats 3 --humans 4", 2, &["4 people"]);
    fails("caligula --seats 4 --bots random,heuristic", 2, &["2 bots for 3 seats"]);
    fails("caligula --bots clever", 2, &["no bot 'clever'"]);
    fails("--resume nowhere.jsonl", 1, &["cannot read nowhere.jsonl"]);
    house.write("wrong.toml", "[[civitas]]\n");
    fails("caligula --data wrong.toml", 2, &["wrong.toml: line "]);
}

/// Starts a match and waits until it asks.
#[expect(clippy::unwrap_used, reason = "a test that cannot run its program has failed")]
fn started(house: &House, line: &str) -> Child {
    let mut child = house.command(line).stdin(Stdio::piped()).spawn().unwrap();
    let out = child.stdout.as_mut().unwrap();
    let mut seen = Vec::new();
    let mut byte = [0];
    while !seen.ends_with(b"\n> ") {
        assert_eq!(out.read(&mut byte).unwrap(), 1, "the program asks something");
        seen.push(byte[0]);
    }
    child
}

#[cfg(unix)]
#[test]
fn an_interrupt_saves() {
    let house = House::new();
    let child = started(&house, TABLE);
    let pid = child.id().to_string();
    std::process::Command::new("kill").args(["-INT", &pid]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let out = String::from_utf8(output.stdout).unwrap();
    let file = out.trim_end().rsplit(' ').next().unwrap();
    house.ludi(&format!("verify {file}")).well();
}

#[test]
fn a_match_that_cannot_be_saved_is_told() {
    let house = House::new();
    let mut child = started(&house, TABLE);
    fs::remove_dir_all(house.path("data")).unwrap();
    drop(child.stdin.take());
    let output = child.wait_with_output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(err.starts_with("ludi: cannot write ") && err.lines().count() == 1, "{err}");
}

#[test]
fn a_match_is_saved_when_the_screen_goes_away() {
    let house = House::new();
    let mut child = started(&house, TABLE);
    drop(child.stdout.take());
    child.stdin.as_mut().unwrap().write_all(b"1\n1\n").unwrap();
    let output = child.wait_with_output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(err.contains("the game was saved in ") && err.lines().count() == 1, "{err}");
    let file = err.trim_end().rsplit(' ').next().unwrap();
    assert!(text(file.as_ref()).ends_with(".jsonl"));
    house.ludi(&format!("verify {file}")).well();
}
