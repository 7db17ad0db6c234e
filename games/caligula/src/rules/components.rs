//! What is printed on the cards.

mod file;

use ludi_engine::{Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::Caligula;

/// How many Civitas cards each deck has.
pub const DECK_SIZE: usize = 11;
/// How many Civitas cards there are.
pub const CIVITAS: usize = 5 * DECK_SIZE;
/// How many Augustus cards there are.
pub const AUGUSTI: usize = 10;
/// How many Sequentia cards there are.
pub const SEQUENTIAE: usize = 6;
/// The most spaces on a Civitas card.
pub const SPACES: usize = 5;

/// All the cards of a box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// The Civitas cards: the eleven of each deck together, in the order of
    /// [`Deck`], so that card `i` belongs to deck `i / 11`.
    pub civitas: [Civitas; CIVITAS],
    /// The emperors; the first is Caligula.
    pub augusti: [Augustus; AUGUSTI],
    /// The Sequentia cards.
    pub sequentiae: [Sequentia; SEQUENTIAE],
    /// How many cards of each kind there are, by [`Card::index`].
    pub cards: [u8; 4],
}

impl Caligula {
    /// What is printed on the cards of this table.
    pub fn components(&self) -> &Components {
        &self.components
    }
}

impl Components {
    /// The cards that come with the game.
    pub fn builtin() -> Components {
        file::READER.ours().clone()
    }

    /// What this table is played with: ours, or what its own file says. What is `Ok` can
    /// be played with any number of seats.
    pub(crate) fn of(setup: &Setup) -> Result<Components, SetupError> {
        file::READER.of(setup)
    }
}

/// A deck of Civitas cards: a sector of Roman public life.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Deck {
    /// Grey.
    Plebs,
    /// Red.
    Legionarii,
    /// Blue.
    Praetoriani,
    /// Green.
    Tribuni,
    /// Orange.
    Nobiles,
}

impl Deck {
    /// All five.
    pub const ALL: [Deck; 5] =
        [Deck::Plebs, Deck::Legionarii, Deck::Praetoriani, Deck::Tribuni, Deck::Nobiles];
}

/// Who gets the effect of a Civitas card (section 2B).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The highest total that reaches the value.
    Elective,
    /// Everyone who reaches the value.
    Collective,
    /// Everyone who does not reach the value.
    Negative,
}

/// What a Civitas card does (the Legend).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Destroy a face-up card of this deck.
    Destroy(Deck),
    /// Draw a card from the Coniura pile.
    DrawConiura,
    /// Draw a card from the Pugio pile.
    DrawPugio,
    /// Gain the SPQR token 5, then the 6.
    GainToken,
    /// Take the Primus inter pares.
    TakePrimus,
    /// Place a token from the hand.
    PlaceToken,
    /// Swap two tokens on the cards.
    SwapTokens,
    /// Send a token home.
    RemoveToken,
    /// Swap two Ordo cards.
    SwapOrdo,
    /// Swap the two face-up cards of a deck.
    SwapCivitas,
    /// Swap two Sequentia cards.
    SwapSequentia,
    /// Malus: take back a token of one's own.
    TakeBack,
    /// Malus: lose a victory or conspiracy point.
    LosePoint,
    /// Malus: discard a Pugio symbol.
    DiscardPugio,
    /// Malus: discard a Coniura symbol.
    DiscardConiura,
}

/// A Civitas card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Civitas {
    /// Its number in the list of cards, from 1.
    pub number: u8,
    /// Its deck.
    pub deck: Deck,
    /// Who gets its effect.
    pub kind: Kind,
    /// The total that must be reached.
    pub value: i8,
    /// From how many players on each space can be used, left to right (2 for
    /// always); `None` past the last space.
    pub spaces: [Option<u8>; SPACES],
    /// The effect, or the two to choose from (AUT).
    pub effects: [Option<Effect>; 2],
}

/// An emperor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Augustus {
    /// His name.
    pub name: String,
    /// With how few players he is in the deck.
    pub from_seats: u8,
    /// With how many at most.
    pub to_seats: u8,
    /// How many Pugio symbols kill him.
    pub life: u8,
    /// How many Favor tokens he has room for.
    pub spaces: u8,
    /// The points he gives at the end of each turn.
    pub points: u8,
}

/// A Sequentia card (section 2A).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sequentia {
    /// Everybody draws a Coniura card.
    Draw,
    /// Every Ordo card goes to the left.
    Ordo,
    /// These decks are resolved, in this order.
    Resolve([Option<Deck>; 5]),
}

/// A pile of plot cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Pile {
    /// The conspiracy cards.
    Coniura,
    /// The daggers.
    Pugio,
}

/// A kind of plot card: the pile it comes from, and whether it bears the symbol
/// of that pile only (single) or of both (dual).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Card {
    /// Coniura symbol only.
    ConiuraSingle,
    /// Both symbols, back to the Coniura pile.
    ConiuraDual,
    /// Pugio symbol only.
    PugioSingle,
    /// Both symbols, back to the Pugio pile.
    PugioDual,
}

impl Card {
    /// All four kinds.
    pub const ALL: [Card; 4] =
        [Card::ConiuraSingle, Card::ConiuraDual, Card::PugioSingle, Card::PugioDual];

    /// Its place in [`Card::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The pile it comes from and goes back to.
    #[inline]
    pub const fn pile(self) -> Pile {
        match self {
            Card::ConiuraSingle | Card::ConiuraDual => Pile::Coniura,
            Card::PugioSingle | Card::PugioDual => Pile::Pugio,
        }
    }

    /// Does it bear this symbol?
    #[inline]
    pub const fn bears(self, symbol: Pile) -> bool {
        matches!(
            (self, symbol),
            (Card::ConiuraDual | Card::PugioDual, _)
                | (Card::ConiuraSingle, Pile::Coniura)
                | (Card::PugioSingle, Pile::Pugio)
        )
    }
}
