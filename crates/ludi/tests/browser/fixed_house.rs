//! A house in this process whose matches are the same each time: the server itself, with
//! one seed for every table. The program has no setting for that, since nobody may choose
//! the dice.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use ludi_browser::Fault;
use ludi_engine::Seed;
use ludi_server::store::Sqlite;
use ludi_server::{House, Seeds, Settings, serve};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

/// How long what is under way is waited for at the end.
const PATIENCE: Duration = Duration::from_secs(1);

/// A house with an empty database, open until it is dropped.
pub(crate) struct FixedHouse {
    address: String,
    runtime: Option<Runtime>,
    _folder: TempDir,
}

impl FixedHouse {
    /// Opens a house with the dice that this phrase stands for. Bots think for so long before
    /// a turn, and wait a moment after what a person did, as they do where people play.
    pub(crate) fn open(dice: &str, bot_pause: Duration) -> Result<FixedHouse, Fault> {
        let fault = |error: &dyn std::fmt::Display| Fault::House(error.to_string());
        let of_system = |error: io::Error| fault(&error);
        let folder = tempfile::tempdir().map_err(of_system)?;
        let store = Sqlite::open(&folder.path().join("house.db")).map_err(|error| fault(&error))?;
        let settings = Settings {
            bot_pause,
            undo_pause: Duration::from_millis(1),
            limits: false,
            ..Settings::default()
        };
        let seeds = Seeds::always(Seed::from_phrase(dice));
        let house = House::with_seeds(Arc::new(store), ludi_games::all(), settings, seeds);
        let runtime = Runtime::new().map_err(of_system)?;
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).map_err(of_system)?;
        let address = format!("http://{}", listener.local_addr().map_err(of_system)?);
        runtime.spawn(serve(listener, Arc::new(house), std::future::pending()));
        Ok(FixedHouse { address, runtime: Some(runtime), _folder: folder })
    }

    /// The address of the front page.
    pub(crate) fn front(&self) -> String {
        format!("{}/", self.address)
    }
}

impl Drop for FixedHouse {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_timeout(PATIENCE);
        }
    }
}
