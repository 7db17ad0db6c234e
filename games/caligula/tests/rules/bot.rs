//! The bot: it sees no more than its seat does, has something to say about every
//! choice, and beats chance.

use std::collections::BTreeSet;

use ludi_bots::Level;
use ludi_caligula::components::{Card, Pile};
use ludi_caligula::scenario::{Position, Scenario};
use ludi_caligula::{Action, Caligula, Throne};
use ludi_engine::{Dice, Mind, Rules, Seat, Setup};
use ludi_game_tests::{bots, idle, open};

fn table(seats: u8) -> Caligula {
    open(&Setup::new(&Caligula::INFO, seats))
}

#[test]
fn scores_do_not_depend_on_what_is_hidden() {
    for seats in 2..=5 {
        bots::know_only_what_they_see(&table(seats), 0..12);
    }
}

#[test]
fn most_choices_have_a_reason() {
    for seats in 2..=5 {
        bots::say_why(&table(seats), 0..8, 0.8);
    }
}

/// Nobody has shown a card for a plot yet.
#[test]
fn a_rollout_is_cut_between_sequentia_cards_outside_of_plots() {
    for seats in 2..=5 {
        bots::know_where_to_cut(&table(seats), 0..30, 10, |view| {
            view.plot.as_ref().is_none_or(|plot| plot.leader.is_none())
        });
    }
}

#[test]
fn it_beats_random_players() {
    for seats in 2..=5 {
        let share = bots::share_against_random(&table(seats), 200);
        assert!(share > 0.95, "{share} with {seats}");
    }
}

/// What the bot likes best here.
fn best(position: &Position) -> Action {
    let seat = position.asked().expect("somebody is asked");
    bots::best(&position.game, &position.state, Seat::new(seat))
}

/// How often a bot of this level chooses each action here, in six thousand times.
fn choices(level: Level, position: &Position) -> Vec<u32> {
    let seat = position.asked().expect("somebody is asked");
    let legal = position.legal();
    let mut counts = vec![0; legal.len()];
    let (mut dice, mut scratch) = (Dice::fast(3), Vec::new());
    for _ in 0..6_000 {
        let lens = position.game.lens(&position.state, Seat::new(seat));
        counts[level.choose(&position.game, &lens, &legal, &mut dice, &mut scratch)] += 1;
    }
    counts
}

#[test]
fn the_random_bot_likes_everything_as_much() {
    let counts = choices(Level::Random, &Scenario::new(3).at_placement());
    assert_eq!(counts.len(), 6, "six tokens");
    assert!(counts.iter().all(|count| (880..1_120).contains(count)), "{counts:?}");
}

#[test]
fn the_heuristic_bot_chooses_what_scores_best() {
    let position = Scenario::new(2).hand(0, ARMED).hand(1, POOR).at_plot(6);
    let counts = choices(Level::Heuristic, &position);
    let best = position.legal().iter().position(|&action| action == best(&position));
    assert!(counts[best.expect("legal")] > 5_900, "{counts:?}");
}

/// Plays on as the bot likes best.
fn play_best(position: &mut Position) -> Action {
    let (seat, action) = (position.asked().expect("somebody is asked"), best(position));
    position.act(seat, action).expect("legal");
    action
}

/// A hand of so many Coniura singles, Coniura duals, Pugio singles, Pugio duals.
const POOR: [u8; 4] = [0, 0, 0, 0];
const ARMED: [u8; 4] = [1, 0, 3, 0];

#[test]
fn with_daggers_enough_it_kills_an_emperor_of_whom_it_has_nothing() {
    let mut position = Scenario::new(2)
        .hand(0, ARMED)
        .hand(1, POOR)
        .augusti("Caligvla", ["Galba", "Domitianus"])
        .at_plot(6);
    assert_eq!(play_best(&mut position), Action::Lay(Card::ConiuraSingle));
    assert_eq!(play_best(&mut position), Action::Done);
    assert_eq!(play_best(&mut position), Action::Name(2), "three points a turn");
    for _ in 0..3 {
        assert_eq!(play_best(&mut position), Action::Lay(Card::PugioSingle));
    }
    assert_eq!(play_best(&mut position), Action::Done);
    assert_eq!(position.view(0).players[0].favor, Some(Throne::Emperor));
}

#[test]
fn it_starts_no_plot_that_cannot_give_it_anything() {
    let position = Scenario::new(2).hand(0, [1, 0, 1, 0]).hand(1, ARMED).at_plot(6);
    assert_eq!(best(&position), Action::Pass);
}

#[test]
fn it_puts_its_favor_on_an_emperor_with_room() {
    let mut position = Scenario::new(2)
        .hand(0, [1, 0, 0, 0])
        .hand(1, POOR)
        .augusti("Caracalla", ["Galba", "Domitianus"])
        .at_plot(6);
    play_best(&mut position);
    play_best(&mut position);
    play_best(&mut position);
    assert_eq!(play_best(&mut position), Action::Favor(Throne::Emperor));
}

#[test]
fn it_stabs_once_for_the_point_when_he_dies_anyway() {
    let mut position =
        Scenario::new(3).hand(0, ARMED).hand(1, [1, 0, 2, 0]).hand(2, POOR).at_plot(6);
    let dagger = Action::Lay(Card::PugioSingle);
    let script = [
        (0, Action::Lay(Card::ConiuraSingle)),
        (0, Action::Done),
        (1, Action::Lay(Card::ConiuraSingle)),
        (1, Action::Done),
        (0, Action::Name(1)),
        (0, dagger),
        (0, dagger),
        (0, dagger),
        (0, Action::Done),
    ];
    for (seat, action) in script {
        position.act(seat, action).expect("legal");
    }
    assert_eq!(play_best(&mut position), dagger);
    assert_eq!(play_best(&mut position), Action::Done, "one is enough");
}

#[test]
fn it_defends_the_emperor_who_rewards_it_when_that_saves_him() {
    let attacked_with = |daggers: u8| {
        let mut position = Scenario::new(2)
            .hand(0, [1, 0, daggers, 0])
            .hand(1, [0, 0, 1, 0])
            .augusti("Elagabalo", ["Galba", "Domitianus"])
            .favor_on_emperor(1)
            .at_plot(6);
        for action in [Action::Lay(Card::ConiuraSingle), Action::Done] {
            position.act(0, action).expect("legal");
        }
        position.act(1, Action::Pass).expect("legal");
        position.act(0, Action::Name(1)).expect("legal");
        position
    };
    assert_eq!(best(&attacked_with(3)), Action::Lay(Card::PugioSingle), "three against three");
    assert_eq!(best(&attacked_with(6)), Action::Pass, "six kill him anyway");
    assert_eq!(best(&attacked_with(1)), Action::Pass, "one does not kill him");
}

#[test]
fn at_the_fall_it_keeps_nothing_back() {
    let mut position = Scenario::new(2)
        .hand(0, [0, 2, 2, 0])
        .hand(1, POOR)
        .face_up_left(ludi_caligula::components::Deck::Plebs, 1)
        .at_sequentia(7);
    assert!(matches!(play_best(&mut position), Action::Lay(_)));
    assert_eq!(play_best(&mut position), Action::Done);
    for _ in 0..3 {
        assert!(matches!(play_best(&mut position), Action::Lay(card) if card.bears(Pile::Pugio)));
    }
}

#[test]
fn who_can_do_nothing_is_told_why() {
    let told = idle::reasons(&table(3), 0..12);
    assert_eq!(told, BTreeSet::from(["idle-no-cards", "idle-no-tokens", "idle-passed"]));
}
