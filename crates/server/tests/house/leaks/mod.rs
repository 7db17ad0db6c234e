//! What the house sends to a seat or a spectator tells nothing it may not know.
//!
//! Two houses open on the database of the same match, in two worlds that the viewer
//! cannot tell apart. Every answer to a browser or a program, whole pages and
//! JSON, errors, headers, status codes, hints, numbers of rows, what can be taken
//! back, lists of tables, and the pushes by their number, order and bytes, must be
//! the same byte for byte. There are two kinds of such worlds:
//!
//! - *imagined* ones, in which what is hidden from the viewer is drawn anew: first
//!   asked of houses that may only read, then where something is done, said and
//!   promised, and in one of them others whisper, too;
//! - *secrets*: another seat has done something that nobody else notices, in each
//!   world another thing and another number of times: it lays cards before it
//!   seals them, makes a sealed choice anew, takes steps back.
//!
//! (That the lines of the log say nothing is the law of the engine's conformance
//! kit: in imagined worlds the log is the same.)

mod answers;
mod asked;
mod course;
mod done;
mod game;
mod party;
mod sent;
mod trial;
mod worlds;

use std::collections::BTreeSet;
use std::thread;

use ludi_engine::Seat;
use serde_json::json;

use course::Course;
use game::Game;
use trial::{Findings, Trial};
use worlds::Plant;

/// How many things must be compared at least.
const ENOUGH: usize = 20_000;

/// How many moments a planted leak may stay unseen.
const MOMENTS: usize = 60;

/// How many deals there may be until all questions were asked.
const DEALS: u64 = 20;

/// How many ways a match may go until all questions were asked.
const COURSES: u64 = 2_000;

/// Looks at so many moments of each question that is answered in secret, on as
/// many ways through the match as it takes.
fn keep_secrets(game: Game, seats: usize, times: usize) -> Findings {
    let mut trial = Trial::begin(game, seats);
    let mut findings = Findings::default();
    for way in 0..COURSES {
        let is_open = |findings: &Findings, question: &str| {
            findings.moments.get(question).copied().unwrap_or_default() < times
        };
        if game.secret_questions().iter().all(|question| !is_open(&findings, question)) {
            return findings;
        }
        let mut course = Course::play(&*trial.dealt, &mut ludi_engine::Dice::fast(way))
            .look_at_secrets(game, &*trial.dealt, times.div_ceil(2));
        course.moments.retain(|(_, question)| is_open(&findings, question));
        if course.moments.is_empty() {
            continue;
        }
        trial.again();
        findings.add(trial.follow(&course, |trial| {
            let mut found = trial.keep_secrets(Plant::Nothing);
            if game == Game::Imperivm {
                found.add(trial.imagine(Plant::Nothing));
            }
            found
        }));
    }
    panic!("not every question was asked: {:?}", findings.moments);
}

/// Plays a match, and looks at every so-manieth moment.
fn imagine(game: Game, seats: usize, every: usize) -> Findings {
    let mut trial = Trial::begin(game, seats);
    let mut course = Course::play(&*trial.dealt, &mut ludi_engine::Dice::fast(seats as u64));
    let moments = (seats % every..course.rows.len()).step_by(every);
    course.moments = moments.map(|at| (at, "any".to_owned())).collect();
    let findings = trial.follow(&course, |trial| trial.imagine(Plant::Nothing));
    assert!(findings.moments["any"] >= 5, "{:?} prove little", findings.moments);
    findings
}

/// Looks at each of these questions, of as many deals as it takes.
fn imagine_hidden(game: Game, seats: usize, questions: &[&'static str], ways: u64) -> Findings {
    let mut findings = Findings::default();
    let mut open = questions.to_vec();
    for deal in 0..DEALS {
        let mut trial = Trial::begin_dealt(game, seats, deal);
        for course in Course::early(game, &*trial.dealt, &open, ways) {
            trial.again();
            findings.add(trial.follow(&course, |trial| {
                let mut found = trial.imagine_as_two();
                found.add(trial.decline());
                found
            }));
        }
        open.retain(|question| !findings.moments.contains_key(*question));
        if open.is_empty() {
            return findings;
        }
    }
    panic!("nobody was asked {open:?}");
}

#[test]
fn nothing_leaks_in_the_roman_empire() {
    let all = Game::RomanEmpire.hidden_questions();
    // Two have two factions each, and windows are opened for both.
    let of_two = ["prompt-token after one was passed", "prompt-favor", "prompt-react"];
    let all = no_leaks([
        imagine_hidden(Game::RomanEmpire, 4, all, 60),
        imagine_hidden(Game::RomanEmpire, 2, &of_two, 60),
    ]);
    println!("{} compared at {:?}, no difference", all.compared, all.moments);
}

#[test]
fn nothing_leaks_in_latium() {
    let all = Game::Latium.hidden_questions();
    let all =
        no_leaks([keep_secrets(Game::Latium, 2, 2), imagine_hidden(Game::Latium, 3, all, 400)]);
    println!("{} compared at {:?}, no difference", all.compared, all.moments);
}

/// All of these findings, which must be none.
fn no_leaks(findings: impl IntoIterator<Item = Findings>) -> Findings {
    let mut all = Findings::default();
    for findings in findings {
        all.add(findings);
    }
    let leaks: BTreeSet<String> = all.leaks.drain(..).collect();
    assert!(leaks.is_empty(), "{leaks:#?}");
    all
}

#[test]
fn nothing_leaks_in_caligula_and_imperivm() {
    let halves: [fn() -> Vec<Findings>; 2] = [
        || vec![keep_secrets(Game::Imperivm, 3, 3)],
        || {
            vec![
                imagine(Game::Caligula, 2, 17),
                keep_secrets(Game::Caligula, 3, 3),
                imagine(Game::Caligula, 4, 41),
            ]
        },
    ];
    let halves = halves.map(thread::spawn).map(|half| half.join().unwrap());
    let all = no_leaks(halves.into_iter().flatten());
    println!("{} compared at {:?}, no difference", all.compared, all.moments);
    assert!(all.compared >= ENOUGH, "{} prove little", all.compared);
}

/// The test itself is on trial: whatever is planted must be found, wherever it
/// is sent.
fn catch(
    trials: &[(Plant, &[&str])],
    mut step: impl FnMut(&mut Trial),
    mut trial: Trial,
    look: impl Fn(&mut Trial, Plant) -> Findings,
) {
    assert_eq!(look(&mut trial, Plant::Nothing).leaks, Vec::<String>::new());
    for (plant, places) in trials {
        let mut leaks = BTreeSet::new();
        let caught = |leaks: &BTreeSet<String>, place: &str| {
            leaks.iter().any(|leak| leak.contains(&format!(": {place}")))
        };
        // A world may look like this one by chance, and some moments have little
        // to tell: the next ones do.
        for _ in 0..MOMENTS {
            leaks.extend(look(&mut trial, *plant).leaks);
            if places.iter().all(|place| caught(&leaks, place)) {
                break;
            }
            step(&mut trial);
        }
        for place in *places {
            assert!(caught(&leaks, place), "{plant:?} was not caught in {place} {leaks:#?}");
        }
    }
}

/// Plants into imagined worlds of a match that has begun.
fn catch_in_imagined_worlds(game: Game, seats: usize, trials: &[(Plant, &[&str])]) {
    let mut trial = Trial::begin(game, seats);
    let course = Course::play(&*trial.dealt, &mut ludi_engine::Dice::fast(3));
    let mut rows = course.rows.into_iter();
    let mut step = |trial: &mut Trial| {
        if let Some((seat, action)) = rows.next() {
            trial.step(seat, &action);
        }
    };
    for _ in 0..12 {
        step(&mut trial);
    }
    catch(trials, step, trial, Trial::imagine);
}

#[test]
fn leaks_planted_in_imagined_worlds_are_caught() {
    let trials: [(Plant, &[&str]); 10] = [
        (Plant::Comment, &["the push:", "GET :"]),
        (Plant::Length, &["the push:", "GET :"]),
        (Plant::Log, &["GET :", "the table as JSON:"]),
        (Plant::Undo, &["GET :", "the table?undo=1 as JSON:"]),
        (Plant::Refusal, &["why not {", "why not by JSON:"]),
        (Plant::Order, &["the stream:", "the table as JSON:"]),
        (Plant::View, &["the stream:", "the table as JSON:", "the table in Italian as JSON:"]),
        (Plant::Spaces, &["the stream:", "the table as JSON:"]),
        (Plant::Late, &["the answer to the action:", "the stream after the action:"]),
        (Plant::Beat, &["beats after "]),
    ];
    catch_in_imagined_worlds(Game::Caligula, 3, &trials);
}

#[test]
fn leaks_planted_in_imagined_worlds_of_the_roman_empire_are_caught() {
    let trials: [(Plant, &[&str]); 6] = [
        (Plant::Length, &["the push:", "GET :"]),
        (Plant::Log, &["GET :", "the table as JSON:"]),
        (Plant::Order, &["the stream:", "the table as JSON:"]),
        (Plant::Preview, &["hint :"]),
        (Plant::Beat, &["beats after "]),
        (Plant::Late, &["the stream after the action:"]),
    ];
    catch_in_imagined_worlds(Game::RomanEmpire, 2, &trials);
}

/// What one offers is a number, and sealed.
#[test]
fn leaks_planted_into_sealed_offers_are_caught() {
    let trials: [(Plant, &[&str]); 8] = [
        (Plant::Range, &["the stream:", "the table as JSON:"]),
        (Plant::Preview, &["hint :"]),
        (Plant::Row, &["the table as JSON:", "the stream, until something is said:"]),
        (Plant::Status, &["act {\"No\":1}:", "act by JSON:", "the answer on the stream to "]),
        (Plant::Hint, &["hint :"]),
        (Plant::Undo, &["GET :", "the table?undo=1 as JSON:"]),
        (Plant::Comment, &["the pushes, until something is said:"]),
        (Plant::Log, &["GET :", "the table as JSON:"]),
    ];
    let mut trial = Trial::begin(Game::Latium, 2);
    // Whoever has offered may change it in secret.
    trial.step(Seat::new(0), &json!({ "offer": 3 }));
    catch(&trials, |_| {}, trial, Trial::keep_secrets);
}

/// In a vote of Imperivm: who has laid how many cards is a secret.
#[test]
fn leaks_planted_into_secrets_are_caught() {
    let mut trial = Trial::begin(Game::Imperivm, 3);
    // Whoever looks on needs a choice, too, or a hint has nothing to tell.
    let vote = (0..COURSES).find_map(|way| {
        let course = Course::play(&*trial.dealt, &mut ludi_engine::Dice::fast(way))
            .look_at_secrets(Game::Imperivm, &*trial.dealt, 1);
        let (at, _) = course.moments.iter().find(|(_, question)| question == "vote")?;
        let rows = &course.rows[..*at];
        let mut table = trial.dealt.fork();
        for (seat, action) in rows {
            table.act(*seat, action).unwrap();
        }
        let choosing = table.to_act().iter().filter(|seat| table.choices(*seat).len() > 1).count();
        (choosing == 3).then(|| rows.to_vec())
    });
    for (seat, action) in vote.expect("a vote") {
        trial.step(seat, &action);
    }
    let trials: [(Plant, &[&str]); 7] = [
        (Plant::Row, &["the table as JSON:", "GET :", "the stream, until something is said:"]),
        (Plant::Status, &["act {\"No\":1}:", "act by JSON:"]),
        (Plant::Hint, &["hint :"]),
        (Plant::Undo, &["GET :", "the table?undo=1 as JSON:"]),
        (Plant::Comment, &["the pushes, until something is said:"]),
        (Plant::Order, &["the table as JSON:"]),
        (Plant::Log, &["GET :", "the table as JSON:"]),
    ];
    // Every time somebody has another secret.
    catch(&trials, |_| {}, trial, Trial::keep_secrets);
}
