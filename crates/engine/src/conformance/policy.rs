//! How the random players of the laws choose.

use std::hash::Hash;

use crate::{Dice, FastRng, digest};

/// How likely each action is. Uniform play hardly ever reaches what needs the same
/// choice several times; weighted play does.
pub(super) enum Policy {
    /// All actions alike.
    Uniform,
    /// Some actions much more than others. The number selects which.
    Weighted(u64),
}

const WEIGHTS: [u32; 5] = [1, 1, 4, 16, 64];

impl Policy {
    /// A policy for one game.
    pub(super) fn draw(dice: &mut Dice<FastRng>) -> Policy {
        match dice.below(4) {
            0 => Policy::Uniform,
            _ => Policy::Weighted(u64::from(dice.below(u32::MAX))),
        }
    }

    /// One of the actions, of which there is at least one.
    pub(super) fn choose<A: Copy + Hash>(&self, actions: &[A], dice: &mut Dice<FastRng>) -> A {
        let Policy::Weighted(number) = self else {
            return actions[dice.below(actions.len() as u32) as usize];
        };
        let weight_of =
            |action: &A| WEIGHTS[(digest(&(number, action)) % WEIGHTS.len() as u64) as usize];
        let mut left = dice.below(actions.iter().map(weight_of).sum());
        for action in actions {
            let weight = weight_of(action);
            if left < weight {
                return *action;
            }
            left -= weight;
        }
        actions[0]
    }
}
