//! The winner, and how ties are broken.

use crate::common::last_line;
use crate::conspiracy::{PASS, outcome, play, refuses, table};
use ludi_caligula::components::Deck;
use ludi_caligula::scenario::{Position, Scenario};
use ludi_caligula::{DecidedBy, Event};
use ludi_engine::{Outcome, Seat, SeatSet};

/// A table at which the empire falls at once, with these cards (all Coniura) in
/// the hands; points and Primus are still to be given.
fn evening(cards: &[u8]) -> Scenario {
    let hands: Vec<[u8; 4]> = cards.iter().map(|&cards| [cards, 0, 0, 0]).collect();
    table(&hands).face_up_left(Deck::Plebs, 1)
}

/// Nobody plots: what each has now decides.
fn night(scenario: Scenario) -> (Position, Outcome) {
    let mut position = scenario.at_sequentia(7);
    while let Some(seat) = position.asked() {
        play(&mut position, &[(seat, PASS)]);
    }
    let outcome = outcome(&position);
    (position, outcome)
}

fn winners(outcome: &Outcome) -> Vec<usize> {
    outcome.winners().iter().map(Seat::index).collect()
}

#[test]
fn s_winner_the_most_points_win() {
    let (_, outcome) =
        night(evening(&[1, 3, 2]).points(0, 6, 0).points(1, 5, 0).points(2, 4, 0).primus(2));
    assert_eq!(outcome.scores, [6, 5, 4]);
    assert_eq!(outcome.places, [1, 2, 3]);
    assert_eq!(winners(&outcome), [0]);
}

#[test]
fn s_winner_conspiracy_points_count_as_victory_points() {
    let (_, outcome) = night(evening(&[1, 1]).points(0, 4, 0).points(1, 2, 3));
    assert_eq!(outcome.scores, [4, 5]);
    assert_eq!(winners(&outcome), [1]);
}

#[test]
fn s_winner_a_tie_goes_to_the_primus_inter_pares() {
    // Before conspiracy points and cards, of which he has fewer.
    let (_, outcome) = night(evening(&[3, 1]).points(0, 1, 3).points(1, 4, 0).primus(1));
    assert_eq!(outcome.scores, [4, 4]);
    assert_eq!(outcome.places, [2, 1]);
}

#[test]
fn s_winner_the_primus_decides_only_among_the_tied() {
    let (_, outcome) =
        night(evening(&[1, 1, 5]).points(0, 5, 0).points(1, 3, 2).points(2, 4, 0).primus(2));
    assert_eq!(outcome.scores, [5, 5, 4]);
    // Conspiracy points decide between the first two.
    assert_eq!(outcome.places, [2, 1, 3]);
}

#[test]
fn s_winner_the_primus_is_not_a_point() {
    let (_, outcome) = night(evening(&[1, 1]).points(0, 2, 0).points(1, 1, 0).primus(1));
    assert_eq!(outcome.scores, [2, 1]);
    assert_eq!(winners(&outcome), [0]);
}

#[test]
fn s_winner_then_the_most_conspiracy_points() {
    // Before cards, of which he has fewer.
    let (_, outcome) = night(evening(&[4, 1, 1]).points(0, 3, 1).points(1, 2, 2).points(2, 0, 0));
    assert_eq!(outcome.scores, [4, 4, 0]);
    assert_eq!(outcome.places, [2, 1, 3]);
}

#[test]
fn s_winner_then_the_most_cards_in_hand() {
    let (_, outcome) = night(evening(&[1, 3, 2]).points(0, 2, 1).points(1, 2, 1).points(2, 2, 1));
    assert_eq!(outcome.scores, [3, 3, 3]);
    assert_eq!(outcome.places, [3, 1, 2]);
}

#[test]
fn s_winner_cards_of_all_kinds_count_the_same() {
    let hands = [[2, 0, 0, 0], [0, 1, 1, 1]];
    let (_, outcome) = night(table(&hands).face_up_left(Deck::Plebs, 1));
    assert_eq!(outcome.places, [2, 1]);
}

#[test]
fn s_winner_what_is_still_equal_is_shared() {
    let (_, outcome) = night(evening(&[2, 2, 2]).points(0, 2, 1).points(1, 2, 1).points(2, 1, 0));
    assert_eq!(outcome.places, [1, 1, 3]);
    assert_eq!(outcome.winners(), SeatSet::from_iter([Seat::new(0), Seat::new(1)]));
    assert_eq!(outcome.win_share(Seat::new(0)), 0.5);
    assert_eq!(outcome.win_share(Seat::new(2)), 0.0);
}

#[test]
fn s_winner_the_last_line_says_what_decided() {
    let end = |scenario: Scenario| {
        let (position, outcome) = night(scenario);
        let events = position.events();
        let Some(Event::Ended { verdict }) = events.last() else { panic!("{events:?}") };
        let told: SeatSet = verdict.winners.iter().copied().collect();
        assert_eq!(told, outcome.winners(), "what is told is what is so");
        let ended = |event: &Event| matches!(event, Event::Ended { .. });
        let (rule, said) = last_line(&position, ended);
        assert_eq!(rule, "winner");
        (verdict.by, said.strip_prefix("The match is over. ").expect("it is").to_owned())
    };
    let tied = |cards: &[u8]| evening(cards).points(0, 3, 0).points(1, 2, 1).points(2, 1, 0);
    let points = end(evening(&[1, 3]).points(0, 1, 0));
    assert_eq!(points, (DecidedBy::Points, "Livia wins with one point.".to_owned()));
    let primus = "3 points each for Livia, Gaius: the Primus inter pares decides, and Livia wins.";
    assert_eq!(end(tied(&[1, 1, 3]).primus(0)), (DecidedBy::Primus, primus.to_owned()));
    // The Primus of somebody who is not tied decides nothing.
    let more = "3 points each for Livia, Gaius: more conspiracy points decide, and Gaius wins.";
    let conspiracy = end(tied(&[3, 1, 4]).primus(2));
    assert_eq!(conspiracy, (DecidedBy::ConspiracyPoints, more.to_owned()));
    let cards = end(evening(&[1, 2]).points(0, 2, 1).points(1, 2, 1));
    let more = "3 points each for Livia, Gaius: more cards in hand decide, and Gaius wins.";
    assert_eq!(cards, (DecidedBy::Cards, more.to_owned()));
    let shared = end(evening(&[2, 2]).points(0, 2, 1).points(1, 2, 1));
    let both = "3 points each, and nothing decides between Livia, Gaius: they share the win.";
    assert_eq!(shared, (DecidedBy::Nothing, both.to_owned()));
}

#[test]
fn s_winner_all_five_can_share() {
    let (_, outcome) = night(evening(&[1; 5]));
    assert_eq!(outcome.places, [1; 5]);
    assert_eq!(outcome.scores, [0; 5]);
    assert_eq!(winners(&outcome), [0, 1, 2, 3, 4]);
    let shares: Vec<f64> = (0..5).map(|seat| outcome.win_share(Seat::new(seat))).collect();
    assert_eq!(shares, [0.2; 5]);
}

#[test]
fn s_winner_the_score_sheet_says_where_the_points_came_from() {
    let (_, outcome) = night(evening(&[2, 3]).points(0, 4, 1).points(1, 2, 0).primus(1));
    let lines: Vec<&[i32]> = outcome.breakdown.iter().map(|line| &line.values[..]).collect();
    // Victory points, conspiracy points, Primus, cards.
    assert_eq!(lines, [[4, 2], [1, 0], [0, 1], [2, 3]]);
}

#[test]
fn s_winner_there_is_no_result_before_the_end() {
    use ludi_engine::Rules;
    let position = evening(&[1, 1]).at_sequentia(7);
    assert_eq!(position.game.outcome(&position.state), None);
}

#[test]
fn s_winner_after_the_end_nobody_can_do_anything() {
    let (mut position, _) = night(evening(&[1, 1]));
    for action in ludi_engine::Rules::action_space(&position.game) {
        refuses(&mut position, 0, action, "why-over", "winner");
    }
}
