//! Section 3.6a: the turn of a general in prison.

use ludi_engine::{Listener, Rng, Rule, Seat};

use crate::Imperivm;
use crate::rules::action::Action;
use crate::rules::cards::{Card, Cards, Suit};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Stage, State};
use crate::rules::why::Why;

impl Imperivm {
    /// How many points of Religion the clergy asks for.
    pub(crate) fn bail(&self, state: &State, seat: Seat) -> u16 {
        u16::from(state.loyalty[seat.index()].unsigned_abs())
    }

    fn check_clergy(&self, state: &State, seat: Seat, card: Card) -> Result<(), Why> {
        if card.suit() != Suit::Religion {
            return Err(Why::OtherSuit(Suit::Religion, Rule("3.6a")));
        }
        if state.unpicked(seat).count(card) == 0 {
            return Err(Why::NoSuchCard(Rule("3.6a")));
        }
        if state.hand(seat).of(Suit::Religion).value() < self.bail(state, seat) {
            return Err(Why::TooLittleReligion);
        }
        if state.picked[seat.index()].value() >= self.bail(state, seat) {
            return Err(Why::EnoughReligion);
        }
        Ok(())
    }

    pub(crate) fn list_prison(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let cards = state.unpicked_of(seat, Suit::Religion).kinds();
        let fits = |card: &Card| self.check_clergy(state, seat, *card).is_ok();
        actions.extend(cards.filter(fits).map(Action::Card));
        let picked = state.picked[seat.index()];
        if picked.is_empty() {
            actions.extend([Action::Repent, Action::Stay]);
        } else if picked.value() >= self.bail(state, seat) {
            actions.push(Action::Done);
        }
    }
}

impl<R: Rng, L: Listener<Imperivm>> Play<'_, R, L> {
    pub(crate) fn pick_for_clergy(&mut self, seat: Seat, card: Card) -> Result<(), Why> {
        self.game.check_clergy(self.state, seat, card)?;
        self.state.picked[seat.index()] += Cards::one(card);
        Ok(())
    }

    pub(crate) fn leave_by_clergy(&mut self, seat: Seat) -> Result<(), Why> {
        let cards = self.state.picked[seat.index()];
        if cards.value() < self.game.bail(self.state, seat) || cards.is_empty() {
            return Err(Why::TooLittleReligion);
        }
        self.play_openly(seat, cards);
        self.tell(Event::ClergyInterceded { seat, cards });
        self.leave_prison(seat);
        Ok(())
    }

    pub(crate) fn repent(&mut self, seat: Seat) -> Result<(), Why> {
        self.check_nothing_picked(seat)?;
        let loyalty = self.state.loyalty[seat.index()].abs();
        self.state.loyalty[seat.index()] = loyalty;
        self.tell(Event::Repented { seat, loyalty });
        self.leave_prison(seat);
        Ok(())
    }

    /// Who stays has no turn, but sees what the emperor has sworn so far.
    pub(crate) fn stay(&mut self, seat: Seat) -> Result<(), Why> {
        self.check_nothing_picked(seat)?;
        let emperor = self.state.emperor;
        let cards = Some(self.state.oaths[emperor.index()].cards());
        self.look_at_oath(emperor, seat);
        self.state.stage = Stage::EndOfTurn;
        self.answered(seat);
        self.tell_more(
            seat,
            Event::StayedInPrison { seat, emperor, cards },
            Event::StayedInPrison { seat, emperor, cards: None },
        );
        Ok(())
    }

    fn check_nothing_picked(&self, seat: Seat) -> Result<(), Why> {
        if self.state.picked[seat.index()].is_empty() {
            Ok(())
        } else {
            Err(Why::AlreadyPicked(Rule("3.6a")))
        }
    }

    /// The turn goes on as a free general's.
    fn leave_prison(&mut self, seat: Seat) {
        self.answered(seat);
        self.free_prisoner();
    }

    /// The prisoner's army is to return to the board.
    pub(crate) fn free_prisoner(&mut self) {
        if let Some(seat) = self.state.prisoner.take() {
            self.state.unsettled = true;
            self.tell(Event::Freed { seat });
        }
    }
}
