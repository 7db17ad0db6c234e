//! What is noted of a seat for one part of a turn, so that the state stays small:
//! in a conquest whom it lets pass, in a vote or an oath the cards it has sealed.
//! A conquest begins with empty notes, and none goes on after a vote or an oath.

use crate::rules::cards::Cards;
use crate::rules::province::Province;

/// A note. Only the part of the turn tells what it says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Note([u64; 2]);

impl Note {
    /// Has the seat let the army pass to this target?
    #[inline]
    pub(crate) const fn agrees(self, target: Province) -> bool {
        self.0[0] & target.bit() != 0
    }

    /// The targets for which it has not.
    #[inline]
    pub(crate) const fn refused(self) -> u64 {
        self.0[1]
    }

    pub(crate) const fn agree(&mut self, target: Province) {
        self.0[0] |= target.bit();
    }

    pub(crate) const fn refuse(&mut self, target: Province) {
        self.0[1] |= target.bit();
    }

    /// These cards are sealed.
    #[inline]
    pub(crate) const fn sealing(cards: Cards) -> Note {
        let bits = cards.bits();
        Note([bits as u64, (bits >> 64) as u64])
    }

    /// The cards that are sealed.
    #[inline]
    pub(crate) const fn sealed(self) -> Cards {
        Cards::from_bits(self.0[0] as u128 | (self.0[1] as u128) << 64)
    }
}
