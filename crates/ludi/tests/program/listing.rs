//! `ludi games` and the help.

use crate::house::House;
use serde_json::Value;

#[test]
fn the_program_speaks_the_language_of_the_user() {
    let house = House::new();
    assert!(house.ludi("games").well().out.contains("2–5 seats"));
    assert!(house.ludi("games --lang it").well().out.contains("2–5 posti"));
    assert!(house.ludi("--lang it games").well().out.contains("2–5 posti"));
    for (name, value) in [("LANG", "it_IT.UTF-8"), ("LC_ALL", "it")] {
        let output = house.command("games").env(name, value).output().unwrap();
        assert!(String::from_utf8(output.stdout).unwrap().contains("posti"), "{name}");
    }
    let output = house.command("games").env("LANG", "it_IT").env("LC_ALL", "C").output().unwrap();
    assert!(String::from_utf8(output.stdout).unwrap().contains("seats"));
}

#[test]
fn help_and_errors_are_in_the_language_of_the_user() {
    let house = House::new();
    for line in ["--help --lang it", "--lang it help", "--lang=it -h"] {
        let help = house.ludi(line).well().out;
        assert!(
            help.contains("Uso: ludi [OPZIONI] [COMANDO]") && help.contains("\nComandi:\n"),
            "{help}"
        );
        assert!(help.contains("Avvia il server") && help.contains("\nOpzioni:\n"), "{help}");
        for english in ["Usage", "Commands", "Options", "Print ", "default"] {
            assert!(!help.contains(english), "{english} in: {help}");
        }
    }
    let play = house.ludi("play --help --lang it").well().out;
    assert!(play.contains("\nArgomenti:\n") && play.contains("[predefinito: heuristic]"), "{play}");
    let serve = house.ludi("serve -h --lang it").well().out;
    assert!(serve.contains("[predefinito: 127.0.0.1:8700]"), "{serve}");
    for (line, code, words) in [
        ("--lang it sreve", 2, "errore: comando «sreve» sconosciuto"),
        ("play senet --lang it", 2, "ludi: il gioco «senet» non c’è: scegli fra caligula"),
        ("play caligula --seats 9 --lang it", 2, "Caligula ha da 2 a 5 posti, non 9"),
        ("serve --addr qui --lang it", 2, "--addr: un indirizzo si scrive HOST:PORT"),
        ("verify nowhere.jsonl --lang it", 1, "impossibile leggere nowhere.jsonl"),
    ] {
        let ran = house.ludi(line);
        assert_eq!(ran.code, Some(code), "{ran:?}");
        assert!(ran.err.contains(words), "{ran:?}");
    }
}

#[test]
fn the_document_has_every_command() {
    let document = include_str!("../../../../docs/cli.md");
    let help = House::new().ludi("--help").well().out;
    let commands = help.split_once("Commands:").unwrap().1.split_once("Options:").unwrap().0;
    let names: Vec<&str> = commands
        .lines()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|name| *name != "help")
        .collect();
    assert!(names.contains(&"serve") && names.len() > 6, "{names:?}");
    for name in names {
        assert!(document.contains(&format!("\nludi {name} ")), "{name} is not in docs/cli.md");
    }
}

#[test]
fn games_are_listed_as_documented() {
    let house = House::new();
    assert!(house.ludi("games").well().out.contains("caligula"));
    let games: Value = serde_json::from_str(&house.ludi("games --json").well().out).unwrap();
    let games = games.as_array().unwrap();
    assert!(games.iter().any(|game| game["id"] == "caligula"));
    for game in games {
        let keys: Vec<&String> = game.as_object().unwrap().keys().collect();
        assert_eq!(
            keys,
            ["editions", "id", "name", "oldest_rules_version", "rules_version", "seats"]
        );
        assert!(game["seats"]["min"].as_u64() <= game["seats"]["max"].as_u64());
        assert!(game["name"].is_string() && game["rules_version"].is_u64());
        for edition in game["editions"].as_array().unwrap() {
            assert!(edition["id"].is_string() && edition["seats"]["max"].is_u64());
        }
    }
}

#[test]
fn help_describes_every_json() {
    let house = House::new();
    assert!(house.ludi("--help").well().out.contains("Exit codes"));
    for (command, key) in [("games", "rules_version"), ("simulate", "win_share"), ("verify", "row")]
    {
        assert!(house.ludi(&format!("{command} --help")).well().out.contains(key), "{command}");
    }
}
