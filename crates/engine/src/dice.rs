//! Randomness that comes from outside the game, and can be checked by anyone.
//!
//! A match has a secret [`Seed`], and its players may add [`Contribution`]s
//! ([`KeyDraw`](crate::KeyDraw) says how). Without any, the key of the dice is the seed; else it is
//! the SHA-256 of the 18 bytes `ludi contributions`, the seed, the number of
//! contributions (8 bytes, lowest first) and the contributions in their order,
//! 32 bytes each. The deal draws from ChaCha20 with this key, stream 0; row *n*
//! of the log (from 1, rows taken back included) draws from stream *n*. A draw
//! below `n` takes one 32-bit word `w` of the stream and gives the high half of
//! `w × n`, taking another word while the low half is under `2³² mod n`
//! (Lemire's method), so every result is equally likely. A shuffle is
//! Fisher–Yates from the last place down. With these sentences, the seed and
//! the contributions, the dice of a finished match can be computed with any
//! SHA-256 and ChaCha20.

use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Rng, Seat};

/// The generator of a match: verifiable, and closed to whoever lacks the seed.
pub type MatchRng = ChaCha20Rng;

/// The generator of bots, tests and benchmarks: fast, and of no use for
/// guessing a match's dice.
pub type FastRng = Xoshiro256PlusPlus;

/// A source of draws. It counts the words taken from it, which is how the
/// engine knows whether a step was left to chance.
#[derive(Clone, Debug)]
pub struct Dice<R> {
    source: R,
    drawn: u32,
}

impl<R: Rng> Dice<R> {
    /// Dice thrown by this generator.
    #[inline]
    pub fn new(source: R) -> Dice<R> {
        Dice { source, drawn: 0 }
    }

    /// How many words have been drawn so far.
    #[inline]
    pub fn drawn(&self) -> u32 {
        self.drawn
    }

    /// A number below `bound`, each equally likely. A bound of 0 or 1 gives 0
    /// and draws nothing: what has one result is not chance.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        let mut product = self.word() * u64::from(bound);
        if (product as u32) < bound {
            let reject_under = bound.wrapping_neg() % bound;
            while (product as u32) < reject_under {
                product = self.word() * u64::from(bound);
            }
        }
        let result = (product >> 32) as u32;
        self.source.drew(bound, result);
        result
    }

    /// One set bit of `mask`, each equally likely; `None` if there is none.
    #[inline]
    pub fn pick_bit(&mut self, mask: u64) -> Option<u32> {
        let mut left = mask;
        for _ in 0..self.below(mask.count_ones()) {
            left &= left - 1;
        }
        (left != 0).then(|| left.trailing_zeros())
    }

    /// Puts `items` in a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for place in (1..items.len()).rev() {
            items.swap(place, self.below(place as u32 + 1) as usize);
        }
    }

    #[inline]
    fn word(&mut self) -> u64 {
        self.drawn += 1;
        u64::from(self.source.next_u32())
    }
}

impl Dice<FastRng> {
    /// Fast dice from a number, for bots, tests and benchmarks.
    pub fn fast(seed: u64) -> Dice<FastRng> {
        Dice::new(FastRng::seed_from_u64(seed))
    }
}

/// How the seeds of lessons begin.
const LESSON: &str = "ludi lesson ";

/// The secret of a match: 32 bytes from which all its draws follow.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed that stands for a short word or number (`--seed 7`), for games
    /// one wants to see again. Not a secret to anyone who can guess the word.
    pub fn from_phrase(phrase: &str) -> Seed {
        Seed(Sha256::digest(format!("ludi seed {phrase}")).into())
    }

    /// The seed of a lesson: `ludi lesson` and these words, filled up with spaces to
    /// 32 bytes. It is no secret, and whoever reads it sees what it is. Nothing if
    /// the words are too long.
    pub fn of_lesson(words: &str) -> Option<Seed> {
        let mut bytes = [b' '; 32];
        let text = format!("{LESSON}{words}");
        bytes.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
        Some(Seed(bytes))
    }

    /// Is it that of a lesson, which was fixed beforehand? No seed that is drawn at
    /// random looks like one.
    pub fn is_of_lesson(&self) -> bool {
        self.0.starts_with(LESSON.as_bytes())
    }

    /// The `n`-th seed of the series that starts with this one: game `n` of a
    /// simulation.
    pub fn nth(&self, n: u64) -> Seed {
        let mut hasher = Sha256::new();
        hasher.update(b"ludi series");
        hasher.update(self.0);
        hasher.update(n.to_le_bytes());
        Seed(hasher.finalize().into())
    }

    /// The key of the dice: this seed mixed with the contributions, in their
    /// order; with none the seed itself.
    pub fn mixed_with(&self, contributions: &[Contribution]) -> Seed {
        if contributions.is_empty() {
            return *self;
        }
        let mut hasher = Sha256::new();
        hasher.update(b"ludi contributions");
        hasher.update(self.0);
        hasher.update((contributions.len() as u64).to_le_bytes());
        for Contribution(bytes) in contributions {
            hasher.update(bytes);
        }
        Seed(hasher.finalize().into())
    }

    /// The dice of stream `n`: 0 for the deal, then one stream for each row.
    pub fn stream(&self, n: u64) -> Dice<MatchRng> {
        Dice::new(self.rng(n))
    }

    /// The words of stream `n`.
    pub(crate) fn rng(&self, n: u64) -> MatchRng {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(n);
        rng
    }

    /// Fast dice for a player of this match other than the game itself. They
    /// say nothing about the match's own draws.
    pub fn private_dice(&self, player: u64) -> Dice<FastRng> {
        let mut hasher = Sha256::new();
        hasher.update(b"ludi private dice");
        hasher.update(self.0);
        hasher.update(player.to_le_bytes());
        let bytes: [u8; 32] = hasher.finalize().into();
        Dice::new(FastRng::from_seed(bytes))
    }

    /// What is published when the match starts: whoever is shown the seed at
    /// the end can check that it was fixed before the first move.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Seed {
    /// Seeds are secrets: they stay out of logs and panics.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(of commitment {})", self.commitment())
    }
}

/// A SHA-256 that is published before the secret it was made from, so that the
/// secret cannot be changed: of a seed, or of a contribution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The commitment with these 64 hex digits.
    pub fn parse(text: &str) -> Option<Commitment> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Commitment(bytes))
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// What one player adds to the key of the dice, so that nobody can choose them:
/// 32 bytes, in hex wherever it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contribution(pub [u8; 32]);

impl Contribution {
    /// The contribution with these 64 hex digits.
    pub fn parse(text: &str) -> Option<Contribution> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Contribution(bytes))
    }

    /// What the player of this seat publishes in the draw of this number, from 1,
    /// before anybody opens anything: the SHA-256 of the text `ludi contribution`,
    /// the commitment of the server, the number, the seat from 0 and the
    /// contribution, with one space between each two.
    pub fn commitment(&self, house: &Commitment, number: u32, seat: Seat) -> Commitment {
        let text = format!("ludi contribution {house} {number} {} {self}", seat.index());
        Commitment(Sha256::digest(text).into())
    }
}

impl fmt::Display for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

macro_rules! hex_in_json {
    ($type:ident) => {
        impl Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                hex::serde::serialize(self.0, serializer)
            }
        }
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                hex::serde::deserialize(deserializer).map($type)
            }
        }
    };
}
hex_in_json!(Seed);
hex_in_json!(Commitment);
hex_in_json!(Contribution);
