//! Our own file is right, and files with mistakes are told where.

use ludi_engine::SetupError;

use super::*;
use crate::rules::province::{ITALIA, PROVINCES, Province};

#[test]
fn s1_our_own_file_is_right_and_whole() {
    let components = Components::builtin();
    assert_eq!(components.deck().len(), 108);
    assert_eq!(components.pawns, 32);
    assert_eq!(components.map.name(ITALIA), "Italia");
    assert_eq!(READER.read("").ok(), Some(components.clone()));
    assert_eq!(READER.read(TEXT).ok(), Some(components));
}

#[test]
fn every_block_of_ours_names_its_origin() {
    ludi_game_tests::components::name_their_origins(TEXT);
}

#[test]
fn s5_there_are_39_provinces_and_97_borders() {
    let map = Components::builtin().map;
    let ends: u32 = map.neighbours.iter().map(|set| set.count_ones()).sum();
    assert_eq!((map.names.len(), ends), (PROVINCES, 2 * 97));
    let named = |name: &str| Province::all().find(|&province| map.name(province) == name);
    let (moesia, cappadocia) = (named("Moesia Inf"), named("Cappadocia"));
    assert!(map.borders(moesia.unwrap(), cappadocia.unwrap()));
    assert!(map.borders(cappadocia.unwrap(), moesia.unwrap()));
    let farthest = map.rings.iter().flat_map(|rings| rings.iter().rposition(|&ring| ring != 0));
    assert_eq!(farthest.max(), Some(7));
}

/// The line and the words with which this file is refused.
fn refused(text: &str) -> (usize, String) {
    match READER.read(text) {
        Err(SetupError::Components { line, what }) => (line, what),
        other => panic!("{other:?}"),
    }
}

#[test]
fn s1_mistakes_are_told_with_their_line() {
    let few = "\n[cards]\nmilitia = [9, 7, 4]\nreligion = [8, 6, 3, 1]\nempire = [7, 5, 2, 1]\n";
    assert_eq!(refused(few), (3, "there must be 4 numbers, not 3".to_owned()));
    let many = "[cards]\nmilitia = [16, 7, 4, 1]\nreligion = [8, 6, 3, 1]\nempire = [7, 5, 2, 1]";
    assert_eq!(refused(many).0, 2);
    let none = "[cards]\nmilitia = [1, 0, 0, 0]\nreligion = [1, 0, 0, 0]\nempire = [1, 0, 0, 0]";
    assert_eq!(refused(none), (1, "there must be 28 cards on each side".to_owned()));
    assert_eq!(refused("[tracks]\ntop = 20\nstart = 21\ncoefficients = []").0, 3);
    assert_eq!(refused("[families]\nnames = [\"A\"]\npawns = 32").0, 2);
    assert_eq!(refused("[map]\nprovinces = []").0, 2);
    assert_eq!(refused("\n\n[cardz]\n").0, 3);
    let twice = TEXT.replacen("name = \"Britannia\"", "name = \"Italia\"", 1);
    assert!(refused(&twice).1.contains("two provinces Italia"));
    let nowhere = TEXT.replacen("borders = [\"Lugdunensis\"", "borders = [\"Lugdunum\"", 1);
    assert!(refused(&nowhere).1.contains("no province Lugdunum"));
    let poor = TEXT.replacen("power = 10", "power = 2", 1);
    assert!(refused(&poor).1.contains("could not pay"));
}
