//! Where the dice of a match come from: the server, its players, and the matches
//! it was forked from.

use serde::{Deserialize, Serialize};

use crate::key_draw::{self, KeyDraw, KeyDrawError, KeyDrawFault};
use crate::{Commitment, Contribution, Dice, FastRng, MatchRng, Seat, Seed};

/// The seed of the server and what the players added to it: together the key of
/// the dice. Where it was [drawn](KeyDraw) by commit and reveal, nobody could
/// choose it as long as one contributor was honest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Parts", into = "Parts")]
pub struct Mixture {
    seed: Seed,
    contributions: Vec<Contribution>,
    /// How it was drawn; the last draw gave the seed and the contributions.
    draws: Vec<KeyDraw>,
    /// The seed mixed with the contributions.
    key: Seed,
}

/// A mixture as it is kept.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Parts {
    seed: Seed,
    #[serde(default)]
    contributions: Vec<Contribution>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    draws: Vec<KeyDraw>,
}

impl Mixture {
    /// The seed of the server with these contributions, in their order, however
    /// they came about.
    pub fn new(seed: Seed, contributions: Vec<Contribution>) -> Mixture {
        let key = seed.mixed_with(&contributions);
        Mixture { seed, contributions, draws: Vec::new(), key }
    }

    /// What these draws led to. Without any, it is just the seed with the
    /// contributions; else these must be those of the last draw.
    pub fn drawn(
        seed: Seed,
        contributions: Vec<Contribution>,
        draws: Vec<KeyDraw>,
    ) -> Result<Mixture, KeyDrawError> {
        key_draw::check(&draws)?;
        if let Some(last) = draws.last()
            && (last.seed != seed || last.contributions() != contributions)
        {
            return Err(KeyDrawError { number: draws.len() as u32, fault: KeyDrawFault::Key });
        }
        Ok(Mixture { draws, ..Mixture::new(seed, contributions) })
    }

    /// The seed of the server: a secret until the match is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// What the players added, in order. No secret.
    pub fn contributions(&self) -> &[Contribution] {
        &self.contributions
    }

    /// How it was drawn. Nothing for a match of one program alone, nor for one
    /// from before there were draws.
    pub fn draws(&self) -> &[KeyDraw] {
        &self.draws
    }

    /// What the server published before anybody contributed. No secret.
    pub fn commitment(&self) -> Commitment {
        self.seed.commitment()
    }
}

impl TryFrom<Parts> for Mixture {
    type Error = KeyDrawError;

    fn try_from(parts: Parts) -> Result<Mixture, KeyDrawError> {
        Mixture::drawn(parts.seed, parts.contributions, parts.draws)
    }
}

impl From<Mixture> for Parts {
    fn from(mixture: Mixture) -> Parts {
        let Mixture { seed, contributions, draws, .. } = mixture;
        Parts { seed, contributions, draws }
    }
}

/// All that chance in a match follows from.
///
/// Usually one [`Mixture`]. A match that goes on from a row of a finished one
/// has its deal and its rows up to there from the old mixture, and the dice of
/// all later rows from a new one: whoever has read the old record does not know
/// them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceKeys {
    first: Mixture,
    /// By row; each is in force from the row after its own on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    forks: Vec<Fork>,
}

/// Where a match went on from another one, with new dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fork {
    /// The last row that both have; 0 if only the deal.
    pub after: u64,
    /// Where the dice of the later rows come from.
    pub mixture: Mixture,
}

impl DiceKeys {
    /// The same up to row `after`, and then this mixture.
    pub fn forked(&self, after: u64, mixture: Mixture) -> DiceKeys {
        let earlier = self.forks.iter().filter(|fork| fork.after < after).cloned();
        let forks = earlier.chain([Fork { after, mixture }]).collect();
        DiceKeys { first: self.first.clone(), forks }
    }

    /// What the deal came from.
    pub fn first(&self) -> &Mixture {
        &self.first
    }

    /// Where it went on with new dice, by row.
    pub fn forks(&self) -> &[Fork] {
        &self.forks
    }

    /// What the rows to come draw from.
    pub fn last(&self) -> &Mixture {
        self.forks.last().map_or(&self.first, |fork| &fork.mixture)
    }

    /// The key of the dice of this row; of the deal if it is 0.
    pub fn key(&self, row: u64) -> &Seed {
        let fork = self.forks.iter().rev().find(|fork| fork.after < row);
        &fork.map_or(&self.first, |fork| &fork.mixture).key
    }

    /// The dice of this row; of the deal if it is 0.
    pub fn dice(&self, row: u64) -> Dice<MatchRng> {
        self.key(row).stream(row)
    }

    /// The dice of the bot at this seat when it thinks after row `row`. They say
    /// nothing about the match's own.
    pub fn bot_dice(&self, row: u64, seat: Seat) -> Dice<FastRng> {
        self.key(row + 1).private_dice(row << 8 | seat.index() as u64)
    }
}

impl From<Mixture> for DiceKeys {
    fn from(first: Mixture) -> DiceKeys {
        DiceKeys { first, forks: Vec::new() }
    }
}

impl From<Seed> for DiceKeys {
    fn from(seed: Seed) -> DiceKeys {
        Mixture::new(seed, Vec::new()).into()
    }
}
