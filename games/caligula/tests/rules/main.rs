//! Caligula by the sections of its rulebook, and as a whole. One program, because
//! linking twenty takes longer than running them.

mod bot;
mod common;
mod conformance;
mod conspiracy;
mod endings;
mod fall;
mod ledger;
mod legend_changes;
mod legend_effects;
mod legend_penalties;
mod length;
mod lesson;
mod playthroughs;
mod previews;
mod s1_placement;
mod s2a_sequentia;
mod s2b_cards;
mod s2b_civitas;
mod s2c_assassination;
mod s2c_favor;
mod s2c_plot;
mod s3_end_of_turn;
mod setup;
mod strategy;
mod texts;
mod whole;
mod winner;

/// The folder of the game.
const SOURCES: ludi_game_tests::Sources = ludi_game_tests::Sources::of(env!("CARGO_MANIFEST_DIR"));
