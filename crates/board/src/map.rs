//! Maps that `cargo xtask map` has made: where each province lies on the picture, the
//! styles that put things there, and the window that the sheet is seen through.
//!
//! The picture is in the page once, beside the emblems, and not at an address of its own:
//! so its colours are those of the page, light or dark, and a board that changes does not
//! fetch it again. What a map looks like is in `assets/map.css`.

use std::fmt::Write;

use ludi_engine::Phrase;
use maud::{Markup, html};
use serde::Deserialize;

use crate::Palette;

const STYLES: &str = include_str!("../assets/map.css");

/// `places.toml`, as far as boards need it.
#[derive(Deserialize, Debug)]
pub struct Atlas {
    /// The width of the sheet, in units of the picture.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// The provinces, in the order of the game.
    #[serde(rename = "province")]
    pub places: Vec<Place>,
}

/// Where a province lies.
#[derive(Deserialize, Debug)]
pub struct Place {
    /// Its shape is `map-province-ID` of the picture.
    pub id: String,
    /// The box around it with its islands: left and top, right and bottom.
    bounds: [[f64; 2]; 2],
    /// Where pieces stand.
    slots: Vec<[f64; 2]>,
    /// Its neighbours by land.
    pub land: Vec<String>,
    /// Those of them that are beyond difficult borders.
    pub difficult: Vec<String>,
    /// Its neighbours by sea.
    pub lanes: Vec<String>,
    /// Its neighbours over straits.
    pub bridges: Vec<String>,
}

/// What the window of a map says of itself and of its buttons.
#[derive(Debug)]
#[expect(missing_docs, reason = "each field is what its button does")]
pub struct MapWords {
    pub map: Phrase,
    pub nearer: Phrase,
    pub farther: Phrase,
    pub whole: Phrase,
}

impl Atlas {
    /// Reads a file that was made with the map, and cannot be wrong.
    pub fn read(places: &str) -> Atlas {
        toml::from_str(places).expect("places.toml is made with the map")
    }

    /// A picture as large as the sheet.
    pub fn chart(&self, drawn: &Markup) -> Markup {
        html! {
            svg .chart viewBox={ "0 0 " (self.width) " " (self.height) } aria-hidden="true" { (drawn) }
        }
    }

    /// The stylesheet of a board with this map: what all boards and all maps share, the
    /// colours of the seats, the game's own, and the place of everything.
    ///
    /// What has the [`place_class`] of a province has the box around it as `--x`, `--y`,
    /// `--w` and `--h`, and each slot as two properties: a slot that is called `a` is at
    /// `--ax` and `--ay`. All are hundredths of the sheet. `game` is the class of the board.
    pub fn stylesheet(&self, game: &str, seats: Palette, own: &str, slots: &[&str]) -> String {
        let mut styles = seats.map_stylesheet(own);
        let across = |x: f64| x / self.width * 100.0;
        let down = |y: f64| y / self.height * 100.0;
        for (place, number) in self.places.iter().zip(1..) {
            let class = place_class(number);
            let [[left, top], [right, bottom]] = place.bounds;
            _ = write!(
                styles,
                ".{game} .{class}{{--x:{:.2}%;--y:{:.2}%;--w:{:.2}%;--h:{:.2}%",
                across(left),
                down(top),
                across(right - left),
                down(bottom - top),
            );
            for (name, [x, y]) in slots.iter().zip(&place.slots) {
                _ = write!(styles, ";--{name}x:{:.2}%;--{name}y:{:.2}%", across(*x), down(*y));
            }
            _ = writeln!(
                styles,
                "}}\n.{game} .province.{class}{{clip-path:url(#map-clip-{})}}",
                place.id
            );
        }
        styles
    }
}

impl Palette {
    /// The stylesheet of a board with a map: what all boards and all maps share, the
    /// colours of the seats, and then the game's own. For maps that have no [`Atlas`].
    pub fn map_stylesheet(self, own: &str) -> String {
        self.stylesheet(STYLES) + own
    }
}

/// The class of what belongs to the province with this number, from 1.
pub fn place_class(number: u8) -> String {
    format!("p{number}")
}
