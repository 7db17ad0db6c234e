//! The engine's tests, on a toy game and on nothing at all.

mod components;
mod conformance;
mod dice;
mod dice_keys;
mod draws;
mod key_draw;
mod lesson;
mod promise;
mod record;
mod rulebook;
mod seat;
mod setup;
mod table;
mod text;
mod toy;
mod undo;
