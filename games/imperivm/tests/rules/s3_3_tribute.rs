//! Sections 3.3 and 3.4: tribute, religion, donations.

use ludi_engine::Viewer;
use ludi_imperivm::{Action, Ask, Event, Stage};

use crate::common::*;

#[test]
fn s3_3_a_tribute_costs_a_face_down_card_in_the_second_draft_and_none_in_the_first() {
    let mut position = four(Draft2).hand(0, &[empire(2), religion(1)]).at_stage(0, Stage::Tribute);
    assert_asks(&position, Ask::MoraleCard, &[0]);
    play(&mut position, 0, &[Action::Card(empire(2))]);
    assert_eq!(position.view(2).players[0].laid, [1, 0]);
    assert_asks(&position, Ask::Tribute, &[0]);
    assert_asks(&four(Draft2).at_stage(0, Stage::Tribute), Ask::Donation, &[0]);
    assert_asks(&four(Draft1).at_stage(0, Stage::Tribute), Ask::Tribute, &[0]);
}

#[test]
fn s3_3_each_province_pays_a_coin_or_power_and_costs_morale() {
    let mut position = four(Draft1).at_stage(0, Stage::Tribute);
    assert_eq!(refusal(&mut position, 0, Action::Amount(11)), ("3.3", "why-too-much"));
    play(&mut position, 0, &[Action::Amount(4)]);
    // Ten provinces, of which four have paid.
    assert_eq!(refusal(&mut position, 0, Action::Amount(7)), ("3.3", "why-too-much"));
    play(&mut position, 0, &[Action::Amount(2)]);
    assert_eq!((position.purse(0), position.all().morale), ((14, 12), 4));
}

#[test]
fn s3_3_morale_stops_at_zero_and_at_twenty() {
    let mut position = four(Draft1).levels(2, 10).at_stage(0, Stage::Tribute);
    play(&mut position, 0, &[Action::Amount(10)]);
    assert_eq!(position.all().morale, 0);
    let mut position =
        four(Draft1).levels(19, 10).hand(0, &[religion(5)]).at_stage(0, Stage::Tribute);
    play(&mut position, 0, &[Action::Amount(1), Action::Amount(0)]);
    play(&mut position, 0, &[Action::Card(religion(5)), Action::Done]);
    assert_eq!(position.all().morale, 20);
}

#[test]
fn s3_3_religion_raises_the_morale_only_after_a_tribute() {
    let mut position =
        four(Draft1).hand(0, &[religion(2), religion(3), militia(1)]).at_stage(0, Stage::Tribute);
    play(&mut position, 0, &[Action::Amount(3), Action::Amount(0)]);
    assert_asks(&position, Ask::Religion, &[0]);
    assert_eq!(refusal(&mut position, 0, Action::Card(militia(1))), ("3.3", "why-other-suit"));
    assert_eq!(refusal(&mut position, 0, Action::Card(religion(5))), ("3.3", "why-no-such-card"));
    let cards = [religion(2), religion(3)].map(Action::Card);
    play(&mut position, 0, &cards);
    play(&mut position, 0, &[Action::Done]);
    assert_eq!(position.all().morale, 12);

    let mut position = four(Draft1).hand(0, &[religion(2)]).at_stage(0, Stage::Tribute);
    play(&mut position, 0, &[Action::Amount(0), Action::Amount(0)]);
    assert_asks(&position, Ask::Donation, &[0]);
}

#[test]
fn s3_3_who_has_no_province_cannot_tax() {
    let scenario = four(Draft1).emperor(2).owns_only(0, &[], 1).army(0, "Italia");
    assert_asks(&scenario.at_stage(0, Stage::Tribute), Ask::Donation, &[0]);
}

#[test]
fn s3_4_coins_are_cards_drawn_and_one_more_power_is_cards_kept() {
    for edition in BOTH {
        let mut position = four(edition).at_stage(0, Stage::Donation);
        assert_asks(&position, Ask::Donation, &[0]);
        play(&mut position, 0, &[Action::Amount(4), Action::Amount(2)]);
        let drawing = position.view(0).drawing.unwrap();
        assert_eq!((drawing.count, drawing.keep), (5, 2));
        assert_eq!(position.view(1).drawing.unwrap().cards, None);
        let drawn = drawing.cards.unwrap();
        let other = Action::Card(drawn.iter().next().unwrap());
        play(&mut position, 0, &[other]);
        let next = position.legal(0)[0];
        play(&mut position, 0, &[next]);
        assert_eq!((hand(&position, 0).len(), position.all().discard.len()), (2, 3));
        assert_eq!(position.purse(0), (6, 8));
        let public = position.all().public;
        assert_eq!((public.coins, public.power), (14, 12));
    }
}

#[test]
fn s3_4_only_cards_just_drawn_can_be_kept_and_fewer_may_be() {
    let mut position = four(Draft2).hand(0, &[empire(5)]).at_stage(0, Stage::Donation);
    play(&mut position, 0, &[Action::Amount(2), Action::Amount(3)]);
    assert_eq!(refusal(&mut position, 0, Action::Card(empire(5))), ("3.4", "why-not-drawn"));
    play(&mut position, 0, &[Action::Done]);
    assert_eq!(hand(&position, 0), [empire(5)]);
    assert_eq!(position.all().discard.len(), 3);
    let kept = |event: &Event| matches!(event, Event::Kept { count: 0, .. });
    assert!(position.events_for(Viewer::Spectator).iter().any(kept));
}

#[test]
fn s3_4_without_power_nothing_is_kept_and_without_coins_there_is_the_bonus_card() {
    let mut position = four(Draft2).at_stage(0, Stage::Donation);
    play(&mut position, 0, &[Action::Amount(1), Action::Amount(0)]);
    assert!(hand(&position, 0).is_empty());
    assert_eq!(position.all().discard.len(), 2);
    let mut position = four(Draft2).at_stage(0, Stage::Donation);
    play(&mut position, 0, &[Action::Amount(0), Action::Amount(1)]);
    assert_eq!(position.view(0).drawing.unwrap().count, 1);
}

#[test]
fn s3_4_nothing_given_draws_nothing() {
    let mut position = four(Draft2).at_stage(0, Stage::Donation);
    play(&mut position, 0, &[Action::Amount(0), Action::Amount(0)]);
    assert_eq!(count(&position, |event| matches!(event, Event::Drawn { .. })), 0);
    let mut position = four(Draft2).at_stage(0, Stage::Donation);
    play(&mut position, 0, &[Action::Amount(0)]);
    assert_eq!(refusal(&mut position, 0, Action::Pass), ("3.4", "why-already-said"));
}

#[test]
fn s3_4_what_does_not_exist_is_not_drawn() {
    let mut position =
        four(Draft2).deck(&[empire(1)]).discards_held_by(2).at_stage(0, Stage::Donation);
    play(&mut position, 0, &[Action::Amount(5), Action::Amount(5)]);
    let drawing = position.view(0).drawing.unwrap();
    assert_eq!((drawing.count, drawing.keep), (1, 1));
}
