//! The committed map of Imperivm Romanvm says what the appendix of the rulebook says.
//! Everything here is computed from the files, without the program that makes them.

mod appendix;
mod picture;

use std::collections::{BTreeMap, BTreeSet};

use appendix::{Pair, borders, pair};
use picture::{Point, Shape, length, middle, of_ring, outside, provinces, table, to_segment};

/// Map units below which a border is too short, or a gap too narrow, to be read. The
/// map is 1600 wide, so on a telephone at three times its width this is ten pixels.
const READABLE: f64 = 14.0;
const GAP: f64 = 8.0;

/// How long each pair of provinces runs along each other.
fn shared() -> BTreeMap<Pair, f64> {
    let provinces = provinces();
    let mut shared = BTreeMap::new();
    for (one, shape) in &provinces {
        for (other, opposite) in provinces.range(*one..).skip(1) {
            let along = |ends: &[Point; 2]| opposite.touches(middle(*ends));
            let together: f64 = shape.segments().filter(along).map(length).sum();
            if together > 0.0 {
                shared.insert(pair(one, other), together);
            }
        }
    }
    shared
}

/// The pairs that lanes join.
fn joined() -> BTreeSet<Pair> {
    let names: BTreeMap<String, &'static str> =
        provinces().into_keys().map(|name| (name.to_owned(), name)).collect();
    let lanes = table().lane;
    let joined: BTreeSet<Pair> =
        lanes.iter().map(|lane| pair(names[&lane.from], names[&lane.to])).collect();
    assert_eq!(joined.len(), lanes.len(), "two lanes join the same provinces");
    joined
}

#[test]
fn every_border_is_there_and_no_other() {
    let on_land: BTreeSet<Pair> = shared().into_keys().collect();
    let by_sea = joined();
    assert_eq!(on_land.intersection(&by_sea).count(), 0, "a border needs no lane");
    let shown: BTreeSet<Pair> = on_land.union(&by_sea).copied().collect();
    let missing: Vec<Pair> = borders().difference(&shown).copied().collect();
    let wrong: Vec<Pair> = shown.difference(&borders()).copied().collect();
    assert!(missing.is_empty() && wrong.is_empty(), "missing {missing:?}, wrong {wrong:?}");
}

#[test]
fn every_border_on_land_can_be_read() {
    for (pair, together) in shared() {
        assert!(together >= READABLE, "{pair:?} meet along {together:.1}");
    }
}

#[test]
fn who_does_not_border_keeps_away() {
    let provinces = provinces();
    for (one, shape) in &provinces {
        for (other, opposite) in provinces.range(*one..).skip(1) {
            if borders().contains(&pair(one, other)) {
                continue;
            }
            let corners = shape.rings.iter().flatten();
            let gap = corners.map(|corner| opposite.to_edge(*corner)).fold(f64::INFINITY, f64::min);
            assert!(gap >= GAP, "{one} and {other} are {gap:.1} apart");
        }
    }
}

#[test]
fn neighbours_share_their_border_point_by_point() {
    let edges = |shape: &Shape| -> BTreeSet<[[i64; 2]; 2]> {
        let whole = |point: Point| point.map(|coordinate| (coordinate * 10.0).round() as i64);
        let ordered = |[a, b]: [Point; 2]| [whole(a).min(whole(b)), whole(a).max(whole(b))];
        shape.segments().map(ordered).collect()
    };
    let provinces = provinces();
    for (pair, together) in shared() {
        let [one, other] = pair.map(|name| edges(&provinces[name]));
        let common = one
            .intersection(&other)
            .map(|edge| edge.map(|end| end.map(|tenths| tenths as f64 / 10.0)));
        let exactly: f64 = common.map(length).sum();
        assert!((exactly - together).abs() < 0.01, "{pair:?}: {exactly} of {together}");
    }
}

#[test]
fn every_province_has_one_mainland() {
    let provinces = provinces();
    let beyond = outside();
    let mut torn = Vec::new();
    for (one, shape) in &provinces {
        let others = provinces.iter().filter(|(name, _)| *name != one).map(|(_, shape)| shape);
        let others: Vec<&Shape> = others.chain([&beyond]).collect();
        let meets_land = |ring: &&Vec<Point>| {
            let touches = |ends| others.iter().any(|other| other.touches(middle(ends)));
            of_ring(ring).any(touches)
        };
        let parts: Vec<Point> = shape.rings.iter().filter(meets_land).map(|ring| ring[0]).collect();
        if parts.len() != 1 {
            torn.push((one, parts));
        }
    }
    assert!(torn.is_empty(), "parts at {torn:?}");
}

#[test]
fn no_land_is_in_two_provinces() {
    let (provinces, beyond) = (provinces(), outside());
    let mut found = BTreeSet::new();
    for column in 0..400 {
        for row in 0..282 {
            let point = [f64::from(column) * 4.0 + 1.03, f64::from(row) * 4.0 + 1.07];
            let mut owners = provinces.iter().filter(|(_, shape)| shape.contains(point));
            if let Some((name, _)) = owners.next() {
                found.insert(*name);
                let second = owners.next().map(|(name, _)| *name);
                assert_eq!(second, None, "{name} overlaps at {point:?}");
                assert!(!beyond.contains(point), "{name} overlaps the land outside at {point:?}");
            }
        }
    }
    assert_eq!(found.len(), 39);
}

/// How far a line runs over the land of each province, and outside of all.
fn over_land(line: &[Point]) -> BTreeMap<&'static str, f64> {
    let (provinces, beyond) = (provinces(), outside());
    let mut over = BTreeMap::new();
    for part in line.windows(2) {
        let ends = [part[0], part[1]];
        let steps = (length(ends) / 0.25).ceil();
        for step in 0..steps as u32 {
            let share = (f64::from(step) + 0.5) / steps;
            let point = [0, 1].map(|axis| ends[0][axis] + share * (ends[1][axis] - ends[0][axis]));
            let province = provinces.iter().find(|(_, shape)| shape.contains(point));
            let land =
                province.map(|(name, _)| *name).or(beyond.contains(point).then_some("outside"));
            if let Some(name) = land {
                *over.entry(name).or_default() += length(ends) / steps;
            }
        }
    }
    over
}

#[test]
fn lanes_go_over_water_from_coast_to_coast() {
    let provinces = provinces();
    let mut wrong = Vec::new();
    for lane in table().lane {
        let name = format!("{} to {}", lane.from, lane.to);
        let line = &picture::lines(&lane.path)[0];
        let ends = [line[0], line[line.len() - 1]];
        let own = [lane.from.as_str(), lane.to.as_str()];
        for (end, (harbour, id)) in ends.iter().zip(lane.harbours.iter().zip(own)) {
            assert!(length([*end, *harbour]) < 0.2, "{name}: the harbour is elsewhere");
            assert!(provinces[id].to_edge(*harbour) < 0.2, "{name}: no coast of {id}");
        }
        // A hair of foreign land is allowed, and of its own what a harbour dot covers.
        for (land, way) in over_land(line) {
            if way > if own.contains(&land) { 3.0 } else { 0.5 } {
                wrong.push(format!("{name}: {way:.1} over {land}"));
            }
        }
        let way: f64 = line.windows(2).map(|part| length([part[0], part[1]])).sum();
        if way < READABLE {
            wrong.push(format!("{name} is {way:.1} long"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn lanes_do_not_cross() {
    let lanes = table().lane;
    let side = |[a, b]: [Point; 2], c: Point| {
        (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    };
    let cross = |one: [Point; 2], other: [Point; 2]| {
        side(one, other[0]) * side(one, other[1]) < 0.0
            && side(other, one[0]) * side(other, one[1]) < 0.0
    };
    for (number, lane) in lanes.iter().enumerate() {
        let line = &picture::lines(&lane.path)[0];
        for other in &lanes[number + 1..] {
            let opposite = &picture::lines(&other.path)[0];
            let crossed = line.windows(2).any(|part| {
                opposite.windows(2).any(|beside| cross([part[0], part[1]], [beside[0], beside[1]]))
            });
            assert!(!crossed, "{}-{} crosses {}-{}", lane.from, lane.to, other.from, other.to);
        }
    }
}

#[test]
fn the_table_agrees_with_the_picture() {
    let (table, provinces) = (table(), provinces());
    assert!(picture::SVG.contains(&format!("viewBox=\"0 0 {} {}\"", table.width, table.height)));
    let names: Vec<&str> = table.province.iter().map(|province| province.id.as_str()).collect();
    let appendix: Vec<&str> = appendix::NEIGHBOURS.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, appendix, "in the order of the appendix");
    for province in &table.province {
        let listed = appendix::NEIGHBOURS.iter().find(|(name, _)| *name == province.id);
        let listed: BTreeSet<&str> =
            listed.into_iter().flat_map(|(_, names)| names.iter().copied()).collect();
        let drawn = province.land.iter().chain(&province.sea).map(String::as_str);
        assert_eq!(drawn.collect::<BTreeSet<&str>>(), listed, "neighbours of {}", province.id);
        let shape = &provinces[province.id.as_str()];
        for (what, place) in
            [("label", province.label), ("pawn", province.pawn), ("army", province.army)]
        {
            assert!(shape.contains(place), "the {what} of {}", province.id);
            assert!((0..2).all(|axis| province.bounds[0][axis] < place[axis]
                && place[axis] < province.bounds[1][axis]));
        }
    }
}

#[test]
fn the_lanes_of_the_table_are_those_of_the_picture() {
    let lanes = table().lane;
    assert_eq!(picture::SVG.matches("id=\"lane-").count(), lanes.len());
    for lane in lanes {
        let path = format!("id=\"lane-{}-{}\" d=\"{}\"", lane.from, lane.to, lane.path);
        assert!(picture::SVG.contains(&path), "{path}");
    }
}

#[test]
fn names_and_pieces_have_room() {
    for province in table().province {
        let id = &province.id;
        assert!(province.size >= 8.5, "the name of {id} is {}", province.size);
        assert!(province.turn.abs() <= 90.0 && !province.lines.is_empty());
        assert!(province.room >= 5.0, "{id} has room {}", province.room);
        assert!(length([province.pawn, province.army]) >= 2.0 * province.room - 0.2, "{id}");
    }
}

#[test]
fn names_do_not_overlap() {
    // The line through the middle of each name, for all pairs.
    let spine = |province: &picture::Province| {
        let letters =
            province.lines.iter().map(|line| line.chars().count()).max().unwrap_or_default();
        let half = letters as f64 * province.size * 0.36;
        let (sine, cosine) = province.turn.to_radians().sin_cos();
        let end = |half: f64| [province.label[0] + half * cosine, province.label[1] + half * sine];
        [end(-half), end(half)]
    };
    let provinces = table().province;
    for (number, one) in provinces.iter().enumerate() {
        for other in &provinces[number + 1..] {
            let [here, there] = [spine(one), spine(other)];
            let ends = here.iter().map(|end| to_segment(*end, there));
            let away = ends
                .chain(there.iter().map(|end| to_segment(*end, here)))
                .fold(f64::INFINITY, f64::min);
            assert!(away > one.size.max(other.size) * 0.8, "{} and {}", one.id, other.id);
        }
    }
}

#[test]
fn the_map_is_light() {
    assert!(picture::SVG.len() + picture::TABLE.len() <= 120_000);
}
