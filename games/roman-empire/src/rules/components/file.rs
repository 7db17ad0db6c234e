//! The file of the components: our own `data/components.toml`, and what the owner of a
//! box writes in its place.

use std::sync::LazyLock;

use ludi_engine::SetupError;
use serde::Deserialize;
use toml::Spanned;

use super::{Components, check};
use crate::rules::cards::Pile;

/// Our own file.
const TEXT: &str = include_str!("../../../data/components.toml");

static OURS: LazyLock<Components> = LazyLock::new(|| {
    let file: Option<File> = toml::from_str(TEXT).ok();
    file.and_then(|file| check::whole(&file).ok()).expect("a test proves our own file right")
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
        let in_text = |mistake: Mistake| mistake.in_text(text);
        let own: File = toml::from_str(text).map_err(Mistake::from).map_err(in_text)?;
        let ours: File = toml::from_str(TEXT).map_err(Mistake::from).map_err(in_text)?;
        check::whole(&own.over(ours)).map_err(in_text)
    }
}

/// What is wrong with a file, and where it begins, in bytes. Where a section of ours
/// does not fit what the owner wrote, that is the first line.
#[derive(Debug)]
pub(super) struct Mistake {
    at: usize,
    what: String,
}

impl Mistake {
    pub(super) fn new<T>(at: &Spanned<T>, what: impl Into<String>) -> Mistake {
        Mistake { at: at.span().start, what: what.into() }
    }

    fn in_text(self, text: &str) -> SetupError {
        let before = text.bytes().take(self.at);
        let line = 1 + before.filter(|&byte| byte == b'\n').count();
        SetupError::Components { line, what: self.what }
    }

    /// The same mistake, found in a section that is ours.
    pub(super) fn in_ours(self, section: &str) -> Mistake {
        let what = format!("our own section {section} does not fit: {}", self.what);
        Mistake { at: 0, what }
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
pub(super) struct File {
    pub(super) factions: Option<Spanned<FactionsBlock>>,
    pub(super) counters: Option<Spanned<CountersBlock>>,
    pub(super) map: Option<Spanned<MapBlock>>,
    pub(super) points: Option<Spanned<PointsBlock>>,
    pub(super) peoples: Option<Spanned<PeoplesBlock>>,
    pub(super) barbarians: Option<Spanned<ChartBlock<HordeRow>>>,
    pub(super) emperors: Option<Spanned<ChartBlock<EmperorRow>>>,
    pub(super) realms: Option<Spanned<CardsBlock<RealmRow>>>,
    pub(super) events: Option<Spanned<CardsBlock<EventRow>>>,
    /// The sections that the owner left out.
    #[serde(skip)]
    pub(super) ours: Vec<&'static str>,
}

impl File {
    /// This file, with what it leaves out from another.
    fn over(self, other: File) -> File {
        let mut ours = Vec::new();
        macro_rules! either {
            ($($section:ident)*) => {
                File {
                    $($section: self.$section.or_else(|| {
                        ours.push(stringify!($section));
                        other.$section
                    }),)*
                    ours,
                }
            };
        }
        either!(factions counters map points peoples barbarians emperors realms events)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "the factions")]
pub(super) struct FactionsBlock {
    pub(super) names: Spanned<Vec<Spanned<String>>>,
    #[expect(dead_code, reason = "for people: only its word is checked")]
    origin: Option<Origin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "the numbers of counters")]
pub(super) struct CountersBlock {
    pub(super) legions: Spanned<i64>,
    pub(super) cities: Spanned<i64>,
    pub(super) forts: Spanned<i64>,
    pub(super) fortresses: Spanned<i64>,
    pub(super) rebels: Spanned<i64>,
    #[expect(dead_code, reason = "for people: only its word is checked")]
    origin: Option<Origin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "the map")]
pub(super) struct MapBlock {
    pub(super) starts: Spanned<Vec<Spanned<String>>>,
    pub(super) provinces: Spanned<Vec<Spanned<ProvinceRow>>>,
    pub(super) clear: Vec<Spanned<Vec<Spanned<String>>>>,
    pub(super) difficult: Vec<Spanned<Vec<Spanned<String>>>>,
    pub(super) straits: Vec<Spanned<Vec<Spanned<String>>>>,
    #[expect(dead_code, reason = "for people: only its word is checked")]
    origin: Option<Origin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a province")]
pub(super) struct ProvinceRow {
    pub(super) name: Spanned<String>,
    pub(super) diocese: Spanned<String>,
    pub(super) coast: bool,
    pub(super) site: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "the values of the dioceses")]
pub(super) struct PointsBlock {
    pub(super) dioceses: Spanned<Vec<Spanned<PointsRow>>>,
    #[expect(dead_code, reason = "for people: only its word is checked")]
    origin: Option<Origin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "the values of a diocese")]
pub(super) struct PointsRow {
    pub(super) name: Spanned<String>,
    pub(super) turns: Spanned<Vec<Spanned<i64>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "the peoples")]
pub(super) struct PeoplesBlock {
    pub(super) list: Spanned<Vec<Spanned<PeopleRow>>>,
    #[expect(dead_code, reason = "for people: only its word is checked")]
    origin: Option<Origin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a people")]
pub(super) struct PeopleRow {
    pub(super) name: Spanned<String>,
    pub(super) armies: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a chart")]
pub(super) struct ChartBlock<Row> {
    pub(super) chart: Spanned<Vec<Spanned<Row>>>,
    #[expect(dead_code, reason = "for people: only its word is checked")]
    origin: Option<Origin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an entry of the chart of the barbarians")]
pub(super) struct HordeRow {
    pub(super) turn: Spanned<i64>,
    pub(super) token: Spanned<i64>,
    pub(super) people: Spanned<String>,
    pub(super) start: Spanned<String>,
    pub(super) strength: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an entry of the chart of the emperors")]
pub(super) struct EmperorRow {
    pub(super) turn: Spanned<i64>,
    pub(super) token: Spanned<i64>,
    pub(super) name: Spanned<String>,
    pub(super) legions: Option<Spanned<i64>>,
    pub(super) attack: Option<Spanned<i64>>,
    #[serde(default)]
    pub(super) die: bool,
    #[serde(default)]
    pub(super) ties: bool,
    #[serde(default)]
    pub(super) provinces: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "cards")]
pub(super) struct CardsBlock<Row> {
    pub(super) cards: Spanned<Vec<Spanned<Row>>>,
    #[expect(dead_code, reason = "for people: only its word is checked")]
    origin: Option<Origin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "the card of a kingdom or tribe")]
pub(super) struct RealmRow {
    pub(super) number: Spanned<i64>,
    pub(super) pile: Pile,
    pub(super) kind: RealmKind,
    pub(super) name: Spanned<String>,
    pub(super) start: Spanned<String>,
    pub(super) armies: Spanned<i64>,
    pub(super) loot: Option<Spanned<i64>>,
    pub(super) turns: Spanned<Vec<Spanned<i64>>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum RealmKind {
    Kingdom,
    Tribe,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an event card")]
pub(super) struct EventRow {
    pub(super) number: Spanned<i64>,
    pub(super) pile: Pile,
    pub(super) name: Spanned<String>,
    pub(super) effect: Spanned<String>,
    pub(super) dioceses: Option<Spanned<Vec<Spanned<String>>>>,
    pub(super) count: Option<Spanned<i64>>,
    pub(super) turns: Spanned<Vec<Spanned<i64>>>,
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
