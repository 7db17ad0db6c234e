//! The files that pages ask for besides themselves. Their addresses hold the hash of
//! what is in them, so that a browser may keep them for ever.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use ludi_bots::Explanation;
use ludi_engine::{Lang, digest};

/// A file of the house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asset {
    /// Its name, as others ask for it.
    pub name: String,
    /// What it is.
    pub kind: &'static str,
    /// What is in it.
    pub text: String,
    /// Its address.
    pub path: String,
}

const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";
const JSON: &str = "application/json";
const SVG: &str = "image/svg+xml";

/// Where they are.
const ROOT: &str = "/assets/";

impl Asset {
    fn new(name: &str, kind: &'static str, text: &str) -> Asset {
        let (stem, ending) = name.split_once('.').unwrap_or((name, ""));
        let path = format!("{ROOT}{stem}-{:016x}.{ending}", digest(&text));
        Asset { name: name.to_owned(), kind, text: text.to_owned(), path }
    }

    /// The stylesheet of a game.
    pub fn styles(game: &str, text: &str) -> Asset {
        Asset::new(&format!("{game}.css"), CSS, text)
    }

    /// The glossary of a game in a language: name, meaning and emblems of each term. The
    /// script that explains things fetches it.
    pub fn glossary(game: &str, lang: Lang, entries: &[Explanation]) -> Asset {
        let entries: BTreeMap<&str, Vec<&str>> = entries
            .iter()
            .map(|Explanation { id, name, meaning, emblems }| {
                (*id, [&**name, &**meaning].into_iter().chain(emblems.iter().copied()).collect())
            })
            .collect();
        let text = serde_json::to_string(&entries).expect("texts are JSON");
        Asset::new(&format!("{game}-{lang}.json"), JSON, &text)
    }

    /// Is it found under this last part of an address? Its plain name leads to it as
    /// well.
    pub fn is_called(&self, name: &str) -> bool {
        self.name == name || self.has_hash(name)
    }

    /// Does this last part of an address hold its hash?
    pub fn has_hash(&self, name: &str) -> bool {
        self.path.strip_prefix(ROOT) == Some(name)
    }
}

macro_rules! files {
    ($kind:expr, $($name:literal),* $(,)?) => {
        [$(Asset::new($name, $kind, include_str!(concat!("../../assets/", $name)))),*]
    };
}

/// All but the files of the games.
pub static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let pictures = files!(SVG, "laurel.svg", "meander.svg", "seal.svg");
    let scripts = files!(
        JS,
        "address.js",
        "beats.js",
        "chime.js",
        "dice.js",
        "explain.js",
        "keys.js",
        "light.js",
        "marks.js",
        "morph.js",
        "motion.js",
        "numbers.js",
        "pan.js",
        "parts.js",
        "questions.js",
        "replay.js",
        "rules.js",
        "sha256.js",
        "shadow.js",
        "since.js",
        "table.js",
        "timing.js"
    );
    // The stylesheet names the pictures by their addresses.
    let styles = include_str!("../../assets/house.css").to_owned();
    let styles = pictures.iter().fold(styles, |styles, picture| {
        styles.replace(&format!("{ROOT}{}", picture.name), &picture.path)
    });
    let styles = Asset::new("house.css", CSS, &styles);
    pictures.into_iter().chain(scripts).chain([styles]).collect()
});

/// The address of the file with this name.
///
/// # Panics
///
/// Panics if there is none: names are written in this program.
pub(super) fn asset(name: &str) -> &'static str {
    let found = ASSETS.iter().find(|asset| asset.name == name);
    &found.unwrap_or_else(|| panic!("there is no file {name}")).path
}
