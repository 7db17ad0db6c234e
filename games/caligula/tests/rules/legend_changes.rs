//! The Legend: effects that change what lies on the table.

use crate::common::{
    card, decline_all, draws, first, hand_tokens, last_line, order, play, refusal, resolve,
    resolved, second, tokens, values_seen,
};
use ludi_caligula::components::Deck::{self, Legionarii, Nobiles, Plebs, Praetoriani, Tribuni};
use ludi_caligula::scenario::{Position, Scenario};
use ludi_caligula::view::SpaceView;
use ludi_caligula::{Action, Ask, Caligula, Event, Spot};
use ludi_engine::{Rules, Seat, Setup};

fn deck_of(number: u8) -> Deck {
    Deck::ALL[usize::from(number - 1) / 11]
}

/// Seat 0 wins card `number` with its 4 and uses its only effect.
fn using(scenario: Scenario, number: u8) -> Position {
    let deck = deck_of(number);
    let mut position = resolve(scenario.civitas(1, number).token(0, 4, first(deck)), deck);
    assert_eq!(position.legal(), [Action::Pass, Action::Use(0)]);
    play(&mut position, 0, &[Action::Use(0)]);
    position
}

/// Seat 0 wins card `number`, but nothing can be done with it.
fn in_vain(scenario: Scenario, number: u8) -> bool {
    let deck = deck_of(number);
    let position = resolve(scenario.civitas(1, number).token(0, 4, first(deck)), deck);
    let event = Event::InVain { seat: Seat::new(0), civitas: number - 1 };
    position.events().contains(&event)
}

const fn at(spot: Spot, space: u8) -> Action {
    Action::Placed(spot, space)
}

// legend.swap-tokens: card 37; Praetoriani and Nobiles are resolved after it.

#[test]
fn s_legend_swap_tokens_of_different_colours_on_different_cards() {
    let scenario = Scenario::new(3).token(1, 3, first(Plebs)).token(2, 1, second(Legionarii));
    let mut position = using(scenario, 37);
    assert_eq!(position.legal(), [at(first(Plebs), 0), at(second(Legionarii), 0)]);
    play(&mut position, 0, &[at(first(Plebs), 0)]);
    assert_eq!(position.legal(), [at(second(Legionarii), 0)]);
    play(&mut position, 0, &[at(second(Legionarii), 0)]);
    assert_eq!(tokens(&position, first(Plebs)), [(0, 2, 1)]);
    assert_eq!(tokens(&position, second(Legionarii)), [(0, 1, 3)]);
}

#[test]
fn s_legend_swap_tokens_without_looking() {
    let scenario = Scenario::new(3).token(1, 3, first(Plebs)).token(2, 1, second(Legionarii));
    let mut position = using(scenario, 37);
    play(&mut position, 0, &[at(first(Plebs), 0), at(second(Legionarii), 0)]);
    for spot in [first(Plebs), second(Legionarii)] {
        assert_eq!(values_seen(&position, 0, spot), [None]);
    }
    assert_eq!(values_seen(&position, 1, second(Legionarii)), [Some(3)], "he can follow his own");
}

#[test]
fn s_legend_swap_tokens_on_one_card_decides_ties_by_the_new_spaces() {
    // Card 13, elective 3, comes with the next Sequentia card.
    let scenario = Scenario::new(3).civitas(1, 13).civitas(1, 37).sequentia([3, 4, 1, 2, 5, 6]);
    let scenario = scenario.token(1, 3, first(Legionarii)).token(2, 3, first(Legionarii));
    let mut position = scenario.token(0, 4, first(Tribuni)).at_sequentia(1);
    play(&mut position, 0, &[Action::Use(0)]);
    play(&mut position, 0, &[at(first(Legionarii), 0), at(first(Legionarii), 1)]);
    assert_eq!(tokens(&position, first(Legionarii)), [(0, 2, 3), (1, 1, 3)]);
    for seat in [0, 1, 2] {
        play(&mut position, seat, &[Action::Pass]);
    }
    assert_eq!((position.asked(), position.all().ask), (Some(2), Ask::Effect));
}

#[test]
fn s_legend_swap_tokens_may_take_two_of_one_colour_or_ones_own() {
    let scenario = Scenario::new(3).token(0, 1, first(Plebs)).token(0, 3, first(Legionarii));
    let mut position = using(scenario, 37);
    play(&mut position, 0, &[at(first(Plebs), 0), at(first(Legionarii), 0)]);
    assert_eq!(tokens(&position, first(Plebs)), [(0, 0, 3)]);
    assert_eq!(tokens(&position, first(Legionarii)), [(0, 0, 1)]);
}

#[test]
fn s_legend_swap_tokens_refuses_other_places() {
    let scenario = Scenario::new(3).token(1, 3, first(Plebs)).token(2, 1, second(Legionarii));
    let mut position = using(scenario, 37);
    let no_token = ("legend.swap-tokens", "why-no-token");
    for action in [at(first(Plebs), 1), at(first(Nobiles), 0), at(first(Plebs), u8::MAX)] {
        assert_eq!(refusal(&mut position, 0, action), no_token);
    }
    let here = at(first(Tribuni), 0);
    assert_eq!(refusal(&mut position, 0, here), ("2B", "why-being-resolved"));
    let pass = refusal(&mut position, 0, Action::Pass);
    assert_eq!(pass, ("legend.swap-tokens", "why-something-else"));
    play(&mut position, 0, &[at(first(Plebs), 0)]);
    let same = refusal(&mut position, 0, at(first(Plebs), 0));
    assert_eq!(same, ("legend.swap-tokens", "why-same-token"));
    assert_eq!(refusal(&mut position, 0, here), ("2B", "why-being-resolved"));
    assert_eq!(refusal(&mut position, 0, at(first(Nobiles), 0)), no_token);
}

#[test]
fn s_legend_swap_tokens_is_in_vain_without_two() {
    assert!(in_vain(Scenario::new(3).token(1, 3, first(Plebs)), 37));
}

// legend.remove-token: card 8; Tribuni and Legionarii are resolved after it.

#[test]
fn s_legend_remove_token_of_any_colour_which_goes_to_its_owner() {
    let scenario = Scenario::new(3).token(1, 3, first(Nobiles)).token(0, 1, second(Nobiles));
    let mut position = using(scenario, 8);
    assert_eq!(position.legal(), [at(first(Nobiles), 0), at(second(Nobiles), 0)]);
    play(&mut position, 0, &[at(first(Nobiles), 0)]);
    assert_eq!(tokens(&position, first(Nobiles)), []);
    assert_eq!(hand_tokens(&position, 1), [-1, 0, 1, 2, 3, 4]);
}

#[test]
fn s_legend_remove_token_without_looking() {
    let scenario = Scenario::new(3).token(1, 3, first(Nobiles)).token(1, 1, second(Nobiles));
    let mut position = using(scenario, 8);
    play(&mut position, 0, &[at(first(Nobiles), 0)]);
    assert_eq!(hand_tokens(&position, 1), [-1, 0, 2, 3, 4]);
    assert_eq!(position.view(0).players[1].hand_tokens, None);
    let civitas = position.view(0).civitas[second(Nobiles).index()].clone().unwrap();
    let SpaceView::Token(token) = &civitas.spaces[0] else { panic!("no token") };
    assert_eq!(token.could_be[..], [-1, 0, 1, 2, 3, 4], "nothing learnt of the other");
}

#[test]
fn s_legend_remove_token_leaves_a_gap_that_the_next_token_fills() {
    // After it card 41 places a token; then Nobiles, card 45, elective 3.
    let scenario = Scenario::new(3).civitas(1, 8).civitas(1, 41).civitas(1, 45);
    let scenario = scenario.token(0, 2, first(Plebs)).token(0, 1, first(Tribuni));
    let scenario = scenario.token(2, 0, first(Nobiles)).token(1, 3, first(Nobiles));
    let mut position = scenario.sequentia([5, 6, 1, 2, 3, 4]).at_sequentia(1);
    play(&mut position, 0, &[Action::Use(0), at(first(Nobiles), 0)]);
    assert_eq!(tokens(&position, first(Nobiles)), [(1, 1, 3)], "it does not slide");
    play(&mut position, 0, &[Action::Use(0), Action::Token(3), Action::Civitas(first(Nobiles))]);
    assert_eq!(tokens(&position, first(Nobiles)), [(0, 0, 3), (1, 1, 3)]);
    for seat in [0, 1, 2] {
        play(&mut position, seat, &[Action::Pass]);
    }
    assert_eq!((position.asked(), position.all().ask), (Some(0), Ask::Effect), "first by space");
}

#[test]
fn s_legend_remove_token_refuses_other_places() {
    let mut position = using(Scenario::new(3).token(1, 3, first(Nobiles)), 8);
    let no_token = refusal(&mut position, 0, at(second(Nobiles), 0));
    assert_eq!(no_token, ("legend.remove-token", "why-no-token"));
    let here = refusal(&mut position, 0, at(first(Plebs), 0));
    assert_eq!(here, ("2B", "why-being-resolved"));
    let pass = refusal(&mut position, 0, Action::Pass);
    assert_eq!(pass, ("legend.remove-token", "why-something-else"));
}

#[test]
fn s_legend_remove_token_is_in_vain_without_one() {
    assert!(in_vain(Scenario::new(3), 8));
}

// legend.swap-ordo: card 36.

#[test]
fn s_legend_swap_ordo_any_two_cards_also_of_two_others() {
    let mut position = using(Scenario::new(3).order(&[0, 1, 2]), 36);
    assert_eq!(position.legal(), [1, 2, 3].map(Action::Ordo));
    play(&mut position, 0, &[Action::Ordo(2)]);
    assert_eq!(position.legal(), [1, 3].map(Action::Ordo));
    play(&mut position, 0, &[Action::Ordo(3)]);
    assert_eq!(order(&position), [0, 2, 1]);
}

#[test]
fn s_legend_swap_ordo_holds_at_once() {
    // Praetoriani is resolved next: card 32 takes a point from each, in the new order.
    let mut scenario = Scenario::new(3).civitas(1, 32);
    for seat in 0..3 {
        scenario = scenario.hand(seat, [0; 4]).points(seat, 1, 0);
    }
    let mut position = using(scenario, 36);
    play(&mut position, 0, &[Action::Ordo(1), Action::Ordo(3)]);
    let lost = |event| match event {
        Event::LostPoint { seat, .. } => Some(seat.index()),
        _ => None,
    };
    let losers: Vec<usize> = position.events().into_iter().filter_map(lost).collect();
    assert_eq!(losers, [2, 1, 0]);
}

#[test]
fn s_legend_swap_ordo_decides_who_is_asked_first_in_the_plot() {
    let mut position = using(Scenario::new(3), 36);
    play(&mut position, 0, &[Action::Ordo(1), Action::Ordo(3)]);
    assert_eq!((position.asked(), position.all().ask), (Some(2), Ask::StartPlot));
}

#[test]
fn s_legend_swap_ordo_leaves_the_order_on_the_card_being_resolved() {
    // On no card of ours: somebody's own collective card 2 swaps Ordo cards.
    let draw = r#"value = 1, spaces = [2, 2, 2, 4, 5], effects = ["draw-coniura"]"#;
    let ours = include_str!("../../data/caligula.toml");
    let mut setup = Setup::new(&Caligula::INFO, 3);
    setup.components = Some(ours.replace(draw, &draw.replace("draw-coniura", "swap-ordo")));
    let scenario = Scenario::with(&setup).unwrap().civitas(1, 2).token(0, 4, first(Plebs));
    let scenario = scenario.token(1, 3, first(Plebs)).token(2, 3, first(Plebs));
    let mut position = resolve(scenario, Plebs);
    play(&mut position, 0, &[Action::Use(0), Action::Ordo(2), Action::Ordo(3)]);
    assert_eq!(order(&position), [0, 2, 1]);
    assert_eq!((position.asked(), position.all().ask), (Some(1), Ask::Effect));
}

#[test]
fn s_legend_swap_ordo_between_two_needs_no_choice() {
    let position = using(Scenario::new(2), 36);
    assert_eq!(order(&position), [1, 0]);
    assert_eq!(position.all().ask, Ask::StartPlot);
}

#[test]
fn s_legend_swap_ordo_refuses_cards_not_in_play_and_the_same_twice() {
    let mut position = using(Scenario::new(3), 36);
    for number in [0, 4, 5, u8::MAX] {
        let refused = refusal(&mut position, 0, Action::Ordo(number));
        assert_eq!(refused, ("legend.swap-ordo", "why-no-ordo"));
    }
    let pass = refusal(&mut position, 0, Action::Pass);
    assert_eq!(pass, ("legend.swap-ordo", "why-something-else"));
    play(&mut position, 0, &[Action::Ordo(2)]);
    let same = refusal(&mut position, 0, Action::Ordo(2));
    assert_eq!(same, ("legend.swap-ordo", "why-same-ordo"));
}

// legend.swap-civitas: card 34; Praetoriani and Nobiles are resolved after it.

#[test]
fn s_legend_swap_civitas_tokens_travel_with_their_cards_face_down() {
    let scenario = Scenario::new(3).civitas(1, 1).civitas(2, 2);
    let scenario = scenario.token(1, 3, first(Plebs)).token(2, 4, first(Plebs));
    let mut position = using(scenario.token(2, 0, second(Plebs)), 34);
    play(&mut position, 0, &[Action::Deck(Plebs)]);
    assert_eq!(card(&position, first(Plebs)), Some(2));
    assert_eq!(card(&position, second(Plebs)), Some(1));
    assert_eq!(tokens(&position, first(Plebs)), [(0, 2, 0)]);
    assert_eq!(tokens(&position, second(Plebs)), [(0, 1, 3), (1, 2, 4)]);
    assert_eq!(values_seen(&position, 0, first(Plebs)), [None]);
    assert_eq!(values_seen(&position, 0, second(Plebs)), [None, None]);
}

#[test]
fn s_legend_swap_civitas_the_card_now_first_is_resolved_first() {
    let mut position = using(Scenario::new(3).civitas(1, 23).civitas(2, 27), 34);
    play(&mut position, 0, &[Action::Deck(Praetoriani)]);
    assert_eq!(resolved(&position), [34, 27, 45]);
    assert_eq!(card(&position, first(Praetoriani)), Some(23));
}

#[test]
fn s_legend_swap_civitas_not_the_deck_being_resolved() {
    let mut position = using(Scenario::new(3), 34);
    let others = [Plebs, Legionarii, Praetoriani, Nobiles].map(Action::Deck);
    assert_eq!(position.legal(), others);
    let here = refusal(&mut position, 0, Action::Deck(Tribuni));
    assert_eq!(here, ("2B", "why-being-resolved"));
    let pass = refusal(&mut position, 0, Action::Pass);
    assert_eq!(pass, ("legend.swap-civitas", "why-something-else"));
}

#[test]
fn s_legend_swap_civitas_needs_two_face_up_cards() {
    let scenario = Scenario::new(3).face_up_left(Plebs, 1).face_up_left(Nobiles, 0);
    let mut position = using(scenario, 34);
    assert_eq!(position.legal(), [Legionarii, Praetoriani].map(Action::Deck));
    for deck in [Plebs, Nobiles] {
        let refused = refusal(&mut position, 0, Action::Deck(deck));
        assert_eq!(refused, ("legend.swap-civitas", "why-not-two-cards"));
    }
}

#[test]
fn s_legend_swap_civitas_is_in_vain_without_such_a_deck() {
    let mut scenario = Scenario::new(3);
    for deck in [Plebs, Legionarii, Praetoriani, Nobiles] {
        scenario = scenario.face_up_left(deck, 1);
    }
    assert!(in_vain(scenario, 34));
}

// legend.swap-sequentia: card 35; the row is 3 (with the marker), 1, 2, 4, 5, 6.

#[test]
fn s_legend_swap_sequentia_two_cards_of_the_row() {
    let mut position = using(Scenario::new(3), 35);
    assert_eq!(position.legal(), [2, 3, 4, 5, 6].map(Action::Sequentia));
    play(&mut position, 0, &[Action::Sequentia(2)]);
    assert_eq!(position.legal(), [3, 4, 5, 6].map(Action::Sequentia));
    play(&mut position, 0, &[Action::Sequentia(6)]);
    assert_eq!(position.all().sequentia.map(|card| card + 1), [3, 6, 2, 4, 5, 1]);
}

#[test]
fn s_legend_swap_sequentia_not_the_card_with_the_marker() {
    let mut position = using(Scenario::new(3), 35);
    let marker = ("legend.swap-sequentia", "why-marker-there");
    assert_eq!(refusal(&mut position, 0, Action::Sequentia(1)), marker);
    play(&mut position, 0, &[Action::Sequentia(4)]);
    assert_eq!(refusal(&mut position, 0, Action::Sequentia(1)), marker);
}

#[test]
fn s_legend_swap_sequentia_refuses_the_same_twice_and_places_beyond_the_row() {
    let mut position = using(Scenario::new(3), 35);
    for place in [0, 7, u8::MAX] {
        let refused = refusal(&mut position, 0, Action::Sequentia(place));
        assert_eq!(refused, ("legend.swap-sequentia", "why-something-else"));
    }
    play(&mut position, 0, &[Action::Sequentia(4)]);
    let same = refusal(&mut position, 0, Action::Sequentia(4));
    assert_eq!(same, ("legend.swap-sequentia", "why-same-sequentia"));
    let pass = refusal(&mut position, 0, Action::Pass);
    assert_eq!(pass, ("legend.swap-sequentia", "why-something-else"));
}

#[test]
fn s_legend_swap_sequentia_may_repeat_a_resolved_card_and_skip_another() {
    // The draw at place 1 is over, the third card is under the marker at place 2.
    let scenario = Scenario::new(2).civitas(1, 35).token(0, 4, first(Tribuni));
    let mut position = scenario.sequentia([1, 3, 2, 4, 5, 6]).at_sequentia(1);
    assert_eq!(draws(&position).len(), 2);
    for seat in [0, 1] {
        play(&mut position, seat, &[Action::Pass]);
    }
    play(&mut position, 0, &[Action::Use(0), Action::Sequentia(1), Action::Sequentia(6)]);
    decline_all(&mut position);
    let reached = |event| match event {
        Event::SequentiaReached { place, sequentia } => Some((place, sequentia + 1)),
        _ => None,
    };
    let course: Vec<(u8, u8)> = position.events().into_iter().filter_map(reached).collect();
    assert_eq!(course, [(1, 1), (2, 3), (3, 2), (4, 4), (5, 5), (6, 1)]);
    assert_eq!(draws(&position).len(), 4, "everybody has drawn again");
    assert_eq!(position.all().turn, 2);
}

#[test]
fn s_legend_swap_tokens_and_remove_token_name_the_spaces() {
    // Two tokens of one player on one card: only the spaces tell them apart.
    let scenario = Scenario::new(3).token(1, 3, first(Plebs)).token(1, 1, first(Plebs));
    let scenario = scenario.token(2, 1, second(Legionarii));
    let mut position = using(scenario, 37);
    play(&mut position, 0, &[at(first(Plebs), 1), at(second(Legionarii), 0)]);
    let said = last_line(&position, |event| matches!(event, Event::TokensSwapped { .. }));
    let line = "Livia makes two tokens change places: \
        Gaius’s token on Plebs in position 1, space 2, and \
        Iulia’s token on Legionarii in position 2, space 1.";
    assert_eq!(said, ("legend.swap-tokens", line.to_owned()));
    let scenario = Scenario::new(3).token(1, 3, first(Nobiles)).token(1, 1, first(Nobiles));
    let mut position = using(scenario, 8);
    play(&mut position, 0, &[at(first(Nobiles), 1)]);
    let said = last_line(&position, |event| matches!(event, Event::TokenRemoved { .. }));
    let line = "Livia sends home Gaius’s token on Nobiles in position 1, space 2.";
    assert_eq!(said, ("legend.remove-token", line.to_owned()));
}
