//! Section 3.2a: the march on Rome, which makes an emperor by force.

use ludi_engine::{Listener, Rng, Seat};

use crate::Imperivm;
use crate::rules::event::Event;
use crate::rules::flow::Play;

impl<R: Rng, L: Listener<Imperivm>> Play<'_, R, L> {
    /// Who conquers Italia is emperor, and counts as having had his turn as one.
    /// Nothing else changes hands.
    pub(crate) fn seize_throne(&mut self, seat: Seat) {
        let state = &mut *self.state;
        let old = std::mem::replace(&mut state.emperor, seat);
        state.reigned = true;
        state.marched = true;
        let homeless = state.owned[old.index()] == 0;
        self.tell(Event::RomeTaken { seat, old });
        if homeless {
            self.tell(Event::ArmyIsGuest { seat: old, section: "3.2a" });
        }
    }

    /// His dominion begins at once, with the oath and the trouble of the people
    /// and the borders, and without jailing.
    pub(crate) fn take_rome(&mut self) {
        self.begin_dominion();
    }
}
