//! How the key of a match is drawn so that nobody can choose it: commit, then
//! reveal.
//!
//! The server draws a seed and publishes its [`Commitment`]. Each player who takes
//! part picks a [`Contribution`] and publishes the commitment to it, which names
//! the commitment of the server, the number of the draw and the seat. Then the list
//! of commitments is closed, and only then are the contributions opened. The key
//! is the seed mixed with them, in the order of the seats. Whoever opens last
//! cannot change anything any more, but can refuse to open: then the draw is given
//! up and the next one begins, with another seed and other contributions. Every
//! draw that was given up stays on the list, with who did not open.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Commitment, Contribution, Seat, Seed};

/// One draw of the key, with all that was kept secret in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeyDraw {
    /// What the server published before anybody committed.
    pub commitment: Commitment,
    /// The seed of the server.
    pub seed: Seed,
    /// Who took part, in the order of the seats.
    pub contributors: Vec<Contributor>,
    /// Which people at the table took no part, and why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<LeftOut>,
}

/// Somebody who took part in a draw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contributor {
    /// The seat.
    pub seat: Seat,
    /// The name; nothing where it is not kept.
    pub name: String,
    /// The commitment to the contribution.
    pub commitment: Commitment,
    /// What became of the contribution.
    pub opening: Opening,
}

/// What became of a contribution.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Opening {
    /// It was opened.
    Opened(Contribution),
    /// It was not opened in time.
    Late,
    /// Its contributor left the seat before it was opened.
    Left,
    /// The draw was given up because of somebody else before it was opened.
    Pending,
}

/// Somebody at the table who took no part in a draw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeftOut {
    /// The seat.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// Why.
    pub reason: LeftOutReason,
}

/// Why somebody took no part in a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LeftOutReason {
    /// No commitment came: the browser has no script, or the program sends none.
    NoCommitment,
    /// A commitment came, but nobody was there when the list was closed.
    Away,
    /// An earlier draw was given up because of this person.
    NotOpened,
}

impl KeyDraw {
    /// What everybody was shown when the list was closed, as text; draws count
    /// from 1. A line each: `ludi draw` and the number, the commitment of the
    /// house, and for each contributor the seat, from 0, and the commitment.
    pub fn transcript(&self, number: u32) -> String {
        let mut text = format!("ludi draw {number}\n{}\n", self.commitment);
        for Contributor { seat, commitment, .. } in &self.contributors {
            text.push_str(&format!("{} {commitment}\n", seat.index()));
        }
        text
    }

    /// The SHA-256 of the [transcript](KeyDraw::transcript), in hex: whoever
    /// noted it before opening can tell that nothing was changed afterwards.
    pub fn digest(&self, number: u32) -> String {
        hex::encode(Sha256::digest(self.transcript(number)))
    }

    /// Because of whom it was given up: who took part and failed to open.
    pub fn not_opened(&self) -> impl Iterator<Item = &Contributor> {
        let failed = |one: &&Contributor| matches!(one.opening, Opening::Late | Opening::Left);
        self.contributors.iter().filter(failed)
    }

    /// What was opened, in the order of the seats.
    pub(crate) fn contributions(&self) -> Vec<Contribution> {
        let opened = |one: &Contributor| match one.opening {
            Opening::Opened(contribution) => Some(contribution),
            Opening::Late | Opening::Left | Opening::Pending => None,
        };
        self.contributors.iter().filter_map(opened).collect()
    }

    /// What is wrong with this draw, whatever came before and after it.
    fn check(&self, number: u32) -> Result<(), KeyDrawFault> {
        if self.seed.commitment() != self.commitment {
            return Err(KeyDrawFault::Seed);
        }
        for (n, one) in self.contributors.iter().enumerate() {
            let seat = one.seat;
            if self.contributors[..n].last().is_some_and(|before| before.seat >= seat) {
                return Err(KeyDrawFault::Order);
            }
            if self.left_out.iter().any(|other| other.seat == seat) {
                return Err(KeyDrawFault::Both { seat });
            }
            if let Opening::Opened(contribution) = one.opening
                && contribution.commitment(&self.commitment, number, seat) != one.commitment
            {
                return Err(KeyDrawFault::Opening { seat });
            }
        }
        Ok(())
    }
}

/// Checks all draws of a match, the last of which decided the key.
pub(crate) fn check(draws: &[KeyDraw]) -> Result<(), KeyDrawError> {
    for (n, draw) in draws.iter().enumerate() {
        let number = n as u32 + 1;
        let wrong = |fault| KeyDrawError { number, fault };
        draw.check(number).map_err(wrong)?;
        if draws[..n].iter().any(|earlier| earlier.seed == draw.seed) {
            return Err(wrong(KeyDrawFault::SeedAgain));
        }
        let is_last = n + 1 == draws.len();
        let mut all = draw.contributors.iter();
        let unopened = all.find(|one| !matches!(one.opening, Opening::Opened(_)));
        if let Some(Contributor { seat, .. }) = unopened.filter(|_| is_last) {
            return Err(wrong(KeyDrawFault::Unopened { seat: *seat }));
        }
        if !is_last && draw.not_opened().next().is_none() {
            return Err(wrong(KeyDrawFault::GivenUp));
        }
    }
    Ok(())
}

/// A draw of the key that is not what it claims to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("draw {number} of the key is wrong: {fault}")]
pub struct KeyDrawError {
    /// Which draw, from 1.
    pub number: u32,
    /// What is wrong with it.
    pub fault: KeyDrawFault,
}

/// What is wrong with a draw of the key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KeyDrawFault {
    /// The seed is not the one that was committed to.
    #[error("the seed is not the one that the house had committed to")]
    Seed,
    /// The seed was used before.
    #[error("its seed was used in an earlier draw")]
    SeedAgain,
    /// The contributors are not in order.
    #[error("the contributors are not in the order of their seats, each once")]
    Order,
    /// Somebody took part and did not.
    #[error("seat {seat} is listed both as a contributor and as left out")]
    Both {
        /// The seat.
        seat: Seat,
    },
    /// A contribution is not the one that was committed to.
    #[error("what seat {seat} opened is not what it had committed to")]
    Opening {
        /// The seat.
        seat: Seat,
    },
    /// The last draw lacks a contribution.
    #[error("it decided the dice, but seat {seat} had not opened its contribution")]
    Unopened {
        /// The seat.
        seat: Seat,
    },
    /// It was replaced by another for no reason.
    #[error("it was given up, although nobody had failed to open a contribution")]
    GivenUp,
    /// The key is made from something else.
    #[error("the seed and the contributions of the match are not those of this draw")]
    Key,
}
