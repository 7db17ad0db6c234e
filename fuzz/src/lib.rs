//! Laws that no input may break, for any game. The targets in `fuzz_targets`
//! hold a game against them; libFuzzer looks for the bytes that break one.

mod actions;
mod record;

pub use actions::actions;
pub use record::{any_text, edited_record, originals};
