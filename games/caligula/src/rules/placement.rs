//! Section 1: tokens are placed face down on the Civitas cards.

use ludi_engine::{Listener, Rng};

use crate::Caligula;
use crate::rules::action::{Action, Spot};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Ask, NONE, Stage, State, Token, bits, value_of};
use crate::rules::why::Why;

impl<R: Rng, L: Listener<Caligula>> Play<'_, R, L> {
    /// A turn begins with its placement.
    pub(crate) fn begin_turn(&mut self) {
        let state = &mut *self.state;
        state.turn += 1;
        state.blood_shed = false;
        state.marker = 0;
        state.icon = 0;
        state.stage = Stage::Placement;
        state.next = 0;
        let (turn, first) = (state.turn, state.order[0]);
        self.tell(Event::TurnBegins { turn, first });
        self.beat("turn");
    }

    /// Asks the next seat that has a token, or ends the placement when tokens or
    /// spaces have run out.
    pub(crate) fn next_placement(&mut self) {
        let seats = self.game.seats;
        if self.game.any_space(self.state) {
            for ahead in 0..seats {
                let place = (self.state.next + ahead) % seats;
                let seat = self.state.order[usize::from(place)];
                if self.state.in_hand[seat.index()] != 0 {
                    self.state.next = (place + 1) % seats;
                    self.state.asked = seat;
                    self.ask_for_token();
                    return;
                }
            }
        }
        self.begin_sequence();
    }

    /// Asks for a token, unless all can see that there is only one.
    pub(crate) fn ask_for_token(&mut self) {
        let state = &mut *self.state;
        let in_hand = state.in_hand[state.asked.index()];
        if in_hand.is_power_of_two() {
            state.holding = in_hand.trailing_zeros() as u8;
            state.ask = Ask::Space;
        } else {
            state.ask = Ask::Token;
        }
    }

    pub(crate) fn take_token(&mut self, value: i8) -> Result<(), Why> {
        self.state.holding = self.game.check_token(self.state, value)?;
        self.state.ask = Ask::Space;
        Ok(())
    }

    pub(crate) fn place_token(&mut self, spot: Spot) -> Result<(), Why> {
        let space = self.game.check_space(self.state, spot)?;
        let state = &mut *self.state;
        let (seat, bit, place) = (state.asked, state.holding, spot.index());
        state.holding = NONE;
        state.in_hand[seat.index()] &= !(1 << bit);
        state.taken[place] |= 1 << space;
        state.tokens[place][usize::from(space)] = Token::new(seat, bit);
        // Any token he owns but those lying open: those face down exclude each
        // other, as no two are the same.
        let possible = state.owned[seat.index()] & !state.lying_open(seat);
        state.could_be[seat.index()] |= u64::from(possible) << (8 * bit);
        let civitas = state.face_up[place];
        let event = |value| Event::Placed { seat, value, spot, civitas };
        if self.game.own_tokens_shown {
            self.tell_more(seat, event(Some(value_of(bit))), event(None));
        } else {
            // Who has to remember is not told: the log would remember instead.
            self.tell(event(None));
        }
        self.state.ask = Ask::Nothing;
        if self.state.stage == Stage::Resolution {
            self.state.queue_next += 1;
        }
        Ok(())
    }
}

impl Caligula {
    fn check_token(&self, state: &State, value: i8) -> Result<u8, Why> {
        if !(-1..=6).contains(&value) {
            return Err(Why::TokenNotInHand);
        }
        let bit = (value + 1) as u8;
        if state.owned[state.asked.index()] >> bit & 1 == 0 {
            Err(Why::TokenNotGained)
        } else if state.in_hand[state.asked.index()] >> bit & 1 == 0 {
            Err(Why::TokenNotInHand)
        } else {
            Ok(bit)
        }
    }

    pub(crate) fn list_tokens(&self, state: &State, actions: &mut Vec<Action>) {
        actions.extend(
            bits(state.in_hand[state.asked.index()]).map(|bit| Action::Token(value_of(bit))),
        );
    }

    /// The leftmost free space of a card that a token may be placed on.
    fn check_space(&self, state: &State, spot: Spot) -> Result<u8, Why> {
        let place = spot.index();
        if !state.has_card(spot) {
            return Err(Why::NoCard);
        }
        if place == usize::from(state.resolving) {
            return Err(Why::BeingResolved);
        }
        match self.free(state, place) {
            0 => Err(Why::NoSpace),
            free => Ok(free.trailing_zeros() as u8),
        }
    }

    pub(crate) fn list_spaces(&self, state: &State, actions: &mut Vec<Action>) {
        for place in 0..10 {
            if self.has_space(state, place) {
                actions.push(Action::Civitas(Spot::from_index(place)));
            }
        }
    }

    /// Is there anywhere to place a token?
    pub(crate) fn any_space(&self, state: &State) -> bool {
        (0..10).any(|place| self.has_space(state, place))
    }

    #[inline]
    fn has_space(&self, state: &State, place: usize) -> bool {
        state.face_up[place] != NONE
            && place != usize::from(state.resolving)
            && self.free(state, place) != 0
    }

    /// The free spaces of a face-up card, as bits.
    #[inline]
    fn free(&self, state: &State, place: usize) -> u8 {
        self.usable[usize::from(state.face_up[place])] & !state.taken[place]
    }
}
