//! SVG path data, as short as it can be without losing a tenth of a unit.

use crate::shape::{Point, Shape};

/// A path under way: what is written and where the pen is, in tenths.
struct Pen {
    data: String,
    at: [i64; 2],
}

impl Pen {
    fn new() -> Pen {
        Pen { data: String::new(), at: [0, 0] }
    }

    /// A command with its numbers. A sign or a letter separates as well as a space.
    fn write(&mut self, command: char, tenths: &[i64]) {
        self.data.push(command);
        for (place, value) in tenths.iter().enumerate() {
            if place > 0 && *value >= 0 {
                self.data.push(' ');
            }
            self.data.push_str(&short(*value));
        }
    }

    fn move_to(&mut self, point: Point) {
        self.at = tenths(point);
        self.write('M', &self.at.clone());
    }

    fn line_to(&mut self, point: Point) {
        let to = tenths(point);
        let step = [to[0] - self.at[0], to[1] - self.at[1]];
        match step {
            [0, 0] => {}
            [x, 0] => self.write('h', &[x]),
            [0, y] => self.write('v', &[y]),
            _ => self.write('l', &step),
        }
        self.at = to;
    }

    fn curve_to(&mut self, points: [Point; 3]) {
        let from = self.at;
        let numbers: Vec<i64> = points
            .iter()
            .flat_map(|point| {
                let to = tenths(*point);
                [to[0] - from[0], to[1] - from[1]]
            })
            .collect();
        self.write('c', &numbers);
        self.at = tenths(points[2]);
    }
}

fn tenths(point: Point) -> [i64; 2] {
    point.map(|coordinate| (coordinate * 10.0).round() as i64)
}

/// A number of tenths: 12 is `1.2`, 5 is `.5`, 30 is `3`.
fn short(tenths: i64) -> String {
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
    match (whole, rest) {
        (whole, 0) => format!("{sign}{whole}"),
        (0, rest) => format!("{sign}.{rest}"),
        (whole, rest) => format!("{sign}{whole}.{rest}"),
    }
}

/// A number as it is written in paths.
pub(crate) fn number(value: f64) -> String {
    short((value * 10.0).round() as i64)
}

/// The closed path around these shapes.
pub(crate) fn closed<'shapes>(shapes: impl IntoIterator<Item = &'shapes Shape>) -> String {
    let mut pen = Pen::new();
    for ring in shapes.into_iter().flat_map(|shape| &shape.rings) {
        let (first, rest) = ring.split_first().expect("a ring has points");
        pen.move_to(*first);
        rest.iter().for_each(|point| pen.line_to(*point));
        pen.data.push('z');
    }
    pen.data
}

/// Open lines.
pub(crate) fn open(lines: &[Vec<Point>]) -> String {
    let mut pen = Pen::new();
    for line in lines {
        let (first, rest) = line.split_first().expect("a line has points");
        pen.move_to(*first);
        rest.iter().for_each(|point| pen.line_to(*point));
    }
    pen.data
}

/// A curve from a point, by handles and ends.
pub(crate) fn curve(from: Point, curves: &[[Point; 3]]) -> String {
    let mut pen = Pen::new();
    pen.move_to(from);
    curves.iter().for_each(|points| pen.curve_to(*points));
    pen.data
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!([12, -5, 30, 0].map(short), ["1.2", "-.5", "3", "0"]);
    }

    #[test]
    fn a_ring_is_closed() {
        let ring = vec![[1.0, 2.0], [4.0, 2.0], [4.0, 2.5], [0.5, 3.5]];
        assert_eq!(closed(&[Shape { rings: vec![ring] }]), "M1 2h3v.5l-3.5 1z");
    }

    #[test]
    fn a_curve_is_written_from_where_the_pen_is() {
        let curve = curve([1.0, 1.0], &[[[2.0, 1.0], [3.0, 0.0], [3.0, -1.0]]]);
        assert_eq!(curve, "M1 1c1 0 2-1 2-2");
    }
}
