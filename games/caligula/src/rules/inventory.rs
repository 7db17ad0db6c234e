//! Where every component is, so that the laws can see that none is lost.

use ludi_engine::Seat;

use crate::Caligula;
use crate::rules::components::{AUGUSTI, CIVITAS, Card, DECK_SIZE};
use crate::rules::state::{NONE, State};

/// Numbers for the components, in blocks of a hundred.
const CIVITAS_CARD: u32 = 0;
const AUGUSTUS_CARD: u32 = 100;
const SPQR_TOKEN: u32 = 200;
const PLOT_CARD: u32 = 300;
const ORDO_CARD: u32 = 400;
const SEQUENTIA_CARD: u32 = 500;

impl Caligula {
    /// Every component, once for each place where it is.
    pub(crate) fn list_components(&self, state: &State, components: &mut Vec<u32>) {
        for card in 0..CIVITAS {
            let (deck, bit) = (card / DECK_SIZE, card % DECK_SIZE);
            let places = usize::from(state.decks[deck] >> bit & 1)
                + usize::from(state.gone[deck] >> bit & 1)
                + state.face_up.iter().filter(|&&other| usize::from(other) == card).count();
            components.extend(std::iter::repeat_n(CIVITAS_CARD + card as u32, places));
        }
        for card in 0..AUGUSTI {
            let on_table = [state.emperor, state.candidates[0], state.candidates[1]];
            let places = usize::from(state.augusti >> card & 1)
                + usize::from(state.dead >> card & 1)
                + on_table.iter().filter(|&&other| usize::from(other) == card).count();
            components.extend(std::iter::repeat_n(AUGUSTUS_CARD + card as u32, places));
        }
        for seat in Seat::all(self.seats) {
            let aside = !state.owned[seat.index()];
            for bit in 0..8u8 {
                let places = usize::from(aside >> bit & 1)
                    + usize::from(state.in_hand[seat.index()] >> bit & 1);
                let token = SPQR_TOKEN + 8 * seat.index() as u32 + u32::from(bit);
                components.extend(std::iter::repeat_n(token, places));
            }
        }
        let order = &state.order[..usize::from(self.seats)];
        components.extend(order.iter().map(|seat| ORDO_CARD + seat.index() as u32));
        for place in 0..10 {
            for space in 0..5 {
                let token = state.tokens[place][space];
                let taken = state.taken[place] >> space & 1 == 1;
                if taken && state.face_up[place] != NONE {
                    let number = 8 * token.seat().index() as u32 + u32::from(token.bit());
                    components.push(SPQR_TOKEN + number);
                }
            }
        }
        for card in Card::ALL {
            let pile = &state.piles[card.pile() as usize];
            let dual = usize::from(matches!(card, Card::ConiuraDual | Card::PugioDual));
            let lying = pile.bottom.cards(card.pile());
            let on_table = state.on_table[card.pile() as usize].cards(card.pile());
            let count = usize::from(pile.unseen[dual])
                + lying.chain(on_table).filter(|&other| other == card).count()
                + state.hands.iter().map(|hand| usize::from(hand[card.index()])).sum::<usize>();
            components.extend(std::iter::repeat_n(PLOT_CARD + card.index() as u32, count));
        }
        components.extend(state.sequentia.iter().map(|&card| SEQUENTIA_CARD + u32::from(card)));
    }
}
