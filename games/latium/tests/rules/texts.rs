//! Every phrase has its words in every language, and every text its use.

use ludi_game_tests::texts;
use ludi_latium::Latium;

#[test]
fn every_phrase_has_its_words_in_every_language() {
    texts::are_all_there_and_used(crate::SOURCES);
}

#[test]
fn promises_have_the_same_blanks_in_every_language() {
    texts::promise_the_same_in_every_language::<Latium>();
}
