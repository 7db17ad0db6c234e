//! Imperivm Romanvm: secret loyalty, conquest and succession, for three to six.
//!
//! The great families of Rome buy its provinces, wage war over them, tax them and
//! depose each other's emperors, while each decides in secret whether it wants the
//! empire to prosper or to fall. After nine dominions it prospers; if the people
//! or the barbarians cannot be paid before, it falls. Only the side that was right
//! scores. RULES.md has every section of both drafts of the rulebook; in what they
//! differ is in `edition`, in what earlier versions of our rules did in `version`.
//!
//! A rule is in `rules`, in a file named after its part of the rulebook; a word is in
//! `words`, a picture in `board`, what bots think in `mind`.

mod board;
mod mind;
mod rules;
mod words;

pub use rules::action::{Action, LARGEST_AMOUNT, Resource};
pub use rules::edition::Edition;
pub use rules::event::Event;
pub use rules::lens::Lens;
pub use rules::state::{Ask, Ending, Purse, Stage, State, Track};
pub use rules::view::View;
pub use rules::{Imperivm, cards, components, province, scenario, view};
