//! Plane geometry: rings of points and what can be asked about them.

/// x and y on the map, or longitude and latitude on the Earth.
pub(crate) type Point = [f64; 2];

/// A piece of land: its outline first, then its holes. Rings are not closed by a
/// last point like the first.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Shape {
    pub(crate) rings: Vec<Vec<Point>>,
}

/// How far two points lie apart.
pub(crate) fn distance(a: Point, b: Point) -> f64 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

/// The point of the segment from `a` to `b` that is nearest to `point`.
pub(crate) fn nearest(point: Point, [a, b]: [Point; 2]) -> Point {
    let along = [b[0] - a[0], b[1] - a[1]];
    let length = along[0] * along[0] + along[1] * along[1];
    if length == 0.0 {
        return a;
    }
    let part = ((point[0] - a[0]) * along[0] + (point[1] - a[1]) * along[1]) / length;
    let part = part.clamp(0.0, 1.0);
    [a[0] + part * along[0], a[1] + part * along[1]]
}

/// The segments of a closed ring.
pub(crate) fn segments(ring: &[Point]) -> impl Iterator<Item = [Point; 2]> {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).map(|(a, b)| [*a, *b])
}

/// The surface inside a ring.
pub(crate) fn surface(ring: &[Point]) -> f64 {
    segments(ring).map(|[a, b]| a[0] * b[1] - b[0] * a[1]).sum::<f64>().abs() / 2.0
}

impl Shape {
    /// All segments of outline and holes.
    pub(crate) fn segments(&self) -> impl Iterator<Item = [Point; 2]> {
        self.rings.iter().flat_map(|ring| segments(ring))
    }

    /// The surface of its outline, less the holes.
    pub(crate) fn surface(&self) -> f64 {
        let mut surfaces = self.rings.iter().map(|ring| surface(ring));
        surfaces.next().unwrap_or_default() - surfaces.sum::<f64>()
    }

    /// Does this point lie inside?
    pub(crate) fn contains(&self, [x, y]: Point) -> bool {
        let crossed = |[a, b]: &[Point; 2]| {
            (a[1] > y) != (b[1] > y) && x < a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0])
        };
        self.segments().filter(crossed).count() % 2 == 1
    }

    /// How far the edge is away; below zero outside.
    pub(crate) fn clearance(&self, point: Point) -> f64 {
        let away = self
            .segments()
            .map(|segment| distance(point, nearest(point, segment)))
            .fold(f64::INFINITY, f64::min);
        if self.contains(point) { away } else { -away }
    }

    /// The least and greatest x and y.
    pub(crate) fn bounds(&self) -> [Point; 2] {
        let mut bounds = [[f64::INFINITY; 2], [f64::NEG_INFINITY; 2]];
        for point in self.rings.iter().flatten() {
            for axis in [0, 1] {
                bounds[0][axis] = bounds[0][axis].min(point[axis]);
                bounds[1][axis] = bounds[1][axis].max(point[axis]);
            }
        }
        bounds
    }

    /// Points inside on a grid with this step.
    pub(crate) fn grid(&self, step: f64) -> Vec<Point> {
        let [least, greatest] = self.bounds();
        let count = |axis: usize| ((greatest[axis] - least[axis]) / step) as u32;
        let points = (0..=count(0)).flat_map(|column| {
            (0..=count(1)).map(move |row| {
                let shift = |number: u32| (f64::from(number) + 0.5) * step;
                [least[0] + shift(column), least[1] + shift(row)]
            })
        });
        points.filter(|point| self.contains(*point)).collect()
    }

    /// A point deep inside: the deepest of a grid that becomes finer until some
    /// of its points are inside.
    pub(crate) fn heart(&self) -> Point {
        let [least, greatest] = self.bounds();
        let mut step = (greatest[0] - least[0]).max(greatest[1] - least[1]) / 12.0;
        for _ in 0..6 {
            let deepest = self
                .grid(step)
                .into_iter()
                .map(|point| (self.clearance(point), point))
                .max_by(|a, b| a.0.total_cmp(&b.0));
            if let Some((_, point)) = deepest {
                return point;
            }
            step /= 2.0;
        }
        self.rings[0][0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A square of side ten with a hole of side two.
    fn frame() -> Shape {
        let square = |from: f64, to: f64| vec![[from, from], [to, from], [to, to], [from, to]];
        Shape { rings: vec![square(0.0, 10.0), square(4.0, 6.0)] }
    }

    #[test]
    fn a_hole_is_outside() {
        let frame = frame();
        assert_eq!(frame.surface(), 96.0);
        assert!(frame.contains([1.0, 5.0]));
        assert!(!frame.contains([5.0, 5.0]));
        assert_eq!(frame.clearance([2.0, 5.0]), 2.0);
        assert_eq!(frame.clearance([5.0, 5.0]), -1.0);
    }

    #[test]
    fn the_heart_is_deep_inside() {
        let heart = frame().heart();
        assert!(frame().clearance(heart) > 1.5, "{heart:?}");
    }
}
