//! The house under test: a process of its own.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::Failure;

/// A running `ludi serve`, until it is dropped.
pub(crate) struct Ludi {
    process: Child,
    pub(crate) address: SocketAddr,
}

impl Ludi {
    /// Opens a house; with the limits of what one client may ask, or without.
    pub(crate) fn serve(program: &Path, database: &Path, limits: bool) -> Result<Ludi, Failure> {
        let mut process = Command::new(program)
            .args(["serve", "--no-open", "--addr", "127.0.0.1:0", "--db"])
            .arg(format!("sqlite:{}", database.display()))
            .env("LUDI_LIMITS", if limits { "on" } else { "off" })
            // Without limits all players come from one machine.
            .env("LUDI_CONNECTIONS", if limits { "4096" } else { "20000" })
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{} cannot be run: {error}", program.display()))?;
        let out = process.stdout.take().ok_or("ludi says nothing")?;
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        let address = line.trim().strip_prefix("http://").ok_or("ludi says no address")?;
        Ok(Ludi { address: address.parse()?, process })
    }

    /// What it holds in memory.
    pub(crate) fn rss_kib(&self) -> Result<f64, Failure> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().next()).ok_or("no VmRSS")?;
        Ok(kib.parse()?)
    }

    /// How long it has used a processor so far, all its threads together.
    pub(crate) fn cpu(&self) -> Result<Duration, Failure> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.process.id()))?;
        // The name of the program comes second, in brackets; user and system time are
        // the fourteenth and the fifteenth.
        let (_, fields) = stat.rsplit_once(')').ok_or("no stat")?;
        let ticks: Vec<u64> =
            fields.split_whitespace().skip(11).take(2).map(str::parse).collect::<Result<_, _>>()?;
        let ticks: u64 = ticks.iter().sum();
        Ok(Duration::from_secs_f64(ticks as f64 / rustix::param::clock_ticks_per_second() as f64))
    }
}

impl Drop for Ludi {
    fn drop(&mut self) {
        // What was answered is durable, so nothing is lost.
        _ = self.process.kill();
        _ = self.process.wait();
    }
}
