//! Results of games added up, in the order of the games.

use std::collections::BTreeMap;

use ludi_bots::Level;
use ludi_engine::{Info, Outcome, Seat};
use sha2::{Digest, Sha256};

use super::interval::{percentile, wilson};
use super::report::{BotShare, Length, Report, Share};

/// What is kept of one game.
#[derive(Debug)]
pub(crate) struct Played {
    /// Who sat where.
    pub(crate) levels: Vec<Level>,
    /// The result.
    pub(crate) outcome: Outcome,
    /// How many decisions it took.
    pub(crate) decisions: u64,
    /// The hash of the final state.
    pub(crate) hash: u64,
}

/// The sum over games.
pub(crate) struct Tally {
    info: &'static Info,
    games: u64,
    decisions: u64,
    hasher: Sha256,
    seats: Vec<Sum>,
    bots: Vec<(Level, Sum)>,
    endings: BTreeMap<&'static str, u64>,
    without_winner: u64,
    lengths: BTreeMap<u64, u64>,
}

#[derive(Clone, Default)]
struct Sum {
    games: u64,
    win_share: f64,
    score: f64,
}

impl Sum {
    fn add(&mut self, win_share: f64, score: f64) {
        self.games += 1;
        self.win_share += win_share;
        self.score += score;
    }

    fn share(&self) -> Share {
        let mean = |sum: f64| sum / self.games as f64;
        let (low, high) = wilson(mean(self.win_share), self.games);
        Share {
            win_share: rounded(mean(self.win_share)),
            low: rounded(low),
            high: rounded(high),
            mean_score: rounded(mean(self.score)),
        }
    }
}

/// Six digits after the point: more would be noise.
fn rounded(number: f64) -> f64 {
    (number * 1e6).round() / 1e6
}

impl Tally {
    /// Nothing yet. The bots are reported in the order of `levels`.
    pub(crate) fn new(info: &'static Info, levels: &[Level]) -> Tally {
        let mut bots: Vec<(Level, Sum)> = Vec::new();
        for &level in levels {
            if bots.iter().all(|(known, _)| *known != level) {
                bots.push((level, Sum::default()));
            }
        }
        Tally {
            info,
            games: 0,
            decisions: 0,
            hasher: Sha256::new(),
            seats: vec![Sum::default(); levels.len()],
            bots,
            endings: info.endings.iter().map(|&ending| (ending, 0)).collect(),
            without_winner: 0,
            lengths: BTreeMap::new(),
        }
    }

    /// Adds a game. The order matters: floats add up to the same last bit only
    /// in the same order, and the hash is over the games in their order.
    pub(crate) fn add(&mut self, played: &Played) {
        let Played { levels, outcome, decisions, hash } = played;
        self.games += 1;
        self.decisions += decisions;
        self.hasher.update(hash.to_le_bytes());
        *self.endings.entry(outcome.ending).or_default() += 1;
        self.without_winner += u64::from(outcome.winners().is_empty());
        *self.lengths.entry(*decisions).or_default() += 1;
        let share = |seat: usize| outcome.win_share(Seat::new(seat));
        let score = |seat: usize| f64::from(outcome.scores[seat]);
        for (seat, sum) in self.seats.iter_mut().enumerate() {
            sum.add(share(seat), score(seat));
        }
        // Seats of one game depend on each other, so a bot's mean over its
        // seats counts as one observation.
        for (level, sum) in &mut self.bots {
            let own: Vec<usize> =
                (0..levels.len()).filter(|&seat| levels[seat] == *level).collect();
            let mean = |of: &dyn Fn(usize) -> f64| {
                own.iter().map(|&seat| of(seat)).sum::<f64>() / own.len() as f64
            };
            sum.add(mean(&share), mean(&score));
        }
    }

    /// What it comes to.
    pub(crate) fn report(self) -> Report {
        let length = |percent| percentile(&self.lengths, percent);
        Report {
            game: self.info.id,
            games: self.games,
            decisions: self.decisions,
            seats: self.seats.iter().map(Sum::share).collect(),
            bots: self
                .bots
                .iter()
                .map(|(level, sum)| BotShare { bot: level.name(), share: sum.share() })
                .collect(),
            length: Length { p5: length(5), p50: length(50), p95: length(95), max: length(100) },
            endings: self.endings,
            without_winner: self.without_winner,
            hash: hex::encode(self.hasher.finalize()),
        }
    }
}
