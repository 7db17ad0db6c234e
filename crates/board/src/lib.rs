//! What the boards of all games are drawn with, in the browser and in the terminal.
//!
//! In the browser a board is a [`Drawing`], whose type [`drawing!`] makes for the game:
//! letters and names of the players, things to click, emblems, figures, cards and tracks,
//! in parts that can be sent one by one. What they look like is in `assets/board.css`, which
//! [`Palette::stylesheet`] puts before the game's own; [`Atlas`] has maps, [`assets!`] the
//! pictures. [`terminal`] has lines and frames. The letter and the colour of a player are
//! defined here alone, in [`Palette`].

mod assets;
mod button;
mod card;
mod classes;
mod drawing;
mod emblem;
mod map;
mod number_field;
mod numerals;
mod primer;
mod seat;
pub mod terminal;
mod text;
mod track;

pub use button::json;
pub use card::{COPIES, times};
pub use classes::{class_if, classes};
pub use drawing::{Drawing, PLAYER, SharedMarkup, part, picture};
pub use emblem::{Emblem, emblem, emblems};
pub use map::{Atlas, MapWords, Place, place_class};
pub use numerals::roman;
pub use primer::{Point, Primer, primer};
pub use seat::{Palette, SeatColour, letter, seat_class};
pub use track::{Cell, marker, track};
