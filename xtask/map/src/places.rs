//! What a game needs to know about its map, `places.toml`.

use std::fmt::Write;

use crate::lane::Lane;
use crate::path::number;
use crate::shape::Point;
use crate::sheet::Sheet;

const HEAD: &str = "\
# Where things are on map.svg. Made by `cargo xtask map` from data/map.toml and the land
# of Natural Earth (public domain): not to be edited. xtask/map/README.md says what the
# fields mean.
";

/// Writes the file.
pub(crate) fn places(sheet: &Sheet) -> String {
    let mut text = HEAD.to_owned();
    write(&mut text, sheet).expect("a string can be written to");
    text
}

fn write(text: &mut String, sheet: &Sheet) -> std::fmt::Result {
    let paper = sheet.plan.sheet;
    writeln!(text, "\nwidth = {}", number(paper.width))?;
    writeln!(text, "height = {}", number(paper.height))?;
    writeln!(text, "pixels = {}", number(paper.pixels))?;
    writeln!(text, "radius = {}", number(sheet.plan.slots.radius))?;
    for place in 0..sheet.provinces.len() {
        province(text, sheet, place)?;
    }
    for (kind, lanes) in [("lane", &sheet.lanes.lanes), ("bridge", &sheet.lanes.bridges)] {
        for lane in lanes {
            let [from, to] = lane.provinces.map(|number| sheet.id(number));
            let [first, last] = lane.route.harbours().map(point);
            writeln!(text, "\n[[{kind}]]\nfrom = \"{from}\"\nto = \"{to}\"")?;
            writeln!(text, "harbours = [{first}, {last}]")?;
            writeln!(text, "path = \"{}\"", lane.route.path())?;
        }
    }
    for (caption, placed) in sheet.plan.caption.iter().zip(&sheet.layout.captions) {
        let around = placed.around;
        writeln!(text, "\n[[caption]]\nlines = {}", quoted(&placed.lines))?;
        writeln!(text, "at = {}", point(around.at))?;
        writeln!(text, "box = {}", point(around.half.map(|half| 2.0 * half)))?;
        writeln!(text, "size = {:.1}\nturn = {:.1}", caption.size, caption.turn)?;
    }
    Ok(())
}

fn province(text: &mut String, sheet: &Sheet, place: usize) -> std::fmt::Result {
    let (name, slots) = (&sheet.layout.places[place].name, &sheet.layout.places[place].slots);
    let ids = |numbers: Vec<usize>| {
        list(numbers.iter().map(|number| format!("\"{}\"", sheet.id(*number))))
    };
    let across = |lanes: &[Lane]| {
        ids(lanes.iter().filter_map(|lane| other(&lane.provinces, place)).collect())
    };
    let land = sheet.pairs.iter().filter_map(|pair| other(pair, place)).collect();
    writeln!(text, "\n[[province]]\nid = \"{}\"", sheet.id(place))?;
    writeln!(text, "lines = {}", quoted(&name.lines))?;
    writeln!(text, "name = {}", point(name.around.at))?;
    writeln!(text, "box = {}", point(name.around.half.map(|half| 2.0 * half)))?;
    writeln!(text, "size = {:.1}\nturn = {:.1}", name.size, name.turn)?;
    writeln!(text, "slots = {}", list(slots.iter().map(|slot| point(*slot))))?;
    writeln!(text, "bounds = {}", list(sheet.bounds(place).into_iter().map(point)))?;
    writeln!(text, "land = {}", ids(land))?;
    writeln!(text, "difficult = {}", ids(sheet.difficult_neighbours(place)))?;
    writeln!(text, "lanes = {}", across(&sheet.lanes.lanes))?;
    writeln!(text, "bridges = {}", across(&sheet.lanes.bridges))
}

fn quoted(lines: &[String]) -> String {
    list(lines.iter().map(|line| format!("\"{line}\"")))
}

fn list(entries: impl Iterator<Item = String>) -> String {
    format!("[{}]", entries.collect::<Vec<String>>().join(", "))
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
