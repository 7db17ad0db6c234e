//! Section 3.7: uprising of the people and attack of the barbarians.

use arrayvec::ArrayVec;
use ludi_engine::{Listener, Rng, Seat};

use crate::Imperivm;
use crate::rules::action::Resource;
use crate::rules::cards::{Cards, Suit};
use crate::rules::components::RESULTS;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Ask, Ending, Offer, Stage, State, Track, sway};
use crate::rules::turn::DOMINIONS;

/// The faces of the die.
const FACES: u32 = 20;

impl Imperivm {
    /// What it takes to end the trouble that the die has brought.
    pub(crate) fn needed(&self, state: &State) -> u16 {
        let result = usize::from(state.roll).clamp(1, RESULTS);
        u16::from(self.components.tracks.coefficients[result - 1]) * u16::from(self.seats)
    }
}

/// How many rolls in a hundred bring trouble at this level.
pub(crate) fn risk_of(level: u8) -> u32 {
    let results = (1..=FACES as u8).filter(|&roll| brings_trouble(roll, level)).count() as u32;
    100 * results / FACES
}

/// Does this result of the die bring trouble at this level?
fn brings_trouble(roll: u8, level: u8) -> bool {
    usize::from(roll) <= RESULTS && roll > level
}

impl<R: Rng, L: Listener<Imperivm>> Play<'_, R, L> {
    /// The face-down cards are shown, morale first; then one die decides on both.
    pub(crate) fn begin_trouble(&mut self) {
        for track in [Track::Morale, Track::Border] {
            self.show_track(track);
        }
        let roll = 1 + self.dice.below(FACES) as u8;
        self.state.roll = roll;
        let (morale, border) = (self.state.morale, self.state.border);
        self.tell(Event::Rolled { roll, morale, border });
        self.beat("die");
        if !brings_trouble(roll, morale) && !brings_trouble(roll, border) {
            self.tell(Event::NoTrouble { roll });
        }
        if brings_trouble(roll, morale) {
            let needed = self.game.needed(self.state);
            self.tell(Event::PeopleRise { roll, morale, needed });
            self.state.stage = Stage::Uprising;
            self.ask_for_help(Resource::Coins, Ask::UprisingBid);
        } else {
            self.begin_attack();
        }
    }

    fn show_track(&mut self, track: Track) {
        let piles = &self.state.laid[track as usize];
        let cards = piles.iter().fold(Cards::NONE, |all, pile| all + pile.cards());
        if cards.is_empty() {
            return;
        }
        self.turn_up(track, cards);
        let top = i32::from(self.game.components.tracks.top);
        let level = match track {
            Track::Morale => &mut self.state.morale,
            Track::Border => &mut self.state.border,
        };
        *level = (i32::from(*level) + sway(cards)).clamp(0, top) as u8;
        let level = *level;
        self.tell(Event::TrackShown { track, cards, level });
        self.beat("cards");
    }

    /// Sealed offers of all, the prisoner included; who owns none is not asked.
    fn ask_for_help(&mut self, resource: Resource, ask: Ask) {
        self.state.offers = [Offer::default(); 6];
        let able = self.seats_where(|state, seat| state.purses[seat.index()].of(resource) > 0);
        self.ask_for_offers(able, ask);
    }

    fn begin_attack(&mut self) {
        let (roll, border) = (self.state.roll, self.state.border);
        if brings_trouble(roll, border) {
            let needed = self.game.needed(self.state);
            self.tell(Event::BarbariansCome { roll, border, needed });
            self.state.stage = Stage::Barbarians;
            self.ask_for_help(Resource::Power, Ask::BarbarianBid);
        } else {
            self.state.stage = Stage::Calm;
        }
    }

    pub(crate) fn settle_uprising(&mut self) {
        if self.overcome(Resource::Coins, Suit::Religion) {
            self.begin_attack();
        }
    }

    pub(crate) fn settle_barbarians(&mut self) {
        if self.overcome(Resource::Power, Suit::Militia) {
            self.state.stage = Stage::Calm;
        }
    }

    /// The offers are lost whatever comes of them. What is missing comes from the
    /// public stock, then from the emperor, then from all his cards of a suit at
    /// their value. If that is not enough, the empire falls.
    fn overcome(&mut self, resource: Resource, suit: Suit) -> bool {
        self.open_offers();
        let needed = self.game.needed(self.state);
        let mut offers = ArrayVec::new();
        let mut total = 0;
        for seat in Seat::all(self.game.seats) {
            let purse = self.state.offers[seat.index()].purse();
            self.state.purses[seat.index()].take(purse);
            offers.push((seat, purse.of(resource)));
            total += purse.of(resource);
        }
        self.tell(Event::OffersShown { resource, offers, total, needed });
        self.beat("offers");
        let mut missing = needed.saturating_sub(total);

        let amount = missing.min(self.state.public.of(resource));
        if amount > 0 {
            *self.state.public.of_mut(resource) -= amount;
            missing -= amount;
            self.tell(Event::PublicPays { resource, amount });
        }
        let seat = self.state.emperor;
        let amount = missing.min(self.state.purses[seat.index()].of(resource));
        if amount > 0 {
            *self.state.purses[seat.index()].of_mut(resource) -= amount;
            missing -= amount;
            self.tell(Event::EmperorPays { seat, resource, amount });
        }
        if missing > 0 {
            let cards = self.state.hand(seat).of(suit);
            self.play_openly(seat, cards);
            self.state.lacks[seat.index()] |= suit.bit();
            missing = missing.saturating_sub(cards.value());
            self.tell(Event::EmperorGivesCards { seat, suit, cards });
        }
        if missing > 0 {
            self.tell(Event::EmpireFalls { resource, missing });
            self.end_match(Ending::Fall);
            return false;
        }
        self.tell(Event::TroubleEnded { resource });
        self.beat("paid");
        true
    }

    /// The emperor has had his turn. The ninth is the last.
    pub(crate) fn end_trouble(&mut self) {
        self.state.reigned = true;
        self.state.roll = 0;
        if self.state.dominion >= DOMINIONS {
            self.tell(Event::EmpireProspers);
            self.end_match(Ending::Prosperity);
        } else if self.state.marched && self.game.edition.march_leaves_tribute() {
            self.state.stage = Stage::Tribute;
        } else {
            self.state.stage = Stage::EndOfTurn;
        }
    }
}
