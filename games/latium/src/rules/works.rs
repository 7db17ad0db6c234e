//! Section 14: huts, ara and oppidum.

use ludi_engine::{Listener, Rng, Seat};

use crate::Latium;
use crate::rules::action::Action;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Bond, Season, State};
use crate::rules::village::{Village, villages};
use crate::rules::why::Why;

/// The seasons that an ara takes.
pub(crate) const ARA: u8 = 2;
/// The seasons that an oppidum takes.
pub(crate) const OPPIDUM: u8 = 3;

impl<R: Rng, L: Listener<Latium>> Play<'_, R, L> {
    /// A hut for familiae that have none. In the main village it brings consent.
    pub(crate) fn build_hut(&mut self, seat: Seat, village: Village, price: u16) {
        self.pay(seat, price);
        self.state.village_mut(village).huts += 1;
        self.tell(Event::HutBuilt { seat, village, price });
        if self.state.rex(seat).of(Bond::Main) & village.bit() as u32 != 0 {
            self.change_consent(seat, 1);
        }
    }

    /// A season's work on the ara; what it costs is paid when it is begun.
    pub(crate) fn build_ara(&mut self, seat: Seat) {
        let begun = self.state.rex(seat).ara > 0;
        let price = if begun { 0 } else { self.game.components.costs.ara };
        self.pay(seat, price);
        let rex = self.state.rex_mut(seat);
        rex.ara += 1;
        let step = rex.ara;
        self.tell(Event::AraBuilt { seat, step, price });
        if step == ARA {
            self.change_consent(seat, 1);
        }
    }

    /// A season's work on an oppidum.
    pub(crate) fn build_oppidum(&mut self, seat: Seat, village: Village) {
        let begun = self.state.village(village).oppidum > 0;
        let price = if begun { 0 } else { self.game.components.costs.oppidum };
        self.pay(seat, price);
        let of = self.state.village_mut(village);
        of.oppidum += 1;
        let step = of.oppidum;
        self.tell(Event::OppidumBuilt { seat, village, step, price });
        if step < OPPIDUM {
            return;
        }
        if self.state.rex(seat).of(Bond::Main) & village.bit() as u32 != 0 {
            self.change_consent(seat, 1);
        } else {
            self.state.village_mut(village).level = 0;
        }
    }
}

impl State {
    /// Is a price within what a player has?
    #[inline]
    pub(crate) fn check_price(
        &self,
        seat: Seat,
        price: u16,
        section: &'static str,
    ) -> Result<(), Why> {
        if self.rex(seat).dp < price { Err(Why::TooPoor(price, section)) } else { Ok(()) }
    }
}

impl Latium {
    fn check_own(&self, state: &State, seat: Seat, village: Village) -> Result<(), Why> {
        let own = state.rex(seat).all() & village.bit() as u32 != 0;
        if own { Ok(()) } else { Err(Why::NotYours("14")) }
    }

    fn check_begin(&self, state: &State, seat: Seat, price: u16) -> Result<(), Why> {
        if state.season != Season::Hiems {
            return Err(Why::BegunInWinter);
        }
        state.check_price(seat, price, "14")
    }

    /// Is there need for a hut?
    pub(crate) fn check_needed(
        &self,
        state: &State,
        seat: Seat,
        village: Village,
    ) -> Result<(), Why> {
        self.check_own(state, seat, village)?;
        if state.needs_hut(village) { Ok(()) } else { Err(Why::HutNotNeeded) }
    }

    pub(crate) fn check_hut(&self, state: &State, seat: Seat, village: Village) -> Result<(), Why> {
        self.check_needed(state, seat, village)?;
        self.check_begin(state, seat, self.components.costs.hut)
    }

    pub(crate) fn check_ara(&self, state: &State, seat: Seat) -> Result<(), Why> {
        match state.rex(seat).ara {
            0 => self.check_begin(state, seat, self.components.costs.ara),
            ARA.. => Err(Why::Finished),
            _ if state.done.ara_blocked.contains(seat) => Err(Why::WorkBlocked),
            _ if state.done.ara_step.contains(seat) => Err(Why::WorkedAlready),
            _ => Ok(()),
        }
    }

    pub(crate) fn check_oppidum(
        &self,
        state: &State,
        seat: Seat,
        village: Village,
    ) -> Result<(), Why> {
        self.check_own(state, seat, village)?;
        let bit = village.bit() as u32;
        match state.village(village).oppidum {
            0 => self.check_begin(state, seat, self.components.costs.oppidum),
            OPPIDUM.. => Err(Why::Finished),
            _ if state.done.blocked & bit != 0 => Err(Why::WorkBlocked),
            _ if state.done.steps & bit != 0 => Err(Why::WorkedAlready),
            _ => Ok(()),
        }
    }

    pub(crate) fn list_works(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let own = || villages(state.rex(seat).all().into());
        let may_begin = |price| self.check_begin(state, seat, price).is_ok();
        if may_begin(self.components.costs.hut) {
            actions.extend(own().filter(|&village| state.needs_hut(village)).map(Action::Hut));
        }
        if self.check_ara(state, seat).is_ok() {
            actions.push(Action::Ara);
        }
        let begins = may_begin(self.components.costs.oppidum);
        let idle = state.done.blocked | state.done.steps;
        let sites = own().filter(|&village| match state.village(village).oppidum {
            0 => begins,
            step => step < OPPIDUM && idle & village.bit() as u32 == 0,
        });
        actions.extend(sites.map(Action::Oppidum));
    }
}
