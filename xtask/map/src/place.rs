//! Where a province's name, pawn and army stand.

use crate::projection::Projection;
use crate::seeds::Province;
use crate::shape::{Point, Shape, distance};

/// How large names are set.
const LARGEST: f64 = 19.0;
const SMALLEST: f64 = 8.5;
/// Width of a capital with its spacing, and height of a line, for size one.
const CAPITAL: f64 = 0.78;
const LINE: f64 = 1.1;
const HEIGHT_OF_CAPITAL: f64 = 0.72;
/// What must stay free around a name, for size one.
const MARGIN: f64 = 0.22;
/// The radius that is looked for around pawn and army.
const ROOM: f64 = 14.0;
/// With less than this they need not stand together.
const LEAST_ROOM: f64 = 9.0;

/// The places of one province.
pub(crate) struct Places {
    pub(crate) label: Label,
    pub(crate) pawn: Point,
    pub(crate) army: Point,
    /// The radius that is free around pawn and army.
    pub(crate) room: f64,
}

/// A name as it is set.
#[derive(Clone)]
pub(crate) struct Label {
    pub(crate) lines: Vec<String>,
    pub(crate) at: Point,
    pub(crate) size: f64,
    /// Degrees clockwise.
    pub(crate) turn: f64,
}

impl Label {
    /// Half its width and half its height.
    fn half(&self) -> Point {
        let longest = self.lines.iter().map(|line| line.chars().count()).max().unwrap_or_default();
        let height = HEIGHT_OF_CAPITAL + LINE * (self.lines.len().max(1) - 1) as f64;
        [longest as f64 * CAPITAL * self.size / 2.0, height * self.size / 2.0]
    }

    /// A point as the label sees it: from its middle, turned upright.
    fn upright(&self, point: Point) -> Point {
        let (sine, cosine) = self.turn.to_radians().sin_cos();
        let [x, y] = [point[0] - self.at[0], point[1] - self.at[1]];
        [x * cosine + y * sine, y * cosine - x * sine]
    }

    /// How far a point is from the box around the name; zero inside.
    fn away(&self, point: Point) -> f64 {
        let (half, place) = (self.half(), self.upright(point));
        let beyond = [0, 1].map(|axis| (place[axis].abs() - half[axis]).max(0.0));
        beyond[0].hypot(beyond[1])
    }

    /// The least clearance of the box around the name.
    fn clearance(&self, shape: &Shape) -> f64 {
        let half = self.half();
        let (sine, cosine) = self.turn.to_radians().sin_cos();
        let mut least = f64::INFINITY;
        for step in -8..=8 {
            let x = half[0] * f64::from(step) / 8.0;
            for y in [-half[1], half[1]] {
                let point =
                    [self.at[0] + x * cosine - y * sine, self.at[1] + x * sine + y * cosine];
                least = least.min(shape.clearance(point));
                if least < MARGIN * self.size {
                    return least;
                }
            }
        }
        least
    }
}

/// Finds the places inside the largest piece of a province: pawn and army side by
/// side or one above the other, as large as they can be, then as near to the name.
pub(crate) fn places(province: &Province, shape: &Shape, projection: &Projection) -> Places {
    let label = label(province, shape, projection);
    let mut grid = shape.grid(2.0);
    grid.sort_by(|a, b| distance(*a, label.at).total_cmp(&distance(*b, label.at)));
    let free = |point: Point| shape.clearance(point).min(label.away(point));
    let mut room = ROOM;
    while room > LEAST_ROOM {
        let pairs = grid.iter().flat_map(|[x, y]| {
            let beside = [[x - room, *y], [x + room, *y]];
            let above = [[*x, y - room], [*x, y + room]];
            [beside, above]
        });
        let mut fitting = pairs.filter(|pair| pair.iter().all(|point| free(*point) >= room));
        if let Some([pawn, army]) = fitting.next() {
            return Places { label, pawn, army, room };
        }
        room -= 0.5;
    }
    apart(label, shape, &grid)
}

/// Pawn and army each where most room is.
fn apart(label: Label, shape: &Shape, grid: &[Point]) -> Places {
    let free = |point: Point| shape.clearance(point).min(label.away(point));
    let roomiest = |room: &dyn Fn(Point) -> f64| {
        let rated = grid.iter().map(|point| (room(*point), *point));
        rated.max_by(|a, b| a.0.total_cmp(&b.0)).map_or(label.at, |(_, point)| point)
    };
    let pawn = roomiest(&free);
    let beside_pawn = |point: Point| free(point).min(distance(point, pawn) / 2.0);
    let army = roomiest(&beside_pawn);
    Places { room: free(pawn).min(beside_pawn(army)), pawn, army, label }
}

/// The largest size at which the name fits, where it fits best.
fn label(province: &Province, shape: &Shape, projection: &Projection) -> Label {
    let lines: Vec<String> = province.name.split('/').map(str::to_uppercase).collect();
    let fixed = province.label.map(|point| projection.point(point));
    let candidates = fixed.map_or_else(|| shape.grid(3.0), |point| vec![point]);
    let at = |at: Point, size: f64| Label { lines: lines.clone(), at, size, turn: province.turn };
    let mut size = province.size.unwrap_or(LARGEST);
    while size >= SMALLEST {
        let rated = candidates.iter().map(|point| (at(*point, size).clearance(shape), *point));
        let best = rated.max_by(|a, b| a.0.total_cmp(&b.0));
        if let Some((_, point)) = best.filter(|(clearance, _)| *clearance >= MARGIN * size) {
            return at(point, size);
        }
        size -= 0.5;
    }
    at(fixed.unwrap_or_else(|| shape.heart()), SMALLEST)
}
