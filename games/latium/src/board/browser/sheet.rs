//! Where everything is on the map: the styles of the board, and its picture.

use std::fmt::Write;
use std::sync::LazyLock;

use crate::board::seats::SEATS;
use crate::rules::village::{COLUMNS, Square, VILLAGES, Village};

const BOARD: &str = include_str!("../../../assets/board.css");

/// The sheet in units of the picture: five squares by four.
pub(super) const WIDTH: u16 = 1000;
/// Its height.
pub(super) const HEIGHT: u16 = 800;

/// Where each village stands in its square, in hundredths of the square's side: as the
/// land is, as far as names leave room.
const SPOTS: [(u8, u8); VILLAGES] = [
    (46, 78),
    (36, 26),
    (66, 64),
    (36, 78),
    (56, 22),
    (36, 50),
    (54, 60),
    (70, 30),
    (54, 24),
    (66, 82),
    (70, 22),
    (64, 24),
    (66, 70),
    (34, 44),
    (52, 64),
    (34, 80),
    (36, 24),
    (32, 78),
    (60, 42),
    (62, 72),
    (56, 66),
    (52, 38),
    (56, 24),
    (64, 80),
    (32, 46),
    (70, 78),
    (40, 66),
    (66, 42),
];

/// The stylesheet of the board, with the place of every square and village. All are
/// hundredths of the sheet: `--qx` and `--qy` of the square, `--dx` and `--dy` of the
/// village within it.
pub(crate) static STYLES: LazyLock<String> = LazyLock::new(|| {
    let mut styles = SEATS.map_stylesheet(BOARD);
    for square in Square::all() {
        let (column, row) = (square.index() % COLUMNS as usize, square.index() / COLUMNS as usize);
        let class = square_class(square);
        _ = writeln!(styles, ".latium .{class}{{--qx:{}%;--qy:{}%}}", 20 * column, 25 * row);
    }
    for (village, (x, y)) in Village::all().zip(SPOTS) {
        let class = village_class(village);
        let (x, y) = (f32::from(x) * 0.2, f32::from(y) * 0.25);
        _ = writeln!(styles, ".latium .{class}{{--dx:{x:.1}%;--dy:{y:.2}%}}");
    }
    styles
});

/// The class of what is on a square.
pub(super) fn square_class(square: Square) -> String {
    format!("q{}", square.number())
}

/// The class of a village.
pub(super) fn village_class(village: Village) -> String {
    format!("v{}", village.number())
}

/// Where a village stands in its square.
#[cfg(test)]
pub(super) const fn spot(village: Village) -> (u8, u8) {
    SPOTS[village.index()]
}
