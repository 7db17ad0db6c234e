//! Caligula: blind placement, plots and assassination, for two to five.
//!
//! Each turn the players put numbered tokens face down on ten Civitas cards,
//! which are then resolved in the order of six Sequentia cards and give or take
//! plot cards, tokens and order. After each Sequentia card they may conspire
//! against the emperor: outbid each other with Coniura cards for who leads, put
//! their Favor on the man they want on the throne, and stab with Pugio cards.
//! Points come from killing and from having supported whoever reigns. After five
//! turns, as a rule, the empire falls. RULES.md has every section.
//!
//! A rule is in `rules`, in a file named after its part of the rulebook; a word is in
//! `words`, a picture in `board`, what bots think in `mind`.

mod board;
mod mind;
mod rules;
mod words;

pub use rules::action::{Action, Point, Spot, Throne};
pub use rules::event::{DecidedBy, Event, Hand, Lying, Shown, Verdict};
pub use rules::lens::Lens;
pub use rules::state::{Ask, Stage, State};
pub use rules::view::View;
pub use rules::{Caligula, components, scenario, view};
