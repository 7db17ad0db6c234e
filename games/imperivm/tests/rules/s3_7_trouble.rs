//! Section 3.7: face-down cards, the die, uprisings, barbarians.

use ludi_game_tests::worlds;
use ludi_imperivm::scenario::{Position, Scenario};
use ludi_imperivm::{Action, Ask, Ending, Event, Stage, Track};

use crate::common::*;

/// Rolls until the die shows this.
fn rolled(scenario: &Scenario, roll: u8) -> Position {
    (0..2_000)
        .map(|seed| scenario.clone().at_stage_with(3, Stage::Trouble, seed))
        .find(|position| {
            position
                .events()
                .iter()
                .any(|event| matches!(event, Event::Rolled { roll: shown, .. } if *shown == roll))
        })
        .expect("the die shows everything some day")
}

fn needed(position: &Position) -> u16 {
    position.all().needed.expect("trouble")
}

#[test]
fn s3_7_face_down_cards_move_the_tracks_in_the_second_draft() {
    let scenario = four(Draft2)
        .laid(0, Track::Morale, militia(5))
        .laid(1, Track::Morale, empire(1))
        .laid(1, Track::Border, traitor(religion(3)));
    let position = scenario.at_stage(3, Stage::Trouble);
    let view = position.all();
    assert_eq!((view.morale, view.border), (12, 9));
    assert_eq!(view.discard.len(), 3);
    let shown = |event: &Event| matches!(event, Event::TrackShown { .. });
    assert_eq!(count(&position, shown), 2);
}

#[test]
fn s3_7_nineteen_and_twenty_bring_no_trouble() {
    for roll in [19, 20] {
        let position = rolled(&four(Draft2).levels(0, 0), roll);
        let quiet = |event: &Event| *event == Event::NoTrouble { roll };
        assert_eq!(count(&position, quiet), 1);
    }
}

#[test]
fn s3_7_the_result_must_exceed_the_level() {
    let position = rolled(&four(Draft2).levels(7, 7), 7);
    assert_eq!(count(&position, |event| *event == Event::NoTrouble { roll: 7 }), 1);
    let position = rolled(&four(Draft2).levels(7, 20), 8);
    assert_asks(&position, Ask::UprisingBid, &[0, 1, 2, 3]);
}

#[test]
fn s3_7_it_takes_the_coefficient_of_the_result_for_each_player() {
    for (roll, coefficient) in [(1, 6), (4, 5), (7, 4), (8, 3), (14, 2), (18, 1)] {
        let position = rolled(&four(Draft2).levels(0, 20), roll);
        assert_eq!(needed(&position), 4 * coefficient);
    }
}

#[test]
fn s3_7_all_offer_coins_in_secret_and_reaching_the_sum_is_enough() {
    let scenario = four(Draft2).levels(0, 20).loyalty(1, -1).prisoner(1).purse(2, 0, 5);
    let mut position = rolled(&scenario, 18);
    // Who has no coins is not asked; the prisoner is.
    assert_asks(&position, Ask::UprisingBid, &[0, 1, 3]);
    assert_eq!(needed(&position), 4);
    play(&mut position, 0, &[Action::Amount(3)]);
    assert_eq!(position.view(1).players[0].sealed, None);
    assert_eq!(position.purse(0), (10, 10));
    play(&mut position, 1, &[Action::Amount(0)]);
    play(&mut position, 3, &[Action::Amount(1)]);
    assert_eq!((position.purse(0), position.purse(3)), ((7, 10), (9, 10)));
    assert_eq!(position.all().public.coins, 10);
    assert_eq!(position.all().ending, Ending::Open);
}

#[test]
fn s3_7_what_is_missing_comes_from_the_treasury_then_the_emperor_then_all_his_religion() {
    let scenario = four(Draft2)
        .levels(0, 20)
        .public(2, 9)
        .purse(0, 1, 0)
        .purse(1, 0, 0)
        .purse(2, 0, 0)
        .purse(3, 3, 0)
        .hand(3, &[religion(1), religion(2), militia(5)]);
    let mut position = rolled(&scenario, 11);
    assert_eq!(needed(&position), 8);
    play(&mut position, 0, &[Action::Amount(1)]);
    play(&mut position, 3, &[Action::Amount(0)]);
    // 1 offered, 2 public, 3 of the emperor: 2 are missing, but all Religion goes.
    assert_eq!((position.all().public.coins, position.purse(3)), (0, (0, 0)));
    assert_eq!(hand(&position, 3), [militia(5)]);
    assert_eq!(position.all().ending, Ending::Open);
    let lacks = position.view(0).players[3].lacks.clone();
    assert_eq!(lacks.as_slice(), [ludi_imperivm::cards::Suit::Religion]);
    for world in worlds(&position.game, &position.state, 0, 30) {
        let guessed = world.players[3].hand.unwrap();
        assert!(guessed.of(ludi_imperivm::cards::Suit::Religion).is_empty());
    }
}

#[test]
fn s3_7_if_that_is_not_enough_the_empire_falls() {
    let scenario = four(Draft2).levels(0, 20).public(0, 0).purse(3, 0, 0);
    let mut position = rolled(&scenario, 3);
    for seat in [0, 1, 2] {
        play(&mut position, seat, &[Action::Amount(7)]);
    }
    assert_eq!(position.all().ending, Ending::Fall);
    assert_eq!(position.purse(0), (3, 10));
    assert_eq!(position.asked(), [] as [usize; 0]);
}

#[test]
fn s3_7_barbarians_are_beaten_with_power_and_militia() {
    let scenario = four(Draft2)
        .levels(20, 0)
        .public(9, 0)
        .purse(0, 9, 0)
        .purse(1, 9, 0)
        .purse(2, 9, 0)
        .purse(3, 9, 1)
        .hand(3, &[militia(3), religion(5)]);
    let mut position = rolled(&scenario, 17);
    assert_asks(&position, Ask::BarbarianBid, &[3]);
    play(&mut position, 3, &[Action::Amount(1)]);
    assert_eq!(hand(&position, 3), [religion(5)]);
    assert_eq!(position.all().ending, Ending::Open);
    assert_eq!(position.purse(0), (9, 0));
}

#[test]
fn s3_7_one_roll_decides_on_both_the_people_first() {
    let mut position = rolled(&four(Draft2).levels(0, 0), 15);
    assert_asks(&position, Ask::UprisingBid, &[0, 1, 2, 3]);
    for seat in 0..4 {
        play(&mut position, seat, &[Action::Amount(1)]);
    }
    assert_asks(&position, Ask::BarbarianBid, &[0, 1, 2, 3]);
    for seat in 0..4 {
        play(&mut position, seat, &[Action::Amount(1)]);
    }
    let view = position.all();
    assert_eq!((view.morale, view.border), (0, 0));
    assert_eq!(count(&position, |event| matches!(event, Event::Rolled { .. })), 1);
}

#[test]
fn s3_7_the_first_draft_only_rolls() {
    let position = four(Draft1).at_stage(3, Stage::Trouble);
    assert_eq!(count(&position, |event| matches!(event, Event::TrackShown { .. })), 0);
    assert_eq!(count(&position, |event| matches!(event, Event::Rolled { .. })), 1);
}
