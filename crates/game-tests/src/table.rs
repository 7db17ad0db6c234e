//! A table, and what may be done at it.

use std::fmt::Debug;

use ludi_engine::{Dice, Refusal, Rules, Seat, Setup, Silence, Viewer};

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

/// Does all this with `act`, one after the other.
#[track_caller]
pub fn play<A: Copy + Debug>(actions: &[A], mut act: impl FnMut(A) -> Result<(), Refusal>) {
    for &action in actions {
        if let Err(refusal) = act(action) {
            panic!("{action:?} is refused: {refusal:?}");
        }
    }
}

/// The section and the reason for which an action of a seat is refused; nothing changes.
#[track_caller]
pub fn refusal<G: Rules>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    action: G::Action,
) -> (&'static str, &'static str) {
    let before = *state;
    let refused = game.apply(state, seat, action, &mut Dice::fast(0), &mut Silence);
    let refusal = refused.expect_err("a refusal");
    assert_eq!(*state, before);
    (refusal.rule.0, refusal.reason.key)
}

/// So many worlds that a seat holds possible, as the historian would see them.
pub fn worlds<G: Rules>(
    game: &G,
    state: &G::State,
    seat: usize,
    many: usize,
) -> impl Iterator<Item = G::View> {
    let (viewer, mut dice) = (Viewer::Seat(Seat::new(seat)), Dice::fast(1));
    (0..many).map(move |_| {
        let world = game.resample(state, viewer, &mut dice);
        game.view(&world, Viewer::Historian)
    })
}
