//! Section 3.2a: the march on Rome.

use ludi_engine::Seat;
use ludi_imperivm::scenario::{Position, Scenario};
use ludi_imperivm::{Action, Ask, Edition, Event, Stage};

use crate::common::*;

/// Seat 0, its army in Alpes, attacks Italia with Militia 1 and holds one card
/// more.
fn marching(scenario: Scenario) -> Position {
    let mut position = scenario
        .army(0, "Alpes")
        .hand(0, &[religion(1), militia(1), religion(2)])
        .at_stage(0, Stage::Conquest);
    if position.ask() == Ask::BorderCard {
        play(&mut position, 0, &[Action::Card(religion(1))]);
    }
    let italia = province(&position, "Italia");
    play(&mut position, 0, &[italia, Action::Card(militia(1)), Action::Done]);
    position
}

/// The march succeeds: nobody defends.
fn taken(edition: Edition, dominion: u8) -> Position {
    let mut position = marching(four(edition).dominion(dominion).levels(20, 20));
    let asks = [Ask::DefenceDraw, Ask::Defence, Ask::Retreat, Ask::Repair];
    while asks.contains(&position.ask()) {
        let seat = position.asked()[0];
        let legal = position.legal(seat);
        let action =
            if legal.contains(&Action::Pass) { Action::Pass } else { legal[legal.len() - 1] };
        play(&mut position, seat, &[action]);
    }
    position
}

#[test]
fn s3_2a_who_conquers_italia_is_emperor_at_once() {
    for edition in BOTH {
        let position = taken(edition, 3);
        assert_eq!((emperor(&position), owner(&position, "Italia")), (0, 0));
        assert_eq!(army(&position, 0).as_deref(), Some("Italia"));
        assert_ne!(army(&position, 3).as_deref(), Some("Italia"));
        assert_eq!(position.all().dominion, 4);
        assert!(position.all().deposable);
    }
}

#[test]
fn s3_2a_the_oath_follows_with_a_family_pawn_in_the_second_draft() {
    let position = taken(Draft2, 3);
    assert_eq!(position.all().players[0].family_pawns, 1);
    // Only seat 0 holds a card, and he does not swear as emperor.
    assert!(position.all().players.iter().all(|player| player.oath.is_empty()));
    assert_eq!(count(&position, |event| matches!(event, Event::Rolled { .. })), 1);

    let position = taken(Draft1, 3);
    assert_eq!(position.all().players[0].family_pawns, 0);
    assert_asks(&position, Ask::Oath, &[0]);
}

#[test]
fn s3_2a_the_turn_ends_after_it_in_the_second_draft_but_not_in_the_first() {
    let position = taken(Draft2, 3);
    assert_eq!(position.all().turn, Seat::new(1));
    let mut position = taken(Draft1, 3);
    let legal = position.legal(0);
    play(&mut position, 0, &[legal[0]]);
    assert_asks(&position, Ask::Tribute, &[0]);
    play(&mut position, 0, &[Action::Pass]);
    assert_asks(&position, Ask::Donation, &[0]);
    play(&mut position, 0, &[Action::Pass]);
    assert_eq!(count(&position, |event| matches!(event, Event::Rolled { .. })), 1);
    assert_eq!(position.all().turn, Seat::new(1));
}

#[test]
fn s3_2a_nobody_is_jailed() {
    for edition in BOTH {
        // There is a traitor whom an emperor could jail.
        let mut position = marching(four(edition).loyalty(1, -4).levels(20, 20));
        let asks =
            [Ask::DefenceDraw, Ask::Defence, Ask::Retreat, Ask::Repair, Ask::Oath, Ask::Tribute];
        pass_through(&mut position, &asks);
        assert_eq!(emperor(&position), 0);
        let jails =
            |event: &Event| matches!(event, Event::NobodyJailed { .. } | Event::Jailed { .. });
        assert_eq!(count(&position, jails), 0);
        assert_eq!(position.all().prisoner, None);
        assert_ne!(position.ask(), Ask::Jail);
    }
}

#[test]
fn s3_2a_an_old_emperor_without_provinces_is_a_guest_in_italia() {
    for edition in BOTH {
        let scenario = four(edition).owns_only(3, &["Italia"], 2).levels(20, 20);
        let mut position = marching(scenario.hand(3, &[militia(2), militia(3), empire(3)]));
        pass_through(&mut position, &[Ask::DefenceDraw, Ask::Defence, Ask::Repair, Ask::Oath]);
        assert_eq!((emperor(&position), army(&position, 3).as_deref()), (0, Some("Italia")));
        let guests = lines(&position, |event| matches!(event, Event::ArmyIsGuest { .. }));
        assert_eq!(guests.len(), 1);
        assert_eq!(guests[0].0, "3.2a");
        // He goes on like everybody, but cannot tax; and may attack where he stands.
        while position.all().turn != Seat::new(3) {
            let seat = position.asked()[0];
            let pass = [Action::Pass, Action::Done].into_iter();
            let pass = pass.clone().find(|action| position.legal(seat).contains(action));
            play(&mut position, seat, &[pass.expect("nothing has to be done")]);
        }
        assert_asks(&position, Ask::Proposal, &[3]);
        play(&mut position, 3, &[Action::Pass]);
        if position.ask() == Ask::BorderCard {
            play(&mut position, 3, &[Action::Card(empire(3))]);
        }
        assert_asks(&position, Ask::Target, &[3]);
        assert!(position.legal(3).contains(&province(&position, "Italia")));
        play(&mut position, 3, &[Action::Pass]);
        assert_asks(&position, Ask::Donation, &[3]);
    }
}

#[test]
fn s3_2a_italia_can_be_attacked_though_it_is_the_last_province_or_the_emperor_has_not_reigned() {
    for edition in BOTH {
        let scenario = four(edition).owns_only(3, &["Italia"], 2).not_reigned();
        let position = marching(scenario);
        assert_asks(&position, Ask::DefenceDraw, &[3]);
    }
}

#[test]
fn s3_2a_the_emperor_defends_with_the_public_stock_and_all_is_lost() {
    let mut position = marching(four(Draft2));
    for amount in [1, 2, 3, 4] {
        play(&mut position, 3, &[Action::Amount(amount)]);
    }
    assert_asks(&position, Ask::Keep, &[3]);
    let drawing = position.view(3).drawing.unwrap();
    assert_eq!((drawing.count, drawing.keep), (1 + 3 + 1, 5));
    assert_eq!(position.purse(3), (9, 8));
    let public = position.all().public;
    assert_eq!((public.coins, public.power), (7, 6));
}

#[test]
fn s3_2a_it_ends_the_match_in_the_ninth_dominion() {
    for edition in BOTH {
        let mut position = taken(edition, 8);
        pass_through(&mut position, &[Ask::Oath]);
        assert_eq!((position.all().dominion, position.all().stage), (9, Stage::Over));
    }
}

#[test]
fn s3_2a_a_guest_in_italia_may_attack_it() {
    let scenario = four(Draft2).emperor(2).owns_only(3, &[], 1).army(3, "Italia");
    let mut position = scenario.hand(3, &[religion(1), militia(1)]).at_stage(3, Stage::Conquest);
    play(&mut position, 3, &[Action::Card(religion(1))]);
    let italia = province(&position, "Italia");
    play(&mut position, 3, &[italia]);
    assert_asks(&position, Ask::Militia, &[3]);
}

#[test]
fn s3_2a_prisoner_cards_and_stock_stay_where_they_are() {
    let scenario = four(Draft2).levels(20, 20).loyalty(1, -2).prisoner(1).hand(1, &[empire(1)]);
    let mut position = marching(scenario.hand(3, &[empire(5), empire(3)]));
    pass_through(&mut position, &[Ask::DefenceDraw, Ask::Defence, Ask::Retreat]);
    // The prisoner and the old emperor swear with the others.
    assert_asks(&position, Ask::Oath, &[1, 3]);
    play(&mut position, 1, &[Action::Card(empire(1))]);
    play(&mut position, 3, &[Action::Card(empire(3))]);
    assert_eq!(position.all().prisoner, Some(Seat::new(1)));
    assert_eq!([0, 1, 2, 3].map(|seat| position.purse(seat)), [(10, 10); 4]);
    let public = position.all().public;
    assert_eq!((public.coins, public.power), (10, 10));
    assert_eq!(hand(&position, 3), [empire(5)], "the old emperor keeps his cards");
    assert_eq!(hand(&position, 0), [religion(2)]);
}
