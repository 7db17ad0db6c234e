//! The one writer: whatever waits is committed together.
//!
//! A durable commit costs a wait for the disk, however much is in it. So one
//! thread takes all writes that have come in meanwhile, does them one after the
//! other in one transaction, commits once, and only then answers them all. While
//! several come at a time it waits a moment for more.

use std::slice;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::fault::Fault;
use super::lease::Lease;
use crate::store::StoreError;

/// How many writes may wait before callers do.
const WAITING: usize = 1024;

/// How many writes are committed together: enough to make the wait for the disk
/// a small share of each, few enough to keep the first from waiting long.
const TOGETHER: usize = 256;

/// How long one commit comes at least after another that had several writes: more of them
/// share the next. Whoever writes alone never waits.
const APART: Duration = Duration::from_millis(1);

/// The thread that writes. Dropping it waits until all it took on is done.
pub(super) struct Writer {
    writes: Option<mpsc::Sender<Box<dyn Write>>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread, which gives the lease back when it ends.
    pub(super) fn start(connection: Connection, lease: Lease) -> Result<Writer, StoreError> {
        let (writes, waiting) = mpsc::channel(WAITING);
        let thread = thread::Builder::new()
            .name("ludi-writer".to_owned())
            .spawn(move || {
                serve(&connection, &lease, waiting);
                // The lock ends last: the next writer finds the file closed.
                drop(connection);
                drop(lease);
            })
            .map_err(|error| StoreError::Other(error.to_string()))?;
        Ok(Writer { writes: Some(writes), thread: Some(thread) })
    }

    /// Does `work` and answers when it is committed. If it fails, what it wrote
    /// until then is taken back. It may be done again from the start, when a
    /// commit failed that it shared with others.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        work: impl FnMut(&Connection) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let write = Box::new(Work { work, result: None, answer });
        let writes = self.writes.as_ref().ok_or(StoreError::Shut)?;
        writes.send(write).await.map_err(|_| StoreError::Shut)?;
        answered.await.map_err(|_| StoreError::Shut)?
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.writes = None;
        if let Some(thread) = self.thread.take() {
            // A writer that has died has nothing left to wait for.
            let _ = thread.join();
        }
    }
}

/// Something to write, whatever its result.
trait Write: Send {
    /// Does it, and keeps the result.
    fn run(&mut self, connection: &Connection) -> Result<(), StoreError>;
    /// Tells the result to whoever waits, or why it was not committed.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>);
}

struct Work<T, F> {
    work: F,
    result: Option<Result<T, StoreError>>,
    answer: oneshot::Sender<Result<T, StoreError>>,
}

impl<T: Send, F: FnMut(&Connection) -> Result<T, Fault> + Send> Write for Work<T, F> {
    fn run(&mut self, connection: &Connection) -> Result<(), StoreError> {
        let result = (self.work)(connection).map_err(|Fault(error)| error);
        let outcome = result.as_ref().map(|_| ()).map_err(Clone::clone);
        self.result = Some(result);
        outcome
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) {
        let result = match (committed, self.result) {
            (Ok(()), Some(result)) => result,
            (Ok(()), None) => Err(StoreError::Shut),
            (Err(error), _) => Err(error),
        };
        // Whoever has stopped waiting does not want to know.
        let _ = self.answer.send(result);
    }
}

fn serve(connection: &Connection, lease: &Lease, mut waiting: mpsc::Receiver<Box<dyn Write>>) {
    let mut writes = Vec::with_capacity(TOGETHER);
    // Before when there is no next commit.
    let mut due = Instant::now();
    while let Some(first) = waiting.blocking_recv() {
        writes.push(first);
        thread::sleep(due.saturating_duration_since(Instant::now()));
        while writes.len() < TOGETHER
            && let Ok(next) = waiting.try_recv()
        {
            writes.push(next);
        }
        if writes.len() > 1 {
            due = Instant::now() + APART;
        }
        // Few writes fail; only when one does, each is done so that it can be
        // taken back without the others.
        let committed = match commit(connection, lease, &mut writes, Care::Quick) {
            Err(Failed::Together) => commit(connection, lease, &mut writes, Care::Each),
            committed => committed,
        };
        match committed {
            Err(Failed::Together) => {
                for mut write in writes.drain(..) {
                    let alone = slice::from_mut(&mut write);
                    let committed = commit(connection, lease, alone, Care::Each);
                    write.answer(committed.map_err(Failed::reason));
                }
            }
            committed => {
                let committed = committed.map_err(Failed::reason);
                writes.drain(..).for_each(|write| write.answer(committed.clone()));
            }
        }
    }
}

/// What happens when one of several writes fails.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Care {
    /// All are taken back.
    Quick,
    /// It is taken back without the others.
    Each,
}

/// Why nothing was committed.
enum Failed {
    /// For a reason that concerns all of them.
    All(StoreError),
    /// Perhaps because of one of them: each is to be tried alone.
    Together,
}

impl Failed {
    fn reason(self) -> StoreError {
        match self {
            Failed::All(error) => error,
            Failed::Together => StoreError::Other("a commit failed".to_owned()),
        }
    }
}

/// Does the writes in one transaction; `Ok` says that it is committed.
fn commit(
    connection: &Connection,
    lease: &Lease,
    writes: &mut [Box<dyn Write>],
    care: Care,
) -> Result<(), Failed> {
    let run = |sql| -> Result<(), Fault> {
        connection.prepare_cached(sql)?.execute([])?;
        Ok(())
    };
    run("BEGIN IMMEDIATE").map_err(|Fault(error)| Failed::All(error))?;
    if let Err(Fault(error)) = lease.check(connection) {
        _ = run("ROLLBACK");
        return Err(Failed::All(error));
    }
    let alone = writes.len() == 1 && care == Care::Each;
    let mut done = || -> Result<(), Fault> {
        for write in &mut *writes {
            if care == Care::Quick {
                write.run(connection)?;
                continue;
            }
            run("SAVEPOINT one")?;
            if let Err(error) = write.run(connection) {
                if connection.is_autocommit() {
                    // SQLite gave up the whole transaction.
                    return Err(error.into());
                }
                run("ROLLBACK TO one")?;
            }
            run("RELEASE one")?;
        }
        run("COMMIT")
    };
    let Err(Fault(error)) = done() else { return Ok(()) };
    if !connection.is_autocommit() {
        // If even this fails, so will the next BEGIN, and say so.
        let _ = run("ROLLBACK");
    }
    Err(if alone { Failed::All(error) } else { Failed::Together })
}
