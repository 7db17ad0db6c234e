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
    pub(crate) fn total(self) -> u8 {
        Kind::ALL.iter().map(|&kind| self.count(kind)).sum()
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
        Kind::ALL.into_iter().filter(move |&kind| self.has(kind))
    }

    /// Every token.
    pub(crate) fn tokens(self) -> impl Iterator<Item = Kind> {
        Kind::ALL
            .into_iter()
            .flat_map(move |kind| std::iter::repeat_n(kind, self.count(kind).into()))
    }

    /// Takes out one token at random.
    pub(crate) fn draw<R: Rng>(&mut self, dice: &mut Dice<R>) -> Option<Kind> {
        let total = self.total();
        if total == 0 {
            return None;
        }
        let place = dice.below(total.into()) as usize;
        let kind = self.tokens().nth(place)?;
        self.remove(kind);
        Some(kind)
    }
}

impl std::fmt::Debug for Auxilia {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.tokens()).finish()
    }
}
