//! From degrees to the map: Lambert's conformal conic, which keeps the shapes of
//! coasts as they are known.

use std::f64::consts::FRAC_PI_4;

use crate::map_file::Paper;
use crate::shape::Point;

/// A conic projection onto the sheet, x to the right and y down.
pub(crate) struct Projection {
    pub(crate) paper: Paper,
    cone: f64,
    factor: f64,
}

impl Projection {
    pub(crate) fn new(paper: Paper) -> Projection {
        let [south, north] = paper.parallels.map(f64::to_radians);
        let half = |latitude: f64| (FRAC_PI_4 + latitude / 2.0).tan();
        let cone = (south.cos() / north.cos()).ln() / (half(north) / half(south)).ln();
        let factor = paper.scale * south.cos() * half(south).powf(cone) / cone;
        Projection { paper, cone, factor }
    }

    /// Where a longitude and latitude lie on the map.
    pub(crate) fn point(&self, [longitude, latitude]: Point) -> Point {
        let angle = self.cone * (longitude - self.paper.meridian).to_radians();
        let radius = self.radius(latitude);
        let Paper { west, north, .. } = self.paper;
        [west + radius * angle.sin(), radius * angle.cos() - self.radius(north)]
    }

    fn radius(&self, latitude: f64) -> f64 {
        self.factor / (FRAC_PI_4 + latitude.to_radians() / 2.0).tan().powf(self.cone)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAPER: Paper = Paper {
        width: 1600.0,
        height: 1130.0,
        pixels: 800.0,
        meridian: 15.0,
        parallels: [33.0, 50.0],
        scale: 2080.0,
        north: 57.25,
        west: 790.0,
    };

    #[test]
    fn parallels_keep_their_distances() {
        let projection = Projection::new(PAPER);
        for latitude in PAPER.parallels {
            let [west, east] =
                [14.5, 15.5].map(|longitude| projection.point([longitude, latitude]));
            let drawn = (east[0] - west[0]).hypot(east[1] - west[1]);
            let true_length = PAPER.scale * latitude.to_radians().cos() * 1_f64.to_radians();
            assert!((drawn - true_length).abs() < 0.001, "{drawn} for {true_length}");
        }
    }

    #[test]
    fn north_is_up_and_east_is_right() {
        let projection = Projection::new(PAPER);
        let [rome, carthage, jerusalem] =
            [[12.5, 41.9], [10.3, 36.9], [35.2, 31.8]].map(|place| projection.point(place));
        assert!(rome[1] < carthage[1] && rome[0] > carthage[0] && jerusalem[0] > rome[0]);
    }
}
