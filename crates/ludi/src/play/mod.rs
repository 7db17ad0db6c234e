//! The table in the terminal.
//!
//! [`Session`] is the conversation: what is shown, what is typed, what comes of
//! it. The board is drawn by the game, the rest here: frame, pages, result.

mod frame;
mod key;
mod pages;
pub(crate) mod result;
mod session;
#[cfg(test)]
mod tests;
mod voices;

pub(crate) use session::Session;
pub(crate) use voices::{Voices, plain_names};
