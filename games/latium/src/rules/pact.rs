//! Section 17: pacts between players.

use ludi_engine::{Listener, Rng, Seat};

use crate::Latium;
use crate::rules::action::Action;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::gods::Kind;
use crate::rules::state::{NONE, State};
use crate::rules::why::Why;

impl<R: Rng, L: Listener<Latium>> Play<'_, R, L> {
    /// The player who is asked for a pact answers.
    pub(crate) fn answer_pact(&mut self, seat: Seat, accepts: bool) {
        self.answered();
        self.state.request.village = NONE;
        let with = self.state.request.seat;
        if accepts {
            self.state.rex_mut(seat).pacts.insert(with);
            self.state.rex_mut(with).pacts.insert(seat);
            self.tell(Event::PactMade { seat: with, with: seat });
        } else {
            self.tell(Event::PactRefused { seat: with, with: seat });
        }
    }

    /// A pact ends; until the next season neither attacks the other.
    pub(crate) fn end_pact(&mut self, seat: Seat, with: Seat) {
        for (one, other) in [(seat, with), (with, seat)] {
            let rex = self.state.rex_mut(one);
            rex.pacts.remove(other);
            rex.truce.insert(other);
        }
        self.tell(Event::PactEnded { seat, with });
    }

    /// A partner gets an auxilium; all see which.
    pub(crate) fn give(&mut self, seat: Seat, kind: Kind, to: Seat) {
        let rex = self.state.rex_mut(seat);
        rex.stock.remove(kind);
        rex.known.remove(kind);
        let rex = self.state.rex_mut(to);
        rex.stock.add(kind);
        rex.known.add(kind);
        self.tell(Event::Given { from: seat, to, kind });
    }
}

impl State {
    /// Do two players neither attack nor intercept each other?
    #[inline]
    pub(crate) fn at_peace(&self, one: Seat, other: Seat) -> bool {
        let rex = self.rex(one);
        rex.pacts.contains(other) || rex.truce.contains(other)
    }
}

impl Latium {
    pub(crate) fn check_end_pact(&self, state: &State, seat: Seat, with: Seat) -> Result<(), Why> {
        if state.rex(seat).pacts.contains(with) { Ok(()) } else { Err(Why::NoPact) }
    }

    pub(crate) fn check_gift(
        &self,
        state: &State,
        seat: Seat,
        kind: Kind,
        to: Seat,
    ) -> Result<(), Why> {
        self.check_end_pact(state, seat, to)?;
        if state.rex(seat).stock.has(kind) { Ok(()) } else { Err(Why::NoSuchAuxilium) }
    }

    pub(crate) fn list_gifts(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let rex = state.rex(seat);
        for to in rex.pacts.iter() {
            actions.extend(rex.stock.kinds().map(|kind| Action::Give(kind, to)));
        }
    }
}
