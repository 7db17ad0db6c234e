//! Everything that is on the map, made from coastlines and seeds.

use std::collections::BTreeSet;

use crate::borders::Borders;
use crate::land::{self, Piece};
use crate::lane::Lanes;
use crate::meander::Meander;
use crate::place::{self, Places};
use crate::projection::Projection;
use crate::seeds::{Owner, Seeds};
use crate::shape::{Point, Shape};
use crate::{atlas, cells};

/// The whole map.
pub(crate) struct Sheet {
    pub(crate) seeds: Seeds,
    /// The pieces of every province, the largest first.
    pub(crate) provinces: Vec<Vec<Shape>>,
    pub(crate) outside: Vec<Shape>,
    pub(crate) limes: Vec<Vec<Point>>,
    /// Neighbours on land.
    pub(crate) pairs: BTreeSet<[usize; 2]>,
    pub(crate) lanes: Lanes,
    pub(crate) places: Vec<Places>,
    pub(crate) projection: Projection,
}

impl Sheet {
    /// Makes the map from the text of a land file and that of the seeds.
    pub(crate) fn make(land: &str, seeds: &str) -> Result<Sheet, String> {
        let seeds = Seeds::read(seeds)?;
        let projection = Projection::new();
        let land = land::on_sheet(&atlas::land(land)?, &projection);
        let sown = cells::sow(&seeds, &projection)?;
        let islands = land::islands(&seeds, &projection);
        for (point, number) in &islands {
            if !land.iter().any(|shape| shape.contains(*point)) {
                let id = &seeds.province[*number].id;
                return Err(format!("an island of {id} lies in the sea, at {point:.0?}"));
            }
        }
        let lines = cells::lines(&sown, &Meander::new(&seeds, &projection))?;
        let pieces = land::divide(land, &lines, &sown, &islands);
        let borders = Borders::of(&pieces);
        let lanes = Lanes::make(&seeds, &pieces, &borders, &projection)?;
        let mut provinces = Vec::new();
        let mut places = Vec::new();
        for (number, province) in seeds.province.iter().enumerate() {
            let shapes = owned(&pieces, Owner::Province(number));
            let largest = shapes.first().ok_or_else(|| format!("{} has no land", province.id))?;
            places.push(place::places(province, largest, &projection));
            provinces.push(shapes);
        }
        Ok(Sheet {
            provinces,
            outside: owned(&pieces, Owner::Outside),
            limes: borders.limes(&pieces),
            pairs: borders.pairs(),
            lanes,
            places,
            projection,
            seeds,
        })
    }

    /// The id of a province.
    pub(crate) fn id(&self, number: usize) -> &str {
        &self.seeds.province[number].id
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

    const SEEDS: &str = r#"
        tie = []
        caption = []
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
        let sheet = Sheet::make(LAND, SEEDS).expect("the map can be made");
        assert_eq!(sheet.provinces.iter().map(Vec::len).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(sheet.outside.len(), 1);
        assert_eq!(sheet.pairs, BTreeSet::from([[0, 1]]));
        assert_eq!(sheet.limes.len(), 2);
        for (shapes, places) in sheet.provinces.iter().zip(&sheet.places) {
            assert!(shapes[0].contains(places.pawn) && shapes[0].contains(places.army));
        }
        let [from, to] = sheet.lanes.lanes[0].route.harbours();
        assert!(sheet.provinces[0][0].clearance(from).abs() < 0.001);
        assert!(sheet.provinces[1][1].clearance(to).abs() < 0.001);
    }

    #[test]
    fn the_same_input_makes_the_same_map() {
        let files = || {
            let sheet = Sheet::make(LAND, SEEDS).expect("the map can be made");
            (crate::svg::picture(&sheet), crate::table::table(&sheet))
        };
        assert_eq!(files(), files());
    }

    #[test]
    fn mistakes_are_named() {
        let why = |land: &str, seeds: &str| Sheet::make(land, seeds).err().unwrap_or_default();
        assert!(why("{}", SEEDS).contains("no land file"));
        assert!(why(LAND, &SEEDS.replace("to = \"oriens\"", "to = \"auster\"")).contains("auster"));
        let in_the_sea = SEEDS.replace("islands = [[13.0", "islands = [[23.0");
        assert!(why(LAND, &in_the_sea).contains("oriens"));
        assert!(why(&LAND.replace("[[1]]", "[[7]]"), SEEDS).contains("no arc 7"));
    }
}
