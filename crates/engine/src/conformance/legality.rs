//! `legal ⇔ apply`: for every seat and everything that could ever be tried.

use std::fmt::Debug;

use super::law::{Law, Lawful, require};
use super::position::Position;
use super::report::Tally;
use super::texts::TextCheck;
use crate::{Dice, FastRng, Seat, Silence, Words};

/// The whole action space, in order.
pub(super) struct Space<A>(Vec<A>);

/// When nobody looks closely, how many actions of the whole space a seat tries
/// that may do nothing.
const TRIES: u32 = 3;

/// The same for one that may do something, which tries all of that as well.
const MORE_TRIES: u32 = 24;

impl<A: Copy + Ord + Debug> Space<A> {
    pub(super) fn new(mut actions: Vec<A>) -> Space<A> {
        actions.sort_unstable();
        actions.dedup();
        Space(actions)
    }

    pub(super) fn actions(&self) -> &[A] {
        &self.0
    }

    /// Checks the legal lists of a position and every action against them.
    pub(super) fn check<G: Words<Action = A>>(
        &self,
        game: &G,
        position: &Position<G>,
        closely: bool,
        dice: &mut Dice<FastRng>,
        refusals: &mut Tally,
        texts: &mut TextCheck,
    ) -> Lawful {
        for seat in Seat::all(game.seats()) {
            let mut legal = position.legal[seat.index()].clone();
            if closely {
                let mut again = Vec::new();
                game.legal(&position.state, seat, &mut again);
                require(again == legal, Law::LegalIsAccepted, || {
                    format!("asked twice, seat {seat} may do {legal:?} and then {again:?}")
                })?;
            }
            legal.sort_unstable();
            for pair in legal.windows(2) {
                require(pair[0] != pair[1], Law::LegalIsAccepted, || {
                    format!("{:?} of seat {seat} is listed twice", pair[0])
                })?;
            }
            for action in &legal {
                require(self.0.binary_search(action).is_ok(), Law::LegalIsAccepted, || {
                    format!("{action:?} of seat {seat} is legal but not in the action space")
                })?;
            }
            let mut try_out =
                |action| try_out(game, position, seat, action, &legal, refusals, texts);
            if closely {
                self.0.iter().try_for_each(|&action| try_out(action))?;
            } else {
                let tries = if legal.is_empty() { TRIES } else { MORE_TRIES };
                legal.iter().try_for_each(|&action| try_out(action))?;
                for _ in 0..tries {
                    try_out(self.0[dice.below(self.0.len() as u32) as usize])?;
                }
            }
        }
        Ok(())
    }
}

/// Tries an action on a copy; `legal` is sorted.
fn try_out<G: Words>(
    game: &G,
    position: &Position<G>,
    seat: Seat,
    action: G::Action,
    legal: &[G::Action],
    refusals: &mut Tally,
    texts: &mut TextCheck,
) -> Lawful {
    let mut trial = position.state;
    let listed = legal.binary_search(&action).is_ok();
    match game.apply(&mut trial, seat, action, &mut Dice::fast(0), &mut Silence) {
        Ok(()) => require(listed, Law::IllegalIsRefused, || {
            format!("{action:?} of seat {seat} is accepted but not listed as legal")
        }),
        Err(refusal) => {
            require(!listed, Law::LegalIsAccepted, || {
                format!("{action:?} of seat {seat} is listed as legal but refused: {refusal:?}")
            })?;
            require(trial == position.state, Law::RefusalChangesNothing, || {
                format!("{action:?} of seat {seat} is refused, and yet the state has changed")
            })?;
            refusals.add(refusal.reason.key);
            texts.cites(refusal.rule)?;
            texts.says(&refusal.reason)
        }
    }
}
