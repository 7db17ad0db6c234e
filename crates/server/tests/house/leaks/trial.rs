//! A match on trial: its database, those who play it, and what the house sends them
//! in two worlds that they cannot tell apart.

use std::collections::BTreeMap;
use std::path::PathBuf;

use ludi_engine::{Dice, FastRng, Seat, Seed, Step, Table};
use ludi_server::Seeds;
use ludi_server::store::{Key, Row, Sqlite, Store, TableId, Time};
use serde_json::Value;
use tempfile::TempDir;

use super::course::{Course, Secret};
use super::game::Game;
use super::party::{Party, PossibleMove};
use super::sent::Sent;
use super::worlds::{Plant, Worlds};
use super::{asked, done};
use crate::common::{Open, open_orderly};

/// What was compared, and where two worlds differed.
#[derive(Default)]
pub(crate) struct Findings {
    /// How many things that were sent were the same, or not, in both worlds.
    pub(crate) compared: usize,
    /// How many moments were looked at, by what was asked.
    pub(crate) moments: BTreeMap<String, usize>,
    pub(crate) leaks: Vec<String>,
}

impl Findings {
    fn compare(&mut self, to: &str, [here, there]: [Sent; 2]) {
        self.compared += here.all.len().max(there.all.len());
        let found = here.differences(&there).into_iter();
        self.leaks.extend(found.map(|what| format!("to {to}: {what}")));
    }

    pub(crate) fn add(&mut self, other: Findings) {
        self.compared += other.compared;
        self.leaks.extend(other.leaks);
        for (question, times) in other.moments {
            *self.moments.entry(question).or_default() += times;
        }
    }
}

/// A match, as it is dealt or later.
pub(crate) struct Trial {
    game: Game,
    folder: TempDir,
    /// The house where it was begun, and whose clock the database goes by.
    house: Open,
    /// The database as the match goes on.
    database: Sqlite,
    party: Party,
    id: TableId,
    pub(crate) dealt: Box<dyn Table>,
    pub(crate) table: Box<dyn Table>,
    pub(crate) dice: Dice<FastRng>,
    copies: usize,
}

impl Trial {
    /// People sit down at a table and begin; another table stands beside it.
    pub(crate) fn begin(game: Game, seats: usize) -> Trial {
        Trial::begin_dealt(game, seats, 0)
    }

    /// The same with another deal.
    pub(crate) fn begin_dealt(game: Game, seats: usize, deal: u64) -> Trial {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("house.db")).unwrap();
        // Always the same deals: what differs then differs again.
        let seeds = Seeds::always(Seed::from_phrase(&format!("{} {seats} {deal}", game.id())));
        let house = open_orderly(store, Worlds::real(game).into(), seeds);
        let party = Party::gather(&house, game, seats);
        let id = TableId::parse(party.path().rsplit('/').next().unwrap()).unwrap();
        let entry = house.wait(house.store.table(id)).unwrap().unwrap();
        let dealt = game
            .any()
            .open(
                entry.terms.rules,
                entry.terms.setup.clone(),
                entry.dice_keys().unwrap(),
                party.players(),
            )
            .unwrap();
        let first = folder.path().join("first.db");
        house.wait(house.store.backup(&first)).unwrap();
        let database = Sqlite::open(&first).unwrap();
        let (table, dice) = (dealt.fork(), Dice::fast(seats as u64));
        Trial { game, folder, house, database, party, id, dealt, table, dice, copies: 0 }
    }

    /// Back to the deal, to go another way from there.
    pub(crate) fn again(&mut self) {
        let place = self.folder.path().join(format!("again-{}.db", self.copies));
        self.copies += 1;
        self.house.wait(self.house.store.backup(&place)).unwrap();
        self.database = Sqlite::open(&place).unwrap();
        self.table = self.dealt.fork();
    }

    /// Somebody does something, and it is kept.
    pub(crate) fn step(&mut self, seat: Seat, action: &Value) {
        let expected = self.table.rows();
        self.table.act(seat, action).unwrap();
        let row = Row {
            seat,
            step: Step::Act(action.clone()),
            hash: self.table.hash(),
            to_act: self.table.to_act(),
            key: Key::parse(&format!("row-{expected}")).unwrap(),
            // Long ago: whatever is done later is done after it.
            at: Time(1000 + expected as i64),
        };
        self.house.wait(self.database.append(self.id, expected, row)).unwrap();
    }

    /// Goes the way of a course, and looks at all its moments.
    pub(crate) fn follow(
        &mut self,
        course: &Course,
        mut look: impl FnMut(&mut Trial) -> Findings,
    ) -> Findings {
        let mut findings = Findings::default();
        let mut moments = course.moments.iter();
        let mut next = moments.next();
        for (at, (seat, action)) in course.rows.iter().enumerate() {
            let Some((moment, question)) = next else { break };
            if *moment == at {
                findings.add(look(self));
                *findings.moments.entry(question.clone()).or_default() += 1;
                next = moments.next();
            }
            self.step(*seat, action);
        }
        findings
    }

    /// The database as it is now, in a file of its own.
    fn copy(&mut self) -> PathBuf {
        let place = self.folder.path().join(format!("copy-{}.db", self.copies));
        self.copies += 1;
        self.house.wait(self.database.backup(&place)).unwrap();
        place
    }

    /// Those who look on, but this one: all of them, or any if something is
    /// planted, to be caught sooner or later.
    fn viewers(&mut self, plant: Plant, but: Option<Seat>) -> Vec<usize> {
        let but = but.map(Seat::index);
        let mut all: Vec<usize> =
            (0..self.party.people.len()).filter(|one| Some(*one) != but).collect();
        if plant != Plant::Nothing {
            let one = all[self.dice.below(all.len() as u32) as usize];
            all.retain(|other| *other == one);
        }
        all
    }

    /// What differs for any viewer between this world and another one that it
    /// holds possible: first where houses may only read, then where somebody does
    /// something.
    pub(crate) fn imagine(&mut self, plant: Plant) -> Findings {
        let viewers = self.viewers(plant, None);
        self.imagine_as(&viewers, plant)
    }

    /// The same for one player, another one each time, and for who looks on.
    pub(crate) fn imagine_as_two(&mut self) -> Findings {
        let seats = self.party.people.len() - 1;
        self.imagine_as(&[self.copies % seats, seats], Plant::Nothing)
    }

    fn imagine_as(&mut self, viewers: &[usize], plant: Plant) -> Findings {
        let mut findings = Findings::default();
        let Some(possible) = PossibleMove::any(&*self.table, &mut self.dice) else {
            return findings;
        };
        for &person in viewers {
            let viewer = self.party.viewer(person);
            let imagined = Some((viewer, self.dice.below(1 << 30).into()));
            let worlds =
                [None, imagined].map(|imagined| Worlds { game: self.game, imagined, plant });
            let place = self.copy();
            let sent = worlds.map(|world| {
                let house =
                    open_orderly(Sqlite::look(&place).unwrap(), world.into(), Seeds::default());
                asked::all_that_is_sent(&self.party, &house, person)
            });
            findings.compare(&format!("{viewer:?}"), sent);
            let sent = worlds.map(|world| {
                let database = Sqlite::open(&self.copy()).unwrap();
                let house = open_orderly(database, world.into(), Seeds::default());
                let whisperers = world.imagined.and_then(|_| self.party.others(person));
                done::all_that_is_sent(&self.party, &house, person, &possible, whisperers)
            });
            findings.compare(&format!("{viewer:?}"), sent);
        }
        findings
    }

    /// What differs for any viewer between something that is declined by hand and the same
    /// declined in advance; nothing if what is asked cannot be.
    pub(crate) fn decline(&mut self) -> Findings {
        let mut findings = Findings::default();
        let asked = self.table.to_act();
        let declining = asked.iter().find_map(|seat| {
            let action = self.table.recurring(seat)?.decline?;
            Some(PossibleMove { person: seat.index(), action })
        });
        let Some(declining) = declining else { return findings };
        for person in self.viewers(Plant::Nothing, Some(Seat::new(declining.person))) {
            let viewer = self.party.viewer(person);
            let sent = [false, true].map(|in_advance| {
                let database = Sqlite::open(&self.copy()).unwrap();
                let house =
                    open_orderly(database, Worlds::real(self.game).into(), Seeds::default());
                done::declined(&self.party, &house, person, &declining, in_advance)
            });
            findings.compare(&format!("{viewer:?}"), sent);
        }
        findings
    }

    /// What differs for any viewer if somebody else does another thing in secret,
    /// and another number of times.
    pub(crate) fn keep_secrets(&mut self, plant: Plant) -> Findings {
        let mut findings = Findings::default();
        let Some(secret) = Secret::find(&*self.table, &mut self.dice) else { return findings };
        for person in self.viewers(plant, Some(secret.actor)) {
            let world = Worlds { plant, ..Worlds::real(self.game) };
            let places = [self.copy(), self.copy()];
            let viewer = self.party.viewer(person);
            let done = [0, 1].map(|at| {
                let house = open_orderly(
                    Sqlite::open(&places[at]).unwrap(),
                    world.into(),
                    Seeds::default(),
                );
                done::in_secret(&self.party, &house, person, &secret, at)
            });
            findings.compare(&format!("{viewer:?}"), done);
            let asked = places.map(|place| {
                let house =
                    open_orderly(Sqlite::look(&place).unwrap(), world.into(), Seeds::default());
                asked::all_that_is_sent(&self.party, &house, person)
            });
            findings.compare(&format!("{viewer:?}"), asked);
        }
        findings
    }
}
