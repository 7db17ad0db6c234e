//! The ledger of rules: every section in both languages, every section tested.

use crate::sources;
use ludi_caligula::Caligula;
use ludi_engine::Rules;
use ludi_engine::rulebook::sections;

#[test]
fn both_ledgers_have_every_section_in_order_and_say_something() {
    for name in ["RULES.md", "RULES.it.md"] {
        let ledger = sources::file(name);
        let entries = sections(&ledger);
        let ids: Vec<&str> = entries.iter().map(|entry| entry.id).collect();
        assert_eq!(ids, Caligula::INFO.sections, "{name}");
        for entry in &entries {
            assert!(!entry.title.trim().is_empty(), "{name}: {} has no title", entry.id);
            assert!(!entry.text.is_empty(), "{name}: {} says nothing", entry.id);
        }
    }
}

#[test]
fn both_ledgers_have_the_same_rulings() {
    let (english, italian) = (sources::file("RULES.md"), sources::file("RULES.it.md"));
    let rulings = |text: &str, start: &str| {
        text.lines().filter(|line| line.trim_start().starts_with(start)).count()
    };
    for (ours, theirs) in sections(&english).iter().zip(&sections(&italian)) {
        assert_eq!(
            rulings(&ours.text, "- Ruling:"),
            rulings(&theirs.text, "- Decisione:"),
            "section {}",
            ours.id
        );
    }
}

#[test]
fn every_section_names_tests_that_exist() {
    let ledger = sources::file("RULES.md");
    let sources: Vec<String> = ["src", "tests"].into_iter().flat_map(sources::under).collect();
    let mut wrong = Vec::new();
    for entry in sections(&ledger) {
        if entry.tests.is_empty() {
            wrong.push(format!("{} names no test", entry.id));
        }
        for test in entry.tests {
            let function = format!("fn {test}(");
            if !sources.iter().any(|source| source.contains(&function)) {
                wrong.push(format!("{} names {test}, which does not exist", entry.id));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
