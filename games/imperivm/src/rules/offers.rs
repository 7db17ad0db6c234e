//! Coins and power said in numbers: donations, bids, tribute, gifts. Coins are
//! asked for first, then power, and what there is none of is not asked for.

use ludi_engine::{Listener, Rng, Seat, SeatSet};

use crate::Imperivm;
use crate::rules::action::{Action, LARGEST_AMOUNT, Resource};
use crate::rules::event::Event;
use crate::rules::flow::{Play, rule_of};
use crate::rules::state::{Ask, NONE, Offer, State};
use crate::rules::why::Why;

/// What a seat is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    /// Coins or power.
    pub(crate) resource: Resource,
    /// From the public stock rather than one's own?
    pub(crate) public: bool,
    /// At most so much.
    pub(crate) most: u8,
}

impl Imperivm {
    /// What this seat is asked for next, in a question about coins and power.
    #[inline]
    pub(crate) fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        let offer = state.offers[seat.index()];
        let public = state.public_offer;
        let (resource, public) = if offer.coins == NONE {
            (Resource::Coins, false)
        } else if offer.power == NONE {
            (Resource::Power, false)
        } else if state.ask == Ask::DefenceDraw && public.coins == NONE {
            (Resource::Coins, true)
        } else if state.ask == Ask::DefenceDraw && public.power == NONE {
            (Resource::Power, true)
        } else {
            return None;
        };
        let most = if state.ask == Ask::Tribute {
            let taken = if resource == Resource::Power { offer.coins } else { 0 };
            u16::from(state.province_count(seat) - taken)
        } else if public {
            state.public.of(resource)
        } else {
            state.purses[seat.index()].of(resource)
        };
        Some(Question { resource, public, most: most.min(u16::from(LARGEST_AMOUNT)) as u8 })
    }

    /// What a seat has said before it says anything.
    pub(crate) fn unsaid(&self, state: &State, seat: Seat, ask: Ask) -> Offer {
        let purse = state.purses[seat.index()];
        let open = |there: bool| if there { NONE } else { 0 };
        match ask {
            Ask::Tribute => Offer { coins: NONE, power: NONE },
            Ask::UprisingBid => Offer { coins: open(purse.coins > 0), power: 0 },
            Ask::BarbarianBid => Offer { coins: 0, power: open(purse.power > 0) },
            _ => Offer { coins: open(purse.coins > 0), power: open(purse.power > 0) },
        }
    }

    /// The same of the public stock, which only the defender of Italia may use.
    pub(crate) fn unsaid_public(&self, state: &State, ask: Ask) -> Offer {
        let open = |there: bool| if there { NONE } else { 0 };
        if ask == Ask::DefenceDraw && state.is_march() {
            let public = state.public;
            Offer { coins: open(public.coins > 0), power: open(public.power > 0) }
        } else {
            Offer::default()
        }
    }

    /// May the seat still say that it wants none of it?
    fn may_pass(&self, state: &State, seat: Seat) -> bool {
        let optional =
            matches!(state.ask, Ask::HandOver | Ask::DefenceDraw | Ask::Tribute | Ask::Donation);
        optional
            && state.offers[seat.index()] == self.unsaid(state, seat, state.ask)
            && state.public_offer == self.unsaid_public(state, state.ask)
    }

    pub(crate) fn list_amounts(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if let Some(question) = self.question(state, seat) {
            actions.extend((0..=question.most).map(Action::Amount));
        }
        if self.may_pass(state, seat) {
            actions.push(Action::Pass);
        }
    }
}

impl<R: Rng, L: Listener<Imperivm>> Play<'_, R, L> {
    /// Asks these seats, each of which has something to give or take.
    pub(crate) fn ask_for_offers(&mut self, seats: SeatSet, ask: Ask) {
        for seat in seats.iter() {
            self.state.offers[seat.index()] = self.game.unsaid(self.state, seat, ask);
        }
        self.state.public_offer = self.game.unsaid_public(self.state, ask);
        self.ask_all(seats, ask);
    }

    pub(crate) fn offer(&mut self, seat: Seat, amount: u8) -> Result<(), Why> {
        let rule = rule_of(self.state);
        let Some(question) = self.game.question(self.state, seat) else {
            return Err(Why::SomethingElse(rule));
        };
        if amount > question.most {
            return Err(Why::TooMuch(question.most, rule));
        }
        let taxes = self.state.ask == Ask::Tribute;
        let all_taxed = taxes && u32::from(amount) == u32::from(self.state.province_count(seat));
        let offer = match question.public {
            true => &mut self.state.public_offer,
            false => &mut self.state.offers[seat.index()],
        };
        match question.resource {
            Resource::Coins => offer.coins = amount,
            Resource::Power => offer.power = amount,
        }
        if all_taxed && question.resource == Resource::Coins {
            self.state.offers[seat.index()].power = 0;
        }
        if self.game.question(self.state, seat).is_none() {
            self.offer_made(seat);
        }
        Ok(())
    }

    pub(crate) fn offer_nothing(&mut self, seat: Seat) -> Result<(), Why> {
        if !self.game.may_pass(self.state, seat) {
            return Err(Why::AlreadySaid(rule_of(self.state)));
        }
        self.state.offers[seat.index()] = Offer::default();
        self.state.public_offer = Offer::default();
        self.offer_made(seat);
        Ok(())
    }

    /// All is said: what is sealed waits for the others, the rest is done now.
    fn offer_made(&mut self, seat: Seat) {
        let ask = self.state.ask;
        if matches!(ask, Ask::HandOver | Ask::Tribute | Ask::Donation | Ask::DefenceDraw) {
            self.answered(seat);
        }
        match ask {
            Ask::HandOver => self.hand_over(seat),
            Ask::Tribute => self.tax(seat),
            Ask::Donation | Ask::DefenceDraw => self.donate(seat, ask),
            _ => {
                let purse = Some(self.state.offers[seat.index()].purse());
                let section = rule_of(self.state).0;
                let event = |purse| Event::Offered { seat, section, purse };
                self.seal(seat, event(purse), event(None));
            }
        }
    }
}
