//! The ledger of rules: every section in both languages, every section tested.

use ludi_engine::Rules;
use ludi_engine::rulebook::{Citations, sections};

use crate::Sources;

const ENGLISH: &str = "RULES.md";
const ITALIAN: &str = "RULES.it.md";

/// The tests that say the same of the ledger of every game.
#[macro_export]
macro_rules! ledger_tests {
    ($game:ty, $sources:expr) => {
        #[test]
        fn both_ledgers_have_every_section_in_order_and_say_something() {
            $crate::ledger::has_every_section::<$game>($sources);
        }

        #[test]
        fn both_ledgers_have_the_same_rulings() {
            $crate::ledger::has_the_same_rulings_in_both_languages($sources);
        }

        #[test]
        fn citations_have_no_word_of_an_id() {
            $crate::ledger::cites_no_word_of_an_id($sources);
        }

        #[test]
        fn every_section_names_tests_that_exist() {
            $crate::ledger::names_tests_that_exist($sources);
        }
    };
}

/// Both ledgers have every section of the game, in order, with a title and a text.
pub fn has_every_section<G: Rules>(game: Sources) {
    for name in [ENGLISH, ITALIAN] {
        let ledger = game.file(name);
        let entries = sections(&ledger);
        let ids: Vec<&str> = entries.iter().map(|entry| entry.id).collect();
        assert_eq!(ids, G::INFO.sections, "{name}");
        for entry in &entries {
            assert!(!entry.title.trim().is_empty(), "{name}: {} has no title", entry.id);
            assert!(!entry.text.is_empty(), "{name}: {} says nothing", entry.id);
        }
    }
}

/// Each section decides as many things in one language as in the other.
pub fn has_the_same_rulings_in_both_languages(game: Sources) {
    let (english, italian) = (game.file(ENGLISH), game.file(ITALIAN));
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

/// A section is cited by its number and its title: no word of an id is shown.
pub fn cites_no_word_of_an_id(game: Sources) {
    for language in [ENGLISH, ITALIAN] {
        cites_numbers_and_titles(&game.file(language));
    }
}

fn cites_numbers_and_titles(ledger: &str) {
    let citations = Citations::new(ledger);
    for entry in sections(ledger) {
        let (cited, number) = (citations.cite(entry.id), citations.number(entry.id));
        if number == entry.id {
            assert_eq!(cited, entry.id);
        } else {
            assert_eq!(cited, format!("{number} {}", entry.title).trim_start());
            assert_ne!(entry.title, entry.id, "the id stands for a title");
        }
        let word = number.split('.').any(|part| part.starts_with(|c: char| c.is_alphabetic()));
        assert!(!word, "{} is cited by the word {number}", entry.id);
        assert_eq!(citations.find(&cited), Some(entry.id), "{cited} is not found");
    }
}

/// Each section names tests, and there are such tests in `src` or `tests`.
pub fn names_tests_that_exist(game: Sources) {
    let sources: Vec<String> =
        ["src", "tests"].into_iter().flat_map(|folder| game.under(folder)).collect();
    let wrong = untested(&game.file(ENGLISH), &sources);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Each section names a test that begins like its number.
pub fn names_a_test_of_each_section(game: Sources) {
    for entry in sections(&game.file(ENGLISH)) {
        let start = format!("s{}_", entry.id.replace('.', "_"));
        let own = entry.tests.iter().filter(|test| test.starts_with(&start)).count();
        assert!(own > 0, "section {} has no test of its own", entry.id);
    }
}

/// Every test that begins like the number of a section is named in the ledger.
pub fn names_every_test_of_a_section(game: Sources) {
    let ledger = game.file(ENGLISH);
    let entries = sections(&ledger);
    let named = |test: &str| entries.iter().any(|entry| entry.tests.contains(&test));
    let sources = game.under("tests");
    let tests = sources.iter().flat_map(|source| source.lines()).filter_map(|line| {
        let (test, _) = line.strip_prefix("fn ")?.split_once("()")?;
        let number = test.strip_prefix('s')?;
        number.starts_with(|first: char| first.is_ascii_digit()).then_some(test)
    });
    let missing: Vec<&str> = tests.filter(|test| !named(test)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

/// What is wrong with the tests that a ledger names.
fn untested(ledger: &str, sources: &[String]) -> Vec<String> {
    let mut wrong = Vec::new();
    for entry in sections(ledger) {
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
    wrong
}

#[cfg(test)]
mod tests {
    use super::untested;

    #[test]
    fn a_section_without_tests_or_with_a_test_that_is_not_there_is_found() {
        let ledger = "## 1 · One\n\nText.\n\nTests: a, b\n\n## 2 · Two\n\nText.\n";
        let sources = ["fn a() {}".to_owned(), "fn bb() {}".to_owned()];
        assert_eq!(
            untested(ledger, &sources),
            ["1 names b, which does not exist", "2 names no test"]
        );
    }
}
