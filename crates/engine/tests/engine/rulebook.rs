//! The ledger of rules read as data.

use ludi_engine::rulebook::{section, sections};

const LEDGER: &str = "# Rules\n\nBefore the first section.\n\n\
    ## 1 · Placement\n\nOne token each.\n\n- Ruling: ties go left.\n\nTests: `a_test`, another\n\n\
    ## 2C.plot · The plot · its course\nIn turn.\n## no section\nStill the plot.\n";

#[test]
fn every_heading_with_a_name_is_a_section() {
    let all = sections(LEDGER);
    assert_eq!(all.iter().map(|section| section.id).collect::<Vec<_>>(), ["1", "2C.plot"]);
    assert_eq!(all[0].title, "Placement");
    assert_eq!(all[0].text, "One token each.\n\n- Ruling: ties go left.");
    assert_eq!(all[0].tests, ["a_test", "another"]);
    assert_eq!(all[1].title, "The plot · its course");
    assert_eq!(all[1].text, "In turn.\n## no section\nStill the plot.");
    assert!(all[1].tests.is_empty());
}

#[test]
fn a_section_is_found_by_its_name() {
    assert_eq!(section(LEDGER, "2C.plot").unwrap().title, "The plot · its course");
    assert_eq!(section(LEDGER, "2C"), None);
    assert!(sections("").is_empty());
}
