//! Log lines for limits that were reached: at the first time, then at most one per
//! interval, however often the limit is reached.

use std::fmt::Display;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long nothing more is logged of the same bound.
const QUIET: Duration = Duration::from_secs(60);

/// A bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// Of connections that have sent no request.
    Pending,
    /// Of connections altogether, or of one address.
    Connections,
    /// Of what a socket says in a while.
    Frames,
    /// Of what the system gives.
    System,
}

/// When each bound was logged last, and how often it was met since.
#[derive(Default)]
pub(super) struct Notices([Mutex<Notice>; 4]);

#[derive(Default)]
struct Notice {
    logged: Option<Instant>,
    unlogged: u64,
}

impl Notices {
    /// A bound is met, by this address or for this reason.
    pub(super) fn met(&self, bound: Bound, who: impl Display) {
        let Some(times) = self.times(bound, Instant::now()) else { return };
        let what = match bound {
            Bound::Pending => "connections that send no request are closed",
            Bound::Connections => "connections are refused, since there are too many",
            Bound::Frames => "sockets that say too much are closed",
            Bound::System => "no connection can be accepted",
        };
        tracing::warn!(times, "{what}: {who}");
    }

    /// How often it was met since it was logged, if it is to be logged now.
    fn times(&self, bound: Bound, now: Instant) -> Option<u64> {
        let mut notice = self.0[bound as usize].lock().unwrap_or_else(PoisonError::into_inner);
        notice.unlogged += 1;
        if notice.logged.is_some_and(|logged| now.duration_since(logged) < QUIET) {
            return None;
        }
        notice.logged = Some(now);
        Some(std::mem::take(&mut notice.unlogged))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bound_that_is_met_often_is_logged_now_and_then() {
        let notices = Notices::default();
        let start = Instant::now();
        let times = |bound, after| notices.times(bound, start + Duration::from_secs(after));
        assert_eq!(times(Bound::Pending, 0), Some(1));
        assert!((1..60).all(|after| times(Bound::Pending, after).is_none()));
        assert_eq!(times(Bound::Connections, 30), Some(1));
        assert_eq!(times(Bound::Pending, 60), Some(60));
    }
}
