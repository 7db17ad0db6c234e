//! What the house sends to a seat or a spectator tells nothing it may not know.
//!
//! A match is played by people through one house. At many moments two more
//! houses open on the same books, which they may only read: one with the match
//! as it is, one with the match in another world that the viewer holds possible.
//! Every answer, whole pages and errors, headers and pushes, must be the same
//! byte for byte. (That the lines of the log say nothing is the law of the
//! engine's conformance kit: the log is the same in both houses.)

mod client;
mod worlds;

use std::collections::BTreeSet;
use std::path::Path;

use client::{Answer, Client, Open, open};
use ludi_engine::{Dice, FastRng, Seat, Viewer};
use worlds::{Plant, Worlds};

/// A table with people on all seats, in the middle of a match.
struct Party {
    /// Those who sit there, and last somebody who looks on.
    people: Vec<Client>,
    table: String,
    dice: Dice<FastRng>,
}

impl Party {
    fn gather(house: &Open, seats: usize) -> Party {
        let mut people = vec![Client::new(house)];
        let count = seats.to_string();
        let page = [("name", "Anna"), ("seats", &count), ("visibility", "open")];
        let opened = people[0].post("/games/caligula/open", &page);
        assert_eq!(opened.status, 303, "{}", opened.body);
        let table = opened.location;
        for name in ["Bruno", "Cora", "Dario", "Elena"].iter().take(seats - 1) {
            let mut client = Client::new(house);
            assert_eq!(client.post(&format!("{table}sit"), &[("name", name)]).status, 303);
            people.push(client);
        }
        assert_eq!(people[0].post(&format!("{table}begin"), &[]).status, 303);
        people.push(Client::new(house));
        Party { people, table, dice: Dice::fast(seats as u64) }
    }

    /// Somebody who is asked does something; `false` if it is over.
    fn step(&mut self) -> bool {
        for person in 0..self.people.len() - 1 {
            let page = self.people[person].get(&self.table);
            if page.one("#prompt", "data-asked") != "true" {
                continue;
            }
            let choices = page.all("#choices button", "value");
            let choice = &choices[self.dice.below(choices.len() as u32) as usize];
            let expected = page.one("#commands input[name='expected']", "value");
            let key = format!("after-{expected}");
            let act = format!("{}act", self.table);
            let done = self.people[person]
                .post(&act, &[("expected", &expected), ("key", &key), ("sure", choice)]);
            assert_eq!(done.status, 303, "{}", done.body);
            return true;
        }
        false
    }

    fn is_over(&self) -> bool {
        !self.people[0].get(&self.table).all("#result table", "class").is_empty()
    }

    /// Everything that the house would send to one viewer now.
    fn all_that_is_sent(&self, house: &Open, viewer: usize) -> Vec<(String, Answer)> {
        let mut client = self.people[viewer].at(house);
        let table = &self.table;
        let page = client.get(table);
        let expected = page.one("#commands input[name='expected']", "value");
        let row: u64 = expected.parse().unwrap();
        let mut sent = vec![("the push".to_owned(), client.push(&format!("{table}live")))];
        for path in ["", "replay", "fairness", "record", "live", "nowhere"] {
            sent.push((format!("GET {path}"), client.get(&format!("{table}{path}"))));
        }
        for earlier in [0, row / 2, row.saturating_sub(1)] {
            let path = format!("{table}replay?row={earlier}");
            sent.push((format!("replay of row {earlier}"), client.get(&path)));
        }
        sent.push(("the front page".to_owned(), client.get("/")));
        client.speak("it");
        sent.push(("the page in Italian".to_owned(), client.get(table)));
        client.speak("en");
        let mut post = |what: &str, path: &str, name: &str, value: &str, expected: &str| {
            let form = [("expected", expected), ("key", "k"), (name, value)];
            let answer = client.post(&format!("{table}{path}"), &form);
            sent.push((format!("{what} {value}"), answer));
        };
        for action in page.all("button.why[name='action']", "value").iter().take(4) {
            post("why not", "why", "action", action, &expected);
        }
        for action in page.all("#choices button", "value").iter().take(4) {
            post("why not, of what is possible,", "why", "action", action, &expected);
            post("act, unsure,", "act", "action", action, &expected);
            post("act, too late,", "act", "sure", action, "0");
        }
        post("act", "act", "sure", "{\"No\":1}", &expected);
        post("act", "act", "sure", "{", &expected);
        post("undo", "undo", "steps", "1", &expected);
        post("undo", "undo", "steps", "99", &expected);
        post("hint", "hint", "x", "", &expected);
        post("say", "say", "text", "ave", &expected);
        sent
    }

    fn viewer(&self, person: usize) -> Viewer {
        match person + 1 == self.people.len() {
            true => Viewer::Spectator,
            false => Viewer::Seat(Seat::new(person)),
        }
    }

    /// What differs between this world and another one for any viewer.
    fn leaks(&mut self, place: &Path, plant: Plant) -> BTreeSet<String> {
        let mut leaks = BTreeSet::new();
        for person in 0..self.people.len() {
            let viewer = self.viewer(person);
            let here = open(place, Worlds { imagined: None, plant });
            let there = self.dice.below(1 << 30).into();
            let there = open(place, Worlds { imagined: Some((viewer, there)), plant });
            let seen = self.all_that_is_sent(&here, person);
            let imagined = self.all_that_is_sent(&there, person);
            assert_eq!(seen.len(), imagined.len(), "{viewer:?} has other things to ask");
            for ((what, seen), (_, imagined)) in seen.into_iter().zip(imagined) {
                if seen != imagined {
                    let difference = seen.difference(&imagined);
                    leaks.insert(format!("{what} to {viewer:?}: {difference}"));
                }
            }
        }
        leaks
    }
}

/// Plays a match, and looks at every so-manieth moment.
fn play(seats: usize, every: usize) {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("house.db");
    let house = client::playing(&place);
    let mut party = Party::gather(&house, seats);
    let mut looked = 0;
    for moment in 0.. {
        // When it is over, nothing is hidden any more.
        if moment % every == seats % every && !party.is_over() {
            let leaks = party.leaks(&place, Plant::Nothing);
            assert!(leaks.is_empty(), "at moment {moment}: {leaks:#?}");
            looked += 1;
        }
        if !party.step() {
            break;
        }
    }
    assert!(looked >= 5, "{looked} moments prove little");
}

#[test]
fn nothing_leaks_between_two() {
    play(2, 17);
}

#[test]
fn nothing_leaks_among_four() {
    play(4, 41);
}

/// The test itself is on trial: whatever is planted must be found.
#[test]
fn planted_leaks_are_caught() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("house.db");
    let house = client::playing(&place);
    let mut party = Party::gather(&house, 3);
    for _ in 0..12 {
        assert!(party.step());
    }
    assert_eq!(party.leaks(&place, Plant::Nothing), BTreeSet::new());
    for plant in [Plant::Comment, Plant::Length, Plant::Log, Plant::Undo, Plant::Refusal] {
        // A world may look like this one by chance: the next moment tells.
        let caught = (0..8).any(|_| {
            let caught = !party.leaks(&place, plant).is_empty();
            assert!(party.step());
            caught
        });
        assert!(caught, "{plant:?} was not caught");
    }
}
