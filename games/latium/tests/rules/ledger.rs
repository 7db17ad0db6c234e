//! The ledger of rules: every section in both languages, every section tested.

use ludi_engine::rulebook::sections;
use ludi_latium::Latium;

use crate::SOURCES;

ludi_game_tests::ledger_tests!(Latium, SOURCES);

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
    ludi_game_tests::ledger::names_every_test_of_a_section(SOURCES);
}
