//! People whose sessions and tokens were shown lately: a browser or a program that calls a
//! hundred times a second is not looked up each time.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::store::{ApiToken, Person, SecretHash, Session};

/// How many are remembered.
const REMEMBERED: usize = 4096;

/// Whose sessions and tokens were found.
#[derive(Default)]
pub(super) struct Recent {
    pub(super) sessions: Holders<Session>,
    pub(super) tokens: Holders<ApiToken>,
}

impl Recent {
    /// Forgets everything, because somebody, some session or some token changes.
    pub(super) fn forget(&self) {
        self.sessions.forget();
        self.tokens.forget();
    }
}

/// Who shows each secret of one kind.
pub(super) struct Holders<S>(Mutex<Known<S>>);

struct Known<S> {
    people: HashMap<SecretHash, Holder<S>>,
    /// How often everything was forgotten.
    changes: u64,
}

/// Whose secret it is, and the secret as it is kept.
type Holder<S> = (Person, S);

/// When a secret was not known: what is found later counts only if nothing was
/// forgotten meanwhile.
pub(super) struct Generation(u64);

impl<S> Default for Holders<S> {
    fn default() -> Holders<S> {
        Holders(Mutex::new(Known { people: HashMap::new(), changes: 0 }))
    }
}

impl<S: Clone> Holders<S> {
    fn known(&self) -> MutexGuard<'_, Known<S>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whose secret it is, if that is remembered.
    pub(super) fn find(&self, hash: SecretHash) -> Result<Holder<S>, Generation> {
        let known = self.known();
        known.people.get(&hash).cloned().ok_or(Generation(known.changes))
    }

    /// Remembers what was read after this moment.
    pub(super) fn keep(&self, Generation(since): Generation, hash: SecretHash, holder: Holder<S>) {
        let mut known = self.known();
        if known.changes == since {
            if known.people.len() >= REMEMBERED {
                known.people.clear();
            }
            known.people.insert(hash, holder);
        }
    }

    fn forget(&self) {
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
        let Err(moment) = recent.tokens.find(hash) else { panic!("nobody is known yet") };
        recent.tokens.keep(moment, hash, holder.clone());
        assert!(recent.tokens.find(hash).is_ok_and(|found| found == holder));
        let Err(early) = recent.tokens.find(SecretHash::of("other")) else {
            panic!("it is nobody's")
        };
        drop(Change(recent.clone()));
        assert!(recent.tokens.find(hash).is_err());
        recent.tokens.keep(early, hash, holder);
        assert!(recent.tokens.find(hash).is_err());
    }
}
