//! What was begun by earlier rules goes on by them.
//!
//! The records of `playthroughs/version-1` were written when the first version of
//! the rules was the only one. `draft2-conquest` has what changed since then: a
//! border card laid without a pawn, a defender asked for coins without any power,
//! a way for which leave was given; in the others nobody was on the side that won,
//! and all shared the first place.

use std::fs;
use std::path::PathBuf;

use ludi_bots::Level;
use ludi_engine::{Dice, FastRng, Match, Mind, Players, RecordError, Rules, Silence, Step, record};
use ludi_imperivm::Imperivm;

/// Each record: how many rows, the ending, the places.
const RECORDS: [(&str, usize, &str, &[u8]); 3] = [
    ("draft1-lost", 436, "prosperity", &[1, 1, 1, 1]),
    ("draft2-conquest", 320, "fall", &[2, 2, 1]),
    ("draft2-lost", 159, "fall", &[1, 1, 1]),
];

fn text(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs/version-1");
    fs::read_to_string(folder.join(format!("{name}.jsonl"))).expect("a record")
}

fn read(text: &str) -> Result<Match<Imperivm>, RecordError> {
    record::replay::<Imperivm, _>(text, &mut Silence, |_, _| ()).map(|(_, played)| played)
}

fn write(played: &Match<Imperivm>) -> String {
    let seats = usize::from(played.game().seats());
    let names = vec!["Livia".to_owned(); seats];
    record::write(played, &Players { names, bots: vec![None; seats] })
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

/// From a moment in its middle, to the end, by the old rules: what is written down
/// then is read again.
#[test]
fn a_match_of_version_1_is_played_on() {
    for (name, rows, ..) in RECORDS {
        let whole = read(&text(name)).expect("a record");
        let (setup, dice_keys) = (whole.setup().clone(), whole.dice_keys().clone());
        let mut played =
            Match::<Imperivm>::start_by(1, setup, dice_keys, &mut Silence).expect("a table");
        for row in &whole.rows()[..rows * 3 / 4] {
            let Step::Act(action) = row.step else { panic!("nothing was taken back") };
            played.act(row.seat, action, &mut Silence).expect("a legal action");
        }
        let mut played = read(&write(&played)).expect("a record of a running match");
        let mut dice: Dice<FastRng> = Dice::fast(1);
        let (mut legal, mut scratch) = (Vec::new(), Vec::new());
        while let Some(seat) = played.to_act().first() {
            legal.clear();
            played.legal(seat, &mut legal);
            let lens = played.game().lens(played.state(), seat);
            let level = Level::Heuristic;
            let chosen = level.choose(played.game(), &lens, &legal, &mut dice, &mut scratch);
            played.act(seat, legal[chosen], &mut Silence).expect("a legal action");
        }
        let again = read(&write(&played)).expect("a record of a finished match");
        assert_eq!((again.rules(), again.outcome()), (1, played.outcome()), "{name}");
    }
}

#[test]
fn new_tables_have_the_newest_rules() {
    let info = Imperivm::INFO;
    let played = crate::common::dealt(ludi_imperivm::Edition::Draft2, 3, "new");
    assert_eq!(played.rules(), info.rules_version);
    let unknown = text("draft2-lost").replacen("\"rules\":1", "\"rules\":99", 1);
    let refused = read(&unknown).map(|played| played.rules());
    let known = RecordError::Rules {
        found: 99,
        oldest: info.oldest_rules_version,
        newest: info.rules_version,
    };
    assert_eq!(refused, Err(known));
}
