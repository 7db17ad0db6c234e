//! Each way a game can end, and each way its winner can be decided, at each
//! number of seats (sections fall and winner).

use std::collections::{BTreeMap, BTreeSet};

use crate::whole::{Decided, Liking, Whole, anything, bloody, decided, idle, proud, setup};
use ludi_engine::Seed;

/// Games by players of all kinds, until everything has been seen once.
#[track_caller]
fn everything_happens(seats: u8) {
    let likings: [Liking; 4] = [anything, bloody, idle, proud];
    let seeds = Seed::from_phrase("endings");
    let mut endings = BTreeSet::new();
    let mut ways = BTreeMap::new();
    for number in 0..2000 {
        let liking = likings[number as usize % likings.len()];
        let whole = Whole::play(setup(seats, "shown"), seeds.nth(number), liking);
        let outcome = whole.outcome();
        let (winners, way) = decided(&whole.end());
        assert_eq!(outcome.winners(), winners, "game {number}, decided by {way:?}");
        endings.insert(outcome.ending);
        *ways.entry(way).or_insert(0) += 1;
        if endings.len() == 3 && ways.len() == 5 {
            break;
        }
    }
    assert_eq!(endings, BTreeSet::from(["killed", "no-plot", "survived"]));
    let seen: Vec<Decided> = ways.into_keys().collect();
    let all = [
        Decided::Points,
        Decided::Primus,
        Decided::ConspiracyPoints,
        Decided::Cards,
        Decided::Shared,
    ];
    assert_eq!(seen, all);
}

#[test]
fn s_winner_every_end_of_a_game_of_two() {
    everything_happens(2);
}

#[test]
fn s_winner_every_end_of_a_game_of_three() {
    everything_happens(3);
}

#[test]
fn s_winner_every_end_of_a_game_of_four() {
    everything_happens(4);
}

#[test]
fn s_winner_every_end_of_a_game_of_five() {
    everything_happens(5);
}
