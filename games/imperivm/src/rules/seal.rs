//! Choices that several make at once and in secret: votes, oaths, offers. Who
//! has sealed may choose anew until the last is in, and only he knows of it;
//! what was sealed counts until the new choice is sealed whole.

use ludi_engine::{Listener, Rng, Seat, Told};

use crate::Imperivm;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::note::Note;
use crate::rules::state::Ask;

impl<R: Rng, L: Listener<Imperivm>> Play<'_, R, L> {
    /// Seals what a seat has chosen. The others hear that it has chosen, once.
    pub(crate) fn seal(&mut self, seat: Seat, event: Event, others: Event) {
        let state = &mut *self.state;
        let first = state.pending.contains(seat);
        state.sealed.insert(seat);
        if matches!(state.ask, Ask::Vote | Ask::Oath) {
            let picked = std::mem::take(&mut state.picked[seat.index()]);
            state.notes[seat.index()] = Note::sealing(picked);
        } else {
            let unsaid = self.game.unsaid(state, seat, state.ask);
            let offer = std::mem::replace(&mut state.offers[seat.index()], unsaid);
            state.sealed_offers[seat.index()] = offer;
        }
        self.listener.tell(Told::to_seat(seat, event, first.then_some(others)));
        self.answered(seat);
    }

    /// All cards are in: what was sealed counts, what was begun anew does not.
    pub(crate) fn open_cards(&mut self) {
        let state = &mut *self.state;
        for seat in std::mem::take(&mut state.sealed).iter() {
            state.picked[seat.index()] = std::mem::take(&mut state.notes[seat.index()]).sealed();
        }
    }

    /// The same of offers.
    pub(crate) fn open_offers(&mut self) {
        let state = &mut *self.state;
        for seat in std::mem::take(&mut state.sealed).iter() {
            let offer = std::mem::take(&mut state.sealed_offers[seat.index()]);
            state.offers[seat.index()] = offer;
        }
    }
}
