//! What each viewer may know in one state, built once for all who look.

use std::sync::OnceLock;

use crate::{MAX_SEATS, Rules, Viewer};

/// Each seat, spectators and the historian.
const VIEWERS: usize = MAX_SEATS + 2;

/// The views of one state, each in the place of its viewer alone. Whoever has them starts
/// anew with every other state.
pub(crate) struct KeptViews<G: Rules>([OnceLock<Box<G::View>>; VIEWERS]);

impl<G: Rules> Default for KeptViews<G> {
    fn default() -> KeptViews<G> {
        KeptViews([const { OnceLock::new() }; VIEWERS])
    }
}

impl<G: Rules> KeptViews<G> {
    /// What this viewer may know in this state, which is the same at every call.
    pub(crate) fn get(&self, game: &G, state: &G::State, viewer: Viewer) -> &G::View {
        let place = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => MAX_SEATS,
            Viewer::Historian => MAX_SEATS + 1,
        };
        self.0[place].get_or_init(|| Box::new(game.view(state, viewer)))
    }
}
