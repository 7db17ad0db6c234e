//! The bot: it sees no more than its seat does, has something to say about every choice,
//! and beats chance.

use ludi_engine::{Rules, Setup};
use ludi_game_tests::{bots, open};
use ludi_roman_empire::{Ask, RomanEmpire};

/// A table of so many seats, with the options on or off.
fn table(seats: u8, options: &str) -> RomanEmpire {
    let mut setup = Setup::new(&RomanEmpire::INFO, seats);
    for option in RomanEmpire::INFO.options {
        setup.options.insert(option.id.to_owned(), options.to_owned());
    }
    open(&setup)
}

#[test]
fn scores_do_not_depend_on_what_is_hidden() {
    for (seats, options) in [(2, "off"), (3, "on"), (4, "off"), (4, "on")] {
        bots::know_only_what_they_see(&table(seats, options), 0..4);
    }
}

/// A people that arrives may find a city to loot before anybody else decides.
#[test]
fn a_rollout_is_cut_between_phases_outside_of_battles() {
    for (seats, options) in [(2, "off"), (3, "off"), (4, "on")] {
        bots::know_where_to_cut(&table(seats, options), 0..10, 40, |view| {
            view.battle.is_none() || view.ask == Ask::Loot
        });
    }
}

#[test]
fn it_beats_random_players() {
    for (seats, least) in [(2, 0.9), (3, 0.7), (4, 0.65)] {
        let share = bots::share_against_random(&table(seats, "off"), 200);
        assert!(share > least, "{share} with {seats}");
    }
}
