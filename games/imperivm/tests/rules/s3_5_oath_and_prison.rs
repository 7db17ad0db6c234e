//! Sections 3.5, 3.6 and 3.6a: the oath, jailing, prison.

use ludi_engine::{Seat, Viewer};
use ludi_game_tests::worlds;
use ludi_imperivm::{Action, Ask, Event, Stage};

use crate::common::*;

#[test]
fn s3_5_all_others_swear_in_the_second_draft_and_the_emperor_too_in_the_first() {
    for edition in BOTH {
        let position = four(edition)
            .hand(0, &[empire(1)])
            .hand(1, &[])
            .hand(2, &[militia(1)])
            .hand(3, &[religion(1)])
            .loyalty(2, -1)
            .prisoner(2)
            .at_turn(3);
        let swearers: &[usize] = if edition == Draft2 { &[0, 2] } else { &[0, 2, 3] };
        assert_asks(&position, Ask::Oath, swearers);
        let pawns = position.all().players[3].family_pawns;
        assert_eq!(pawns, u8::from(edition == Draft2));
    }
}

#[test]
fn s3_5_one_card_each_face_down_seen_by_its_owner_alone() {
    let mut position =
        four(Draft2).hand(0, &[empire(1), traitor(militia(2))]).hand(1, &[religion(1)]).at_turn(3);
    assert_eq!(refusal(&mut position, 0, Action::Pass), ("3.5", "why-must-swear"));
    assert_eq!(refusal(&mut position, 0, Action::Card(militia(5))), ("3.5", "why-no-such-card"));
    play(&mut position, 0, &[Action::Card(traitor(militia(2)))]);
    assert_asks(&position, Ask::Oath, &[1]);
    assert_eq!(position.view(1).players[0].hand_size, 2);
    play(&mut position, 1, &[Action::Card(religion(1))]);
    assert_eq!(position.view(0).players[0].oath.as_slice(), [Some(traitor(militia(2)))]);
    assert_eq!(position.view(1).players[0].oath.as_slice(), [None]);
    assert_eq!(hand(&position, 0), [empire(1)]);
    let secret = Event::Sworn { seat: Seat::new(0), card: None };
    assert!(position.events_for(Viewer::Spectator).contains(&secret));
}

#[test]
fn s3_5_without_any_card_nobody_swears() {
    let position = four(Draft2).at_turn(3);
    assert_ne!(position.ask(), Ask::Oath);
    let none = |event: &Event| matches!(event, Event::OathsTaken { seats } if seats.is_empty());
    assert_eq!(count(&position, none), 1);
}

#[test]
fn s3_6_only_public_traitors_can_be_jailed() {
    let mut position =
        four(Draft2).loyalty(0, -1).loyalty(1, 2).loyalty(3, -5).at_stage(3, Stage::Jail);
    assert_asks(&position, Ask::Jail, &[3]);
    assert_eq!(position.legal(3), [name(0), Action::Pass]);
    assert_eq!(refusal(&mut position, 3, name(1)), ("3.6", "why-not-traitor"));
    assert_eq!(refusal(&mut position, 3, name(3)), ("3.6", "why-yourself"));
    assert_eq!(refusal(&mut position, 3, name(4)), ("3.6", "why-no-such-general"));
    play(&mut position, 3, &[name(0)]);
    assert_eq!((position.all().prisoner, army(&position, 0)), (Some(Seat::new(0)), None));
}

#[test]
fn s3_6_jailing_another_frees_the_prisoner_and_his_army_returns() {
    let mut position =
        four(Draft2).loyalty(0, -1).loyalty(1, -2).prisoner(1).at_stage(3, Stage::Jail);
    assert_eq!(position.legal(3), [name(0), Action::Pass]);
    assert_eq!(refusal(&mut position, 3, name(1)), ("3.6", "why-in-prison-already"));
    play(&mut position, 3, &[name(0)]);
    assert_asks(&position, Ask::Return, &[1]);
    let away = province(&position, "Britannia");
    assert_eq!(refusal(&mut position, 1, away), ("3.6", "why-not-your-province"));
    let home = province(&position, "Asia");
    play(&mut position, 1, &[home]);
    assert_eq!((army(&position, 1).as_deref(), loyalty(&position, 1)), (Some("Asia"), -2));
}

#[test]
fn s3_6_the_ninth_emperor_jails_in_the_first_draft_only() {
    for edition in BOTH {
        let position = four(edition).dominion(9).loyalty(0, -1).at_stage(3, Stage::Jail);
        assert_eq!(position.ask() == Ask::Jail, edition == Draft1);
    }
}

#[test]
fn s3_6_without_traitors_nobody_is_asked() {
    let position = four(Draft2).at_stage(3, Stage::Jail);
    assert_asks(&position, Ask::Donation, &[3]);
}

#[test]
fn s3_6a_the_clergy_wants_religion_worth_the_grade() {
    let mut position = four(Draft2)
        .loyalty(0, -4)
        .prisoner(0)
        .hand(0, &[religion(3), religion(2), militia(5), religion(1)])
        .at_turn(0);
    assert_asks(&position, Ask::Prison, &[0]);
    assert_eq!(refusal(&mut position, 0, Action::Card(militia(5))), ("3.6a", "why-other-suit"));
    play(&mut position, 0, &[Action::Card(religion(3))]);
    assert_eq!(refusal(&mut position, 0, Action::Done), ("3.6a", "why-too-little-religion"));
    assert_eq!(refusal(&mut position, 0, Action::Stay), ("3.6a", "why-already-picked"));
    play(&mut position, 0, &[Action::Card(religion(2))]);
    assert_eq!(
        refusal(&mut position, 0, Action::Card(religion(1))),
        ("3.6a", "why-enough-religion")
    );
    play(&mut position, 0, &[Action::Done]);
    assert_eq!((position.all().prisoner, loyalty(&position, 0)), (None, -4));
    assert_eq!(hand(&position, 0), [militia(5), religion(1)]);
    // His army returns, and his turn goes on.
    let home = province(&position, "Britannia");
    play(&mut position, 0, &[home]);
    assert_asks(&position, Ask::Proposal, &[0]);
}

#[test]
fn s3_6a_with_too_little_religion_there_is_no_clergy() {
    let mut position = four(Draft2).loyalty(0, -4).prisoner(0).hand(0, &[religion(3)]).at_turn(0);
    assert_eq!(position.legal(0), [Action::Repent, Action::Stay]);
    let card = Action::Card(religion(3));
    assert_eq!(refusal(&mut position, 0, card), ("3.6a", "why-too-little-religion"));
}

#[test]
fn s3_6a_repenting_turns_the_grade_round() {
    let mut position = four(Draft2).loyalty(0, -7).prisoner(0).at_turn(0);
    play(&mut position, 0, &[Action::Repent]);
    assert_eq!((loyalty(&position, 0), position.all().prisoner), (7, None));
    assert_asks(&position, Ask::Return, &[0]);
}

#[test]
fn s3_6_who_is_freed_without_provinces_is_a_guest_in_italia() {
    let scenario = four(Draft2).owns_only(1, &[], 2).loyalty(1, -3).prisoner(1);
    let mut position = scenario.hand(1, &[militia(2), religion(1)]).at_turn(1);
    play(&mut position, 1, &[Action::Repent]);
    assert_eq!((army(&position, 1).as_deref(), loyalty(&position, 1)), (Some("Italia"), 3));
    let guests = lines(&position, |event| matches!(event, Event::ArmyIsGuest { .. }));
    assert_eq!(guests.len(), 1);
    assert_eq!(guests[0].0, "3.6");
    // His turn goes on: he may march on Rome from there, and has nothing to tax.
    assert_asks(&position, Ask::Proposal, &[1]);
    play(&mut position, 1, &[Action::Pass, Action::Card(religion(1))]);
    let italia = province(&position, "Italia");
    assert!(position.legal(1).contains(&italia));
    play(&mut position, 1, &[Action::Pass]);
    assert_asks(&position, Ask::Donation, &[1]);
}

#[test]
fn s3_6a_who_stays_has_no_turn_but_sees_the_emperors_oath() {
    let mut position = four(Draft2)
        .loyalty(0, -2)
        .prisoner(0)
        .oath(3, traitor(empire(2)))
        .oath(3, militia(1))
        .hand(1, &[militia(1)])
        .at_turn(0);
    play(&mut position, 0, &[Action::Stay]);
    assert_asks(&position, Ask::Proposal, &[1]);
    let seen = [Some(traitor(empire(2))), Some(militia(1))];
    assert_eq!(position.view(0).players[3].oath.as_slice(), seen);
    assert_eq!(position.view(1).players[3].oath.as_slice(), [None, None]);
    for world in worlds(&position.game, &position.state, 0, 20) {
        assert_eq!(world.players[3].oath.as_slice(), seen);
    }
    assert_eq!(position.all().prisoner, Some(Seat::new(0)));
}

#[test]
fn s3_6a_cards_sworn_later_stay_unknown() {
    let mut position = four(Draft1)
        .loyalty(0, -2)
        .prisoner(0)
        .oath(3, militia(1))
        .hand(3, &[militia(2), traitor(militia(3))])
        .at_turn(0);
    play(&mut position, 0, &[Action::Stay]);
    while position.ask() != Ask::Oath {
        let seat = position.asked()[0];
        play(&mut position, seat, &[Action::Pass]);
    }
    play(&mut position, 3, &[Action::Card(militia(2))]);
    assert_eq!(position.view(0).players[3].oath.as_slice(), [Some(militia(1)), None]);
}
