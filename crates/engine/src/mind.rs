//! What a game teaches its bots.

use crate::{Phrase, Rules, Seat};

/// A game that can judge its actions by rule of thumb. This is the plain bot,
/// the opponent that stronger bots imagine, and the caretaker of an empty seat.
///
/// A bot asks in this order: [`lens`](Mind::lens) for the seat that is to act,
/// then [`judge`](Mind::judge) with the legal actions of that seat. A bot that
/// searches plays on in a [resampled](Rules::resample) state in the same way, for
/// all seats, until [`boundary`](Mind::boundary) has grown far enough or the match
/// is over; then it asks for [`returns`](Mind::returns).
///
/// # What must hold
///
/// - Nothing but `reason` allocates, except that `scores` may grow to the number of actions.
/// - All methods are pure functions of their arguments, as those of [`Rules`].
/// - `judge` gives the same scores, to the bit, in all states that the seat cannot
///   tell apart.
pub trait Mind: Rules {
    /// A look at the state through the eyes of one seat: it borrows the state and
    /// gives out only what that seat may know. Its fields are private to the
    /// module of the rules that defines it, and the [`View`](Rules::View) is built
    /// through it, so that one module decides what anybody may know.
    type Lens<'a>: Copy;

    /// The lens of a seat. It copies nothing.
    fn lens<'a>(&'a self, state: &'a Self::State, seat: Seat) -> Self::Lens<'a>;

    /// Puts one score for each of the `legal` actions of the seat that looks
    /// through the lens into `scores`, which the caller has emptied. Higher is
    /// better; a difference of 1 makes an action about three times as likely.
    fn judge(&self, lens: &Self::Lens<'_>, legal: &[Self::Action], scores: &mut Vec<f32>);

    /// Why the seat that looks through the lens would do this, in a few words: what weighs
    /// most in its judgement of the action; nothing where no single thing does. It is the
    /// same in all states that the seat cannot tell apart. It may allocate, since only a
    /// hint asks for it.
    fn reason(&self, lens: &Self::Lens<'_>, action: Self::Action) -> Option<Phrase> {
        _ = (lens, action);
        None
    }

    /// A number that never falls during a match and grows at each moment where a
    /// rollout may be cut and the position valued: at a scoring or the end of a
    /// turn. It is public, and is never first seen to have grown inside a plot or a
    /// battle. A rollout of `n` boundaries goes on until the number is at least `n`
    /// more than where it began.
    fn boundary(&self, state: &Self::State) -> u32;

    /// Puts the part of the win of each seat into `returns`, which has a place for
    /// each seat: 1, a fraction where a win is shared, or 0. The same as
    /// [`Outcome::win_share`](crate::Outcome::win_share). Asked when the match is
    /// over; before, nobody has won anything.
    fn returns(&self, state: &Self::State, returns: &mut [f32]);
}
