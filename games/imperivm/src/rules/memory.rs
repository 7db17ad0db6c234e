//! Cards that leave a hand or come into it, and what that does to what others
//! know of the hand.
//!
//! Two things can be known of a hand. All know the suits it `lacks` once its
//! owner had to give up a whole suit (3.7). And an old emperor knows the cards he
//! handed over after a plot (3.1b): each of them is in the hand it went to, or
//! among the face-down cards that its new owner has laid since, which the giver
//! doubts. Whenever such a card might have been shown, he remembers one less.

use ludi_engine::{Listener, Rng, Seat, SeatSet};

use crate::Imperivm;
use crate::rules::cards::{Card, Cards, Holding};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::slot::Slot;
use crate::rules::state::{State, Track};

impl State {
    /// The seats that remember cards they gave to this one, as bits.
    fn givers_to(&self, seat: Seat) -> u8 {
        let mut givers = 0;
        for (giver, (cards, to)) in self.gifts.iter().zip(&self.gift_to).enumerate() {
            givers |= u8::from(*to == seat && !cards.is_empty()) << giver;
        }
        givers
    }

    /// How many of these face-down cards this giver doubts.
    fn doubted(slots: &[Slot], giver: usize) -> u8 {
        slots.iter().filter(|slot| slot.doubt() >> giver & 1 == 1).count() as u8
    }

    /// All face-down cards of a seat.
    pub(crate) fn slots_of(&self, seat: Seat) -> impl Iterator<Item = Slot> {
        let laid = self.laid.iter().flat_map(move |piles| piles[seat.index()].slots());
        self.oaths[seat.index()].slots().iter().chain(laid).copied()
    }

    /// The same, to change them.
    pub(crate) fn slots_of_mut(&mut self, seat: Seat) -> impl Iterator<Item = &mut Slot> {
        let laid = self.laid.iter_mut().flat_map(move |piles| piles[seat.index()].slots_mut());
        self.oaths[seat.index()].slots_mut().iter_mut().chain(laid)
    }

    /// This giver no longer doubts anything.
    fn settle_doubts(&mut self, giver: Seat) {
        let holder = self.gift_to[giver.index()];
        for slot in self.slots_of_mut(holder) {
            *slot = slot.settled(giver);
        }
    }

    /// Of each kind of `cards`, but of no more than `most` cards in all that
    /// count for a kind, this giver remembers fewer.
    fn forget_some(&mut self, giver: usize, cards: Cards, most: u8) {
        let gift = self.gifts[giver];
        for card in gift.common(cards).kinds() {
            let fewer = gift.count(card).min(cards.count(card)).min(most);
            self.gifts[giver] -= Cards::several(card, fewer);
        }
    }
}

impl<R: Rng, L: Listener<Imperivm>> Play<'_, R, L> {
    /// A seat plays cards that all can see; they are discarded.
    pub(crate) fn play_openly(&mut self, seat: Seat, cards: Cards) {
        let state = &mut *self.state;
        state.hands[seat.index()].take_all(cards);
        state.picked[seat.index()] = Cards::NONE;
        state.discard += cards;
        self.forget_gifts_of(seat, cards);
    }

    /// A seat plays a card that all can see and that stays on the table.
    pub(crate) fn put_on_table(&mut self, seat: Seat, card: Card) {
        self.state.hands[seat.index()].take(card);
        self.forget_gifts_of(seat, Cards::one(card));
    }

    /// Cards of this seat have been seen.
    pub(crate) fn forget_gifts_of(&mut self, seat: Seat, cards: Cards) {
        for giver in 0..6 {
            if self.state.gift_to[giver] == seat && !self.state.gifts[giver].is_empty() {
                self.state.gifts[giver] = self.state.gifts[giver].without(cards);
            }
        }
    }

    /// The cards that everybody has chosen are discarded together: all see them,
    /// nobody sees whose they are.
    pub(crate) fn play_mixed(&mut self, cards: Cards) {
        for giver in 0..6 {
            if self.state.gifts[giver].is_empty() {
                continue;
            }
            let others = cards - self.state.picked[giver];
            let most = self.state.picked[self.state.gift_to[giver].index()].len();
            self.state.forget_some(giver, others, most);
        }
        let state = &mut *self.state;
        for (hand, picked) in state.hands.iter_mut().zip(&mut state.picked) {
            hand.take_all(std::mem::take(picked));
        }
        state.discard += cards;
    }

    /// A card of this seat is laid face down.
    pub(crate) fn lay_face_down(&mut self, seat: Seat, card: Card) -> Slot {
        let state = &mut *self.state;
        let doubt = state.givers_to(seat);
        let fresh = state.hands[seat.index()].take(card);
        Slot::new(card, state.lacks[seat.index()], doubt, fresh)
    }

    /// The face-down cards on a track are mixed, shown and discarded.
    pub(crate) fn turn_up(&mut self, track: Track, cards: Cards) {
        let piles = std::mem::take(&mut self.state.laid[track as usize]);
        for giver in 0..6 {
            if self.state.gifts[giver].is_empty() {
                continue;
            }
            let others = cards - piles[giver].cards();
            let holder = self.state.gift_to[giver];
            let most = State::doubted(piles[holder.index()].slots(), giver);
            self.state.forget_some(giver, others, most);
        }
        self.state.discard += cards;
    }

    /// A seat looks at the oath of another.
    pub(crate) fn look_at_oath(&mut self, owner: Seat, seat: Seat) {
        let state = &mut *self.state;
        let seen = &mut state.oaths_seen[owner.index()][seat.index()];
        let first = usize::from(*seen);
        *seen = state.oaths[owner.index()].len();
        for slot in &mut state.oaths[owner.index()].slots_mut()[first..] {
            if slot.doubt() >> seat.index() & 1 == 1 {
                let card = Cards::one(slot.card());
                state.gifts[seat.index()] = state.gifts[seat.index()].without(card);
                *slot = slot.settled(seat);
            }
        }
    }

    /// A seat gets cards that the others do not see.
    pub(crate) fn receive(&mut self, seat: Seat, cards: Holding) {
        if !cards.all.is_empty() {
            self.state.lacks[seat.index()] = 0;
            self.state.hands[seat.index()].put_all(cards);
        }
    }

    /// The old emperor's whole hand goes to the new one.
    pub(crate) fn give_hand(&mut self, seat: Seat, to: Seat) {
        let hand = std::mem::take(&mut self.state.hands[seat.index()]);
        self.move_memories(seat, to);
        let state = &mut *self.state;
        if state.gifts[seat.index()].is_empty() || state.gift_to[seat.index()] != to {
            state.settle_doubts(seat);
            state.gifts[seat.index()] = Cards::NONE;
            state.gift_to[seat.index()] = to;
        }
        state.gifts[seat.index()] += hand.all;
        self.receive(to, hand);
        let (cards, count) = (hand.all, hand.all.len());
        let event = |cards| Event::HandGiven { seat, to, count, cards };
        let both: SeatSet = [seat, to].into_iter().collect();
        self.tell_more(both, event(Some(cards)), event(None));
    }

    /// What others remember of the hand that changes owners goes with it. Of
    /// what might lie face down instead, nothing is certain any more.
    fn move_memories(&mut self, seat: Seat, to: Seat) {
        let state = &mut *self.state;
        for giver in Seat::all(self.game.seats) {
            let at = giver.index();
            if giver == seat || state.gift_to[at] != seat || state.gifts[at].is_empty() {
                continue;
            }
            let doubted = state.slots_of(seat).filter(|slot| slot.doubt() >> at & 1 == 1).count();
            let gift = state.gifts[at];
            state.forget_some(at, gift, doubted as u8);
            state.settle_doubts(giver);
            state.gift_to[at] = to;
            if giver == to {
                // He sees the cards again.
                state.gifts[at] = Cards::NONE;
            }
        }
    }

    /// Nothing is hidden any more, so nothing is remembered.
    pub(crate) fn lift_all_secrets(&mut self) {
        let state = &mut *self.state;
        state.gifts = [Cards::NONE; 6];
        state.lacks = [0; 6];
        state.offers = Default::default();
        state.oaths_seen = [[0; 6]; 6];
        for hand in &mut state.hands {
            hand.fresh = Cards::NONE;
        }
        for slot in state.oaths.iter_mut().flat_map(|pile| pile.slots_mut()) {
            *slot = Slot::new(slot.card(), 0, 0, false);
        }
    }
}
