//! The Legend: what negative cards take from a player.

use arrayvec::ArrayVec;
use ludi_engine::{Listener, Rng, Rule, Seat};

use crate::Caligula;
use crate::rules::action::{Action, Point, Spot};
use crate::rules::components::{Card, Effect, Pile};
use crate::rules::event::{Event, Lying};
use crate::rules::flow::Play;
use crate::rules::knowledge::go_home_unseen;
use crate::rules::state::{Ask, State};
use crate::rules::why::Why;

/// What the card being resolved demands: any one of these.
#[derive(Clone, Copy)]
struct Demand {
    point: bool,
    token: bool,
    coniura: bool,
    pugio: bool,
}

impl Demand {
    fn of(game: &Caligula, state: &State) -> Demand {
        let card = state.face_up[usize::from(state.resolving)];
        let effects = &game.components.civitas[usize::from(card)].effects;
        let has = |effect| effects.contains(&Some(effect));
        Demand {
            point: has(Effect::LosePoint),
            token: has(Effect::TakeBack),
            coniura: has(Effect::DiscardConiura),
            pugio: has(Effect::DiscardPugio),
        }
    }

    fn takes(self, card: Card) -> bool {
        self.coniura && card.bears(Pile::Coniura) || self.pugio && card.bears(Pile::Pugio)
    }

    /// Does it ask for cards, and has the seat any?
    fn may_take_cards(self, state: &State, seat: Seat) -> bool {
        (self.coniura || self.pugio) && state.hand_size(seat) > 0
    }
}

impl<R: Rng, L: Listener<Caligula>> Play<'_, R, L> {
    /// Says whom the card punishes in vain: all can see that nothing can be
    /// taken from them, and nothing that the others give up changes that.
    pub(crate) fn tell_in_vain(&mut self, civitas: u8) {
        let demand = Demand::of(self.game, self.state);
        let suffering = &self.state.queue[..usize::from(self.state.queue_len)];
        let spared = suffering.iter().copied();
        let seats: ArrayVec<Seat, 5> =
            spared.filter(|&seat| self.game.has_nothing(self.state, seat, demand)).collect();
        if !seats.is_empty() {
            self.tell(Event::NothingToLose { seats, civitas });
        }
    }

    /// Makes a seat suffer the card.
    ///
    /// Whether it is asked depends only on what all can see, so that the
    /// question itself does not tell what is in its hand: with a card in hand
    /// it is asked, even if the hand leaves it one way only. If a card is all
    /// that could be taken and the hand has none that fits, the seat has to
    /// show that, and all know its hand from then on.
    pub(crate) fn penalise(&mut self, seat: Seat) {
        let demand = Demand::of(self.game, self.state);
        self.state.asked = seat;
        let mut public = self.game.public_penalties(self.state, seat, demand);
        let (first, second) = (public.next(), public.next());
        drop(public);
        let cards_at_stake = demand.may_take_cards(self.state, seat);
        match (first, second) {
            (Some(_), _) if cards_at_stake => self.state.ask = Ask::Penalty,
            (None, _) if cards_at_stake => self.demand_card(seat, demand),
            (None, _) => self.next_seat(),
            (Some(Action::Lose(point)), None) => self.take_point(point),
            (Some(Action::Placed(spot, space)), None) => self.return_token(spot, space),
            _ => self.state.ask = Ask::Penalty,
        }
    }

    /// A card is all that can be taken: the seat gives one up or shows that it
    /// has none.
    fn demand_card(&mut self, seat: Seat, demand: Demand) {
        let hand = self.state.hands[seat.index()];
        if Card::ALL.iter().any(|&card| demand.takes(card) && hand[card.index()] > 0) {
            self.state.ask = Ask::Penalty;
            return;
        }
        let pile = if demand.coniura { Pile::Coniura } else { Pile::Pugio };
        self.state.known[seat.index()] = hand;
        self.tell(Event::LacksSymbol { seat, pile });
        self.next_seat();
    }

    pub(crate) fn discard_card(&mut self, card: Card) -> Result<(), Why> {
        self.game.check_discard(self.state, card)?;
        let seat = self.state.asked;
        self.give_up_card(seat, card);
        self.put_under_piles();
        let civitas = self.state.face_up[usize::from(self.state.resolving)];
        self.tell(Event::DiscardedCard { seat, card, civitas });
        self.next_seat();
        Ok(())
    }

    pub(crate) fn lose_point(&mut self, point: Point) -> Result<(), Why> {
        self.game.check_point(self.state, point)?;
        self.take_point(point);
        Ok(())
    }

    fn take_point(&mut self, point: Point) {
        let seat = self.state.asked;
        match point {
            Point::Victory => self.state.victory[seat.index()] -= 1,
            Point::Conspiracy => self.state.conspiracy[seat.index()] -= 1,
        }
        self.tell(Event::LostPoint { seat, point });
        self.next_seat();
    }

    pub(crate) fn take_back(&mut self, spot: Spot, space: u8) -> Result<(), Why> {
        self.game.check_take_back(self.state, spot, space)?;
        self.return_token(spot, space);
        Ok(())
    }

    fn return_token(&mut self, spot: Spot, space: u8) {
        let seat = self.state.asked;
        go_home_unseen(self.state, spot.index(), space);
        self.tell(Event::TookBack { seat, token: Lying { seat, spot, space } });
        self.next_seat();
    }
}

impl Caligula {
    /// What a seat could give up that is open to all: points and tokens.
    fn public_penalties<'a>(
        &'a self,
        state: &'a State,
        seat: Seat,
        demand: Demand,
    ) -> impl Iterator<Item = Action> + 'a {
        let points = [Point::Victory, Point::Conspiracy]
            .into_iter()
            .filter(move |&point| demand.point && points_of(state, seat, point) > 0)
            .map(Action::Lose);
        let tokens = state
            .face_down()
            .filter(move |(.., token)| demand.token && token.seat() == seat)
            .map(|(place, space, _)| Action::Placed(Spot::from_index(place), space as u8));
        points.chain(tokens)
    }

    /// Can all see that nothing can be taken from a seat?
    fn has_nothing(&self, state: &State, seat: Seat, demand: Demand) -> bool {
        !demand.may_take_cards(state, seat)
            && self.public_penalties(state, seat, demand).next().is_none()
    }

    /// Could the seat asked give up nothing but a card? If it is asked all the
    /// same, all know that it has one that fits.
    pub(crate) fn must_discard(&self, state: &State) -> bool {
        state.ask == Ask::Penalty
            && self.public_penalties(state, state.asked, Demand::of(self, state)).next().is_none()
    }

    /// Does the card being resolved take this one?
    pub(crate) fn takes(&self, state: &State, card: Card) -> bool {
        Demand::of(self, state).takes(card)
    }

    fn check_discard(&self, state: &State, card: Card) -> Result<(), Why> {
        if !self.takes(state, card) {
            Err(Why::OtherPenalty)
        } else if state.hands[state.asked.index()][card.index()] == 0 {
            Err(Why::NoSuchCard)
        } else {
            Ok(())
        }
    }

    fn check_point(&self, state: &State, point: Point) -> Result<(), Why> {
        if !Demand::of(self, state).point {
            Err(Why::OtherPenalty)
        } else if points_of(state, state.asked, point) == 0 {
            Err(Why::NoSuchPoint)
        } else {
            Ok(())
        }
    }

    fn check_take_back(&self, state: &State, spot: Spot, space: u8) -> Result<(), Why> {
        if !Demand::of(self, state).token {
            return Err(Why::OtherPenalty);
        }
        self.check_token_there(state, spot, space, Rule("legend.take-back"))?;
        if state.tokens[spot.index()][usize::from(space)].seat() == state.asked {
            Ok(())
        } else {
            Err(Why::NotYourToken)
        }
    }

    pub(crate) fn list_penalties(&self, state: &State, actions: &mut Vec<Action>) {
        let cards = Card::ALL.into_iter().filter(|&card| self.check_discard(state, card).is_ok());
        actions.extend(cards.map(Action::Discard));
        actions.extend(self.public_penalties(state, state.asked, Demand::of(self, state)));
    }
}

fn points_of(state: &State, seat: Seat, point: Point) -> u8 {
    match point {
        Point::Victory => state.victory[seat.index()],
        Point::Conspiracy => state.conspiracy[seat.index()],
    }
}
