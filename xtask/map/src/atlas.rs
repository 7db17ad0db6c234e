//! The land of the world, read from a TopoJSON file of the package world-atlas.

use serde::Deserialize;

use crate::shape::Point;

/// A polygon in degrees: its outline first, then its lakes.
pub(crate) type Polygon = Vec<Vec<Point>>;

#[derive(Deserialize)]
struct Topology {
    transform: Transform,
    /// Every arc starts at a grid point and goes on by steps.
    arcs: Vec<Vec<[i64; 2]>>,
    objects: Objects,
}

#[derive(Deserialize)]
struct Transform {
    scale: Point,
    translate: Point,
}

#[derive(Deserialize)]
struct Objects {
    land: Collection,
}

#[derive(Deserialize)]
struct Collection {
    geometries: Vec<Geometry>,
}

/// Rings are lists of arcs; `!n` is arc n walked backwards.
#[derive(Deserialize)]
#[serde(tag = "type")]
enum Geometry {
    Polygon { arcs: Vec<Vec<i64>> },
    MultiPolygon { arcs: Vec<Vec<Vec<i64>>> },
}

/// All polygons of land, in the order of the file.
pub(crate) fn land(text: &str) -> Result<Vec<Polygon>, String> {
    let topology: Topology =
        serde_json::from_str(text).map_err(|error| format!("this is no land file: {error}"))?;
    let arcs = decode(&topology);
    let mut polygons = Vec::new();
    for geometry in topology.objects.land.geometries {
        let of_arcs = match geometry {
            Geometry::Polygon { arcs } => vec![arcs],
            Geometry::MultiPolygon { arcs } => arcs,
        };
        for rings in of_arcs {
            let polygon: Result<Polygon, String> =
                rings.iter().map(|ring| join(ring, &arcs)).collect();
            polygons.push(polygon?);
        }
    }
    Ok(polygons)
}

fn decode(topology: &Topology) -> Vec<Vec<Point>> {
    let Transform { scale, translate } = topology.transform;
    let decode_arc = |arc: &Vec<[i64; 2]>| {
        let mut at = [0, 0];
        let degrees = |step: &[i64; 2]| {
            at = [at[0] + step[0], at[1] + step[1]];
            [0, 1].map(|axis| at[axis] as f64 * scale[axis] + translate[axis])
        };
        arc.iter().map(degrees).collect()
    };
    topology.arcs.iter().map(decode_arc).collect()
}

fn join(ring: &[i64], arcs: &[Vec<Point>]) -> Result<Vec<Point>, String> {
    let mut points: Vec<Point> = Vec::new();
    for &arc in ring {
        let backwards = arc < 0;
        let number = if backwards { !arc } else { arc };
        let arc = usize::try_from(number).ok().and_then(|number| arcs.get(number));
        let mut arc = arc.ok_or_else(|| format!("there is no arc {number}"))?.clone();
        if backwards {
            arc.reverse();
        }
        // Where one arc ends the next begins, so that point is there twice.
        points.pop();
        points.append(&mut arc);
    }
    points.pop();
    Ok(points)
}
