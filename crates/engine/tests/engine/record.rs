//! A record is read only if nothing about it is wrong.

use ludi_engine::record::{Fault, replay, write};
use ludi_engine::{Match, Players, RecordError, Rules, Seat, Seed, Setup, Silence, Step, Viewer};

use crate::toy::{Action, Toy};

fn players() -> Players {
    Players {
        names: vec!["Livia".to_owned(), "Gaius".to_owned()],
        bots: vec![None, Some("random".to_owned())],
    }
}

/// A whole match: two bids, then always the first legal action; the first lay is
/// taken back.
fn play() -> Match<Toy> {
    let setup = Setup::new(&<Toy>::INFO, 2);
    let mut played =
        Match::<Toy>::start(setup, Seed::from_phrase("7"), &mut Silence).expect("a table");
    let mut legal = Vec::new();
    played.act(Seat::new(0), Action::Bid(2), &mut Silence).expect("a bid");
    played.act(Seat::new(1), Action::Bid(1), &mut Silence).expect("a bid");
    while let Some(seat) = played.to_act().first() {
        legal.clear();
        played.legal(seat, &mut legal);
        played.act(seat, legal[0], &mut Silence).expect("legal");
        if played.rows().len() == 3 {
            assert!(played.take_back(seat, 1));
        }
    }
    played
}

fn record() -> String {
    write(&play(), &players())
}

fn read(text: &str) -> Result<Match<Toy>, RecordError> {
    replay::<Toy, _>(text, &mut Silence, |_, _| ()).map(|(_, played)| played)
}

fn error(text: &str) -> RecordError {
    read(text).expect_err("a wrong record was read")
}

/// The record with one line changed; lines count from 0, the header.
fn with_line(line: usize, from: &str, to: &str) -> String {
    let text = record();
    let changed: Vec<String> = text
        .lines()
        .enumerate()
        .map(|(n, text)| if n == line { text.replacen(from, to, 1) } else { text.to_owned() })
        .collect();
    let changed = changed.join("\n") + "\n";
    assert_ne!(changed, text, "nothing was changed");
    changed
}

fn fault(text: &str, wanted: u64) -> Fault {
    match error(text) {
        RecordError::Row { row, fault } => {
            assert_eq!(row, wanted);
            fault
        }
        other => panic!("{other}"),
    }
}

#[test]
fn a_match_written_and_read_is_the_same() {
    let played = play();
    let text = write(&played, &players());
    let mut rows = Vec::new();
    let (header, again) = replay::<Toy, _>(&text, &mut Silence, |_, played| {
        rows.push(played.rows().last().map(|row| row.step));
    })
    .unwrap();
    assert_eq!(again.rows(), played.rows());
    assert_eq!(again.state(), played.state());
    assert_eq!(again.outcome(), played.outcome());
    assert!(again.outcome().is_some());
    assert_eq!((header.names, header.bots), (players().names, players().bots));
    assert_eq!(rows[..2], [None, Some(Step::Act(Action::Bid(2)))]);
    assert_eq!(rows[4], Some(Step::TakeBack(1)));
    assert_eq!(write(&again, &players()), text);
}

#[test]
fn a_match_in_progress_is_a_record_too() {
    let setup = Setup::new(&<Toy>::INFO, 2);
    let mut played = Match::<Toy>::start(setup, Seed::from_phrase("7"), &mut Silence).unwrap();
    assert!(read(&write(&played, &players())).unwrap().rows().is_empty());
    played.act(Seat::new(0), Action::Bid(2), &mut Silence).unwrap();
    let again = read(&write(&played, &players())).unwrap();
    assert_eq!((again.rows(), again.outcome()), (played.rows(), None));
}

#[test]
fn a_truncated_record() {
    let text = record();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(error(&(lines[..5].join("\n") + "\n")), RecordError::Truncated { rows: 4 });
    assert!(matches!(error(&text[..text.len() - 1]), RecordError::Truncated { .. }));
    assert!(matches!(error(&text[..text.len() - 20]), RecordError::Truncated { .. }));
    let mut without_a_row = lines.clone();
    without_a_row.remove(lines.len() - 2);
    assert!(matches!(error(&(without_a_row.join("\n") + "\n")), RecordError::RowCount { .. }));
}

#[test]
fn an_edited_row() {
    assert_eq!(fault(&with_line(1, "\"Bid\":2", "\"Bid\":3"), 1), Fault::Hash);
    assert!(matches!(fault(&with_line(1, "\"Bid\":2", "\"Lay\":2"), 1), Fault::Illegal { .. }));
    assert!(matches!(fault(&with_line(1, "\"Bid\":2", "\"Bet\":2"), 1), Fault::Unreadable(_)));
    assert!(matches!(fault(&with_line(1, "\"act\":{\"Bid\":2},", ""), 1), Fault::Unreadable(_)));
    assert_eq!(fault(&with_line(2, "\"n\":2", "\"n\":3"), 2), Fault::Number { found: 3 });
    assert_eq!(
        fault(&with_line(1, "\"seat\":0", "\"seat\":2"), 1),
        Fault::Seat { found: Seat::new(2) }
    );
    assert_eq!(fault(&with_line(4, "\"back\":1", "\"back\":2"), 4), Fault::Retraction);
    assert_eq!(fault(&with_line(2, "\"hash\":\"", "\"hash\":\"x"), 2), Fault::Hash);
}

#[test]
fn an_edited_name() {
    assert_eq!(error(&with_line(0, "Livia", "Nero")), RecordError::Checksum);
}

#[test]
fn an_edited_result() {
    let last = record().lines().count() - 1;
    assert_eq!(error(&with_line(last, "\"places\":[", "\"places\":[9,")), RecordError::Outcome);
    assert_eq!(error(&with_line(last, "\"sha256\":\"", "\"sha256\":\"0")), RecordError::Checksum);
}

#[test]
fn a_wrong_commitment() {
    let commitment = Seed::from_phrase("7").commitment().to_string();
    let other = Seed::from_phrase("8").commitment().to_string();
    assert_eq!(error(&with_line(0, &commitment, &other)), RecordError::Commitment);
}

#[test]
fn a_foreign_file() {
    for text in ["", "\n", "not a record", "{\"other\":1}\n", "[1,2]\n", "\u{0}\u{ff}"] {
        assert_eq!(error(text), RecordError::Foreign);
    }
}

#[test]
fn a_damaged_header() {
    assert!(matches!(error("{\"ludi\":1}\n"), RecordError::Header(_)));
    assert!(matches!(error(&with_line(0, "\"Livia\",", "")), RecordError::Header(_)));
    assert_eq!(
        error(&with_line(0, "\"ludi\":1", "\"ludi\":3")),
        RecordError::Format { found: 3, known: 2 }
    );
    assert_eq!(
        error(&with_line(0, "\"rules\":2", "\"rules\":3")),
        RecordError::Rules { found: 3, oldest: 1, newest: 2 }
    );
    assert_eq!(
        error(&with_line(0, "\"rules\":2", "\"rules\":0")).to_string(),
        "the record was played by version 0 of the rules, and this program has versions 1 to 2"
    );
    assert_eq!(
        error(&with_line(0, "\"sortes\"", "\"mortes\"")),
        RecordError::OtherGame { found: "mortes".to_owned(), wanted: "sortes" }
    );
    assert!(matches!(error(&with_line(0, "\"toy\"", "\"joy\"")), RecordError::Setup(_)));
}

/// By the first rules everybody rolls once: so goes a match that was begun by
/// them, also after it was written down and read again; a new one does not.
#[test]
fn a_match_goes_on_by_the_rules_it_was_begun_with() {
    let (setup, seed) = (Setup::new(&<Toy>::INFO, 2), Seed::from_phrase("old rules"));
    let rolls = |played: &Match<Toy>| played.view(Viewer::Spectator).players[0].rolls;
    let new = Match::<Toy>::start(setup.clone(), seed, &mut Silence).expect("a table");
    assert_eq!((new.rules(), rolls(&new)), (2, 2));
    let mut old = Match::<Toy>::start_by(1, setup, seed, &mut Silence).expect("a table");
    assert_eq!((old.rules(), rolls(&old)), (1, 1));
    for (seat, bid) in [(0, 1), (1, 2)] {
        old.act(Seat::new(seat), Action::Bid(bid), &mut Silence).expect("a bid");
    }
    let mut again = read(&write(&old, &players())).expect("a record of the first rules");
    assert_eq!((again.rules(), again.state()), (1, old.state()));
    while let Some(seat) = again.to_act().first() {
        let mut legal = Vec::new();
        again.legal(seat, &mut legal);
        let last = legal[legal.len() - 1];
        again.act(seat, last, &mut Silence).expect("legal");
    }
    let finished = read(&write(&again, &players())).expect("a record of the first rules");
    assert_eq!((finished.rules(), finished.outcome()), (1, again.outcome()));
}

#[test]
fn a_row_of_a_seat_that_there_cannot_be() {
    for number in [6, 64, 255, -1] {
        let text = with_line(1, "\"seat\":0", &format!("\"seat\":{number}"));
        let Fault::Unreadable(why) = fault(&text, 1) else { panic!("{text}") };
        let sentence = format!("there is no seat {number}: seats have the numbers 0 to 5");
        assert!(why.starts_with(&sentence), "{why}");
    }
}
