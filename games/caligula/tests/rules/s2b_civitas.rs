//! Section 2B: the Civitas cards are resolved.

use crate::common::{
    card, cards, draws, first, hand_tokens, last_line, nothing_to_lose, play, points, refusal,
    resolve, resolved, second, values_seen,
};
use ludi_caligula::components::Card;
use ludi_caligula::components::Deck::{Legionarii, Nobiles, Plebs, Praetoriani, Tribuni};
use ludi_caligula::components::Pile::{Coniura, Pugio};
use ludi_caligula::scenario::{Position, Scenario};
use ludi_caligula::view::SpaceView;
use ludi_caligula::{Action, Ask, Event, Point, Shown, Spot};
use ludi_engine::Seat;

/// What everybody could work out of the tokens on a card.
fn could_be(position: &Position, spot: Spot) -> Vec<Vec<i8>> {
    let civitas = position.view(1).civitas[spot.index()].clone().expect("a card");
    let tokens = civitas.spaces.into_iter().filter_map(|space| match space {
        SpaceView::Token(token) => Some(token.could_be.to_vec()),
        _ => None,
    });
    tokens.collect()
}

/// Who has lost a point, in order.
fn losers(position: &Position) -> Vec<usize> {
    let lost = |event| match event {
        Event::LostPoint { seat, .. } => Some(seat.index()),
        _ => None,
    };
    position.events().into_iter().filter_map(lost).collect()
}

fn nobody_elected(position: &Position) -> bool {
    position.events().iter().any(|event| matches!(event, Event::NobodyElected { civitas: 12 }))
}

// 2B: the course of a resolution.

#[test]
fn s_2b_all_tokens_on_the_card_are_revealed() {
    let scenario = Scenario::new(3).civitas(1, 13);
    let scenario = scenario.token(1, -1, first(Legionarii)).token(0, 4, first(Legionarii));
    let position = resolve(scenario.token(2, 3, first(Tribuni)), Legionarii);
    let shown = |seat, value, space| Shown { seat: Seat::new(seat), value, space };
    let revealed = position.events().into_iter().find_map(|event| match event {
        Event::Revealed { tokens, .. } => Some(tokens.to_vec()),
        _ => None,
    });
    assert_eq!(revealed, Some(vec![shown(1, -1, 0), shown(0, 4, 1)]));
    assert_eq!(values_seen(&position, 2, first(Legionarii)), [Some(-1), Some(4)]);
    assert_eq!(values_seen(&position, 0, first(Tribuni)), [None], "only those on this card");
}

#[test]
fn s_2b_reveal_then_effects_then_tokens_home_then_the_card_leaves_then_the_next_comes() {
    let scenario = Scenario::new(2).civitas(1, 13).token(0, 3, first(Legionarii));
    let mut position = resolve(scenario, Legionarii);
    assert_eq!(hand_tokens(&position, 0), [-1, 0, 1, 2, 4], "not home yet");
    assert_eq!(card(&position, first(Legionarii)), Some(13));
    play(&mut position, 0, &[Action::Use(0)]);
    assert_eq!(hand_tokens(&position, 0), [-1, 0, 1, 2, 3, 4]);
    let steps: Vec<&str> = position
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Revealed { .. } => Some("revealed"),
            Event::Used { .. } => Some("used"),
            Event::Drawn { .. } => Some("drawn"),
            Event::Discarded { .. } => Some("discarded"),
            Event::TurnedUp { .. } => Some("turned up"),
            _ => None,
        })
        .take(5)
        .collect();
    assert_eq!(steps, ["revealed", "used", "drawn", "discarded", "turned up"]);
}

#[test]
fn s_2b_each_takes_his_effect_completely_before_the_next() {
    // Card 4: place a token. Seat 1 has the higher total.
    let scenario = Scenario::new(2).civitas(1, 4);
    let scenario = scenario.token(0, 1, first(Plebs)).token(1, 2, first(Plebs));
    let mut position = resolve(scenario, Plebs);
    play(&mut position, 1, &[Action::Use(0), Action::Token(4)]);
    assert_eq!(position.asked(), Some(1));
    play(&mut position, 1, &[Action::Civitas(first(Nobiles))]);
    assert_eq!((position.asked(), position.all().ask), (Some(0), Ask::Effect));
}

#[test]
fn s_2b_tokens_home_from_an_earlier_card_can_be_placed_again() {
    // Plebs comes before Tribuni; card 41 places a token.
    let scenario = Scenario::new(2).civitas(1, 9).civitas(1, 41);
    let scenario = scenario.token(0, 4, first(Plebs)).token(0, 1, first(Tribuni));
    let mut position = resolve(scenario, Plebs);
    play(&mut position, 0, &[Action::Pass, Action::Use(0)]);
    assert_eq!(position.legal(), [-1, 0, 2, 3, 4].map(Action::Token), "the 4, not the 1");
}

#[test]
fn s_2b_the_card_being_resolved_takes_no_token() {
    let scenario = Scenario::new(2).civitas(1, 4).civitas(2, 6).token(0, 1, first(Plebs));
    let mut position = resolve(scenario, Plebs);
    play(&mut position, 0, &[Action::Use(0), Action::Token(4)]);
    let here = Action::Civitas(first(Plebs));
    assert!(!position.legal().contains(&here));
    assert_eq!(refusal(&mut position, 0, here), ("2B", "why-being-resolved"));
    assert_eq!(card(&position, second(Plebs)), Some(6), "the next card is not there yet");
    assert_eq!(position.legal().len(), 9);
}

#[test]
fn s_2b_a_card_without_tokens_leaves_all_the_same() {
    let position = resolve(Scenario::new(2).civitas(1, 13).civitas(2, 14), Legionarii);
    assert_eq!(resolved(&position)[0], 13);
    assert_eq!(card(&position, first(Legionarii)), Some(14));
    assert!(nobody_elected(&position));
}

#[test]
fn s_2b_all_know_that_a_token_is_not_one_shown_on_another_card() {
    let scenario = Scenario::new(2).civitas(1, 9).token(0, 4, first(Plebs));
    let mut position = resolve(scenario.token(0, 1, first(Nobiles)), Plebs);
    assert_eq!(could_be(&position, first(Plebs)), [[4]]);
    assert_eq!(could_be(&position, first(Nobiles)), [[-1, 0, 1, 2, 3]]);
    play(&mut position, 0, &[Action::Pass]);
    assert_eq!(could_be(&position, first(Nobiles)), [[-1, 0, 1, 2, 3]]);
}

#[test]
fn s_2b_all_know_that_a_token_placed_meanwhile_is_not_one_lying_open() {
    // The 1 lies open on card 4 while its owner places another token.
    let scenario = Scenario::new(2).civitas(1, 4).token(0, 1, first(Plebs));
    let mut position = resolve(scenario, Plebs);
    play(&mut position, 0, &[Action::Use(0), Action::Token(4), Action::Civitas(first(Nobiles))]);
    assert_eq!(hand_tokens(&position, 0), [-1, 0, 1, 2, 3]);
    assert_eq!(could_be(&position, first(Nobiles)), [[-1, 0, 2, 3, 4]]);
}

#[test]
fn s_2b_a_token_seen_and_gone_home_may_be_any_that_is_placed_next() {
    let scenario = Scenario::new(2).civitas(1, 9).civitas(1, 41);
    let scenario = scenario.token(0, 4, first(Plebs)).token(0, 1, first(Tribuni));
    let mut position = resolve(scenario, Plebs);
    play(&mut position, 0, &[Action::Pass, Action::Use(0)]);
    play(&mut position, 0, &[Action::Token(3), Action::Civitas(first(Nobiles))]);
    assert_eq!(could_be(&position, first(Nobiles)), [[-1, 0, 2, 3, 4]]);
}

// 2B.elective.

#[test]
fn s_2b_elective_only_the_highest_total_gets_the_effect() {
    let scenario = Scenario::new(3).civitas(1, 13).token(0, 3, first(Legionarii));
    let scenario = scenario.token(1, 4, first(Legionarii)).token(2, 3, first(Legionarii));
    let mut position = resolve(scenario, Legionarii);
    assert_eq!((position.asked(), position.all().queue.len()), (Some(1), 1));
    play(&mut position, 1, &[Action::Use(0)]);
    assert_eq!(position.all().ask, Ask::StartPlot);
    assert_eq!(draws(&position), [(1, Pugio)]);
}

#[test]
fn s_2b_elective_the_highest_total_must_reach_the_value() {
    let scenario = Scenario::new(2).civitas(1, 13).token(0, 2, first(Legionarii));
    let position = resolve(scenario.token(1, 1, first(Legionarii)), Legionarii);
    assert_eq!(position.all().ask, Ask::StartPlot);
    assert_eq!(draws(&position), []);
    assert!(nobody_elected(&position));
}

#[test]
fn s_2b_elective_exactly_the_value_is_enough() {
    let scenario = Scenario::new(2).civitas(1, 13).token(0, 3, first(Legionarii));
    assert_eq!(resolve(scenario, Legionarii).all().ask, Ask::Effect);
}

#[test]
fn s_2b_elective_tie_goes_to_the_leftmost_token() {
    let scenario = Scenario::new(3).order(&[0, 1, 2]).civitas(1, 13);
    let scenario = scenario.token(2, 4, first(Legionarii)).token(0, 4, first(Legionarii));
    assert_eq!(resolve(scenario, Legionarii).asked(), Some(2));
}

#[test]
fn s_2b_elective_tie_counts_any_token_of_the_total() {
    // Seat 0 has 0 and 3, the 0 before the 3 of seat 1.
    let scenario = Scenario::new(5).civitas(1, 13).token(0, 0, first(Legionarii));
    let scenario = scenario.token(1, 3, first(Legionarii)).token(0, 3, first(Legionarii));
    assert_eq!(resolve(scenario, Legionarii).asked(), Some(0));
}

#[test]
fn s_2b_elective_if_the_winner_declines_nobody_gets_it() {
    let scenario = Scenario::new(2).civitas(1, 13).token(0, 4, first(Legionarii));
    let mut position = resolve(scenario.token(1, 3, first(Legionarii)), Legionarii);
    play(&mut position, 0, &[Action::Pass]);
    assert_eq!(position.all().ask, Ask::StartPlot);
    assert_eq!(draws(&position), []);
}

#[test]
fn s_2b_elective_if_the_winner_cannot_use_it_nobody_gets_it() {
    // Card 48: take the Primus, which seat 0 has.
    let scenario = Scenario::new(2).civitas(1, 48).primus(0).token(0, 4, first(Nobiles));
    let position = resolve(scenario.token(1, 3, first(Nobiles)), Nobiles);
    assert_eq!(position.all().ask, Ask::StartPlot);
    assert!(position.all().players[0].primus);
}

// 2B.collective.

#[test]
fn s_2b_collective_all_who_reach_the_value_get_it_the_highest_total_first() {
    let scenario = Scenario::new(4).civitas(1, 2).token(0, 1, first(Plebs));
    let scenario = scenario.token(1, 4, first(Plebs)).token(2, 0, first(Plebs));
    let mut position = resolve(scenario.token(3, 2, first(Plebs)), Plebs);
    for seat in [1, 3, 0] {
        assert_eq!(position.asked(), Some(seat));
        play(&mut position, seat, &[Action::Use(0)]);
    }
    assert_eq!(position.all().ask, Ask::StartPlot);
    assert_eq!(draws(&position), [(1, Coniura), (3, Coniura), (0, Coniura)]);
}

#[test]
fn s_2b_collective_among_equals_the_leftmost_token_comes_first() {
    let scenario = Scenario::new(3).order(&[0, 1, 2]).civitas(1, 2);
    let scenario = scenario.token(2, 3, first(Plebs)).token(0, 3, first(Plebs));
    let mut position = resolve(scenario.token(1, 3, first(Plebs)), Plebs);
    for seat in [2, 0, 1] {
        assert_eq!(position.asked(), Some(seat));
        play(&mut position, seat, &[Action::Use(0)]);
    }
}

#[test]
fn s_2b_collective_who_declines_does_not_hold_up_the_others() {
    let scenario = Scenario::new(2).civitas(1, 2).token(0, 3, first(Plebs));
    let mut position = resolve(scenario.token(1, 1, first(Plebs)), Plebs);
    play(&mut position, 0, &[Action::Pass]);
    play(&mut position, 1, &[Action::Use(0)]);
    assert_eq!(draws(&position), [(1, Coniura)]);
}

#[test]
fn s_2b_collective_a_card_of_value_0_needs_a_token_and_a_total_of_0() {
    // Seat 0 has put the 0, seat 1 the −1, seat 2 nothing.
    let scenario = Scenario::new(3).civitas(1, 1).token(0, 0, first(Plebs));
    let mut position = resolve(scenario.token(1, -1, first(Plebs)), Plebs);
    play(&mut position, 0, &[Action::Use(0)]);
    assert_eq!(position.all().ask, Ask::StartPlot);
    assert_eq!(draws(&position), [(0, Coniura)]);
}

#[test]
fn s_2b_collective_who_stays_below_gets_nothing() {
    let scenario = Scenario::new(2).civitas(1, 3).token(0, 1, first(Plebs));
    assert_eq!(resolve(scenario, Plebs).all().ask, Ask::StartPlot);
}

// 2B.negative.

#[test]
fn s_2b_negative_all_below_the_value_suffer_with_or_without_tokens() {
    // Card 10: below 1, lose a point. Seat 0 reaches it, seat 1 does not, 2 has no token.
    let mut scenario = Scenario::new(3).civitas(1, 10);
    for seat in 0..3 {
        scenario = scenario.points(seat, 2, 0);
    }
    let scenario = scenario.token(0, 1, first(Plebs)).token(1, 0, first(Plebs));
    let position = resolve(scenario, Plebs);
    assert_eq!([0, 1, 2].map(|seat| points(&position, seat)), [(2, 0), (1, 0), (1, 0)]);
}

#[test]
fn s_2b_negative_without_any_token_everybody_suffers_and_the_card_leaves() {
    let scenario = Scenario::new(2).civitas(1, 10).civitas(2, 6);
    let position = resolve(scenario.points(0, 1, 0).points(1, 3, 0), Plebs);
    assert_eq!([0, 1].map(|seat| points(&position, seat)), [(0, 0), (2, 0)]);
    assert_eq!(card(&position, first(Plebs)), Some(6));
}

#[test]
fn s_2b_negative_they_suffer_in_the_order_of_the_ordo_cards() {
    let mut scenario = Scenario::new(3).order(&[2, 0, 1]).civitas(1, 10);
    for seat in 0..3 {
        scenario = scenario.points(seat, 1, 0);
    }
    // Neither the height of the total nor the space counts here.
    let position = resolve(scenario.token(1, 0, first(Plebs)).token(0, -1, first(Plebs)), Plebs);
    assert_eq!(losers(&position), [2, 0, 1]);
}

#[test]
fn s_2b_negative_who_has_nothing_to_lose_loses_nothing() {
    let position = resolve(Scenario::new(2).civitas(1, 10).points(1, 1, 0), Plebs);
    assert_eq!(losers(&position), [1]);
    assert_eq!([0, 1].map(|seat| points(&position, seat)), [(0, 0), (0, 0)]);
    assert!(nothing_to_lose(&position, &[0], 10));
}

#[test]
fn s_2b_negative_who_has_nothing_to_lose_is_told_in_one_line() {
    // Card 10 takes a point; the second has one, and chooses nothing.
    let position = resolve(Scenario::new(4).civitas(1, 10).points(1, 1, 0), Plebs);
    assert_eq!(losers(&position), [1]);
    let vain = |event: &Event| matches!(event, Event::NothingToLose { .. });
    assert_eq!(position.events().iter().filter(|event| vain(event)).count(), 1);
    let line = "Plebs 10 punishes, but finds nothing to take from Livia, Iulia, Marcus.";
    assert_eq!(last_line(&position, vain), ("legend.lose-point", line.to_owned()));
    // It says only what all can see beforehand: who loses his last point is not in it.
    let events = position.events();
    let told = events.iter().position(vain);
    let lost = events.iter().position(|event| matches!(event, Event::LostPoint { .. }));
    assert!(told < lost);
    let two = resolve(Scenario::new(2).civitas(1, 32).hand(0, [0; 4]), Praetoriani);
    assert_eq!(last_line(&two, vain).0, "legend.aut", "of two penalties");
}

#[test]
fn s_2b_negative_whoever_reaches_the_value_is_spared() {
    let scenario = Scenario::new(2).civitas(1, 10).points(0, 1, 0).points(1, 1, 0);
    let position = resolve(scenario.token(0, 1, first(Plebs)).token(1, 4, first(Plebs)), Plebs);
    assert!(losers(&position).is_empty());
}

#[test]
fn s_2b_negative_of_two_effects_one_that_can_be_applied_must_be_chosen() {
    // Card 32: a Pugio or a point. No Pugio symbol in hand, one point.
    let scenario = Scenario::new(2).civitas(1, 32).points(0, 1, 0).hand(0, [2, 0, 0, 0]);
    let mut position = resolve(scenario.token(1, 3, first(Praetoriani)), Praetoriani);
    assert_eq!(position.all().ask, Ask::Penalty, "asked all the same: the hand is a secret");
    assert_eq!(position.legal(), [Action::Lose(Point::Victory)]);
    let pugio = Action::Discard(Card::PugioSingle);
    assert_eq!(refusal(&mut position, 0, pugio), ("2B.cards", "why-no-such-card"));
    let coniura = Action::Discard(Card::ConiuraSingle);
    assert_eq!(refusal(&mut position, 0, coniura), ("2B.negative", "why-other-penalty"));
    play(&mut position, 0, &[Action::Lose(Point::Victory)]);
    assert_eq!((points(&position, 0), cards(&position, 0)), ((0, 0), [2, 0]));
}

#[test]
fn s_2b_negative_of_two_effects_the_sufferer_chooses() {
    let scenario = Scenario::new(2).civitas(1, 32).points(0, 1, 1).hand(0, [0, 1, 1, 0]);
    let position = resolve(scenario.token(1, 3, first(Praetoriani)), Praetoriani);
    assert_eq!(
        position.legal(),
        [
            Action::Discard(Card::ConiuraDual),
            Action::Discard(Card::PugioSingle),
            Action::Lose(Point::Victory),
            Action::Lose(Point::Conspiracy),
        ]
    );
}

#[test]
fn s_2b_negative_of_two_effects_with_neither_possible_nothing() {
    let scenario = Scenario::new(2).civitas(1, 32).hand(0, [0; 4]).hand(1, [3, 0, 0, 0]);
    let position = resolve(scenario, Praetoriani);
    assert_eq!(position.all().ask, Ask::StartPlot);
    assert!(nothing_to_lose(&position, &[0], 32));
    let no_pugio = Event::LacksSymbol { seat: Seat::new(1), pile: Pugio };
    assert!(position.events().contains(&no_pugio));
    assert_eq!(cards(&position, 1), [3, 0]);
}

#[test]
fn s_2b_negative_cannot_be_declined() {
    let scenario = Scenario::new(2).civitas(1, 10).points(0, 1, 1);
    let mut position = resolve(scenario, Plebs);
    assert!(!position.legal().contains(&Action::Pass));
    let refused = refusal(&mut position, 0, Action::Pass);
    assert_eq!(refused, ("2B.negative", "why-penalty-mandatory"));
    let refused = refusal(&mut position, 0, Action::Use(0));
    assert_eq!(refused, ("2B.negative", "why-something-else"));
}

// 2B.sum.

#[test]
fn s_2b_sum_four_and_minus_one_are_three() {
    for (number, asked) in [(13, Ask::Effect), (24, Ask::StartPlot)] {
        let deck = if number == 13 { Legionarii } else { Praetoriani };
        let scenario = Scenario::new(2).civitas(1, number);
        let position = resolve(scenario.token(0, 4, first(deck)).token(0, -1, first(deck)), deck);
        assert_eq!(position.all().ask, asked, "card {number}, of value 3 or 4");
    }
}

#[test]
fn s_2b_sum_several_small_tokens_beat_a_bigger_one() {
    let scenario = Scenario::new(3).civitas(1, 13).token(1, 3, first(Legionarii));
    let scenario = scenario.token(0, 3, first(Legionarii)).token(0, 1, first(Legionarii));
    assert_eq!(resolve(scenario, Legionarii).asked(), Some(0));
}

#[test]
fn s_2b_sum_nobody_gets_an_effect_twice() {
    let scenario = Scenario::new(2).civitas(1, 2).token(0, 4, first(Plebs));
    let mut position = resolve(scenario.token(0, 3, first(Plebs)), Plebs);
    play(&mut position, 0, &[Action::Use(0)]);
    assert_eq!(position.all().ask, Ask::StartPlot);
    assert_eq!(draws(&position), [(0, Coniura)]);
}

#[test]
fn s_2b_sum_also_spares_from_a_negative_card() {
    // Card 11, value 2: 3 and −1 reach it, 2 and −1 do not.
    let scenario = Scenario::new(5).civitas(1, 11);
    let scenario = scenario.token(0, 3, first(Plebs)).token(0, -1, first(Plebs));
    let scenario = scenario.token(1, 2, first(Plebs)).token(1, -1, first(Plebs));
    assert_eq!(resolve(scenario, Plebs).asked(), Some(1));
}

// 2B.optional.

#[test]
fn s_2b_optional_elective_and_collective_effects_may_be_declined() {
    for (number, deck) in [(13, Legionarii), (2, Plebs)] {
        let scenario = Scenario::new(2).civitas(1, number).token(0, 4, first(deck));
        let mut position = resolve(scenario, deck);
        assert_eq!(position.legal(), [Action::Pass, Action::Use(0)]);
        play(&mut position, 0, &[Action::Pass]);
        assert_eq!(draws(&position), []);
    }
}

#[test]
fn s_2b_optional_an_effect_that_can_do_nothing_cannot_be_chosen() {
    // Card 14: a Pugio or a Coniura card; the Pugio pile is empty.
    let scenario = Scenario::new(2).civitas(1, 14).pile_drawn_by(1, Pugio);
    let mut position = resolve(scenario.token(0, 4, first(Legionarii)), Legionarii);
    assert_eq!(position.legal(), [Action::Pass, Action::Use(1)]);
    let refused = refusal(&mut position, 0, Action::Use(0));
    assert_eq!(refused, ("2B.optional", "why-effect-in-vain"));
}

#[test]
fn s_2b_optional_with_no_effect_left_there_is_nothing_to_ask() {
    let scenario = Scenario::new(2).civitas(1, 13).pile_drawn_by(1, Pugio);
    let position = resolve(scenario.token(0, 4, first(Legionarii)), Legionarii);
    assert_eq!(position.all().ask, Ask::StartPlot);
    let in_vain = Event::InVain { seat: Seat::new(0), civitas: 12 };
    assert!(position.events().contains(&in_vain));
}

#[test]
fn s_2b_optional_only_the_effect_is_asked_for_now() {
    let scenario = Scenario::new(2).civitas(1, 13).token(0, 4, first(Legionarii));
    let mut position = resolve(scenario, Legionarii);
    for action in [Action::Token(3), Action::Done, Action::Lay(Card::ConiuraDual)] {
        let refused = refusal(&mut position, 0, action);
        assert_eq!(refused, ("2B.optional", "why-something-else"));
    }
}
