//! Section 3.5: the oath, sworn in public and face down.

use ludi_engine::{Listener, Rng, Rule, Seat};

use crate::Imperivm;
use crate::rules::cards::{Card, Cards};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Ask, Stage};
use crate::rules::why::Why;

impl<R: Rng, L: Listener<Imperivm>> Play<'_, R, L> {
    /// Everybody who holds a card lays one on his family, the prisoner included;
    /// where the emperor has put a pawn there, he does not. All at once.
    pub(crate) fn begin_oath(&mut self) {
        self.state.stage = Stage::Oath;
        let emperor_swears = !self.game.edition.emperor_places_pawn();
        let swearers = self.seats_where(|state, seat| {
            (emperor_swears || seat != state.emperor) && state.hand_size(seat) > 0
        });
        self.ask_all(swearers, Ask::Oath);
    }

    pub(crate) fn swear(&mut self, seat: Seat, card: Card) -> Result<(), Why> {
        if self.state.hand(seat).count(card) == 0 {
            return Err(Why::NoSuchCard(Rule("3.5")));
        }
        self.state.picked[seat.index()] = Cards::one(card);
        let card = Some(card);
        self.seal(seat, Event::Sworn { seat, card }, Event::Sworn { seat, card: None });
        Ok(())
    }

    /// All are in: the cards go to the families.
    pub(crate) fn take_oaths(&mut self) {
        self.open_cards();
        let seats = self.seats_where(|state, seat| !state.picked[seat.index()].is_empty());
        for seat in seats.iter() {
            let picked = std::mem::take(&mut self.state.picked[seat.index()]);
            for card in picked.kinds() {
                let slot = self.lay_face_down(seat, card);
                self.state.oaths[seat.index()].push(slot);
            }
        }
        self.tell(Event::OathsTaken { seats });
        self.state.stage = if self.state.marched { Stage::Trouble } else { Stage::Jail };
    }
}
