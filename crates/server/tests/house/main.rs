//! The house, asked by real requests.

#![expect(clippy::unwrap_used, reason = "whatever goes wrong fails the test")]

mod access;
mod api;
mod beats;
mod bots;
mod common;
mod declining;
mod draws;
mod endless;
mod hints;
mod leaks;
mod lessons;
mod lost;
mod network;
mod numbers;
mod people;
mod playing;
mod promises;
mod replay;
mod script;
mod sealed;
mod seats;
mod standings;
mod undo;
