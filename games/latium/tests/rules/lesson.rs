//! The first game with a guide.

use ludi_game_tests::lessons;
use ludi_latium::Latium;

#[test]
fn the_lesson_can_be_played_by_the_rules_of_today() {
    lessons::can_be_played::<Latium>();
}

#[test]
fn the_lesson_is_told_in_every_language() {
    lessons::is_told_in_every_language::<Latium>();
}
