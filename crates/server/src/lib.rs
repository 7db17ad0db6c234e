//! The server: tables that people play at in the browser.
//!
//! [`store`] keeps all that must outlive the program. [`House`] has the live
//! tables, and [`serve`] shows them to browsers: [`pages`] is what they show,
//! [`words`] what the server says in each language. [`Settings`] says how it is
//! run, [`Metrics`] how it fares.

mod clock;
mod closing;
mod drawn;
mod growing;
mod guard;
mod house;
mod http;
mod lines;
mod lit;
mod metrics;
pub mod pages;
mod people;
mod pieces;
mod plain_text;
mod security_log;
mod seeds;
mod settings;
pub mod store;
mod tag;
mod tally;
pub mod words;

pub use clock::Clock;
pub use growing::Growing;
pub use house::{
    Answer, Away, BoardModel, Chair, Command, ContributorReport, DrawReport, DrawState, GuideModel,
    House, HouseError, LeftOutReport, LogLine, Move, MoveKind, NewTable, Noticed, PageModel,
    Presence, Promisable, Promised, Rejection, Said, SeatRequest, Sentence, Visitor, Vow,
};
pub use http::api::openapi;
pub use http::{HtmlError, Route, routes, serve};
pub use metrics::{Metrics, Present};
pub use seeds::Seeds;
pub use settings::{MetricsFor, NoUrl, PublicUrl, Settings};
pub use tally::{Spread, Tally};
