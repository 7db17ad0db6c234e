//! Files of components: what they leave out, and what is wrong in them.

use ludi_engine::components::{Mistake, Reader, Spanned, section, within};
use ludi_engine::{Setup, SetupError};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    cards: Option<Spanned<Block>>,
    dice: Option<Spanned<Block>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Block {
    count: Spanned<i64>,
}

fn count(block: &Spanned<Block>) -> Result<u8, Mistake> {
    within("count", &block.get_ref().count, 1..=6)
}

fn check(file: &File, ours: Option<&[u8; 2]>) -> Result<[u8; 2], Mistake> {
    Ok([
        section(&file.cards, count, ours.map(|ours| ours[0]))?,
        section(&file.dice, count, ours.map(|ours| ours[1]))?,
    ])
}

static READER: Reader<File, [u8; 2]> =
    Reader::new("[cards]\ncount = 4\n\n[dice]\ncount = 2\n", check);

/// The line and the sentence with which a file is refused.
fn refused(read: Result<[u8; 2], SetupError>) -> (usize, String) {
    match read {
        Err(SetupError::Components { line, what }) => (line, what),
        other => panic!("not refused: {other:?}"),
    }
}

#[test]
fn a_section_left_out_is_ours() {
    assert_eq!(READER.whole(), Ok([4, 2]));
    assert_eq!(READER.ours(), &[4, 2]);
    assert_eq!(READER.read(""), Ok([4, 2]));
    assert_eq!(READER.read("[dice]\ncount = 6"), Ok([4, 6]));
}

#[test]
fn our_own_file_leaves_nothing_out() {
    let half = Reader::new("[cards]\ncount = 4\n", check);
    assert_eq!(refused(half.whole()), (1, "a section is missing".to_owned()));
}

#[test]
fn a_table_has_ours_or_those_of_its_own_file() {
    let setup = |components: Option<&str>| Setup {
        edition: "standard".to_owned(),
        seats: 2,
        options: Default::default(),
        components: components.map(str::to_owned),
    };
    assert_eq!(READER.of(&setup(None)), Ok([4, 2]));
    assert_eq!(READER.of(&setup(Some("[cards]\ncount = 1"))), Ok([1, 2]));
    assert_eq!(refused(READER.of(&setup(Some("\n[cards]\ncount = 7")))).0, 3);
}

#[test]
fn a_mistake_is_told_with_its_line() {
    let told = |text: &str| refused(READER.read(text));
    let range = "count must be from 1 to 6, not 9";
    assert_eq!(told("\n\n[dice]\n# many\ncount = 9\n"), (5, range.to_owned()));
    let number = "invalid type: string \"two\", expected a whole number";
    assert_eq!(told("[dice]\ncount = \"two\"\n"), (2, number.to_owned()));
    let unknown = "unknown field `a b`, expected `count`";
    assert_eq!(told("[dice]\ncount = 2\n\"a\\nb\" = 3\n"), (3, unknown.to_owned()));
    // A mistake of form comes before one of content.
    assert_eq!(told("[dice]\ncount = 9\n[coins]\n").0, 3);
}
