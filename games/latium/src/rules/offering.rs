//! Section 8: offerings to the gods, and the order of the year.

use arrayvec::ArrayVec;
use ludi_engine::{Listener, Rng, Seat, SeatSet};

use crate::Latium;
use crate::rules::action::Action;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::gods::{Card, Kind, cards};
use crate::rules::state::{Ask, NO_OFFER, SEATS, Stage, State};
use crate::rules::why::Why;

impl<R: Rng, L: Listener<Latium>> Play<'_, R, L> {
    /// Everybody offers at once, sealed.
    pub(crate) fn ask_offers(&mut self) {
        let all = self.seats().into_iter().collect();
        self.ask_all(all, Ask::Offer);
    }

    /// An offer is sealed, or replaces what this seat has sealed. When all are in they are
    /// paid, and cards are looked at.
    pub(crate) fn offer(&mut self, seat: Seat, dp: u16) -> Result<(), Why> {
        let most = self.state.rex(seat).dp;
        if dp > most {
            return Err(Why::OfferTooHigh(most));
        }
        self.state.rex_mut(seat).offer = dp;
        let mut left = self.state.pending;
        left.remove(seat);
        self.ask_all(left, Ask::Offer);
        if left.is_empty() {
            self.reveal_offers();
        }
        Ok(())
    }

    fn reveal_offers(&mut self) {
        for seat in self.seats() {
            let dp = self.state.rex(seat).offer;
            self.pay(seat, dp);
            self.tell(Event::Offered { seat, dp });
        }
        for seat in self.seats() {
            if let Some(at) = self.dice.pick_bit(self.state.deck()) {
                let card = Card::from_index(at as u8);
                self.state.rex_mut(seat).hand |= card.bit();
                let dealt = |card| Event::Dealt { seat, card };
                self.tell_more(seat, dealt(Some(card)), dealt(None));
            }
        }
        self.beat("offerings");
        self.state.tie_asked = SeatSet::EMPTY;
        self.state.stage = Stage::Order;
    }

    /// Gives the next place of the order.
    pub(crate) fn next_place(&mut self) {
        let best = self.game.best_offers(self.state);
        let Some(first) = best.first() else {
            let order: ArrayVec<Seat, SEATS> = self.state.in_order().collect();
            self.tell(Event::Ordered { order });
            self.state.stage = Stage::Season;
            return;
        };
        if best.len() == 1 {
            self.place(first);
        } else if self.state.placed > 0 {
            self.ask(self.state.order[0], Ask::Rank);
        } else {
            self.break_tie(best);
        }
    }

    fn place(&mut self, seat: Seat) {
        self.state.order[usize::from(self.state.placed)] = seat;
        self.state.placed += 1;
    }

    /// Those who have offered most may show an Auctoritas, one after the other.
    fn break_tie(&mut self, tied: SeatSet) {
        for seat in tied.iter() {
            if !self.state.tie_asked.contains(seat) {
                self.state.tie_asked.insert(seat);
                let rex = self.state.rex(seat);
                // Who is asked depends on what all can see.
                if rex.hand != 0 || !rex.stock.is_empty() {
                    self.ask(seat, Ask::Show);
                    return;
                }
            }
        }
        let shown = |seat: Seat| self.state.rex(seat).shown;
        let most = tied.iter().map(shown).max().unwrap_or(0);
        let mut best: SeatSet = tied.iter().filter(|&seat| shown(seat) == most).collect();
        while best.len() > 1 {
            best = self.throw_for(best);
        }
        if let Some(first) = best.first() {
            self.place(first);
        }
    }

    /// Each throws a die; the highest stay.
    fn throw_for(&mut self, tied: SeatSet) -> SeatSet {
        let mut dice = [0; SEATS];
        for seat in tied.iter() {
            let die = self.throw(6);
            dice[seat.index()] = die;
            self.tell(Event::TieThrown { seat, die });
        }
        let most = dice.iter().copied().max().unwrap_or(0);
        tied.iter().filter(|seat| dice[seat.index()] == most).collect()
    }

    pub(crate) fn show_card(&mut self, seat: Seat, card: Card) -> Result<(), Why> {
        if !self.state.holds(seat, card) {
            return Err(Why::NotInHand);
        }
        if card.kind() != Kind::Auctoritas {
            return Err(Why::NotAuctoritas);
        }
        self.answered();
        self.state.revealed |= card.bit();
        self.state.rex_mut(seat).shown = 1 + card.benefits();
        self.tell(Event::CardShown { seat, card });
        Ok(())
    }

    pub(crate) fn show_auxilium(&mut self, seat: Seat) -> Result<(), Why> {
        if !self.state.rex(seat).stock.has(Kind::Auctoritas) {
            return Err(Why::NoSuchAuxilium);
        }
        self.answered();
        self.spend(seat, Kind::Auctoritas);
        self.state.rex_mut(seat).shown = 1;
        self.tell(Event::AuxiliumShown { seat });
        Ok(())
    }

    pub(crate) fn rank(&mut self, next: Seat) -> Result<(), Why> {
        if !self.game.best_offers(self.state).contains(next) {
            return Err(Why::NotTied);
        }
        self.answered();
        self.place(next);
        Ok(())
    }
}

impl Latium {
    /// Who has sealed an offer that may still be replaced.
    pub(crate) fn sealed_offers(&self, state: &State) -> SeatSet {
        let sealed = |seat: &Seat| state.rex(*seat).offer != NO_OFFER;
        state.playing(self.seats).filter(sealed).collect()
    }

    /// Of those without a place in the order, those who have offered most.
    pub(crate) fn best_offers(&self, state: &State) -> SeatSet {
        let placed = &state.order[..usize::from(state.placed)];
        let open = || state.playing(self.seats).filter(|seat| !placed.contains(seat));
        let most = open().map(|seat| state.rex(seat).offer).max().unwrap_or(0);
        open().filter(|&seat| state.rex(seat).offer == most).collect()
    }

    pub(crate) fn list_showing(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let rex = state.rex(seat);
        let shown = cards(rex.hand).filter(|card| card.kind() == Kind::Auctoritas);
        actions.extend(shown.map(Action::ShowCard));
        if rex.stock.has(Kind::Auctoritas) {
            actions.push(Action::ShowAuxilium);
        }
        actions.push(Action::Done);
    }
}
