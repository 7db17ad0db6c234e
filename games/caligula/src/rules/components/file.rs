//! The file of the cards: our own `data/caligula.toml`, and what the owner of a
//! box writes in its place.

mod check;
#[cfg(test)]
mod refusals;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use ludi_engine::SetupError;
use serde::Deserialize;
use toml::Spanned;

use super::{AUGUSTI, Augustus, CIVITAS, Civitas, Components, Deck, Kind, SEQUENTIAE, Sequentia};

/// Our own file.
const TEXT: &str = include_str!("../../../data/caligula.toml");

static OURS: LazyLock<Components> = LazyLock::new(|| {
    let sections = Sections::read(TEXT).ok();
    sections.and_then(Sections::whole).expect("a test proves our own file right and whole")
});

impl Components {
    /// The cards that come with the game.
    pub fn builtin() -> Components {
        OURS.clone()
    }

    /// Reads a file of cards. A section that it leaves out is taken from ours.
    ///
    /// What is `Ok` can be played with any number of seats. The error is always
    /// [`SetupError::Components`], for one mistake: a mistake of form before
    /// one of content.
    pub fn read(text: &str) -> Result<Components, SetupError> {
        let sections = Sections::read(text).map_err(|mistake| mistake.in_text(text))?;
        Ok(sections.or(Components::builtin()))
    }
}

/// The sections of a file that are present, checked.
struct Sections {
    civitas: Option<[Civitas; CIVITAS]>,
    augusti: Option<[Augustus; AUGUSTI]>,
    sequentiae: Option<[Sequentia; SEQUENTIAE]>,
    /// Single and dual cards.
    coniura: Option<[u8; 2]>,
    pugio: Option<[u8; 2]>,
}

impl Sections {
    fn read(text: &str) -> Result<Sections, Mistake> {
        let file: File = toml::from_str(text)?;
        Ok(Sections {
            civitas: file.civitas.as_ref().map(check::civitas).transpose()?,
            augusti: file.augustus.as_ref().map(check::augusti).transpose()?,
            sequentiae: file.sequentia.as_ref().map(check::sequentiae).transpose()?,
            coniura: file.coniura.as_ref().map(check::coniura).transpose()?,
            pugio: file.pugio.as_ref().map(check::pugio).transpose()?,
        })
    }

    /// All the cards, if no section is left out.
    fn whole(self) -> Option<Components> {
        Some(Components {
            civitas: self.civitas?,
            augusti: self.augusti?,
            sequentiae: self.sequentiae?,
            cards: piles(self.coniura?, self.pugio?),
        })
    }

    /// All the cards, with those of `ours` for the sections left out.
    fn or(self, ours: Components) -> Components {
        let [coniura_single, coniura_dual, pugio_single, pugio_dual] = ours.cards;
        Components {
            civitas: self.civitas.unwrap_or(ours.civitas),
            augusti: self.augusti.unwrap_or(ours.augusti),
            sequentiae: self.sequentiae.unwrap_or(ours.sequentiae),
            cards: piles(
                self.coniura.unwrap_or([coniura_single, coniura_dual]),
                self.pugio.unwrap_or([pugio_single, pugio_dual]),
            ),
        }
    }
}

/// Both piles in the order of [`Card`](super::Card).
fn piles(coniura: [u8; 2], pugio: [u8; 2]) -> [u8; 4] {
    let ([coniura_single, coniura_dual], [pugio_single, pugio_dual]) = (coniura, pugio);
    [coniura_single, coniura_dual, pugio_single, pugio_dual]
}

/// What is wrong with a file, and where it begins, in bytes.
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

/// Where a block comes from.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Origin {
    Rulebook,
    Public,
    Reconstructed,
    Printed,
}
