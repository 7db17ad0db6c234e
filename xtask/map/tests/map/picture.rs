//! The maps as they are committed, read back from their files.

use std::collections::BTreeMap;

use serde::Deserialize;

/// The files of one map.
pub(crate) struct Map {
    pub(crate) svg: &'static str,
    pub(crate) places: &'static str,
}

pub(crate) const IMPERIVM: Map = Map {
    svg: include_str!("../../../../games/imperivm/assets/map/map.svg"),
    places: include_str!("../../../../games/imperivm/assets/map/places.toml"),
};

pub(crate) const HISTORY: Map = Map {
    svg: include_str!("../../../../games/roman-empire/assets/map/map.svg"),
    places: include_str!("../../../../games/roman-empire/assets/map/places.toml"),
};

pub(crate) type Point = [f64; 2];

/// What `places.toml` says.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Places {
    pub(crate) width: f64,
    pub(crate) height: f64,
    pub(crate) pixels: f64,
    pub(crate) radius: f64,
    pub(crate) province: Vec<Province>,
    #[serde(default)]
    pub(crate) lane: Vec<Lane>,
    #[serde(default)]
    pub(crate) bridge: Vec<Lane>,
    pub(crate) caption: Vec<Caption>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Province {
    pub(crate) id: String,
    pub(crate) lines: Vec<String>,
    pub(crate) name: Point,
    #[serde(rename = "box")]
    pub(crate) sides: Point,
    pub(crate) size: f64,
    pub(crate) turn: f64,
    pub(crate) slots: Vec<Point>,
    pub(crate) bounds: [Point; 2],
    pub(crate) land: Vec<String>,
    pub(crate) difficult: Vec<String>,
    pub(crate) lanes: Vec<String>,
    pub(crate) bridges: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Lane {
    pub(crate) from: String,
    pub(crate) to: String,
    pub(crate) harbours: [Point; 2],
    pub(crate) path: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Caption {
    pub(crate) lines: Vec<String>,
    pub(crate) at: Point,
    #[serde(rename = "box")]
    pub(crate) sides: Point,
    pub(crate) size: f64,
    pub(crate) turn: f64,
}

/// The rings of a province or of the land outside.
pub(crate) struct Shape {
    pub(crate) rings: Vec<Vec<Point>>,
    /// The least and greatest x and y.
    pub(crate) bounds: [Point; 2],
}

impl Shape {
    fn of(data: &str) -> Shape {
        let rings = lines(data);
        let points = || rings.iter().flatten();
        let least = [0, 1].map(|axis| points().map(|at| at[axis]).fold(f64::INFINITY, f64::min));
        let most = [0, 1].map(|axis| points().map(|at| at[axis]).fold(f64::NEG_INFINITY, f64::max));
        Shape { bounds: [least, most], rings }
    }

    /// Is a point so far away that nothing more has to be asked?
    fn is_beyond(&self, point: Point, reach: f64) -> bool {
        let [least, most] = self.bounds;
        (0..2).any(|axis| point[axis] < least[axis] - reach || point[axis] > most[axis] + reach)
    }

    /// Does a point lie on the edge?
    pub(crate) fn touches(&self, point: Point) -> bool {
        !self.is_beyond(point, 0.01) && self.to_edge(point) < 0.01
    }

    pub(crate) fn segments(&self) -> impl Iterator<Item = [Point; 2]> {
        self.rings.iter().flat_map(|ring| of_ring(ring))
    }

    /// Even-odd, which is right for rings that neither cross nor lie in one another
    /// except as holes.
    pub(crate) fn contains(&self, [x, y]: Point) -> bool {
        let crossed = |[a, b]: &[Point; 2]| {
            (a[1] > y) != (b[1] > y) && x < a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0])
        };
        !self.is_beyond([x, y], 0.0) && self.segments().filter(crossed).count() % 2 == 1
    }

    /// How far a point is from the edge.
    pub(crate) fn to_edge(&self, point: Point) -> f64 {
        self.segments().map(|segment| to_segment(point, segment)).fold(f64::INFINITY, f64::min)
    }
}

/// The closed ring's segments.
pub(crate) fn of_ring(ring: &[Point]) -> impl Iterator<Item = [Point; 2]> {
    (0..ring.len()).map(|at| [ring[at], ring[(at + 1) % ring.len()]])
}

pub(crate) fn length([a, b]: [Point; 2]) -> f64 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

pub(crate) fn middle([a, b]: [Point; 2]) -> Point {
    [f64::midpoint(a[0], b[0]), f64::midpoint(a[1], b[1])]
}

pub(crate) fn to_segment(point: Point, [a, b]: [Point; 2]) -> f64 {
    let along = [b[0] - a[0], b[1] - a[1]];
    let square = along[0] * along[0] + along[1] * along[1];
    let part = (point[0] - a[0]) * along[0] + (point[1] - a[1]) * along[1];
    let part = if square > 0.0 { (part / square).clamp(0.0, 1.0) } else { 0.0 };
    length([point, [a[0] + part * along[0], a[1] + part * along[1]]])
}

impl Map {
    pub(crate) fn places(&self) -> Places {
        toml::from_str(self.places).expect("places.toml can be read")
    }

    /// All provinces of the picture by their id, in alphabetical order.
    pub(crate) fn provinces(&self) -> BTreeMap<&'static str, Shape> {
        let provinces =
            self.paths().filter_map(|(id, data)| Some((id.strip_prefix("province-")?, data)));
        provinces.map(|(id, data)| (id, Shape::of(data))).collect()
    }

    /// The land that is nobody's.
    pub(crate) fn outside(&self) -> Shape {
        Shape::of(self.path("outside"))
    }

    /// The data of the path with this id.
    pub(crate) fn path(&self, id: &str) -> &'static str {
        let found = self.paths().find(|(other, _)| *other == id);
        found.unwrap_or_else(|| panic!("the picture has no {id}")).1
    }

    /// Id and data of every path of the picture that has an id.
    fn paths(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.svg.split("<path id=\"map-").skip(1).filter_map(|rest| {
            let (id, rest) = rest.split_once('"')?;
            let (_, rest) = rest.split_once("d=\"")?;
            Some((id, rest.split_once('"')?.0))
        })
    }
}

/// The points of a path; curves as sixteen short lines each.
pub(crate) fn lines(data: &str) -> Vec<Vec<Point>> {
    let mut lines: Vec<Vec<Point>> = Vec::new();
    let mut at = [0.0, 0.0];
    for (command, numbers) in commands(data) {
        match (command, numbers.as_slice()) {
            ('M', [x, y]) => {
                at = [*x, *y];
                lines.push(vec![at]);
                continue;
            }
            ('l', [x, y]) => at = [at[0] + x, at[1] + y],
            ('h', [x]) => at[0] += x,
            ('v', [y]) => at[1] += y,
            ('z', []) => continue,
            ('c', [a, b, c, d, e, f]) => {
                let line = lines.last_mut().expect("a curve has a start");
                let ends =
                    [at, [at[0] + a, at[1] + b], [at[0] + c, at[1] + d], [at[0] + e, at[1] + f]];
                line.extend((1..16).map(|step| bezier(ends, f64::from(step) / 16.0)));
                at = ends[3];
            }
            (command, numbers) => panic!("a path has the command {command} with {numbers:?}"),
        }
        // Steps are whole tenths, so the sum is made whole again.
        at = at.map(|coordinate| (coordinate * 10.0).round() / 10.0);
        lines.last_mut().expect("a path starts with M").push(at);
    }
    lines
}

fn bezier(ends: [Point; 4], part: f64) -> Point {
    let rest = 1.0 - part;
    let weights = [
        rest * rest * rest,
        3.0 * rest * rest * part,
        3.0 * rest * part * part,
        part * part * part,
    ];
    [0, 1].map(|axis| (0..4).map(|end| weights[end] * ends[end][axis]).sum())
}

fn commands(data: &str) -> Vec<(char, Vec<f64>)> {
    let mut commands: Vec<(char, Vec<f64>)> = Vec::new();
    let mut number = String::new();
    let flush = |number: &mut String, commands: &mut Vec<(char, Vec<f64>)>| {
        if !number.is_empty() {
            let value = number.parse().expect("a path is made of numbers");
            commands.last_mut().expect("a path starts with a command").1.push(value);
            number.clear();
        }
    };
    for letter in data.chars() {
        match letter {
            'a'..='z' | 'A'..='Z' => {
                flush(&mut number, &mut commands);
                commands.push((letter, Vec::new()));
            }
            ' ' => flush(&mut number, &mut commands),
            '-' => {
                flush(&mut number, &mut commands);
                number.push('-');
            }
            _ => number.push(letter),
        }
    }
    flush(&mut number, &mut commands);
    commands
}
