//! Lanes and bridges: curves across the sea from coast to coast.

use crate::borders::Borders;
use crate::land::Piece;
use crate::map_file::{self, MapFile, Owner};
use crate::path::curve;
use crate::projection::Projection;
use crate::shape::{Point, distance, nearest};

/// A curve between two provinces.
pub(crate) struct Lane {
    pub(crate) provinces: [usize; 2],
    pub(crate) route: Route,
}

/// A first harbour, bends, and a last harbour.
pub(crate) struct Route {
    pub(crate) line: Vec<Point>,
}

/// Lanes, bridges, and the ties between islands and their own provinces.
pub(crate) struct Lanes {
    pub(crate) lanes: Vec<Lane>,
    pub(crate) bridges: Vec<Lane>,
    pub(crate) ties: Vec<Route>,
}

impl Lanes {
    pub(crate) fn make(
        plan: &MapFile,
        pieces: &[Piece],
        borders: &Borders,
        projection: &Projection,
    ) -> Result<Lanes, String> {
        let harbour = |province: usize, near: Point| {
            let coast = pieces
                .iter()
                .filter(|piece| piece.owner == Owner::Province(province))
                .flat_map(|piece| piece.shape.segments())
                .filter(|ends| borders.is_coast(*ends))
                .map(|ends| nearest(near, ends))
                .min_by(|a, b| distance(near, *a).total_cmp(&distance(near, *b)));
            coast.ok_or_else(|| format!("{} has no coast", plan.province[province].id))
        };
        let route = |[from, to]: [usize; 2], line: &[Point]| {
            let mut line: Vec<Point> = line.iter().map(|point| projection.point(*point)).collect();
            let last = line.len() - 1;
            line[0] = harbour(from, line[0])?;
            line[last] = harbour(to, line[last])?;
            Ok::<Route, String>(Route { line })
        };
        let lane = |lane: &map_file::Lane| {
            let provinces = [plan.number(&lane.from)?, plan.number(&lane.to)?];
            Ok::<Lane, String>(Lane { provinces, route: route(provinces, &lane.line)? })
        };
        let mut made = Lanes {
            lanes: plan.lane.iter().map(lane).collect::<Result<_, _>>()?,
            bridges: plan.bridge.iter().map(lane).collect::<Result<_, _>>()?,
            ties: Vec::new(),
        };
        for tie in &plan.tie {
            let province = plan.number(&tie.province)?;
            made.ties.push(route([province, province], &tie.line)?);
        }
        Ok(made)
    }
}

impl Route {
    pub(crate) fn harbours(&self) -> [Point; 2] {
        [self.line[0], self.line[self.line.len() - 1]]
    }

    /// The curve as path data.
    pub(crate) fn path(&self) -> String {
        curve(self.line[0], &self.curves())
    }

    /// Points all along the curve.
    pub(crate) fn points(&self) -> Vec<Point> {
        const PARTS: u32 = 40;
        let curves = self.curves();
        let starts = std::iter::once(self.line[0]).chain(curves.iter().map(|curve| curve[2]));
        let along = starts.zip(&curves).flat_map(|(from, [leave, arrive, to])| {
            (0..=PARTS).map(move |part| {
                let (there, here) =
                    (f64::from(part) / f64::from(PARTS), 1.0 - f64::from(part) / f64::from(PARTS));
                [0, 1].map(|axis| {
                    here.powi(3) * from[axis]
                        + 3.0 * here * here * there * leave[axis]
                        + 3.0 * here * there * there * arrive[axis]
                        + there.powi(3) * to[axis]
                })
            })
        });
        along.collect()
    }

    /// The control points of a smooth curve through the line (Catmull-Rom): for every
    /// part of it, two handles and its end.
    fn curves(&self) -> Vec<[Point; 3]> {
        let last = self.line.len() - 1;
        let at = |place: usize| self.line[place.min(last)];
        let curve = |part: usize| {
            let [before, from, to, after] =
                [at(part.saturating_sub(1)), at(part), at(part + 1), at(part + 2)];
            let handle = |end: Point, ahead: Point, behind: Point| {
                [0, 1].map(|axis| end[axis] + (ahead[axis] - behind[axis]) / 6.0)
            };
            [handle(from, to, before), handle(to, from, after), to]
        };
        (0..last).map(curve).collect()
    }
}
