//! JSON taken apart: every value that has no parts, and where it stands.

use std::collections::HashMap;
use std::fmt::Write;

use serde::Serialize;
use serde_json::Value;

use crate::digest;

/// The leaves of a JSON value by their place.
pub(super) struct Leaves(HashMap<u64, Leaf>);

/// A value without parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Leaf {
    /// The digest of its place with the indices left out: all hands together.
    pub(super) kind: u64,
    /// The digest of the value.
    pub(super) value: u64,
    /// Null, or an empty list or object: how much there is of a thing may be
    /// known where the thing is not.
    pub(super) is_nothing: bool,
}

impl Leaves {
    pub(super) fn of(value: &impl Serialize) -> Leaves {
        let mut leaves = HashMap::new();
        walk(&json(value), &mut |place, kind, value| {
            let leaf = Leaf {
                kind: digest(&kind),
                value: digest(&value.to_string()),
                is_nothing: !matches!(value, Value::Bool(_) | Value::Number(_) | Value::String(_)),
            };
            leaves.insert(digest(&place), leaf);
        });
        Leaves(leaves)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (u64, Leaf)> + '_ {
        self.0.iter().map(|(place, leaf)| (*place, *leaf))
    }

    pub(super) fn get(&self, place: u64) -> Option<Leaf> {
        self.0.get(&place).copied()
    }

    /// Is there another value at this place, or nothing?
    pub(super) fn differs(&self, place: u64, leaf: Leaf) -> bool {
        self.get(place).is_none_or(|other| other.value != leaf.value)
    }
}

/// The name of a place, and what stands there.
pub(super) fn describe(value: &impl Serialize, place: u64) -> String {
    let mut found = String::new();
    walk(&json(value), &mut |here, _, value| {
        if digest(&here) == place {
            found = format!("{here} = {value}");
        }
    });
    found
}

/// The first place in which two values differ, for people to read.
pub(super) fn difference(one: &impl Serialize, other: &impl Serialize) -> String {
    let mut others = HashMap::new();
    walk(&json(other), &mut |place, _, value| {
        others.insert(place.to_owned(), value.to_string());
    });
    let mut found = None;
    walk(&json(one), &mut |place, _, value| {
        let here = value.to_string();
        let there = others.get(place).map_or("nothing", String::as_str);
        if found.is_none() && here != there {
            found = Some(format!("{place} is {here} in one and {there} in the other"));
        }
    });
    found.unwrap_or_else(|| "something is missing in one".to_owned())
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("views are plain data")
}

/// Visits every leaf with its place (`players.1.hand.0`) and its kind
/// (`players.*.hand.*`). Empty lists and objects are leaves, too.
fn walk(value: &Value, visit: &mut impl FnMut(&str, &str, &Value)) {
    fn step(
        value: &Value,
        place: &mut String,
        kind: &mut String,
        visit: &mut impl FnMut(&str, &str, &Value),
    ) {
        let (long, short) = (place.len(), kind.len());
        match value {
            Value::Array(items) if !items.is_empty() => {
                for (index, item) in items.iter().enumerate() {
                    write!(place, ".{index}").expect("writing to a string");
                    kind.push_str(".*");
                    step(item, place, kind, visit);
                    place.truncate(long);
                    kind.truncate(short);
                }
            }
            Value::Object(fields) if !fields.is_empty() => {
                for (name, field) in fields {
                    write!(place, ".{name}").expect("writing to a string");
                    write!(kind, ".{name}").expect("writing to a string");
                    step(field, place, kind, visit);
                    place.truncate(long);
                    kind.truncate(short);
                }
            }
            leaf => visit(place.trim_start_matches('.'), kind.trim_start_matches('.'), leaf),
        }
    }
    step(value, &mut String::new(), &mut String::new(), visit);
}
