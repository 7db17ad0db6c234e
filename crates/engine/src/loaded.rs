//! Dice that fall as a test wants.

use std::collections::VecDeque;
use std::convert::Infallible;

use rand_core::{SeedableRng, TryRng};

use crate::{FastRng, Rng};

/// Words that make given draws, and after them any: for positions set up by hand.
#[derive(Clone, Debug)]
pub struct Loaded {
    words: VecDeque<u32>,
    rest: FastRng,
}

impl Loaded {
    /// Draws below these bounds with these results.
    pub fn new(draws: &[(u32, u32)]) -> Loaded {
        // The middle of all words that give this result.
        let word = |&(bound, result): &(u32, u32)| {
            (((u64::from(result) << 32) + (1 << 31)) / u64::from(bound)) as u32
        };
        Loaded { words: draws.iter().map(word).collect(), rest: FastRng::seed_from_u64(1) }
    }
}

impl Rng for Loaded {}

impl TryRng for Loaded {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        match self.words.pop_front() {
            Some(word) => Ok(word),
            None => self.rest.try_next_u32(),
        }
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let low = self.try_next_u32()?;
        Ok(u64::from(low) | u64::from(self.try_next_u32()?) << 32)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(4) {
            chunk.copy_from_slice(&self.try_next_u32()?.to_le_bytes()[..chunk.len()]);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Loaded;
    use crate::Dice;

    #[test]
    fn dice_fall_as_loaded() {
        let draws = [(6, 5), (4, 0), (6, 0), (48, 17)];
        let mut dice = Dice::new(Loaded::new(&draws));
        for (bound, result) in draws {
            assert_eq!(dice.below(bound), result);
        }
        assert!(dice.below(6) < 6);
    }
}
