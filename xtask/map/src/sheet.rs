//! Everything that is on the map, made from coastlines and seeds.

use std::collections::BTreeSet;

use crate::borders::Borders;
use crate::land::{self, Piece};
use crate::lane::{self, Lane};
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
    pub(crate) lanes: Vec<Lane>,
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
        let lanes = lane::lanes(&seeds, &pieces, &borders, &projection)?;
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
