//! A house that is served.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use ludi_bots::AnyGame;
use ludi_caligula::Caligula;
use ludi_server::store::Sqlite;
use ludi_server::{Clock, House, Seeds, Settings, serve};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;

/// A house that is being served, until it is dropped.
pub(crate) struct Open {
    pub(crate) address: SocketAddr,
    pub(crate) store: Arc<Sqlite>,
    house: Arc<House>,
    stop: Option<oneshot::Sender<()>>,
    runtime: Option<Runtime>,
}

/// Settings for tests: bots do not dawdle, and many clients share an address.
pub(crate) fn settings() -> Settings {
    let none = Duration::ZERO;
    Settings {
        bot_pause: none,
        undo_pause: none,
        decline_pause: none,
        limits: false,
        ..Settings::default()
    }
}

/// A new house, gone with its folder.
pub(crate) fn new_house() -> (TempDir, Open) {
    new_house_of(AnyGame::of::<Caligula>())
}

/// A new house of this game, gone with its folder.
pub(crate) fn new_house_of(game: AnyGame) -> (TempDir, Open) {
    new_house_with(vec![game], settings())
}

/// A new house of these games that is run so, gone with its folder.
pub(crate) fn new_house_with(games: Vec<AnyGame>, settings: Settings) -> (TempDir, Open) {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("house.db")).unwrap();
    (folder, start(Runtime::new().unwrap(), store, games, |_| settings))
}

/// The same, with this clock.
pub(crate) fn new_house_at(
    clock: Clock,
    games: Vec<AnyGame>,
    settings: Settings,
) -> (TempDir, Open) {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("house.db")).unwrap();
    (folder, start_at(clock, Runtime::new().unwrap(), store, games, |_| settings))
}

/// Opens a house.
pub(crate) fn open(place: &Path, settings: impl FnOnce(SocketAddr) -> Settings) -> Open {
    open_at(place, Clock::default(), settings)
}

/// Opens a house where it is as late as this clock says.
pub(crate) fn open_at(
    place: &Path,
    clock: Clock,
    settings: impl FnOnce(SocketAddr) -> Settings,
) -> Open {
    let (runtime, store) = (Runtime::new().unwrap(), Sqlite::open(place).unwrap());
    start_at(clock, runtime, store, vec![AnyGame::of::<Caligula>()], settings)
}

/// Opens a house with such a database and such a game, in which one thing is done
/// after the other: asked the same, two of them answer the same, also when
/// something could not be kept and a table is lost.
pub(crate) fn open_orderly(store: Sqlite, game: AnyGame, seeds: Seeds) -> Open {
    let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    // How long it takes to compare must not tell who is here: nobody leaves.
    let settings = Settings { linger: Duration::from_secs(3600), ..settings() };
    run(runtime, store, |store, _| House::with_seeds(store, vec![game], settings, seeds))
}

fn start(
    runtime: Runtime,
    store: Sqlite,
    games: Vec<AnyGame>,
    settings: impl FnOnce(SocketAddr) -> Settings,
) -> Open {
    start_at(Clock::default(), runtime, store, games, settings)
}

fn start_at(
    clock: Clock,
    runtime: Runtime,
    store: Sqlite,
    games: Vec<AnyGame>,
    settings: impl FnOnce(SocketAddr) -> Settings,
) -> Open {
    run(runtime, store, |store, address| House::with_clock(store, games, settings(address), clock))
}

/// Serves a house.
fn run(
    runtime: Runtime,
    store: Sqlite,
    house: impl FnOnce(Arc<Sqlite>, SocketAddr) -> House,
) -> Open {
    let store = Arc::new(store);
    let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
    let address = listener.local_addr().unwrap();
    let house = Arc::new(house(store.clone(), address));
    let (stop, stopped) = oneshot::channel();
    runtime.spawn(serve(listener, house.clone(), async { _ = stopped.await }));
    Open { address, store, house, stop: Some(stop), runtime: Some(runtime) }
}

impl Open {
    /// Asks the store.
    pub(crate) fn wait<T>(&self, future: impl Future<Output = T>) -> T {
        self.runtime.as_ref().unwrap().block_on(future)
    }

    /// The code that makes an account the administrator, if nobody is.
    pub(crate) fn code(&self) -> Option<String> {
        self.wait(self.house.administrator_code()).unwrap()
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        if let (Some(stop), Some(runtime)) = (self.stop.take(), self.runtime.take()) {
            _ = stop.send(());
            runtime.shutdown_timeout(Duration::from_secs(5));
        }
    }
}
