//! People on all seats of a table, in the middle of a match, and a spectator.

use std::time::{Duration, SystemTime};

use ludi_engine::{Dice, FastRng, Players, Seat, Table, Viewer};
use ludi_server::store::{ApiToken, SecretHash, Store, Time};
use serde_json::Value;

use super::game::Game;
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
    pub(crate) game: Game,
}

/// What those at a table are called.
const NAMES: [&str; 5] = ["Anna", "Bruno", "Cora", "Dario", "Elena"];

/// Something that can be done now.
pub(crate) struct PossibleMove {
    pub(crate) person: usize,
    pub(crate) action: Value,
}

impl PossibleMove {
    /// Something that somebody who is asked can do; nothing if it is over.
    pub(crate) fn any(table: &dyn Table, dice: &mut Dice<FastRng>) -> Option<PossibleMove> {
        let seat = table.to_act().first()?;
        let mut choices = table.choices(seat);
        let choice = choices.swap_remove(dice.below(choices.len() as u32) as usize);
        Some(PossibleMove { person: seat.index(), action: choice.action })
    }
}

impl Party {
    /// They sit down at two tables and begin; the first is the one that is played.
    pub(crate) fn gather(house: &Open, game: Game, seats: usize) -> Party {
        let mut browsers: Vec<Browser> = (0..seats).map(|_| Browser::at(house)).collect();
        let mut open = || {
            let count = seats.to_string();
            let page = [("name", NAMES[0]), ("seats", &count), ("visibility", "open")];
            let page = [&page, game.options()].concat();
            let (first, others) = browsers.split_first_mut().unwrap();
            let table = first.done(&format!("/games/{}/open", game.id()), &page).location;
            for (guest, name) in others.iter_mut().zip(&NAMES[1..]) {
                guest.done(&format!("{table}sit"), &[("name", name)]);
            }
            first.done(&format!("{table}begin"), &[]);
            table
        };
        let table = open();
        open();
        let person = |(browser, name): (&Browser, &&str)| Person::new(house, name, browser);
        let mut people: Vec<Person> = browsers.iter().zip(&NAMES).map(person).collect();
        people.push(Person { cookie: String::new(), token: None });
        Party { people, table, game }
    }

    /// Those who sit there, as the table calls them.
    pub(crate) fn players(&self) -> Players {
        let seats = self.people.len() - 1;
        let names = NAMES[..seats].iter().map(|name| (*name).to_owned()).collect();
        Players { names, bots: vec![None; seats] }
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
}
