//! What libFuzzer tries on every game: one target for each law of
//! `ludi_engine::conformance`, and one for records, which come from outside.
//!
//! The laws of the kit are held against random games; here bytes play, so that
//! libFuzzer can look for the match that breaks one. The targets in
//! `fuzz/fuzz_targets` call [`target`]; a test here tries the inputs that were
//! kept in `fuzz/seeds`.

mod games;
mod laws;
mod record;
mod walk;

pub use games::{TARGETS, target};
