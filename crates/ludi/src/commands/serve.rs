//! `ludi serve`: the house, for browsers.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use ludi_server::store::Sqlite;
use ludi_server::{House, Settings, serve};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::signal;

use crate::failure::Failure;
use crate::games;

/// Open the house: play in the browser (its pages are still plain, and in English)
///
/// Everything is kept in one database, which is created if it is missing.
/// Ctrl-C closes the house; the games go on when it opens again.
#[derive(Debug, Args)]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:8700")]
    addr: SocketAddr,
    /// The database; otherwise house.db among your data
    #[arg(long, value_name = "sqlite:PATH", value_parser = place)]
    db: Option<PathBuf>,
}

fn place(text: &str) -> Result<PathBuf, String> {
    match text.strip_prefix("sqlite:") {
        Some(path) if !path.is_empty() => Ok(PathBuf::from(path)),
        _ => Err("a database is given as sqlite:PATH".to_owned()),
    }
}

impl Serve {
    /// Serves until it is interrupted.
    pub(crate) fn run(self) -> Result<(), Failure> {
        let system = |error: io::Error| Failure::System(format!("cannot serve: {error}"));
        let place = self.db.unwrap_or_else(|| {
            dirs::data_dir().map(|data| data.join("ludi")).unwrap_or_default().join("house.db")
        });
        let store = Sqlite::open(&place).map_err(|error| Failure::System(error.to_string()))?;
        let house = Arc::new(House::new(Arc::new(store), games::boxes(), Settings::default()));
        Runtime::new().map_err(system)?.block_on(async {
            let listener = TcpListener::bind(self.addr).await.map_err(|error| {
                Failure::System(format!("cannot listen at {}: {error}", self.addr))
            })?;
            let address = listener.local_addr().map_err(system)?;
            writeln!(io::stdout(), "http://{address}").map_err(Failure::Output)?;
            let stop = async { _ = signal::ctrl_c().await };
            serve(listener, house, stop).await.map_err(system)
        })
    }
}
