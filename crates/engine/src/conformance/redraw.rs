//! Resample really draws anew: everything hidden is seen to change.

use std::collections::BTreeMap;

use super::law::{Law, Lawful, name, require};
use super::leaves::{Leaves, describe};
use super::position::Position;
use crate::{Dice, FastRng, Viewer, Words};

/// What is hidden this often, and never once changes, is not drawn anew.
const OFTEN: u32 = 200;

/// How often each kind of thing was hidden, and how often it changed: what only
/// the historian sees, apart for those who play and those who watch.
#[derive(Default)]
pub(super) struct Redraw(BTreeMap<(bool, u64), Hidden>);

#[derive(Default)]
struct Hidden {
    times: u32,
    changed: u32,
    example: String,
}

impl Redraw {
    /// Compares the historian's view with that of a world redrawn for `viewer`.
    pub(super) fn observe<G: Words>(
        &mut self,
        game: &G,
        position: &Position<G>,
        viewer: Viewer,
        dice: &mut Dice<FastRng>,
    ) {
        let plays = matches!(viewer, Viewer::Seat(_));
        let world = game.resample(&position.state, viewer, dice);
        let whole = game.view(&position.state, Viewer::Historian);
        let known = Leaves::of(&game.view(&position.state, viewer));
        let redrawn = Leaves::of(&game.view(&world, Viewer::Historian));
        for (place, leaf) in Leaves::of(&whole).iter() {
            let is_hidden =
                !leaf.is_nothing && known.get(place).is_none_or(|known| known.is_nothing);
            if is_hidden {
                let hidden = self.0.entry((plays, leaf.kind)).or_insert_with(|| Hidden {
                    example: format!("{}, hidden from {}", describe(&whole, place), name(viewer)),
                    ..Hidden::default()
                });
                hidden.times += 1;
                hidden.changed += u32::from(redrawn.differs(place, leaf));
            }
        }
    }

    /// At the end of all games: did everything change at least once?
    pub(super) fn check(&self) -> Lawful {
        for hidden in self.0.values() {
            require(hidden.changed > 0 || hidden.times < OFTEN, Law::LazyResample, || {
                format!(
                    "resample never changed a thing that was hidden {} times (such as {})",
                    hidden.times, hidden.example
                )
            })?;
        }
        Ok(())
    }
}
