//! Section 2B: new Civitas cards come up; Pugio and Coniura cards.

use crate::common::{
    card, cards, decline_all, first, play, resolve, resolved, second, tokens, values_seen,
};
use ludi_caligula::components::Card;
use ludi_caligula::components::Deck::{Legionarii, Nobiles, Plebs, Praetoriani, Tribuni};
use ludi_caligula::components::Pile::{Coniura, Pugio};
use ludi_caligula::scenario::Scenario;
use ludi_caligula::{Action, Ask, Event};
use ludi_engine::Seat;

// 2B.refill.

#[test]
fn s_2b_refill_the_second_card_becomes_the_first_with_its_tokens() {
    let scenario = Scenario::new(2).civitas(1, 13).civitas(2, 14);
    let scenario = scenario.token(1, 4, second(Legionarii)).token(0, 0, second(Legionarii));
    let position = resolve(scenario, Legionarii);
    assert_eq!(card(&position, first(Legionarii)), Some(14));
    assert_eq!(tokens(&position, first(Legionarii)), [(0, 1, 4), (1, 0, 0)]);
    assert_eq!(values_seen(&position, 0, first(Legionarii)), [None, Some(0)], "still face down");
}

#[test]
fn s_2b_refill_a_new_card_of_the_deck_is_turned_up_in_position_2() {
    let position = resolve(Scenario::new(2).civitas(1, 13).civitas(2, 14), Legionarii);
    let new = card(&position, second(Legionarii)).unwrap();
    assert!((12..=22).contains(&new) && new != 13 && new != 14, "card {new}");
    assert_eq!(tokens(&position, second(Legionarii)), []);
    assert_eq!(position.all().decks[1], 8);
}

#[test]
fn s_2b_refill_a_resolved_card_never_comes_back() {
    let mut position = resolve(Scenario::new(2).civitas(1, 13).civitas(2, 14), Legionarii);
    assert_eq!(position.all().unseen[1] >> 1 & 1, 0, "card 13 is the second of its deck");
    decline_all(&mut position);
    let mut seen = resolved(&position);
    assert_eq!(seen.len(), 10);
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 10, "no card twice in a turn");
}

#[test]
fn s_2b_refill_with_nothing_to_turn_up_position_2_stays_empty() {
    let scenario = Scenario::new(2).civitas(1, 13).civitas(2, 14).deck_left(Legionarii, 0);
    let position = resolve(scenario, Legionarii);
    assert_eq!(card(&position, first(Legionarii)), Some(14));
    assert_eq!(card(&position, second(Legionarii)), None);
}

#[test]
fn s_2b_refill_a_turn_that_leaves_ten_cards_face_up_is_followed_by_another() {
    // Each deck is resolved twice in a turn.
    let mut scenario = Scenario::new(2);
    for deck in [Plebs, Legionarii, Praetoriani, Tribuni, Nobiles] {
        scenario = scenario.deck_left(deck, 2);
    }
    let mut position = scenario.at_sequentia(1);
    decline_all(&mut position);
    assert_eq!((position.all().turn, position.all().ask), (2, Ask::Token));
}

#[test]
fn s_2b_refill_a_turn_that_leaves_fewer_is_the_last() {
    let mut position = Scenario::new(2).deck_left(Plebs, 1).at_sequentia(1);
    decline_all(&mut position);
    assert!(position.events().contains(&Event::FallBegins));
    assert_eq!((position.all().turn, position.asked()), (1, None));
}

// 2B.cards.

#[test]
fn s_2b_cards_single_cards_bear_one_symbol_dual_cards_both() {
    for (card, coniura, pugio) in [
        (Card::ConiuraSingle, true, false),
        (Card::ConiuraDual, true, true),
        (Card::PugioSingle, false, true),
        (Card::PugioDual, true, true),
    ] {
        assert_eq!((card.bears(Coniura), card.bears(Pugio)), (coniura, pugio), "{card:?}");
    }
}

#[test]
fn s_2b_cards_the_piles_hold_single_and_dual_cards() {
    let position = Scenario::new(2).pile_drawn_by(0, Pugio).pile_drawn_by(0, Coniura);
    let position = position.at_placement();
    assert_eq!(position.all().players[0].hand, Some([10, 9, 7, 7]));
}

#[test]
fn s_2b_cards_their_number_and_pile_are_open_their_kinds_are_not() {
    let position = Scenario::new(2).hand(0, [1, 2, 0, 3]).at_placement();
    let seen = &position.view(1).players[0];
    assert_eq!((seen.cards, seen.hand, seen.known), ([3, 3], None, [0; 4]));
    assert_eq!(position.view(0).players[0].hand, Some([1, 2, 0, 3]));
}

#[test]
fn s_2b_cards_a_dual_card_serves_once_only() {
    // Card 11 takes a Coniura symbol: then the Pugio symbol is gone as well.
    let scenario = Scenario::new(2).civitas(1, 11).hand(0, [0, 0, 0, 1]);
    let mut position = resolve(scenario.token(1, 2, first(Plebs)), Plebs);
    play(&mut position, 0, &[Action::Discard(Card::PugioDual)]);
    assert_eq!(cards(&position, 0), [0, 0]);
}

#[test]
fn s_2b_cards_a_discarded_card_goes_under_the_pile_it_came_from_at_once() {
    let scenario = Scenario::new(2).civitas(1, 11).hand(0, [0, 0, 0, 1]).hand(1, [0, 1, 0, 0]);
    let mut position = resolve(scenario, Plebs);
    play(&mut position, 0, &[Action::Discard(Card::PugioDual)]);
    assert_eq!(position.view(1).piles[1].bottom[..], [Card::PugioDual]);
    assert_eq!(position.view(1).piles[0].bottom[..], []);
    play(&mut position, 1, &[Action::Discard(Card::ConiuraDual)]);
    assert_eq!(position.view(0).piles[0].bottom[..], [Card::ConiuraDual]);
}

#[test]
fn s_2b_cards_coniura_cards_go_under_when_the_plot_ends_in_the_order_played() {
    let scenario = Scenario::new(3).hand(1, [1, 0, 0, 0]).hand(2, [0, 0, 0, 1]);
    let mut position = scenario.at_plot(1);
    play(&mut position, 0, &[Action::Lay(Card::ConiuraDual), Action::Done]);
    play(&mut position, 1, &[Action::Lay(Card::ConiuraSingle), Action::Done]);
    assert_eq!(position.all().piles[0].bottom[..], [], "still on the table");
    play(&mut position, 2, &[Action::Lay(Card::PugioDual), Action::Done]);
    assert_eq!(position.all().ask, Ask::Candidate, "before the Favor");
    let bottom = [Card::ConiuraDual, Card::ConiuraSingle];
    assert_eq!(position.all().piles[0].bottom[..], bottom);
    assert_eq!(position.all().piles[1].bottom[..], [Card::PugioDual], "used as Coniura");
}

#[test]
fn s_2b_cards_pugio_cards_go_under_when_the_assassination_is_judged() {
    let scenario = Scenario::new(2).hand(0, [1, 1, 0, 0]).hand(1, [0, 0, 1, 0]);
    let mut position = scenario.at_plot(1);
    play(&mut position, 0, &[Action::Lay(Card::ConiuraSingle), Action::Done]);
    play(&mut position, 1, &[Action::Pass]);
    play(&mut position, 0, &[Action::Name(1)]);
    play(&mut position, 1, &[Action::Lay(Card::PugioSingle)]);
    play(&mut position, 0, &[Action::Lay(Card::ConiuraDual)]);
    assert_eq!(position.all().piles[1].bottom[..], [], "still on the table");
    play(&mut position, 0, &[Action::Done]);
    assert_eq!(position.all().piles[1].bottom[..], [Card::PugioSingle]);
    let bottom = [Card::ConiuraSingle, Card::ConiuraDual];
    assert_eq!(position.all().piles[0].bottom[..], bottom, "used as Pugio");
}

#[test]
fn s_2b_cards_the_starting_card_is_known_until_a_dual_coniura_is_given_up() {
    let scenario = Scenario::new(2).civitas(1, 11).token(1, 2, first(Plebs));
    let mut position = resolve(scenario, Plebs);
    assert_eq!(position.view(1).players[0].known, [0, 1, 0, 0]);
    play(&mut position, 0, &[Action::Discard(Card::ConiuraDual)]);
    assert_eq!(position.view(1).players[0].known, [0; 4]);
}

#[test]
fn s_2b_cards_who_lacks_the_symbol_shows_it_and_all_know_his_hand() {
    let scenario = Scenario::new(2).civitas(1, 11).token(1, 2, first(Plebs));
    let position = resolve(scenario.hand(0, [0, 0, 2, 0]), Plebs);
    let lacks = Event::LacksSymbol { seat: Seat::new(0), pile: Coniura };
    assert!(position.events().contains(&lacks));
    assert_eq!(position.view(1).players[0].known, [0, 0, 2, 0]);
    assert_eq!(cards(&position, 0), [0, 2]);
}
