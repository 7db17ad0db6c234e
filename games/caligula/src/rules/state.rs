//! Everything about a game in progress, in a few hundred bytes.

use ludi_engine::{Seat, SeatSet};
use serde::Serialize;

use crate::rules::action::Spot;
use crate::rules::components::{Card, DECK_SIZE, Deck, Pile, SPACES};
use crate::rules::event::Hand;

/// No card: in places that hold a card's number.
pub(crate) const NONE: u8 = u8::MAX;

/// The part of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// 1: tokens are placed.
    Placement,
    /// 2A: the marker moves to the next deck or Sequentia card.
    Sequentia,
    /// 2B: a card is resolved.
    Resolution,
    /// 2C: a plot is being made.
    Plot,
    /// 2C: Favor is placed.
    Favor,
    /// 2C: the emperor is defended.
    Defence,
    /// 2C: the emperor is stabbed.
    Assassination,
    /// Nothing is left to do.
    Over,
}

/// What is asked of the seat that has to act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Nothing: the rules go on by themselves.
    Nothing,
    /// Which token to place.
    Token,
    /// Which card to place it on.
    Space,
    /// Which effect to use, if any.
    Effect,
    /// Which card of this deck to destroy.
    Destroy(Deck),
    /// Which token to swap.
    FirstToken,
    /// With which other: the first lies on this spot and space.
    SecondToken(u8, u8),
    /// Which token to send home.
    RemoveToken,
    /// Which Ordo card to swap.
    FirstOrdo,
    /// With which other: the first has this number.
    SecondOrdo(u8),
    /// In which deck to swap the face-up cards.
    SwapCivitas,
    /// Which Sequentia card to swap.
    FirstSequentia,
    /// With which other: the first lies at this place, from 1.
    SecondSequentia(u8),
    /// How to bear the penalty.
    Penalty,
    /// Whether to start a plot.
    StartPlot,
    /// Whether to pass, accept or raise.
    AnswerPlot,
    /// Which candidate to name.
    Candidate,
    /// Where to put the Favor.
    Favor,
    /// Whether to defend the emperor.
    Defend,
    /// Whether, and how often, to stab.
    Stab,
}

/// A game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) stage: Stage,
    pub(crate) ask: Ask,
    /// Who is asked.
    pub(crate) asked: Seat,
    pub(crate) turn: u8,
    /// The last conspiracy, after the last turn, is under way or over.
    pub(crate) fall: bool,
    /// An emperor has died in this turn.
    pub(crate) blood_shed: bool,

    /// The seat that holds each Ordo card.
    pub(crate) order: [Seat; 5],
    /// Who is looked at next in this round of questions: a place in `order`,
    /// or, from the leader on, how many have been looked at.
    pub(crate) next: u8,

    /// The Sequentia cards, left to right.
    pub(crate) sequentia: [u8; 6],
    /// The place of the marker in the row, from 1; 0 before the first card.
    pub(crate) marker: u8,
    /// How many of the decks that the card names have been resolved.
    pub(crate) icon: u8,

    /// The face-up Civitas cards by [`Spot::index`](crate::rules::action::Spot::index),
    /// [`NONE`] where there is none.
    pub(crate) face_up: [u8; 10],
    /// Which spaces are taken, as bits.
    pub(crate) taken: [u8; 10],
    /// The tokens on them.
    pub(crate) tokens: [[Token; SPACES]; 10],
    /// The cards of each deck not turned up yet, as bits. Which comes next is
    /// drawn when it is turned up.
    pub(crate) decks: [u16; 5],
    /// The cards of each deck that have left the game, as bits.
    pub(crate) gone: [u16; 5],

    /// The card being resolved, as a place of `face_up`, or [`NONE`].
    pub(crate) resolving: u8,
    /// Who gets or suffers its effect, in order.
    pub(crate) queue: [Seat; 5],
    pub(crate) queue_len: u8,
    pub(crate) queue_next: u8,

    /// The tokens each seat owns and holds in hand, as bits (see [`Token`]).
    pub(crate) owned: [u8; 5],
    pub(crate) in_hand: [u8; 5],
    /// The token that the seat asked has taken from its hand (still counted as
    /// in hand), as its bit number, or [`NONE`].
    pub(crate) holding: u8,
    /// What everybody could work out each placed token might be: for each seat
    /// eight bytes, one for each true value, each a set of values as bits.
    pub(crate) could_be: [u64; 5],

    /// The cards in each hand.
    pub(crate) hands: [Hand; 5],
    /// Of these, how many of each kind everybody knows of.
    pub(crate) known: [Hand; 5],
    /// The cards that the seat asked has laid but not shown, still in hand.
    pub(crate) laid: Hand,
    pub(crate) piles: [PileState; 2],
    /// Cards on the table, on their way under their pile.
    pub(crate) on_table: [Queue; 2],

    pub(crate) emperor: u8,
    pub(crate) candidates: [u8; 2],
    /// The emperors not turned up yet, as bits.
    pub(crate) augusti: u16,
    /// The emperors who have died, as bits.
    pub(crate) dead: u16,
    pub(crate) favor: [Favor; 5],

    pub(crate) leader: Seat,
    /// Has somebody started the plot?
    pub(crate) plotting: bool,
    pub(crate) passed: SeatSet,
    /// The Coniura symbols each seat has shown in this plot.
    pub(crate) symbols: [u8; 5],
    /// The candidate named, 0 or 1, or [`NONE`].
    pub(crate) named: u8,
    pub(crate) defence: u8,
    /// The Pugio symbols each seat has played against the emperor.
    pub(crate) stabs: [u8; 5],

    pub(crate) victory: [u8; 5],
    pub(crate) conspiracy: [u8; 5],
    pub(crate) primus: Option<Seat>,
    /// How the last conspiracy ended.
    pub(crate) ending: Ending,
}

impl State {
    /// The tokens on face-up cards but the one being resolved, as (place of the
    /// card, space, token).
    pub(crate) fn face_down(&self) -> impl Iterator<Item = (usize, usize, Token)> {
        (0..10).filter(|&place| place != usize::from(self.resolving)).flat_map(move |place| {
            bits(self.taken[place]).map(move |space| {
                (place, usize::from(space), self.tokens[place][usize::from(space)])
            })
        })
    }

    /// The tokens of a seat that lie open, on the card being resolved, as bits.
    pub(crate) fn lying_open(&self, seat: Seat) -> u8 {
        let place = usize::from(self.resolving);
        let taken = self.taken.get(place).copied().unwrap_or(0);
        bits(taken)
            .map(|space| self.tokens[place][usize::from(space)])
            .filter(|token| token.seat() == seat)
            .fold(0, |set, token| set | 1 << token.bit())
    }

    /// Is there a card on this spot?
    #[inline]
    pub(crate) fn has_card(&self, spot: Spot) -> bool {
        self.face_up[spot.index()] != NONE
    }

    /// How many cards this seat has in hand.
    #[inline]
    pub(crate) fn hand_size(&self, seat: Seat) -> u8 {
        self.hands[seat.index()].iter().sum()
    }

    /// The symbols of this kind in a seat's hand.
    #[inline]
    pub(crate) fn symbols_in_hand(&self, seat: Seat, symbol: Pile) -> u8 {
        let hand = &self.hands[seat.index()];
        Card::ALL.iter().filter(|card| card.bears(symbol)).map(|card| hand[card.index()]).sum()
    }

    /// How many cards the seat asked has laid without showing them.
    #[inline]
    pub(crate) fn laid_count(&self) -> u8 {
        self.laid.iter().sum()
    }

    /// Does this seat take part in the plot that is settled?
    #[inline]
    pub(crate) fn conspires(&self, seat: Seat) -> bool {
        !self.passed.contains(seat)
    }

    /// The place of this seat in the order of play, from 0.
    #[inline]
    pub(crate) fn place_in_order(&self, seat: Seat) -> u8 {
        self.order.iter().position(|&other| other == seat).unwrap_or(0) as u8
    }
}

/// The numbers of the bits that are set, lowest first.
#[inline]
pub(crate) fn bits(mask: u8) -> impl Iterator<Item = u8> {
    let mut left = mask;
    std::iter::from_fn(move || {
        let bit = (left != 0).then(|| left.trailing_zeros() as u8)?;
        left &= left - 1;
        Some(bit)
    })
}

/// The deck of a Civitas card, and the card's bit in it.
#[inline]
pub(crate) const fn deck_and_bit(card: u8) -> (usize, u16) {
    (card as usize / DECK_SIZE, 1 << (card as usize % DECK_SIZE))
}

/// Where a Favor token is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Favor {
    Hand,
    Emperor,
    Candidate,
}

/// How the last conspiracy ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Ending {
    Open,
    NoPlot,
    Survived,
    Killed,
}

/// An SPQR token: its owner and its value. As bits, values −1 to 6 are the bits
/// 0 to 7.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Token(u8);

impl Token {
    pub(crate) const NOTHING: Token = Token(NONE);

    #[inline]
    pub(crate) const fn new(seat: Seat, bit: u8) -> Token {
        Token((seat.index() as u8) << 3 | bit)
    }

    #[inline]
    pub(crate) const fn seat(self) -> Seat {
        Seat::new((self.0 >> 3) as usize)
    }

    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        self.0 & 7
    }

    #[inline]
    pub(crate) const fn value(self) -> i8 {
        value_of(self.bit())
    }
}

/// The value of the token with this bit number.
#[inline]
pub(crate) const fn value_of(bit: u8) -> i8 {
    bit as i8 - 1
}

/// A pile of plot cards: on top those nobody has seen, in no order until they
/// are drawn; below those that came back, in the order in which they will come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PileState {
    /// Single and dual cards nobody has seen.
    pub(crate) unseen: [u8; 2],
    pub(crate) bottom: Queue,
}

/// Cards of one pile in order, as bits: 1 for a dual card, the first lowest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Queue {
    bits: u32,
    len: u8,
}

impl Queue {
    #[inline]
    pub(crate) const fn len(self) -> u8 {
        self.len
    }

    /// How many of them are dual.
    #[inline]
    pub(crate) const fn duals(self) -> u8 {
        self.bits.count_ones() as u8
    }

    #[inline]
    pub(crate) fn push(&mut self, dual: bool) {
        self.bits |= u32::from(dual) << self.len;
        self.len += 1;
    }

    /// The first card: is it dual?
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<bool> {
        let dual = (self.len > 0).then_some(self.bits & 1 == 1)?;
        self.bits >>= 1;
        self.len -= 1;
        Some(dual)
    }

    /// Puts all of `other` behind.
    #[inline]
    pub(crate) fn append(&mut self, other: Queue) {
        self.bits |= other.bits.checked_shl(u32::from(self.len)).unwrap_or(0);
        self.len += other.len;
    }

    pub(crate) fn cards(self, pile: Pile) -> impl Iterator<Item = Card> {
        (0..self.len).map(move |place| card_of(pile, self.bits >> place & 1 == 1))
    }
}

/// The kind of card: its pile, and whether it bears both symbols.
#[inline]
pub(crate) const fn card_of(pile: Pile, dual: bool) -> Card {
    match (pile, dual) {
        (Pile::Coniura, false) => Card::ConiuraSingle,
        (Pile::Coniura, true) => Card::ConiuraDual,
        (Pile::Pugio, false) => Card::PugioSingle,
        (Pile::Pugio, true) => Card::PugioDual,
    }
}
