//! The laws of every game, on History of the Roman Empire: random games at each number
//! of seats, with and without the options.

use ludi_engine::conformance::{Plan, check_table};
use ludi_engine::{Rules, Setup};
use ludi_game_tests::laws;
use ludi_roman_empire::RomanEmpire;

/// A game has hundreds of decisions.
const CLOSELY: u64 = 64;
/// At each of two tables for every number of seats.
const GAMES: u64 = 1_000;

/// The laws hold at a table of so many seats, with the options on or off.
fn obey(seats: u8, options: &str) {
    let mut setup = Setup::new(&RomanEmpire::INFO, seats);
    for option in RomanEmpire::INFO.options {
        setup.options.insert(option.id.to_owned(), options.to_owned());
    }
    laws::hold::<RomanEmpire>(
        &setup,
        &Plan { closely: CLOSELY, ..Plan::new(laws::games_or(GAMES)) },
    );
}

#[test]
fn two_obey_the_laws() {
    obey(2, "off");
}

#[test]
fn three_obey_the_laws() {
    obey(3, "off");
}

#[test]
fn four_obey_the_laws() {
    obey(4, "off");
}

#[test]
fn two_obey_the_laws_with_all_options() {
    obey(2, "on");
}

#[test]
fn three_obey_the_laws_with_all_options() {
    obey(3, "on");
}

#[test]
fn four_obey_the_laws_with_all_options() {
    obey(4, "on");
}

#[test]
fn every_kind_of_beat_is_met() {
    let setup = Setup::new(&RomanEmpire::INFO, 4);
    let report = check_table::<RomanEmpire>(&setup, &Plan::new(4)).expect("the laws hold");
    assert_eq!(report.beats.missing(RomanEmpire::INFO.beats), [] as [&str; 0]);
}
