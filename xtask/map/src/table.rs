//! What a program needs to know about the map, `map.toml`.

use std::fmt::Write;

use crate::path::number;
use crate::projection::{HEIGHT, WIDTH};
use crate::shape::Point;
use crate::sheet::Sheet;

const HEAD: &str = "\
# Where things are on map.svg. Made by `cargo xtask map` from data/map-seeds.toml and
# the land of Natural Earth (public domain): not to be edited. README.md says what the
# fields mean.
";

/// Writes the table.
pub(crate) fn table(sheet: &Sheet) -> String {
    let mut text = format!("{HEAD}\nwidth = {}\nheight = {}\n", number(WIDTH), number(HEIGHT));
    for place in 0..sheet.provinces.len() {
        province(&mut text, sheet, place).expect("a string can be written to");
    }
    for lane in &sheet.lanes.lanes {
        let [from, to] = lane.provinces.map(|number| sheet.id(number));
        let harbours = lane.route.harbours().map(point);
        let data = lane.route.path();
        write!(
            text,
            "\n[[lane]]\nfrom = \"{from}\"\nto = \"{to}\"\nharbours = [{}, {}]\npath = \"{data}\"\n",
            harbours[0], harbours[1],
        )
        .expect("a string can be written to");
    }
    text
}

fn province(text: &mut String, sheet: &Sheet, place: usize) -> std::fmt::Result {
    let places = &sheet.places[place];
    let land = sheet.pairs.iter().filter_map(|pair| other(pair, place));
    let sea = sheet.lanes.lanes.iter().filter_map(|lane| other(&lane.provinces, place));
    let names = |numbers: &mut dyn Iterator<Item = usize>| {
        let names: Vec<String> =
            numbers.map(|number| format!("\"{}\"", sheet.id(number))).collect();
        names.join(", ")
    };
    let lines: Vec<String> = places.label.lines.iter().map(|line| format!("\"{line}\"")).collect();
    let [least, greatest] = sheet.provinces[place][0].bounds();
    writeln!(text, "\n[[province]]\nid = \"{}\"", sheet.id(place))?;
    writeln!(text, "lines = [{}]", lines.join(", "))?;
    writeln!(text, "label = {}", point(places.label.at))?;
    writeln!(text, "size = {:.1}", places.label.size)?;
    writeln!(text, "turn = {:.1}", places.label.turn)?;
    writeln!(text, "pawn = {}", point(places.pawn))?;
    writeln!(text, "army = {}", point(places.army))?;
    writeln!(text, "room = {:.1}", places.room)?;
    writeln!(text, "bounds = [{}, {}]", point(least), point(greatest))?;
    writeln!(text, "land = [{}]", names(&mut land.collect::<Vec<usize>>().into_iter()))?;
    writeln!(text, "sea = [{}]", names(&mut sea.collect::<Vec<usize>>().into_iter()))
}

/// The other of a pair.
fn other(pair: &[usize; 2], one: usize) -> Option<usize> {
    match *pair {
        [first, second] if first == one => Some(second),
        [first, second] if second == one => Some(first),
        _ => None,
    }
}

fn point(point: Point) -> String {
    format!("[{:.1}, {:.1}]", point[0], point[1])
}
