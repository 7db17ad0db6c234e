//! Setup: the table before the first turn.

use arrayvec::ArrayVec;
use ludi_engine::{Dice, Listener, Rng, Seat, SeatSet};

use crate::Caligula;
use crate::rules::components::{Card, DECK_SIZE};
use crate::rules::flow::Play;
use crate::rules::state::{Ask, Ending, Favor, NONE, PileState, Queue, Stage, State, Token};

/// The tokens a player starts with: −1 to 4.
const STARTING_TOKENS: u8 = 0b0011_1111;

impl Caligula {
    /// Shuffles, deals and goes on to the first decision.
    pub(crate) fn set_up<R: Rng, L: Listener<Caligula>>(
        &self,
        dice: &mut Dice<R>,
        listener: &mut L,
    ) -> State {
        let seats = usize::from(self.seats);
        let mut state = self.empty_table();

        let mut order: ArrayVec<Seat, 5> = Seat::all(self.seats).collect();
        dice.shuffle(&mut order);
        state.order[..seats].copy_from_slice(&order);
        dice.shuffle(&mut state.sequentia);

        for place in 0..10 {
            let deck = place / 2;
            if let Some(bit) = dice.pick_bit(u64::from(state.decks[deck])) {
                state.decks[deck] &= !(1 << bit);
                state.face_up[place] = (deck * DECK_SIZE) as u8 + bit as u8;
            }
        }
        for candidate in &mut state.candidates {
            if let Some(bit) = dice.pick_bit(u64::from(state.augusti)) {
                state.augusti &= !(1 << bit);
                *candidate = bit as u8;
            }
        }

        let mut play = Play { game: self, state: &mut state, dice, listener };
        play.begin_turn();
        play.go_on();
        state
    }

    /// Everything in its place, nothing shuffled yet.
    pub(crate) fn empty_table(&self) -> State {
        let seats = usize::from(self.seats);
        let mut hands = [[0; 4]; 5];
        let mut owned = [0; 5];
        for seat in 0..seats {
            hands[seat][Card::ConiuraDual.index()] = 1;
            owned[seat] = STARTING_TOKENS;
        }
        let cards = self.components.cards;
        let mut coniura = [cards[0], cards[1]];
        coniura[1] -= self.seats;
        let pile = |unseen| PileState { unseen, bottom: Queue::default() };
        State {
            stage: Stage::Placement,
            ask: Ask::Nothing,
            asked: Seat::new(0),
            turn: 0,
            fall: false,
            blood_shed: false,
            order: [0, 1, 2, 3, 4].map(Seat::new),
            next: 0,
            sequentia: [0, 1, 2, 3, 4, 5],
            marker: 0,
            icon: 0,
            face_up: [NONE; 10],
            taken: [0; 10],
            tokens: [[Token::NOTHING; 5]; 10],
            decks: [(1 << DECK_SIZE) - 1; 5],
            gone: [0; 5],
            resolving: NONE,
            queue: [Seat::new(0); 5],
            queue_len: 0,
            queue_next: 0,
            owned,
            in_hand: owned,
            holding: NONE,
            could_be: [0; 5],
            hands,
            known: hands,
            laid: [0; 4],
            piles: [pile(coniura), pile([cards[2], cards[3]])],
            on_table: [Queue::default(); 2],
            emperor: 0,
            candidates: [NONE; 2],
            augusti: self.augusti,
            dead: 0,
            favor: [Favor::Hand; 5],
            leader: Seat::new(0),
            plotting: false,
            passed: SeatSet::EMPTY,
            symbols: [0; 5],
            named: NONE,
            defence: 0,
            stabs: [0; 5],
            victory: [0; 5],
            conspiracy: [0; 5],
            primus: None,
            ending: Ending::Open,
        }
    }
}
