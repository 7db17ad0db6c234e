//! The process of a browser.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::Fault;
use crate::protocol::Protocol;

/// How long a start may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// A Chromium that shows nothing, asks nothing of the network by itself, and
/// works for root in a container.
const FLAGS: [&str; 17] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Nothing waits because nobody seems to look, and nothing pressed is lost
    // because the page is still young.
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--allow-pre-commit-input",
    "--hide-scrollbars",
    "--mute-audio",
    "--force-color-profile=srgb",
    "--remote-debugging-port=0",
];

/// A Chromium with a fresh profile, running until it is dropped.
pub(crate) struct Chromium {
    process: Child,
    profile: TempDir,
}

impl Chromium {
    pub(crate) fn start() -> Result<Chromium, Fault> {
        let profile = tempfile::tempdir()?;
        let process = Command::new("chromium")
            .args(FLAGS)
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg("--lang=en")
            .arg("about:blank")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| Fault::Chromium(format!("`chromium` cannot be started: {error}")))?;
        Ok(Chromium { process, profile })
    }

    /// Connects as soon as the browser has written down where it listens.
    pub(crate) fn connect(&mut self) -> Result<Protocol, Fault> {
        let start = Instant::now();
        loop {
            if let Some((port, path)) = listening(&self.profile.path().join("DevToolsActivePort")) {
                return Protocol::connect(port, &path);
            }
            if let Some(status) = self.process.try_wait()? {
                return Err(Fault::Chromium(format!("it ended at once ({status})")));
            }
            if start.elapsed() > PATIENCE {
                return Err(Fault::Chromium("it does not start".to_owned()));
            }
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits until the browser, told to close, is gone.
    pub(crate) fn end(mut self) -> Result<(), Fault> {
        self.process.wait()?;
        Ok(())
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
    }
}

/// The port and the path, once both are in the file.
fn listening(file: &Path) -> Option<(u16, String)> {
    let text = fs::read_to_string(file).ok()?;
    let (port, path) = text.split_once('\n')?;
    (path.starts_with('/') && path.len() > 1).then_some((port.parse().ok()?, path.to_owned()))
}
