//! Everything that a seat can ask of a match, in worlds that it cannot tell apart: of each
//! action that there is, whether it is possible, what it is called, what it will do and why
//! it is refused.

use ludi_engine::{Dice, Seat, Table, Viewer};

use super::course::Course;
use super::game::Game;
use super::trial::Trial;

/// How many rows there are between two looks.
const EVERY: usize = 9;

/// What a seat is answered differently in another world.
fn differences(real: &dyn Table, imagined: &dyn Table, seat: Seat) -> Vec<String> {
    let worlds = [real, imagined];
    let mut found = Vec::new();
    let mut compare = |what: &str, answers: [String; 2]| {
        if answers[0] != answers[1] {
            found.push(format!("{what} of {seat:?}: {} and {}", answers[0], answers[1]));
        }
    };
    let [ours, theirs] = worlds.map(|world| world.impossible(seat));
    for (one, other) in ours.iter().zip(&theirs) {
        compare("a refusal", [one, other].map(|refused| format!("{refused:?}")));
    }
    compare("refusals", [ours.len(), theirs.len()].map(|count| count.to_string()));
    compare("choices", worlds.map(|world| format!("{:?}", world.choices(seat))));
    compare("steps back", worlds.map(|world| world.retractable(seat).to_string()));
    compare("alternatives", worlds.map(|world| format!("{:?}", world.alternatives(seat))));
    compare("what recurs", worlds.map(|world| format!("{:?}", world.recurring(seat))));
    compare("why it waits", worlds.map(|world| format!("{:?}", world.idle(seat))));
    for choice in real.choices(seat).iter().take(EVERY) {
        let surprises = worlds.map(|world| world.surprises(seat, &choice.action).to_string());
        compare(&format!("whether {} surprises", choice.action), surprises);
    }
    found
}

/// Plays so many matches, and asks for every seat at every so-manieth row.
fn same_answers(game: Game, seats: usize, ways: u64) {
    let trial = Trial::begin(game, seats);
    let mut looks = 0;
    for way in 0..ways {
        let course = Course::play(&*trial.dealt, &mut Dice::fast(1000 + way));
        let mut table = trial.dealt.fork();
        for (at, (seat, action)) in course.rows.iter().enumerate() {
            if at % EVERY == way as usize % EVERY {
                for seat in Seat::all(table.seats()) {
                    let world = table.imagined(Viewer::Seat(seat), (at as u64) << 8 | way);
                    let found = differences(&*table, &*world, seat);
                    assert!(found.is_empty(), "{game:?}, way {way}, row {at}: {found:#?}");
                    looks += 1;
                }
            }
            table.act(*seat, action).unwrap();
        }
    }
    assert!(looks >= 100, "{looks} prove little");
}

#[test]
fn every_answer_is_the_same_in_caligula_and_imperivm() {
    same_answers(Game::Caligula, 3, 4);
    same_answers(Game::Imperivm, 3, 4);
}

#[test]
fn every_answer_is_the_same_in_the_roman_empire() {
    same_answers(Game::RomanEmpire, 2, 3);
    same_answers(Game::RomanEmpire, 4, 3);
}

#[test]
fn every_answer_is_the_same_in_latium() {
    same_answers(Game::Latium, 2, 9);
    same_answers(Game::Latium, 4, 9);
}

/// In a world that holds another hand for it, a seat is answered something else.
#[test]
fn what_differs_is_found() {
    for (game, kinds) in
        [(Game::RomanEmpire, ["a refusal", "choices"]), (Game::Latium, ["a refusal", "choices"])]
    {
        let trial = Trial::begin(game, 3);
        let course = Course::play(&*trial.dealt, &mut Dice::fast(1));
        let (mut table, mut found) = (trial.dealt.fork(), Vec::new());
        for (seat, action) in &course.rows[..60] {
            let world = table.imagined(Viewer::Spectator, 1);
            found.extend(differences(&*table, &*world, *seat));
            table.act(*seat, action).unwrap();
        }
        for kind in kinds {
            assert!(found.iter().any(|found| found.starts_with(kind)), "{game:?}: no {kind}");
        }
    }
}
