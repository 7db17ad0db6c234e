//! `ludi simulate`.

use crate::house::House;
use serde_json::Value;

#[test]
fn the_result_does_not_depend_on_the_number_of_jobs() {
    let house = House::new();
    let run = |jobs| {
        let line = "simulate caligula --games 300 --seats 4 --bots random --seed 7 --json --jobs";
        house.ludi(&format!("{line} {jobs}")).well().out
    };
    let one = run(1);
    assert_eq!(one, run(2));
    assert_eq!(one, run(3));
    let other = house.ludi("simulate caligula --games 300 --seats 4 --seed 8 --json").well().out;
    assert_ne!(one, other, "another seed gives other games");
}

#[test]
fn the_report_is_as_documented() {
    let house = House::new();
    let line = "simulate caligula --games 60 --seats 3 --bots heuristic,random,random --json";
    let report: Value = serde_json::from_str(&house.ludi(line).well().out).unwrap();
    let keys: Vec<&String> = report.as_object().unwrap().keys().collect();
    let promised = [
        "bots",
        "decisions",
        "endings",
        "game",
        "games",
        "hash",
        "length",
        "seats",
        "without_winner",
    ];
    assert_eq!(keys, promised);
    assert_eq!((&report["game"], &report["games"]), (&"caligula".into(), &60.into()));
    assert_eq!(report["hash"].as_str().unwrap().len(), 64);
    let share = |value: &Value| {
        let number = |key: &str| value[key].as_f64().unwrap();
        let (low, share, high) = (number("low"), number("win_share"), number("high"));
        assert!(0.0 <= low && low <= share && share <= high && high <= 1.0, "{value}");
        assert!(value["mean_score"].is_f64());
        share
    };
    let seats = report["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 3);
    assert!((seats.iter().map(share).sum::<f64>() - 1.0).abs() < 1e-5);
    let bots = report["bots"].as_array().unwrap();
    assert_eq!((&bots[0]["bot"], &bots[1]["bot"]), (&"heuristic".into(), &"random".into()));
    assert!((share(&bots[0]) + 2.0 * share(&bots[1]) - 1.0).abs() < 1e-5);
    let endings = report["endings"].as_object().unwrap();
    assert_eq!(endings.values().map(|count| count.as_u64().unwrap()).sum::<u64>(), 60);
    let length = |key: &str| report["length"][key].as_u64().unwrap();
    assert!(length("p5") <= length("p50") && length("p50") <= length("p95"));
    assert!(length("p95") <= length("max"));
    assert!(report["decisions"].as_u64().unwrap() >= 60 * length("p5") / 2);
    let text = house.ludi(&line.replace("--json", "")).well().out;
    assert!(text.contains("heuristic") && text.contains("60 games"), "{text}");
}

#[test]
fn bots_move_up_one_seat_from_game_to_game_and_records_verify() {
    let house = House::new();
    house
        .ludi("simulate caligula --games 3 --seats 3 --bots heuristic,random,random --records r")
        .well();
    for game in 0..3 {
        let name = format!("r/game-{:06}.jsonl", game + 1);
        let text = std::fs::read_to_string(house.path(&name)).unwrap();
        let header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
        let mut expected = ["random"; 3];
        expected[game] = "heuristic";
        assert_eq!(header["bots"], Value::from(expected.to_vec()));
        house.ludi(&format!("verify {name}")).well();
    }
}

#[test]
fn what_cannot_be_simulated_is_said_in_a_sentence() {
    let house = House::new();
    let fails = |line: &str, code: i32, words: &[&str]| {
        house.ludi(&format!("simulate {line}")).fails(code, words);
    };
    fails("senet", 2, &["no game 'senet'", "caligula"]);
    fails("caligula --seats 9", 2, &["2 to 5 seats, not 9"]);
    fails("caligula --seats 1", 2, &["2 to 5 seats, not 1"]);
    fails("imperivm --edition draft1 --seats 3", 2, &["edition draft1", "4 to 6 seats, not 3"]);
    fails("caligula --bots clever", 2, &["no bot 'clever'", "heuristic"]);
    fails("caligula --seats 3 --bots random,random", 2, &["2 bots for 3 seats"]);
    fails("caligula --edition gold", 2, &["no edition 'gold'"]);
    fails("caligula --option colour=red", 2, &["no option 'colour'"]);
    fails("caligula --option own-tokens=maybe", 2, &["'maybe'"]);
    fails("caligula --option own-tokens", 2, &["KEY=VALUE"]);
    fails("caligula --data nowhere.toml", 1, &["cannot read", "nowhere.toml"]);
    house.write("wrong.toml", "this = is\nnot toml");
    fails("caligula --data wrong.toml", 2, &["wrong.toml: line 2: "]);
    house.write("file", "");
    fails("caligula --games 1 --records file/below", 1, &["cannot write", "file/below"]);
    for line in ["--games 0", "--jobs 0", "--seats many", "--frobnicate"] {
        let ran = house.ludi(&format!("simulate caligula {line}"));
        assert_eq!(ran.code, Some(2), "{ran:?}");
        assert!(ran.err.contains("error: ") && !ran.err.contains("panicked"), "{ran:?}");
    }
}

#[cfg(unix)]
#[test]
fn an_interrupt_is_told() {
    let house = House::new();
    let line = "simulate caligula --games 100000000 --jobs 1 --records r";
    let child = house.command(line).spawn().unwrap();
    while !house.path("r/game-000001.jsonl").exists() {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let pid = child.id().to_string();
    std::process::Command::new("kill").args(["-INT", &pid]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(err.contains("interrupted after") && err.lines().count() == 1, "{err}");
}
