//! Bots: they see no more than their seats do, have something to say about every
//! choice, know where a rollout may be cut, and beat chance.

use std::ops::Range;

use ludi_bots::Level;
use ludi_engine::{Dice, Lang, Mind, Seat, Silence, Speech, Viewer, Words};

use crate::legal;

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
        let lens = game.lens(&state, seat);
        let chosen = level(seat).choose(game, &lens, &legal, &mut mind, &mut scratch);
        game.apply(&mut state, seat, legal[chosen], &mut chance, &mut Silence).expect("legal");
    }
    state
}

/// Plays a game among heuristic bots with no buffers but these: with enough room in them it
/// is to allocate nothing.
pub fn play_with<G: Mind>(game: &G, seed: u64, legal: &mut Vec<G::Action>, scores: &mut Vec<f32>) {
    let mut dice = Dice::fast(seed);
    let mut state = game.deal(&mut dice, &mut Silence);
    while let Some(seat) = game.to_act(&state).first() {
        legal.clear();
        game.legal(&state, seat, legal);
        let lens = game.lens(&state, seat);
        let chosen = Level::Heuristic.choose(game, &lens, legal, &mut dice, scores);
        game.apply(&mut state, seat, legal[chosen], &mut dice, &mut Silence).expect("legal");
    }
}

/// How many worlds each position is judged in besides the true one.
const WORLDS: u32 = 3;

/// In every state of these games, each seat that is to act or may change what it
/// sealed gives the same scores, to the bit, in worlds that it cannot tell from the
/// true one; and there is a number for every action.
pub fn know_only_what_they_see<G: Mind>(game: &G, seeds: Range<u64>) {
    let judge = |state: &G::State, seat, legal: &[G::Action]| -> Vec<u32> {
        let mut scores = Vec::new();
        game.judge(&game.lens(state, seat), legal, &mut scores);
        assert_eq!(scores.len(), legal.len());
        assert!(scores.iter().all(|score| score.is_finite()), "{legal:?} {scores:?}");
        scores.into_iter().map(f32::to_bits).collect()
    };
    let mut dice = Dice::fast(9);
    for seed in seeds {
        let level = |_| if seed % 3 == 0 { Level::Random } else { Level::Heuristic };
        play(game, level, seed, |state, _, _| {
            for seat in game.to_act(state).iter().chain(game.may_change(state).iter()) {
                let legal = legal(game, state, seat);
                let scores = judge(state, seat, &legal);
                for _ in 0..WORLDS {
                    let imagined = game.resample(state, Viewer::Seat(seat), &mut dice);
                    assert_eq!(judge(&imagined, seat, &legal), scores, "{seat}: {legal:?}");
                }
            }
        });
    }
}

/// In these games the heuristic bot has a reason for most of what it does, at least for this
/// part; every reason can be said in every language, and is the same in worlds that the
/// seat cannot tell from the true one.
pub fn say_why<G: Mind + Words>(game: &G, seeds: Range<u64>, part: f64) {
    let names: Vec<String> = Seat::all(game.seats()).map(|seat| seat.to_string()).collect();
    let speeches = Lang::ALL.map(|lang| Speech::new(lang, &[G::texts(lang)]));
    let mut dice = Dice::fast(9);
    let (mut decisions, mut reasons) = (0, 0);
    for seed in seeds {
        play(
            game,
            |_| Level::Heuristic,
            seed,
            |state, seat, legal| {
                if legal.len() > 1 {
                    decisions += 1;
                    let liked = best(game, state, seat);
                    reasons += u32::from(game.reason(&game.lens(state, seat), liked).is_some());
                }
                let world = game.resample(state, Viewer::Seat(seat), &mut dice);
                for &action in legal {
                    let reason = game.reason(&game.lens(state, seat), action);
                    let other = game.reason(&game.lens(&world, seat), action);
                    assert_eq!(reason, other, "a secret in the reason for {action:?}");
                    for (speech, reason) in
                        speeches.iter().flat_map(|speech| Some((speech, reason.as_ref()?)))
                    {
                        speech.say(reason, &names).expect("a reason that can be said");
                    }
                }
            },
        );
    }
    let said = f64::from(reasons) / f64::from(decisions);
    assert!(said >= part, "{reasons} reasons for {decisions} decisions");
}

/// A rollout can be cut in these games: from decision to decision the boundary never
/// falls, it is public, it grows at least `fewest` times in a game, and wherever it
/// has grown `calm` holds. When the match is over, the returns are the shares of the
/// win; before, nobody has any.
pub fn know_where_to_cut<G: Mind>(
    game: &G,
    seeds: Range<u64>,
    fewest: u32,
    calm: impl Fn(&G::View) -> bool,
) {
    let mut dice = Dice::fast(9);
    for seed in seeds {
        let level = |_| if seed % 2 == 0 { Level::Random } else { Level::Heuristic };
        let (mut last, mut grown) = (None, 0);
        let end = play(game, level, seed, |state, _, _| {
            let boundary = game.boundary(state);
            let imagined = game.resample(state, Viewer::Spectator, &mut dice);
            assert_eq!(game.boundary(&imagined), boundary, "a secret in the boundary");
            assert!(last <= Some(boundary), "{last:?} fell to {boundary}");
            if last.is_some_and(|last| last < boundary) {
                let view = game.view(state, Viewer::Spectator);
                assert!(calm(&view), "no place to cut: {view:?}");
                grown += 1;
            }
            last = Some(boundary);
            assert!(returns(game, state).iter().all(|&part| part == 0.0));
        });
        assert!(last <= Some(game.boundary(&end)));
        assert!(grown >= fewest, "only {grown} boundaries in game {seed}");
        let outcome = game.outcome(&end).expect("over");
        for (seat, part) in Seat::all(game.seats()).zip(returns(game, &end)) {
            assert_eq!(part, outcome.win_share(seat) as f32, "{seat}: {outcome:?}");
        }
    }
}

fn returns<G: Mind>(game: &G, state: &G::State) -> Vec<f32> {
    // What was there before does not matter.
    let mut returns = vec![f32::NAN; usize::from(game.seats())];
    game.returns(state, &mut returns);
    returns
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

/// What the heuristic bot likes best at this seat.
pub fn best<G: Mind>(game: &G, state: &G::State, seat: Seat) -> G::Action {
    let legal = legal(game, state, seat);
    let mut scores = Vec::new();
    game.judge(&game.lens(state, seat), &legal, &mut scores);
    let best = (0..legal.len()).max_by(|&one, &other| scores[one].total_cmp(&scores[other]));
    legal[best.expect("something is legal")]
}
