//! People on all seats of a table, in the middle of a match, and a spectator.

use std::time::{Duration, SystemTime};

use ludi_engine::{Dice, FastRng, Seat, Viewer};
use ludi_server::store::{ApiToken, SecretHash, Store, Time};

use crate::common::{Browser, Open, Program};

/// Somebody, by a browser and by a program.
pub(crate) struct Person {
    cookie: String,
    token: Option<String>,
}

impl Person {
    /// Somebody who came in by a browser has a program, too.
    fn new(house: &Open, name: &str, browser: &Browser) -> Person {
        let now = Time::from(SystemTime::now());
        let session = SecretHash::of(browser.cookie.trim_start_matches("ludi="));
        let (person, _) = house.wait(house.store.session(session, now)).unwrap().unwrap();
        let (hash, label) = (SecretHash::of(name), name.to_owned());
        let until = now.after(Duration::from_secs(3600));
        let token = ApiToken { hash, label, since: now, used: now, until };
        house.wait(house.store.add_token(person.id, token)).unwrap();
        Person { cookie: browser.cookie.clone(), token: Some(name.to_owned()) }
    }

    pub(crate) fn browser(&self, house: &Open, lang: &str) -> Browser {
        Browser::with(house, &format!("{}; lang={lang}", self.cookie))
    }

    pub(crate) fn program(&self, house: &Open) -> Program {
        Program::with(house, self.token.as_deref())
    }
}

/// Those at a table.
pub(crate) struct Party {
    /// Those who sit there, and last somebody who looks on.
    pub(crate) people: Vec<Person>,
    /// Where the table is, for browsers; programs go without the last stroke.
    pub(crate) table: String,
    dice: Dice<FastRng>,
}

/// Something that can be done now.
pub(crate) struct Deed {
    pub(crate) person: usize,
    pub(crate) row: u64,
    /// The action as JSON.
    pub(crate) action: String,
}

impl Party {
    pub(crate) fn gather(house: &Open, seats: usize) -> Party {
        let mut browser = Browser::at(house);
        let count = seats.to_string();
        let page = [("name", "Anna"), ("seats", &count), ("visibility", "open")];
        let table = browser.done("/games/caligula/open", &page).location;
        let mut people = vec![Person::new(house, "Anna", &browser)];
        for name in ["Bruno", "Cora", "Dario", "Elena"].iter().take(seats - 1) {
            let mut guest = Browser::at(house);
            guest.done(&format!("{table}sit"), &[("name", name)]);
            people.push(Person::new(house, name, &guest));
        }
        browser.done(&format!("{table}begin"), &[]);
        people.push(Person { cookie: String::new(), token: None });
        Party { people, table, dice: Dice::fast(seats as u64) }
    }

    /// The table, for programs.
    pub(crate) fn path(&self) -> &str {
        self.table.trim_end_matches('/')
    }

    pub(crate) fn viewer(&self, person: usize) -> Viewer {
        match person + 1 == self.people.len() {
            true => Viewer::Spectator,
            false => Viewer::Seat(Seat::new(person)),
        }
    }

    /// Two of those who sit there and are not this person, if there are.
    pub(crate) fn others(&self, person: usize) -> Option<(usize, usize)> {
        let mut others = (0..self.people.len() - 1).filter(|other| *other != person);
        Some((others.next()?, others.next()?))
    }

    /// Any world.
    pub(crate) fn world(&mut self) -> u64 {
        self.dice.below(1 << 30).into()
    }

    /// Something that somebody who is asked can do; nothing if it is over.
    pub(crate) fn deed(&mut self, house: &Open) -> Option<Deed> {
        (0..self.people.len() - 1).find_map(|person| {
            let page = self.people[person].browser(house, "en").get(&self.table);
            if page.one("#prompt", "data-asked") != "true" {
                return None;
            }
            let mut choices = page.all("#choices button", "value");
            let choice = self.dice.below(choices.len() as u32) as usize;
            Some(Deed { person, row: page.row(), action: choices.swap_remove(choice) })
        })
    }

    /// Somebody who is asked does something; `false` if it is over.
    pub(crate) fn step(&mut self, house: &Open) -> bool {
        let Some(deed) = self.deed(house) else { return false };
        let (expected, key) = (deed.row.to_string(), format!("after-{}", deed.row));
        let form = [("expected", &*expected), ("key", &key), ("sure", &deed.action)];
        self.people[deed.person].browser(house, "en").done(&format!("{}act", self.table), &form);
        true
    }

    pub(crate) fn is_over(&self, house: &Open) -> bool {
        self.people[0].browser(house, "en").get(&self.table).is_over()
    }
}
