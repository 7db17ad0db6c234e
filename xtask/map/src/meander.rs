//! A field of small shifts that makes straight borders wind like rivers and ridges.
//! It depends on the place alone, so lines that meet still meet after it, and it is
//! gentle enough that lines that do not cross still do not.

use crate::map_file::MapFile;
use crate::projection::Projection;
use crate::shape::{Point, distance, nearest};

/// The waves: their length and how far they shift, in map units. A shift must stay
/// well below a quarter of its length, or lines could cross.
const WAVES: [(f64, f64); 2] = [(24.0, 2.6), (9.0, 1.1)];

/// The field has its full strength this far from the straits.
const STRENGTH: f64 = 30.0;

/// The field, and the straits where it is still.
pub(crate) struct Meander {
    straits: Vec<[Point; 2]>,
}

impl Meander {
    pub(crate) fn new(plan: &MapFile, projection: &Projection) -> Meander {
        let lines = plan.border.iter().filter(|border| border.strait).map(|border| &border.line);
        let parts = lines.flat_map(|line| line.windows(2));
        Meander {
            straits: parts.map(|ends| [0, 1].map(|end| projection.point(ends[end]))).collect(),
        }
    }

    /// Where the field takes a point.
    pub(crate) fn shift(&self, point: Point) -> Point {
        let to_strait = |strait: &[Point; 2]| distance(point, nearest(point, *strait));
        let away = self.straits.iter().map(to_strait).fold(STRENGTH, f64::min);
        let mut shifted = point;
        for (wave, (length, reach)) in (0_u64..).zip(WAVES) {
            let place = point.map(|coordinate| coordinate / length);
            for axis in [0, 1] {
                let level = level(place, wave * 2 + axis as u64);
                shifted[axis] += reach * level * away / STRENGTH;
            }
        }
        shifted
    }
}

/// A smooth height between -1 and 1, from random ones at whole coordinates.
fn level([x, y]: Point, field: u64) -> f64 {
    let (column, row) = (x.floor(), y.floor());
    let corner = |right: f64, down: f64| random(column + right, row + down, field);
    let (east, south) = (ease(x - column), ease(y - row));
    let mix = |from: f64, to: f64, part: f64| from + (to - from) * part;
    let upper = mix(corner(0.0, 0.0), corner(1.0, 0.0), east);
    let lower = mix(corner(0.0, 1.0), corner(1.0, 1.0), east);
    mix(upper, lower, south)
}

fn ease(part: f64) -> f64 {
    part * part * (3.0 - 2.0 * part)
}

/// A number between -1 and 1 that only depends on these three (SplitMix64).
fn random(column: f64, row: f64, field: u64) -> f64 {
    let cell = ((column as i64 as u64) << 32) ^ (row as i64 as u64 & 0xffff_ffff) ^ (field << 60);
    let mut mixed = cell.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^= mixed >> 31;
    (mixed >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_stay_near_and_in_order() {
        let meander = Meander { straits: vec![[[500.0, 300.0], [510.0, 400.0]]] };
        let most: f64 = WAVES.iter().map(|(_, reach)| reach * 1.5).sum();
        for step in 0..4000 {
            let here = [f64::from(step) * 0.4, f64::from(step) * 0.3];
            assert!(distance(here, meander.shift(here)) < most);
            let beside = [here[0] + 0.1, here[1]];
            assert!(meander.shift(beside)[0] > meander.shift(here)[0]);
        }
    }

    #[test]
    fn straits_are_still() {
        let meander = Meander { straits: vec![[[500.0, 300.0], [510.0, 400.0]]] };
        assert_eq!(meander.shift([505.0, 350.0]), [505.0, 350.0]);
        assert_ne!(meander.shift([705.0, 350.0]), [705.0, 350.0]);
    }
}
