//! The file of the cards: our own `data/caligula.toml`, and what the owner of a
//! box writes in its place.

mod check;
#[cfg(test)]
mod refusals;
#[cfg(test)]
mod tests;

use ludi_engine::components::{Mistake, Origin, Reader, Spanned, section};
use serde::Deserialize;
use std::collections::BTreeMap;

use super::{Components, Deck, Kind};

/// Our own file.
const TEXT: &str = include_str!("../../../data/caligula.toml");

/// Reads it, and others in its place.
pub(super) static READER: Reader<File, Components> = Reader::new(TEXT, File::check);

impl File {
    /// All the cards, with those of `ours` for the sections left out.
    fn check(&self, ours: Option<&Components>) -> Result<Components, Mistake> {
        let [coniura, pugio] = match ours.map(|ours| ours.cards) {
            Some([coniura_single, coniura_dual, pugio_single, pugio_dual]) => {
                [Some([coniura_single, coniura_dual]), Some([pugio_single, pugio_dual])]
            }
            None => [None, None],
        };
        Ok(Components {
            civitas: section(&self.civitas, check::civitas, ours.map(|ours| ours.civitas))?,
            augusti: section(
                &self.augustus,
                check::augusti,
                ours.map(|ours| ours.augusti.clone()),
            )?,
            sequentiae: section(
                &self.sequentia,
                check::sequentiae,
                ours.map(|ours| ours.sequentiae),
            )?,
            cards: piles(
                section(&self.coniura, check::coniura, coniura)?,
                section(&self.pugio, check::pugio, pugio)?,
            ),
        })
    }
}

/// Both piles in the order of [`Card`](super::Card).
fn piles(coniura: [u8; 2], pugio: [u8; 2]) -> [u8; 4] {
    let ([coniura_single, coniura_dual], [pugio_single, pugio_dual]) = (coniura, pugio);
    [coniura_single, coniura_dual, pugio_single, pugio_dual]
}

/// The file as it is written, unchecked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    civitas: Option<Spanned<Decks>>,
    augustus: Option<Spanned<Vec<Spanned<AugustusBlock>>>>,
    sequentia: Option<Spanned<Vec<Spanned<SequentiaBlock>>>>,
    coniura: Option<Spanned<PileBlock>>,
    pugio: Option<Spanned<PileBlock>>,
}

type Decks = BTreeMap<Deck, Spanned<DeckBlock>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a deck of Civitas cards")]
struct DeckBlock {
    cards: Vec<Spanned<CivitasRow>>,
    #[expect(dead_code, reason = "for people: only its word is checked")]
    origin: Option<Origin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a Civitas card")]
struct CivitasRow {
    number: Spanned<i64>,
    kind: Kind,
    value: Spanned<i64>,
    spaces: Spanned<Vec<Spanned<i64>>>,
    effects: Spanned<Vec<Spanned<String>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an Augustus card")]
struct AugustusBlock {
    name: Spanned<String>,
    #[serde(default)]
    start: bool,
    from: Spanned<i64>,
    to: Spanned<i64>,
    life: Spanned<i64>,
    spaces: Spanned<i64>,
    points: Spanned<i64>,
    #[expect(dead_code, reason = "for people: only its word is checked")]
    origin: Option<Origin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a Sequentia card")]
struct SequentiaBlock {
    effect: SequentiaEffect,
    decks: Option<Spanned<Vec<Spanned<Deck>>>>,
    #[expect(dead_code, reason = "for people: only its word is checked")]
    origin: Option<Origin>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum SequentiaEffect {
    Draw,
    Ordo,
    Resolve,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "the numbers of single and dual cards")]
struct PileBlock {
    single: Spanned<i64>,
    dual: Spanned<i64>,
    #[expect(dead_code, reason = "for people: only its word is checked")]
    origin: Option<Origin>,
}
