//! Which edges of the pieces are coast, which are borders, and whose.

use std::collections::{BTreeMap, BTreeSet};

use crate::land::Piece;
use crate::map_file::Owner;
use crate::shape::{Point, segments};

/// An edge by its ends in tenths of a unit, the same in both directions.
type Edge = [[i32; 2]; 2];

fn edge(ends: [Point; 2]) -> Edge {
    let mut edge = ends.map(|end| end.map(|coordinate| (coordinate * 10.0).round() as i32));
    edge.sort_unstable();
    edge
}

/// The owners on the sides of every edge; a coast has only one.
pub(crate) struct Borders {
    sides: BTreeMap<Edge, Vec<Owner>>,
}

impl Borders {
    pub(crate) fn of(pieces: &[Piece]) -> Borders {
        let mut sides: BTreeMap<Edge, Vec<Owner>> = BTreeMap::new();
        for piece in pieces {
            for ends in piece.shape.segments() {
                sides.entry(edge(ends)).or_default().push(piece.owner);
            }
        }
        Borders { sides }
    }

    /// Is this edge of a piece a coast?
    pub(crate) fn is_coast(&self, ends: [Point; 2]) -> bool {
        self.sides.get(&edge(ends)).is_some_and(|owners| owners.len() == 1)
    }

    /// The pairs of provinces that meet on land, by number, the lower first.
    pub(crate) fn pairs(&self) -> BTreeSet<[usize; 2]> {
        let mut pairs = BTreeSet::new();
        for owners in self.sides.values() {
            if let [Owner::Province(one), Owner::Province(other)] = owners[..]
                && one != other
            {
                pairs.insert([one.min(other), one.max(other)]);
            }
        }
        pairs
    }

    /// The frontier: lines between provinces and the land outside.
    pub(crate) fn limes(&self, pieces: &[Piece]) -> Vec<Vec<Point>> {
        let inside = |piece: &&Piece| matches!(piece.owner, Owner::Province(_));
        let rings = pieces.iter().filter(inside).flat_map(|piece| &piece.shape.rings);
        rings.flat_map(|ring| self.runs(ring, Owner::Outside)).collect()
    }

    /// The lines along which two provinces meet.
    pub(crate) fn between(&self, pieces: &[Piece], [one, other]: [usize; 2]) -> Vec<Vec<Point>> {
        let own = pieces.iter().filter(|piece| piece.owner == Owner::Province(one));
        let rings = own.flat_map(|piece| &piece.shape.rings);
        rings.flat_map(|ring| self.runs(ring, Owner::Province(other))).collect()
    }

    /// The parts of a ring that face somebody's land.
    fn runs(&self, ring: &[Point], opposite: Owner) -> Vec<Vec<Point>> {
        let faces = |ends: &[Point; 2]| {
            self.sides.get(&edge(*ends)).is_some_and(|owners| owners.contains(&opposite))
        };
        let mut around: Vec<[Point; 2]> = segments(ring).collect();
        // To begin inside a run would cut it in two.
        let start = around.iter().position(|ends| !faces(ends)).unwrap_or(0);
        around.rotate_left(start);
        let mut runs: Vec<Vec<Point>> = Vec::new();
        for [from, to] in around.into_iter().filter(faces) {
            match runs.last_mut() {
                Some(run) if run.last() == Some(&from) => run.push(to),
                _ => runs.push(vec![from, to]),
            }
        }
        runs
    }
}
