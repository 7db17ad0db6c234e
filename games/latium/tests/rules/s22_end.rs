//! The second section 22: the final count.

use ludi_engine::Rules;
use ludi_latium::{Action, Ask, Season, Stage};

use crate::common::{attack, pass_until, play, rich};

#[test]
fn s22_end_points_for_villages_and_victories() {
    let position = rich(2)
        .ally(0, "Cora")
        .ally(0, "Ardea")
        .ally(0, "Ficana")
        .subject(0, "Gabii")
        .subject(0, "Tibur")
        .subject(0, "Corioli")
        .subject(0, "Aricia")
        .conquered("Aricia")
        .act(Season::Messis);
    assert_eq!(position.player(0).points, 9 + 6 + (3 + 2 + 1) + (4 + 3 + 1));
}

#[test]
fn s22_end_after_the_eighth_year_the_most_points_win_and_dp_break_ties() {
    let mut position = rich(3).year(8).ally(2, "Ficana").dp(1, 400).act(Season::Messis);
    while position.all().stage != Stage::Over {
        play(&mut position, &[Action::Done]);
    }
    let outcome = position.game.outcome(&position.state).expect("the end");
    assert_eq!((outcome.ending, outcome.scores), ("eighth-year", vec![9, 9, 10]));
    assert_eq!(outcome.places, [3, 2, 1]);
}

#[test]
fn s22_end_of_equals_the_earlier_in_the_order_wins() {
    let mut position = rich(2).year(8).act(Season::Messis);
    while position.all().stage != Stage::Over {
        play(&mut position, &[Action::Done]);
    }
    let outcome = position.game.outcome(&position.state).expect("the end");
    assert_eq!(outcome.places, [1, 2]);
}

#[test]
fn s22_end_when_one_player_is_left_the_match_is_over() {
    let mut position = rich(2).legion_in("Roma", "D3").act(Season::Semen);
    let alba = attack(&position, "Albalonga");
    play(&mut position, &[alba, Action::Surrender]);
    assert_eq!(position.all().stage, Stage::Over);
    let outcome = position.game.outcome(&position.state).expect("the end");
    assert_eq!((outcome.ending, outcome.places), ("last-rex", vec![1, 2]));
    assert_eq!(outcome.scores, [15, 0]);
}

#[test]
fn s22_end_a_conquered_main_that_was_free_is_a_village_like_others() {
    let mut position =
        rich(3).subject(0, "Cora").conquered("Cora").level("Cora", 3).end(Season::Semen);
    assert_eq!(position.player(0).points, 15);
    play(&mut position, &[Action::Release]);
    assert!(!position.at("Cora").conquered);
    pass_until(&mut position, Ask::Turn);
    assert_eq!(position.player(0).points, 9);
}
