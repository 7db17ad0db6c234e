//! Section 3.3: tribute from the provinces, and religion for the people.

use ludi_engine::{Listener, Rng, Rule, Seat, SeatSet};

use crate::Imperivm;
use crate::rules::action::Action;
use crate::rules::cards::{Card, Cards, Suit};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Ask, Stage, State};
use crate::rules::why::Why;

impl Imperivm {
    pub(crate) fn list_religion(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(state.unpicked_of(seat, Suit::Religion).kinds().map(Action::Card));
        actions.push(Action::Done);
    }
}

impl<R: Rng, L: Listener<Imperivm>> Play<'_, R, L> {
    /// Who has no province cannot tax. Where the draft has it so, a tribute begins
    /// with a face-down card, and nobody without cards can begin one.
    pub(crate) fn begin_tribute(&mut self) {
        let seat = self.state.turn;
        self.state.stage = Stage::Donation;
        if self.state.owned[seat.index()] == 0 {
            return;
        }
        if !self.game.edition.tribute_costs_a_card() {
            self.ask_for_tribute();
        } else if self.state.hand_size(seat) > 0 {
            self.ask(seat, Ask::MoraleCard);
        }
    }

    pub(crate) fn forgo_tribute(&mut self) {
        self.answered(self.state.turn);
    }

    pub(crate) fn ask_for_tribute(&mut self) {
        self.ask_for_offers(SeatSet::only(self.state.turn), Ask::Tribute);
    }

    /// Each province taxed gives a coin or power and costs a point of morale.
    pub(crate) fn tax(&mut self, seat: Seat) {
        let purse = self.state.offers[seat.index()].purse();
        if purse.is_empty() {
            return;
        }
        self.state.purses[seat.index()].add(purse);
        let morale = self.state.morale.saturating_sub(purse.total() as u8);
        self.state.morale = morale;
        self.tell(Event::Taxed { seat, purse, morale });
        if self.state.hand_size(seat) > 0 {
            self.ask(seat, Ask::Religion);
        }
    }

    pub(crate) fn pick_religion(&mut self, seat: Seat, card: Card) -> Result<(), Why> {
        if card.suit() != Suit::Religion {
            return Err(Why::OtherSuit(Suit::Religion, Rule("3.3")));
        }
        if self.state.unpicked(seat).count(card) == 0 {
            return Err(Why::NoSuchCard(Rule("3.3")));
        }
        self.state.picked[seat.index()] += Cards::one(card);
        Ok(())
    }

    pub(crate) fn preach(&mut self, seat: Seat) {
        let cards = self.state.picked[seat.index()];
        self.answered(seat);
        if cards.is_empty() {
            return;
        }
        self.play_openly(seat, cards);
        let morale = self.game.raised(self.state.morale, cards.value());
        self.state.morale = morale;
        self.tell(Event::Preached { seat, cards, morale });
    }
}
