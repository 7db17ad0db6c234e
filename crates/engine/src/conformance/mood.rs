//! How those who play for the laws choose.

use std::hash::Hash;

use crate::{Dice, FastRng, digest};

/// What a player likes. Even play alone hardly ever reaches what needs the same
/// choice several times; players with likings do.
pub(super) enum Mood {
    /// Everything alike.
    Even,
    /// Some actions much more than others, from this number on.
    Liking(u64),
}

const LIKINGS: [u32; 5] = [1, 1, 4, 16, 64];

impl Mood {
    /// A mood for one game.
    pub(super) fn draw(dice: &mut Dice<FastRng>) -> Mood {
        match dice.below(4) {
            0 => Mood::Even,
            _ => Mood::Liking(u64::from(dice.below(u32::MAX))),
        }
    }

    /// One of the actions, of which there is at least one.
    pub(super) fn choose<A: Copy + Hash>(&self, actions: &[A], dice: &mut Dice<FastRng>) -> A {
        let Mood::Liking(whim) = self else {
            return actions[dice.below(actions.len() as u32) as usize];
        };
        let liking =
            |action: &A| LIKINGS[(digest(&(whim, action)) % LIKINGS.len() as u64) as usize];
        let mut left = dice.below(actions.iter().map(liking).sum());
        for action in actions {
            let weight = liking(action);
            if left < weight {
                return *action;
            }
            left -= weight;
        }
        actions[0]
    }
}
