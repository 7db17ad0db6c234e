//! The ledger of rules: every section in both languages, every section tested.

use ludi_engine::rulebook::sections;
use ludi_game_tests::ledger;
use ludi_roman_empire::RomanEmpire;

use crate::SOURCES;

#[test]
fn both_ledgers_have_every_section_in_order_and_say_something() {
    ledger::has_every_section::<RomanEmpire>(SOURCES);
}

#[test]
fn both_ledgers_have_the_same_rulings() {
    ledger::has_the_same_rulings_in_both_languages(SOURCES);
}

#[test]
fn every_section_names_tests_that_exist() {
    ledger::names_tests_that_exist(SOURCES);
}

#[test]
fn every_section_has_a_test_of_its_own() {
    let ledger = SOURCES.file("RULES.md");
    for entry in sections(&ledger) {
        let start = format!("s{}_", entry.id.replace('.', "_"));
        let own = entry.tests.iter().filter(|test| test.starts_with(&start)).count();
        assert!(own > 0, "section {} has no test of its own", entry.id);
    }
}

#[test]
fn every_test_of_a_section_is_named_in_the_ledger() {
    ledger::names_every_test_of_a_section(SOURCES);
}
