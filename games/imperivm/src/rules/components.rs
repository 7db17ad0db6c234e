//! What is in the box: cards, stocks, tracks, families, the map.

mod file;

use ludi_engine::{Setup, SetupError};

use crate::Imperivm;
use crate::rules::cards::{Card, Cards, Side, Suit};
use crate::rules::edition::Edition;
use crate::rules::province::{PROVINCES, Province, provinces};

/// The results of the die that can bring trouble: 19 and 20 never do.
pub const RESULTS: usize = 18;
/// The farthest that any two provinces of a map may be apart, and one more.
pub(crate) const RINGS: usize = 16;

/// Everything in a box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// How many cards of each value there are on each side: by suit, then by
    /// place in [`VALUES`](crate::rules::cards::VALUES).
    pub cards: [[u8; 4]; 3],
    /// What a match begins with, by edition.
    pub start: [Start; 2],
    /// The tracks of morale and borders.
    pub tracks: Tracks,
    /// The names of the families, by seat.
    pub families: [String; 6],
    /// How many pawns there are of each colour.
    pub pawns: u8,
    /// The map.
    pub map: Map,
}

impl Imperivm {
    /// What is in the box of this table.
    pub fn components(&self) -> &Components {
        &self.components
    }
}

/// What a match begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// Cards in each hand.
    pub hand: u8,
    /// Coins of each player.
    pub coins: u16,
    /// Power of each player.
    pub power: u16,
    /// Coins that the first emperor gets on top.
    pub emperor_coins: u16,
    /// Power that the first emperor gets on top.
    pub emperor_power: u16,
    /// Coins of the empire.
    pub public_coins: u16,
    /// Power of the empire.
    pub public_power: u16,
}

/// The tracks of morale and borders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tracks {
    /// Their last cell; the first is 0.
    pub top: u8,
    /// Where the markers start.
    pub start: u8,
    /// For each result of the die from 1 what it takes from each player, so to
    /// speak, to calm the people or to beat the barbarians.
    pub coefficients: [u8; RESULTS],
}

/// The provinces and their borders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    /// The names.
    pub names: [String; PROVINCES],
    /// The neighbours of each province, as bits.
    pub neighbours: [u64; PROVINCES],
    /// The provinces so far away from each, as bits.
    pub(crate) rings: [[u64; RINGS]; PROVINCES],
}

impl Map {
    /// The name of a province.
    pub fn name(&self, province: Province) -> &str {
        &self.names[province.index()]
    }

    /// Do these provinces have a border in common?
    pub fn borders(&self, one: Province, other: Province) -> bool {
        self.neighbours[one.index()] & other.bit() != 0
    }

    /// All that borders on a province of this set.
    #[inline]
    pub(crate) fn around(&self, set: u64) -> u64 {
        provinces(set).fold(0, |around, province| around | self.neighbours[province.index()])
    }

    /// The provinces of `set` that are nearest to this one.
    pub(crate) fn nearest(&self, from: Province, set: u64) -> u64 {
        let rings = &self.rings[from.index()];
        rings.iter().map(|ring| ring & set).find(|&near| near != 0).unwrap_or(0)
    }
}

impl Components {
    /// What comes with the game.
    pub fn builtin() -> Components {
        file::READER.ours().clone()
    }

    /// What this table is played with: ours, or what its own file says. What is `Ok` can
    /// be played with any number of seats.
    pub(crate) fn of(setup: &Setup) -> Result<Components, SetupError> {
        file::READER.of(setup)
    }

    /// All the cards.
    pub(crate) fn deck(&self) -> Cards {
        let mut deck = Cards::NONE;
        for suit in Suit::ALL {
            for side in Side::ALL {
                for (value, &count) in self.cards[suit as usize].iter().enumerate() {
                    deck += Cards::several(Card::at(suit, side, value), count);
                }
            }
        }
        deck
    }

    /// What a match of this edition begins with.
    pub fn start(&self, edition: Edition) -> &Start {
        &self.start[edition as usize]
    }
}
