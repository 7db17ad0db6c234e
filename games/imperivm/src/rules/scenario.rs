//! Positions set up by hand, for tests and puzzles.

use ludi_engine::{Dice, FastRng, Refusal, Rules, Seat, Setup, SetupError, Told, Viewer};

use crate::Imperivm;
use crate::rules::action::Action;
use crate::rules::cards::{Card, Cards, Holding, Side, Suit};
use crate::rules::edition::Edition;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::province::{ITALIA, Province};
use crate::rules::slot::Slot;
use crate::rules::state::{Ask, NONE, Purse, Stage, State, Track};
use crate::rules::view::View;

/// A table being laid out. It starts as after a setup in which seat 0 bought
/// first and everybody took the next province of the appendix: provinces in turn,
/// no cards in hand, all armies on their first province, 10 coins and 10 power
/// each, the emperor (the last seat) in Italia with his reign behind him, so that
/// he can be deposed. It is the turn of nobody yet.
///
/// Seats are numbers from 0, provinces have their names.
#[derive(Clone, Debug)]
pub struct Scenario {
    game: Imperivm,
    state: State,
}

/// A card.
pub fn card(side: Side, suit: Suit, value: u8) -> Card {
    Card::new(suit, side, value).expect("a value of 1, 2, 3 or 5")
}

impl Scenario {
    /// A table of this edition with our components.
    pub fn new(edition: Edition, seats: u8) -> Scenario {
        let id = Edition::ALL[edition as usize].id.to_owned();
        let setup = Setup { edition: id, ..Setup::new(&Imperivm::INFO, seats) };
        Scenario::with(&setup).expect("a draft and its seats")
    }

    /// A table opened like this.
    pub fn with(setup: &Setup) -> Result<Scenario, SetupError> {
        let game = Imperivm::open(setup, Imperivm::INFO.rules_version)?;
        let mut state = game.empty_table();
        let seats = usize::from(game.seats);
        let bought = Province::all().filter(|&province| province != ITALIA);
        for (at, province) in bought.enumerate() {
            state.owned[at % seats] |= province.bit();
        }
        for seat in 0..seats {
            state.armies[seat] = state.owned[seat].trailing_zeros() as u8;
            state.purses[seat] = Purse { coins: 10, power: 10 };
        }
        let emperor = seats - 1;
        state.emperor = Seat::new(emperor);
        state.owned[emperor] |= ITALIA.bit();
        state.armies[emperor] = ITALIA.index() as u8;
        state.reigned = true;
        state.dominion = 1;
        Ok(Scenario { game, state })
    }

    /// The province of this name.
    pub fn province(&self, name: &str) -> Province {
        let map = &self.game.components.map;
        Province::all().find(|&province| map.name(province) == name).expect("a province")
    }

    /// Gives a seat these cards instead of its own, from the deck.
    pub fn hand(mut self, seat: usize, cards: &[Card]) -> Scenario {
        let cards: Cards = cards.iter().copied().collect();
        let old = self.state.hands[seat].all;
        self.state.deck += old;
        self.state.deck -= cards;
        self.state.hands[seat] = Holding { all: cards, fresh: cards };
        self
    }

    /// Discards all cards of the deck but these.
    pub fn deck(mut self, cards: &[Card]) -> Scenario {
        let cards: Cards = cards.iter().copied().collect();
        self.state.discard += self.state.deck - cards;
        self.state.deck = cards;
        self
    }

    /// Takes the discards out of reach: to the oath of nobody, so to speak. For
    /// tables at which nothing is left to draw.
    pub fn discards_held_by(mut self, seat: usize) -> Scenario {
        let cards = std::mem::take(&mut self.state.discard);
        self.state.hands[seat].all += cards;
        self
    }

    /// What a seat owns.
    pub fn purse(mut self, seat: usize, coins: u16, power: u16) -> Scenario {
        self.state.purses[seat] = Purse { coins, power };
        self
    }

    /// What the empire owns.
    pub fn public(mut self, coins: u16, power: u16) -> Scenario {
        self.state.public = Purse { coins, power };
        self
    }

    /// The public loyalty of a seat.
    pub fn loyalty(mut self, seat: usize, loyalty: i8) -> Scenario {
        self.state.loyalty[seat] = loyalty;
        self
    }

    /// The levels of morale and borders.
    pub fn levels(mut self, morale: u8, border: u8) -> Scenario {
        (self.state.morale, self.state.border) = (morale, border);
        self
    }

    /// How many dominions have begun.
    pub fn dominion(mut self, dominion: u8) -> Scenario {
        self.state.dominion = dominion;
        self
    }

    /// Gives a province to a seat.
    pub fn owns(mut self, seat: usize, name: &str) -> Scenario {
        let province = self.province(name);
        for owned in &mut self.state.owned {
            *owned &= !province.bit();
        }
        self.state.owned[seat] |= province.bit();
        self
    }

    /// Leaves a seat only these provinces; the others go to another seat. Armies
    /// that would stand on foreign ground go to their first province.
    pub fn owns_only(mut self, seat: usize, names: &[&str], rest_to: usize) -> Scenario {
        let kept = names.iter().fold(0, |set, name| set | self.province(name).bit());
        let given = self.state.owned[seat] & !kept;
        self.state.owned[rest_to] |= given;
        for owned in &mut self.state.owned {
            *owned &= !kept;
        }
        self.state.owned[seat] = kept;
        for at in 0..usize::from(self.game.seats) {
            let (army, owned) = (self.state.armies[at], self.state.owned[at]);
            if army != NONE && owned >> army & 1 == 0 && owned != 0 {
                self.state.armies[at] = owned.trailing_zeros() as u8;
            }
        }
        self
    }

    /// Puts the army of a seat on a province.
    pub fn army(mut self, seat: usize, name: &str) -> Scenario {
        self.state.armies[seat] = self.province(name).index() as u8;
        self
    }

    /// Makes a seat emperor, with Italia; his army stays where it is, that of the
    /// old one goes to his first province.
    pub fn emperor(mut self, seat: usize) -> Scenario {
        let old = self.state.emperor.index();
        self = self.owns(seat, "Italia");
        self.state.emperor = Seat::new(seat);
        if old != seat && self.state.owned[old] != 0 {
            self.state.armies[old] = self.state.owned[old].trailing_zeros() as u8;
        }
        self
    }

    /// The emperor has not had his turn yet.
    pub fn not_reigned(mut self) -> Scenario {
        self.state.reigned = false;
        self
    }

    /// Puts a seat in prison.
    pub fn prisoner(mut self, seat: usize) -> Scenario {
        self.state.prisoner = Some(Seat::new(seat));
        self.state.armies[seat] = NONE;
        self
    }

    /// Puts a card of the deck on the oath of a seat.
    pub fn oath(mut self, seat: usize, card: Card) -> Scenario {
        self.state.deck -= Cards::one(card);
        self.state.oaths[seat].push(Slot::new(card, 0, 0, true));
        self
    }

    /// Puts a card of the deck face down on a track, laid by a seat.
    pub fn laid(mut self, seat: usize, track: Track, card: Card) -> Scenario {
        self.state.deck -= Cards::one(card);
        self.state.laid[track as usize][seat].push(Slot::new(card, 0, 0, true));
        self
    }

    /// The pawns on the cards of a family.
    pub fn family_pawns(mut self, seat: usize, pawns: u8) -> Scenario {
        self.state.pawns[seat] = pawns;
        self
    }

    /// Plays on from the turn of a seat.
    pub fn at_turn(self, seat: usize) -> Position {
        self.at_stage(seat, Stage::Turn)
    }

    /// Plays on from a part of the turn of a seat.
    pub fn at_stage(self, seat: usize, stage: Stage) -> Position {
        self.at_stage_with(seat, stage, 1)
    }

    /// The same, with the dice that fall as they do from this seed.
    pub fn at_stage_with(mut self, seat: usize, stage: Stage, seed: u64) -> Position {
        let mut dice = Dice::fast(seed);
        let mut told = Vec::new();
        self.state.turn = Seat::new(seat);
        self.state.imperial = self.state.emperor == self.state.turn;
        self.state.stage = stage;
        self.state.ask = Ask::Nothing;
        let mut play =
            Play { game: &self.game, state: &mut self.state, dice: &mut dice, listener: &mut told };
        play.go_on();
        Position { game: self.game, state: self.state, dice, told }
    }
}

/// A game played on from a [`Scenario`].
#[derive(Clone, Debug)]
pub struct Position {
    /// The game.
    pub game: Imperivm,
    /// Its state.
    pub state: State,
    dice: Dice<FastRng>,
    told: Vec<Told<Event>>,
}

impl Position {
    /// What is asked.
    pub fn ask(&self) -> Ask {
        self.state.ask
    }

    /// The seats that have to act, from 0.
    pub fn asked(&self) -> Vec<usize> {
        self.game.to_act(&self.state).iter().map(Seat::index).collect()
    }

    /// What a seat may do.
    pub fn legal(&self, seat: usize) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal(&self.state, Seat::new(seat), &mut actions);
        actions
    }

    /// A seat acts.
    pub fn act(&mut self, seat: usize, action: Action) -> Result<(), Refusal> {
        let seat = Seat::new(seat);
        self.game.apply(&mut self.state, seat, action, &mut self.dice, &mut self.told)
    }

    /// The province of this name.
    pub fn province(&self, name: &str) -> Province {
        let map = &self.game.components.map;
        Province::all().find(|&province| map.name(province) == name).expect("a province")
    }

    /// What a seat sees.
    pub fn view(&self, seat: usize) -> View {
        self.game.view(&self.state, Viewer::Seat(Seat::new(seat)))
    }

    /// Everything there is to see.
    pub fn all(&self) -> View {
        self.game.view(&self.state, Viewer::Historian)
    }

    /// What a seat owns, whoever may see it.
    pub fn purse(&self, seat: usize) -> (u16, u16) {
        let Purse { coins, power } = self.state.purses[seat];
        (coins, power)
    }

    /// What has happened so far, in full.
    pub fn events(&self) -> Vec<Event> {
        self.events_for(Viewer::Historian)
    }

    /// What has happened so far, as a viewer saw it.
    pub fn events_for(&self, viewer: Viewer) -> Vec<Event> {
        self.told.iter().filter_map(|told| told.seen_by(viewer).cloned()).collect()
    }
}
