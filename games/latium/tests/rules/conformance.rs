//! The laws of every game, on Latium: random games at each number of seats, half of them
//! by players who offer little, since others are driven out before the fifth year.

use ludi_engine::conformance::{Plan, check_table};
use ludi_engine::{Rules, Setup, Words};
use ludi_game_tests::laws;
use ludi_latium::Latium;

use crate::thrifty::Thrifty;

/// A game has many hundreds of decisions, and one that is looked at closely takes seconds.
const CLOSELY: u64 = 334;
/// At each number of seats.
const GAMES: u64 = 2_000;

/// The laws hold at a table of so many seats, in half of the games each.
fn obey<G: Words>(seats: u8) {
    let setup = Setup::new(&Latium::INFO, seats);
    let games = laws::games_or(GAMES).div_ceil(2);
    laws::hold::<G>(&setup, &Plan { closely: CLOSELY, ..Plan::new(games) });
}

#[test]
fn two_obey_the_laws() {
    obey::<Latium>(2);
}

#[test]
fn three_obey_the_laws() {
    obey::<Latium>(3);
}

#[test]
fn four_obey_the_laws() {
    obey::<Latium>(4);
}

#[test]
fn two_who_offer_little_obey_the_laws() {
    obey::<Thrifty>(2);
}

#[test]
fn three_who_offer_little_obey_the_laws() {
    obey::<Thrifty>(3);
}

#[test]
fn four_who_offer_little_obey_the_laws() {
    obey::<Thrifty>(4);
}

#[test]
fn every_ending_and_every_kind_of_beat_is_met() {
    let mut report = ludi_engine::conformance::Report::default();
    for seats in [2, 4] {
        let setup = Setup::new(&Latium::INFO, seats);
        report.merge(&check_table::<Thrifty>(&setup, &Plan::new(30)).expect("the laws hold"));
    }
    assert_eq!(report.beats.missing(Latium::INFO.beats), [] as [&str; 0]);
    report.every_ending(&Latium::INFO).expect("every ending");
}
