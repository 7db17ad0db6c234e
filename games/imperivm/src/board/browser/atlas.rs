//! The map as the board needs it.

use std::sync::LazyLock;

use ludi_board::Atlas;

use crate::board::seats::SEATS;
use crate::rules::province::Province;

const PLACES: &str = include_str!("../../../assets/map/places.toml");
const BOARD: &str = include_str!("../../../assets/board.css");

/// The map of the box, whose provinces are in the order of the appendix.
pub(super) static ATLAS: LazyLock<Atlas> = LazyLock::new(|| Atlas::read(PLACES));

/// The stylesheet of the board, with the place of every province: of the pawn of its
/// owner, and of an army.
pub(crate) static STYLES: LazyLock<String> =
    LazyLock::new(|| ATLAS.stylesheet("imperivm", SEATS, BOARD, &["p", "a"]));

/// The class of what belongs to a province.
pub(super) fn place_class(province: Province) -> String {
    ludi_board::place_class(province.number())
}
