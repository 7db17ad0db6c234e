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
//! or to `undo`, `say`, `promise`, `sit` and the like beside it. The choice of language or theme
//! is posted to `/settings`, a quick game to `/play`.

mod account;
mod address;
mod admin;
mod assets;
mod chance;
mod chat;
mod company;
mod curtain;
mod day;
mod draws;
mod facts;
mod fairness;
mod finished;
mod frame;
mod front;
mod gathering;
mod glossary;
mod guide;
mod happening;
mod invitation;
mod log;
mod markdown;
mod message;
mod moments;
mod notice;
mod open;
mod primer;
mod promise;
mod reader;
mod replay;
mod requests;
mod rules;
mod score;
mod speed;
mod table;
#[cfg(test)]
mod tests;

pub use account::{AccountPage, SessionLine, TokenLine, account};
pub use admin::{AdminPage, admin};
pub use assets::{ASSETS, Asset};
use day::day;
pub use fairness::{FairnessPage, fairness};
pub use finished::{FinishedLine, FinishedPage, finished};
pub use frame::{Page, Theme, frame};
pub use front::{Front, Offer, Standing, TableLine, front};
pub use invitation::{Invitation, Offered, invitation};
pub use message::{Message, message};
pub use notice::Notice;
pub(crate) use notice::notice;
pub use open::{OpenPage, Question, open};
pub use primer::{PrimerPage, primer};
pub use reader::Reader;
pub use replay::{NamedPart, ReplayPage, replay};
pub use rules::{RulesPage, rules};
pub use speed::Speed;
pub use table::{TablePage, parts, stage, table_title};
pub(crate) use table::{draw, table};
