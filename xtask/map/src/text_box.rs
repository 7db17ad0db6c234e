//! The box around a text, turned with it.

use crate::shape::{Point, distance};

/// A box: its middle, half its width and height, and which way its lines run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TextBox {
    pub(crate) at: Point,
    pub(crate) half: Point,
    /// Which way lines run: cosine and sine of the turn.
    ahead: Point,
}

impl TextBox {
    /// `turn` is in degrees clockwise.
    pub(crate) fn new(at: Point, half: Point, turn: f64) -> TextBox {
        let (sine, cosine) = turn.to_radians().sin_cos();
        TextBox { at, half, ahead: [cosine, sine] }
    }

    /// The point that lies `x` along the lines and `y` below the middle.
    pub(crate) fn point(&self, [x, y]: Point) -> Point {
        let [cosine, sine] = self.ahead;
        [self.at[0] + x * cosine - y * sine, self.at[1] + x * sine + y * cosine]
    }

    pub(crate) fn corners(&self) -> [Point; 4] {
        let [x, y] = self.half;
        [[-x, -y], [x, -y], [x, y], [-x, y]].map(|corner| self.point(corner))
    }

    /// How far a point is from the box; zero inside.
    pub(crate) fn away(&self, point: Point) -> f64 {
        let [cosine, sine] = self.ahead;
        let [x, y] = [point[0] - self.at[0], point[1] - self.at[1]];
        let place = [x * cosine + y * sine, y * cosine - x * sine];
        let beyond = [0, 1].map(|axis| (place[axis].abs() - self.half[axis]).max(0.0));
        beyond[0].hypot(beyond[1])
    }

    /// Do two boxes come nearer to each other than this? (Separating axes.)
    pub(crate) fn meets(&self, other: &TextBox, gap: f64) -> bool {
        let reach = |one: &TextBox| one.half[0].hypot(one.half[1]);
        if distance(self.at, other.at) > reach(self) + reach(other) + gap {
            return false;
        }
        let axes = [self, other].into_iter().flat_map(|one| {
            let [cosine, sine] = one.ahead;
            [[cosine, sine], [-sine, cosine]]
        });
        let span = |one: &TextBox, axis: Point| {
            one.corners()
                .map(|corner| corner[0] * axis[0] + corner[1] * axis[1])
                .into_iter()
                .fold([f64::INFINITY, f64::NEG_INFINITY], |[least, most], along| {
                    [least.min(along), most.max(along)]
                })
        };
        axes.into_iter().all(|axis| {
            let [one, two] = [span(self, axis), span(other, axis)];
            one[0] < two[1] + gap && two[0] < one[1] + gap
        })
    }

    /// Points all over the box and a margin around it, about this far apart.
    pub(crate) fn samples(&self, margin: f64, step: f64) -> impl Iterator<Item = Point> {
        let half = self.half.map(|half| half + margin);
        let count = half.map(|half| (2.0 * half / step).ceil().max(1.0) as u32);
        let across = move |axis: usize, number: u32| {
            half[axis] * (2.0 * f64::from(number) / f64::from(count[axis]) - 1.0)
        };
        (0..=count[0]).flat_map(move |column| {
            (0..=count[1]).map(move |row| self.point([across(0, column), across(1, row)]))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_meet_or_not() {
        let flat = TextBox::new([0.0, 0.0], [10.0, 2.0], 0.0);
        let steep = |x: f64| TextBox::new([x, 0.0], [10.0, 2.0], 90.0);
        assert!(flat.meets(&steep(11.0), 0.0));
        assert!(!flat.meets(&steep(12.5), 0.0));
        assert!(flat.meets(&steep(12.5), 1.0));
        let slanting = TextBox::new([14.0, 6.0], [10.0, 2.0], -45.0);
        assert!(!flat.meets(&slanting, 0.0), "only a turned axis keeps them apart");
    }

    #[test]
    fn a_point_is_seen_from_the_box() {
        let steep = TextBox::new([5.0, 5.0], [10.0, 2.0], 90.0);
        assert!(steep.away([5.0, 14.0]) < 1e-9);
        assert!((steep.away([10.0, 5.0]) - 3.0).abs() < 1e-9);
    }
}
