//! Names, slots and captions: nothing touches, everything can be read.

use std::collections::BTreeSet;

use crate::appendix;
use crate::picture::{HISTORY, IMPERIVM, Map, Places, Point, length};

/// The least size of a name in pixels on a screen 1440 pixels wide, and of a caption.
const NAME: f64 = 11.0;
const CAPTION: f64 = 10.0;

/// A turned box around a text, by its corners in order.
struct Area {
    what: String,
    corners: [Point; 4],
}

impl Area {
    fn new(lines: &[String], at: Point, sides: Point, turn: f64) -> Area {
        let (sine, cosine) = turn.to_radians().sin_cos();
        let corner = |[x, y]: Point| {
            let [x, y] = [x * sides[0] / 2.0, y * sides[1] / 2.0];
            [at[0] + x * cosine - y * sine, at[1] + x * sine + y * cosine]
        };
        let corners = [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]].map(corner);
        Area { what: lines.join(" "), corners }
    }

    fn sides(&self) -> [[Point; 2]; 4] {
        [0, 1, 2, 3].map(|at| [self.corners[at], self.corners[(at + 1) % 4]])
    }

    fn contains(&self, point: Point) -> bool {
        self.sides().iter().all(|[a, b]| {
            (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) >= 0.0
        })
    }

    /// How far a point is away; zero inside.
    fn away(&self, point: Point) -> f64 {
        let to_side = |side: [Point; 2]| crate::picture::to_segment(point, side);
        let away = self.sides().map(to_side).into_iter().fold(f64::INFINITY, f64::min);
        if self.contains(point) { 0.0 } else { away }
    }

    /// How far another box is away: of boxes that neither cross nor contain each
    /// other, some corner is nearest; of those that cross, some side meets a side.
    fn apart(&self, other: &Area) -> f64 {
        let along = |area: &Area| {
            area.sides().into_iter().flat_map(|[a, b]| {
                (0..=40).map(move |step| {
                    let part = f64::from(step) / 40.0;
                    [0, 1].map(|axis| a[axis] + part * (b[axis] - a[axis]))
                })
            })
        };
        let here = along(self).map(|point| other.away(point)).fold(f64::INFINITY, f64::min);
        along(other).map(|point| self.away(point)).fold(here, f64::min)
    }
}

/// The boxes of all names, then of all captions.
fn texts(places: &Places) -> Vec<Area> {
    let names = places
        .province
        .iter()
        .map(|province| Area::new(&province.lines, province.name, province.sides, province.turn));
    let captions = places
        .caption
        .iter()
        .map(|caption| Area::new(&caption.lines, caption.at, caption.sides, caption.turn));
    names.chain(captions).collect()
}

#[test]
fn texts_can_be_read_on_a_desk() {
    for map in [&IMPERIVM, &HISTORY] {
        let places = map.places();
        let pixels = |size: f64| size * places.pixels / places.width;
        for province in &places.province {
            let size = pixels(province.size);
            assert!(size >= NAME, "{} is {size:.1} pixels high", province.id);
            assert!(province.turn.abs() <= 90.0, "{} stands on its head", province.id);
        }
        for caption in &places.caption {
            let size = pixels(caption.size);
            assert!(size >= CAPTION, "{:?} is {size:.1} pixels high", caption.lines);
        }
    }
}

#[test]
fn texts_do_not_touch() {
    for map in [&IMPERIVM, &HISTORY] {
        let places = map.places();
        let texts = texts(&places);
        for (number, one) in texts.iter().enumerate() {
            for other in &texts[number + 1..] {
                let apart = one.apart(other);
                assert!(apart >= 2.0, "{} and {} are {apart:.1} apart", one.what, other.what);
            }
            for [x, y] in one.corners {
                assert!(x > 8.0 && y > 8.0, "{} leaves the sheet", one.what);
                assert!(x < places.width - 8.0 && y < places.height - 8.0, "{}", one.what);
            }
        }
    }
}

#[test]
fn pieces_touch_neither_texts_nor_one_another() {
    for (map, count) in [(&IMPERIVM, 2), (&HISTORY, 4)] {
        let places = map.places();
        let texts = texts(&places);
        let slots: Vec<(&str, Point)> = places
            .province
            .iter()
            .flat_map(|province| province.slots.iter().map(|slot| (&*province.id, *slot)))
            .collect();
        assert_eq!(slots.len(), count * places.province.len());
        for (number, (id, slot)) in slots.iter().enumerate() {
            for text in &texts {
                let away = text.away(*slot);
                assert!(away >= places.radius, "a slot of {id} covers {}", text.what);
            }
            for (other, beside) in &slots[number + 1..] {
                let away = length([*slot, *beside]);
                assert!(away >= 2.0 * places.radius - 0.2, "slots of {id} and {other}");
            }
        }
    }
}

#[test]
fn names_and_pieces_are_at_home() {
    for map in [&IMPERIVM, &HISTORY] {
        let shapes = map.provinces();
        for province in &map.places().province {
            let shape = &shapes[&*province.id];
            for slot in &province.slots {
                assert!(shape.contains(*slot), "a slot of {} lies elsewhere", province.id);
            }
            let name = Area::new(&province.lines, province.name, province.sides, province.turn);
            let others = shapes.iter().filter(|(id, _)| **id != province.id);
            let [mut own, mut foreign] = [0, 0];
            let others: Vec<_> = others.map(|(_, shape)| shape).collect();
            let [a, b, _, d] = name.corners;
            for (across, down) in (0..=20).flat_map(|x| (0..=6).map(move |y| (x, y))) {
                let [x, y] = [f64::from(across) / 20.0, f64::from(down) / 6.0];
                let point =
                    [0, 1].map(|axis| a[axis] + x * (b[axis] - a[axis]) + y * (d[axis] - a[axis]));
                own += u32::from(shape.contains(point));
                foreign += u32::from(others.iter().any(|other| other.contains(point)));
            }
            assert!(own > 0 && own >= foreign, "{} is named on foreign land", province.id);
        }
    }
}

#[test]
fn the_data_agrees_with_the_picture() {
    for map in [&IMPERIVM, &HISTORY] {
        let (places, shapes) = (map.places(), map.provinces());
        let view_box = format!("viewBox=\"0 0 {} {}\"", places.width, places.height);
        assert!(map.svg.contains(&view_box));
        assert_eq!(places.province.len(), shapes.len());
        for province in &places.province {
            assert_eq!(shapes[&*province.id].bounds, province.bounds, "{}", province.id);
            assert!(map.svg.contains(&format!("<clipPath id=\"map-clip-{}\"", province.id)));
            for line in &province.lines {
                assert!(map.svg.contains(&format!(">{line}</text>")), "{line}");
            }
        }
    }
}

#[test]
fn neighbours_of_imperivm_are_those_of_the_appendix() {
    let places = IMPERIVM.places();
    let names: Vec<&str> = places.province.iter().map(|province| &*province.id).collect();
    let listed: Vec<&str> = appendix::NEIGHBOURS.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, listed, "in the order of the appendix");
    for (province, (_, neighbours)) in places.province.iter().zip(appendix::NEIGHBOURS) {
        let drawn = province.land.iter().chain(&province.lanes).map(String::as_str);
        let listed: BTreeSet<&str> = neighbours.iter().copied().collect();
        assert_eq!(drawn.collect::<BTreeSet<&str>>(), listed, "{}", province.id);
        assert!(province.difficult.is_empty() && province.bridges.is_empty());
    }
}

#[test]
fn the_maps_are_light() {
    let weight = |map: &Map| map.svg.len() + map.places.len();
    assert!(weight(&IMPERIVM) <= 120_000 && weight(&HISTORY) <= 140_000);
}
