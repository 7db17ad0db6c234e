//! The 39 provinces, and sets of them as bits.

use ludi_engine::bits;

/// How many provinces there are.
pub const PROVINCES: usize = 39;
/// All of them, as bits.
pub(crate) const EVERYWHERE: u64 = (1 << PROVINCES) - 1;
/// Italia, which belongs to the emperor.
pub const ITALIA: Province = Province(14);

ludi_engine::numbered! {
    /// A province, with its number in the appendix.
    pub struct Province: PROVINCES, "a province"
}

/// The provinces of a set, in order.
#[inline]
pub fn provinces(set: u64) -> impl Iterator<Item = Province> {
    bits(set).map(Province::from_index)
}
