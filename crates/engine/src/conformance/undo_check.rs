//! Checks undo against a separate list of the steps played.

use super::law::{Fault, Law, Lawful, require};
use super::transition::{Cause, Transition};
use crate::undo::{WORLDS, notices, reveals_in_worlds};
use crate::{Dice, FastRng, Match, Seat, SeatSet, Silence, Viewer, Words, digest};

/// How often steps are taken back in one game at most, so that it ends.
const MOST: u32 = 8;

/// The steps since the last random draw.
pub(super) struct UndoCheck<G: Words> {
    steps: Vec<Step<G>>,
    times: u32,
}

struct Step<G: Words> {
    before: G::State,
    seat: Seat,
    action: G::Action,
    /// The other seats that could notice it.
    noticed: SeatSet,
}

impl<G: Words> UndoCheck<G> {
    pub(super) fn new() -> UndoCheck<G> {
        UndoCheck { steps: Vec::new(), times: 0 }
    }

    /// Adds a step to the list, and checks what the rules say of it at once.
    pub(super) fn follow(&mut self, transition: &Transition<'_, G>) -> Lawful {
        let Cause::Act(before, seat, action) = transition.cause else { return Ok(()) };
        if transition.words() > 0 {
            self.steps.clear();
            return Ok(());
        }
        let game = transition.game;
        require(
            !game.reveals_nothing(&before, &transition.after, action)
                || !reveals_in_worlds(game, &before, seat, action, WORLDS),
            Law::Undo,
            || {
                format!(
                    "{action:?} of seat {seat} is said to reveal nothing, and reveals something"
                )
            },
        )?;
        let notices = |other: &Seat| {
            let viewer = Viewer::Seat(*other);
            notices(game, &before, &transition.after, transition.told, viewer)
        };
        let others = Seat::all(game.seats()).filter(|other| *other != seat);
        let noticed = others.filter(notices).collect();
        self.steps.push(Step { before, seat, action, noticed });
        Ok(())
    }

    /// How many steps of this seat came after the last step of another that it noticed.
    fn last_of(&self, seat: Seat) -> usize {
        let unnoticed = |step: &&Step<G>| !step.noticed.contains(seat);
        let last = self.steps.iter().rev().take_while(unnoticed);
        last.filter(|step| step.seat == seat).count()
    }

    /// Sometimes takes steps back, and says how many.
    pub(super) fn maybe_take_back(
        &mut self,
        played: &mut Match<G>,
        dice: &mut Dice<FastRng>,
    ) -> Result<u32, Fault> {
        let mut able = SeatSet::EMPTY;
        for seat in Seat::all(played.game().seats()) {
            let most = played.retractable(seat);
            require(most as usize <= self.last_of(seat), Law::Undo, || {
                format!("seat {seat} may take back {most} steps, across another's or chance")
            })?;
            if most > 0 {
                able.insert(seat);
            }
        }
        if able.is_empty() || self.times == MOST || dice.below(3) > 0 {
            return Ok(0);
        }
        let place = dice.below(able.len() as u32) as usize;
        let Some(seat) = able.iter().nth(place) else { return Ok(0) };
        let most = played.retractable(seat);
        let here = *played.state();
        let refused = !played.take_back(seat, most + 1) && !played.take_back(seat, 0);
        require(refused && *played.state() == here, Law::Undo, || {
            format!("seat {seat} may take back {most} steps, and took back more, or none")
        })?;
        let count = 1 + dice.below(most);
        let taken_back = played.take_back(seat, count);
        let before = self.take_back(played.game(), seat, count);
        let hash = played.rows().last().map(|row| row.hash);
        require(
            taken_back && *played.state() == before && hash == Some(digest(&before)),
            Law::Undo,
            || format!("seat {seat} took back {count} steps and is not where it was before"),
        )?;
        self.times += 1;
        let left = played.retractable(seat);
        require(left == most - count, Law::Undo, || {
            format!("of {most} steps seat {seat} took back {count} and may take back {left} more")
        })?;
        Ok(count)
    }

    /// Does the same in the list: later steps of others are played again where
    /// they are still legal.
    fn take_back(&mut self, game: &G, seat: Seat, count: u32) -> G::State {
        let own = self.steps.iter().enumerate().filter(|(_, step)| step.seat == seat);
        let first = own.map(|(at, _)| at).nth_back(count as usize - 1).unwrap_or_default();
        let later = self.steps.split_off(first);
        let mut state = later[0].before;
        for step in later.into_iter().filter(|step| step.seat != seat) {
            let (before, mut untouched) = (state, Dice::fast(0));
            let again =
                game.apply(&mut state, step.seat, step.action, &mut untouched, &mut Silence);
            if again.is_ok() && untouched.drawn() == 0 {
                self.steps.push(Step { before, ..step });
            } else {
                state = before;
            }
        }
        state
    }
}
