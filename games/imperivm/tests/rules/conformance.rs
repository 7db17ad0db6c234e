//! The laws of every game, on Imperivm Romanvm: two thousand random games of each
//! draft at each number of seats.

use ludi_engine::conformance::{Plan, check_table};
use ludi_engine::{Rules, Setup};
use ludi_imperivm::Imperivm;

const GAMES: u64 = 2_000;

/// A game of six is long, and there are seven tables.
const CLOSELY: u64 = 32;

/// The laws hold at a table of this draft and so many seats.
#[track_caller]
fn obey(edition: &str, seats: u8) {
    let setup = Setup { edition: edition.to_owned(), ..Setup::new(&Imperivm::INFO, seats) };
    match check_table::<Imperivm>(&setup, &Plan { closely: CLOSELY, ..Plan::new(GAMES) }) {
        Ok(report) => assert_eq!(report.games, GAMES),
        Err(broken) => panic!("{broken}"),
    }
}

#[test]
fn three_obey_the_laws_of_the_second_draft() {
    obey("draft2", 3);
}

#[test]
fn four_obey_the_laws_of_the_second_draft() {
    obey("draft2", 4);
}

#[test]
fn five_obey_the_laws_of_the_second_draft() {
    obey("draft2", 5);
}

#[test]
fn six_obey_the_laws_of_the_second_draft() {
    obey("draft2", 6);
}

#[test]
fn four_obey_the_laws_of_the_first_draft() {
    obey("draft1", 4);
}

#[test]
fn five_obey_the_laws_of_the_first_draft() {
    obey("draft1", 5);
}

#[test]
fn six_obey_the_laws_of_the_first_draft() {
    obey("draft1", 6);
}
