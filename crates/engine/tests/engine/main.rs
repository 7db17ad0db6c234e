//! The engine's tests, on a toy game and on nothing at all.

mod conformance;
mod toy;
