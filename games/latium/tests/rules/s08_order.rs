//! Sections 8 and 9: offerings, order, actions.

use ludi_engine::Rules;
use ludi_latium::gods::{Card, Kind};
use ludi_latium::{Action, Ask, Event, Season};

use crate::common::{
    assert_asks, benefit, count, dp, help, may, pass_until, play, play_as, refusal, rich, seat,
};

fn order(position: &ludi_latium::scenario::Position) -> Vec<usize> {
    position.all().order.iter().map(|seat| seat.index()).collect()
}

#[test]
fn s8_the_highest_offer_plays_first_and_buys_at_most_four_actions() {
    let mut position = rich(3).next_year(&[]);
    assert_asks(&position, Ask::Offer, &[0, 1, 2]);
    let before = dp(&position, 1);
    play_as(&mut position, 0, &[Action::Offer(2)]);
    play_as(&mut position, 1, &[Action::Offer(250)]);
    play_as(&mut position, 2, &[Action::Offer(5)]);
    assert_eq!(order(&position), [1, 2, 0]);
    assert_eq!(before - dp(&position, 1), 250 + 12);
    let actions: Vec<u8> = position.all().players.iter().map(|player| player.actions).collect();
    assert_eq!(actions, [2, 4, 4]);
}

#[test]
fn s8_an_offer_is_sealed_and_may_be_replaced_until_the_last_is_in() {
    let mut position = rich(2).next_year(&[]);
    play_as(&mut position, 0, &[Action::Offer(7)]);
    assert_eq!(position.game.may_change(&position.state).iter().count(), 1);
    assert_eq!(position.view(1).players[0].offer, None);
    assert!(position.view(1).players[0].offered);
    play_as(&mut position, 0, &[Action::Offer(3)]);
    assert_eq!(position.view(0).players[0].offer, Some(3));
    play_as(&mut position, 1, &[Action::Offer(1)]);
    assert_eq!(position.view(1).players[0].offer, Some(3));
    assert_eq!(order(&position), [0, 1]);
}

#[test]
fn s8_nobody_offers_more_than_he_has_and_all_numbers_up_to_it_are_possible() {
    let mut position = rich(2).dp(0, 30).next_year(&[]);
    let most = dp(&position, 0);
    assert_eq!(position.legal_for(0).len(), usize::from(most) + 1);
    assert_eq!(refusal(&mut position, Action::Offer(most + 1)), ("8", "why-offer-too-high"));
    assert_eq!(refusal(&mut position, Action::Done), ("8", "why-something-else"));
}

/// Two tie for the highest offer with these cards and tokens; nobody buys auxilia.
fn tie(cards: [&[(Kind, u8)]; 2], tokens: [&[Kind]; 2]) -> ludi_latium::scenario::Position {
    let mut position = rich(3)
        .hand(0, cards[0])
        .hand(1, cards[1])
        .stock(0, tokens[0])
        .stock(1, tokens[1])
        .next_year(&[]);
    for at in 0..3 {
        play_as(&mut position, at, &[Action::Offer(if at < 2 { 4 } else { 1 })]);
    }
    position
}

#[test]
fn s8_of_two_auctoritas_cards_the_one_with_more_benefits_wins_the_tie() {
    let cards: [&[(Kind, u8)]; 2] = [&[(Kind::Auctoritas, 1)], &[(Kind::Auctoritas, 3)]];
    let mut position = tie(cards, [&[], &[]]);
    assert_asks(&position, Ask::Show, &[0]);
    play(&mut position, &[Action::ShowCard(Card::of(Kind::Auctoritas, 1))]);
    play(&mut position, &[Action::ShowCard(Card::of(Kind::Auctoritas, 3))]);
    assert_eq!(order(&position), [1, 0, 2]);
    assert_eq!(position.all().players[0].shown.len(), 1);
}

#[test]
fn s8_a_card_beats_an_auxilium_which_is_spent() {
    let mut position = tie([&[(Kind::Auctoritas, 1)], &[]], [&[], &[Kind::Auctoritas]]);
    let card = Action::ShowCard(Card::of(Kind::Auctoritas, 1));
    play(&mut position, &[card, Action::ShowAuxilium]);
    assert_eq!(order(&position), [0, 1, 2]);
    assert_eq!(position.player(1).auxilia, 0);
    assert_eq!(position.all().spent, [Kind::Auctoritas]);
}

#[test]
fn s8_who_shows_nothing_throws_and_ties_throw_again() {
    let mut position = tie([&[], &[]], [&[], &[]]);
    play(&mut position, &[Action::Done]);
    position.load_d6(&[4, 4, 2, 5]);
    play(&mut position, &[Action::Done]);
    assert_eq!(order(&position), [1, 0, 2]);
    assert_eq!(position.dice.drawn(), 4);
}

#[test]
fn s8_other_ties_are_ordered_by_the_first_player() {
    let mut position = rich(4).next_year(&[]);
    for (at, dp) in [3, 9, 3, 3].into_iter().enumerate() {
        play_as(&mut position, at, &[Action::Offer(dp)]);
    }
    assert_asks(&position, Ask::Rank, &[1]);
    assert_eq!(refusal(&mut position, Action::Rank(seat(1))), ("8", "why-not-tied"));
    play(&mut position, &[Action::Rank(seat(3)), Action::Rank(seat(0))]);
    assert_eq!(order(&position), [1, 3, 0, 2]);
}

#[test]
fn s8_only_an_auctoritas_breaks_a_tie() {
    let mut position = tie([&[(Kind::Salus, 1)], &[]], [&[Kind::Salus], &[]]);
    let card = Action::ShowCard(Card::of(Kind::Salus, 1));
    assert_eq!(refusal(&mut position, card), ("8", "why-not-auctoritas"));
    assert_eq!(refusal(&mut position, Action::ShowAuxilium), ("11", "why-no-such-auxilium"));
}

#[test]
fn s8_auctoritas_changes_the_order_from_the_next_round_on() {
    let mut position = rich(3).stock(2, &[Kind::Auctoritas]).act(Season::Semen);
    play(&mut position, &[Action::Done, Action::Done, help(Kind::Auctoritas)]);
    assert_asks(&position, Ask::Place, &[2]);
    let mut position = rich(3).stock(1, &[Kind::Auctoritas]).act(Season::Hiems);
    play(&mut position, &[Action::Ara, help(Kind::Auctoritas), Action::First]);
    assert_asks(&position, Ask::Turn, &[2]);
    play(&mut position, &[Action::Ara]);
    // The next round.
    assert_asks(&position, Ask::Turn, &[1]);
    play(&mut position, &[Action::Done]);
    assert_asks(&position, Ask::Turn, &[0]);
    // The next season has the order of the year again.
    pass_until(&mut position, Ask::Turn);
    play(&mut position, &[Action::Done, Action::Done]);
    assert_eq!(position.season(), Season::Semen);
    assert_asks(&position, Ask::Turn, &[0]);
}

#[test]
fn s8_auctoritas_used_twice_holds_for_the_next_season_too() {
    let mut position = rich(2).hand(1, &[(Kind::Auctoritas, 3)]).act(Season::Hiems);
    let card = benefit(Kind::Auctoritas, 3);
    play(&mut position, &[Action::Ara, card, Action::First]);
    // The second benefit puts the other last; the third comes first in two seasons.
    play(&mut position, &[card, Action::Player(seat(0)), Action::Done]);
    play(&mut position, &[card, Action::First, Action::Done]);
    assert_eq!(position.season(), Season::Semen);
    assert_asks(&position, Ask::Turn, &[1]);
}

#[test]
fn s9_actions_run_out() {
    let mut position = rich(2).offer(0, 1).stock(0, &[Kind::Divitiae]).act(Season::Hiems);
    play(&mut position, &[Action::Ara, Action::Done]);
    assert_eq!(position.season(), Season::Semen);
    let mut position =
        rich(2).offer(0, 0).offer(1, 0).ara(0, 2).stock(0, &[Kind::Divitiae]).act(Season::Hiems);
    assert_asks(&position, Ask::Turn, &[0]);
    assert_eq!(refusal(&mut position, Action::Ara), ("9", "why-no-actions"));
    assert!(may(&position, help(Kind::Divitiae)));
    play(&mut position, &[Action::Done]);
    assert_eq!(count(&position, |event| matches!(event, Event::Passed { .. })), 1);
}

#[test]
fn s9_who_offers_nothing_still_feeds_and_buys() {
    let mut position = rich(2).offer(0, 0).feed(Season::Hiems);
    assert_asks(&position, Ask::Buy, &[0]);
    assert_eq!(dp(&position, 0), 288);
    play(&mut position, &[Action::Buy, Action::Done, Action::Done]);
    assert_asks(&position, Ask::Turn, &[1]);
}
