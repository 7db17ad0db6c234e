//! Section 3.6: the emperor may jail a public traitor.

use ludi_engine::{Listener, Rng, Rule, Seat, SeatSet};

use crate::Imperivm;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Ask, NONE, Stage, State};
use crate::rules::turn::DOMINIONS;
use crate::rules::why::Why;

impl Imperivm {
    /// The public traitors, but for the emperor and the man in prison.
    pub(crate) fn jailable(&self, state: &State) -> SeatSet {
        let can_be_jailed = |&seat: &Seat| {
            state.loyalty[seat.index()] < 0 && seat != state.emperor && state.is_free(seat)
        };
        Seat::all(self.seats).filter(can_be_jailed).collect()
    }
}

impl<R: Rng, L: Listener<Imperivm>> Play<'_, R, L> {
    pub(crate) fn begin_jail(&mut self) {
        self.state.stage = Stage::Conquest;
        let last = self.state.dominion == DOMINIONS;
        if last && !self.game.edition.last_emperor_jails() {
            return;
        }
        if !self.game.jailable(self.state).is_empty() {
            self.ask(self.state.emperor, Ask::Jail);
        }
    }

    /// There is one cell: who was in it goes free.
    pub(crate) fn jail(&mut self, seat: Seat, named: Seat) -> Result<(), Why> {
        if named.index() >= usize::from(self.game.seats) {
            return Err(Why::NoSuchGeneral(Rule("3.6")));
        }
        if named == self.state.emperor {
            return Err(Why::Yourself(Rule("3.6")));
        }
        if !self.state.is_free(named) {
            return Err(Why::InPrisonAlready);
        }
        if !self.game.jailable(self.state).contains(named) {
            return Err(Why::NotTraitor);
        }
        self.answered(seat);
        self.free_prisoner();
        self.state.prisoner = Some(named);
        self.state.armies[named.index()] = NONE;
        self.tell(Event::Jailed { seat: named });
        Ok(())
    }

    pub(crate) fn jail_nobody(&mut self, seat: Seat) {
        self.answered(seat);
        self.tell(Event::NobodyJailed { seat });
    }
}
