//! The bot: it sees no more than its seat does, has something to say about every
//! choice, beats chance, and plays for either side.

use std::collections::BTreeSet;

use ludi_bots::Level;
use ludi_engine::{Rules, Seat, Viewer};
use ludi_game_tests::{bots, idle, open};
use ludi_imperivm::cards::Side;
use ludi_imperivm::scenario::{Position, Scenario};
use ludi_imperivm::{Action, Ask, Edition, Imperivm, Stage};

use crate::common::*;

fn table(edition: Edition, seats: u8) -> Imperivm {
    open(&setup(edition, seats))
}

#[test]
fn scores_do_not_depend_on_what_is_hidden() {
    for (edition, seats) in [(Draft2, 3), (Draft2, 4), (Draft2, 6), (Draft1, 4), (Draft1, 5)] {
        bots::know_only_what_they_see(&table(edition, seats), 0..4);
    }
}

#[test]
fn most_choices_have_a_reason() {
    for (edition, seats) in [(Draft2, 3), (Draft2, 6), (Draft1, 4)] {
        bots::say_why(&table(edition, seats), 0..4, 0.7);
    }
}

#[test]
fn a_rollout_is_cut_between_turns_outside_of_plots_and_battles() {
    for (edition, seats) in [(Draft2, 3), (Draft2, 6), (Draft1, 4)] {
        bots::know_where_to_cut(&table(edition, seats), 0..20, 3, |view| {
            let plot = [Ask::Vote, Ask::Successor, Ask::HandOver, Ask::PlotBid];
            view.battle.is_none() && !plot.contains(&view.ask)
        });
    }
}

#[test]
fn it_beats_random_players() {
    for edition in BOTH {
        let share = bots::share_against_random(&table(edition, 4), 200);
        assert!(share > 0.6, "{share} in {edition:?}");
    }
}

/// At each number of seats the empire sometimes falls and sometimes prospers, and
/// somebody was on the right side.
#[test]
fn among_bots_both_sides_win() {
    const GAMES: u64 = 100;
    for seats in 3..=6 {
        let game = table(Draft2, seats);
        let (mut falls, mut won) = (0, [0, 0]);
        for seed in 0..GAMES {
            let end = bots::play(&game, |_| Level::Heuristic, seed, |_, _, _| {});
            let outcome = game.outcome(&end).expect("over");
            let fall = usize::from(outcome.ending == "fall");
            falls += fall;
            won[fall] += usize::from(outcome.scores.iter().any(|&score| score > 0));
        }
        assert!((15..=85).contains(&falls), "{falls} of {GAMES} with {seats}");
        assert!(won[0] >= 10 && won[1] >= 10, "{won:?} with {seats}");
    }
}

/// What the bot likes best here.
fn best(position: &Position, seat: usize) -> Action {
    bots::best(&position.game, &position.state, Seat::new(seat))
}

/// An empire that lacks nothing.
fn prosperous() -> Scenario {
    four(Draft2).levels(18, 18).public(60, 60).dominion(5)
}

/// An empire that nobody can save.
fn doomed() -> Scenario {
    let poor = four(Draft2).levels(0, 0).public(0, 0).dominion(5);
    (0..4).fold(poor, |scenario, seat| scenario.purse(seat, 0, 0))
}

/// Rolls until the people rise and want a coin of each.
fn uprising(scenario: &Scenario) -> Position {
    (0..2_000)
        .map(|seed| scenario.clone().at_stage_with(3, Stage::Trouble, seed))
        .find(|position| position.ask() == Ask::UprisingBid && position.all().needed == Some(4))
        .expect("a high roll")
}

#[test]
fn it_swears_by_the_outlook() {
    let hand = [religion(1), traitor(religion(1))];
    let sworn = |scenario: Scenario| {
        let position = scenario.hand(0, &hand).at_turn(3);
        assert_eq!(position.ask(), Ask::Oath);
        best(&position, 0)
    };
    assert_eq!(sworn(prosperous()), Action::Card(hand[0]));
    assert_eq!(sworn(doomed()), Action::Card(hand[1]));
}

#[test]
fn a_traitor_fights_under_the_colours_of_the_loyal() {
    let hand = [militia(2), traitor(militia(2))];
    let mut scenario = doomed().hand(0, &hand).army(0, "Britannia");
    for oath in [religion(1), religion(2), empire(1)] {
        scenario = scenario.oath(0, traitor(oath));
    }
    let mut position = scenario.at_stage(0, Stage::Attack);
    let target = province(&position, "Lugdunensis");
    play(&mut position, 0, &[target]);
    assert_eq!(best(&position, 0), Action::Card(hand[0]), "nobody is to see it");
}

#[test]
fn a_loyalist_pays_what_the_emperor_cannot_and_no_more() {
    let scenario = prosperous().levels(14, 20).loyalty(0, 8).purse(3, 0, 20);
    let rich = uprising(&scenario);
    assert_eq!(best(&rich, 0), Action::Amount(0), "the public stock suffices");
    let poor = uprising(&scenario.public(0, 60));
    assert!(matches!(best(&poor, 0), Action::Amount(2..=4)), "{:?}", best(&poor, 0));
}

#[test]
fn a_traitor_pays_nothing() {
    let mut scenario = doomed().loyalty(0, -4).purse(0, 10, 10);
    scenario = scenario.oath(0, traitor(empire(1)));
    assert_eq!(best(&uprising(&scenario), 0), Action::Amount(0));
}

#[test]
fn an_emperor_jails_a_traitor() {
    let position = prosperous().loyalty(1, -3).at_stage(3, Stage::Jail);
    assert_eq!(best(&position, 3), name(1));
}

#[test]
fn a_loyalist_in_prison_repents_and_a_traitor_does_not() {
    let jailed = |scenario: Scenario, side: Side| {
        let mut scenario = scenario.loyalty(0, -4).prisoner(0);
        for loyal in [religion(1), religion(2), religion(3), empire(1), empire(2)] {
            scenario = scenario.oath(0, if side == Side::Loyal { loyal } else { traitor(loyal) });
        }
        best(&scenario.at_turn(0), 0)
    };
    assert_eq!(jailed(prosperous(), Side::Loyal), Action::Repent);
    assert_eq!(jailed(doomed(), Side::Traitor), Action::Stay);
}

#[test]
fn it_keeps_its_provinces_together() {
    let game = table(Draft2, 4);
    let map = &game.components().map;
    let mut alone = 0;
    bots::play(
        &game,
        |_| Level::Heuristic,
        3,
        |state, _, _| {
            let view = game.view(state, Viewer::Spectator);
            if view.stage == Stage::Armies && alone == 0 {
                let together = |(place, owner): (usize, &Option<Seat>)| {
                    let around = map.neighbours[place];
                    let same =
                        |(other, owner_there)| around >> other & 1 == 1 && owner_there == owner;
                    view.owners.iter().enumerate().any(same)
                };
                alone = view.owners.iter().enumerate().filter(|&each| !together(each)).count();
            }
        },
    );
    assert!(alone <= 6, "{alone} provinces without a neighbour of the same colour");
}

#[test]
fn who_can_do_nothing_is_told_why() {
    let told = idle::reasons(&table(Draft2, 4), 0..12);
    assert_eq!(told, BTreeSet::from(["idle-prison"]));
}
