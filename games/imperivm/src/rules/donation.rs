//! Section 3.4: donations to the empire, and the cards they bring. A defender
//! draws in the same way.

use ludi_engine::{Listener, Rng, Seat, SeatSet};

use crate::Imperivm;
use crate::rules::cards::{Card, Cards, Holding};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Ask, Stage};
use crate::rules::why::Why;

impl<R: Rng, L: Listener<Imperivm>> Play<'_, R, L> {
    pub(crate) fn begin_donation(&mut self) {
        let seat = self.state.turn;
        let imperial = self.state.imperial;
        self.state.stage = if imperial { Stage::Trouble } else { Stage::EndOfTurn };
        if !self.state.purses[seat.index()].is_empty() {
            self.ask_for_offers(SeatSet::only(seat), Ask::Donation);
        }
    }

    /// Each coin is a card drawn, and there is one more; each power is a card
    /// that may be kept. What is given goes to the public stock, what is spent to
    /// defend Italia is lost.
    pub(crate) fn donate(&mut self, seat: Seat, ask: Ask) {
        let own = self.state.offers[seat.index()].purse();
        let public = self.state.public_offer.purse();
        let mut given = own;
        given.add(public);
        if given.is_empty() {
            return;
        }
        let draws = given.coins as u8 + 1;
        self.state.purses[seat.index()].take(own);
        if ask == Ask::DefenceDraw && self.state.is_march() {
            self.state.public.take(public);
            self.tell(Event::RomeDefended { seat, own, public, draws });
        } else {
            self.state.public.add(own);
            self.tell(Event::Donated { seat, purse: own, draws });
        }
        self.draw(seat, draws);
        self.state.keep = given.power.min(u16::from(self.state.drawn.all.len())) as u8;
        if self.state.keep > 0 {
            self.ask(seat, Ask::Keep);
        } else {
            self.end_keeping(seat);
        }
    }

    /// Draws as many cards as there are, up to `count`.
    fn draw(&mut self, seat: Seat, count: u8) {
        for _ in 0..count {
            if self.state.deck.is_empty() {
                self.reshuffle();
            }
            if self.state.deck.is_empty() {
                break;
            }
            let card = self.state.deck.draw(self.dice);
            self.state.deck -= Cards::one(card);
            self.state.drawn.put(card, true);
        }
        let cards = self.state.drawn.all;
        let count = cards.len();
        self.tell_more(
            seat,
            Event::Drawn { seat, count, cards: Some(cards) },
            Event::Drawn { seat, count, cards: None },
        );
    }

    /// The discards become the deck. Everybody knows what is in it now; all cards
    /// elsewhere are older.
    fn reshuffle(&mut self) {
        let state = &mut *self.state;
        if state.discard.is_empty() {
            return;
        }
        state.deck = std::mem::take(&mut state.discard);
        for holding in state.hands.iter_mut().chain([&mut state.drawn, &mut state.reinforcement]) {
            holding.fresh = Cards::NONE;
        }
        let oaths = state.oaths.iter_mut().flat_map(|pile| pile.slots_mut());
        let laid = state.laid.iter_mut().flatten().flat_map(|pile| pile.slots_mut());
        for slot in oaths.chain(laid) {
            *slot = slot.stale();
        }
        let cards = state.deck.len();
        self.tell(Event::Reshuffled { cards });
    }

    /// Only cards just drawn can be kept.
    pub(crate) fn keep(&mut self, seat: Seat, card: Card) -> Result<(), Why> {
        if self.state.drawn.all.count(card) == 0 {
            return Err(Why::NotDrawn);
        }
        let state = &mut *self.state;
        let mut kept = Holding::default();
        let fresh = state.drawn.take(card);
        kept.put(card, fresh);
        state.picked[seat.index()] += Cards::one(card);
        state.keep -= 1;
        let full = state.keep == 0 || state.drawn.all.is_empty();
        self.receive(seat, kept);
        if full {
            self.end_keeping(seat);
        }
        Ok(())
    }

    /// What was not kept is discarded for all to see.
    pub(crate) fn end_keeping(&mut self, seat: Seat) {
        let state = &mut *self.state;
        let kept = std::mem::take(&mut state.picked[seat.index()]);
        let discarded = std::mem::take(&mut state.drawn).all;
        state.discard += discarded;
        state.keep = 0;
        self.answered(seat);
        let count = kept.len();
        self.tell_more(
            seat,
            Event::Kept { seat, count, kept: Some(kept), discarded },
            Event::Kept { seat, count, kept: None, discarded },
        );
    }
}
