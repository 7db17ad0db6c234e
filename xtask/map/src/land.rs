//! The land on the sheet, and how it is divided.

use i_overlay::core::fill_rule::FillRule;
use i_overlay::core::overlay::IntOverlayOptions;
use i_overlay::core::overlay_rule::OverlayRule;
use i_overlay::core::single::SingleIntOverlay;
use i_overlay::i_float::int::point::IntPoint;
use i_overlay::string::overlay::StringOverlay;
use i_overlay::string::rule::StringRule;

use crate::atlas::Polygon;
use crate::cells::Seed;
use crate::line::simplify;
use crate::map_file::{MapFile, Owner, Paper, Province};
use crate::projection::Projection;
use crate::shape::{Point, Shape, distance};

/// All coordinates are whole tenths of a unit from here on, so that what is written
/// is exactly what was computed.
const GRID: f64 = 10.0;
/// Land goes on so far beyond the sheet, so that its edge there is not seen.
const BEYOND: f64 = 12.0;
/// Points of the coast that matter less than this surface are left out,
const LEAST: f64 = 0.3;
/// and islands smaller than this.
const LEAST_ISLAND: f64 = 9.0;
/// An island smaller than this is not divided.
const WHOLE_ISLAND: f64 = 320.0;

type Paths = Vec<Vec<IntPoint<i32>>>;

/// A piece of land and whose it is.
pub(crate) struct Piece {
    pub(crate) shape: Shape,
    pub(crate) owner: Owner,
}

/// The land on the sheet, each island by itself.
pub(crate) fn on_sheet(polygons: &[Polygon], projection: &Projection) -> Vec<Shape> {
    let near = |polygon: &&Polygon| {
        let inside = |[longitude, latitude]: &Point| {
            (-40.0..90.0).contains(longitude) && (5.0..75.0).contains(latitude)
        };
        polygon[0].iter().any(inside)
    };
    let sheet = whole_sheet(projection);
    let mut land = Vec::new();
    for polygon in polygons.iter().filter(near) {
        let project = |ring: &Vec<Point>| {
            ring.iter().map(|point| to_grid(projection.point(*point))).collect()
        };
        let drawn: Paths = polygon.iter().map(project).collect();
        for shape in drawn.overlay(&sheet, OverlayRule::Intersect, FillRule::EvenOdd) {
            let rings: Paths = shape.iter().map(|ring| thin_out(ring)).collect();
            // What was thinned out may touch itself; that is cleaned here.
            land.extend(rings.overlay(&sheet, OverlayRule::Intersect, FillRule::EvenOdd));
        }
    }
    land.iter()
        .map(|rings| from_grid(rings))
        .filter(|shape| shape.surface() >= LEAST_ISLAND)
        .collect()
}

/// The sheet with a little more all around.
fn whole_sheet(projection: &Projection) -> Paths {
    let Paper { width, height, .. } = projection.paper;
    let (right, bottom) = (width + BEYOND, height + BEYOND);
    let corners = [[-BEYOND, -BEYOND], [right, -BEYOND], [right, bottom], [-BEYOND, bottom]];
    vec![corners.into_iter().map(to_grid).collect()]
}

/// The seas in which these points lie, as far as the land around them reaches.
pub(crate) fn seas(land: &[Shape], points: &[Point], projection: &Projection) -> Vec<Shape> {
    if points.is_empty() {
        return Vec::new();
    }
    let rings: Paths = land
        .iter()
        .flat_map(|shape| &shape.rings)
        .map(|ring| ring.iter().copied().map(to_grid).collect())
        .collect();
    let water = whole_sheet(projection).overlay(&rings, OverlayRule::Difference, FillRule::EvenOdd);
    let named = |sea: &Shape| points.iter().any(|at| sea.contains(projection.point(*at)));
    water.iter().map(|rings| from_grid(rings)).filter(named).collect()
}

/// Gives every piece of land to its owner: islands as a whole, the rest cut along
/// the lines, each part to the owner of the nearest seed.
pub(crate) fn divide(
    land: Vec<Shape>,
    lines: &[Vec<Point>],
    sown: &[Seed],
    islands: &[(Point, usize)],
) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut mainland: Vec<Paths> = Vec::new();
    for shape in land {
        let named = islands.iter().find(|(point, _)| shape.contains(*point));
        let owner = match named {
            Some((_, number)) => Some(Owner::Province(*number)),
            None if shape.surface() < WHOLE_ISLAND => Some(nearest_owner(shape.heart(), sown)),
            None => None,
        };
        match owner {
            Some(owner) => pieces.push(Piece { shape, owner }),
            None => mainland.push(
                shape
                    .rings
                    .iter()
                    .map(|ring| ring.iter().copied().map(to_grid).collect())
                    .collect(),
            ),
        }
    }
    let lines: Paths =
        lines.iter().map(|line| line.iter().copied().map(to_grid).collect()).collect();
    // A corner of one piece stays a corner of its neighbour even on a straight line.
    let options = IntOverlayOptions { preserve_output_collinear: true, ..Default::default() };
    let mut overlay = StringOverlay::from_shape_and_string_custom(&mainland, &lines, options);
    let parts = overlay
        .build_graph_view(FillRule::EvenOdd)
        .map(|graph| graph.extract_shapes_custom(StringRule::Slice, options))
        .unwrap_or_default();
    for part in parts {
        let shape = from_grid(&part);
        let owner = nearest_owner(shape.heart(), sown);
        pieces.push(Piece { shape, owner });
    }
    pieces
}

/// The islands that the provinces name, on the map.
pub(crate) fn islands(plan: &MapFile, projection: &Projection) -> Vec<(Point, usize)> {
    let of_province = |(number, province): (usize, &Province)| {
        let islands: Vec<(Point, usize)> =
            province.islands.iter().map(|point| (projection.point(*point), number)).collect();
        islands
    };
    plan.province.iter().enumerate().flat_map(of_province).collect()
}

fn nearest_owner(point: Point, sown: &[Seed]) -> Owner {
    let nearest =
        sown.iter().min_by(|a, b| distance(point, a.at).total_cmp(&distance(point, b.at)));
    nearest.map_or(Owner::Outside, |seed| seed.owner)
}

/// Leaves out what is too small to be seen on a ring.
fn thin_out(ring: &[IntPoint<i32>]) -> Vec<IntPoint<i32>> {
    let mut line: Vec<Point> = ring.iter().copied().map(from_point).collect();
    line.extend(line.first().copied());
    let mut line = simplify(&line, LEAST);
    line.pop();
    line.into_iter().map(to_grid).collect()
}

fn to_grid([x, y]: Point) -> IntPoint<i32> {
    IntPoint::new((x * GRID).round() as i32, (y * GRID).round() as i32)
}

fn from_point(point: IntPoint<i32>) -> Point {
    [f64::from(point.x) / GRID, f64::from(point.y) / GRID]
}

fn from_grid(rings: &[Vec<IntPoint<i32>>]) -> Shape {
    let ring = |ring: &Vec<IntPoint<i32>>| ring.iter().copied().map(from_point).collect();
    Shape { rings: rings.iter().map(ring).collect() }
}
