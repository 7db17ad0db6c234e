//! Taking back: checked against our own notes of what was played.

use super::law::{Law, Lawful, require};
use crate::{Dice, FastRng, Game, Match, Seat, digest};

/// How often steps are taken back in one game at most, so that it ends.
const MOST: u32 = 12;

/// The states before each step since somebody else acted or chance spoke.
pub(super) struct Trail<G: Game> {
    steps: Vec<(G::State, Seat)>,
    times: u32,
}

impl<G: Game> Trail<G> {
    pub(super) fn new() -> Trail<G> {
        Trail { steps: Vec::new(), times: 0 }
    }

    /// Notes a step.
    pub(super) fn note(&mut self, before: G::State, seat: Seat, chance: bool) {
        if chance || self.steps.last().is_some_and(|(_, last)| *last != seat) {
            self.steps.clear();
        }
        if !chance {
            self.steps.push((before, seat));
        }
    }

    /// Sometimes takes steps back, and says how many.
    pub(super) fn maybe_take_back(
        &mut self,
        played: &mut Match<G>,
        dice: &mut Dice<FastRng>,
    ) -> Result<u32, super::law::Fault> {
        let Some(&(_, last)) = self.steps.last() else {
            return self.none_may(played, None).map(|()| 0);
        };
        self.none_may(played, Some(last))?;
        if self.times == MOST || dice.below(3) > 0 {
            return Ok(0);
        }
        let most = played.retractable(last);
        require(most as usize <= self.steps.len(), Law::Undo, || {
            format!("seat {last} may take back {most} steps, across another seat's or chance")
        })?;
        let here = *played.state();
        let refused = !played.take_back(last, most + 1) && !played.take_back(last, 0);
        require(refused && *played.state() == here, Law::Undo, || {
            format!("seat {last} may take back {most} steps, and took back more, or none")
        })?;
        if most == 0 {
            return Ok(0);
        }
        let count = 1 + dice.below(most);
        let taken_back = played.take_back(last, count);
        let first = self.steps.len() - count as usize;
        let before = self.steps[first].0;
        let hash = played.rows().last().map(|row| row.hash);
        require(
            taken_back && *played.state() == before && hash == Some(digest(&before)),
            Law::Undo,
            || format!("seat {last} took back {count} steps and is not where it was before"),
        )?;
        self.steps.truncate(first);
        self.times += 1;
        let left = played.retractable(last);
        require(left == most - count, Law::Undo, || {
            format!("of {most} steps seat {last} took back {count} and may take back {left} more")
        })?;
        Ok(count)
    }

    /// Nobody but the last to act may take anything back.
    fn none_may(&self, played: &Match<G>, but: Option<Seat>) -> Lawful {
        for seat in Seat::all(played.game().seats()).filter(|seat| Some(*seat) != but) {
            require(played.retractable(seat) == 0, Law::Undo, || {
                format!("seat {seat} may take back steps across another seat's or chance")
            })?;
        }
        Ok(())
    }
}
