//! Laws that no input may break, for any game. The targets in `fuzz_targets`
//! hold every game against them; libFuzzer looks for the bytes that break one.

mod actions;
mod games;
mod record;

pub use games::{actions, record};
