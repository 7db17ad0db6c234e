//! The house: tables that people play at in the browser.
//!
//! [`store`] keeps all that must outlive the program. [`House`] has the live
//! tables, and [`serve`] shows them to browsers.

mod guard;
mod house;
mod http;
mod people;
pub mod store;

pub use house::{Answer, Command, Deed, GameBox, House, HouseError, Sentence, Sight, boxed};
pub use http::serve;
