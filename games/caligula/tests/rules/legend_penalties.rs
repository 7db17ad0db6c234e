//! The Legend: what negative cards take.

use crate::common;
use crate::common::{cards, first, hand_tokens, play, points, refusal, resolve, second, tokens};
use ludi_caligula::components::Card;
use ludi_caligula::components::Deck::{Legionarii, Nobiles, Plebs, Praetoriani, Tribuni};
use ludi_caligula::components::Pile::{Coniura, Pugio};
use ludi_caligula::scenario::{Position, Scenario};
use ludi_caligula::{Action, Ask, Event, Point, Spot};
use ludi_engine::{Seat, Viewer, Words};

const fn at(spot: Spot, space: u8) -> Action {
    Action::Placed(spot, space)
}

/// Seat 0 of two suffers card `number` of Plebs, Legionarii or Tribuni; seat 1 is
/// spared.
fn suffering(scenario: Scenario, number: u8) -> Position {
    let deck = [Plebs, Legionarii, Nobiles, Tribuni][usize::from(number - 1) / 11];
    resolve(scenario.civitas(1, number).token(1, 4, first(deck)), deck)
}

fn asked_for_penalty(position: &Position) -> bool {
    (position.asked(), position.all().ask) == (Some(0), Ask::Penalty)
}

fn lost_nothing(position: &Position, number: u8) -> bool {
    common::nothing_to_lose(position, &[0], number) && position.all().ask == Ask::StartPlot
}

// legend.take-back: card 22; Plebs is resolved after it.

#[test]
fn s_legend_take_back_a_token_of_ones_own_into_the_hand() {
    let scenario = Scenario::new(2).token(0, 4, first(Nobiles)).token(0, 2, first(Tribuni));
    let mut position = suffering(scenario.token(1, 0, first(Nobiles)), 22);
    assert!(asked_for_penalty(&position));
    assert_eq!(position.legal(), [at(first(Tribuni), 0), at(first(Nobiles), 0)]);
    play(&mut position, 0, &[at(first(Nobiles), 0)]);
    assert_eq!(tokens(&position, first(Nobiles)), [(1, 1, 0)]);
    assert_eq!(hand_tokens(&position, 0), [-1, 0, 1, 3, 4]);
}

#[test]
fn s_legend_take_back_unseen_by_the_others() {
    let scenario = Scenario::new(2).token(0, 4, first(Nobiles)).token(0, 2, first(Tribuni));
    let mut position = suffering(scenario, 22);
    play(&mut position, 0, &[at(first(Nobiles), 0)]);
    assert_eq!(position.view(1).players[0].hand_tokens, None);
    let seen = position.events_for(Viewer::Seat(Seat::new(1)));
    assert!(seen.iter().any(|event| matches!(event, Event::TookBack { .. })), "but that it went");
}

#[test]
fn s_legend_take_back_the_only_one_without_a_question() {
    let position = suffering(Scenario::new(2).token(0, 4, second(Nobiles)), 22);
    assert_eq!(position.all().ask, Ask::StartPlot);
    assert_eq!(hand_tokens(&position, 0), [-1, 0, 1, 2, 3, 4]);
}

#[test]
fn s_legend_take_back_nothing_if_there_is_no_token_elsewhere() {
    // The 0 on the card itself was too low, and goes home anyway.
    let position = suffering(Scenario::new(2).token(0, 0, first(Legionarii)), 22);
    assert!(lost_nothing(&position, 22));
}

#[test]
fn s_legend_take_back_refuses_tokens_of_others_and_on_the_card_itself() {
    let scenario = Scenario::new(2).token(0, 4, first(Nobiles)).token(0, 2, first(Tribuni));
    let scenario = scenario.token(1, 3, first(Nobiles)).token(0, 0, first(Legionarii));
    let mut position = suffering(scenario, 22);
    let others = refusal(&mut position, 0, at(first(Nobiles), 1));
    assert_eq!(others, ("legend.take-back", "why-not-your-token"));
    let itself = refusal(&mut position, 0, at(first(Legionarii), 0));
    assert_eq!(itself, ("2B", "why-being-resolved"));
    let none = refusal(&mut position, 0, at(second(Nobiles), 0));
    assert_eq!(none, ("legend.take-back", "why-no-token"));
    let pass = refusal(&mut position, 0, Action::Pass);
    assert_eq!(pass, ("2B.negative", "why-penalty-mandatory"));
}

#[test]
fn s_legend_take_back_takes_nothing_else() {
    let scenario = Scenario::new(2).token(0, 4, first(Nobiles)).token(0, 2, first(Tribuni));
    let mut position = suffering(scenario.points(0, 1, 0), 22);
    for action in [Action::Lose(Point::Victory), Action::Discard(Card::ConiuraDual)] {
        assert_eq!(refusal(&mut position, 0, action), ("2B.negative", "why-other-penalty"));
    }
}

// legend.lose-point: card 10 alone, card 44 or a token.

#[test]
fn s_legend_lose_point_a_victory_point() {
    let position = suffering(Scenario::new(2).points(0, 2, 0), 10);
    assert_eq!((points(&position, 0), position.all().ask), ((1, 0), Ask::StartPlot));
}

#[test]
fn s_legend_lose_point_a_conspiracy_point_if_there_is_no_other() {
    let position = suffering(Scenario::new(2).points(0, 0, 2), 10);
    assert_eq!((points(&position, 0), position.all().ask), ((0, 1), Ask::StartPlot));
}

#[test]
fn s_legend_lose_point_either_if_there_are_both() {
    for (point, left) in [(Point::Victory, (0, 1)), (Point::Conspiracy, (1, 0))] {
        let mut position = suffering(Scenario::new(2).points(0, 1, 1), 10);
        assert!(asked_for_penalty(&position));
        let both = [Point::Victory, Point::Conspiracy].map(Action::Lose);
        assert_eq!(position.legal(), both);
        play(&mut position, 0, &[Action::Lose(point)]);
        assert_eq!(points(&position, 0), left);
    }
}

#[test]
fn s_legend_lose_point_nothing_if_there_is_none_and_the_primus_is_no_point() {
    let position = suffering(Scenario::new(2).primus(0), 10);
    assert!(lost_nothing(&position, 10));
    assert!(position.all().players[0].primus);
}

#[test]
fn s_legend_lose_point_refuses_points_one_has_not() {
    let mut position = suffering(Scenario::new(2).points(0, 1, 0).token(0, 4, first(Plebs)), 44);
    assert_eq!(position.legal(), [Action::Lose(Point::Victory), at(first(Plebs), 0)]);
    let refused = refusal(&mut position, 0, Action::Lose(Point::Conspiracy));
    assert_eq!(refused, ("legend.lose-point", "why-no-such-point"));
}

#[test]
fn s_legend_lose_point_takes_nothing_else() {
    let scenario = Scenario::new(2).points(0, 1, 1).token(0, 4, first(Nobiles));
    let mut position = suffering(scenario, 10);
    for action in [Action::Discard(Card::ConiuraDual), at(first(Nobiles), 0)] {
        assert_eq!(refusal(&mut position, 0, action), ("2B.negative", "why-other-penalty"));
    }
}

// legend.discard-pugio: card 21.

#[test]
fn s_legend_discard_pugio_any_card_with_the_symbol() {
    let choices = [Card::ConiuraDual, Card::PugioSingle, Card::PugioDual];
    for (card, left) in choices.into_iter().zip([[1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]) {
        let mut position = suffering(Scenario::new(2).hand(0, [1, 1, 1, 1]), 21);
        assert_eq!(position.legal(), choices.map(Action::Discard));
        play(&mut position, 0, &[Action::Discard(card)]);
        assert_eq!(position.all().players[0].hand, Some(left));
        let pile = usize::from(card != Card::ConiuraDual);
        assert_eq!(position.all().piles[pile].bottom[..], [card], "under its own pile");
    }
}

#[test]
fn s_legend_discard_pugio_all_see_the_card() {
    let mut position = suffering(Scenario::new(2).hand(0, [1, 0, 1, 0]), 21);
    play(&mut position, 0, &[Action::Discard(Card::PugioSingle)]);
    let (seat, card) = (Seat::new(0), Card::PugioSingle);
    let discarded = Event::DiscardedCard { seat, card, civitas: 20 };
    assert!(position.events_for(Viewer::Seat(Seat::new(1))).contains(&discarded));
    assert!(position.events_for(Viewer::Spectator).contains(&discarded));
}

#[test]
fn s_legend_discard_pugio_who_has_none_must_prove_it() {
    let position = suffering(Scenario::new(2).hand(0, [2, 0, 0, 0]), 21);
    let lacks = Event::LacksSymbol { seat: Seat::new(0), pile: Pugio };
    assert!(position.events_for(Viewer::Spectator).contains(&lacks));
    assert_eq!((cards(&position, 0), position.all().ask), ([2, 0], Ask::StartPlot));
    assert_eq!(position.view(1).players[0].known, [2, 0, 0, 0], "only single Coniura cards");
}

#[test]
fn s_legend_discard_pugio_nothing_from_an_empty_hand() {
    let position = suffering(Scenario::new(2).hand(0, [0; 4]), 21);
    assert!(common::nothing_to_lose(&position, &[0], 21));
}

#[test]
fn s_legend_discard_pugio_refuses_other_cards_and_those_one_has_not() {
    let mut position = suffering(Scenario::new(2).hand(0, [1, 1, 0, 0]), 21);
    let other = refusal(&mut position, 0, Action::Discard(Card::ConiuraSingle));
    assert_eq!(other, ("2B.negative", "why-other-penalty"));
    let missing = refusal(&mut position, 0, Action::Discard(Card::PugioDual));
    assert_eq!(missing, ("2B.cards", "why-no-such-card"));
    let pass = refusal(&mut position, 0, Action::Pass);
    assert_eq!(pass, ("2B.negative", "why-penalty-mandatory"));
}

// legend.discard-coniura: card 11.

#[test]
fn s_legend_discard_coniura_any_card_with_the_symbol() {
    let choices = [Card::ConiuraSingle, Card::ConiuraDual, Card::PugioDual];
    for (card, left) in choices.into_iter().zip([[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 1, 0]]) {
        let mut position = suffering(Scenario::new(2).hand(0, [1, 1, 1, 1]), 11);
        assert_eq!(position.legal(), choices.map(Action::Discard));
        play(&mut position, 0, &[Action::Discard(card)]);
        assert_eq!(position.all().players[0].hand, Some(left));
        let pile = usize::from(card == Card::PugioDual);
        assert_eq!(position.all().piles[pile].bottom[..], [card], "under its own pile");
    }
}

#[test]
fn s_legend_discard_coniura_even_the_last_card_is_chosen_by_its_owner() {
    let mut position = suffering(Scenario::new(2), 11);
    assert!(asked_for_penalty(&position));
    assert_eq!(position.legal(), [Action::Discard(Card::ConiuraDual)]);
    play(&mut position, 0, &[Action::Discard(Card::ConiuraDual)]);
    assert_eq!(cards(&position, 0), [0, 0]);
}

#[test]
fn s_legend_discard_coniura_who_has_none_must_prove_it() {
    let position = suffering(Scenario::new(2).hand(0, [0, 0, 3, 0]), 11);
    let lacks = Event::LacksSymbol { seat: Seat::new(0), pile: Coniura };
    assert!(position.events_for(Viewer::Spectator).contains(&lacks));
    assert_eq!((cards(&position, 0), position.all().ask), ([0, 3], Ask::StartPlot));
    assert_eq!(position.view(1).players[0].known, [0, 0, 3, 0], "only single Pugio cards");
}

#[test]
fn s_legend_discard_coniura_refuses_other_cards_and_those_one_has_not() {
    let mut position = suffering(Scenario::new(2).hand(0, [0, 1, 1, 0]), 11);
    let other = refusal(&mut position, 0, Action::Discard(Card::PugioSingle));
    assert_eq!(other, ("2B.negative", "why-other-penalty"));
    let missing = refusal(&mut position, 0, Action::Discard(Card::ConiuraSingle));
    assert_eq!(missing, ("2B.cards", "why-no-such-card"));
    for action in [Action::Lose(Point::Victory), at(first(Nobiles), 0)] {
        assert_eq!(refusal(&mut position, 0, action), ("2B.negative", "why-other-penalty"));
    }
}

#[test]
fn s_legend_discard_pugio_is_what_a_card_with_both_symbols_cites() {
    // Card 21 demands a Pugio, card 11 a Coniura, card 32 a Pugio or a point.
    let both = Card::ConiuraDual;
    for (number, section) in [(21, "legend.discard-pugio"), (11, "legend.discard-coniura")] {
        let mut position = suffering(Scenario::new(2).hand(0, [0, 2, 0, 0]), number);
        play(&mut position, 0, &[Action::Discard(both)]);
        let said =
            common::last_line(&position, |event| matches!(event, Event::DiscardedCard { .. }));
        assert_eq!(said, (section, "Livia discards a dual Coniura.".to_owned()));
    }
    let scenario = Scenario::new(2).civitas(1, 32).points(0, 1, 0).hand(0, [0, 2, 0, 0]);
    let mut position = resolve(scenario.token(1, 3, first(Praetoriani)), Praetoriani);
    let asked = position.game.prompt(&position.state, Viewer::Seat(Seat::new(0)));
    assert_eq!(asked.rule.0, "legend.aut");
    play(&mut position, 0, &[Action::Discard(both)]);
    let said = common::last_line(&position, |event| matches!(event, Event::DiscardedCard { .. }));
    assert_eq!(said.0, "legend.discard-pugio");
}

#[test]
fn s_legend_take_back_names_the_space() {
    let position = suffering(Scenario::new(2).token(0, 4, second(Nobiles)), 22);
    let said = common::last_line(&position, |event| matches!(event, Event::TookBack { .. }));
    let line = "Livia has to take back a token from Nobiles in position 2, space 1.";
    assert_eq!(said, ("legend.take-back", line.to_owned()));
}
