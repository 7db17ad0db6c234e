//! Section 3: the turns of generals and emperors.

use std::hash::{Hash, Hasher};

use ludi_engine::{Listener, Rng};

use crate::Imperivm;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Ask, Stage};

/// How many dominions there are.
pub(crate) const DOMINIONS: u8 = 9;

/// How many turns have begun. It follows from the match so far, and no rule asks
/// for it. So it does not count in the hash of a state, and the hashes in older
/// records, whose states did not have it, stay right.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Turns(u16);

impl Turns {
    pub(crate) fn begun(self) -> u32 {
        self.0.into()
    }
}

impl Hash for Turns {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<R: Rng, L: Listener<Imperivm>> Play<'_, R, L> {
    /// An emperor begins with marker and oath, a prisoner in prison, everybody
    /// else with the succession.
    pub(crate) fn begin_turn(&mut self) {
        let state = &mut *self.state;
        let seat = state.turn;
        state.turns.0 += 1;
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
