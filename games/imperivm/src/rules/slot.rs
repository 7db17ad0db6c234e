//! Cards lying face down: oaths, and what was laid on morale and borders.

use ludi_engine::Seat;

use crate::rules::cards::{Card, Cards};

/// A card lying face down, and what can be known of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Slot(u16);

impl Slot {
    /// A card. `lacks` are the suits that everybody knew its owner not to hold,
    /// `doubt` the seats that wonder whether it is a card they once gave him,
    /// `fresh` whether it came from the deck as it was last made.
    #[inline]
    pub(crate) const fn new(card: Card, lacks: u8, doubt: u8, fresh: bool) -> Slot {
        Slot(card.index() as u16 | (lacks as u16) << 5 | (doubt as u16) << 8 | (fresh as u16) << 14)
    }

    #[inline]
    pub(crate) const fn card(self) -> Card {
        Card::from_index(self.0 as u8 & 31)
    }

    #[inline]
    pub(crate) const fn lacks(self) -> u8 {
        (self.0 >> 5) as u8 & 7
    }

    #[inline]
    pub(crate) const fn doubt(self) -> u8 {
        (self.0 >> 8) as u8 & 63
    }

    #[inline]
    pub(crate) const fn fresh(self) -> bool {
        self.0 >> 14 & 1 == 1
    }

    /// The same place with another card.
    #[inline]
    pub(crate) const fn with(self, card: Card, fresh: bool) -> Slot {
        Slot::new(card, self.lacks(), self.doubt(), fresh)
    }

    /// The same card, of which this seat no longer wonders.
    #[inline]
    pub(crate) const fn settled(self, seat: Seat) -> Slot {
        Slot::new(self.card(), self.lacks(), self.doubt() & !(1 << seat.index()), self.fresh())
    }

    #[inline]
    pub(crate) const fn stale(self) -> Slot {
        Slot(self.0 & !(1 << 14))
    }
}

/// Face-down cards of one seat, the first laid first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pile<const N: usize> {
    slots: [Slot; N],
    len: u8,
}

impl<const N: usize> Default for Pile<N> {
    fn default() -> Pile<N> {
        Pile { slots: [Slot::default(); N], len: 0 }
    }
}

impl<const N: usize> Pile<N> {
    #[inline]
    pub(crate) fn slots(&self) -> &[Slot] {
        &self.slots[..usize::from(self.len)]
    }

    #[inline]
    pub(crate) fn slots_mut(&mut self) -> &mut [Slot] {
        &mut self.slots[..usize::from(self.len)]
    }

    #[inline]
    pub(crate) fn push(&mut self, slot: Slot) {
        self.slots[usize::from(self.len)] = slot;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    pub(crate) fn cards(&self) -> Cards {
        self.slots().iter().map(|slot| slot.card()).collect()
    }
}
