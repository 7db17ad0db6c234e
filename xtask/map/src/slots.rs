//! Where the pieces of a province could stand.

use crate::map_file;
use crate::shape::{Point, Shape};

/// Groups are tried at points this far apart.
const STEP: f64 = 3.0;
/// The centre of a piece is at least this far inside its province, as a share of
/// its radius.
const LEAST_INSIDE: f64 = 0.2;

/// The slots of a province, together.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    pub(crate) centres: Vec<Point>,
    /// How far it is from the best imaginable.
    pub(crate) cost: f64,
}

/// All groups in rows and columns, the best first: those that stand well inside.
/// `is_free` says where nothing else stands.
pub(crate) fn candidates(
    slots: map_file::Slots,
    shape: &Shape,
    is_free: impl Fn(Point) -> bool,
) -> Vec<Group> {
    let inside = Clearances::new(shape);
    let mut found = Vec::new();
    for columns in (1..=slots.count).rev() {
        let pattern = pattern(slots, columns);
        for [x, y] in inside.points() {
            let centres: Vec<Point> = pattern.iter().map(|[dx, dy]| [x + dx, y + dy]).collect();
            let least = centres.iter().map(|at| inside.at(*at)).fold(f64::INFINITY, f64::min);
            if least >= LEAST_INSIDE * slots.radius && centres.iter().all(|at| is_free(*at)) {
                let cost = (slots.radius * 1.3 - least).max(0.0) * 0.8;
                found.push(Group { centres, cost });
            }
        }
    }
    found.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    found
}

/// Places around a middle, row by row.
fn pattern(slots: map_file::Slots, columns: usize) -> Vec<Point> {
    let rows = slots.count.div_ceil(columns);
    let side = 2.0 * slots.radius;
    let place = |number: usize, count: usize| (number as f64 - (count - 1) as f64 / 2.0) * side;
    (0..slots.count)
        .map(|number| [place(number % columns, columns), place(number / columns, rows)])
        .collect()
}

/// How deep inside a shape the points of a grid lie.
struct Clearances {
    least: Point,
    rows: usize,
    deep: Vec<f64>,
}

impl Clearances {
    fn new(shape: &Shape) -> Clearances {
        let [least, greatest] = shape.bounds();
        let count = |axis: usize| ((greatest[axis] - least[axis]) / STEP) as usize + 1;
        let (columns, rows) = (count(0), count(1));
        let at = |cell: usize| place(least, rows, cell);
        let deep = (0..columns * rows).map(|cell| shape.clearance(at(cell))).collect();
        Clearances { least, rows, deep }
    }

    /// The points inside.
    fn points(&self) -> impl Iterator<Item = Point> {
        let inside = self.deep.iter().enumerate().filter(|(_, deep)| **deep > 0.0);
        inside.map(|(cell, _)| place(self.least, self.rows, cell))
    }

    /// How deep the nearest point of the grid lies; below zero outside.
    fn at(&self, point: Point) -> f64 {
        let [column, row] = [0, 1].map(|axis| ((point[axis] - self.least[axis]) / STEP).round());
        let outside = -f64::INFINITY;
        if column < 0.0 || row < 0.0 || row as usize >= self.rows {
            return outside;
        }
        self.deep.get(column as usize * self.rows + row as usize).copied().unwrap_or(outside)
    }
}

fn place(least: Point, rows: usize, cell: usize) -> Point {
    [least[0] + (cell / rows) as f64 * STEP, least[1] + (cell % rows) as f64 * STEP]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_group_stands_inside_and_where_it_is_free() {
        let square = vec![[0.0, 0.0], [60.0, 0.0], [60.0, 60.0], [0.0, 60.0]];
        let shape = Shape { rings: vec![square] };
        let slots = map_file::Slots { count: 4, radius: 9.0 };
        let groups = candidates(slots, &shape, |[x, _]| x > 20.0);
        assert!(groups.len() > 1);
        for group in groups {
            assert_eq!(group.centres.len(), 4);
            for (number, at) in group.centres.iter().enumerate() {
                assert!(shape.clearance(*at) > 0.0 && at[0] > 20.0);
                let others = group.centres[number + 1..].iter();
                others.for_each(|other| assert!(crate::shape::distance(*at, *other) >= 18.0));
            }
        }
    }
}
