//! The ledger of rules read as data.

use ludi_engine::rulebook::{Citations, section, sections};

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

#[test]
fn sections_are_cited_by_number_and_title_never_by_the_word_of_an_id() {
    let ledger = "## 1 · Piazzamento\n## 3.2a · Marcia su Roma\n## 2C.plot · Complotto\n\
        ## legend.swap · Scambia l’ordine\n";
    let citations = Citations::new(ledger);
    for (id, cited) in [
        ("1", "1"),
        ("3.2a", "3.2a"),
        ("2C.plot", "2C Complotto"),
        ("legend.swap", "Scambia l’ordine"),
        ("nowhere", "nowhere"),
    ] {
        assert_eq!(citations.cite(id), cited);
    }
    assert_eq!(
        ["3.2a", "2C.plot", "legend.swap"].map(|id| citations.number(id)),
        ["3.2a", "2C", ""]
    );
    for named in ["2C.plot", "2c.PLOT", "complotto", " 2C complotto "] {
        assert_eq!(citations.find(named), Some("2C.plot"), "{named}");
    }
    assert_eq!(citations.find("scambia l'ordine"), Some("legend.swap"));
    assert_eq!(citations.find("2C"), None);
    let all: Vec<_> = citations.all().map(|(cited, title)| format!("{cited}|{title}")).collect();
    let list = ["1|Piazzamento", "3.2a|Marcia su Roma", "2C Complotto|", "Scambia l’ordine|"];
    assert_eq!(all, list);
}
