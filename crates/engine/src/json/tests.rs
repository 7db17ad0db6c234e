use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::json;
use serde_json::value::to_raw_value;

use super::*;

#[derive(Serialize)]
struct Unit;

#[derive(Serialize)]
struct Empty {}

#[derive(Serialize)]
struct Wrapped(i64);

#[derive(Serialize)]
struct Pair(u8, &'static str);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
enum Kind {
    Plain,
    #[serde(rename = "a \"name\" with \\ and \n")]
    Odd,
    #[serde(rename = "a name that is longer than all that are written at once")]
    Long,
}

#[derive(Serialize)]
enum Variant {
    Newtype(Option<u8>),
    Tuple(u8, bool),
    Struct {
        one: (),
        #[serde(rename = "tw\"o")]
        two: [i8; 2],
    },
    Nothing {},
}

#[derive(Serialize)]
struct Fields<'a> {
    kind: Kind,
    #[serde(rename = "lì – \u{1}")]
    odd: &'a str,
    a_name_that_is_exactly_so_lo: bool,
    a_name_that_is_one_byte_longer: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    skipped: Option<u8>,
    float: f32,
}

/// What is written is what serde_json writes, and so is what is refused.
#[track_caller]
fn same(value: impl Serialize) {
    let mut text = b"before".to_vec();
    match (write(&value, &mut text), serde_json::to_string(&value)) {
        (Ok(()), Ok(known)) => assert_eq!(text, format!("before{known}").into_bytes()),
        (Err(_), Err(_)) => {}
        (written, known) => panic!("{written:?} is not {known:?}"),
    }
}

#[test]
fn everything_is_written_as_by_serde_json() {
    for kind in [Kind::Plain, Kind::Odd, Kind::Long] {
        same(kind);
        same(BTreeMap::from([(kind, 1), (Kind::Plain, 2)]));
        let (so_long, longer) = (true, false);
        same(Fields {
            kind,
            odd: "\u{7f}è",
            a_name_that_is_exactly_so_lo: so_long,
            a_name_that_is_one_byte_longer: longer,
            skipped: None,
            float: -1.5,
        });
    }
    for variant in [
        Variant::Newtype(None),
        Variant::Newtype(Some(200)),
        Variant::Tuple(0, true),
        Variant::Struct { one: (), two: [-1, 9] },
        Variant::Nothing {},
    ] {
        same([Some(variant), None]);
    }
    same((Unit, Empty {}, Wrapped(-7), Pair(10, "x")));
    same(Vec::<u8>::new());
    same([[[0; 0]; 2]; 3]);
    same(json!({ "b": [1.5, null, { "a": {} }], "a\"": [], "": "\t" }));
}

#[test]
fn numbers_are_written_as_by_serde_json() {
    for number in [0, 1, 9, 10, 99, 100, -1, -9, -10, i64::MAX, i64::MIN] {
        same(number);
        same((number as i8, number as i16, number as i32, i128::from(number)));
        same((number as u8, number as u16, number as u32, number as u64, number as u128));
    }
    for float in [0.0, -0.0, 1.0, 0.1, 1e300, f64::MIN_POSITIVE, f64::NAN, f64::INFINITY] {
        same(float);
        same(float as f32);
    }
}

/// Each letter of one byte, and longer ones, at each place of what is looked at together.
#[test]
fn texts_are_written_as_by_serde_json() {
    let letters = (0..0x80).map(char::from).chain(['è', '’', '𝄞', '\u{80}', '\u{2028}']);
    for letter in letters.chain([char::MAX]) {
        same(letter);
        for before in 0..17 {
            for after in [0, 1, 7, 8, 9] {
                same(format!("{}{letter}{}", "a".repeat(before), "z".repeat(after)));
            }
        }
    }
}

#[test]
fn keys_are_written_and_refused_as_by_serde_json() {
    same(BTreeMap::from([(-1, "x"), (20, "y")]));
    same(BTreeMap::from([(true, 1), (false, 2)]));
    same(BTreeMap::from([('"', 1)]));
    same(BTreeMap::from([(Some("a"), 1)]));
    same(BTreeMap::from([(None::<u8>, 1)]));
    same(BTreeMap::from([((), 1)]));
    same(BTreeMap::from([((1, 2), 1)]));
}

#[test]
fn what_is_json_already_is_put_in_as_it_is() {
    let view = JsonText::of(&json!({ "a": [1, "x"] }), 0);
    assert_eq!(JsonText::of(&(1, Some(view)), 64).0, br#"[1,{"a":[1,"x"]}]"#);
    let raw = to_raw_value(&1).expect("a number");
    assert!(write(&raw, &mut Vec::new()).is_err(), "only serde_json can read it");
}
