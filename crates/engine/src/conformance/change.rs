//! Whoever changes what it has sealed does so unseen.

use super::law::{Law, Lawful, name, require};
use super::transition::{Cause, Transition};
use crate::{Viewer, Words};

/// After a step of a seat that was not to act, all others see, hear and are
/// asked what they were before, and chance has not spoken.
pub(super) fn check<G: Words>(transition: &Transition<'_, G>) -> Lawful {
    let Cause::Act(before, seat, action) = transition.cause else { return Ok(()) };
    let (game, after) = (transition.game, &transition.after);
    if game.to_act(&before).contains(seat) {
        return Ok(());
    }
    let law = Law::UnseenChange;
    let same = game.to_act(&before) == game.to_act(after)
        && game.may_change(&before) == game.may_change(after);
    require(same, law, || {
        format!("{action:?} of seat {seat}, which is not to act, changes who may do something")
    })?;
    require(transition.words() == 0, law, || {
        format!("{action:?} of seat {seat}, which is not to act, is left to chance")
    })?;
    let (mut was, mut is) = (Vec::new(), Vec::new());
    for viewer in Viewer::all(game.seats()).filter(|viewer| *viewer != Viewer::Seat(seat)) {
        let told = || format!("{} learns of {action:?} of seat {seat}", name(viewer));
        require(transition.told.seen(viewer).next().is_none(), law, told)?;
        require(game.view(&before, viewer) == game.view(after, viewer), law, told)?;
        require(game.prompt(&before, viewer) == game.prompt(after, viewer), law, told)?;
        if let Viewer::Seat(other) = viewer {
            was.clear();
            is.clear();
            game.legal(&before, other, &mut was);
            game.legal(after, other, &mut is);
            require(was == is, law, told)?;
        }
    }
    Ok(())
}
