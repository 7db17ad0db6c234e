//! The ledger of rules: every section in both languages, every section tested.

use ludi_caligula::Caligula;
use ludi_game_tests::ledger;

use crate::SOURCES;

#[test]
fn both_ledgers_have_every_section_in_order_and_say_something() {
    ledger::has_every_section::<Caligula>(SOURCES);
}

#[test]
fn both_ledgers_have_the_same_rulings() {
    ledger::has_the_same_rulings_in_both_languages(SOURCES);
}

#[test]
fn italian_citations_have_no_english_id() {
    ledger::cites_no_english_id_in_italian(SOURCES);
}

#[test]
fn every_section_names_tests_that_exist() {
    ledger::names_tests_that_exist(SOURCES);
}
