//! The map that is drawn and the map of the rules are one.

use std::collections::BTreeSet;

use ludi_roman_empire::components::Components;
use toml::{Table, Value};

use crate::SOURCES;

fn read(path: &str) -> Table {
    toml::from_str(&SOURCES.file(path)).expect("TOML")
}

fn text<'a>(table: &'a Table, key: &str) -> &'a str {
    table.get(key).and_then(Value::as_str).expect("a text")
}

/// Pairs of names, in any order.
fn pairs(list: &Value, name: impl Fn(&str) -> String) -> BTreeSet<[String; 2]> {
    let pairs = list.as_array().expect("a list").iter().map(|pair| {
        let pair = pair.as_array().expect("a pair");
        let mut names = [0, 1].map(|at| name(pair[at].as_str().expect("a name")));
        names.sort();
        names
    });
    pairs.collect()
}

#[test]
fn provinces_have_the_same_names_in_the_same_order_and_the_same_difficult_borders() {
    let (drawn, rules) = (read("data/map.toml"), read("data/components.toml"));
    let provinces = drawn["province"].as_array().expect("provinces");
    let provinces: Vec<&Table> = provinces.iter().filter_map(Value::as_table).collect();
    let names: Vec<&str> = provinces.iter().map(|province| text(province, "name")).collect();
    assert_eq!(names, Components::builtin().map.names);
    let name_of = |id: &str| {
        let found = provinces.iter().find(|province| text(province, "id") == id);
        text(found.expect("a province"), "name").to_owned()
    };
    let rules = rules["map"].as_table().expect("a map");
    assert_eq!(pairs(&drawn["difficult"], name_of), pairs(&rules["difficult"], str::to_owned));
}

#[test]
fn there_are_as_many_borders_as_on_the_map() {
    let rules = read("data/components.toml");
    let count = |kind: &str| pairs(&rules["map"][kind], str::to_owned).len();
    assert_eq!([count("clear"), count("difficult"), count("straits")], [37, 36, 5]);
}
