//! RULES.md read as data: what the rules panel shows and what tests compare.
//!
//! Each section of the rulebook is one heading `## <id> · <title>` followed by
//! what we do, in our own words. An item that starts with `Ruling` decides what
//! the rulebook leaves open; a last item `Tests: a, b` names the tests that show
//! the section. The text before the first such heading introduces the ledger.

use std::borrow::Cow;

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
        if let Some((id, title)) = head(line) {
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

/// How the sections of a ledger are cited. An id is a number, a word or both
/// (`2C.plot`); to readers the title stands for the word, in the language of the ledger.
#[derive(Clone, Debug)]
pub struct Citations<'a> {
    /// Ids and titles, in the order of the ledger.
    entries: Vec<(&'a str, &'a str)>,
}

impl<'a> Citations<'a> {
    /// The citations of a ledger.
    pub fn new(ledger: &'a str) -> Citations<'a> {
        Citations { entries: ledger.lines().filter_map(head).collect() }
    }

    /// How a section is cited after the sign §.
    pub fn cite(&self, id: &'a str) -> Cow<'a, str> {
        match (self.number(id), self.title(id)) {
            (number, Some(title)) if number != id => match number {
                "" => title.into(),
                number => format!("{number} {title}").into(),
            },
            _ => id.into(),
        }
    }

    /// What of an id stands before the title in a heading.
    pub fn number<'b>(&self, id: &'b str) -> &'b str {
        let digits = |segment: &&str| segment.starts_with(|letter: char| letter.is_ascii_digit());
        let length: usize = id.split_inclusive('.').take_while(digits).map(str::len).sum();
        id[..length].trim_end_matches('.')
    }

    /// The id of the section that somebody names by its id, its title or as it is
    /// cited.
    pub fn find(&self, named: &str) -> Option<&'a str> {
        let plain = |text: &str| text.trim().to_lowercase().replace('’', "'");
        let named = plain(named);
        let is = |text: &str| plain(text) == named;
        let mut found = self.entries.iter().map(|(id, _)| *id).filter(|id| is(id));
        let by_name = || {
            let mut entries = self.entries.iter();
            entries.find(|(id, title)| is(title) || is(&self.cite(id))).map(|(id, _)| *id)
        };
        found.next().or_else(by_name)
    }

    /// Every section as it is cited, with its title where the citation does not
    /// have it.
    pub fn all(&self) -> impl Iterator<Item = (Cow<'a, str>, &'a str)> {
        self.entries.iter().map(|(id, title)| {
            let cited = self.cite(id);
            let title = if cited.ends_with(title) { "" } else { title };
            (cited, title)
        })
    }

    fn title(&self, id: &str) -> Option<&'a str> {
        self.entries.iter().find(|(entry, _)| *entry == id).map(|(_, title)| *title)
    }
}

/// Id and title of a section, if a line is the head of one.
fn head(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("## ")?.split_once(" · ")
}
