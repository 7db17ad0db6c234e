//! Latium: villages, gods, alliances and battles in eight years, for two to four.
//!
//! In the eighth century BC each player leads a large village of the Latins as its rex,
//! wins others by alliance or by force, and answers to its people. RULES.md has every
//! section of the rulebook.
//!
//! A rule is in `rules`, in a file named after its part of the rulebook; a word is in
//! `words`, a picture in `board`, what bots think in `mind`.

mod board;
mod mind;
mod rules;
mod words;

pub use rules::action::{Action, Die, LARGEST_OFFER, Mode};
pub use rules::event::{Event, Force, Grade};
pub use rules::state::{Ask, Season, Stage, State};
pub use rules::view::View;
pub use rules::{Latium, components, gods, scenario, view, village};
