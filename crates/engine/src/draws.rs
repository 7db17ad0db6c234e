//! What chance gave in a match: every draw, to be counted when it is over.

use std::convert::Infallible;

use rand_core::{Rng as Words, TryRng};

use crate::{Dice, DiceKeys, MatchRng};

/// Words for dice, from a generator that may take note of what they decided.
///
/// The generators of matches, bots and benchmarks take none, at no cost.
pub trait Rng: Words {
    /// A draw below `bound` gave `result`.
    #[inline]
    fn drew(&mut self, bound: u32, result: u32) {
        _ = (bound, result);
    }
}

impl Rng for MatchRng {}
impl Rng for crate::FastRng {}

/// One result of chance: of `bound` equally likely ones, from 0, this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draw {
    /// The row it fell in; 0 for the deal.
    pub row: u64,
    /// How many results there could be.
    pub bound: u32,
    /// Which one it was, from 0.
    pub result: u32,
}

/// The words of one row, with notes of what they decided.
pub(crate) struct Noted<'a> {
    words: MatchRng,
    row: u64,
    draws: &'a mut Vec<Draw>,
}

impl Noted<'_> {
    /// The dice of a row, which write down what they give.
    pub(crate) fn dice<'a>(
        dice_keys: &DiceKeys,
        row: u64,
        draws: &'a mut Vec<Draw>,
    ) -> Dice<Noted<'a>> {
        Dice::new(Noted { words: dice_keys.key(row).rng(row), row, draws })
    }
}

impl Rng for Noted<'_> {
    fn drew(&mut self, bound: u32, result: u32) {
        self.draws.push(Draw { row: self.row, bound, result });
    }
}

impl TryRng for Noted<'_> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.words.try_next_u32()
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.words.try_next_u64()
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.words.try_fill_bytes(bytes)
    }
}
