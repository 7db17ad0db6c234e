//! What time it is, for everything that is kept or lapses.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant, SystemTime};

use crate::store::Time;

/// When somebody first asked how long the program has run.
static START: LazyLock<Instant> = LazyLock::new(Instant::now);

/// The clock of a server: the system's, or one that stands still until a test
/// sets it.
#[derive(Clone, Default, Debug)]
pub struct Clock(Option<Arc<AtomicI64>>);

impl Clock {
    /// A clock that shows this, until it is set to something else.
    pub fn at(time: Time) -> Clock {
        Clock(Some(Arc::new(AtomicI64::new(time.0))))
    }

    /// The time.
    pub fn now(&self) -> Time {
        match &self.0 {
            None => Time::from(SystemTime::now()),
            Some(time) => Time(time.load(Ordering::SeqCst)),
        }
    }

    /// How long ago a moment was that stays the same. The time of day may be set
    /// anew; this goes on as it did.
    pub fn elapsed(&self) -> Duration {
        match &self.0 {
            None => START.elapsed(),
            Some(time) => {
                Duration::from_millis(u64::try_from(time.load(Ordering::SeqCst)).unwrap_or(0))
            }
        }
    }

    /// Moves a clock that stands still; the system's goes by itself.
    pub fn advance(&self, by: Duration) {
        if let Some(time) = &self.0 {
            time.store(self.now().after(by).0, Ordering::SeqCst);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_stands_still_goes_when_it_is_told() {
        let clock = Clock::at(Time(1000));
        let same = clock.clone();
        assert_eq!(same.now(), Time(1000));
        clock.advance(Duration::from_secs(2));
        assert_eq!((same.now(), same.elapsed()), (Time(3000), Duration::from_secs(3)));
        assert!(Clock::default().now() > Time(1_700_000_000_000));
    }
}
