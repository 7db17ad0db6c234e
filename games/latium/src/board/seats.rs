//! The colours of the players.

use ludi_board::{Palette, SeatColour};

/// The red of pottery, the white of chalk, the green of woods, the blue of lakes.
pub(super) const SEATS: Palette = Palette(&[
    SeatColour::new("#9e3220", "#fff1e6", "light-dark(#9e3220, #e07a62)", 203),
    SeatColour::new("#f4ecd6", "#33240a", "light-dark(#8b7a58, #ece1c8)", 230),
    SeatColour::new("#45692f", "#f4ffea", "light-dark(#45692f, #95c07a)", 113),
    SeatColour::new("#2b5580", "#eff7ff", "light-dark(#2b5580, #74a9dc)", 75),
]);
