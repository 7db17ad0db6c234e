//! How long random games are, and how small their states.

use ludi_engine::{Dice, FastRng, Rules, Setup, Silence};
use ludi_game_tests::open;
use ludi_latium::{Action, Latium, State};

/// Decisions and choices of random games.
struct Length {
    decisions: Vec<u64>,
    choices: u64,
    most: usize,
    last_years: Vec<u8>,
}

impl Length {
    fn new(games: usize) -> Length {
        let (decisions, last_years) = (Vec::with_capacity(games), Vec::with_capacity(games));
        Length { decisions, choices: 0, most: 0, last_years }
    }
}

/// One of the actions; of offers one up to eight.
fn thrifty(actions: &[Action], dice: &mut Dice<FastRng>) -> Action {
    let most = match actions[0] {
        Action::Offer(_) => actions.len().min(9),
        _ => actions.len(),
    };
    actions[dice.below(most as u32) as usize]
}

fn play_games(game: &Latium, games: u64, length: &mut Length, actions: &mut Vec<Action>) {
    for number in 0..games {
        let mut dice = Dice::fast(number);
        let mut state = game.deal(&mut dice, &mut Silence);
        let mut decisions = 0;
        while let Some(seat) = game.to_act(&state).first() {
            actions.clear();
            game.legal(&state, seat, actions);
            let action = thrifty(actions, &mut dice);
            game.apply(&mut state, seat, action, &mut dice, &mut Silence).expect("legal");
            decisions += 1;
            assert!(decisions < 20_000, "no end in sight");
            length.choices += actions.len() as u64;
            length.most = length.most.max(actions.len());
        }
        length.decisions.push(decisions);
        length.last_years.push(state.year());
    }
}

#[test]
fn thrifty_random_games_reach_the_last_year_in_some_hundred_decisions() {
    for seats in 2..=4 {
        let game: Latium = open(&Setup::new(&Latium::INFO, seats));
        let mut length = Length::new(200);
        play_games(&game, 200, &mut length, &mut Vec::new());
        let all: u64 = length.decisions.iter().sum();
        let (mean, choices) = (all / 200, length.choices as f64 / all as f64);
        let last = length.last_years.iter().filter(|&&year| year == 8).count();
        assert!((200..=1_600).contains(&mean), "{seats} seats: {mean} decisions");
        assert!((8.0..=20.0).contains(&choices), "{seats} seats: {choices} choices");
        assert!(last >= 70, "{seats} seats: {last} of 200 reach the last year");
    }
}

#[test]
fn a_state_has_at_most_a_kilobyte() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
}

#[test]
fn no_decision_allocates() {
    let game: Latium = open(&Setup::new(&Latium::INFO, 4));
    let mut length = Length::new(50);
    // As long as the longest list: an offer of all that a player can have.
    let mut actions = Vec::with_capacity(1_024);
    let counted = allocation_counter::measure(|| play_games(&game, 50, &mut length, &mut actions));
    assert_eq!((counted.count_total, length.decisions.len()), (0, 50));
}
