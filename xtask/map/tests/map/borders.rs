//! Who borders on whom.

use std::collections::{BTreeMap, BTreeSet};

use crate::appendix::{self, Pair, pair};
use crate::history;
use crate::picture::{HISTORY, IMPERIVM, Map, Point, Shape, length, middle, of_ring};

/// Map units below which a border is too short, or a gap too narrow, to be read. The
/// maps are 1600 wide, so on a phone at three times its width this is ten pixels.
const READABLE: f64 = 14.0;
const GAP: f64 = 8.0;

/// The Dardanelles are as narrow as they are, and History has no bridge there.
const NARROW: Pair = ["lydia", "thracia"];

/// How long each pair of provinces runs along each other.
fn shared(map: &Map) -> BTreeMap<Pair, f64> {
    let provinces = map.provinces();
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

/// The pairs that lanes or bridges join.
fn joined(map: &Map) -> BTreeSet<Pair> {
    let names: BTreeMap<String, &'static str> =
        map.provinces().into_keys().map(|name| (name.to_owned(), name)).collect();
    let places = map.places();
    let lanes: Vec<_> = places.lane.iter().chain(&places.bridge).collect();
    let joined: BTreeSet<Pair> =
        lanes.iter().map(|lane| pair(names[&lane.from], names[&lane.to])).collect();
    assert_eq!(joined.len(), lanes.len(), "two lanes join the same provinces");
    joined
}

fn assert_same(shown: &BTreeSet<Pair>, ruled: &BTreeSet<Pair>) {
    let missing: Vec<&Pair> = ruled.difference(shown).collect();
    let wrong: Vec<&Pair> = shown.difference(ruled).collect();
    assert!(missing.is_empty() && wrong.is_empty(), "missing {missing:?}, wrong {wrong:?}");
}

#[test]
fn imperivm_has_every_border_and_no_other() {
    let on_land: BTreeSet<Pair> = shared(&IMPERIVM).into_keys().collect();
    let by_sea = joined(&IMPERIVM);
    assert_eq!(on_land.intersection(&by_sea).count(), 0, "a border needs no lane");
    assert_same(&on_land.union(&by_sea).copied().collect(), &appendix::borders());
}

#[test]
fn history_has_73_borders_on_land_and_5_bridges_and_no_other() {
    let [clear, difficult, bridges] = [history::CLEAR, history::DIFFICULT, history::BRIDGES]
        .map(|pairs| pairs.iter().map(|[a, b]| pair(a, b)).collect::<BTreeSet<Pair>>());
    assert_eq!([clear.len(), difficult.len(), bridges.len()], [37, 36, 5]);
    let on_land: BTreeSet<Pair> = shared(&HISTORY).into_keys().collect();
    assert_same(&on_land, &clear.union(&difficult).copied().collect());
    assert_same(&joined(&HISTORY), &bridges);
}

#[test]
fn difficult_borders_of_history_are_drawn_along_those_borders() {
    let (places, provinces) = (HISTORY.places(), HISTORY.provinces());
    let listed: BTreeSet<[&str; 2]> = places
        .province
        .iter()
        .flat_map(|province| province.difficult.iter().map(|other| [&*province.id, &**other]))
        .collect();
    let ruled = history::DIFFICULT.iter().flat_map(|[a, b]| [[*a, *b], [*b, *a]]);
    assert_eq!(listed, ruled.collect());
    let mut drawn: BTreeMap<Pair, f64> = BTreeMap::new();
    for line in crate::picture::lines(HISTORY.path("difficult")) {
        for ends in line.windows(2).map(|ends| [ends[0], ends[1]]) {
            let touched = provinces.iter().filter(|(_, shape)| shape.touches(middle(ends)));
            let touched: Vec<&'static str> = touched.map(|(id, _)| *id).collect();
            let [one, other] = touched[..] else { panic!("no border at {ends:?}: {touched:?}") };
            *drawn.entry(pair(one, other)).or_default() += length(ends);
        }
    }
    let shared = shared(&HISTORY);
    let along: BTreeSet<Pair> = history::DIFFICULT.iter().map(|[a, b]| pair(a, b)).collect();
    assert_same(&drawn.keys().copied().collect(), &along);
    for (pair, way) in drawn {
        assert!((way - shared[&pair]).abs() < 0.1, "{pair:?}: {way:.1} of {:.1}", shared[&pair]);
    }
}

#[test]
fn every_border_on_land_can_be_read() {
    for map in [&IMPERIVM, &HISTORY] {
        for (pair, together) in shared(map) {
            assert!(together >= READABLE, "{pair:?} meet along {together:.1}");
        }
    }
}

#[test]
fn who_does_not_border_keeps_away() {
    for map in [&IMPERIVM, &HISTORY] {
        let provinces = map.provinces();
        let borders: BTreeSet<Pair> = shared(map).into_keys().chain(joined(map)).collect();
        let mut near = Vec::new();
        for (one, shape) in &provinces {
            for (other, opposite) in provinces.range(*one..).skip(1) {
                let corners = shape.rings.iter().flatten();
                let gap = corners.map(|corner| opposite.to_edge(*corner));
                let gap = gap.fold(f64::INFINITY, f64::min);
                let least = if pair(one, other) == NARROW { 1.0 } else { GAP };
                if gap < least && !borders.contains(&pair(one, other)) {
                    near.push(format!("{one} and {other} are {gap:.1} apart"));
                }
            }
        }
        assert!(near.is_empty(), "{near:#?}");
    }
}

#[test]
fn neighbours_share_their_border_point_by_point() {
    let edges = |shape: &Shape| -> BTreeSet<[[i64; 2]; 2]> {
        let whole = |point: Point| point.map(|coordinate| (coordinate * 10.0).round() as i64);
        let ordered = |[a, b]: [Point; 2]| [whole(a).min(whole(b)), whole(a).max(whole(b))];
        shape.segments().map(ordered).collect()
    };
    for map in [&IMPERIVM, &HISTORY] {
        let provinces = map.provinces();
        for (pair, together) in shared(map) {
            let [one, other] = pair.map(|name| edges(&provinces[name]));
            let common = one
                .intersection(&other)
                .map(|edge| edge.map(|end| end.map(|tenths| tenths as f64 / 10.0)));
            let exactly: f64 = common.map(length).sum();
            assert!((exactly - together).abs() < 0.01, "{pair:?}: {exactly} of {together}");
        }
    }
}

#[test]
fn no_province_has_two_mainlands() {
    let mut torn = Vec::new();
    for map in [&IMPERIVM, &HISTORY] {
        let (provinces, beyond) = (map.provinces(), map.outside());
        for (one, shape) in &provinces {
            let others = provinces.iter().filter(|(name, _)| *name != one).map(|(_, shape)| shape);
            let others: Vec<&Shape> = others.chain([&beyond]).collect();
            let meets_land = |ring: &&Vec<Point>| {
                let touches = |ends| others.iter().any(|other| other.touches(middle(ends)));
                of_ring(ring).any(touches)
            };
            let parts: Vec<Point> =
                shape.rings.iter().filter(meets_land).map(|ring| ring[0]).collect();
            if parts.len() > 1 {
                torn.push((*one, parts));
            }
        }
    }
    assert!(torn.is_empty(), "parts at {torn:?}");
}

#[test]
fn no_land_is_in_two_provinces() {
    for (map, count) in [(&IMPERIVM, 39), (&HISTORY, 45)] {
        let (provinces, beyond) = (map.provinces(), map.outside());
        let mut found = BTreeSet::new();
        for column in 0..400 {
            for row in 0..282 {
                let point = [f64::from(column) * 4.0 + 1.03, f64::from(row) * 4.0 + 1.07];
                let mut owners = provinces.iter().filter(|(_, shape)| shape.contains(point));
                if let Some((name, _)) = owners.next() {
                    found.insert(*name);
                    let second = owners.next().map(|(name, _)| *name);
                    assert_eq!(second, None, "{name} overlaps at {point:?}");
                    assert!(
                        !beyond.contains(point),
                        "{name} overlaps the land outside at {point:?}"
                    );
                }
            }
        }
        assert_eq!(found.len(), count);
    }
}
