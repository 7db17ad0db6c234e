//! Players made of code, for any game.
//!
//! A bot sees what a person in its seat would see, and has dice of its own: it
//! can neither look at hidden things nor foresee a draw.

mod guest;
mod heuristic;
mod level;

pub use guest::{Guest, seat_bot};
pub use heuristic::Heuristic;
pub use level::{Level, UnknownLevel};
