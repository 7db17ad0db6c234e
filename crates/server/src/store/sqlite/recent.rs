//! People whose tokens were shown lately: a program that calls a hundred times a
//! second is not looked up each time.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::store::{ApiToken, Person, SecretHash};

/// How many are remembered.
const REMEMBERED: usize = 4096;

/// Whose tokens were found.
#[derive(Default)]
pub(super) struct Recent(Mutex<Known>);

#[derive(Default)]
struct Known {
    people: HashMap<SecretHash, Holder>,
    /// How often everything was forgotten.
    changes: u64,
}

/// Whose token it is, and the token as it is kept.
type Holder = (Person, ApiToken);

/// When a token was not known: what is found later counts only if nothing was
/// forgotten meanwhile.
pub(super) struct Generation(u64);

impl Recent {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whose token it is, if that is remembered.
    pub(super) fn find(&self, hash: SecretHash) -> Result<Holder, Generation> {
        let known = self.known();
        known.people.get(&hash).cloned().ok_or(Generation(known.changes))
    }

    /// Remembers what was read after this moment.
    pub(super) fn keep(&self, Generation(since): Generation, hash: SecretHash, holder: Holder) {
        let mut known = self.known();
        if known.changes == since {
            if known.people.len() >= REMEMBERED {
                known.people.clear();
            }
            known.people.insert(hash, holder);
        }
    }

    /// Forgets everything, because somebody or some token changes.
    pub(super) fn forget(&self) {
        let mut known = self.known();
        known.people.clear();
        known.changes += 1;
    }
}

/// A change under way, kept with the write: whatever becomes of who asked for
/// it, everything is forgotten once it is committed.
pub(super) struct Change(pub(super) Arc<Recent>);

impl Drop for Change {
    fn drop(&mut self) {
        self.0.forget();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{PersonId, Time};

    #[test]
    fn what_was_read_before_a_change_is_not_remembered() {
        let recent = Arc::new(Recent::default());
        let hash = SecretHash::of("token");
        let person = Person {
            id: PersonId::new([1; 10]),
            name: "Livia".to_owned(),
            account: false,
            is_admin: false,
            since: Time(0),
        };
        let token = ApiToken {
            hash,
            label: "bot".to_owned(),
            since: Time(0),
            used: Time(0),
            until: Time(1),
        };
        let holder = (person, token);
        let Err(moment) = recent.find(hash) else { panic!("nobody is known yet") };
        recent.keep(moment, hash, holder.clone());
        assert!(recent.find(hash).is_ok_and(|found| found == holder));
        let Err(early) = recent.find(SecretHash::of("other")) else { panic!("it is nobody's") };
        drop(Change(recent.clone()));
        assert!(recent.find(hash).is_err());
        recent.keep(early, hash, holder);
        assert!(recent.find(hash).is_err());
    }
}
