//! Sections 3.2 and 5: targets, routes, leave, battles, retreats.

use ludi_engine::{Seat, Viewer};
use ludi_game_tests::worlds;
use ludi_imperivm::cards::Card;
use ludi_imperivm::scenario::{Position, Scenario};
use ludi_imperivm::{Action, Ask, Edition, Event, Stage};

use crate::common::*;

/// Seat 0 with these cards, its army in Britannia, looking for a target.
fn at_war(scenario: Scenario, cards: &[Card]) -> Position {
    let mut all = vec![religion(3)];
    all.extend(cards);
    let mut position = scenario.hand(0, &all).at_stage(0, Stage::Conquest);
    if position.ask() == Ask::BorderCard {
        play(&mut position, 0, &[Action::Card(religion(3))]);
    }
    position
}

fn attack(edition: Edition, cards: &[Card]) -> Position {
    at_war(four(edition), cards)
}

/// The names of the provinces that a seat may choose.
fn names(position: &Position, seat: usize) -> Vec<String> {
    let map = &position.game.components().map;
    let name = |action| match action {
        Action::Province(province) => Some(map.name(province).to_owned()),
        _ => None,
    };
    position.legal(seat).into_iter().filter_map(name).collect()
}

#[test]
fn s3_2_a_conquest_costs_a_face_down_card_in_the_second_draft_and_none_in_the_first() {
    let mut position = four(Draft2).hand(0, &[militia(1)]).at_stage(0, Stage::Conquest);
    assert_asks(&position, Ask::BorderCard, &[0]);
    assert_eq!(refusal(&mut position, 0, Action::Card(militia(2))), ("3.2", "why-no-such-card"));
    play(&mut position, 0, &[Action::Card(militia(1))]);
    assert_eq!(position.view(1).players[0].laid, [0, 1]);
    assert_eq!(position.view(1).players[0].laid_cards, None);
    let own = position.view(0).players[0].laid_cards.unwrap();
    assert_eq!(own[1].count(militia(1)), 1);
    // It was the last card, so there is nothing left to attack with.
    assert_asks(&position, Ask::Donation, &[0]);
    assert_asks(
        &four(Draft1).hand(0, &[militia(1)]).at_stage(0, Stage::Conquest),
        Ask::Target,
        &[0],
    );
}

#[test]
fn s3_2_without_cards_there_is_no_conquest() {
    for edition in BOTH {
        let position = four(edition).at_stage(0, Stage::Conquest);
        let next = if edition == Draft2 { Ask::Donation } else { Ask::Tribute };
        assert_asks(&position, next, &[0]);
    }
}

#[test]
fn s3_2_the_card_may_be_laid_without_a_battle() {
    let mut position = attack(Draft2, &[militia(1)]);
    play(&mut position, 0, &[Action::Pass]);
    assert_asks(&position, Ask::MoraleCard, &[0]);
}

#[test]
fn s3_2_neighbours_can_be_attacked_with_any_militia() {
    let mut position = attack(Draft2, &[militia(1)]);
    assert_eq!(names(&position, 0), ["Lugdunensis", "Belgica", "Germania"]);
    let own = province(&position, "Alpes");
    assert_eq!(refusal(&mut position, 0, own), ("3.2", "why-your-own-province"));
    let far = province(&position, "Iudaea");
    assert_eq!(refusal(&mut position, 0, far), ("3.2", "why-out-of-reach"));
    let mut unarmed = attack(Draft2, &[religion(1)]);
    let near = province(&unarmed, "Belgica");
    assert_eq!(refusal(&mut unarmed, 0, near), ("3.2", "why-no-militia"));
}

#[test]
fn s3_2_each_province_crossed_weakens_the_attack_which_must_stay_at_one() {
    let mut position = attack(Draft2, &[militia(2), militia(1)]);
    assert!(names(&position, 0).contains(&"Germania Sup".to_owned()));
    let target = province(&position, "Germania Sup");
    play(&mut position, 0, &[target]);
    assert_asks(&position, Ask::Route, &[0]);
    // Germania Sup is seat 3's, so the way over his Belgica is closed.
    assert_eq!(names(&position, 0), ["Germania"]);
    let closed = province(&position, "Belgica");
    assert_eq!(refusal(&mut position, 0, closed), ("3.2", "why-not-on-the-way"));
    let way = province(&position, "Germania");
    play(&mut position, 0, &[way]);
    play(&mut position, 2, &[Action::Consent]);
    assert_asks(&position, Ask::Militia, &[0]);
    assert_eq!(refusal(&mut position, 0, Action::Card(militia(1))), ("3.2", "why-too-weak"));
    play(&mut position, 0, &[Action::Card(militia(2))]);
    pass_through(&mut position, &[Ask::Reinforcement, Ask::DefenceDraw, Ask::Defence]);
    let totals = position.events().into_iter().find_map(|event| match event {
        Event::Fought { totals, .. } => Some(totals),
        _ => None,
    });
    assert_eq!(totals, Some([1, 0]));
    assert_eq!(army(&position, 0).as_deref(), Some("Germania Sup"));
}

#[test]
fn s3_2_owners_on_the_way_are_asked_at_once_and_in_public() {
    let scenario = four(Draft2).owns(1, "Belgica").owns(2, "Alpes").owns(3, "Cisalpina");
    let mut position = at_war(scenario, &[militia(3)]);
    let steps = ["Cisalpina", "Belgica", "Alpes"].map(|name| province(&position, name));
    play(&mut position, 0, &steps);
    assert_asks(&position, Ask::Consent, &[1, 2]);
    play(&mut position, 2, &[Action::Consent]);
    assert_asks(&position, Ask::Consent, &[1]);
    let target = position.province("Cisalpina");
    let given = Event::LeaveGiven { seat: Seat::new(2), target };
    assert!(position.events_for(Viewer::Spectator).contains(&given));
    play(&mut position, 1, &[Action::Consent]);
    assert_asks(&position, Ask::Militia, &[0]);
}

#[test]
fn s3_2_a_refusal_closes_the_way_and_costs_nothing() {
    let scenario = four(Draft2).owns(1, "Belgica").owns(2, "Alpes").owns(3, "Cisalpina");
    let mut position = at_war(scenario, &[militia(3)]);
    let steps = ["Cisalpina", "Belgica", "Alpes"].map(|name| province(&position, name));
    play(&mut position, 0, &steps);
    play(&mut position, 2, &[Action::Consent]);
    play(&mut position, 1, &[Action::Refuse]);
    assert_asks(&position, Ask::Target, &[0]);
    assert_eq!(hand(&position, 0), [militia(3)]);
    // All land of seat 1 is closed on the way there, and there is no other.
    let again = province(&position, "Cisalpina");
    assert_eq!(refusal(&mut position, 0, again), ("3.2", "why-out-of-reach"));
    assert!(names(&position, 0).contains(&"Germania".to_owned()));
}

#[test]
fn s3_2_an_answer_stands_for_the_phase() {
    let scenario = four(Draft2)
        .owns(1, "Belgica")
        .owns(2, "Germania")
        .owns(3, "Alpes")
        .owns(0, "Germania Sup");
    let mut position = at_war(scenario, &[militia(3)]);
    let steps = ["Alpes", "Germania", "Belgica"].map(|name| province(&position, name));
    play(&mut position, 0, &steps);
    assert_asks(&position, Ask::Consent, &[1, 2]);
    play(&mut position, 2, &[Action::Consent]);
    play(&mut position, 1, &[Action::Refuse]);
    // The other way leads over land of seat 2, who has agreed, and one's own.
    let steps = ["Alpes", "Germania", "Germania Sup"].map(|name| province(&position, name));
    play(&mut position, 0, &steps);
    assert_asks(&position, Ask::Militia, &[0]);
}

#[test]
fn s3_2_own_provinces_need_no_leave_and_a_prisoner_is_asked_too() {
    let scenario =
        four(Draft2).owns(0, "Belgica").owns(1, "Alpes").owns(2, "Cisalpina").loyalty(1, -1);
    let mut position = at_war(scenario.prisoner(1), &[militia(3)]);
    let steps = ["Cisalpina", "Belgica", "Alpes"].map(|name| province(&position, name));
    play(&mut position, 0, &steps);
    assert_asks(&position, Ask::Consent, &[1]);
}

#[test]
fn s3_2_the_last_province_of_a_general_cannot_be_attacked() {
    let scenario = four(Draft2).owns_only(1, &["Belgica"], 2);
    let mut position = at_war(scenario, &[militia(1)]);
    let target = province(&position, "Belgica");
    assert_eq!(refusal(&mut position, 0, target), ("3.2", "why-last-province"));
}

#[test]
fn s3_2_reinforcements_lie_face_down_and_only_their_number_is_seen() {
    let mut position = at_war(four(Draft2).hand(3, &[religion(1)]), &[militia(1), militia(3)]);
    let target = province(&position, "Belgica");
    play(&mut position, 0, &[target, Action::Card(militia(1))]);
    assert_asks(&position, Ask::Reinforcement, &[0]);
    assert_eq!(refusal(&mut position, 0, Action::Card(religion(1))), ("3.2", "why-other-suit"));
    play(&mut position, 0, &[Action::Card(militia(3)), Action::Done]);
    let seen = |seat: usize| position.view(seat).battle.unwrap();
    assert_eq!((seen(3).reinforcement, seen(3).reinforcement_cards), (1, None));
    assert_eq!(seen(0).reinforcement_cards.unwrap().count(militia(3)), 1);
    for world in worlds(&position.game, &position.state, 3, 20) {
        let hidden = world.battle.unwrap().reinforcement_cards.unwrap();
        assert_eq!(hidden.of(ludi_imperivm::cards::Suit::Militia).len(), 1);
    }
}

#[test]
fn s3_2_the_defender_may_draw_first_as_if_he_donated() {
    let mut position = at_war(four(Draft2).hand(3, &[]), &[militia(1)]);
    let target = province(&position, "Belgica");
    play(&mut position, 0, &[target, Action::Card(militia(1))]);
    assert_asks(&position, Ask::DefenceDraw, &[3]);
    play(&mut position, 3, &[Action::Amount(2), Action::Amount(1)]);
    assert_asks(&position, Ask::Keep, &[3]);
    assert_eq!(position.view(3).drawing.unwrap().count, 3);
    let legal = position.legal(3);
    play(&mut position, 3, &[legal[0]]);
    assert_eq!(position.purse(3), (8, 9));
    let public = position.all().public;
    assert_eq!((public.coins, public.power), (12, 11));
    assert_asks(&position, Ask::Defence, &[3]);
}

#[test]
fn s3_2_equal_values_hold_and_the_army_stays() {
    let mut position =
        at_war(four(Draft2).hand(3, &[militia(2)]).purse(3, 0, 0), &[militia(2), militia(1)]);
    let target = province(&position, "Belgica");
    play(&mut position, 0, &[target, Action::Card(militia(2)), Action::Done]);
    play(&mut position, 3, &[Action::Card(militia(2)), Action::Done]);
    assert_eq!(
        (owner(&position, "Belgica"), army(&position, 0).as_deref()),
        (3, Some("Britannia"))
    );
    assert_eq!(position.all().discard.count(militia(2)), 2);
    // Another battle may follow, with another card.
    assert_asks(&position, Ask::Target, &[0]);
}

#[test]
fn s3_2_several_battles_may_be_fought_and_the_army_moves_on() {
    let mut position = attack(Draft2, &[militia(1), traitor(militia(1))]);
    conquer(&mut position, 0, "Belgica", militia(1));
    assert_eq!(army(&position, 0).as_deref(), Some("Belgica"));
    conquer(&mut position, 0, "Germania Sup", traitor(militia(1)));
    assert_eq!(army(&position, 0).as_deref(), Some("Germania Sup"));
    assert_eq!(owner(&position, "Germania Sup"), 0);
    assert_eq!(position.all().players[0].pawns_left, 32 - 1 - 12);
}

#[test]
fn s3_2_a_beaten_army_retreats_to_the_nearest_own_province() {
    let mut position = attack(Draft2, &[militia(1)]);
    conquer(&mut position, 0, "Lugdunensis", militia(1));
    // Aquitania borders on Lugdunensis.
    assert_eq!(army(&position, 1).as_deref(), Some("Aquitania"));
    let scenario = four(Draft2).owns(1, "Belgica");
    let mut position = at_war(scenario, &[militia(1)]);
    conquer(&mut position, 0, "Lugdunensis", militia(1));
    assert_asks(&position, Ask::Retreat, &[1]);
    assert_eq!(names(&position, 1), ["Aquitania", "Belgica"]);
}

#[test]
fn s3_2_only_the_attackers_loyalty_moves_by_the_cards_of_both_sides() {
    let scenario = four(Draft2).hand(3, &[traitor(militia(1)), militia(3)]).purse(3, 0, 0);
    let mut position = at_war(
        scenario.loyalty(0, 1),
        &[traitor(militia(5)), traitor(militia(3)), traitor(militia(2))],
    );
    let target = province(&position, "Belgica");
    play(&mut position, 0, &[target, Action::Card(traitor(militia(5)))]);
    play(&mut position, 0, &[Action::Card(traitor(militia(3))), Action::Done]);
    play(&mut position, 3, &[Action::Card(traitor(militia(1))), Action::Done]);
    // Three traitors down from loyal 1; there is no cell 0.
    assert_eq!((loyalty(&position, 0), loyalty(&position, 3)), (-3, 1));
}

#[test]
fn s3_2_loyalty_stops_at_nine() {
    for (start, card, end) in [(9, militia(1), 9), (-9, traitor(militia(1)), -9)] {
        let mut position = at_war(four(Draft2).loyalty(0, start), &[card]);
        conquer(&mut position, 0, "Belgica", card);
        assert_eq!(loyalty(&position, 0), end);
    }
}

#[test]
fn s3_2_battles_wear_the_borders_in_the_first_draft_only_and_militia_mends_them() {
    for edition in BOTH {
        let mut position = at_war(four(edition), &[militia(5), militia(2)]);
        conquer(&mut position, 0, "Belgica", militia(5));
        assert_eq!(position.all().border, if edition == Draft1 { 5 } else { 10 });
        if edition == Draft1 {
            assert_asks(&position, Ask::Repair, &[0]);
            let before = loyalty(&position, 0);
            play(&mut position, 0, &[Action::Card(militia(2)), Action::Done]);
            assert_eq!((position.all().border, loyalty(&position, 0)), (7, before));
        }
        assert_asks(&position, Ask::Target, &[0]);
    }
}

#[test]
fn s3_2_without_a_pawn_there_is_no_further_conquest() {
    let mut position = at_war(four(Draft2).family_pawns(0, 32 - 1 - 10 - 1), &[militia(1)]);
    conquer(&mut position, 0, "Belgica", militia(1));
    assert_asks(&position, Ask::Donation, &[0]);
}

#[test]
fn s3_2_without_a_pawn_nobody_is_asked_for_a_card_to_conquer_with() {
    for edition in BOTH {
        let pawnless = four(edition).family_pawns(0, 32 - 1 - 10).hand(0, &[militia(1)]);
        let position = pawnless.at_stage(0, Stage::Conquest);
        let next = if edition == Draft2 { Ask::MoraleCard } else { Ask::Tribute };
        assert_asks(&position, next, &[0]);
    }
}

/// Seat 0 wants to cross seat 2's Germania to Germania Sup of seat 3, and may.
fn with_leave() -> Position {
    let mut position = attack(Draft2, &[militia(2), militia(1)]);
    let steps = ["Germania Sup", "Germania"].map(|name| province(&position, name));
    play(&mut position, 0, &steps);
    play(&mut position, 2, &[Action::Consent]);
    position
}

#[test]
fn s3_2_an_attack_is_called_off_before_militia_is_played() {
    let mut position = with_leave();
    assert_asks(&position, Ask::Militia, &[0]);
    assert_eq!(position.legal(0), [Action::Card(militia(2)), Action::Pass]);
    play(&mut position, 0, &[Action::Pass]);
    assert_asks(&position, Ask::Target, &[0]);
    assert_eq!(hand(&position, 0).len(), 2, "it costs nothing");
    let called_off = lines(&position, |event| matches!(event, Event::CalledOff { .. }));
    let line = "Livia calls the attack on Germania Sup off.".to_owned();
    assert_eq!(called_off, [("3.2", line)]);
    // Not again in this phase, but others; and a direct attack, too.
    let target = province(&position, "Germania Sup");
    assert!(!position.legal(0).contains(&target));
    assert_eq!(refusal(&mut position, 0, target), ("3.2", "why-called-off"));
    let belgica = province(&position, "Belgica");
    play(&mut position, 0, &[belgica, Action::Pass]);
    assert_eq!(names(&position, 0), ["Lugdunensis", "Terraconensis", "Germania"]);
    assert_eq!(count(&position, |event| matches!(event, Event::Attacked { .. })), 0);
    // In the next turn all is open again.
    let next = position.state;
    let mut again = four(Draft2).hand(0, &[militia(2)]).at_stage(0, Stage::Attack);
    assert_ne!(again.state, next);
    play(&mut again, 0, &[belgica]);
    assert_asks(&again, Ask::Militia, &[0]);
}

#[test]
fn s3_2_who_can_keep_no_card_is_not_asked_to_draw_for_the_defence() {
    let defends = |scenario: Scenario, target: &str| {
        let mut position = at_war(scenario, &[militia(1)]);
        let target = province(&position, target);
        play(&mut position, 0, &[target, Action::Card(militia(1))]);
        pass_through(&mut position, &[Ask::Reinforcement]);
        position
    };
    let held = |scenario: Scenario| scenario.hand(3, &[militia(1)]);
    let poor = defends(held(four(Draft2).purse(3, 9, 0)), "Belgica");
    assert_asks(&poor, Ask::Defence, &[3]);
    let able = defends(held(four(Draft2).purse(3, 0, 1)), "Belgica");
    assert_asks(&able, Ask::DefenceDraw, &[3]);
    // For Italia the power of the empire serves as well.
    let rome = |power| held(four(Draft2).army(0, "Alpes").purse(3, 9, 0).public(9, power));
    assert_asks(&defends(rome(1), "Italia"), Ask::DefenceDraw, &[3]);
    assert_asks(&defends(rome(0), "Italia"), Ask::Defence, &[3]);
}

#[test]
fn s3_2_who_is_asked_for_leave_hears_which_provinces_are_crossed() {
    let scenario = four(Draft2).owns(1, "Belgica").owns(2, "Alpes").owns(3, "Cisalpina");
    let mut position = at_war(scenario, &[militia(3)]);
    let steps = ["Cisalpina", "Belgica", "Alpes"].map(|name| province(&position, name));
    play(&mut position, 0, &steps);
    assert_eq!(said(&position, 1), "Livia asks leave to cross Belgica on the way to Cisalpina.");
    assert_eq!(said(&position, 2), "Livia asks leave to cross Alpes on the way to Cisalpina.");
    assert!(said(&position, 3).contains("to cross Belgica, Alpes to Cisalpina"));
    let asked = lines(&position, |event| matches!(event, Event::LeaveAsked { .. }));
    assert!(asked[0].1.contains("Belgica, Alpes"), "{asked:?}");
}

#[test]
fn s3_2_distance_and_what_is_left_of_the_attack_are_said_where_one_attacks_and_crosses() {
    let mut position = attack(Draft2, &[militia(2), militia(1)]);
    let near = province(&position, "Belgica");
    assert_eq!(
        label(&position, 0, near),
        "Attack Belgica (Seianus), next to your army: your best Militia counts 2"
    );
    let far = province(&position, "Germania Sup");
    assert_eq!(
        label(&position, 0, far),
        "Attack Germania Sup (Seianus), across one province: your best Militia counts 1"
    );
    play(&mut position, 0, &[far]);
    let way = province(&position, "Germania");
    assert_eq!(
        label(&position, 0, way),
        "Cross Germania (Agrippina): one province in all, your best Militia counts 1"
    );
    // Nobody learns from a button what somebody else holds.
    assert_eq!(label(&position, 1, way), "Cross Germania (Agrippina)");
    play(&mut position, 0, &[way]);
    play(&mut position, 2, &[Action::Consent]);
    let card = label(&position, 0, Action::Card(militia(2)));
    assert_eq!(card, "Attack with loyal Militia 2, which counts 1");
}

#[test]
fn s3_2_why_a_last_province_is_safe_and_italia_is_not() {
    let mut position = at_war(four(Draft2).owns_only(1, &["Belgica"], 2), &[militia(1)]);
    let last = province(&position, "Belgica");
    assert_eq!(refusal(&mut position, 0, last), ("3.2", "why-last-province"));
    let why = position.act(0, last).expect_err("a refusal").reason;
    assert_eq!(
        in_words(ludi_engine::Lang::En, &why),
        "A last province cannot be attacked, unless it is Italia."
    );
}

#[test]
fn s3_2_the_emperor_conquers_like_a_general() {
    let mut position = four(Draft1).hand(3, &[militia(1)]).at_stage(3, Stage::Conquest);
    conquer(&mut position, 3, "Alpes", militia(1));
    assert_eq!(owner(&position, "Alpes"), 3);
}

#[test]
fn s5_borders_go_both_ways() {
    let position = attack(Draft2, &[]);
    let map = &position.game.components().map;
    let named = |name: &str| position.province(name);
    assert!(map.borders(named("Moesia Inf"), named("Cappadocia")));
    assert!(map.borders(named("Italia"), named("Africa")));
    assert!(!map.borders(named("Italia"), named("Britannia")));
    assert_eq!(map.neighbours[named("Italia").index()].count_ones(), 8);
}
