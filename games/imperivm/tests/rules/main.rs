//! Imperivm Romanvm by the sections of its rulebook, and as a whole. One program,
//! because linking many takes longer than running them.

mod actions;
mod bot;
mod common;
mod conformance;
mod everything;
mod hidden;
mod ledger;
mod lesson;
mod playthroughs;
mod previews;
mod s2_setup;
mod s3_1_succession;
mod s3_2_conquest;
mod s3_2a_march;
mod s3_3_tribute;
mod s3_5_oath_and_prison;
mod s3_7_trouble;
mod s3_turn;
mod s4_ending;
mod scenes;
mod sealed;
mod texts;
mod versions;
mod words;

/// The folder of the game.
const SOURCES: ludi_game_tests::Sources = ludi_game_tests::Sources::of(env!("CARGO_MANIFEST_DIR"));
