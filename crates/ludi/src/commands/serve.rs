//! `ludi serve`: starts the server.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::process;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use ludi_engine::phrase;
use ludi_server::store::Sqlite;
use ludi_server::{House, serve};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

use crate::failure::{Failure, shown};
use crate::logs;
use crate::settings::Given;
use crate::words::Words;

/// How long a bot that still thinks is waited for at the end.
const PATIENCE: Duration = Duration::from_secs(2);

/// The options of `ludi serve`.
#[derive(Debug, Default, Args)]
pub(crate) struct Serve {
    #[command(flatten)]
    settings: Given<true>,
    #[arg(long)]
    no_open: bool,
}

impl Serve {
    /// Serves until it is interrupted.
    pub(crate) fn run(self, words: &Words) -> Result<(), Failure> {
        let system =
            |error: io::Error| Failure::System(phrase!("failure-serve", error = shown(error)));
        let chosen = self.settings.choose()?;
        logs::start(chosen.log, chosen.log_format);
        let runtime = Runtime::new().map_err(system)?;
        let listener = runtime.block_on(TcpListener::bind(chosen.addr)).map_err(|error| {
            let addr = chosen.addr;
            Failure::System(phrase!("failure-listen", addr = shown(addr), error = shown(error)))
        })?;
        let address = listener.local_addr().map_err(system)?;
        let store = Arc::new(Sqlite::open(&chosen.db)?);
        let house = Arc::new(House::new(store, ludi_games::all(), chosen.house));
        let stop = stop()?;
        let mut out = io::stdout();
        writeln!(out, "http://{address}").and_then(|()| out.flush()).map_err(Failure::Output)?;
        let code = runtime.block_on(house.administrator_code());
        let code =
            code.map_err(|error| Failure::System(phrase!("failure-serve", error = shown(error))))?;
        if let Some(code) = code {
            let text = words.say(&phrase!("serve-code", code = code.as_str()));
            // Whoever reads only the address needs no code.
            _ = writeln!(out, "{text}").and_then(|()| out.flush());
        }
        tracing::info!(%address, db = %chosen.db.display(), "the house is open");
        if !self.no_open && out.is_terminal() && has_display(|name| env::var_os(name).is_some()) {
            open(address);
        }
        let served = runtime.block_on(serve(listener, Arc::clone(&house), stop));
        runtime.shutdown_timeout(PATIENCE);
        // The last who holds the store: what is in SQLite's log goes to the file.
        drop(house);
        tracing::info!("the house is closed");
        served.map_err(system)
    }
}

/// Done at the first signal to end; the second ends the program at once, which
/// loses nothing that was answered.
fn stop() -> Result<impl Future<Output = ()> + Send + 'static, Failure> {
    let (stop, stopped) = oneshot::channel();
    let mut stop = Some(stop);
    ctrlc::set_handler(move || match stop.take() {
        Some(stop) => {
            tracing::info!("the house closes, once what is under way is done");
            // Nobody listens any more if it is closing already.
            _ = stop.send(());
        }
        None => process::exit(1),
    })
    .map_err(|error| Failure::no_signals(&error))?;
    Ok(async { _ = stopped.await })
}

/// Is there a screen that a browser could open on?
fn has_display(is_set: impl Fn(&str) -> bool) -> bool {
    let desktop = cfg!(any(windows, target_os = "macos"));
    !is_set("SSH_CONNECTION")
        && (desktop || ["DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"].into_iter().any(is_set))
}

/// Opens the browser. If there is none, the address is on the screen.
fn open(address: SocketAddr) {
    let address = format!("http://{}", reachable(address));
    let opened = match env::var("BROWSER") {
        Ok(browser) => open::with_detached(address, browser),
        Err(_) => open::that_detached(address),
    };
    if opened.is_err() {
        tracing::debug!("no browser could be opened");
    }
}

/// Where this machine finds an address that stands for all of its own.
fn reachable(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_opens_where_somebody_sees_it() {
        let with = |set: &'static [&str]| has_display(|name| set.contains(&name));
        assert!(with(&["DISPLAY"]) && with(&["WAYLAND_DISPLAY"]) && with(&["WSL_DISTRO_NAME"]));
        assert!(!with(&["DISPLAY", "SSH_CONNECTION"]));
        assert_eq!(with(&[]), cfg!(any(windows, target_os = "macos")));
    }

    #[test]
    fn the_browser_is_led_to_this_machine() {
        for (listens, opened) in [
            ("0.0.0.0:8700", "127.0.0.1:8700"),
            ("[::]:8700", "[::1]:8700"),
            ("192.0.2.7:80", "192.0.2.7:80"),
        ] {
            assert_eq!(reachable(listens.parse().unwrap()).to_string(), opened);
        }
    }
}
