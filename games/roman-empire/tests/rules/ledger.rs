//! The ledger of rules: every section in both languages, every section tested.

use ludi_roman_empire::RomanEmpire;

use crate::SOURCES;

ludi_game_tests::ledger_tests!(RomanEmpire, SOURCES);

#[test]
fn every_section_has_a_test_of_its_own() {
    ludi_game_tests::ledger::names_a_test_of_each_section(SOURCES);
}

#[test]
fn every_test_of_a_section_is_named_in_the_ledger() {
    ludi_game_tests::ledger::names_every_test_of_a_section(SOURCES);
}
