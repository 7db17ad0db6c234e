//! The file of the components: our own `data/imperivm.toml`, and what the owner
//! of a box writes in its place.

mod check;
#[cfg(test)]
mod tests;

use ludi_engine::components::{Mistake, Origin, Reader, Spanned, section};
use serde::Deserialize;

use super::Components;

/// Our own file.
const TEXT: &str = include_str!("../../../data/imperivm.toml");

/// Reads it, and others in its place.
pub(super) static READER: Reader<File, Components> = Reader::new(TEXT, File::check);

impl File {
    /// Everything, with what `ours` has for the sections left out.
    fn check(&self, ours: Option<&Components>) -> Result<Components, Mistake> {
        let our_families = ours.map(|ours| (ours.families.clone(), ours.pawns));
        let (families, pawns) = section(&self.families, check::families, our_families)?;
        Ok(Components {
            cards: section(&self.cards, check::cards, ours.map(|ours| ours.cards))?,
            start: section(&self.start, check::start, ours.map(|ours| ours.start))?,
            tracks: section(&self.tracks, check::tracks, ours.map(|ours| ours.tracks))?,
            families,
            pawns,
            map: section(&self.map, check::map, ours.map(|ours| ours.map.clone()))?,
        })
    }
}

/// The file as it is written, unchecked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    cards: Option<Spanned<CardsBlock>>,
    start: Option<Spanned<StartBlocks>>,
    tracks: Option<Spanned<TracksBlock>>,
    families: Option<Spanned<FamiliesBlock>>,
    map: Option<Spanned<MapBlock>>,
}

type Numbers = Spanned<Vec<Spanned<i64>>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "the numbers of cards")]
struct CardsBlock {
    militia: Numbers,
    religion: Numbers,
    empire: Numbers,
    #[expect(dead_code, reason = "for people: only its word is checked")]
    origin: Option<Origin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "what draft2 and draft1 start with")]
struct StartBlocks {
    draft2: Spanned<StartBlock>,
    draft1: Spanned<StartBlock>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "what a match starts with")]
struct StartBlock {
    hand: Spanned<i64>,
    coins: Spanned<i64>,
    power: Spanned<i64>,
    emperor_coins: Spanned<i64>,
    emperor_power: Spanned<i64>,
    public_coins: Spanned<i64>,
    public_power: Spanned<i64>,
    #[expect(dead_code, reason = "for people: only its word is checked")]
    origin: Option<Origin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "the tracks of morale and borders")]
struct TracksBlock {
    top: Spanned<i64>,
    start: Spanned<i64>,
    coefficients: Numbers,
    #[expect(dead_code, reason = "for people: only its word is checked")]
    origin: Option<Origin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "the families")]
struct FamiliesBlock {
    names: Spanned<Vec<Spanned<String>>>,
    pawns: Spanned<i64>,
    #[expect(dead_code, reason = "for people: only its word is checked")]
    origin: Option<Origin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "the map")]
struct MapBlock {
    provinces: Spanned<Vec<Spanned<ProvinceRow>>>,
    #[expect(dead_code, reason = "for people: only its word is checked")]
    origin: Option<Origin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a province")]
struct ProvinceRow {
    number: Spanned<i64>,
    name: Spanned<String>,
    borders: Vec<Spanned<String>>,
}
