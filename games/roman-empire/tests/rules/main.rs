//! History of the Roman Empire by the sections of its rulebook, and as a whole. One
//! program, because linking many takes longer than running them.

mod actions;
mod bot;
mod common;
mod conformance;
mod everything;
mod hidden;
mod ledger;
mod length;
mod lesson;
mod map;
mod playthroughs;
mod previews;
mod s10_combat;
mod s10_odds;
mod s11_revolts;
mod s15_points;
mod s16_options;
mod s2_setup;
mod s5_choice;
mod s7_events;
mod s8_building;
mod s9_placement;
mod texts;
mod words;

/// The folder of the game.
const SOURCES: ludi_game_tests::Sources = ludi_game_tests::Sources::of(env!("CARGO_MANIFEST_DIR"));
