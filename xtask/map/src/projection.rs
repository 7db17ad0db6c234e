//! From degrees to the map: Lambert's conformal conic, which keeps the shapes of
//! coasts as they are known.

use std::f64::consts::FRAC_PI_4;

use crate::shape::Point;

/// Size of the map in its own units.
pub(crate) const WIDTH: f64 = 1600.0;
/// See [`WIDTH`].
pub(crate) const HEIGHT: f64 = 1130.0;

/// The meridian that stands upright.
const MERIDIAN: f64 = 15.0;
/// The parallels along which distances are true.
const PARALLELS: [f64; 2] = [33.0, 50.0];
/// Map units for the radius of the Earth.
const SCALE: f64 = 2080.0;
/// What the upper edge shows where the upright meridian meets it.
const NORTH: f64 = 57.25;
/// How far west of the upright meridian the left edge lies.
const WEST: f64 = 0.38 * SCALE;

/// A conic projection onto the sheet, x to the right and y down.
pub(crate) struct Projection {
    cone: f64,
    factor: f64,
}

impl Projection {
    pub(crate) fn new() -> Projection {
        let [south, north] = PARALLELS.map(f64::to_radians);
        let half = |latitude: f64| (FRAC_PI_4 + latitude / 2.0).tan();
        let cone = (south.cos() / north.cos()).ln() / (half(north) / half(south)).ln();
        Projection { cone, factor: SCALE * south.cos() * half(south).powf(cone) / cone }
    }

    /// Where a longitude and latitude lie on the map.
    pub(crate) fn point(&self, [longitude, latitude]: Point) -> Point {
        let angle = self.cone * (longitude - MERIDIAN).to_radians();
        let radius = self.radius(latitude);
        [WEST + radius * angle.sin(), radius * angle.cos() - self.radius(NORTH)]
    }

    fn radius(&self, latitude: f64) -> f64 {
        self.factor / (FRAC_PI_4 + latitude.to_radians() / 2.0).tan().powf(self.cone)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parallels_keep_their_distances() {
        let projection = Projection::new();
        for latitude in PARALLELS {
            let [west, east] =
                [14.5, 15.5].map(|longitude| projection.point([longitude, latitude]));
            let drawn = (east[0] - west[0]).hypot(east[1] - west[1]);
            let true_length = SCALE * latitude.to_radians().cos() * 1_f64.to_radians();
            assert!((drawn - true_length).abs() < 0.001, "{drawn} for {true_length}");
        }
    }

    #[test]
    fn north_is_up_and_east_is_right() {
        let projection = Projection::new();
        let [rome, carthage, jerusalem] =
            [[12.5, 41.9], [10.3, 36.9], [35.2, 31.8]].map(|place| projection.point(place));
        assert!(rome[1] < carthage[1] && rome[0] > carthage[0] && jerusalem[0] > rome[0]);
    }
}
