//! How long a game lasts (sections turn, 2B.refill and 3): five turns, unless a card is
//! destroyed or Sequentia cards are swapped.

use crate::whole::{Liking, Whole, anything, hasty, setup, slow, undisturbed};
use ludi_caligula::Event;
use ludi_engine::Seed;

fn disturbed(whole: &Whole) -> bool {
    whole
        .events()
        .any(|event| matches!(event, Event::Destroyed { .. } | Event::SequentiaSwapped { .. }))
}

#[test]
fn s_turn_undisturbed_match_lasts_five_turns() {
    let seeds = Seed::from_phrase("undisturbed");
    for seats in 2..=5 {
        for number in 0..500 {
            let whole = Whole::play(setup(seats, "shown"), seeds.nth(number), undisturbed);
            assert!(!disturbed(&whole));
            assert_eq!(whole.turns(), 5, "game {number} with {seats} seats");
        }
    }
}

#[test]
fn s_turn_a_game_lasts_four_to_six_turns() {
    let seeds = Seed::from_phrase("any length");
    for seats in 2..=5 {
        for number in 0..100 {
            for liking in [anything as Liking, hasty, slow] {
                let turns = Whole::play(setup(seats, "shown"), seeds.nth(number), liking).turns();
                assert!((4..=6).contains(&turns), "{turns} turns in game {number}, {seats} seats");
            }
        }
    }
}

/// A game of so many turns, among this many.
#[track_caller]
fn one_of(turns: u8, seats: u8, liking: Liking, games: u64) -> Whole {
    let seeds = Seed::from_phrase("other lengths");
    (0..games)
        .map(|number| Whole::play(setup(seats, "shown"), seeds.nth(number), liking))
        .find(|whole| whole.turns() == turns)
        .unwrap_or_else(|| panic!("no game of {turns} turns with {seats} seats in {games}"))
}

#[test]
fn s_turn_cards_destroyed_and_resolved_twice_make_a_game_of_four_turns() {
    for seats in 2..=5 {
        let whole = one_of(4, seats, hasty, 400);
        assert!(disturbed(&whole));
    }
}

#[test]
fn s_turn_sequentia_cards_left_out_make_a_game_of_six_turns() {
    for seats in 2..=5 {
        let whole = one_of(6, seats, slow, 4000);
        // Both cards that can swap Sequentia cards were used.
        let swaps =
            whole.events().filter(|event| matches!(event, Event::SequentiaSwapped { .. })).count();
        assert_eq!(swaps, 2);
    }
}
