//! Section 3: turns and phases.

use ludi_engine::{Seat, Viewer};
use ludi_imperivm::{Action, Ask, Event, Stage};

use crate::common::*;

#[test]
fn s3_the_general_on_the_emperors_left_begins_and_the_emperor_ends_the_round() {
    let mut played = dealt(Draft2, 4, "round");
    play_first_until(&mut played, |played| {
        let stage = played.view(Viewer::Spectator).stage;
        stage != Stage::Purchase && stage != Stage::Armies
    });
    let view = played.view(Viewer::Spectator);
    assert_eq!(view.turn, view.emperor.unwrap().left(4));
    assert_eq!(view.dominion, 0);

    // Seat 3 is emperor. Nobody has anything but coins to donate.
    let mut position = four(Draft2).levels(20, 20).at_turn(0);
    let mut round = Vec::new();
    for _ in 0..5 {
        assert_eq!(position.ask(), Ask::Donation);
        round.push((position.asked()[0], position.all().dominion));
        let seat = position.asked()[0];
        play(&mut position, seat, &[Action::Pass]);
    }
    assert_eq!(round, [(0, 1), (1, 1), (2, 1), (3, 2), (0, 2)]);
    let rolled = |event: &Event| matches!(event, Event::Rolled { .. });
    assert_eq!(count(&position, rolled), 1, "only the emperor's turn ends with the die");
}

#[test]
fn s3_the_phases_of_a_general_come_in_order_and_may_all_be_passed() {
    let mut position = four(Draft2).hand(0, &[militia(1), empire(1), religion(1)]).at_turn(0);
    for ask in [Ask::Proposal, Ask::BorderCard, Ask::MoraleCard, Ask::Donation] {
        assert_asks(&position, ask, &[0]);
        play(&mut position, 0, &[Action::Pass]);
    }
    assert_eq!(position.all().turn, Seat::new(1));
}

#[test]
fn s3_the_first_draft_has_no_cards_to_lay_first() {
    let mut position = four(Draft1).hand(0, &[militia(1)]).at_turn(0);
    for ask in [Ask::Proposal, Ask::Target, Ask::Tribute, Ask::Donation] {
        assert_asks(&position, ask, &[0]);
        play(&mut position, 0, &[Action::Pass]);
    }
    assert_eq!(position.all().turn, Seat::new(1));
}

#[test]
fn s3_the_turn_of_an_emperor_begins_with_marker_and_oath() {
    let mut position =
        four(Draft2).hand(3, &[militia(1)]).hand(0, &[religion(2)]).loyalty(1, -2).at_turn(3);
    assert_eq!(position.all().dominion, 2);
    assert_asks(&position, Ask::Oath, &[0]);
    play(&mut position, 0, &[Action::Card(religion(2))]);
    for ask in [Ask::Jail, Ask::BorderCard, Ask::MoraleCard, Ask::Donation] {
        assert_asks(&position, ask, &[3]);
        play(&mut position, 3, &[Action::Pass]);
    }
    assert_eq!(count(&position, |event| matches!(event, Event::Rolled { .. })), 1);
}

#[test]
fn s3_only_empty_hands_and_purses_skip_a_question() {
    // Neither Empire, nor Militia, nor Religion: asked all the same.
    let mut position = four(Draft1).hand(0, &[religion(1)]).at_turn(0);
    assert_asks(&position, Ask::Proposal, &[0]);
    assert_eq!(position.legal(0), [Action::Pass]);
    play(&mut position, 0, &[Action::Pass]);
    assert_asks(&position, Ask::Target, &[0]);
    assert_eq!(position.legal(0), [Action::Pass]);

    let empty = four(Draft2).purse(0, 0, 0).hand(1, &[religion(1)]).at_turn(0);
    assert_asks(&empty, Ask::Proposal, &[1]);
}

#[test]
fn s3_only_who_is_asked_acts() {
    let mut position = four(Draft2).hand(0, &[militia(1)]).at_turn(0);
    assert_eq!(refusal(&mut position, 1, Action::Pass), ("3", "why-not-asked"));
    assert_eq!(refusal(&mut position, 0, Action::Amount(3)), ("3.1", "why-something-else"));
}

#[test]
fn s3_a_match_has_nine_dominions_at_most() {
    for edition in BOTH {
        let mut position = four(edition).dominion(8).levels(20, 20).at_turn(3);
        pass_through(&mut position, &[Ask::Oath, Ask::Tribute, Ask::Donation]);
        assert_eq!((position.all().dominion, position.all().stage), (9, Stage::Over));
    }
}
