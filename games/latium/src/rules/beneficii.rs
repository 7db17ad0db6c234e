//! Section 10: Beneficium cards.

use ludi_engine::{Listener, Rng, Seat};

use crate::Latium;
use crate::rules::action::Action;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::gods::{Card, cards};
use crate::rules::state::{NONE, State};
use crate::rules::why::Why;

impl<R: Rng, L: Listener<Latium>> Play<'_, R, L> {
    /// The next benefit of a card: odd ones help, even ones harm; the third helps twice,
    /// the fourth harms two.
    pub(crate) fn use_benefit(&mut self, seat: Seat, card: Card) {
        let benefit = self.state.benefits_used(card) + 1;
        self.state.used[usize::from(benefit) - 1] |= card.bit();
        self.state.revealed |= card.bit();
        self.state.rex_mut(seat).card = card.index() as u8;
        self.tell(Event::BenefitUsed { seat, card, benefit });
        self.beat("beneficium");
        let times = if benefit > 2 { 2 } else { 1 };
        self.begin_effect(seat, card.kind(), benefit.is_multiple_of(2), times);
    }
}

impl Latium {
    pub(crate) fn check_benefit(&self, state: &State, seat: Seat, card: Card) -> Result<(), Why> {
        if !state.holds(seat, card) {
            return Err(Why::NotInHand);
        }
        let rex = state.rex(seat);
        if rex.card != NONE && rex.card != card.index() as u8 {
            return Err(Why::OtherCard);
        }
        let used = state.benefits_used(card);
        if used == card.benefits() {
            return Err(Why::UsedUp);
        }
        if u16::from(used) >= rex.offer {
            return Err(Why::OfferTooLow(used + 1));
        }
        Ok(())
    }

    pub(crate) fn list_benefits(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let own = cards(state.rex(seat).hand);
        let possible = own.filter(|&card| self.check_benefit(state, seat, card).is_ok());
        actions.extend(possible.map(Action::Benefit));
    }
}
