//! Where bots think: threads apart from the tables, few at once, each for a
//! bounded time.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, oneshot};
use tokio::time::timeout;

use crate::metrics::Metrics;

/// How many threads may think on beyond their time before no more are started.
/// A thread cannot be stopped: it takes from all others what it uses.
const OVERDUE: usize = 8;

/// The threads of all bots.
pub(super) struct BotPool {
    places: Arc<Semaphore>,
    /// How many threads think on beyond their time.
    overdue: Arc<AtomicUsize>,
    /// How long a bot may think, and wait for a place.
    time: Duration,
    metrics: Arc<Metrics>,
}

/// Why a bot has no action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum BotFailure {
    /// Its thread panicked.
    #[error("it panicked")]
    Panicked,
    /// It has no answer.
    #[error("it gives no answer")]
    NoAnswer,
    /// It thinks longer than it may.
    #[error("it thinks too long")]
    Overran,
    /// Too many others think.
    #[error("there is no room to think")]
    NoPlace,
    /// The rules forbid what it chose.
    #[error("its action is refused")]
    Refused,
}

impl BotPool {
    pub(super) fn new(places: usize, time: Duration, metrics: Arc<Metrics>) -> BotPool {
        let places = Arc::new(Semaphore::new(places.max(1)));
        BotPool { places, overdue: Arc::default(), time, metrics }
    }

    /// Has this thought over in a thread of its own. A thread that overruns keeps
    /// its place no longer, so that others go on, and its late answer is dropped;
    /// while too many overrun, nothing is thought over at all.
    pub(super) async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Result<T, BotFailure> {
        let place = timeout(self.time, self.places.clone().acquire_owned()).await;
        let Ok(Ok(place)) = place else { return Err(BotFailure::NoPlace) };
        if self.overdue.load(Ordering::Relaxed) >= OVERDUE {
            return Err(BotFailure::NoPlace);
        }
        let metrics = self.metrics.clone();
        let (answer, mut answered) = oneshot::channel();
        // Not one of the runtime's threads: those are waited for at the end.
        let thread = thread::Builder::new().name("bot".to_owned()).spawn(move || {
            let start = Instant::now();
            let chosen = thought();
            metrics.thought(start.elapsed());
            _ = answer.send(chosen);
        });
        if thread.is_err() {
            return Err(BotFailure::NoPlace);
        }
        let (time, overdue) = (self.time, self.overdue.clone());
        // Goes on if nobody waits any more: somebody must watch the thread.
        let watched = tokio::spawn(async move {
            let in_time = timeout(time, &mut answered).await;
            drop(place);
            match in_time {
                Ok(Ok(Some(chosen))) => Ok(chosen),
                Ok(Ok(None)) => Err(BotFailure::NoAnswer),
                Ok(Err(_)) => Err(BotFailure::Panicked),
                Err(_) => {
                    overdue.fetch_add(1, Ordering::Relaxed);
                    tokio::spawn(async move {
                        // Answers or panics, some time or never.
                        _ = answered.await;
                        overdue.fetch_sub(1, Ordering::Relaxed);
                    });
                    Err(BotFailure::Overran)
                }
            }
        });
        watched.await.unwrap_or(Err(BotFailure::Panicked))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    fn pool(time: Duration) -> BotPool {
        BotPool::new(1, time, Metrics::new())
    }

    const LONG: Duration = Duration::from_secs(60);
    const SHORT: Duration = Duration::from_millis(20);

    #[tokio::test]
    async fn a_thought_has_an_answer_or_a_failure() {
        let pool = pool(LONG);
        assert_eq!(pool.think(|| Some(7)).await, Ok(7));
        assert_eq!(pool.think(|| None::<u8>).await, Err(BotFailure::NoAnswer));
        let panics = || -> Option<u8> { panic!("a bot that panics, on purpose") };
        assert_eq!(pool.think(panics).await, Err(BotFailure::Panicked));
        assert_eq!(pool.think(|| Some(7)).await, Ok(7));
    }

    /// The only place is taken by a thread that never ends: others think.
    #[tokio::test]
    async fn who_overruns_keeps_no_place() {
        let pool = pool(SHORT);
        let (release, waits) = mpsc::channel::<()>();
        let endless = move || waits.recv().ok();
        assert_eq!(pool.think(endless).await, Err(BotFailure::Overran));
        let pool = BotPool { time: LONG, ..pool };
        assert_eq!(pool.think(|| Some(7)).await, Ok(7));
        drop(release);
    }

    #[tokio::test]
    async fn while_many_overrun_no_thread_is_started() {
        let pool = pool(SHORT);
        let mut releases = Vec::new();
        for _ in 0..OVERDUE {
            let (release, waits) = mpsc::channel::<()>();
            releases.push(release);
            assert_eq!(pool.think(move || waits.recv().ok()).await, Err(BotFailure::Overran));
        }
        let pool = BotPool { time: LONG, ..pool };
        assert_eq!(pool.think(|| Some(7)).await, Err(BotFailure::NoPlace));
        releases.clear();
        while pool.think(|| Some(7)).await != Ok(7) {
            tokio::task::yield_now().await;
        }
    }
}
