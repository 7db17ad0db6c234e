//! What a game teaches its bots.

use ludi_engine::{Dice, Game, Rng};

/// A game that can judge its actions by rule of thumb. This is the plain bot,
/// the opponent that stronger bots imagine, and the caretaker of an empty seat.
pub trait Heuristic: Game {
    /// Puts one score for each of the `legal` actions of the seat that looks
    /// through `view` into `scores`, which the caller has emptied. Higher is
    /// better; a difference of 1 makes an action about three times as likely.
    fn judge(&self, view: &Self::View, legal: &[Self::Action], scores: &mut Vec<f32>);
}

/// One of the actions, likelier the better its score: in proportion to
/// `exp(score / temperature)`.
pub(crate) fn pick<R: Rng>(scores: &[f32], temperature: f32, dice: &mut Dice<R>) -> usize {
    let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let weight = |score: f32| ((score - best) / temperature).exp();
    let total: f32 = scores.iter().map(|&score| weight(score)).sum();
    // A part of the total in steps of 2⁻²⁴, which is as fine as an f32 goes.
    let mut left = total * dice.below(1 << 24) as f32 / (1 << 24) as f32;
    for (index, &score) in scores.iter().enumerate() {
        left -= weight(score);
        if left < 0.0 {
            return index;
        }
    }
    scores.len() - 1
}
