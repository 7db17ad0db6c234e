//! History of the Roman Empire: seven turns of factions and barbarians, for two to four.
//!
//! From the first triumvirate to Romulus Augustus each player leads a Roman faction and
//! barbarian peoples, both drawn anew in every turn, and scores with both. RULES.md has
//! every section of the rulebook. With two players a seat has two factions, which are
//! apart in everything but who decides.
//!
//! A rule is in `rules`, in a file named after its part of the rulebook; a word is in
//! `words`, a picture in `board`, what a bot thinks in `mind`.

mod board;
mod mind;
mod rules;
mod words;

pub use rules::action::{Action, Camp, LARGEST_OFFER, Way};
pub use rules::combat::Clash;
pub use rules::event::{DiceShown, Event, Grade, Throw};
pub use rules::factor::{Factor, Factors};
pub use rules::lens::Lens;
pub use rules::prospect::{Prospect, percent};
pub use rules::standing::{Part, Standing};
pub use rules::state::{Ask, Modifiers, Stage, State, Token};
pub use rules::view::View;
pub use rules::{RomanEmpire, cards, components, province, scenario, side, view};
