//! What the house sends to a seat or a spectator tells nothing it may not know.
//!
//! A match is played by people through one house. At many moments two more
//! houses open on the same books: one with the match as it is, one with the match
//! in another world that the viewer holds possible. Every answer to a browser or
//! a program, whole pages and JSON, errors, headers and pushes, must be the same
//! byte for byte: first of houses that may only read, then of two with copies of
//! the books, where the same is done. In one of these, others whisper and promise
//! in private, too. (That the lines of the log say nothing is the law of the
//! engine's conformance kit: the log is the same in both houses.)

mod asked;
mod done;
mod party;
mod sent;
mod worlds;

use std::collections::BTreeSet;
use std::path::PathBuf;

use ludi_server::store::{Sqlite, Store};
use tempfile::TempDir;

use crate::common::{Open, open_orderly};
use party::Party;
use worlds::{Plant, Worlds};

/// How many moments a planted leak may stay unseen.
const MOMENTS: usize = 60;

/// A match, and the house where it is really played.
struct Match {
    folder: TempDir,
    house: Open,
    party: Party,
}

impl Match {
    fn begin(seats: usize) -> Match {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("house.db")).unwrap();
        let house = open_orderly(store, Box::new(Worlds { imagined: None, plant: Plant::Nothing }));
        let party = Party::gather(&house, seats);
        Match { folder, house, party }
    }

    /// Somebody does something; `false` if it is over.
    fn step(&mut self) -> bool {
        self.party.step(&self.house)
    }

    /// The books as they are now, in a file of their own.
    fn copy(&self, name: &str) -> PathBuf {
        let place = self.folder.path().join(name);
        self.house.wait(self.house.store.backup(&place)).unwrap();
        place
    }

    /// What differs between this world and another one for any viewer.
    fn leaks(&mut self, plant: Plant) -> BTreeSet<String> {
        let mut leaks = BTreeSet::new();
        let Some(deed) = self.party.deed(&self.house) else { return leaks };
        for person in 0..self.party.people.len() {
            let viewer = self.party.viewer(person);
            let imagined = Some((viewer, self.party.world()));
            let worlds = [None, imagined].map(|imagined| Worlds { imagined, plant });
            let books = self.folder.path().join("house.db");
            let [here, there] = worlds.map(|world| {
                let house = open_orderly(Sqlite::look(&books).unwrap(), Box::new(world));
                asked::all_that_is_sent(&self.party, &house, person)
            });
            let mut found = here.differences(&there);
            let [here, there] = worlds.map(|world| {
                let name = format!("{}-{person}-{}", self.party.world(), world.imagined.is_some());
                let books = Sqlite::open(&self.copy(&name)).unwrap();
                let house = open_orderly(books, Box::new(world));
                let whisperers = world.imagined.and_then(|_| self.party.others(person));
                done::all_that_is_sent(&self.party, &house, person, &deed, whisperers)
            });
            found.extend(here.differences(&there));
            leaks.extend(found.into_iter().map(|what| format!("to {viewer:?}: {what}")));
        }
        leaks
    }
}

/// Plays a match, and looks at every so-manieth moment.
fn play(seats: usize, every: usize) {
    let mut played = Match::begin(seats);
    let mut looked = 0;
    for moment in 0.. {
        // When it is over, nothing is hidden any more.
        if moment % every == seats % every && !played.party.is_over(&played.house) {
            let leaks = played.leaks(Plant::Nothing);
            assert!(leaks.is_empty(), "at moment {moment}: {leaks:#?}");
            looked += 1;
        }
        if !played.step() {
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

/// The test itself is on trial: whatever is planted must be found, wherever it
/// is sent.
#[test]
fn planted_leaks_are_caught() {
    let mut played = Match::begin(3);
    for _ in 0..12 {
        assert!(played.step());
    }
    assert_eq!(played.leaks(Plant::Nothing), BTreeSet::new());
    let trials: [(Plant, &[&str]); 9] = [
        (Plant::Comment, &["the push:", "GET :"]),
        (Plant::Length, &["the push:", "GET :"]),
        (Plant::Log, &["GET :", "the table as JSON:"]),
        (Plant::Undo, &["GET :", "the table?undo=1 as JSON:"]),
        (Plant::Refusal, &["why not {", "why not by JSON:"]),
        (Plant::Order, &["the stream:", "the table as JSON:"]),
        (Plant::View, &["the stream:", "the table as JSON:", "the table in Italian as JSON:"]),
        (Plant::Spaces, &["the stream:", "the table as JSON:"]),
        (Plant::Late, &["the answer to the deed:", "the stream after the deed:"]),
    ];
    for (plant, places) in trials {
        let mut leaks = BTreeSet::new();
        let caught = |leaks: &BTreeSet<String>, place: &str| {
            leaks.iter().any(|leak| leak.contains(&format!(": {place}")))
        };
        // A world may look like this one by chance, and some moments have little
        // to tell: the next ones do.
        for _ in 0..MOMENTS {
            leaks.append(&mut played.leaks(plant));
            if places.iter().all(|place| caught(&leaks, place)) {
                break;
            }
            if !played.step() {
                played = Match::begin(3);
            }
        }
        for place in places {
            assert!(caught(&leaks, place), "{plant:?} was not caught in {place} {leaks:#?}");
        }
    }
}
