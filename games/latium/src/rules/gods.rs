//! The twelve gods: their auxilia and their Beneficium cards.

use ludi_engine::{Dice, Rng, bits};
use serde::{Deserialize, Serialize};

/// How many kinds there are.
pub const KINDS: usize = 12;
/// How many Beneficium cards: four of each kind.
pub const CARDS: usize = 48;
/// The most benefits of a card.
pub const BENEFITS: u8 = 4;

/// What a god protects.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the words of the rulebook")]
pub enum Kind {
    Salus,
    Divitiae,
    Maiestas,
    Defensio,
    Populus,
    Auctoritas,
    Bellum,
    Celeritas,
    Legatio,
    Concordia,
    Religio,
    Labores,
}

impl Kind {
    /// All of them, in the rulebook's order.
    pub const ALL: [Kind; KINDS] = [
        Kind::Salus,
        Kind::Divitiae,
        Kind::Maiestas,
        Kind::Defensio,
        Kind::Populus,
        Kind::Auctoritas,
        Kind::Bellum,
        Kind::Celeritas,
        Kind::Legatio,
        Kind::Concordia,
        Kind::Religio,
        Kind::Labores,
    ];
}

ludi_engine::numbered! {
    /// A Beneficium card: four of each kind, with one to four benefits.
    pub struct Card: CARDS, "a Beneficium"
}

impl Card {
    /// The card of this kind with so many benefits.
    pub const fn of(kind: Kind, benefits: u8) -> Card {
        Card::from_index(kind as u8 * BENEFITS + benefits - 1)
    }

    /// Its kind.
    #[inline]
    pub const fn kind(self) -> Kind {
        Kind::ALL[(self.0 / BENEFITS) as usize]
    }

    /// How many benefits it has.
    #[inline]
    pub const fn benefits(self) -> u8 {
        self.0 % BENEFITS + 1
    }
}

/// The cards of a set, in order.
#[inline]
pub(crate) fn cards(set: u64) -> impl Iterator<Item = Card> {
    bits(set).map(Card)
}

/// A heap of auxilia: how many of each kind, in four bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Auxilia(u64);

impl Auxilia {
    pub(crate) const NONE: Auxilia = Auxilia(0);

    /// So many of each kind.
    pub(crate) fn of_each(count: u8) -> Auxilia {
        Kind::ALL.iter().fold(Auxilia::NONE, |heap, &kind| heap.with(kind, count))
    }

    #[inline]
    pub(crate) const fn count(self, kind: Kind) -> u8 {
        (self.0 >> (4 * kind as u32) & 15) as u8
    }

    #[inline]
    pub(crate) const fn has(self, kind: Kind) -> bool {
        self.count(kind) > 0
    }

    fn with(self, kind: Kind, count: u8) -> Auxilia {
        Auxilia(self.0 | u64::from(count) << (4 * kind as u32))
    }

    /// How many in all.
    #[inline]
    pub(crate) const fn total(self) -> u8 {
        const EVERY_OTHER: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let pairs = (self.0 & EVERY_OTHER) + (self.0 >> 4 & EVERY_OTHER);
        // The highest byte of this product is the sum of all bytes.
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn add(&mut self, kind: Kind) {
        self.0 += 1 << (4 * kind as u32);
    }

    /// Takes one away; nothing happens if there is none.
    #[inline]
    pub(crate) fn remove(&mut self, kind: Kind) {
        if self.has(kind) {
            self.0 -= 1 << (4 * kind as u32);
        }
    }

    /// Both heaps together.
    #[inline]
    pub(crate) fn and(self, other: Auxilia) -> Auxilia {
        Auxilia(self.0 + other.0)
    }

    /// This heap without another, which is part of it.
    #[inline]
    pub(crate) fn without(self, other: Auxilia) -> Auxilia {
        Kind::ALL.iter().fold(Auxilia::NONE, |heap, &kind| {
            heap.with(kind, self.count(kind).saturating_sub(other.count(kind)))
        })
    }

    /// The kinds that it has.
    #[inline]
    pub(crate) fn kinds(self) -> impl Iterator<Item = Kind> {
        let some = (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & 0x1111_1111_1111;
        bits(some).map(|place| Kind::ALL[usize::from(place / 4)])
    }

    /// Every token.
    pub(crate) fn tokens(self) -> impl Iterator<Item = Kind> {
        Kind::ALL
            .into_iter()
            .flat_map(move |kind| std::iter::repeat_n(kind, self.count(kind).into()))
    }

    /// Takes out one token at random.
    pub(crate) fn draw<R: Rng>(&mut self, dice: &mut Dice<R>) -> Option<Kind> {
        let mut place = dice.below(self.total().into()) as u8;
        for kind in self.kinds() {
            match place.checked_sub(self.count(kind)) {
                Some(left) => place = left,
                None => {
                    self.remove(kind);
                    return Some(kind);
                }
            }
        }
        None
    }
}

impl std::fmt::Debug for Auxilia {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.tokens()).finish()
    }
}
