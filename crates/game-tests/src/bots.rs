//! Bots: they see no more than their seats do, have something to say about every
//! choice, and beat chance.

use std::ops::Range;

use ludi_bots::Level;
use ludi_engine::{Dice, Mind, Seat, Silence, Viewer};

/// Plays a game, showing every decision to `watch` before it is taken; gives the
/// last state.
pub fn play<G: Mind>(
    game: &G,
    level: impl Fn(Seat) -> Level,
    seed: u64,
    mut watch: impl FnMut(&G::State, Seat, &[G::Action]),
) -> G::State {
    let (mut chance, mut mind) = (Dice::fast(seed), Dice::fast(!seed));
    let (mut legal, mut scratch) = (Vec::new(), Vec::new());
    let mut state = game.deal(&mut chance, &mut Silence);
    while let Some(seat) = game.to_act(&state).first() {
        legal.clear();
        game.legal(&state, seat, &mut legal);
        watch(&state, seat, &legal);
        let view = || game.view(&state, Viewer::Seat(seat));
        let chosen = level(seat).choose(game, view, &legal, &mut mind, &mut scratch);
        game.apply(&mut state, seat, legal[chosen], &mut chance, &mut Silence).expect("legal");
    }
    state
}

/// In every state of these games, the scores are the same in a world that the seat
/// cannot tell from the true one; and there is a number for every action.
pub fn know_only_what_they_see<G: Mind>(game: &G, seeds: Range<u64>) {
    let judge = |state: &G::State, seat, legal: &[G::Action]| {
        let mut scores = Vec::new();
        game.judge(&game.view(state, Viewer::Seat(seat)), legal, &mut scores);
        scores
    };
    let mut dice = Dice::fast(9);
    for seed in seeds {
        let level = |_| if seed % 3 == 0 { Level::Random } else { Level::Heuristic };
        play(game, level, seed, |state, seat, legal| {
            let scores = judge(state, seat, legal);
            assert_eq!(scores.len(), legal.len());
            assert!(scores.iter().all(|score| score.is_finite()), "{legal:?} {scores:?}");
            let imagined = game.resample(state, Viewer::Seat(seat), &mut dice);
            assert_eq!(judge(&imagined, seat, legal), scores, "{legal:?}");
        });
    }
}

/// The part of the wins of one heuristic bot among random ones, in turn on every
/// seat.
pub fn share_against_random<G: Mind>(game: &G, games: u64) -> f64 {
    let wins: f64 = (0..games)
        .map(|seed| {
            let hero = Seat::new((seed % u64::from(game.seats())) as usize);
            let level = |seat| if seat == hero { Level::Heuristic } else { Level::Random };
            let end = play(game, level, seed, |_, _, _| {});
            game.outcome(&end).expect("over").win_share(hero)
        })
        .sum();
    wins / games as f64
}

/// What the heuristic bot likes best.
pub fn best<G: Mind>(game: &G, view: &G::View, legal: &[G::Action]) -> G::Action {
    let mut scores = Vec::new();
    game.judge(view, legal, &mut scores);
    let best = (0..legal.len()).max_by(|&one, &other| scores[one].total_cmp(&scores[other]));
    legal[best.expect("something is legal")]
}
