//! The map as the board needs it: where each province lies on the picture, the
//! styles that put things there, and the picture itself in the page.
//!
//! The picture is in the page once, beside the emblems, and not at an address of
//! its own: so its colours are those of the page, light or dark, and a board that
//! changes does not fetch it again.

use std::fmt::Write;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::rules::province::Province;

const PICTURE: &str = include_str!("../../../assets/map/map.svg");
const PLACES: &str = include_str!("../../../assets/map/map.toml");
const BOARD: &str = include_str!("../../../assets/board.css");
const EMBLEMS: &str = include_str!("../../../assets/emblems.svg");

/// `map.toml`, as far as the board needs it.
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
    pawn: [f64; 2],
    army: [f64; 2],
    #[cfg(test)]
    pub(super) land: Vec<String>,
    #[cfg(test)]
    pub(super) sea: Vec<String>,
}

/// The map of the box, whose provinces are in the order of the appendix.
pub(super) static ATLAS: LazyLock<Atlas> =
    LazyLock::new(|| toml::from_str(PLACES).expect("map.toml is made with the map"));

/// The stylesheet of the board, with the place of every province.
pub(super) static STYLES: LazyLock<String> = LazyLock::new(|| BOARD.to_owned() + &places());

/// The emblems and the picture of the map.
pub(super) static EMBLEMS_AND_MAP: LazyLock<String> = LazyLock::new(|| {
    let shown = PICTURE.find('>').map_or("", |root| &PICTURE[root + 1..]);
    // Its ids stand apart from those of the page.
    let shown = shown
        .replace("id=\"", "id=\"map-")
        .replace("href=\"#", "href=\"#map-")
        .replace("url(#", "url(#map-");
    let shown = shown.trim_end().trim_end_matches("</svg>");
    let root = "<svg class=\"emblems\" xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" aria-hidden=\"true\">";
    format!("{EMBLEMS}{root}{shown}<defs>{}</defs></svg>", clips())
});

/// A box around something on the map.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Bounds {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Atlas {
    /// Where this province lies, if the map has it.
    pub(super) fn place(&self, province: Province) -> Option<&Place> {
        self.places.get(province.index())
    }

    /// The box around a province with its islands.
    fn bounds(&self, place: &Place) -> Option<Bounds> {
        let start = format!("id=\"province-{}\" d=\"", place.id);
        let (_, path) = PICTURE.split_once(&start)?;
        bounds(path.split_once('"')?.0)
    }
}

/// The box around a path of straight lines.
fn bounds(path: &str) -> Option<Bounds> {
    let mut spaced = String::with_capacity(2 * path.len());
    for letter in path.chars() {
        match letter {
            '-' => spaced.push_str(" -"),
            _ if letter.is_ascii_alphabetic() => spaced.extend([' ', letter, ' ']),
            _ => spaced.push(letter),
        }
    }
    let mut words = spaced.split_whitespace();
    let [mut x, mut y] = [0.0, 0.0];
    let mut around: Option<Bounds> = None;
    while let Some(command) = words.next() {
        let mut number = || words.next()?.parse::<f64>().ok();
        match command {
            "M" => [x, y] = [number()?, number()?],
            "l" => [x, y] = [x + number()?, y + number()?],
            "h" => x += number()?,
            "v" => y += number()?,
            "z" => continue,
            _ => return None,
        }
        let old = around.unwrap_or(Bounds { left: x, top: y, right: x, bottom: y });
        around = Some(Bounds {
            left: old.left.min(x),
            top: old.top.min(y),
            right: old.right.max(x),
            bottom: old.bottom.max(y),
        });
    }
    around
}

/// The class of what belongs to a province.
pub(super) fn place_class(province: Province) -> String {
    format!("p{}", province.number())
}

/// Where everything of a province stands, in hundredths of the sheet, and the
/// shape of its button.
fn places() -> String {
    let mut styles = String::new();
    for province in Province::all() {
        let Some(place) = ATLAS.place(province) else { continue };
        let Some(Bounds { left, top, right, bottom }) = ATLAS.bounds(place) else { continue };
        let across = |x: f64| x / ATLAS.width * 100.0;
        let down = |y: f64| y / ATLAS.height * 100.0;
        let class = place_class(province);
        _ = writeln!(
            styles,
            ".imperivm .{class}{{--x:{:.2}%;--y:{:.2}%;--w:{:.2}%;--h:{:.2}%;--px:{:.2}%;--py:{:.2}%;--ax:{:.2}%;--ay:{:.2}%}}\n\
             .imperivm .province.{class}{{clip-path:url(#clip-{class})}}",
            across(left),
            down(top),
            across(right - left),
            down(bottom - top),
            across(place.pawn[0]),
            down(place.pawn[1]),
            across(place.army[0]),
            down(place.army[1]),
        );
    }
    styles
}

/// The shapes of the provinces, each stretched to its box.
fn clips() -> String {
    let mut clips = String::new();
    for province in Province::all() {
        let Some(place) = ATLAS.place(province) else { continue };
        let Some(Bounds { left, top, right, bottom }) = ATLAS.bounds(place) else { continue };
        _ = writeln!(
            clips,
            "<clipPath id=\"clip-{}\" clipPathUnits=\"objectBoundingBox\"><use href=\"#map-province-{}\" transform=\"scale({:.6} {:.6}) translate({:.1} {:.1})\"/></clipPath>",
            place_class(province),
            place.id,
            1.0 / (right - left),
            1.0 / (bottom - top),
            -left,
            -top,
        );
    }
    clips
}
