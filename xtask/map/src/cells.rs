//! The lines between provinces, as if there were no sea: every place belongs to the
//! nearest seed (Voronoi), and lines are where the owner changes.

use std::collections::BTreeMap;

use spade::{DelaunayTriangulation, HasPosition, Point2, Triangulation};

use crate::line::{resample, simplify, smooth, walk};
use crate::map_file::{MapFile, Owner, Paper};
use crate::meander::Meander;
use crate::projection::Projection;
use crate::shape::{Point, distance};

/// How far apart the seeds on the banks of a border are, and how far from it.
const BANK_STEP: f64 = 9.0;
/// See [`BANK_STEP`].
const BANK_AWAY: f64 = 5.0;

/// A line is smoothed and shifted at points this far apart,
const STEP: f64 = 3.0;
/// as often as takes the corners off the cells,
const SMOOTHINGS: u32 = 6;
/// and then loses the points that matter less than this surface.
const LEAST: f64 = 0.25;

/// A point on the map and whose it is.
#[derive(Clone, Copy)]
pub(crate) struct Seed {
    pub(crate) at: Point,
    pub(crate) owner: Owner,
}

impl HasPosition for Seed {
    type Scalar = f64;

    fn position(&self) -> Point2<f64> {
        Point2::new(self.at[0], self.at[1])
    }
}

/// All seeds on the map: those of provinces, of nobody and of banks.
pub(crate) fn sow(plan: &MapFile, projection: &Projection) -> Result<Vec<Seed>, String> {
    let mut sown = Vec::new();
    let mut sow = |at: Point, owner: Owner| sown.push(Seed { at, owner });
    for point in &plan.outside.seeds {
        sow(projection.point(*point), Owner::Outside);
    }
    for (number, province) in plan.province.iter().enumerate() {
        for point in &province.seeds {
            sow(projection.point(*point), Owner::Province(number));
        }
    }
    for (number, barrier) in plan.barrier.iter().enumerate() {
        for point in &barrier.seeds {
            sow(projection.point(*point), Owner::Barrier(number));
        }
    }
    for border in &plan.border {
        let line: Vec<Point> = border.line.iter().map(|point| projection.point(*point)).collect();
        let owners = [plan.owner(&border.left)?, plan.owner(&border.right)?];
        for (at, ahead) in banks(&line) {
            // y points down, so left of the way ahead is (y, -x).
            let left = [ahead[1] * BANK_AWAY, -ahead[0] * BANK_AWAY];
            sow([at[0] + left[0], at[1] + left[1]], owners[0]);
            sow([at[0] - left[0], at[1] - left[1]], owners[1]);
        }
    }
    // Far corners, so that every cell on the map is closed.
    for [right, down] in [[-4.0, -4.0], [5.0, -4.0], [-4.0, 5.0], [5.0, 5.0]] {
        let Paper { width, height, .. } = projection.paper;
        sow([right * width, down * height], Owner::Outside);
    }
    Ok(sown)
}

/// Points along a line, and which way it goes there.
fn banks(line: &[Point]) -> Vec<(Point, Point)> {
    let length: f64 = line.windows(2).map(|pair| distance(pair[0], pair[1])).sum();
    let count = (length / BANK_STEP).round().max(1.0) as u32;
    let bank = |number: u32| {
        let way = length * (f64::from(number) + 0.5) / f64::from(count);
        let [behind, ahead] = [walk(line, (way - 2.0).max(0.0)), walk(line, way + 2.0)];
        let reach = distance(behind, ahead);
        (walk(line, way), [0, 1].map(|axis| (ahead[axis] - behind[axis]) / reach))
    };
    (0..count).map(bank).collect()
}

/// The winding lines between owners. Lines that meet have their ends in common.
pub(crate) fn lines(sown: &[Seed], meander: &Meander) -> Result<Vec<Vec<Point>>, String> {
    let cells: DelaunayTriangulation<Seed> = DelaunayTriangulation::bulk_load_stable(sown.to_vec())
        .map_err(|error| format!("a seed lies nowhere: {error}"))?;
    let mut corners: BTreeMap<usize, Corner> = BTreeMap::new();
    for edge in cells.undirected_edges() {
        let [one, other] = edge.vertices().map(|seed| seed.data().owner);
        let sides = [edge.as_directed().face(), edge.as_directed().rev().face()];
        let [Some(from), Some(to)] = sides.map(|face| face.as_inner()) else { continue };
        if one == other {
            continue;
        }
        for (here, there) in [(from, to), (to, from)] {
            let at = here.circumcenter();
            let new = Corner { at: [at.x, at.y], next: Vec::new() };
            let corner = corners.entry(here.fix().index()).or_insert(new);
            corner.next.push(there.fix().index());
        }
    }
    Ok(chains(&corners).into_iter().map(|chain| wind(&chain, meander)).collect())
}

/// Where cells meet, and the corners to which lines go from there.
struct Corner {
    at: Point,
    next: Vec<usize>,
}

/// Follows the lines from one meeting of three owners to the next.
fn chains(corners: &BTreeMap<usize, Corner>) -> Vec<Vec<Point>> {
    let mut walked = std::collections::BTreeSet::new();
    let mut chains = Vec::new();
    // Meetings first; what is left then are closed lines.
    let meetings = corners.iter().filter(|(_, corner)| corner.next.len() != 2);
    let others = corners.iter().filter(|(_, corner)| corner.next.len() == 2);
    for (&start, corner) in meetings.chain(others) {
        for &first in &corner.next {
            if !walked.insert((start, first)) {
                continue;
            }
            walked.insert((first, start));
            let mut chain = vec![corner.at];
            let (mut before, mut here) = (start, first);
            loop {
                chain.push(corners[&here].at);
                let [one, other] = corners[&here].next[..] else { break };
                let next = if one == before { other } else { one };
                if here == start || !walked.insert((here, next)) {
                    break;
                }
                walked.insert((next, here));
                (before, here) = (here, next);
            }
            chains.push(chain);
        }
    }
    chains
}

fn wind(chain: &[Point], meander: &Meander) -> Vec<Point> {
    let mut line = resample(chain, STEP);
    smooth(&mut line, SMOOTHINGS);
    let winding: Vec<Point> = line.into_iter().map(|point| meander.shift(point)).collect();
    simplify(&winding, LEAST)
}
