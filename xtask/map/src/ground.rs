//! What lies where on the sheet, by the cells of a grid: it is asked many million
//! times while names are placed.

use crate::land::Piece;
use crate::lane::Lanes;
use crate::map_file::{Owner, Paper};
use crate::shape::{Point, Shape};

/// The side of a cell.
const CELL: f64 = 3.0;

/// What lies in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ground {
    Sea,
    Land(Owner),
}

/// The grid.
pub(crate) struct Grounds {
    columns: usize,
    cells: Vec<Ground>,
    /// Cells with a lane, a bridge or a harbour.
    crossed: Vec<bool>,
    paper: Paper,
}

impl Grounds {
    pub(crate) fn new(pieces: &[Piece], lanes: &Lanes, paper: Paper) -> Grounds {
        let columns = (paper.width / CELL).ceil() as usize;
        let rows = (paper.height / CELL).ceil() as usize;
        let mut grounds = Grounds {
            columns,
            cells: vec![Ground::Sea; columns * rows],
            crossed: vec![false; columns * rows],
            paper,
        };
        for piece in pieces {
            grounds.fill(&piece.shape, Ground::Land(piece.owner));
        }
        let routes = lanes.lanes.iter().chain(&lanes.bridges).map(|lane| &lane.route);
        for point in routes.chain(&lanes.ties).flat_map(|route| route.points()) {
            if let Some(cell) = grounds.cell(point) {
                grounds.crossed[cell] = true;
            }
        }
        grounds
    }

    /// Row by row, between every other crossing of the edge.
    fn fill(&mut self, shape: &Shape, ground: Ground) {
        let rows = self.cells.len() / self.columns;
        for row in 0..rows {
            let y = (row as f64 + 0.5) * CELL;
            let crossing = |[a, b]: [Point; 2]| {
                let crosses = (a[1] > y) != (b[1] > y);
                crosses.then(|| a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]))
            };
            let mut crossings: Vec<f64> = shape.segments().filter_map(crossing).collect();
            crossings.sort_by(f64::total_cmp);
            for pair in crossings.chunks_exact(2) {
                let column = |x: f64| (x / CELL + 0.5).max(0.0) as usize;
                for column in column(pair[0])..column(pair[1]).min(self.columns) {
                    self.cells[row * self.columns + column] = ground;
                }
            }
        }
    }

    fn cell(&self, [x, y]: Point) -> Option<usize> {
        let inside = x >= 0.0 && y >= 0.0 && x < self.paper.width && y < self.paper.height;
        inside.then(|| (y / CELL) as usize * self.columns + (x / CELL) as usize)
    }

    /// What lies there, if it is on the sheet.
    pub(crate) fn at(&self, point: Point) -> Option<Ground> {
        self.cell(point).map(|cell| self.cells[cell])
    }

    /// Does something cross the sea there?
    pub(crate) fn is_crossed(&self, point: Point) -> bool {
        self.cell(point).is_some_and(|cell| self.crossed[cell])
    }

    /// Is a point on the sheet, and as far from its edge as the frame needs?
    pub(crate) fn is_within_frame(&self, [x, y]: Point) -> bool {
        const FRAME: f64 = 12.0;
        x > FRAME && y > FRAME && x < self.paper.width - FRAME && y < self.paper.height - FRAME
    }
}
