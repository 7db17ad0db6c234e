//! Where armies stand: on a province of their own, or in Italia as guests of the
//! emperor when they have none, or nowhere while their general is in prison.

use ludi_engine::{Listener, Rng, Rule, Seat};

use crate::Imperivm;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::province::{ITALIA, Province};
use crate::rules::state::{Ask, State};
use crate::rules::why::Why;

impl Imperivm {
    /// The nearest provinces to which a beaten army can retreat.
    pub(crate) fn retreats(&self, state: &State, seat: Seat) -> u64 {
        let from = state.army(seat).unwrap_or(ITALIA);
        self.components.map.nearest(from, state.owned[seat.index()])
    }
}

impl<R: Rng, L: Listener<Imperivm>> Play<'_, R, L> {
    /// Finds a place for each army that has none of its own, asking its general
    /// where there is a choice.
    pub(crate) fn settle_armies(&mut self) {
        for seat in Seat::all(self.game.seats) {
            let owned = self.state.owned[seat.index()];
            match self.state.army(seat) {
                None if self.state.is_free(seat) => match owned.count_ones() {
                    0 => {
                        self.state.armies[seat.index()] = ITALIA.index() as u8;
                        self.tell(Event::ArmyIsGuest { seat, section: "3.6" });
                    }
                    1 => self.put_army(seat, owned),
                    _ => return self.ask(seat, Ask::Return),
                },
                Some(at) if owned != 0 && owned & at.bit() == 0 => {
                    let near = self.game.retreats(self.state, seat);
                    if near.count_ones() > 1 {
                        return self.ask(seat, Ask::Retreat);
                    }
                    self.move_army(seat, near);
                }
                _ => {}
            }
        }
        self.state.unsettled = false;
    }

    fn put_army(&mut self, seat: Seat, only: u64) {
        let province = Province::from_index(only.trailing_zeros() as u8);
        self.state.armies[seat.index()] = province.index() as u8;
        self.tell(Event::ArmyReturned { seat, province });
    }

    fn move_army(&mut self, seat: Seat, only: u64) {
        let province = Province::from_index(only.trailing_zeros() as u8);
        self.state.armies[seat.index()] = province.index() as u8;
        self.tell(Event::ArmyRetreated { seat, province });
    }

    pub(crate) fn return_army(&mut self, seat: Seat, province: Province) -> Result<(), Why> {
        if !self.state.owns(seat, province) {
            return Err(Why::NotYourProvince(Rule("3.6")));
        }
        self.answered(seat);
        self.put_army(seat, province.bit());
        Ok(())
    }

    pub(crate) fn retreat_army(&mut self, seat: Seat, province: Province) -> Result<(), Why> {
        if !self.state.owns(seat, province) {
            return Err(Why::NotYourProvince(Rule("3.2")));
        }
        if self.game.retreats(self.state, seat) & province.bit() == 0 {
            return Err(Why::NotNearest);
        }
        self.answered(seat);
        self.move_army(seat, province.bit());
        Ok(())
    }
}
