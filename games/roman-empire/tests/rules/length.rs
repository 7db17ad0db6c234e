//! How long random games are, and how small their states.

use ludi_engine::{Dice, Rules, Setup, Silence};
use ludi_game_tests::open;
use ludi_roman_empire::{Action, RomanEmpire, State};

/// Decisions and choices of random games.
struct Length {
    decisions: Vec<u64>,
    choices: u64,
    most: usize,
}

fn play(setup: &Setup, games: u64) -> Length {
    let game: RomanEmpire = open(setup);
    let mut length = Length { decisions: Vec::with_capacity(games as usize), choices: 0, most: 0 };
    let mut actions = Vec::with_capacity(128);
    play_games(&game, games, &mut length, &mut actions);
    length
}

fn play_games(game: &RomanEmpire, games: u64, length: &mut Length, actions: &mut Vec<Action>) {
    for number in 0..games {
        let mut dice = Dice::fast(number);
        let mut state = game.deal(&mut dice, &mut Silence);
        let mut decisions = 0;
        while let Some(seat) = game.to_act(&state).first() {
            actions.clear();
            game.legal(&state, seat, actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut dice, &mut Silence).expect("legal");
            decisions += 1;
            length.choices += actions.len() as u64;
            length.most = length.most.max(actions.len());
        }
        length.decisions.push(decisions);
    }
}

#[test]
fn random_games_have_some_hundred_decisions_of_about_ten_choices() {
    for seats in 2..=4 {
        for options in ["off", "on"] {
            let mut setup = Setup::new(&RomanEmpire::INFO, seats);
            for option in RomanEmpire::INFO.options {
                setup.options.insert(option.id.to_owned(), options.to_owned());
            }
            let length = play(&setup, 200);
            let all: u64 = length.decisions.iter().sum();
            let (mean, choices) = (all / 200, length.choices as f64 / all as f64);
            assert!((300..=900).contains(&mean), "{seats} seats: {mean} decisions");
            assert!((6.0..=16.0).contains(&choices), "{seats} seats: {choices} choices");
            assert!(length.most <= 128, "{seats} seats: a list of {}", length.most);
        }
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
}

#[test]
fn no_decision_allocates() {
    let mut setup = Setup::new(&RomanEmpire::INFO, 4);
    for option in RomanEmpire::INFO.options {
        setup.options.insert(option.id.to_owned(), "on".to_owned());
    }
    let game: RomanEmpire = open(&setup);
    let mut length = Length { decisions: Vec::with_capacity(100), choices: 0, most: 0 };
    let mut actions = Vec::with_capacity(128);
    let counted = allocation_counter::measure(|| play_games(&game, 100, &mut length, &mut actions));
    assert_eq!((counted.count_total, length.decisions.len()), (0, 100));
}
