//! How often a password may be tried for one account, from wherever.
//!
//! After some tries without success each further one has to wait, twice as long
//! each time up to a bound. Names that nobody has are slowed down as well, so that
//! nothing tells which there are. Nobody can be locked out for good: waiting ends,
//! tries made meanwhile do not count, and a browser that has signed in to the
//! account before is counted by itself (see `known_browser`).

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::store::{SecretHash, Time};

/// How many tries need not wait.
const FREE: u32 = 10;

/// How long the first wait is, and the longest.
const FIRST: Duration = Duration::from_secs(10);
const LONGEST: Duration = Duration::from_secs(15 * 60);

/// How long after the last try everything is forgiven.
const FORGIVEN: Duration = Duration::from_secs(24 * 60 * 60);

/// How many accounts are counted at most: those who wait first of all.
const COUNTED: usize = 1 << 16;

/// The tries so far.
#[derive(Default)]
pub(crate) struct Attempts(Mutex<HashMap<SecretHash, Tries>>);

#[derive(Clone, Copy)]
struct Tries {
    count: u32,
    last: Time,
    /// Not before then.
    until: Time,
}

/// What is counted together: a name, and the browser if it is known to it.
pub(super) fn key(name: &str, browser: Option<&str>) -> SecretHash {
    SecretHash::of(&format!("{}\n{}", name.to_lowercase(), browser.unwrap_or_default()))
}

impl Attempts {
    fn tries(&self) -> MutexGuard<'_, HashMap<SecretHash, Tries>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a try, before it is known whether it succeeds; if it comes too
    /// early, how long to wait.
    pub(super) fn begin(&self, key: SecretHash, now: Time) -> Result<(), Duration> {
        let mut all = self.tries();
        if all.len() >= COUNTED {
            all.retain(|_, tries| tries.until > now);
        }
        let tries = all.entry(key).or_insert(Tries { count: 0, last: now, until: now });
        let wait = wait(tries.until, now);
        // A clock that was set back makes nobody wait longer than that.
        if !wait.is_zero() && wait <= LONGEST {
            return Err(wait);
        }
        if now >= tries.last.after(FORGIVEN) {
            tries.count = 0;
        }
        tries.count += 1;
        tries.last = now;
        tries.until = match tries.count.checked_sub(FREE) {
            Some(over) => now.after(FIRST.saturating_mul(1 << over.min(16)).min(LONGEST)),
            None => now,
        };
        Ok(())
    }

    /// A try succeeded: those before are forgiven.
    pub(super) fn succeeded(&self, key: SecretHash) {
        self.tries().remove(&key);
    }

    /// Forgets what was long ago.
    pub(crate) fn forget(&self, now: Time) {
        self.tries().retain(|_, tries| now < tries.last.after(FORGIVEN));
    }
}

/// How long it is from now until then.
fn wait(until: Time, now: Time) -> Duration {
    Duration::from_millis(u64::try_from(until.0.saturating_sub(now.0)).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn each_try_too_many_waits_twice_as_long_and_no_longer_than_the_bound() {
        let (attempts, key) = (Attempts::default(), key("Livia", None));
        let mut now = Time(1_000_000);
        assert!((0..FREE).all(|_| attempts.begin(key, now).is_ok()));
        let mut waits = Vec::new();
        for _ in 0..12 {
            let wait = attempts.begin(key, now).expect_err("too early");
            // Trying meanwhile makes it no longer.
            assert_eq!(attempts.begin(key, now), Err(wait));
            waits.push(wait.as_secs());
            now = now.after(wait);
            assert_eq!(attempts.begin(key, now), Ok(()));
        }
        assert_eq!(waits, [10, 20, 40, 80, 160, 320, 640, 900, 900, 900, 900, 900]);
        attempts.succeeded(key);
        assert!((0..FREE).all(|_| attempts.begin(key, now).is_ok()));
    }

    #[test]
    fn whoever_is_known_is_counted_apart() {
        let attempts = Attempts::default();
        let (strangers, known) = (key("Livia", None), key("livia", Some("browser")));
        assert_eq!(strangers, key("LIVIA", None));
        assert!((0..FREE).all(|_| attempts.begin(strangers, Time(0)).is_ok()));
        assert!(attempts.begin(strangers, Time(0)).is_err());
        assert_eq!(attempts.begin(known, Time(0)), Ok(()));
        assert_eq!(attempts.begin(key("Marcus", None), Time(0)), Ok(()));
    }

    #[test]
    fn what_was_long_ago_is_forgotten() {
        let (attempts, key) = (Attempts::default(), key("Livia", None));
        assert!((0..FREE).all(|_| attempts.begin(key, Time(0)).is_ok()));
        attempts.forget(Time(0).after(FORGIVEN - SECOND));
        assert_eq!(attempts.tries().len(), 1);
        attempts.forget(Time(0).after(FORGIVEN));
        assert_eq!(attempts.tries().len(), 0);
        // A clock that is set back by a year locks nobody out.
        assert!((0..FREE).all(|_| attempts.begin(key, Time(0).after(365 * FORGIVEN)).is_ok()));
        assert_eq!(attempts.begin(key, Time(0)), Ok(()));
    }
}
