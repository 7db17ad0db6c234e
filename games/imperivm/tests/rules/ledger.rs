//! The ledger of rules: every section in both languages, every section tested.

use ludi_engine::Rules;
use ludi_engine::rulebook::sections;
use ludi_imperivm::Imperivm;

use crate::SOURCES;

ludi_game_tests::ledger_tests!(Imperivm, SOURCES);

/// How a test of this section begins.
fn start_of(section: &str) -> String {
    format!("s{}_", section.replace('.', "_"))
}

/// The rows of the tables of a section in which the drafts differ.
fn differences(text: &str) -> Vec<&str> {
    text.lines()
        .filter(|line| {
            let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
            matches!(cells[..], [_, later, earlier] if later != earlier
                && later != "second draft"
                && !later.starts_with("---"))
        })
        .collect()
}

#[test]
fn every_section_has_tests_of_its_own_and_every_difference_between_the_drafts() {
    let ledger = SOURCES.file("RULES.md");
    for entry in sections(&ledger) {
        let own = entry.tests.iter().filter(|test| test.starts_with(&start_of(entry.id))).count();
        assert!(own > 0, "section {} has no test of its own", entry.id);
        let differences = differences(&entry.text);
        let drafts = entry.tests.iter().filter(|test| test.contains("_draft")).count();
        assert!(
            drafts >= differences.len(),
            "section {} has {drafts} tests of {differences:?}",
            entry.id
        );
    }
}

/// What `edition` decides is in the ledger, in the section it names.
#[test]
fn every_rule_of_an_edition_is_a_difference_in_the_ledger() {
    let (ledger, edition) = (SOURCES.file("RULES.md"), SOURCES.file("src/rules/edition.rs"));
    let sections = sections(&ledger);
    let rules: Vec<&str> = edition
        .lines()
        .filter_map(|line| line.trim().strip_prefix("/// ")?.split_once(": "))
        .map(|(section, _)| section)
        .filter(|section| Imperivm::INFO.sections.contains(section))
        .collect();
    assert!(rules.len() >= 14, "{rules:?}");
    for rule in &rules {
        let entry = sections.iter().find(|entry| entry.id == *rule).expect("a section");
        let decided = rules.iter().filter(|other| *other == rule).count();
        let told = differences(&entry.text).len();
        assert!(told > 0 && told + 1 >= decided, "section {rule}: {decided} rules, {told} told");
    }
}

#[test]
fn every_test_of_a_section_is_named_in_the_ledger() {
    ludi_game_tests::ledger::names_every_test_of_a_section(SOURCES);
}
