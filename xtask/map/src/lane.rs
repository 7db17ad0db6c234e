//! Lanes: curves across the sea from harbour to harbour.

use crate::borders::Borders;
use crate::land::Piece;
use crate::projection::Projection;
use crate::seeds::{Owner, Seeds};
use crate::shape::{Point, distance, nearest};

/// A curve between two provinces.
pub(crate) struct Lane {
    pub(crate) provinces: [usize; 2],
    /// The first harbour, the bends, the last harbour.
    pub(crate) line: Vec<Point>,
}

/// All lanes, each from the coast of one province to that of the other.
pub(crate) fn lanes(
    seeds: &Seeds,
    pieces: &[Piece],
    borders: &Borders,
    projection: &Projection,
) -> Result<Vec<Lane>, String> {
    let mut lanes = Vec::new();
    for lane in &seeds.lane {
        let provinces = [seeds.number(&lane.from)?, seeds.number(&lane.to)?];
        let mut line: Vec<Point> = lane.line.iter().map(|point| projection.point(*point)).collect();
        for (end, province) in [(0, provinces[0]), (line.len() - 1, provinces[1])] {
            let coast = pieces
                .iter()
                .filter(|piece| piece.owner == Owner::Province(province))
                .flat_map(|piece| piece.shape.segments())
                .filter(|ends| borders.is_coast(*ends))
                .map(|ends| nearest(line[end], ends))
                .min_by(|a, b| distance(line[end], *a).total_cmp(&distance(line[end], *b)));
            line[end] = coast.ok_or_else(|| format!("{} has no coast", lane.from))?;
        }
        lanes.push(Lane { provinces, line });
    }
    Ok(lanes)
}

impl Lane {
    /// The control points of a smooth curve through the line (Catmull-Rom): for every
    /// part of it, two handles and its end.
    pub(crate) fn curves(&self) -> Vec<[Point; 3]> {
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
