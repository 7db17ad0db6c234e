//! Moments, as the store keeps them.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A moment: milliseconds since the start of 1970. The store has no clock of
/// its own; whoever calls it says what time it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Time(pub i64);

impl Time {
    /// So long after this moment.
    pub fn after(self, duration: Duration) -> Time {
        Time(self.0.saturating_add(millis(duration)))
    }
}

/// A duration in milliseconds.
fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

impl From<SystemTime> for Time {
    /// Clocks set before 1970 count as 1970.
    fn from(time: SystemTime) -> Time {
        Time(millis(time.duration_since(UNIX_EPOCH).unwrap_or_default()))
    }
}
