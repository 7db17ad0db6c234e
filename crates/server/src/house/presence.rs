//! Who has a table open.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::sleep;

use crate::clock::Clock;
use crate::store::PersonId;

/// How long those who come and go are not told of after the last time, at least;
/// and how much longer for each page that has to be told.
const PAUSE: Duration = Duration::from_millis(200);
const PAUSE_PER_PAGE: Duration = Duration::from_micros(250);

/// Who has a table open. It outlives the task of the table, so that nobody
/// seems to leave when that has to start anew.
pub(super) struct PresenceList {
    /// How many pages each person has open; passers-by are nobody.
    present: Mutex<BTreeMap<Option<PersonId>, u32>>,
    /// Grows whenever others can see that somebody has come or gone.
    changes: watch::Sender<u64>,
    /// When each person called or left last, as the clock runs.
    seen: Mutex<BTreeMap<PersonId, Duration>>,
    /// Since when that is known: who has not called is away since then.
    opened: Duration,
    clock: Clock,
}

impl PresenceList {
    pub(super) fn new(clock: Clock) -> Arc<PresenceList> {
        Arc::new(PresenceList {
            present: Mutex::default(),
            changes: watch::Sender::new(0),
            seen: Mutex::default(),
            opened: clock.elapsed(),
            clock,
        })
    }

    /// This person is here, or calls.
    pub(super) fn saw(&self, person: PersonId) {
        let now = self.clock.elapsed();
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).insert(person, now);
    }

    /// How long ago this person called or left; no time at all while a page or a
    /// stream is open.
    pub(super) fn away_for(&self, person: PersonId) -> Duration {
        if self.has(person) {
            return Duration::ZERO;
        }
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let last = seen.get(&person).copied().unwrap_or(self.opened);
        self.clock.elapsed().saturating_sub(last)
    }

    /// Somebody has been away so long that others see it.
    pub(super) fn remind(&self) {
        self.changes.send_modify(|changes| *changes += 1);
    }

    fn present(&self) -> std::sync::MutexGuard<'_, BTreeMap<Option<PersonId>, u32>> {
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hears that others can see that somebody has come or gone.
    pub(super) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Which change was the last.
    pub(super) fn last_change(&self) -> u64 {
        *self.changes.borrow()
    }

    /// How long to wait before the next change is told, so that a crowd that
    /// comes is told of a few times and not for each.
    pub(super) fn pause(&self) -> Duration {
        let pages: u32 = self.present().values().sum();
        PAUSE + PAUSE_PER_PAGE * pages
    }

    /// Is this person here?
    pub(super) fn has(&self, person: PersonId) -> bool {
        self.present().contains_key(&Some(person))
    }

    /// Is nobody here at all?
    pub(super) fn is_empty(&self) -> bool {
        self.present().is_empty()
    }

    /// How many are here who are none of these people.
    pub(super) fn others(&self, people: &[PersonId]) -> u32 {
        let present = self.present();
        let known = |person: &Option<PersonId>| person.is_some_and(|id| people.contains(&id));
        let count = |(person, pages): (&Option<PersonId>, &u32)| match person {
            Some(_) => 1,
            None => *pages,
        };
        present.iter().filter(|(person, _)| !known(person)).map(count).sum()
    }

    /// Somebody comes in, and is still here so long after leaving.
    pub(super) fn pass(
        self: Arc<PresenceList>,
        person: Option<PersonId>,
        linger: Duration,
    ) -> Attendance {
        let pages = {
            let mut present = self.present();
            let pages = present.entry(person).or_default();
            *pages += 1;
            *pages
        };
        self.tell(person, pages == 1);
        Attendance { presence: self, person, linger }
    }

    fn leave(&self, person: Option<PersonId>) {
        if let Some(person) = person {
            self.saw(person);
        }
        let mut present = self.present();
        let left = present.get_mut(&person).map_or(0, |pages| {
            *pages -= 1;
            *pages
        });
        if left == 0 {
            present.remove(&person);
        }
        drop(present);
        self.tell(person, left == 0);
    }

    /// Another page of somebody who is here anyway is nothing to tell.
    fn tell(&self, person: Option<PersonId>, first_or_last: bool) {
        if person.is_none() || first_or_last {
            self.changes.send_modify(|changes| *changes += 1);
        }
    }
}

/// Somebody is here, as long as this is kept and a little longer.
pub(super) struct Attendance {
    presence: Arc<PresenceList>,
    person: Option<PersonId>,
    linger: Duration,
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let (presence, person, linger) = (self.presence.clone(), self.person, self.linger);
        match tokio::runtime::Handle::try_current() {
            Ok(runtime) => {
                _ = runtime.spawn(async move {
                    sleep(linger).await;
                    presence.leave(person);
                });
            }
            Err(_) => presence.leave(person),
        }
    }
}

/// An open page. Whoever holds it is here.
pub struct Presence {
    _here: Attendance,
    /// Grows with every change. It ends with the task of the table, and the page has
    /// to come in again.
    pub changed: watch::Receiver<u64>,
}

impl Presence {
    /// Somebody comes in, and has not looked yet.
    pub(super) fn new(here: Attendance, mut changed: watch::Receiver<u64>) -> Presence {
        changed.mark_changed();
        Presence { _here: here, changed }
    }
}
