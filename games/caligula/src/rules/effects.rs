//! The Legend: what elective and collective cards do for a player.

use arrayvec::ArrayVec;
use ludi_engine::{Listener, Rng, Rule, Seat};

use crate::Caligula;
use crate::rules::action::{Action, Spot};
use crate::rules::components::{Deck, Effect, Pile};
use crate::rules::event::{Event, Lying};
use crate::rules::flow::{Play, rule_of};
use crate::rules::knowledge::go_home_unseen;
use crate::rules::state::{Ask, NONE, State, bits};
use crate::rules::why::Why;

/// The tokens that have to be gained: 5 and 6.
const GAINED: u8 = 0b1100_0000;

impl<R: Rng, L: Listener<Caligula>> Play<'_, R, L> {
    pub(crate) fn use_effect(&mut self, which: u8) -> Result<(), Why> {
        let effect = self.game.check_effect(self.state, which)?;
        let seat = self.state.asked;
        let civitas = self.state.face_up[usize::from(self.state.resolving)];
        self.tell(Event::Used { seat, civitas, effect });
        match effect {
            Effect::DrawConiura => self.draw_for_effect(Pile::Coniura),
            Effect::DrawPugio => self.draw_for_effect(Pile::Pugio),
            Effect::GainToken => self.gain_token(),
            Effect::TakePrimus => self.take_primus(),
            Effect::PlaceToken => self.ask_for_token(),
            Effect::Destroy(deck) => self.ask_to_destroy(deck),
            Effect::SwapTokens => self.state.ask = Ask::FirstToken,
            Effect::RemoveToken => self.state.ask = Ask::RemoveToken,
            // Between two players there is only one swap.
            Effect::SwapOrdo if self.game.seats == 2 => self.swap_ordo(1, 2),
            Effect::SwapOrdo => self.state.ask = Ask::FirstOrdo,
            Effect::SwapCivitas => self.state.ask = Ask::SwapCivitas,
            Effect::SwapSequentia => self.state.ask = Ask::FirstSequentia,
            Effect::TakeBack
            | Effect::LosePoint
            | Effect::DiscardPugio
            | Effect::DiscardConiura => unreachable!("penalties are on negative cards only"),
        }
        Ok(())
    }

    pub(crate) fn decline_effect(&mut self) {
        let civitas = self.state.face_up[usize::from(self.state.resolving)];
        self.tell(Event::Declined { seat: self.state.asked, civitas });
        self.next_seat();
    }

    fn draw_for_effect(&mut self, pile: Pile) {
        self.draw_card(self.state.asked, pile);
        self.next_seat();
    }

    fn gain_token(&mut self) {
        let seat = self.state.asked;
        let bit = (!self.state.owned[seat.index()] & GAINED).trailing_zeros() as u8;
        self.state.owned[seat.index()] |= 1 << bit;
        self.state.in_hand[seat.index()] |= 1 << bit;
        self.tell(Event::TokenGained { seat, value: crate::rules::state::value_of(bit) });
        self.next_seat();
    }

    fn take_primus(&mut self) {
        let seat = self.state.asked;
        let from = self.state.primus.replace(seat);
        self.tell(Event::PrimusTaken { seat, from });
        self.next_seat();
    }

    /// Asks which card to destroy, unless there is only one.
    fn ask_to_destroy(&mut self, deck: Deck) {
        let spots: ArrayVec<Spot, 2> = self.game.destroyable(self.state, deck).collect();
        match spots[..] {
            [only] => self.destroy_card(only),
            _ => self.state.ask = Ask::Destroy(deck),
        }
    }

    pub(crate) fn destroy(&mut self, deck: Deck, spot: Spot) -> Result<(), Why> {
        self.game.check_destroy(self.state, deck, spot)?;
        self.destroy_card(spot);
        Ok(())
    }

    fn destroy_card(&mut self, spot: Spot) {
        let place = spot.index();
        let (seat, civitas) = (self.state.asked, self.state.face_up[place]);
        for space in bits(self.state.taken[place]) {
            go_home_unseen(self.state, place, space);
        }
        self.tell(Event::Destroyed { seat, spot, civitas });
        self.refill(place);
        self.next_seat();
    }

    pub(crate) fn first_token(&mut self, spot: Spot, space: u8) -> Result<(), Why> {
        self.game.check_placed(self.state, spot, space)?;
        self.state.ask = Ask::SecondToken(spot.index() as u8, space);
        Ok(())
    }

    pub(crate) fn second_token(
        &mut self,
        first: (u8, u8),
        spot: Spot,
        space: u8,
    ) -> Result<(), Why> {
        self.game.check_placed(self.state, spot, space)?;
        let (place, first_space) = (usize::from(first.0), usize::from(first.1));
        let state = &mut *self.state;
        let one = state.tokens[place][first_space];
        let other = state.tokens[spot.index()][usize::from(space)];
        state.tokens[place][first_space] = other;
        state.tokens[spot.index()][usize::from(space)] = one;
        let first = Lying { seat: one.seat(), spot: Spot::from_index(place), space: first.1 };
        let second = Lying { seat: other.seat(), spot, space };
        self.tell(Event::TokensSwapped { seat: self.state.asked, first, second });
        self.next_seat();
        Ok(())
    }

    pub(crate) fn remove_token(&mut self, spot: Spot, space: u8) -> Result<(), Why> {
        self.game.check_placed(self.state, spot, space)?;
        let owner = self.state.tokens[spot.index()][usize::from(space)].seat();
        go_home_unseen(self.state, spot.index(), space);
        let token = Lying { seat: owner, spot, space };
        self.tell(Event::TokenRemoved { seat: self.state.asked, token });
        self.next_seat();
        Ok(())
    }

    pub(crate) fn first_ordo(&mut self, number: u8) -> Result<(), Why> {
        self.game.check_ordo(self.state, number)?;
        self.state.ask = Ask::SecondOrdo(number);
        Ok(())
    }

    pub(crate) fn second_ordo(&mut self, first: u8, number: u8) -> Result<(), Why> {
        self.game.check_ordo(self.state, number)?;
        self.swap_ordo(first, number);
        Ok(())
    }

    /// The new order holds at once.
    fn swap_ordo(&mut self, one: u8, other: u8) {
        let (one, other) = (usize::from(one) - 1, usize::from(other) - 1);
        self.state.order.swap(one, other);
        let (first, second) = (self.state.order[one], self.state.order[other]);
        self.tell(Event::OrdoSwapped { seat: self.state.asked, first, second });
        self.next_seat();
    }

    pub(crate) fn swap_civitas(&mut self, deck: Deck) -> Result<(), Why> {
        self.game.check_deck(self.state, deck)?;
        let (first, second) = (deck as usize * 2, deck as usize * 2 + 1);
        let state = &mut *self.state;
        state.face_up.swap(first, second);
        state.taken.swap(first, second);
        state.tokens.swap(first, second);
        let (now_first, now_second) = (state.face_up[first], state.face_up[second]);
        self.tell(Event::CivitasSwapped { seat: self.state.asked, now_first, now_second });
        self.next_seat();
        Ok(())
    }

    pub(crate) fn first_sequentia(&mut self, place: u8) -> Result<(), Why> {
        self.game.check_sequentia(self.state, place)?;
        self.state.ask = Ask::SecondSequentia(place);
        Ok(())
    }

    pub(crate) fn second_sequentia(&mut self, first: u8, place: u8) -> Result<(), Why> {
        self.game.check_sequentia(self.state, place)?;
        self.state.sequentia.swap(usize::from(first) - 1, usize::from(place) - 1);
        let seat = self.state.asked;
        self.tell(Event::SequentiaSwapped { seat, first, second: place });
        self.next_seat();
        Ok(())
    }
}

impl Caligula {
    /// Could this seat carry out the effect now? Everybody can tell.
    pub(crate) fn can_use(&self, state: &State, seat: Seat, effect: Effect) -> bool {
        match effect {
            Effect::Destroy(deck) => self.destroyable(state, deck).next().is_some(),
            Effect::DrawConiura => state.piles[Pile::Coniura as usize].len() > 0,
            Effect::DrawPugio => state.piles[Pile::Pugio as usize].len() > 0,
            Effect::GainToken => !state.owned[seat.index()] & GAINED != 0,
            Effect::TakePrimus => state.primus != Some(seat),
            Effect::PlaceToken => state.in_hand[seat.index()] != 0 && self.any_space(state),
            Effect::SwapTokens => state.face_down().nth(1).is_some(),
            Effect::RemoveToken => state.face_down().next().is_some(),
            Effect::SwapOrdo | Effect::SwapSequentia => true,
            Effect::SwapCivitas => {
                Deck::ALL.iter().any(|&deck| self.check_deck(state, deck).is_ok())
            }
            Effect::TakeBack
            | Effect::LosePoint
            | Effect::DiscardPugio
            | Effect::DiscardConiura => false,
        }
    }

    fn check_effect(&self, state: &State, which: u8) -> Result<Effect, Why> {
        let card = state.face_up[usize::from(state.resolving)];
        let effects = &self.components.civitas[usize::from(card)].effects;
        let effect = effects.get(usize::from(which)).copied().flatten().ok_or(Why::NoSuchEffect)?;
        if self.can_use(state, state.asked, effect) { Ok(effect) } else { Err(Why::EffectInVain) }
    }

    pub(crate) fn list_effects(&self, state: &State, actions: &mut Vec<Action>) {
        actions.push(Action::Pass);
        for which in 0..2 {
            if self.check_effect(state, which).is_ok() {
                actions.push(Action::Use(which));
            }
        }
    }

    fn check_destroy(&self, state: &State, deck: Deck, spot: Spot) -> Result<(), Why> {
        if spot.deck != deck {
            Err(Why::OtherDeck)
        } else if !state.has_card(spot) {
            Err(Why::NoCard)
        } else if spot.index() == usize::from(state.resolving) {
            Err(Why::BeingResolved)
        } else {
            Ok(())
        }
    }

    fn destroyable(&self, state: &State, deck: Deck) -> impl Iterator<Item = Spot> {
        [1, 2]
            .map(|position| Spot { deck, position })
            .into_iter()
            .filter(move |&spot| self.check_destroy(state, deck, spot).is_ok())
    }

    pub(crate) fn list_destroyable(&self, state: &State, deck: Deck, actions: &mut Vec<Action>) {
        actions.extend(self.destroyable(state, deck).map(Action::Civitas));
    }

    /// A token that may be swapped or sent home.
    fn check_placed(&self, state: &State, spot: Spot, space: u8) -> Result<(), Why> {
        self.check_token_there(state, spot, space, rule_of(state))?;
        if state.ask == Ask::SecondToken(spot.index() as u8, space) {
            return Err(Why::SameToken);
        }
        Ok(())
    }

    /// Is there a token on this space of a card that is not being resolved, as
    /// this section asks?
    pub(crate) fn check_token_there(
        &self,
        state: &State,
        spot: Spot,
        space: u8,
        rule: Rule,
    ) -> Result<(), Why> {
        let place = spot.index();
        if space >= 5 || state.taken[place] >> space & 1 == 0 {
            Err(Why::NoToken(rule))
        } else if place == usize::from(state.resolving) {
            Err(Why::BeingResolved)
        } else {
            Ok(())
        }
    }

    pub(crate) fn list_placed(&self, state: &State, actions: &mut Vec<Action>) {
        actions.extend(
            state
                .face_down()
                .map(|(place, space, _)| (Spot::from_index(place), space as u8))
                .filter(|&(spot, space)| self.check_placed(state, spot, space).is_ok())
                .map(|(spot, space)| Action::Placed(spot, space)),
        );
    }

    fn check_ordo(&self, state: &State, number: u8) -> Result<(), Why> {
        if !(1..=self.seats).contains(&number) {
            Err(Why::NoOrdo)
        } else if state.ask == Ask::SecondOrdo(number) {
            Err(Why::SameOrdo)
        } else {
            Ok(())
        }
    }

    pub(crate) fn list_ordo(&self, state: &State, actions: &mut Vec<Action>) {
        let numbers = (1..=self.seats).filter(|&number| self.check_ordo(state, number).is_ok());
        actions.extend(numbers.map(Action::Ordo));
    }

    fn check_deck(&self, state: &State, deck: Deck) -> Result<(), Why> {
        let (first, second) = (deck as usize * 2, deck as usize * 2 + 1);
        if state.face_up[first] == NONE || state.face_up[second] == NONE {
            Err(Why::NotTwoCards)
        } else if first == usize::from(state.resolving) {
            Err(Why::BeingResolved)
        } else {
            Ok(())
        }
    }

    pub(crate) fn list_decks(&self, state: &State, actions: &mut Vec<Action>) {
        let decks = Deck::ALL.into_iter().filter(|&deck| self.check_deck(state, deck).is_ok());
        actions.extend(decks.map(Action::Deck));
    }

    fn check_sequentia(&self, state: &State, place: u8) -> Result<(), Why> {
        if !(1..=state.sequentia.len() as u8).contains(&place) {
            Err(Why::SomethingElse(rule_of(state)))
        } else if place == state.marker {
            Err(Why::MarkerThere)
        } else if state.ask == Ask::SecondSequentia(place) {
            Err(Why::SameSequentia)
        } else {
            Ok(())
        }
    }

    pub(crate) fn list_sequentia(&self, state: &State, actions: &mut Vec<Action>) {
        let places = (1..=state.sequentia.len() as u8)
            .filter(|&place| self.check_sequentia(state, place).is_ok());
        actions.extend(places.map(Action::Sequentia));
    }
}
