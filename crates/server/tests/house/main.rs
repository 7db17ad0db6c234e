//! The house, asked by real requests.

#![expect(clippy::unwrap_used, reason = "whatever goes wrong fails the test")]

mod access;
mod api;
mod bots;
mod common;
mod declining;
mod draws;
mod endless;
mod leaks;
mod lost;
mod network;
mod people;
mod playing;
mod promises;
mod replay;
mod script;
mod sealed;
mod seats;
mod undo;
