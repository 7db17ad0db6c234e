//! What play costs in memory: random play, and play by rule of thumb.

use allocation_counter::measure;
use ludi_engine::{Dice, Game, Setup, Silence};
use ludi_games::{GAMES, Visit, with_game};
use yardstick::contenders;

/// Matches before anything is counted: buffers grow to their size in them.
const WARM_UP: u32 = 200;

/// Matches in which nothing may be allocated.
const COUNTED: u32 = 500;

#[test]
fn the_counter_counts() {
    assert_eq!(measure(|| drop(std::hint::black_box(Box::new(1)))).count_total, 1);
}

/// Chess is held to it as well: it shows that the yardstick is a fair one.
#[test]
fn no_decision_allocates() {
    for mut contender in contenders(None) {
        let mut play = |matches| (0..matches).map(|_| contender.match_once()).sum::<u64>();
        play(WARM_UP);
        let mut decisions = 0;
        let allocations = measure(|| decisions = play(COUNTED)).count_total;
        assert!(decisions > 0);
        let row = contender.row();
        assert_eq!(allocations, 0, "{} with {} seats", row.game, row.seats);
    }
}

#[test]
fn no_judgement_allocates() {
    for info in GAMES {
        let judgements = with_game(info.id, Judged).expect("a game of the list");
        assert!(judgements > 0, "{}", info.id);
    }
}

/// Matches in which the best is played, before and while allocations are counted.
const JUDGED: u64 = 30;

/// Asks the mind of a game everything that a searching bot asks, at each of its
/// tables: how many judgements that took.
struct Judged;

impl Visit for Judged {
    type Out = u64;

    fn visit<G: Game>(self) -> u64 {
        let mut judgements = 0;
        for edition in G::INFO.editions {
            for seats in edition.seats.min..=edition.seats.max {
                let setup = Setup { edition: edition.id.to_owned(), ..Setup::new(&G::INFO, seats) };
                let game = G::open(&setup, G::INFO.rules_version).expect("a table");
                let (mut legal, mut scores) = (Vec::new(), Vec::new());
                let mut play = |seed| play_best(&game, seed, &mut legal, &mut scores);
                (0..JUDGED).for_each(|seed| _ = play(seed));
                let mut counted = 0;
                let allocations = measure(|| counted = (0..JUDGED).map(&mut play).sum());
                assert_eq!(allocations.count_total, 0, "{} with {seats} seats", G::INFO.id);
                judgements += counted;
            }
        }
        judgements
    }
}

/// Plays what scores best from this deal on: how many judgements that took.
fn play_best<G: Game>(
    game: &G,
    seed: u64,
    legal: &mut Vec<G::Action>,
    scores: &mut Vec<f32>,
) -> u64 {
    let mut dice = Dice::fast(seed);
    let mut state = game.deal(&mut dice, &mut Silence);
    let (mut judgements, mut boundary) = (0, 0);
    while let Some(seat) = game.to_act(&state).first() {
        legal.clear();
        scores.clear();
        game.legal(&state, seat, legal);
        game.judge(&game.lens(&state, seat), legal, scores);
        let best = (0..legal.len()).max_by(|&one, &other| scores[one].total_cmp(&scores[other]));
        let action = legal[best.expect("something is legal")];
        game.apply(&mut state, seat, action, &mut dice, &mut Silence).expect("legal");
        boundary = game.boundary(&state).max(boundary);
        judgements += 1;
    }
    let mut returns = [0.0; 8];
    game.returns(&state, &mut returns[..usize::from(game.seats())]);
    assert!(boundary > 0 && returns.iter().sum::<f32>() < 1.01);
    judgements
}

#[test]
fn every_state_fits_in_a_kibibyte() {
    for contender in contenders(None) {
        let row = contender.row();
        assert!(row.state_bytes <= 1024, "{}: {} bytes", row.game, row.state_bytes);
    }
}
