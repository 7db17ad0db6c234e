//! Section 2B, Pugio and Coniura cards: drawn, played, put back under.

use ludi_engine::{Listener, Rng, Seat};

use crate::Caligula;
use crate::rules::components::{Card, Pile};
use crate::rules::event::{Event, Hand};
use crate::rules::flow::Play;
use crate::rules::state::{PileState, Queue, card_of};

impl PileState {
    /// How many cards the pile has.
    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.unseen[0] + self.unseen[1] + self.bottom.len()
    }
}

impl<R: Rng, L: Listener<Caligula>> Play<'_, R, L> {
    /// A seat draws a card; from an empty pile it draws none. A card that all
    /// saw go under the pile is known to all when it comes up again.
    pub(crate) fn draw_card(&mut self, seat: Seat, pile: Pile) {
        let top = &mut self.state.piles[pile as usize];
        let unseen = top.unseen[0] + top.unseen[1];
        if unseen > 0 {
            let dual = self.dice.below(u32::from(unseen)) >= u32::from(top.unseen[0]);
            top.unseen[usize::from(dual)] -= 1;
            let card = card_of(pile, dual);
            self.state.hands[seat.index()][card.index()] += 1;
            let event = |card| Event::Drawn { seat, pile, card };
            self.tell_more(seat, event(Some(card)), event(None));
        } else if let Some(dual) = top.bottom.pop() {
            let card = card_of(pile, dual);
            self.state.hands[seat.index()][card.index()] += 1;
            self.state.known[seat.index()][card.index()] += 1;
            self.tell(Event::Drawn { seat, pile, card: Some(card) });
        }
    }

    /// A seat puts a card on the table for all to see.
    pub(crate) fn give_up_card(&mut self, seat: Seat, card: Card) {
        let state = &mut *self.state;
        state.hands[seat.index()][card.index()] -= 1;
        // Cards of a kind are alike: the one he plays may as well be the one
        // that all knew of.
        let known = &mut state.known[seat.index()][card.index()];
        *known = known.saturating_sub(1);
        let dual = matches!(card, Card::ConiuraDual | Card::PugioDual);
        state.on_table[card.pile() as usize].push(dual);
    }

    /// The seat asked shows all the cards it has laid.
    pub(crate) fn show_laid(&mut self) -> Hand {
        let cards = std::mem::take(&mut self.state.laid);
        for card in Card::ALL {
            for _ in 0..cards[card.index()] {
                self.give_up_card(self.state.asked, card);
            }
        }
        cards
    }

    /// The cards on the table go under the piles they came from.
    pub(crate) fn put_under_piles(&mut self) {
        for (pile, on_table) in self.state.piles.iter_mut().zip(&mut self.state.on_table) {
            pile.bottom.append(std::mem::take::<Queue>(on_table));
        }
    }
}
