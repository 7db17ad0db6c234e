//! What the browser shows: pure functions from plain models to HTML.
//!
//! No page holds a style or a script of its own, so that the rules for content
//! can forbid both. Every page does all it does without a script; the script
//! only saves the reader from loading the whole page again. What changes during
//! a match lies in elements with fixed ids ([`parts`]), which the script
//! exchanges one by one.
//!
//! Addresses: a table is at `/tables/ID/`, with the slash, because the buttons
//! of the board go to `why` relative to it. Its form posts to `/tables/ID/act`,
//! or to `undo`, `say`, `sit` and the like beside it. The choice of language or theme
//! is posted to `/settings`, a quick game to `/play`.

mod chance;
mod chat;
mod company;
mod curtain;
mod fairness;
mod frame;
mod front;
mod gathering;
mod invitation;
mod markdown;
mod message;
mod open;
mod reader;
mod replay;
mod rules;
mod score;
mod table;
#[cfg(test)]
mod tests;

pub use fairness::{FairnessPage, fairness};
pub use frame::{Page, Theme, frame};
pub use front::{Front, Standing, TableLine, front};
pub use invitation::{Invitation, invitation};
pub use message::{Message, message};
pub use open::{OpenPage, open};
pub use reader::Reader;
pub use replay::{REPLAY_JS, ReplayPage, replay};
pub use rules::{RulesPage, rules};
pub use table::{Notice, TablePage, mark, parts, stage, table, table_title};

/// The stylesheet of the house, at `/assets/house.css`.
pub const HOUSE_CSS: &str = include_str!("../../assets/house.css");

/// The script of the table, at `/assets/table.js`.
pub const TABLE_JS: &str = include_str!("../../assets/table.js");

/// The script that stirs the dice, at `/assets/dice.js`.
pub const DICE_JS: &str = include_str!("../../assets/dice.js");

/// The script of the sound, at `/assets/chime.js`.
pub const CHIME_JS: &str = include_str!("../../assets/chime.js");

/// The sign of the house, at `/assets/laurel.svg`.
pub const LAUREL_SVG: &str = include_str!("../../assets/laurel.svg");
