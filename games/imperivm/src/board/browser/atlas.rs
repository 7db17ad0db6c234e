//! The map as the board needs it: where each province lies on the picture, the
//! styles that put things there, and the picture itself in the page.
//!
//! The picture is in the page once, beside the emblems, and not at an address of
//! its own: so its colours are those of the page, light or dark, and a board that
//! changes does not fetch it again.

use std::fmt::Write;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::board::seats::SEATS;
use crate::rules::province::Province;

const PLACES: &str = include_str!("../../../assets/map/places.toml");
const BOARD: &str = include_str!("../../../assets/board.css");

/// The emblems and the picture of the map, neither of which is seen where it stands.
pub(super) const EMBLEMS_AND_MAP: &str = concat!(
    include_str!("../../../assets/emblems.svg"),
    r#"<svg class="emblems" xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">"#,
    include_str!("../../../assets/map/map.svg"),
    "</svg>"
);

/// `places.toml`, as far as the board needs it.
#[derive(Deserialize, Debug)]
pub(super) struct Atlas {
    pub(super) width: f64,
    pub(super) height: f64,
    #[serde(rename = "province")]
    pub(super) places: Vec<Place>,
}

/// Where a province lies.
#[derive(Deserialize, Debug)]
pub(super) struct Place {
    pub(super) id: String,
    /// The box around it with its islands: left and top, right and bottom.
    bounds: [[f64; 2]; 2],
    /// Where the pawn of its owner and an army stand.
    slots: [[f64; 2]; 2],
    #[cfg(test)]
    pub(super) land: Vec<String>,
    #[cfg(test)]
    pub(super) lanes: Vec<String>,
}

/// The map of the box, whose provinces are in the order of the appendix.
pub(super) static ATLAS: LazyLock<Atlas> =
    LazyLock::new(|| toml::from_str(PLACES).expect("places.toml is made with the map"));

/// The stylesheet of the board, with the place of every province.
pub(super) static STYLES: LazyLock<String> = LazyLock::new(|| SEATS.stylesheet(BOARD) + &places());

/// The class of what belongs to a province.
pub(super) fn place_class(province: Province) -> String {
    format!("p{}", province.number())
}

/// Where everything of a province stands, in hundredths of the sheet, and the
/// shape of its button.
fn places() -> String {
    let mut styles = String::new();
    for (province, place) in Province::all().zip(&ATLAS.places) {
        let across = |x: f64| x / ATLAS.width * 100.0;
        let down = |y: f64| y / ATLAS.height * 100.0;
        let class = place_class(province);
        let [[left, top], [right, bottom]] = place.bounds;
        let [pawn, army] = place.slots;
        _ = writeln!(
            styles,
            ".imperivm .{class}{{--x:{:.2}%;--y:{:.2}%;--w:{:.2}%;--h:{:.2}%;--px:{:.2}%;--py:{:.2}%;--ax:{:.2}%;--ay:{:.2}%}}\n\
             .imperivm .province.{class}{{clip-path:url(#map-clip-{})}}",
            across(left),
            down(top),
            across(right - left),
            down(bottom - top),
            across(pawn[0]),
            down(pawn[1]),
            across(army[0]),
            down(army[1]),
            place.id,
        );
    }
    styles
}
