//! Section 2B: a Civitas card is resolved.

use arrayvec::ArrayVec;
use ludi_engine::{Listener, Rng, Seat};

use crate::Caligula;
use crate::rules::action::Spot;
use crate::rules::components::{DECK_SIZE, Deck, Kind};
use crate::rules::event::{Event, Shown};
use crate::rules::flow::Play;
use crate::rules::state::{Ask, NONE, Stage, State, Token, bits, deck_and_bit};

/// The lowest bit of each of eight bytes.
const LANES: u64 = 0x0101_0101_0101_0101;

impl<R: Rng, L: Listener<Caligula>> Play<'_, R, L> {
    /// Shows the tokens on the first card of the deck and finds who gets or
    /// suffers its effect.
    pub(crate) fn begin_resolution(&mut self, deck: Deck) {
        let state = &mut *self.state;
        let place = deck as usize * 2;
        let card = state.face_up[place];
        state.stage = Stage::Resolution;
        state.resolving = place as u8;

        // None: no token. Among equal totals the leftmost token comes first.
        let mut totals: [Option<i8>; 5] = [None; 5];
        let mut by_space: ArrayVec<Seat, 5> = ArrayVec::new();
        let mut tokens: ArrayVec<Shown, 5> = ArrayVec::new();
        for space in bits(state.taken[place]) {
            let token = state.tokens[place][usize::from(space)];
            let (seat, value) = (token.seat(), token.value());
            match &mut totals[seat.index()] {
                Some(total) => *total += value,
                none => {
                    *none = Some(value);
                    by_space.push(seat);
                }
            }
            // It lies here, so none of the others is this one.
            state.could_be[seat.index()] &= !(LANES << token.bit());
            tokens.push(Shown { seat, value, space });
        }

        let civitas = &self.game.components.civitas[usize::from(card)];
        let reaches = |seat: Seat| totals[seat.index()].is_some_and(|total| total >= civitas.value);
        state.queue_len = 0;
        state.queue_next = 0;
        match civitas.kind {
            Kind::Negative => {
                for &seat in &state.order[..usize::from(self.game.seats)] {
                    if !reaches(seat) {
                        state.queue[usize::from(state.queue_len)] = seat;
                        state.queue_len += 1;
                    }
                }
            }
            Kind::Elective | Kind::Collective => {
                by_space.retain(|seat| reaches(*seat));
                by_space.sort_by_key(|seat| std::cmp::Reverse(totals[seat.index()]));
                if civitas.kind == Kind::Elective {
                    by_space.truncate(1);
                }
                state.queue[..by_space.len()].copy_from_slice(&by_space);
                state.queue_len = by_space.len() as u8;
            }
        }
        let nobody = state.queue_len == 0;
        let negative = civitas.kind == Kind::Negative;
        self.tell(Event::Revealed { spot: Spot::from_index(place), civitas: card, tokens });
        self.beat("tokens");
        if nobody {
            self.tell(Event::NobodyElected { civitas: card });
        } else if negative {
            self.tell_in_vain(card);
        }
    }

    /// Turns to the next seat that gets or suffers the effect; after the last
    /// one the card leaves the game.
    pub(crate) fn next_in_queue(&mut self) {
        let state = &*self.state;
        if state.queue_next == state.queue_len {
            self.end_resolution();
            return;
        }
        let seat = state.queue[usize::from(state.queue_next)];
        let card = state.face_up[usize::from(state.resolving)];
        let civitas = &self.game.components.civitas[usize::from(card)];
        if civitas.kind == Kind::Negative {
            self.penalise(seat);
        } else if civitas
            .effects
            .iter()
            .flatten()
            .any(|&effect| self.game.can_use(state, seat, effect))
        {
            self.ask(seat, Ask::Effect);
        } else {
            self.tell(Event::InVain { seat, civitas: card });
            self.next_seat();
        }
    }

    /// The seat has had its effect.
    #[inline]
    pub(crate) fn next_seat(&mut self) {
        self.state.ask = Ask::Nothing;
        self.state.queue_next += 1;
        self.beat("effect");
    }

    /// The tokens go home, the card leaves the game and the next one comes.
    fn end_resolution(&mut self) {
        let state = &mut *self.state;
        let place = usize::from(state.resolving);
        for space in bits(state.taken[place]) {
            go_home(state, place, space);
        }
        state.resolving = NONE;
        state.stage = Stage::Sequentia;
        let civitas = state.face_up[place];
        self.tell(Event::Discarded { civitas });
        self.refill(place);
    }

    /// Takes the card on this place out of the game, with no tokens left on it;
    /// the second card becomes the first with its tokens, and a new second card
    /// is turned up.
    pub(crate) fn refill(&mut self, place: usize) {
        let state = &mut *self.state;
        let (deck, bit) = deck_and_bit(state.face_up[place]);
        state.gone[deck] |= bit;
        let (first, second) = (deck * 2, deck * 2 + 1);
        if place == first {
            state.face_up[first] = state.face_up[second];
            state.taken[first] = state.taken[second];
            state.tokens[first] = state.tokens[second];
            state.taken[second] = 0;
            state.tokens[second] = [Token::NOTHING; 5];
        }
        state.face_up[second] = NONE;
        self.beat("card-gone");
        let state = &mut *self.state;
        if let Some(bit) = self.dice.pick_bit(u64::from(state.decks[deck])) {
            state.decks[deck] &= !(1 << bit);
            let civitas = (deck * DECK_SIZE) as u8 + bit as u8;
            state.face_up[second] = civitas;
            self.tell(Event::TurnedUp { spot: Spot::from_index(second), civitas });
            self.beat("card-up");
        }
    }
}

/// Takes a token off a card and back into its owner's hand.
pub(crate) fn go_home(state: &mut State, place: usize, space: u8) {
    let token = std::mem::replace(&mut state.tokens[place][usize::from(space)], Token::NOTHING);
    let seat = token.seat().index();
    state.taken[place] &= !(1 << space);
    state.in_hand[seat] |= 1 << token.bit();
    state.could_be[seat] &= !(0xff << (8 * token.bit()));
}
