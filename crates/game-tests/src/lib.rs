//! What the tests of every game share, so that a new game need not write it again.
//!
//! A game names its own tests and calls what it needs of these; whatever is wrong is
//! a panic, as in a test. Nothing here knows a game: the game is a type parameter,
//! and its folder is given as [`Sources`].

pub mod boards;
pub mod bots;
pub mod components;
pub mod idle;
pub mod laws;
pub mod ledger;
pub mod lessons;
mod phrases;
pub mod playthroughs;
pub mod previews;
mod random_games;
pub mod sentences;
mod sources;
mod table;
pub mod texts;
mod voices;

pub use phrases::note_keys;
pub use random_games::{Met, RandomGames, sections_not_in};
pub use sources::Sources;
pub use table::{legal, open, play, refusal, worlds};
pub use voices::Voices;
