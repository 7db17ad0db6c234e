//! Latium by the sections of its rulebook, and as a whole. One program, because linking
//! many takes longer than running them.

mod actions;
mod bot;
mod common;
mod conformance;
mod everything;
mod hidden;
mod ledger;
mod length;
mod lesson;
mod places;
mod playthroughs;
mod previews;
mod s01_box;
mod s08_order;
mod s10_gods;
mod s12_people;
mod s16_marches;
mod s19_battle;
mod s21_tokens;
mod s22_end;
mod s23_leagues;
mod texts;
mod thrifty;
mod versions;
mod words;

/// The folder of the game.
const SOURCES: ludi_game_tests::Sources = ludi_game_tests::Sources::of(env!("CARGO_MANIFEST_DIR"));
