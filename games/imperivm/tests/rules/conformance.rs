//! The laws of every game, on Imperivm Romanvm: random games of each draft at each
//! number of seats.

use ludi_engine::conformance::Plan;
use ludi_engine::{Rules, Setup};
use ludi_game_tests::laws;
use ludi_imperivm::Imperivm;

/// A game of six is long, and there are seven tables.
const CLOSELY: u64 = 32;

/// The laws hold at a table of this draft and so many seats.
fn obey(edition: &str, seats: u8) {
    let setup = Setup { edition: edition.to_owned(), ..Setup::new(&Imperivm::INFO, seats) };
    laws::hold::<Imperivm>(&setup, &Plan { closely: CLOSELY, ..Plan::new(laws::games()) });
}

#[test]
fn four_obey_the_laws_with_dealt_provinces() {
    let mut setup = Setup::new(&Imperivm::INFO, 4);
    setup.options.insert("provinces".to_owned(), "dealt".to_owned());
    laws::hold::<Imperivm>(&setup, &Plan { closely: CLOSELY, ..Plan::new(laws::games()) });
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
