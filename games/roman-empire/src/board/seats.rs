//! The colours of the factions. With three and four players a seat has one faction, and
//! its colour; with two it has two, and the colour of the first.

use ludi_board::{Palette, SeatColour};
use ludi_engine::Seat;

use crate::rules::side::Faction;

/// Red, white, green, blue, as in the circus.
pub(super) const SEATS: Palette = Palette(&[
    SeatColour::new("#a32a24", "#fff1e6", "light-dark(#a32a24, #de6a5f)", 203),
    SeatColour::new("#f6f0e0", "#33240a", "light-dark(#8b7a58, #ece1c8)", 230),
    SeatColour::new("#3a7034", "#f2fff0", "light-dark(#3a7034, #83bd77)", 113),
    SeatColour::new("#245a96", "#eff7ff", "light-dark(#245a96, #6ba3dd)", 75),
]);

/// The place of a faction's colour.
pub(super) const fn colour_of(faction: Faction) -> Seat {
    Seat::new(faction.index())
}
