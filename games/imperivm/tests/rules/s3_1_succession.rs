//! Sections 3.1, 3.1a and 3.1b: the call, the vote, peaceful successions, plots.

use ludi_engine::{Seat, Viewer};
use ludi_game_tests::worlds;
use ludi_imperivm::cards::Cards;
use ludi_imperivm::{Action, Ask, Event};

use crate::common::*;

fn card(card: ludi_imperivm::cards::Card) -> Action {
    Action::Card(card)
}

/// Seat 0 calls for a succession with an Empire 1; the hands of the others are
/// these, the last that of the emperor.
fn called(
    edition: ludi_imperivm::Edition,
    own: &[ludi_imperivm::cards::Card],
    others: [&[ludi_imperivm::cards::Card]; 3],
) -> ludi_imperivm::scenario::Scenario {
    let mut cards = vec![empire(1)];
    cards.extend(own);
    let [one, two, three] = others;
    four(edition).hand(0, &cards).hand(1, one).hand(2, two).hand(3, three)
}

#[test]
fn s3_1_an_emperor_who_has_not_reigned_cannot_be_deposed() {
    let position = four(Draft2).hand(0, &[empire(1)]).not_reigned().at_turn(0);
    assert_asks(&position, Ask::BorderCard, &[0]);
}

#[test]
fn s3_1_the_call_costs_an_empire_card_that_does_not_count() {
    let mut position = called(Draft2, &[militia(1)], [&[], &[], &[]]).at_turn(0);
    assert_eq!(refusal(&mut position, 0, card(militia(1))), ("3.1", "why-other-suit"));
    assert_eq!(refusal(&mut position, 0, card(empire(5))), ("3.1", "why-no-such-card"));
    play(&mut position, 0, &[card(empire(1))]);
    assert_eq!(position.all().discard.count(empire(1)), 1);
    play(&mut position, 0, &[card(militia(1)), Action::Done]);
    let none = |event: &Event| *event == Event::NoSuccession { empire: 0, others: 1 };
    assert_eq!(count(&position, none), 1);
    assert_eq!(emperor(&position), 3);
}

#[test]
fn s3_1_all_who_are_free_and_hold_cards_vote_at_once_in_any_order() {
    let mut position = called(Draft2, &[militia(1)], [&[militia(2)], &[empire(1)], &[religion(1)]])
        .loyalty(1, -1)
        .prisoner(1)
        .at_turn(0);
    play(&mut position, 0, &[card(empire(1))]);
    assert_asks(&position, Ask::Vote, &[0, 2, 3]);
    play(&mut position, 3, &[card(religion(1)), Action::Done]);
    play(&mut position, 0, &[card(militia(1)), Action::Done]);
    assert_asks(&position, Ask::Vote, &[2]);
}

#[test]
fn s3_1_the_second_draft_makes_everybody_vote_and_the_first_does_not() {
    let mut later = called(Draft2, &[], [&[militia(2)], &[], &[]]).at_turn(0);
    play(&mut later, 0, &[card(empire(1))]);
    assert_asks(&later, Ask::Vote, &[1]);
    assert_eq!(refusal(&mut later, 1, Action::Done), ("3.1", "why-must-vote"));
    assert_eq!(later.legal(1), [card(militia(2))]);

    let mut earlier = called(Draft1, &[], [&[militia(2)], &[], &[]]).at_turn(0);
    play(&mut earlier, 0, &[card(empire(1))]);
    play(&mut earlier, 1, &[Action::Done]);
    let none = |event: &Event| *event == Event::NoSuccession { empire: 0, others: 0 };
    assert_eq!(count(&earlier, none), 1);
}

#[test]
fn s3_1_nobody_learns_who_laid_what_nor_how_much_before_all_are_in() {
    let mut position =
        called(Draft2, &[empire(2)], [&[empire(3), militia(1)], &[], &[religion(2)]]).at_turn(0);
    play(&mut position, 0, &[card(empire(1)), card(empire(2)), Action::Done]);
    play(&mut position, 1, &[card(empire(3)), card(militia(1)), Action::Done]);
    let view = position.view(2);
    assert!(
        view.players.iter().all(|player| player.seat == Seat::new(2) || player.sealed.is_none())
    );
    assert_eq!(view.players[1].hand_size, 2);
    let counts: std::collections::BTreeSet<_> = worlds(&position.game, &position.state, 2, 60)
        .map(|world| world.players[1].sealed.as_ref().unwrap().cards.len())
        .collect();
    assert_eq!(counts.len(), 2);
    let sealed = Event::Voted { seat: Seat::new(1), cards: None };
    assert!(position.events_for(Viewer::Seat(Seat::new(2))).contains(&sealed));

    play(&mut position, 3, &[card(religion(2)), Action::Done]);
    let shown: Cards = [empire(2), empire(3), militia(1), religion(2)].into_iter().collect();
    let seen = position.events_for(Viewer::Spectator).into_iter().find_map(|event| match event {
        Event::VoteShown { counts, cards } => Some((counts.to_vec(), cards)),
        _ => None,
    });
    let counts = [(0, 1), (1, 2), (2, 0), (3, 1)].map(|(seat, count)| (Seat::new(seat), count));
    assert_eq!(seen, Some((counts.to_vec(), shown)));
}

#[test]
fn s3_1_empire_must_outweigh_the_rest() {
    let mut position = called(Draft2, &[empire(2)], [&[militia(2)], &[], &[]]).at_turn(0);
    play(&mut position, 0, &[card(empire(1)), card(empire(2)), Action::Done]);
    play(&mut position, 1, &[card(militia(2)), Action::Done]);
    let none = |event: &Event| *event == Event::NoSuccession { empire: 2, others: 2 };
    assert_eq!(count(&position, none), 1);
}

#[test]
fn s3_1_as_much_traitor_as_loyal_empire_is_a_plot() {
    let mut position = called(Draft2, &[empire(2)], [&[traitor(empire(2))], &[], &[]]).at_turn(0);
    play(&mut position, 0, &[card(empire(1)), card(empire(2)), Action::Done]);
    play(&mut position, 1, &[card(traitor(empire(2))), Action::Done]);
    assert_asks(&position, Ask::PlotBid, &[0, 1, 2]);
}

/// Seat 0 calls and wins a vote with loyal Empire 5.
fn peaceful(scenario: ludi_imperivm::scenario::Scenario) -> ludi_imperivm::scenario::Position {
    let mut position = scenario.hand(0, &[empire(1), empire(5)]).at_turn(0);
    play(&mut position, 0, &[card(empire(1)), card(empire(5)), Action::Done]);
    position
}

#[test]
fn s3_1a_the_emperor_names_any_other_loyal_general_in_the_second_draft() {
    let mut position = peaceful(four(Draft2).loyalty(0, 9).loyalty(1, 2).loyalty(2, -1));
    assert_asks(&position, Ask::Successor, &[3]);
    assert_eq!(position.legal(3), [name(0), name(1)]);
    assert_eq!(refusal(&mut position, 3, name(2)), ("3.1a", "why-not-loyal-enough"));
    assert_eq!(refusal(&mut position, 3, name(3)), ("3.1a", "why-yourself"));
    assert_eq!(refusal(&mut position, 3, name(5)), ("3.1a", "why-no-such-general"));
    play(&mut position, 3, &[name(1)]);
    assert_eq!(emperor(&position), 1);
    assert_eq!(owner(&position, "Italia"), 1);
    // No cards or resources change hands.
    assert_eq!(position.purse(3), (10, 10));
}

#[test]
fn s3_1a_without_another_loyal_general_nothing_changes_in_the_second_draft() {
    let position = peaceful(four(Draft2).loyalty(0, -1).loyalty(1, -2).loyalty(2, -1));
    let nobody = |event: &Event| matches!(event, Event::NobodyFollows { .. });
    assert_eq!((count(&position, nobody), emperor(&position)), (1, 3));
}

#[test]
fn s3_1a_the_most_loyal_follows_in_the_first_draft() {
    let position = peaceful(four(Draft1).loyalty(0, 2).loyalty(1, 5).loyalty(3, 4).purse(3, 0, 0));
    assert_eq!(emperor(&position), 1);
    let position = peaceful(four(Draft1).loyalty(0, 2).loyalty(1, 3).loyalty(3, 4));
    assert_eq!(emperor(&position), 3);
}

#[test]
fn s3_1a_the_emperor_settles_ties_but_not_for_himself_in_the_first_draft() {
    let mut position =
        peaceful(four(Draft1).loyalty(0, 4).loyalty(1, 4).loyalty(2, 3).loyalty(3, 4));
    assert_asks(&position, Ask::Successor, &[3]);
    assert_eq!(position.legal(3), [name(0), name(1)]);
    play(&mut position, 3, &[name(0)]);
    assert_eq!(emperor(&position), 0);
}

#[test]
fn s3_1a_the_old_emperor_hands_over_what_he_likes_in_the_first_draft() {
    let mut position = peaceful(four(Draft1).loyalty(1, 5).purse(3, 4, 7));
    assert_asks(&position, Ask::HandOver, &[3]);
    assert_eq!(refusal(&mut position, 3, Action::Amount(5)), ("3.1a", "why-too-much"));
    play(&mut position, 3, &[Action::Amount(1), Action::Amount(7)]);
    assert_eq!((position.purse(3), position.purse(1)), ((3, 0), (11, 17)));
}

#[test]
fn s3_1a_the_old_emperors_army_leaves_italia_and_the_turn_goes_on() {
    let mut position = peaceful(four(Draft2).loyalty(1, 5).loyalty(0, -1).loyalty(2, -1));
    // Raetia and Germania Sup, two borders away, are nearest to seat 3.
    assert_asks(&position, Ask::Retreat, &[3]);
    assert_eq!(refusal(&mut position, 3, province_of("Syria")), ("3.2", "why-not-your-province"));
    let far = province(&position, "Lusitania");
    assert_eq!(refusal(&mut position, 3, far), ("3.2", "why-not-nearest"));
    let near = position.legal(3)[0];
    play(&mut position, 3, &[near]);
    assert_eq!(army(&position, 1).as_deref(), Some("Lugdunensis"));
    assert_eq!(position.all().turn, Seat::new(0));
    // The new emperor has not reigned yet.
    assert!(!position.all().deposable);
}

fn province_of(name: &str) -> Action {
    province(&four(Draft2).at_turn(0), name)
}

#[test]
fn s3_1a_an_emperor_with_italia_alone_becomes_a_guest_there() {
    let position = peaceful(four(Draft2).loyalty(1, 5).loyalty(0, -1).loyalty(2, -1).owns_only(
        3,
        &["Italia"],
        2,
    ));
    assert_eq!(army(&position, 3).as_deref(), Some("Italia"));
    assert_eq!(position.all().players[3].provinces, 0);
}

/// Seat 0 calls, and traitors win the vote.
fn plot(scenario: ludi_imperivm::scenario::Scenario) -> ludi_imperivm::scenario::Position {
    let mut position = scenario.hand(0, &[empire(1), traitor(empire(5))]).at_turn(0);
    play(&mut position, 0, &[card(empire(1)), card(traitor(empire(5))), Action::Done]);
    if position.ask() == Ask::Vote {
        let seat = position.asked()[0];
        let legal = position.legal(seat);
        play(&mut position, seat, &[legal[0], Action::Done]);
    }
    position
}

#[test]
fn s3_1b_the_highest_sealed_offer_of_coins_and_power_wins_and_all_are_lost() {
    let mut position = plot(four(Draft2).purse(2, 0, 8));
    assert_asks(&position, Ask::PlotBid, &[0, 1, 2]);
    play(&mut position, 1, &[Action::Amount(3), Action::Amount(4)]);
    assert_eq!(position.view(0).players[1].sealed, None);
    play(&mut position, 2, &[Action::Amount(6)]);
    play(&mut position, 0, &[Action::Amount(0), Action::Amount(1)]);
    assert_eq!(emperor(&position), 1);
    let purses = [0, 1, 2].map(|seat| position.purse(seat));
    assert_eq!(purses, [(10, 9), (7, 6), (0, 2)]);
    let public = position.all().public;
    assert_eq!((public.coins, public.power), (13, 14));
}

#[test]
fn s3_1b_of_equal_offers_that_of_whoever_ended_a_turn_last_wins() {
    // Before seat 0, who called, came 3 (the emperor), then 2, then 1.
    let mut position = plot(four(Draft2));
    for seat in [0, 1, 2] {
        play(&mut position, seat, &[Action::Amount(2), Action::Amount(0)]);
    }
    assert_eq!(emperor(&position), 2);
    // Coins and power count alike; what is less loses, whoever offers it.
    let offers = |offers: [[u8; 2]; 3]| {
        let mut position = plot(four(Draft2));
        for (seat, offer) in offers.into_iter().enumerate() {
            play(&mut position, seat, &offer.map(Action::Amount));
        }
        emperor(&position)
    };
    assert_eq!(offers([[2, 0], [0, 2], [1, 0]]), 1, "the caller comes last among equals");
    assert_eq!(offers([[0, 3], [2, 0], [1, 1]]), 0, "but first with more");
    assert_eq!(offers([[1, 1], [1, 0], [0, 2]]), 2);
}

#[test]
fn s3_1b_without_any_offer_there_is_a_new_emperor_all_the_same() {
    let position = plot(four(Draft2).purse(0, 0, 0).purse(1, 0, 0).purse(2, 0, 0));
    assert_eq!(emperor(&position), 2);
}

#[test]
fn s3_1b_the_proposer_who_wins_is_emperor_and_ends_his_turn_as_a_general() {
    let mut position =
        plot(four(Draft2).purse(1, 0, 0).purse(2, 0, 0).hand(3, &[militia(3)]).owns_only(
            3,
            &["Italia", "Syria"],
            2,
        ));
    play(&mut position, 0, &[Action::Amount(1), Action::Amount(0)]);
    assert_eq!(emperor(&position), 0);
    let view = position.all();
    assert_eq!((view.turn, view.dominion, view.imperial), (Seat::new(0), 1, false));
    while position.all().turn == Seat::new(0) {
        let seat = position.asked()[0];
        let legal = position.legal(seat);
        play(&mut position, seat, &[legal[legal.len() - 1]]);
    }
    assert_eq!(count(&position, |event| matches!(event, Event::Rolled { .. })), 0);
}

#[test]
fn s3_1b_the_hand_of_the_old_emperor_goes_to_the_new_one_and_he_remembers_it() {
    let mut position = plot(
        four(Draft2)
            .purse(0, 0, 0)
            .purse(1, 0, 0)
            .hand(3, &[religion(1), religion(5), militia(5)])
            .hand(2, &[empire(2)]),
    );
    // In the vote seat 2 and the emperor each laid what came first.
    while position.ask() == Ask::Vote {
        let seat = position.asked()[0];
        let legal = position.legal(seat);
        play(&mut position, seat, &[legal[0], Action::Done]);
    }
    play(&mut position, 2, &[Action::Amount(1), Action::Amount(0)]);
    assert_eq!(emperor(&position), 2);
    let mut given = hand(&position, 2);
    given.retain(|&card| card != empire(2));
    assert_eq!(given.len(), 2);
    assert!(hand(&position, 3).is_empty());
    let remembered: Vec<_> = position.view(3).players[2].remembered.iter().collect();
    assert_eq!(remembered, given);
    assert!(position.view(0).players[2].remembered.is_empty());
    for world in worlds(&position.game, &position.state, 3, 40) {
        let known = world.players[2].hand.unwrap();
        assert!(given.iter().all(|&card| known.count(card) > 0));
    }
    let others_differ = worlds(&position.game, &position.state, 0, 40).any(|world| {
        let guessed = world.players[2].hand.unwrap();
        given.iter().any(|&card| guessed.count(card) == 0)
    });
    assert!(others_differ);
}

#[test]
fn s3_1b_the_prisoner_takes_no_part_and_is_freed() {
    let mut position = plot(four(Draft2).loyalty(1, -4).prisoner(1).hand(1, &[militia(1)]));
    assert_asks(&position, Ask::PlotBid, &[0, 2]);
    play(&mut position, 0, &[Action::Amount(1), Action::Amount(0)]);
    play(&mut position, 2, &[Action::Amount(0), Action::Amount(0)]);
    assert_eq!(position.all().prisoner, None);
    assert_eq!(loyalty(&position, 1), -4);
    // He says where his army returns, the old emperor where his retreats.
    while matches!(position.ask(), Ask::Return | Ask::Retreat) {
        let seat = position.asked()[0];
        let legal = position.legal(seat);
        play(&mut position, seat, &[legal[0]]);
    }
    assert!(army(&position, 1).is_some());
    assert_eq!(position.all().turn, Seat::new(0));
}

#[test]
fn s3_1b_a_card_laid_face_down_may_be_one_that_was_handed_over() {
    let mut position = plot(
        four(Draft2).purse(0, 0, 0).purse(1, 0, 0).hand(3, &[religion(1), religion(5), militia(2)]),
    );
    assert_asks(&position, Ask::PlotBid, &[2]);
    play(&mut position, 2, &[Action::Amount(1), Action::Amount(0)]);
    while position.all().turn != Seat::new(2) {
        let seat = position.asked()[0];
        let legal = position.legal(seat);
        play(&mut position, seat, &[legal[legal.len() - 1]]);
    }
    // Seat 2 is emperor and holds what seat 3 gave him; he lays one on the borders.
    let given = hand(&position, 2);
    assert_eq!(given.len(), 2);
    while position.ask() != Ask::BorderCard {
        let seat = position.asked()[0];
        let legal = position.legal(seat);
        play(&mut position, seat, &[legal[legal.len() - 1]]);
    }
    play(&mut position, 2, &[card(given[0])]);
    let mut laid = std::collections::BTreeSet::new();
    for world in worlds(&position.game, &position.state, 3, 60) {
        let hidden = world.players[2].laid_cards.unwrap()[1];
        let held = world.players[2].hand.unwrap();
        assert_eq!((hidden + held).iter().collect::<Vec<_>>(), given);
        laid.extend(hidden.iter());
    }
    // He knows the two cards, but not which of them lies there.
    assert_eq!(laid.len(), 2);
}
