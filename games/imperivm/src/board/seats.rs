//! The colours of the players.

use ludi_board::{Palette, SeatColour};

/// Red, blue, gold, green, violet, black: the families, in their order.
pub(super) const SEATS: Palette = Palette(&[
    SeatColour::new("#9c2b2b", "#fff1e6", "light-dark(#9c2b2b, #d9685f)", 203),
    SeatColour::new("#24588f", "#eff7ff", "light-dark(#24588f, #6ba3dd)", 75),
    SeatColour::new("#dfae2b", "#33240a", "light-dark(#a87c0c, #e8c050)", 220),
    SeatColour::new("#3f7336", "#f2fff0", "light-dark(#3f7336, #83bd77)", 113),
    SeatColour::new("#6f3a80", "#fbf1ff", "light-dark(#6f3a80, #bd86cf)", 177),
    SeatColour::new("light-dark(#37332f, #756b62)", "#fbf3e4", "light-dark(#37332f, #b3aaa0)", 250),
]);
