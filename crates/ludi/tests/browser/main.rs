//! Whole games in a real Chromium: with the mouse, with a finger, with keys alone and
//! without a script; alone and among friends.

mod accessible;
mod afterwards;
mod alone;
mod beats;
mod explained;
mod fixed_house;
mod fixed_match;
mod friends;
mod keyboard;
mod lessons;
mod map;
mod numbers;
mod pages;
mod watched;
mod whole_games;

use std::path::Path;

use ludi_browser::{Fault, House};

/// A house of this very build.
fn house() -> Result<House, Fault> {
    House::open(Path::new(env!("CARGO_BIN_EXE_ludi")))
}
