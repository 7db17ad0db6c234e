//! Section 2A: the Sequentia cards, left to right.

use ludi_engine::{Listener, Rng};

use crate::Caligula;
use crate::rules::components::{Pile, Sequentia};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{NONE, Stage, State};

impl Caligula {
    /// How many steps have begun: the placement of each turn and the Sequentia
    /// cards after it, and the fall. The first decision after a step begins is
    /// taken before any plot has started, because a plot starts with a decision.
    pub(crate) fn steps(&self, state: &State) -> u32 {
        let in_turn = 1 + state.sequentia.len() as u32;
        u32::from(state.turn) * in_turn + u32::from(state.marker)
    }
}

impl<R: Rng, L: Listener<Caligula>> Play<'_, R, L> {
    /// The marker goes to the first Sequentia card.
    pub(crate) fn begin_sequence(&mut self) {
        self.state.stage = Stage::Sequentia;
        self.state.marker = 1;
        self.state.icon = 0;
    }

    /// The marker goes on to the next Sequentia card.
    pub(crate) fn next_sequentia(&mut self) {
        self.state.stage = Stage::Sequentia;
        self.state.marker += 1;
        self.state.icon = 0;
    }

    /// Carries out the next part of the Sequentia card under the marker; after
    /// its last part there may be a conspiracy, after the last card the turn
    /// ends.
    pub(crate) fn next_in_sequence(&mut self) {
        let place = self.state.marker;
        if usize::from(place) > self.state.sequentia.len() {
            self.end_turn();
            return;
        }
        if self.state.icon == 0 {
            let sequentia = self.state.sequentia[usize::from(place) - 1];
            self.tell(Event::SequentiaReached { place, sequentia });
            self.beat("sequentia");
        }
        match self.game.sequentia_at(self.state, place) {
            Sequentia::Draw => {
                for place in 0..usize::from(self.game.seats) {
                    self.draw_card(self.state.order[place], Pile::Coniura);
                }
                self.beat("effect");
                self.begin_plot();
            }
            Sequentia::Ordo => {
                self.pass_ordo();
                self.beat("effect");
                self.begin_plot();
            }
            Sequentia::Resolve(decks) => {
                let deck = decks.get(usize::from(self.state.icon)).copied().flatten();
                self.state.icon += 1;
                match deck {
                    // A Sequentia card that names an empty deck skips it.
                    Some(deck) if self.state.face_up[deck as usize * 2] == NONE => {}
                    Some(deck) => self.begin_resolution(deck),
                    None => self.begin_plot(),
                }
            }
        }
    }

    /// Every Ordo card goes to the left-hand neighbour, at once.
    fn pass_ordo(&mut self) {
        let seats = usize::from(self.game.seats);
        for seat in &mut self.state.order[..seats] {
            *seat = seat.left(self.game.seats);
        }
        let order = self.state.order[..seats].iter().copied().collect();
        self.tell(Event::OrdoPassed { order });
    }
}
