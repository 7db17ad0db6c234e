//! Latium by the sections of its rulebook, and as a whole. One program, because linking
//! many takes longer than running them.

mod conformance;
mod length;
mod texts;
mod thrifty;

/// The folder of the game.
const SOURCES: ludi_game_tests::Sources = ludi_game_tests::Sources::of(env!("CARGO_MANIFEST_DIR"));
