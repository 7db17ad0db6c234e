//! Players made of code, and games together with them.
//!
//! A bot sees what a person in its seat would see, and has dice of its own: it
//! can neither look at hidden things nor foresee a draw. [`AnyGame`] is a game
//! with its bots for programs that host any game.

mod any_game;
mod level;
mod pick;

pub use any_game::{AnyGame, Explanation, Speeches};
pub use level::{Level, UnknownLevel};
