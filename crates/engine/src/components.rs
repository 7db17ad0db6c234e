//! Files of components: the `data/*.toml` of a game, and what the owner of a box
//! writes in its place.
//!
//! A game describes the file as it is written with serde, each section an
//! `Option<Spanned<…>>`, and checks it, [`section`] by section. What is wrong is a
//! [`Mistake`] that knows where it is, and becomes an error that names the line.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::sync::OnceLock;

use serde::Deserialize;
use serde::de::DeserializeOwned;
pub use toml::Spanned;

use crate::{Setup, SetupError};

/// Checks a file: the components it has, with those of ours for the sections that it
/// leaves out. For our own file there are no others.
type Check<F, C> = fn(&F, Option<&C>) -> Result<C, Mistake>;

/// The components `C` of a game, and the files `F` they are read from.
pub struct Reader<F, C> {
    text: &'static str,
    check: Check<F, C>,
    ours: OnceLock<C>,
}

impl<F: DeserializeOwned, C: Clone> Reader<F, C> {
    /// The text of our own file, and how a file is checked.
    pub const fn new(text: &'static str, check: Check<F, C>) -> Reader<F, C> {
        Reader { text, check, ours: OnceLock::new() }
    }

    /// The components that come with the game. A test reads [`Self::whole`]: then this
    /// cannot fail.
    pub fn ours(&self) -> &C {
        self.ours.get_or_init(|| self.whole().expect("a test proves our own file right and whole"))
    }

    /// Our own file, which leaves nothing out.
    pub fn whole(&self) -> Result<C, SetupError> {
        self.checked(self.text, None)
    }

    /// Reads a file. A section that it leaves out is taken from ours.
    ///
    /// The error is always [`SetupError::Components`], for one mistake: a mistake of
    /// form before one of content.
    pub fn read(&self, text: &str) -> Result<C, SetupError> {
        self.checked(text, Some(self.ours()))
    }

    /// The components of a table: ours, or those of its own file.
    pub fn of(&self, setup: &Setup) -> Result<C, SetupError> {
        match &setup.components {
            None => Ok(self.ours().clone()),
            Some(text) => self.read(text),
        }
    }

    fn checked(&self, text: &str, ours: Option<&C>) -> Result<C, SetupError> {
        let file = toml::from_str(text).map_err(Mistake::from);
        let checked = file.and_then(|file| (self.check)(&file, ours));
        checked.map_err(|mistake| mistake.in_text(text))
    }
}

/// A section of a file, checked; what `ours` has where the file leaves it out.
/// Only our own file has nothing to fall back on: in it a section left out is a
/// mistake.
pub fn section<T, C>(
    section: &Option<Spanned<T>>,
    check: impl FnOnce(&Spanned<T>) -> Result<C, Mistake>,
    ours: Option<C>,
) -> Result<C, Mistake> {
    match section {
        Some(section) => check(section),
        None => ours.ok_or_else(|| Mistake { at: 0, what: "a section is missing".to_owned() }),
    }
}

/// The number, if it is one of these.
pub fn within<T>(name: &str, number: &Spanned<i64>, range: RangeInclusive<T>) -> Result<T, Mistake>
where
    T: TryFrom<i64> + PartialOrd + Display,
{
    let written = *number.get_ref();
    T::try_from(written).ok().filter(|number| range.contains(number)).ok_or_else(|| {
        let (least, most) = range.into_inner();
        let what = if least == most {
            format!("{name} must be {least}, not {written}")
        } else {
            format!("{name} must be from {least} to {most}, not {written}")
        };
        Mistake::new(number, what)
    })
}

/// What is wrong with a file, and where it begins, in bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    at: usize,
    what: String,
}

impl Mistake {
    /// This is wrong, where `at` stands.
    pub fn new<T>(at: &Spanned<T>, what: impl Into<String>) -> Mistake {
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

/// Where a block of a file comes from. It is for people: only its word is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// The rulebook says it.
    Rulebook,
    /// It is public: a picture, a preview, an interview.
    Public,
    /// It is our guess.
    Reconstructed,
    /// It was read off the printed game.
    Printed,
}
