//! The colours of the players.

use ludi_board::{Palette, SeatColour};

/// Purple, teal, ochre, black, white. None is the colour of a deck, in the terminal
/// either.
pub(super) const SEATS: Palette = Palette(&[
    SeatColour::new("#7d2a5c", "#fff4e6", "light-dark(#7d2a5c, #b0548a)", 211),
    SeatColour::new("#1d6b70", "#f2fff9", "light-dark(#1d6b70, #3b9aa0)", 80),
    SeatColour::new("#e0b63c", "#33240a", "#e0b63c", 229),
    SeatColour::new("#3b3531", "#fbf3e4", "light-dark(#3b3531, #8b8078)", 255),
    SeatColour::new("#f8f3e6", "#3a2a1c", "light-dark(#b3a382, #f8f3e6)", 141),
]);
