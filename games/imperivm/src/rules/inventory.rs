//! Where every component is, so that the laws can see that none is lost. Coins
//! and power come from a reserve without end and are not counted; nor are pawns,
//! for which something else stands in where they run out.

use ludi_engine::Seat;

use crate::Imperivm;
use crate::rules::cards::{Card, Cards};
use crate::rules::province::Province;
use crate::rules::state::{NONE, Stage, State, Track};

/// Numbers for the components, in blocks of a hundred.
const CARD: u32 = 0;
const PROVINCE: u32 = 100;

impl Imperivm {
    /// Every component, once for each place where it is.
    pub(crate) fn list_components(&self, state: &State, components: &mut Vec<u32>) {
        let mut cards = state.deck + state.discard + state.drawn.all + state.reinforcement.all;
        if state.base != NONE {
            cards += Cards::one(Card::from_index(state.base));
        }
        for seat in Seat::all(self.seats) {
            let at = seat.index();
            let laid = |track: Track| state.laid[track as usize][at].cards();
            cards += state.hand(seat) + state.oaths[at].cards();
            cards += laid(Track::Morale) + laid(Track::Border);
        }
        components.extend(cards.iter().map(|card| CARD + card.index() as u32));
        // Until all are bought, what nobody owns lies on the map.
        let for_sale = state.stage == Stage::Purchase;
        for province in Province::all() {
            let owners = state.owned.iter().filter(|&owned| owned & province.bit() != 0).count();
            let free = usize::from(for_sale && owners == 0);
            let number = PROVINCE + province.index() as u32;
            components.extend(std::iter::repeat_n(number, owners + free));
        }
    }
}
