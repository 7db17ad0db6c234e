//! The 45 provinces in nine dioceses, and sets of provinces as bits.

use ludi_engine::bits;

/// How many provinces there are.
pub const PROVINCES: usize = 45;
/// How many dioceses there are.
pub const DIOCESES: usize = 9;
/// How many provinces a diocese has.
pub const PER_DIOCESE: usize = PROVINCES / DIOCESES;

ludi_engine::numbered! {
    /// A province, with its number in the file of components.
    pub struct Province: PROVINCES, "a province"
}

impl Province {
    /// The diocese it belongs to.
    #[inline]
    pub const fn diocese(self) -> Diocese {
        Diocese(self.0 / PER_DIOCESE as u8)
    }
}

ludi_engine::numbered! {
    /// A diocese: five provinces.
    pub struct Diocese: DIOCESES, "a diocese"
}

impl Diocese {
    /// Its provinces.
    #[inline]
    pub const fn provinces(self) -> u64 {
        ((1 << PER_DIOCESE) - 1) << (self.0 as usize * PER_DIOCESE)
    }

    /// Which of its provinces are in a set: five bits.
    #[inline]
    pub(crate) const fn part_of(self, set: u64) -> usize {
        (set >> (self.0 as usize * PER_DIOCESE)) as usize & ((1 << PER_DIOCESE) - 1)
    }
}

/// The provinces of a set, in order.
#[inline]
pub fn provinces(set: u64) -> impl Iterator<Item = Province> {
    bits(set).map(Province::from_index)
}
