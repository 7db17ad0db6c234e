//! What a game teaches its bots.

use crate::Rules;

/// A game that can judge its actions by rule of thumb. This is the plain bot,
/// the opponent that stronger bots imagine, and the caretaker of an empty seat.
pub trait Mind: Rules {
    /// Puts one score for each of the `legal` actions of the seat that looks
    /// through `view` into `scores`, which the caller has emptied. Higher is
    /// better; a difference of 1 makes an action about three times as likely.
    fn judge(&self, view: &Self::View, legal: &[Self::Action], scores: &mut Vec<f32>);
}
