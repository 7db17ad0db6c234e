//! The house: tables that people play at in the browser.
//!
//! [`store`] keeps all that must outlive the program.

pub mod store;
