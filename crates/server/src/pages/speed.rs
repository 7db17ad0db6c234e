//! How fast a page shows what others do.

use ludi_engine::{Phrase, phrase};

/// How long each beat stays on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speed {
    /// For whoever learns the game.
    Slow,
    /// Long enough to read what is said.
    #[default]
    Normal,
    /// For whoever knows the game.
    Fast,
    /// No beats: the page shows how things are.
    AtOnce,
}

impl Speed {
    /// All of them.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::AtOnce];

    /// The name in forms and cookies.
    pub const fn code(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
            Speed::AtOnce => "at-once",
        }
    }

    /// The speed of this name.
    pub fn parse(code: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|speed| speed.code() == code)
    }

    /// What it is called.
    pub(super) fn name(self) -> Phrase {
        match self {
            Speed::Slow => phrase!("speed-slow"),
            Speed::Normal => phrase!("speed-normal"),
            Speed::Fast => phrase!("speed-fast"),
            Speed::AtOnce => phrase!("speed-at-once"),
        }
    }
}
