//! A house that is served, and those who ask it: browsers without a script, and
//! programs.

mod browser;
mod house;
mod page;
mod program;
mod socket;

pub(crate) use browser::Browser;
pub(crate) use house::{Open, new_house, open, open_orderly, settings};
pub(crate) use page::Page;
pub(crate) use program::Program;
pub(crate) use socket::Socket;
