//! Moments, as the store keeps them.

use std::time::{SystemTime, UNIX_EPOCH};

/// A moment: milliseconds since the start of 1970. The store has no clock of
/// its own; whoever calls it says what time it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Time(pub i64);

impl From<SystemTime> for Time {
    /// Clocks set before 1970 count as 1970.
    fn from(time: SystemTime) -> Time {
        let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
        Time(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }
}
