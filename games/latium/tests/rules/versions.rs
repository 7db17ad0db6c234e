//! What was begun by earlier rules goes on by them.
//!
//! The records of `playthroughs/version-1` were written when the first version of the rules
//! was the only one: games of bots, with steps taken back.

use std::fs;
use std::path::PathBuf;

use ludi_engine::{Match, RecordError, Row, Rules, Setup, Silence, Step, record};
use ludi_latium::{Action, Latium};

/// Each record: how many rows, the ending, the places.
const RECORDS: [(&str, usize, &str, &[u8]); 3] = [
    ("four", 1064, "eighth-year", &[3, 2, 1, 4]),
    ("three", 1105, "last-rex", &[1, 2, 3]),
    ("two", 698, "eighth-year", &[2, 1]),
];

fn text(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs/version-1");
    fs::read_to_string(folder.join(format!("{name}.jsonl"))).expect("a record")
}

fn read(text: &str) -> Result<Match<Latium>, RecordError> {
    record::replay::<Latium, _>(text, &mut Silence, |_, _| ()).map(|(_, played)| played)
}

/// Reading a record compares the hash of every state.
#[test]
fn records_of_version_1_replay_to_the_same_hashes() {
    for (name, rows, ending, places) in RECORDS {
        let played = read(&text(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let outcome = played.outcome().expect("a finished game");
        assert_eq!((played.rules(), played.rows().len()), (1, rows), "{name}");
        assert_eq!((outcome.ending, &*outcome.places), (ending, places), "{name}");
    }
}

/// Plays the rows of a record by these rules, as far as they are possible: how many states
/// are the same.
fn same_states(name: &str, rules: u32) -> usize {
    let whole = read(&text(name)).expect("a record");
    let (setup, dice_keys) = (whole.setup().clone(), whole.dice_keys().clone());
    let mut played =
        Match::<Latium>::start_by(rules, setup, dice_keys, &mut Silence).expect("a table");
    let is_same = |row: &&Row<Action>| {
        let done = match row.step {
            Step::Act(action) => played.act(row.seat, action, &mut Silence).is_ok(),
            Step::TakeBack(steps) => played.take_back(row.seat, steps),
        };
        done && played.rows().last().is_some_and(|again| again.hash == row.hash)
    };
    whole.rows().iter().take_while(is_same).count()
}

/// These games go on otherwise by the rules of today.
#[test]
fn the_versions_differ() {
    for (name, rows, ..) in [RECORDS[0], RECORDS[2]] {
        assert_eq!(same_states(name, 1), rows, "{name}");
        assert!(same_states(name, 2) < rows, "{name}");
    }
}

#[test]
fn new_tables_have_the_newest_rules() {
    let info = Latium::INFO;
    let seed = ludi_engine::Seed::from_phrase("new");
    let played = Match::<Latium>::start(Setup::new(&info, 2), seed, &mut Silence).expect("a table");
    assert_eq!(played.rules(), info.rules_version);
    let unknown = text("two").replacen("\"rules\":1", "\"rules\":99", 1);
    let refused = read(&unknown).map(|played| played.rules());
    let known = RecordError::Rules {
        found: 99,
        oldest: info.oldest_rules_version,
        newest: info.rules_version,
    };
    assert_eq!(refused, Err(known));
}
