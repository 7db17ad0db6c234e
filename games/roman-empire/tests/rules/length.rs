//! How long random games are, and how small their states.

use ludi_engine::{Dice, Rules, Setup, Silence};
use ludi_game_tests::open;
use ludi_roman_empire::{RomanEmpire, State};

/// Decisions and choices of random games.
struct Length {
    decisions: Vec<u64>,
    choices: u64,
    most: usize,
}

fn play(setup: &Setup, games: u64) -> Length {
    let game: RomanEmpire = open(setup);
    let mut length = Length { decisions: Vec::new(), choices: 0, most: 0 };
    let mut actions = Vec::new();
    for number in 0..games {
        let mut dice = Dice::fast(number);
        let mut state = game.deal(&mut dice, &mut Silence);
        let mut decisions = 0;
        while let Some(seat) = game.to_act(&state).first() {
            actions.clear();
            game.legal(&state, seat, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut dice, &mut Silence).expect("legal");
            decisions += 1;
            length.choices += actions.len() as u64;
            length.most = length.most.max(actions.len());
        }
        length.decisions.push(decisions);
    }
    length
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
    assert!(size_of::<State>() <= 320, "{} bytes", size_of::<State>());
}
