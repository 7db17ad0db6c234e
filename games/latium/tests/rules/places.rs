//! The file of places agrees with the squares of the rules.

use std::collections::BTreeMap;

use ludi_latium::components::Components;
use ludi_latium::village::{Square, Village};
use serde::Deserialize;

use crate::SOURCES;

type Point = [f64; 2];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    origin: String,
    columns: Vec<f64>,
    rows: Vec<f64>,
    pushed: Vec<String>,
    coast: Vec<Point>,
    frame: Frame,
    villages: BTreeMap<String, Point>,
    river: Vec<River>,
    lake: Vec<Lake>,
    hill: Vec<Hill>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Frame {
    west: f64,
    east: f64,
    north: f64,
    south: f64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct River {
    name: String,
    line: Vec<Point>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lake {
    name: String,
    at: Point,
    km: Point,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hill {
    name: String,
    at: Point,
}

impl File {
    fn ours() -> File {
        toml::from_str(&SOURCES.file("data/places.toml")).expect("the file of places")
    }

    /// The square in which a point lies.
    fn square(&self, [longitude, latitude]: Point) -> Square {
        let column = self.columns.iter().filter(|&&line| line < longitude).count();
        let row = self.rows.iter().filter(|&&line| line > latitude).count();
        let letter = ["A", "B", "C", "D", "E"][column];
        Square::named(&format!("{letter}{}", row + 1)).expect("a square")
    }

    fn is_inside(&self, [longitude, latitude]: Point) -> bool {
        let frame = &self.frame;
        (frame.west..=frame.east).contains(&longitude)
            && (frame.south..=frame.north).contains(&latitude)
    }

    /// Is a point on land: north-east of the coast?
    fn is_land(&self, [longitude, latitude]: Point) -> bool {
        let ends = self.coast.windows(2).find(|ends| longitude <= ends[1][0]);
        ends.is_none_or(|ends| {
            let [from, to] = [ends[0], ends[1]];
            let part = (longitude - from[0]) / (to[0] - from[0]);
            latitude > from[1] + part * (to[1] - from[1])
        })
    }
}

#[test]
fn every_village_is_on_the_map_in_its_square_or_pushed_into_it() {
    let (file, ours) = (File::ours(), Components::builtin());
    assert_eq!((file.origin.as_str(), file.villages.len()), ("reconstructed", 28));
    for village in Village::all() {
        let name = ours.name(village);
        let at = file.villages[name];
        assert!(file.is_inside(at) && file.is_land(at), "{name}");
        let fits = file.square(at) == ours.square(village);
        assert_ne!(fits, file.pushed.iter().any(|pushed| pushed == name), "{name}");
    }
}

#[test]
fn lines_are_in_order_and_a4_is_sea() {
    let file = File::ours();
    assert!(file.columns.is_sorted() && file.columns.len() == 4);
    assert!(file.rows.is_sorted_by(|one, other| one > other) && file.rows.len() == 3);
    let corner = [file.columns[0], file.rows[2]];
    let middle = [(file.frame.west + corner[0]) / 2.0, (file.frame.south + corner[1]) / 2.0];
    assert_eq!(file.square(middle).name(), "A4");
    assert!(!file.is_land(middle));
}

#[test]
fn rivers_lakes_and_hills_have_names_and_lie_on_the_map() {
    let file = File::ours();
    let mut names: Vec<&str> = file.river.iter().map(|river| river.name.as_str()).collect();
    names.extend(file.lake.iter().map(|lake| lake.name.as_str()));
    names.extend(file.hill.iter().map(|hill| hill.name.as_str()));
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!((names.len(), count), (14, 14));
    for river in &file.river {
        assert!(river.line.iter().any(|&at| file.is_inside(at)), "{}", river.name);
    }
    for lake in &file.lake {
        assert!(file.is_inside(lake.at) && lake.km[0] >= lake.km[1], "{}", lake.name);
    }
    assert!(file.hill.iter().all(|hill| file.is_inside(hill.at) && file.is_land(hill.at)));
}
