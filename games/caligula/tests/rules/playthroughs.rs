//! Whole games on record, played again by the rules of today.
//!
//! How they are written anew says [`ludi_game_tests::playthroughs`].

use ludi_caligula::{Caligula, Event};
use ludi_engine::{Match, Seed, Viewer};
use ludi_game_tests::playthroughs::{Log, Playthroughs, search, taken_back};

use crate::SOURCES;
use crate::whole::{
    Decided, Liking, Whole, anything, bloody, decided, hasty, idle, proud, setup, slow,
};

const PLAYTHROUGHS: Playthroughs =
    Playthroughs { game: SOURCES, logs: env!("CARGO_TARGET_TMPDIR"), facts: FACTS };

/// What came of each game on record. Who reads one finds: whether own tokens are
/// shown, how many turns, how many emperors killed, how many times steps were
/// taken back, the ending, by what the winner was decided; then places and
/// scores by seat.
const FACTS: &[&str] = &[
    "2-bloody-hidden: hidden, 5 turns, 2 killed, 0 taken back, no-plot, by Points, places [2, 1], scores [2, 3]",
    "2-four-turns: shown, 4 turns, 0 killed, 0 taken back, no-plot, by Shared, places [1, 1], scores [0, 0]",
    "2-killed: shown, 5 turns, 2 killed, 0 taken back, killed, by Points, places [2, 1], scores [2, 3]",
    "2-no-plot: shown, 5 turns, 1 killed, 0 taken back, no-plot, by Points, places [2, 1], scores [0, 5]",
    "2-six-turns: hidden, 6 turns, 0 killed, 0 taken back, survived, by Cards, places [2, 1], scores [0, 0]",
    "2-survived-hesitant: hidden, 5 turns, 0 killed, 12 taken back, survived, by Shared, places [1, 1], scores [0, 0]",
    "3-bloody: shown, 5 turns, 2 killed, 0 taken back, no-plot, by Points, places [1, 3, 2], scores [12, 0, 1]",
    "3-killed-hesitant: shown, 5 turns, 2 killed, 24 taken back, killed, by Points, places [3, 2, 1], scores [1, 2, 4]",
    "3-no-plot-hidden: hidden, 5 turns, 1 killed, 0 taken back, no-plot, by Points, places [2, 1, 2], scores [0, 4, 0]",
    "3-primus: hidden, 5 turns, 0 killed, 18 taken back, no-plot, by Primus, places [3, 1, 2], scores [0, 0, 0]",
    "3-shared: shown, 5 turns, 0 killed, 0 taken back, no-plot, by Shared, places [3, 1, 1], scores [0, 0, 0]",
    "3-survived: hidden, 5 turns, 2 killed, 0 taken back, survived, by Primus, places [2, 1, 3], scores [4, 4, 0]",
    "4-bloody-hidden: hidden, 5 turns, 3 killed, 0 taken back, killed, by Points, places [1, 3, 4, 2], scores [10, 2, 1, 3]",
    "4-conspiracy-points: shown, 5 turns, 2 killed, 0 taken back, no-plot, by ConspiracyPoints, places [1, 2, 4, 3], scores [4, 4, 0, 1]",
    "4-killed: hidden, 5 turns, 2 killed, 0 taken back, killed, by Points, places [3, 1, 3, 2], scores [0, 4, 0, 2]",
    "4-no-plot: shown, 5 turns, 0 killed, 0 taken back, no-plot, by Shared, places [3, 3, 1, 1], scores [0, 0, 0, 0]",
    "4-six-turns: shown, 6 turns, 0 killed, 0 taken back, survived, by Shared, places [1, 1, 1, 1], scores [0, 0, 0, 0]",
    "4-survived-hesitant: shown, 5 turns, 1 killed, 32 taken back, survived, by Points, places [4, 2, 3, 1], scores [0, 3, 0, 5]",
    "5-bloody-hesitant: shown, 5 turns, 3 killed, 40 taken back, no-plot, by ConspiracyPoints, places [2, 4, 1, 5, 3], scores [5, 3, 5, 1, 4]",
    "5-cards: hidden, 5 turns, 0 killed, 0 taken back, survived, by Cards, places [2, 2, 1, 2, 2], scores [0, 0, 0, 0, 0]",
    "5-four-turns: shown, 4 turns, 0 killed, 0 taken back, no-plot, by Shared, places [1, 1, 1, 1, 1], scores [0, 0, 0, 0, 0]",
    "5-killed: shown, 5 turns, 2 killed, 0 taken back, killed, by Points, places [2, 4, 5, 1, 3], scores [2, 0, 0, 3, 2]",
    "5-no-plot-hesitant: hidden, 5 turns, 1 killed, 48 taken back, no-plot, by Points, places [5, 4, 1, 3, 2], scores [0, 0, 10, 0, 8]",
    "5-survived-hidden: hidden, 5 turns, 2 killed, 0 taken back, survived, by Points, places [1, 5, 2, 4, 3], scores [8, 0, 5, 1, 2]",
];

/// How to come by a game on record: by players who like this, until it is as
/// wanted.
struct Sought {
    name: &'static str,
    seats: u8,
    own_tokens: &'static str,
    liking: Liking,
    hesitant: bool,
    wanted: fn(&Whole) -> bool,
}

fn sought() -> Vec<Sought> {
    let mut sought = Vec::new();
    let mut seek = |name, seats, own_tokens, liking, hesitant, wanted| {
        sought.push(Sought { name, seats, own_tokens, liking, hesitant, wanted });
    };
    let ends: [fn(&Whole) -> bool; 3] = [
        |whole| whole.outcome().ending == "killed",
        |whole| whole.outcome().ending == "survived",
        |whole| whole.outcome().ending == "no-plot",
    ];
    let several: fn(&Whole) -> bool = |whole| whole.killed() >= 2;
    let by = |way: Decided| -> fn(&Whole) -> bool {
        match way {
            Decided::Points => |whole| decided(&whole.end()).1 == Decided::Points,
            Decided::Primus => |whole| decided(&whole.end()).1 == Decided::Primus,
            Decided::ConspiracyPoints => {
                |whole| decided(&whole.end()).1 == Decided::ConspiracyPoints
            }
            Decided::Cards => |whole| decided(&whole.end()).1 == Decided::Cards,
            Decided::Shared => |whole| decided(&whole.end()).1 == Decided::Shared,
        }
    };
    seek("2-killed", 2, "shown", bloody, false, ends[0]);
    seek("2-survived-hesitant", 2, "hidden", anything, true, ends[1]);
    seek("2-no-plot", 2, "shown", bloody, false, ends[2]);
    seek("2-bloody-hidden", 2, "hidden", bloody, false, several);
    seek("2-four-turns", 2, "shown", hasty, false, |whole| whole.turns() == 4);
    seek("2-six-turns", 2, "hidden", slow, false, |whole| whole.turns() == 6);
    seek("3-killed-hesitant", 3, "shown", bloody, true, ends[0]);
    seek("3-survived", 3, "hidden", bloody, false, ends[1]);
    seek("3-no-plot-hidden", 3, "hidden", bloody, false, ends[2]);
    seek("3-bloody", 3, "shown", bloody, false, several);
    seek("3-shared", 3, "shown", idle, false, by(Decided::Shared));
    seek("3-primus", 3, "hidden", proud, true, by(Decided::Primus));
    seek("4-killed", 4, "hidden", bloody, false, ends[0]);
    seek("4-survived-hesitant", 4, "shown", bloody, true, ends[1]);
    seek("4-no-plot", 4, "shown", idle, false, ends[2]);
    seek("4-bloody-hidden", 4, "hidden", bloody, false, |whole| whole.killed() >= 3);
    seek("4-conspiracy-points", 4, "shown", bloody, false, by(Decided::ConspiracyPoints));
    seek("4-six-turns", 4, "shown", slow, false, |whole| whole.turns() == 6);
    seek("5-killed", 5, "shown", bloody, false, ends[0]);
    seek("5-survived-hidden", 5, "hidden", bloody, false, ends[1]);
    seek("5-no-plot-hesitant", 5, "hidden", bloody, true, ends[2]);
    seek("5-bloody-hesitant", 5, "shown", bloody, true, |whole| whole.killed() >= 3);
    seek("5-cards", 5, "hidden", anything, false, by(Decided::Cards));
    seek("5-four-turns", 5, "shown", hasty, false, |whole| whole.turns() == 4);
    sought
}

fn fulfil(name: &str) -> Match<Caligula> {
    let all = sought();
    let sought = all.iter().find(|sought| sought.name == name).expect("a game that is sought");
    let play = |seed: Seed| {
        let setup = setup(sought.seats, sought.own_tokens);
        if sought.hesitant {
            Whole::play_hesitantly(setup, seed, sought.liking)
        } else {
            Whole::play(setup, seed, sought.liking)
        }
    };
    search(name, play, sought.wanted).played
}

fn names_sought() -> Vec<&'static str> {
    sought().iter().map(|sought| sought.name).collect()
}

/// What came of a game on record, in a line.
fn fact(name: &str, played: &Match<Caligula>, log: &Log<Caligula>) -> String {
    let outcome = played.outcome().expect("a finished game");
    let end = played.view(Viewer::Historian);
    let (winners, decided) = decided(&end);
    assert_eq!(outcome.winners(), winners, "{name}");
    let own_tokens = played.setup().options.get("own-tokens").map_or("shown", String::as_str);
    let killed = log.count(|event| matches!(event, Event::EmperorKilled { .. }));
    let taken_back = taken_back(played);
    format!(
        "{name}: {own_tokens}, {} turns, {killed} killed, {taken_back} taken back, {}, \
         by {decided:?}, places {:?}, scores {:?}",
        end.turn, outcome.ending, outcome.places, outcome.scores
    )
}

#[test]
fn games_on_record_replay_and_end_as_told() {
    PLAYTHROUGHS.replay_and_end_as_told(&names_sought(), fulfil, fact);
}

#[test]
fn games_on_record_are_those_sought() {
    let names = names_sought();
    assert!(names.len() >= 20);
    PLAYTHROUGHS.are_those_sought(&names);
}

#[test]
fn games_on_record_have_a_beat_of_each_kind() {
    PLAYTHROUGHS.have_all_beats::<Caligula>();
}
