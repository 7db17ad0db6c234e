//! Section 4: fall, prosperity, points, the winner.

use ludi_engine::{Outcome, Rules, Seat};
use ludi_imperivm::scenario::{Position, Scenario};
use ludi_imperivm::{Action, Ask, Stage};

use crate::common::*;

/// The ninth dominion ends in quiet.
fn prosper(scenario: Scenario) -> Outcome {
    let position = scenario.dominion(9).levels(20, 20).at_stage(3, Stage::Trouble);
    position.game.outcome(&position.state).expect("the end")
}

/// The people rise, and nobody has a coin.
fn fall(scenario: Scenario) -> (Position, Outcome) {
    let scenario = scenario.levels(0, 20).public(0, 0);
    let ended = (0..100).map(|seed| scenario.clone().at_stage_with(3, Stage::Trouble, seed));
    let mut position = ended
        .into_iter()
        .find(|position| {
            position.all().roll.is_some_and(|roll| roll <= 3) || position.all().stage == Stage::Over
        })
        .expect("a low roll");
    while position.ask() == Ask::UprisingBid {
        let seat = position.asked()[0];
        play(&mut position, seat, &[Action::Amount(0)]);
    }
    let outcome = position.game.outcome(&position.state).expect("the end");
    (position, outcome)
}

#[test]
fn s4_the_empire_prospers_after_the_ninth_dominion() {
    for edition in BOTH {
        assert_eq!(prosper(four(edition)).ending, "prosperity");
    }
}

#[test]
fn s4_the_empire_may_fall_before() {
    for edition in BOTH {
        assert_eq!(fall(four(edition).purse(3, 0, 0)).1.ending, "fall");
    }
}

#[test]
fn s4_oaths_move_the_loyalty_beyond_nine_and_past_the_missing_zero() {
    let scenario = four(Draft2)
        .loyalty(0, 9)
        .oath(0, militia(5))
        .oath(0, empire(1))
        .loyalty(1, 1)
        .oath(1, traitor(religion(1)))
        .loyalty(2, -9)
        .oath(2, traitor(empire(1)));
    let outcome = prosper(scenario);
    assert_eq!(outcome.breakdown[0].values, [11, -1, -10, 1]);
}

#[test]
fn s4_2_only_the_loyal_score_when_the_empire_prospers() {
    let scenario = four(Draft2)
        .loyalty(0, 3)
        .hand(0, &[militia(1), religion(1), traitor(militia(1))])
        .purse(0, 4, 4)
        .family_pawns(0, 2)
        .loyalty(1, -9);
    let outcome = prosper(scenario);
    // Grade 3, two pawns, ten provinces, two loyal cards, eight resources.
    assert_eq!(outcome.scores[0], 3 + 5 * 2 + 2 * 10 + 2 + 2);
    assert_eq!(outcome.scores[1], 0);
    assert_eq!(outcome.places[0], 1);
}

#[test]
fn s4_1_only_the_traitors_score_when_the_empire_falls() {
    let scenario = four(Draft2)
        .loyalty(0, -3)
        .hand(0, &[militia(1), traitor(religion(1)), traitor(militia(1))])
        .purse(0, 0, 5)
        .purse(3, 0, 0);
    let outcome = fall(scenario).1;
    assert_eq!(outcome.scores, [3 + 2 * 10 + 2 + 1, 0, 0, 0]);
    assert_eq!(outcome.places, [1, 2, 2, 2]);
}

/// The score of seat 0, publicly loyal 3, with nothing to count but this.
fn points(edition: ludi_imperivm::Edition, coins: u16, power: u16, pawns: u8) -> i32 {
    let seat = four(edition).loyalty(0, 3).purse(0, coins, power).family_pawns(0, pawns);
    prosper(seat).scores[0]
}

#[test]
fn s4_a_pawn_is_five_points_in_the_second_draft_and_none_in_the_first() {
    assert_eq!(points(Draft2, 0, 0, 2) - points(Draft2, 0, 0, 0), 10);
    assert_eq!(points(Draft1, 0, 0, 2) - points(Draft1, 0, 0, 0), 0);
}

#[test]
fn s4_a_province_is_two_points_in_the_second_draft_and_one_in_the_first() {
    assert_eq!(points(Draft2, 0, 0, 0), 3 + 10 * 2);
    assert_eq!(points(Draft1, 0, 0, 0), 3 + 10);
}

#[test]
fn s4_three_resources_are_a_point_in_the_second_draft_and_one_is_in_the_first() {
    assert_eq!(points(Draft2, 4, 4, 0) - points(Draft2, 0, 0, 0), 2);
    assert_eq!(points(Draft1, 4, 4, 0) - points(Draft1, 0, 0, 0), 8);
}

#[test]
fn s4_cards_of_the_winning_side_count_in_both_drafts() {
    for edition in BOTH {
        let hand = |cards| prosper(four(edition).hand(0, cards)).scores[0];
        assert_eq!(hand(&[militia(1), empire(5), traitor(militia(1))]) - hand(&[]), 2);
    }
}

#[test]
fn s4_equal_scores_go_by_provinces_then_resources_then_are_shared() {
    // Seats 0 and 1 have ten provinces each.
    let outcome = prosper(four(Draft2).purse(0, 3, 0).purse(1, 0, 4).loyalty(2, -1).loyalty(3, -1));
    assert_eq!((outcome.scores[0], outcome.scores[1]), (22, 22));
    assert_eq!(outcome.places, [2, 1, 3, 3]);
    let outcome = prosper(four(Draft2).purse(0, 3, 0).purse(1, 0, 3).loyalty(2, -1).loyalty(3, -1));
    assert_eq!(outcome.places, [1, 1, 3, 3]);
    // Two points more for the province, two grades fewer.
    let more = four(Draft2).owns(1, "Britannia").loyalty(0, 5).purse(0, 0, 0).purse(1, 0, 0);
    let outcome = prosper(more.loyalty(2, -1).loyalty(3, -1));
    assert_eq!((outcome.scores[0], outcome.scores[1]), (5 + 18, 1 + 22));
    assert_eq!(outcome.places, [2, 1, 3, 3]);
}

#[test]
fn s4_without_anybody_on_the_winning_side_nobody_wins() {
    for edition in BOTH {
        let all =
            |loyalty| (0..4).fold(four(edition), |scenario, seat| scenario.loyalty(seat, loyalty));
        let (position, fallen) = fall(all(2).purse(3, 0, 0));
        for (ending, outcome) in [("prosperity", prosper(all(-2))), ("fall", fallen)] {
            assert_eq!((outcome.ending, &outcome.scores), (ending, &vec![0; 4]));
            assert!(outcome.winners().is_empty(), "{ending}: {:?}", outcome.places);
            assert!(Seat::all(4).all(|seat| outcome.win_share(seat) == 0.0));
            assert_eq!(outcome.places, [4; 4], "all are last");
        }
        assert_eq!(
            said(&position, 0),
            "The empire has fallen, and nobody is a traitor: nobody has won."
        );
    }
}

#[test]
fn s4_all_is_shown_at_the_end() {
    let (position, _) = fall(four(Draft1).purse(3, 0, 0).oath(0, militia(1)).hand(1, &[empire(2)]));
    let view = position.view(2);
    assert_eq!(view.players[0].oath.as_slice(), [Some(militia(1))]);
    assert_eq!(view.players[1].hand.unwrap().count(empire(2)), 1);
    assert!(view.players.iter().all(|player| player.purse.is_some()));
    let mut again = position.clone();
    let outcome = again.act(0, Action::Pass).unwrap_err();
    assert_eq!((outcome.rule.0, outcome.reason.key), ("4", "why-over"));
}
