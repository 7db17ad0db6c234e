//! The house: tables that people play at in the browser.
//!
//! [`store`] keeps all that must outlive the program, [`pages`] is what the
//! browser shows, [`words`] what the house says in each language.

pub mod pages;
pub mod store;
pub mod words;
