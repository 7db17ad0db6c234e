//! What a simulation found, as `--json` writes it.

use std::collections::BTreeMap;

use serde::Serialize;

/// The whole of it. Its form is promised to other programs.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    /// The game.
    pub(crate) game: &'static str,
    /// How many games were played.
    pub(crate) games: u64,
    /// How many decisions were taken in all of them.
    pub(crate) decisions: u64,
    /// The SHA-256 over the hashes of all final states.
    pub(crate) hash: String,
    /// How each seat fared.
    pub(crate) seats: Vec<Share>,
    /// How each bot fared.
    pub(crate) bots: Vec<BotShare>,
    /// How often each ending came.
    pub(crate) endings: BTreeMap<&'static str, u64>,
    /// How many games nobody won.
    pub(crate) without_winner: u64,
    /// How long games were, in decisions.
    pub(crate) length: Length,
}

/// How somebody fared.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Share {
    /// The mean part of the win.
    pub(crate) win_share: f64,
    /// The lower end of its 95 % interval.
    pub(crate) low: f64,
    /// The upper end.
    pub(crate) high: f64,
    /// The mean score.
    pub(crate) mean_score: f64,
}

/// How a bot fared.
#[derive(Debug, Serialize)]
pub(crate) struct BotShare {
    /// Its name.
    pub(crate) bot: &'static str,
    /// How it fared.
    #[serde(flatten)]
    pub(crate) share: Share,
}

/// How long games were, in decisions.
#[derive(Debug, Serialize)]
pub(crate) struct Length {
    /// One game in twenty was no longer than this.
    pub(crate) p5: u64,
    /// Half of the games were no longer than this.
    pub(crate) p50: u64,
    /// Nineteen games in twenty were no longer than this.
    pub(crate) p95: u64,
    /// The longest.
    pub(crate) max: u64,
}
