//! Whole games on record, played again by the rules of today.
//!
//! Each file of `playthroughs/` must replay row by row, and what came of it must
//! be what this file says. After a change of the rules that is meant,
//! `LUDI_WRITE_PLAYTHROUGHS=1 cargo test -p caligula --test playthroughs` plays
//! the games anew and prints the facts for [`FACTS`], to be read and
//! judged before it goes in.

use std::fs;
use std::path::PathBuf;

use crate::whole::{
    Decided, Liking, Whole, anything, bloody, decided, hasty, idle, proud, setup, slow,
};
use ludi_caligula::{Caligula, Event};
use ludi_engine::{Match, Players, Seed, Step, Told, record};

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
struct Wish {
    name: &'static str,
    seats: u8,
    own_tokens: &'static str,
    liking: Liking,
    hesitant: bool,
    wanted: fn(&Whole) -> bool,
}

fn wishes() -> Vec<Wish> {
    let mut wishes = Vec::new();
    let mut wish = |name, seats, own_tokens, liking, hesitant, wanted| {
        wishes.push(Wish { name, seats, own_tokens, liking, hesitant, wanted });
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
    wish("2-killed", 2, "shown", bloody, false, ends[0]);
    wish("2-survived-hesitant", 2, "hidden", anything, true, ends[1]);
    wish("2-no-plot", 2, "shown", bloody, false, ends[2]);
    wish("2-bloody-hidden", 2, "hidden", bloody, false, several);
    wish("2-four-turns", 2, "shown", hasty, false, |whole| whole.turns() == 4);
    wish("2-six-turns", 2, "hidden", slow, false, |whole| whole.turns() == 6);
    wish("3-killed-hesitant", 3, "shown", bloody, true, ends[0]);
    wish("3-survived", 3, "hidden", bloody, false, ends[1]);
    wish("3-no-plot-hidden", 3, "hidden", bloody, false, ends[2]);
    wish("3-bloody", 3, "shown", bloody, false, several);
    wish("3-shared", 3, "shown", idle, false, by(Decided::Shared));
    wish("3-primus", 3, "hidden", proud, true, by(Decided::Primus));
    wish("4-killed", 4, "hidden", bloody, false, ends[0]);
    wish("4-survived-hesitant", 4, "shown", bloody, true, ends[1]);
    wish("4-no-plot", 4, "shown", idle, false, ends[2]);
    wish("4-bloody-hidden", 4, "hidden", bloody, false, |whole| whole.killed() >= 3);
    wish("4-conspiracy-points", 4, "shown", bloody, false, by(Decided::ConspiracyPoints));
    wish("4-six-turns", 4, "shown", slow, false, |whole| whole.turns() == 6);
    wish("5-killed", 5, "shown", bloody, false, ends[0]);
    wish("5-survived-hidden", 5, "hidden", bloody, false, ends[1]);
    wish("5-no-plot-hesitant", 5, "hidden", bloody, true, ends[2]);
    wish("5-bloody-hesitant", 5, "shown", bloody, true, |whole| whole.killed() >= 3);
    wish("5-cards", 5, "hidden", anything, false, by(Decided::Cards));
    wish("5-four-turns", 5, "shown", hasty, false, |whole| whole.turns() == 4);
    wishes
}

fn fulfil(wish: &Wish) -> Whole {
    let seeds = Seed::from_phrase(wish.name);
    (0..20_000)
        .map(|number| {
            let (setup, seed) = (setup(wish.seats, wish.own_tokens), seeds.nth(number));
            if wish.hesitant {
                Whole::play_hesitantly(setup, seed, wish.liking)
            } else {
                Whole::play(setup, seed, wish.liking)
            }
        })
        .find(|whole| (wish.wanted)(whole))
        .unwrap_or_else(|| panic!("no game like {}", wish.name))
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs")
}

/// The names of the files, sorted.
fn files() -> Vec<String> {
    let mut files: Vec<String> = fs::read_dir(folder())
        .expect("the folder of playthroughs")
        .map(|file| file.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"))
        .map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned())
        .collect();
    files.sort();
    files
}

fn write_all() {
    for file in files() {
        fs::remove_file(folder().join(format!("{file}.jsonl"))).expect("a file to remove");
    }
    let names = ["Livia", "Cassius", "Agrippina", "Seianus", "Poppaea"];
    for wish in wishes() {
        let whole = fulfil(&wish);
        let seats = usize::from(wish.seats);
        let players = Players {
            names: names[..seats].iter().map(|&name| name.to_owned()).collect(),
            bots: vec![None; seats],
        };
        let text = record::write(&whole.played, &players);
        fs::write(folder().join(format!("{}.jsonl", wish.name)), text).expect("a file written");
    }
}

/// Plays a file again; the events of steps that were taken back do not count.
fn replayed(name: &str) -> (Match<Caligula>, Vec<Event>) {
    let text = fs::read_to_string(folder().join(format!("{name}.jsonl"))).expect("a record");
    // For each row, how many events came before it.
    let mut rows: Vec<usize> = Vec::new();
    let mut log = Log { told: Vec::new() };
    let (_, played) = record::replay::<Caligula, _>(&text, &mut log, |log, _, step| match step {
        Step::Act(_) => rows.push(log.told.len()),
        Step::TakeBack(steps) => {
            for _ in 0..*steps {
                log.told.truncate(rows.pop().expect("a step to take back"));
            }
        }
    })
    .unwrap_or_else(|error| panic!("{name}: {error}"));
    (played, log.told)
}

struct Log {
    told: Vec<Event>,
}

impl ludi_engine::Listener<Event> for Log {
    fn tell(&mut self, told: Told<Event>) {
        self.told.push(told.event);
    }
}

/// What came of a game on record, in a line.
fn fact(name: &str) -> String {
    let (played, events) = replayed(name);
    let outcome = played.outcome().expect("a finished game");
    let end = played.view(ludi_engine::Viewer::Historian);
    let (winners, decided) = decided(&end);
    assert_eq!(outcome.winners(), winners, "{name}");
    let own_tokens = played.setup().options.get("own-tokens").map_or("shown", String::as_str);
    let killed = events.iter().filter(|event| matches!(event, Event::EmperorKilled { .. })).count();
    let taken_back =
        played.rows().iter().filter(|row| matches!(row.step, Step::TakeBack(_))).count();
    format!(
        "{name}: {own_tokens}, {} turns, {killed} killed, {taken_back} taken back, {}, \
         by {decided:?}, places {:?}, scores {:?}",
        end.turn, outcome.ending, outcome.places, outcome.scores
    )
}

#[test]
fn games_on_record_replay_and_end_as_told() {
    if std::env::var_os("LUDI_WRITE_PLAYTHROUGHS").is_some() {
        write_all();
    }
    let found: Vec<String> = files().iter().map(|name| fact(name)).collect();
    assert!(found.len() >= 20);
    assert!(found == FACTS, "these are the facts now:\n{found:#?}");
}

#[test]
fn games_on_record_are_those_wished_for() {
    let mut wished: Vec<&str> = wishes().iter().map(|wish| wish.name).collect();
    wished.sort_unstable();
    assert_eq!(files(), wished);
}
