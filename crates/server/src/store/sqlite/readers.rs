//! Connections that only read, so that reading never waits for the writer.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;
use tokio::sync::Semaphore;
use tokio::task;

use super::fault::Fault;
use super::open;
use crate::store::StoreError;

/// How many reads run at once.
const AT_ONCE: usize = 8;

/// Reading connections to one file, opened as they are needed.
pub(super) struct Readers {
    place: PathBuf,
    idle: Mutex<Vec<Connection>>,
    free: Semaphore,
}

impl Readers {
    /// Readers of this file.
    pub(super) fn new(place: PathBuf) -> Arc<Readers> {
        let idle = Mutex::new(Vec::new());
        Arc::new(Readers { place, idle, free: Semaphore::new(AT_ONCE) })
    }

    /// Does `work` on a thread that may block.
    pub(super) async fn read<T: Send + 'static>(
        self: &Arc<Readers>,
        work: impl FnOnce(&Connection) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, StoreError> {
        let _turn = self.free.acquire().await.map_err(|_| StoreError::Shut)?;
        let readers = Arc::clone(self);
        let result = task::spawn_blocking(move || {
            let idle = readers.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let connection = match idle {
                Some(connection) => connection,
                None => open::reading(&readers.place)?,
            };
            let result = work(&connection);
            readers.idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
            result
        });
        result.await.map_err(|_| StoreError::Shut)?.map_err(|Fault(error)| error)
    }
}
