//! Whole games in a real Chromium: with the mouse, with keys alone, without a
//! script, and on a telephone; alone and among friends.

mod accessible;
mod afterwards;
mod alone;
mod explained;
mod friends;
mod keyboard;
mod lessons;
mod map;
mod motion;
mod pages;
mod questions;

use std::path::Path;

use ludi_browser::{Fault, House};

/// A house of this very build.
fn house() -> Result<House, Fault> {
    House::open(Path::new(env!("CARGO_BIN_EXE_ludi")))
}
