//! Everything that is on the map, made from coastlines and seeds.

use std::collections::BTreeSet;

use crate::borders::Borders;
use crate::ground::Grounds;
use crate::land::{self, Piece};
use crate::lane::Lanes;
use crate::layout::Layout;
use crate::map_file::{MapFile, Owner};
use crate::meander::Meander;
use crate::projection::Projection;
use crate::shape::{Point, Shape};
use crate::{atlas, cells};

/// The whole map.
pub(crate) struct Sheet {
    pub(crate) plan: MapFile,
    /// The pieces of every province, the largest first.
    pub(crate) provinces: Vec<Vec<Shape>>,
    /// The pieces of every barrier.
    pub(crate) barriers: Vec<Vec<Shape>>,
    pub(crate) outside: Vec<Shape>,
    /// Seas without ships.
    pub(crate) closed_seas: Vec<Shape>,
    pub(crate) limes: Vec<Vec<Point>>,
    pub(crate) difficult: Vec<Vec<Point>>,
    /// Neighbours on land.
    pub(crate) pairs: BTreeSet<[usize; 2]>,
    pub(crate) lanes: Lanes,
    pub(crate) layout: Layout,
}

impl Sheet {
    /// Makes the map from the text of a land file and that of a plan.
    pub(crate) fn make(land: &str, plan: &str) -> Result<Sheet, String> {
        let plan = MapFile::read(plan)?;
        let projection = Projection::new(plan.sheet);
        let land = land::on_sheet(&atlas::land(land)?, &projection);
        let closed_seas = land::seas(&land, &plan.closed_sea, &projection);
        let sown = cells::sow(&plan, &projection)?;
        let islands = land::islands(&plan, &projection);
        for (point, number) in &islands {
            if !land.iter().any(|shape| shape.contains(*point)) {
                let id = &plan.province[*number].id;
                return Err(format!("an island of {id} lies in the sea, at {point:.0?}"));
            }
        }
        let lines = cells::lines(&sown, &Meander::new(&plan, &projection))?;
        let pieces = land::divide(land, &lines, &sown, &islands);
        let borders = Borders::of(&pieces);
        let pairs = borders.pairs();
        let mut difficult = Vec::new();
        for [one, other] in &plan.difficult {
            let pair = [plan.number(one)?, plan.number(other)?];
            if !pairs.contains(&[pair[0].min(pair[1]), pair[0].max(pair[1])]) {
                return Err(format!("{one} and {other} have no border that could be difficult"));
            }
            difficult.extend(borders.between(&pieces, pair));
        }
        let lanes = Lanes::make(&plan, &pieces, &borders, &projection)?;
        let mut provinces = Vec::new();
        for (number, province) in plan.province.iter().enumerate() {
            let shapes = owned(&pieces, Owner::Province(number));
            if shapes.is_empty() {
                return Err(format!("{} has no land", province.id));
            }
            provinces.push(shapes);
        }
        let barriers = 0..plan.barrier.len();
        let grounds = Grounds::new(&pieces, &lanes, plan.sheet);
        let mainlands: Vec<&Shape> = provinces.iter().map(|shapes| &shapes[0]).collect();
        Ok(Sheet {
            barriers: barriers.map(|number| owned(&pieces, Owner::Barrier(number))).collect(),
            outside: owned(&pieces, Owner::Outside),
            closed_seas,
            limes: borders.limes(&pieces),
            difficult,
            pairs,
            layout: Layout::make(&plan, &mainlands, &grounds, &projection)?,
            lanes,
            provinces,
            plan,
        })
    }

    /// The id of a province.
    pub(crate) fn id(&self, number: usize) -> &str {
        &self.plan.province[number].id
    }

    /// The neighbours of a province beyond difficult borders.
    pub(crate) fn difficult_neighbours(&self, number: usize) -> Vec<usize> {
        let id = self.id(number);
        let other = |[one, other]: &[String; 2]| match id {
            id if id == one => self.plan.number(other).ok(),
            id if id == other => self.plan.number(one).ok(),
            _ => None,
        };
        self.plan.difficult.iter().filter_map(other).collect()
    }

    /// The box around a province with its islands.
    pub(crate) fn bounds(&self, number: usize) -> [Point; 2] {
        let all = self.provinces[number].iter().map(Shape::bounds);
        let join = |[a, b]: [Point; 2], [c, d]: [Point; 2]| {
            [[a[0].min(c[0]), a[1].min(c[1])], [b[0].max(d[0]), b[1].max(d[1])]]
        };
        all.reduce(join).unwrap_or_default()
    }
}

fn owned(pieces: &[Piece], owner: Owner) -> Vec<Shape> {
    let own = pieces.iter().filter(|piece| piece.owner == owner);
    let mut shapes: Vec<Shape> = own.map(|piece| piece.shape.clone()).collect();
    shapes.sort_by(|a, b| b.surface().total_cmp(&a.surface()));
    shapes
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A continent around Rome and an island to the south, in whole degrees.
    const LAND: &str = r#"{
        "transform": {"scale": [1, 1], "translate": [0, 0]},
        "arcs": [
            [[10, 40], [8, 0], [0, 8], [-8, 0], [0, -8]],
            [[12, 36], [2, 0], [0, 2], [-2, 0], [0, -2]]
        ],
        "objects": {"land": {"geometries": [
            {"type": "MultiPolygon", "arcs": [[[0]], [[1]]]}
        ]}}
    }"#;

    const PLAN: &str = r#"
        difficult = [["occidens", "oriens"]]
        [sheet]
        width = 1600
        height = 1130
        pixels = 800
        meridian = 15
        parallels = [33, 50]
        scale = 2080
        north = 57.25
        west = 790.4
        [slots]
        count = 3
        radius = 12
        [outside]
        seeds = [[14.0, 47.5]]
        [[province]]
        id = "occidens"
        name = "Occidens"
        seeds = [[12.0, 43.0]]
        [[province]]
        id = "oriens"
        name = "Oriens"
        seeds = [[16.0, 43.0]]
        islands = [[13.0, 37.0]]
        [[border]]
        left = "occidens"
        right = "oriens"
        line = [[14.0, 39.0], [14.0, 46.0]]
        [[border]]
        left = "-"
        right = "occidens"
        line = [[9.0, 46.0], [14.0, 46.0]]
        [[border]]
        left = "-"
        right = "oriens"
        line = [[14.0, 46.0], [19.0, 46.0]]
        [[lane]]
        from = "occidens"
        to = "oriens"
        line = [[12.0, 40.0], [12.0, 39.0], [12.5, 38.0]]
    "#;

    #[test]
    fn land_is_divided_at_the_border() {
        let sheet = Sheet::make(LAND, PLAN).expect("the map can be made");
        assert_eq!(sheet.provinces.iter().map(Vec::len).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(sheet.outside.len(), 1);
        assert_eq!(sheet.pairs, BTreeSet::from([[0, 1]]));
        assert_eq!(sheet.limes.len(), 2);
        assert_eq!(sheet.difficult.len(), 1);
        for (shapes, places) in sheet.provinces.iter().zip(&sheet.layout.places) {
            assert_eq!(places.slots.len(), 3);
            assert!(places.slots.iter().all(|slot| shapes[0].contains(*slot)));
        }
        let [from, to] = sheet.lanes.lanes[0].route.harbours();
        assert!(sheet.provinces[0][0].clearance(from).abs() < 0.001);
        assert!(sheet.provinces[1][1].clearance(to).abs() < 0.001);
    }

    #[test]
    fn the_same_input_makes_the_same_map() {
        let files = || {
            let sheet = Sheet::make(LAND, PLAN).expect("the map can be made");
            (crate::svg::picture(&sheet), crate::places::places(&sheet))
        };
        assert_eq!(files(), files());
    }

    #[test]
    fn mistakes_are_named() {
        let why = |land: &str, plan: &str| Sheet::make(land, plan).err().unwrap_or_default();
        assert!(why("{}", PLAN).contains("no land file"));
        assert!(why(LAND, &PLAN.replace("to = \"oriens\"", "to = \"auster\"")).contains("auster"));
        let in_the_sea = PLAN.replace("islands = [[13.0", "islands = [[23.0");
        assert!(why(LAND, &in_the_sea).contains("oriens"));
        let nowhere = PLAN.replace("\"oriens\"]]", "\"occidens\"]]");
        assert!(why(LAND, &nowhere).contains("no border"));
        assert!(why(LAND, &PLAN.replace("radius = 12", "radius = 90")).contains("beside 3 slots"));
        assert!(why(&LAND.replace("[[1]]", "[[7]]"), PLAN).contains("no arc 7"));
    }
}
