//! RULES.md read as data: what the rules panel shows and what tests compare.
//!
//! Each section of the rulebook is one heading `## <id> · <title>` followed by
//! what we do, in our own words. An item that starts with `Ruling` decides what
//! the rulebook leaves open; a last item `Tests: a, b` names the tests that show
//! the section. The text before the first such heading introduces the ledger.

/// An entry of the ledger.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section<'a> {
    /// The short name that refusals cite.
    pub id: &'a str,
    /// The title.
    pub title: &'a str,
    /// What we do, with the rulings: what players read.
    pub text: String,
    /// The tests that show it.
    pub tests: Vec<&'a str>,
}

/// The sections of a ledger, in order.
pub fn sections(ledger: &str) -> Vec<Section<'_>> {
    let mut sections: Vec<Section<'_>> = Vec::new();
    for line in ledger.lines() {
        if let Some((id, title)) = line.strip_prefix("## ").and_then(|head| head.split_once(" · "))
        {
            sections.push(Section { id, title, text: String::new(), tests: Vec::new() });
        } else if let Some(section) = sections.last_mut() {
            if let Some(tests) = line.strip_prefix("Tests: ") {
                section.tests.extend(tests.split(',').map(|test| test.trim().trim_matches('`')));
            } else {
                section.text.push_str(line);
                section.text.push('\n');
            }
        }
    }
    for section in &mut sections {
        section.text = section.text.trim().to_owned();
    }
    sections
}

/// The section with this id.
pub fn section<'a>(ledger: &'a str, id: &str) -> Option<Section<'a>> {
    sections(ledger).into_iter().find(|section| section.id == id)
}
