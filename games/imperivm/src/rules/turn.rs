//! Section 3: the turns of generals and emperors.

use ludi_engine::{Listener, Rng};

use crate::Imperivm;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Ask, Stage};

/// How many dominions there are.
pub(crate) const DOMINIONS: u8 = 9;

impl<R: Rng, L: Listener<Imperivm>> Play<'_, R, L> {
    /// An emperor begins with marker and oath, a prisoner in prison, everybody
    /// else with the succession.
    pub(crate) fn begin_turn(&mut self) {
        let state = &mut *self.state;
        let seat = state.turn;
        state.marched = false;
        state.imperial = seat == state.emperor;
        if state.imperial {
            self.begin_dominion();
            return;
        }
        state.stage = Stage::Proposal;
        let free = state.is_free(seat);
        self.tell(Event::TurnBegins { seat });
        self.beat("turn");
        if !free {
            self.ask(seat, Ask::Prison);
        }
    }

    /// The marker advances; where the draft has it so, the emperor puts a pawn on
    /// his family; all swear.
    pub(crate) fn begin_dominion(&mut self) {
        let state = &mut *self.state;
        let seat = state.emperor;
        state.dominion += 1;
        let dominion = state.dominion;
        self.tell(Event::DominionBegins { seat, dominion });
        if self.game.edition.emperor_places_pawn() {
            self.state.pawns[seat.index()] += 1;
            self.tell(Event::FamilyPawn { seat, pawns: self.state.pawns[seat.index()] });
        }
        self.beat("turn");
        self.begin_oath();
    }

    pub(crate) fn end_turn(&mut self) {
        self.state.turn = self.state.turn.left(self.game.seats);
        self.state.stage = Stage::Turn;
    }
}
