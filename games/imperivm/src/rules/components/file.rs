//! The file of the components: our own `data/imperivm.toml`, and what the owner
//! of a box writes in its place.

mod check;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use ludi_engine::SetupError;
use serde::Deserialize;
use toml::Spanned;

use super::{Components, Map, Start, Tracks};

/// Our own file.
const TEXT: &str = include_str!("../../../data/imperivm.toml");

static OURS: LazyLock<Components> = LazyLock::new(|| {
    let sections = Sections::read(TEXT).ok();
    sections.and_then(Sections::whole).expect("a test proves our own file right and whole")
});

impl Components {
    /// What comes with the game.
    pub fn builtin() -> Components {
        OURS.clone()
    }

    /// Reads a file. A section that it leaves out is taken from ours.
    ///
    /// What is `Ok` can be played with any number of seats. The error is always
    /// [`SetupError::Components`], for one mistake.
    pub fn read(text: &str) -> Result<Components, SetupError> {
        let sections = Sections::read(text).map_err(|mistake| mistake.in_text(text))?;
        let ours = Components::builtin();
        Ok(Components {
            cards: sections.cards.unwrap_or(ours.cards),
            start: sections.start.unwrap_or(ours.start),
            tracks: sections.tracks.unwrap_or(ours.tracks),
            families: sections.families.clone().map_or(ours.families, |(names, _)| names),
            pawns: sections.families.map_or(ours.pawns, |(_, pawns)| pawns),
            map: sections.map.unwrap_or(ours.map),
        })
    }
}

/// The sections of a file that are present, checked.
struct Sections {
    cards: Option<[[u8; 4]; 3]>,
    start: Option<[Start; 2]>,
    tracks: Option<Tracks>,
    families: Option<([String; 6], u8)>,
    map: Option<Map>,
}

impl Sections {
    fn read(text: &str) -> Result<Sections, Mistake> {
        let file: File = toml::from_str(text)?;
        Ok(Sections {
            cards: file.cards.as_ref().map(check::cards).transpose()?,
            start: file.start.as_ref().map(check::start).transpose()?,
            tracks: file.tracks.as_ref().map(check::tracks).transpose()?,
            families: file.families.as_ref().map(check::families).transpose()?,
            map: file.map.as_ref().map(check::map).transpose()?,
        })
    }

    /// Everything, if no section is left out.
    fn whole(self) -> Option<Components> {
        let (families, pawns) = self.families?;
        Some(Components {
            cards: self.cards?,
            start: self.start?,
            tracks: self.tracks?,
            families,
            pawns,
            map: self.map?,
        })
    }
}

/// What is wrong with a file, and where it begins, in bytes.
#[derive(Debug)]
struct Mistake {
    at: usize,
    what: String,
}

impl Mistake {
    fn new<T>(at: &Spanned<T>, what: impl Into<String>) -> Mistake {
        Mistake { at: at.span().start, what: what.into() }
    }

    fn in_text(self, text: &str) -> SetupError {
        let before = text.bytes().take(self.at);
        let line = 1 + before.filter(|&byte| byte == b'\n').count();
        SetupError::Components { line, what: self.what }
    }
}

impl From<toml::de::Error> for Mistake {
    fn from(error: toml::de::Error) -> Mistake {
        // The message may quote a key as it is written, line ends and all.
        let what = error.message().replace(char::is_control, " ");
        Mistake {
            at: error.span().map_or(0, |span| span.start),
            what: what.replace("expected i64", "expected a whole number"),
        }
    }
}

/// The file as it is written, unchecked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
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

/// Where a block comes from.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Origin {
    Rulebook,
    Public,
    Reconstructed,
    Printed,
}
