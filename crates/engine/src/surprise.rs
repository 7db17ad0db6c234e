//! Whether a seat can foresee what comes of an action.

use crate::undo::WORLDS;
use crate::{Dice, Seat, Transcript, Viewer, Words};

/// Does this action show its own seat what it cannot know before: dice, or something that
/// is hidden from it? A card of one's own that is laid open shows it nothing.
///
/// It is found in worlds that the seat holds possible, so that the answer is the same
/// whatever is hidden.
pub(crate) fn surprises<G: Words>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
) -> bool {
    let viewer = Viewer::Seat(seat);
    let mut dice = Dice::fast(0);
    let mut first: Option<(G::View, Transcript<G>)> = None;
    (0..WORLDS).any(|_| {
        let mut world = game.resample(state, viewer, &mut dice);
        let (mut chance, mut told) = (Dice::fast(0), Transcript::default());
        let done = game.apply(&mut world, seat, action, &mut chance, &mut told);
        if done.is_err() || chance.drawn() > 0 {
            return true;
        }
        let view = game.view(&world, viewer);
        match &first {
            Some((seen, heard)) => *seen != view || !heard.looks_like(&told, game, viewer),
            None => {
                first = Some((view, told));
                false
            }
        }
    })
}
