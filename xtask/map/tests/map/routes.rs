//! Lanes and bridges.

use std::collections::BTreeMap;

use crate::picture::{HISTORY, IMPERIVM, Lane, Map, Point, length, lines};

/// Map units below which a lane is too short to be read.
const READABLE: f64 = 14.0;

/// How far a line runs over the land of each province, and outside of all.
fn over_land(map: &Map, line: &[Point]) -> BTreeMap<&'static str, f64> {
    let (provinces, beyond) = (map.provinces(), map.outside());
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

/// What is wrong with a lane: where it goes over land, and ends that are no coast.
fn faults(map: &Map, lane: &Lane) -> Vec<String> {
    let provinces = map.provinces();
    let name = format!("{} to {}", lane.from, lane.to);
    let line = &lines(&lane.path)[0];
    let ends = [line[0], line[line.len() - 1]];
    let own = [lane.from.as_str(), lane.to.as_str()];
    let mut wrong = Vec::new();
    for (end, (harbour, id)) in ends.iter().zip(lane.harbours.iter().zip(own)) {
        assert!(length([*end, *harbour]) < 0.2, "{name}: the harbour is elsewhere");
        assert!(provinces[id].to_edge(*harbour) < 0.2, "{name}: no coast of {id}");
    }
    // A hair of foreign land is allowed, and of its own what a harbour dot covers.
    for (land, way) in over_land(map, line) {
        if way > if own.contains(&land) { 3.0 } else { 0.5 } {
            wrong.push(format!("{name}: {way:.1} over {land}"));
        }
    }
    wrong
}

#[test]
fn lanes_go_over_water_from_coast_to_coast() {
    let mut wrong = Vec::new();
    for lane in IMPERIVM.places().lane {
        wrong.extend(faults(&IMPERIVM, &lane));
        let line = &lines(&lane.path)[0];
        let way: f64 = line.windows(2).map(|part| length([part[0], part[1]])).sum();
        if way < READABLE {
            wrong.push(format!("{} to {} is {way:.1} long", lane.from, lane.to));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn bridges_go_over_water_from_coast_to_coast() {
    let bridges = HISTORY.places().bridge;
    let wrong: Vec<String> = bridges.iter().flat_map(|bridge| faults(&HISTORY, bridge)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn lanes_do_not_cross() {
    let lanes = IMPERIVM.places().lane;
    let side = |[a, b]: [Point; 2], c: Point| {
        (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    };
    let cross = |one: [Point; 2], other: [Point; 2]| {
        side(one, other[0]) * side(one, other[1]) < 0.0
            && side(other, one[0]) * side(other, one[1]) < 0.0
    };
    for (number, lane) in lanes.iter().enumerate() {
        let line = &lines(&lane.path)[0];
        for other in &lanes[number + 1..] {
            let opposite = &lines(&other.path)[0];
            let crossed = line.windows(2).any(|part| {
                opposite.windows(2).any(|beside| cross([part[0], part[1]], [beside[0], beside[1]]))
            });
            assert!(!crossed, "{}-{} crosses {}-{}", lane.from, lane.to, other.from, other.to);
        }
    }
}

#[test]
fn the_lanes_of_the_data_are_those_of_the_picture() {
    for map in [&IMPERIVM, &HISTORY] {
        let places = map.places();
        for (kind, lanes) in [("lane", places.lane), ("bridge", places.bridge)] {
            let drawn = map.svg.matches(&format!("<path id=\"map-{kind}-")).count();
            assert_eq!(drawn, lanes.len());
            for lane in lanes {
                assert_eq!(map.path(&format!("{kind}-{}-{}", lane.from, lane.to)), lane.path);
            }
        }
    }
}
