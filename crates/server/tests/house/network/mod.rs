//! What reaches a house, and how much of it.

mod connections;
mod host;
mod limits;
mod replays;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use ludi_server::Settings;
use tempfile::TempDir;

use crate::common::{Open, open, settings};

/// A house with these settings, gone with its folder.
fn house_with(change: impl FnOnce(Settings) -> Settings) -> (TempDir, Open) {
    let folder = tempfile::tempdir().unwrap();
    let house = open(&folder.path().join("house.db"), |_| change(settings()));
    (folder, house)
}

/// A house with limits.
fn strict() -> (TempDir, Open) {
    house_with(|settings| Settings { limits: true, ..settings })
}

/// A line to a house, on which nothing was said yet.
fn line(house: &Open) -> TcpStream {
    let line = TcpStream::connect(house.address).unwrap();
    line.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    line
}

/// Says this and reads the whole answer; the house has to hang up then.
fn exchange(mut line: TcpStream, text: &str) -> String {
    line.write_all(text.as_bytes()).unwrap();
    let mut answer = Vec::new();
    line.read_to_end(&mut answer).unwrap();
    String::from_utf8(answer).unwrap()
}

/// The status of an answer.
fn status(answer: &str) -> u16 {
    answer.get(9..12).and_then(|status| status.parse().ok()).unwrap_or_default()
}
