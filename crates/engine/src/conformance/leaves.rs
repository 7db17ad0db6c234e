//! JSON taken apart: every value that has no parts, and where it stands.

use std::collections::HashMap;
use std::fmt::Write;

use serde::Serialize;
use serde_json::Value;

/// The leaves of a JSON value, sorted by their place.
pub(super) struct Leaves(Vec<(u64, Leaf)>);

/// A value without parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Leaf {
    /// The hash of its place with the indices left out: all hands together.
    pub(super) kind: u64,
    /// The hash of the value.
    pub(super) value: u64,
    /// Null, or an empty list or object: how much there is of a thing may be
    /// known where the thing is not.
    pub(super) is_nothing: bool,
}

impl Leaves {
    pub(super) fn of(value: &impl Serialize) -> Leaves {
        let mut leaves = Vec::new();
        gather(&json(value), START, START, &mut leaves);
        leaves.sort_unstable_by_key(|(place, _)| *place);
        Leaves(leaves)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (u64, Leaf)> + '_ {
        self.0.iter().copied()
    }

    pub(super) fn get(&self, place: u64) -> Option<Leaf> {
        let at = self.0.binary_search_by_key(&place, |(place, _)| *place).ok()?;
        Some(self.0[at].1)
    }

    /// Is there another value at this place, or nothing?
    pub(super) fn differs(&self, place: u64, leaf: Leaf) -> bool {
        self.get(place).is_none_or(|other| other.value != leaf.value)
    }
}

/// The hash of no bytes (FNV-1a). Leaves are gathered of millions of views, and nothing of
/// them is kept: a simple hash does, and goes on from that of the place above.
const START: u64 = 0xcbf2_9ce4_8422_2325;

/// The hash of more bytes.
fn hash(before: u64, bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(before, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

/// The hashes of all leaves, with the names of their places as [`walk`] spells them.
fn gather(value: &Value, place: u64, kind: u64, leaves: &mut Vec<(u64, Leaf)>) {
    match value {
        Value::Array(items) if !items.is_empty() => {
            let kind = hash(kind, b".*");
            let mut name = String::new();
            for (index, item) in items.iter().enumerate() {
                name.clear();
                write!(name, ".{index}").expect("writing to a string");
                gather(item, hash(place, name.as_bytes()), kind, leaves);
            }
        }
        Value::Object(fields) if !fields.is_empty() => {
            for (name, field) in fields {
                let below = |above| hash(hash(above, b"."), name.as_bytes());
                gather(field, below(place), below(kind), leaves);
            }
        }
        leaf => {
            let value = match leaf {
                Value::String(text) => hash(hash(START, b"\""), text.as_bytes()),
                other => hash(START, other.to_string().as_bytes()),
            };
            let is_nothing = !matches!(leaf, Value::Bool(_) | Value::Number(_) | Value::String(_));
            leaves.push((place, Leaf { kind, value, is_nothing }));
        }
    }
}

/// The name of a place, and what stands there.
pub(super) fn describe(value: &impl Serialize, place: u64) -> String {
    let mut found = String::new();
    walk(&json(value), &mut |here, value| {
        if hash(START, here.as_bytes()) == place {
            found = format!("{} = {value}", here.trim_start_matches('.'));
        }
    });
    found
}

/// The first place in which two values differ, for people to read.
pub(super) fn difference(one: &impl Serialize, other: &impl Serialize) -> String {
    let mut others = HashMap::new();
    walk(&json(other), &mut |place, value| {
        others.insert(place.to_owned(), value.to_string());
    });
    let mut found = None;
    walk(&json(one), &mut |place, value| {
        let here = value.to_string();
        let there = others.get(place).map_or("nothing", String::as_str);
        if found.is_none() && here != there {
            let place = place.trim_start_matches('.');
            found = Some(format!("{place} is {here} in one and {there} in the other"));
        }
    });
    found.unwrap_or_else(|| "something is missing in one".to_owned())
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("views are plain data")
}

/// Visits every leaf with its place (`.players.1.hand.0`), of which the kind is the same
/// without indices (`.players.*.hand.*`). Empty lists and objects are leaves, too.
fn walk(value: &Value, visit: &mut impl FnMut(&str, &Value)) {
    fn step(value: &Value, place: &mut String, visit: &mut impl FnMut(&str, &Value)) {
        let long = place.len();
        match value {
            Value::Array(items) if !items.is_empty() => {
                for (index, item) in items.iter().enumerate() {
                    write!(place, ".{index}").expect("writing to a string");
                    step(item, place, visit);
                    place.truncate(long);
                }
            }
            Value::Object(fields) if !fields.is_empty() => {
                for (name, field) in fields {
                    write!(place, ".{name}").expect("writing to a string");
                    step(field, place, visit);
                    place.truncate(long);
                }
            }
            leaf => visit(place, leaf),
        }
    }
    step(value, &mut String::new(), visit);
}
