//! A house that is served, and those who ask it: browsers without a script, and
//! programs.

mod browser;
mod house;
mod page;
mod party;
mod program;
mod socket;

pub(crate) use browser::Browser;
pub(crate) use house::{
    Open, new_house, new_house_at, new_house_of, new_house_with, open, open_at, open_orderly,
    settings,
};
pub(crate) use page::Page;
pub(crate) use party::Party;
pub(crate) use program::Program;
pub(crate) use socket::Socket;
