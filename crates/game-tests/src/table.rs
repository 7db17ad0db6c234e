//! A table, and what may be done at it.

use ludi_engine::{Rules, Seat, Setup};

/// The game laid out for this setup, by the newest rules.
#[track_caller]
pub fn open<G: Rules>(setup: &Setup) -> G {
    G::open(setup, G::INFO.rules_version).expect("a setup without mistakes")
}

/// What a seat may do.
pub fn legal<G: Rules>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal(state, seat, &mut actions);
    actions
}
