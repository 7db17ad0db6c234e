//! Work that takes long: done on threads of its own, a little of it at once, so
//! that those who serve everybody are never kept waiting by it.

use std::sync::Arc;
use std::thread::available_parallelism;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::HouseError;

/// Where such work is done.
pub(crate) struct Blocking {
    /// How much may wait or be under way.
    waiting: Semaphore,
    /// How much may be under way.
    working: Arc<Semaphore>,
}

impl Blocking {
    /// For what somebody wants to look at: at most half of the cores, and few wait.
    pub(super) fn for_reads() -> Blocking {
        Blocking::new((cores() / 2).max(1), 64)
    }

    /// For tables that go live, which all have to come in the end.
    pub(super) fn for_loads() -> Blocking {
        Blocking::new(cores(), Semaphore::MAX_PERMITS)
    }

    fn new(working: usize, waiting: usize) -> Blocking {
        Blocking { waiting: Semaphore::new(waiting), working: Arc::new(Semaphore::new(working)) }
    }

    /// Does the work. Its place is free only when it is done, even if nobody waits
    /// for it any more.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, HouseError> {
        let _waits = self.waiting.try_acquire().map_err(|_| HouseError::Busy)?;
        let place = self.working.clone().acquire_owned().await.map_err(|_| HouseError::Busy)?;
        let done = spawn_blocking(move || {
            let done = work();
            drop(place);
            done
        });
        done.await.map_err(|_| HouseError::Busy)
    }
}

fn cores() -> usize {
    available_parallelism().map_or(1, usize::from)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn only_so_much_is_done_and_waits_at_once() {
        let blocking = Arc::new(Blocking::new(1, 2));
        let (go, wait) = mpsc::channel::<()>();
        let (begun, begins) = tokio::sync::oneshot::channel();
        let first = tokio::spawn({
            let blocking = blocking.clone();
            async move {
                let work = move || (begun.send(()).is_ok(), wait.recv().is_ok());
                blocking.run(work).await
            }
        });
        begins.await.expect("the first begins");
        assert_eq!(blocking.working.available_permits(), 0);
        let all = blocking.waiting.acquire().await.expect("room for one more");
        assert!(matches!(blocking.run(|| ()).await, Err(HouseError::Busy)));
        drop(all);
        go.send(()).expect("the first waits");
        assert!(first.await.expect("no panic").is_ok());
        assert!(blocking.run(|| ()).await.is_ok());
    }
}
