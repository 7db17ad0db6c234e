//! Who has a table open, and how everybody hears that something changed.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::sleep;

use crate::store::PersonId;

/// How long somebody is still here whose page has closed: longer than a page
/// takes to load again.
const LINGER: Duration = Duration::from_secs(3);

/// The doorway of a live table.
pub(super) struct Doorway {
    /// How many pages each person has open; passers-by are nobody.
    present: Mutex<BTreeMap<Option<PersonId>, u32>>,
    /// Grows with every change of anything at the table. The number stays in
    /// the house: it would tell how much is whispered.
    bell: watch::Sender<u64>,
}

impl Doorway {
    pub(super) fn new() -> Arc<Doorway> {
        Arc::new(Doorway { present: Mutex::default(), bell: watch::Sender::new(0) })
    }

    /// Tells everybody to look again.
    pub(super) fn ring(&self) {
        self.bell.send_modify(|rings| *rings += 1);
    }

    fn present(&self) -> std::sync::MutexGuard<'_, BTreeMap<Option<PersonId>, u32>> {
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
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

    fn leave(&self, person: Option<PersonId>) {
        let mut present = self.present();
        let left = present.get_mut(&person).map_or(0, |pages| {
            *pages -= 1;
            *pages
        });
        if left == 0 {
            present.remove(&person);
        }
        drop(present);
        self.ring();
    }
}

/// An open page. Whoever holds it is here.
pub struct Presence {
    doorway: Arc<Doorway>,
    person: Option<PersonId>,
    /// Rings whenever something changed.
    pub bell: watch::Receiver<u64>,
}

impl Presence {
    /// Somebody comes in.
    pub(super) fn enter(doorway: Arc<Doorway>, person: Option<PersonId>) -> Presence {
        *doorway.present().entry(person).or_default() += 1;
        doorway.ring();
        let mut bell = doorway.bell.subscribe();
        bell.mark_changed();
        Presence { doorway, person, bell }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let (doorway, person) = (self.doorway.clone(), self.person);
        match tokio::runtime::Handle::try_current() {
            Ok(runtime) => {
                _ = runtime.spawn(async move {
                    sleep(LINGER).await;
                    doorway.leave(person);
                });
            }
            Err(_) => doorway.leave(person),
        }
    }
}
