//! Lanes: curves across the sea from harbour to harbour.

use crate::borders::Borders;
use crate::land::Piece;
use crate::path::curve;
use crate::projection::Projection;
use crate::seeds::{Owner, Seeds};
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

/// Lanes, and the ties between islands and their own provinces.
pub(crate) struct Lanes {
    pub(crate) lanes: Vec<Lane>,
    pub(crate) ties: Vec<Route>,
}

impl Lanes {
    pub(crate) fn make(
        seeds: &Seeds,
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
            coast.ok_or_else(|| format!("{} has no coast", seeds.province[province].id))
        };
        let route = |[from, to]: [usize; 2], line: &[Point]| {
            let mut line: Vec<Point> = line.iter().map(|point| projection.point(*point)).collect();
            let last = line.len() - 1;
            line[0] = harbour(from, line[0])?;
            line[last] = harbour(to, line[last])?;
            Ok::<Route, String>(Route { line })
        };
        let mut made = Lanes { lanes: Vec::new(), ties: Vec::new() };
        for lane in &seeds.lane {
            let provinces = [seeds.number(&lane.from)?, seeds.number(&lane.to)?];
            made.lanes.push(Lane { provinces, route: route(provinces, &lane.line)? });
        }
        for tie in &seeds.tie {
            let province = seeds.number(&tie.province)?;
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
