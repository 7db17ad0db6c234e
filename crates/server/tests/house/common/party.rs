//! People at one table, without a script.

use super::{Browser, Open, Page};

/// Anna, Bruno and Cora at a table, and Dario who looks on.
pub(crate) struct Party {
    pub(crate) people: [Browser; 4],
    pub(crate) table: String,
}

impl Party {
    /// Gathers them at a table of this game; the match has not begun.
    pub(crate) fn gather(house: &Open, game: &str) -> Party {
        Party::gather_with(house, game, &[])
    }

    /// The same at a table with these options.
    fn gather_with(house: &Open, game: &str, options: &[(&str, &str)]) -> Party {
        let mut people = [0; 4].map(|_| Browser::at(house));
        let form = [("name", "Anna <b>"), ("seats", "3"), ("visibility", "open")];
        let form = [&form, options].concat();
        let table = people[0].done(&format!("/games/{game}/open"), &form).location;
        for (person, name) in people[1..3].iter_mut().zip(["Bruno", "Cora"]) {
            person.done(&format!("{table}sit"), &[("name", name)]);
        }
        Party { people, table }
    }

    /// Gathers them, and begins.
    pub(crate) fn begun(house: &Open, game: &str) -> Party {
        Party::begun_with(house, game, &[])
    }

    /// The same at a table with these options.
    pub(crate) fn begun_with(house: &Open, game: &str, options: &[(&str, &str)]) -> Party {
        let mut party = Party::gather_with(house, game, options);
        let begin = format!("{}begin", party.table);
        party.people[0].done(&begin, &[]);
        party
    }

    /// The same people, in another house with the same database.
    pub(crate) fn in_house(&self, house: &Open) -> Party {
        let people = self.people.each_ref().map(|person| Browser::with(house, &person.cookie));
        Party { people, table: self.table.clone() }
    }

    /// The table as one of them sees it.
    pub(crate) fn page(&self, person: usize) -> Page {
        self.people[person].get(&self.table)
    }

    /// Whoever is asked does the n-th of what is possible, and so on from the
    /// first again.
    pub(crate) fn step(&self, n: usize) {
        let asked = |page: &Page| page.one("#prompt", "data-asked") == "true";
        let found = (0..3).map(|person| (person, self.page(person))).find(|(_, page)| asked(page));
        let (person, page) = found.expect("somebody is asked");
        let choices = page.all("#choices button", "value");
        assert_eq!(self.act(person, &page, &choices[n % choices.len()]).status, 303);
    }

    /// Somebody does something, sure of it, on a page that may be old.
    pub(crate) fn act(&self, person: usize, page: &Page, action: &str) -> Page {
        let row = page.row().to_string();
        let key = format!("{person}-{row}");
        let form = [("expected", &*row), ("key", &key), ("sure", action)];
        self.people[person].send(&format!("{}act", self.table), &form)
    }
}
