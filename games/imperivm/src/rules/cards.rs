//! The 108 cards. Cards of one kind are all alike, so a hand is how many it has
//! of each of the 24 kinds.

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use ludi_engine::{Dice, Rng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What a card is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Suit {
    /// Fights.
    Militia,
    /// Calms.
    Religion,
    /// Makes emperors.
    Empire,
}

impl Suit {
    /// All three.
    pub const ALL: [Suit; 3] = [Suit::Militia, Suit::Religion, Suit::Empire];

    /// Its bit in a set of suits.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// Which side a card speaks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Side {
    /// The she-wolf.
    Loyal,
    /// The snake.
    Traitor,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::Loyal, Side::Traitor];
}

/// The values on the cards.
pub const VALUES: [u8; 4] = [1, 2, 3, 5];
/// How many kinds of card there are.
pub const KINDS: usize = 24;

/// A kind of card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card of this suit and side with the value at this place of [`VALUES`].
    #[inline]
    pub(crate) const fn at(suit: Suit, side: Side, value: usize) -> Card {
        Card(suit as u8 * 8 + side as u8 * 4 + value as u8)
    }

    /// The card of this suit, side and value, if there is one.
    pub fn new(suit: Suit, side: Side, value: u8) -> Option<Card> {
        let at = VALUES.iter().position(|&other| other == value)?;
        Some(Card::at(suit, side, at))
    }

    /// All kinds: suit by suit, the loyal before the traitors, lowest first.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..KINDS as u8).map(Card)
    }

    /// The kind with this number.
    #[inline]
    pub(crate) const fn from_index(index: u8) -> Card {
        Card(index)
    }

    /// Its place in [`Card::all`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What it is for.
    #[inline]
    pub const fn suit(self) -> Suit {
        Suit::ALL[self.0 as usize / 8]
    }

    /// Which side it speaks for.
    #[inline]
    pub const fn side(self) -> Side {
        Side::ALL[self.0 as usize / 4 % 2]
    }

    /// The number on it.
    #[inline]
    pub const fn value(self) -> u8 {
        VALUES[self.0 as usize % 4]
    }

    /// Its name in actions and events: `loyal-militia-3`.
    pub(crate) fn name(self) -> String {
        let side = match self.side() {
            Side::Loyal => "loyal",
            Side::Traitor => "traitor",
        };
        let suit = match self.suit() {
            Suit::Militia => "militia",
            Suit::Religion => "religion",
            Suit::Empire => "empire",
        };
        format!("{side}-{suit}-{}", self.value())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.name())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let name = String::deserialize(deserializer)?;
        let found = Card::all().find(|card| card.name() == name);
        found.ok_or_else(|| serde::de::Error::custom("there is no such card"))
    }
}

/// Cards together: how many of each kind, four bits each, so that putting cards
/// to others is one addition. No kind has more than 15.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u128);

/// One bit for each kind.
const ONES: u128 = 0x1111_1111_1111_1111_1111_1111;
/// All bits of the loyal kinds.
const LOYAL: u128 = 0x0000_ffff_0000_ffff_0000_ffff;
/// All bits of one suit.
const SUIT: u128 = 0xffff_ffff;

impl Cards {
    /// None at all.
    pub const NONE: Cards = Cards(0);

    /// All of it as a number.
    #[inline]
    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    /// The cards of which this is the number.
    #[inline]
    pub(crate) const fn from_bits(bits: u128) -> Cards {
        Cards(bits)
    }

    /// One card.
    #[inline]
    pub const fn one(card: Card) -> Cards {
        Cards(1 << (4 * card.0))
    }

    /// So many of one kind, at most 15.
    #[inline]
    pub const fn several(card: Card, count: u8) -> Cards {
        Cards((count as u128) << (4 * card.0))
    }

    /// How many of this kind.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (4 * card.0)) as u8 & 15
    }

    /// How many altogether.
    #[inline]
    pub const fn len(self) -> u8 {
        sum_of_nibbles(self.0 as u64) + sum_of_nibbles((self.0 >> 64) as u64)
    }

    /// Are there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those of one suit.
    #[inline]
    pub const fn of(self, suit: Suit) -> Cards {
        Cards(self.0 & SUIT << (32 * suit as u8))
    }

    /// Those of one side.
    #[inline]
    pub const fn on(self, side: Side) -> Cards {
        match side {
            Side::Loyal => Cards(self.0 & LOYAL),
            Side::Traitor => Cards(self.0 & !LOYAL),
        }
    }

    /// The sum of the values.
    #[inline]
    pub fn value(self) -> u16 {
        let lanes = |at: u32| {
            let quarter = (self.0 >> at) as u16;
            (quarter & 15) + 2 * (quarter >> 4 & 15) + 3 * (quarter >> 8 & 15) + 5 * (quarter >> 12)
        };
        lanes(0) + lanes(16) + lanes(32) + lanes(48) + lanes(64) + lanes(80)
    }

    /// The kinds there are, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut left = (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & ONES;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| Card((left.trailing_zeros() / 4) as u8))?;
            left &= left - 1;
            Some(card)
        })
    }

    /// Every card, each as often as it is there.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    /// The highest value among them; 0 if there is none.
    #[inline]
    pub(crate) fn highest(self) -> u8 {
        self.kinds().map(Card::value).max().unwrap_or(0)
    }

    /// What is left without `other`, of which not all need be there.
    pub(crate) fn without(self, other: Cards) -> Cards {
        let mut left = self;
        for card in other.kinds() {
            left -= Cards::several(card, self.count(card).min(other.count(card)));
        }
        left
    }

    /// What both have.
    pub(crate) fn common(self, other: Cards) -> Cards {
        self - self.without(other)
    }

    /// One of them at random, each equally likely; there must be one.
    #[inline]
    pub(crate) fn draw<R: Rng>(self, dice: &mut Dice<R>) -> Card {
        let mut at = dice.below(u32::from(self.len())) as u8;
        let (mut rest, mut card) = (self.0, 0);
        loop {
            // Eight kinds at a time, then one by one.
            let eight = sum_of_nibbles(rest as u64 & 0xffff_ffff);
            if at < eight || card == 16 {
                break;
            }
            at -= eight;
            rest >>= 32;
            card += 8;
        }
        loop {
            let count = rest as u8 & 15;
            if at < count || card as usize == KINDS - 1 {
                return Card(card);
            }
            at -= count;
            rest >>= 4;
            card += 1;
        }
    }
}

/// The sum of sixteen numbers of four bits, which is at most 240.
#[inline]
const fn sum_of_nibbles(nibbles: u64) -> u8 {
    const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    let bytes = (nibbles & LOW) + (nibbles >> 4 & LOW);
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
}

impl Add for Cards {
    type Output = Cards;
    #[inline]
    fn add(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }
}

impl AddAssign for Cards {
    #[inline]
    fn add_assign(&mut self, other: Cards) {
        self.0 += other.0;
    }
}

/// What is taken away must be there.
impl Sub for Cards {
    type Output = Cards;
    #[inline]
    fn sub(self, other: Cards) -> Cards {
        Cards(self.0 - other.0)
    }
}

impl SubAssign for Cards {
    #[inline]
    fn sub_assign(&mut self, other: Cards) {
        self.0 -= other.0;
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |all, card| all + Cards::one(card))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// In JSON a list of all the cards.
impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Cards somebody holds, and which of them came out of the deck since it was
/// last made of the discards: everybody knows what went into the deck then.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Holding {
    pub(crate) all: Cards,
    pub(crate) fresh: Cards,
}

impl Holding {
    /// Takes a card out, and says whether it was a fresh one. It must be there.
    #[inline]
    pub(crate) fn take(&mut self, card: Card) -> bool {
        let one = Cards::one(card);
        self.all -= one;
        // Of two alike the older goes first; nobody can tell.
        let fresh = self.fresh.count(card) > self.all.count(card);
        if fresh {
            self.fresh -= one;
        }
        fresh
    }

    /// Puts a card in.
    #[inline]
    pub(crate) fn put(&mut self, card: Card, fresh: bool) {
        self.all += Cards::one(card);
        if fresh {
            self.fresh += Cards::one(card);
        }
    }

    /// Takes out these cards, which must be there.
    pub(crate) fn take_all(&mut self, cards: Cards) -> Holding {
        let mut taken = Holding::default();
        for card in cards.iter() {
            let fresh = self.take(card);
            taken.put(card, fresh);
        }
        taken
    }

    /// Puts all of another's in.
    #[inline]
    pub(crate) fn put_all(&mut self, other: Holding) {
        self.all += other.all;
        self.fresh += other.fresh;
    }
}
