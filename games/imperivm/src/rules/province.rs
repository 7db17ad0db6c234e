//! The 39 provinces, and sets of them as bits.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many provinces there are.
pub const PROVINCES: usize = 39;
/// All of them, as bits.
pub(crate) const EVERYWHERE: u64 = (1 << PROVINCES) - 1;
/// Italia, which belongs to the emperor.
pub const ITALIA: Province = Province(14);

/// A province. In JSON it is its number in the appendix, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Province(u8);

impl Province {
    /// The province with this number in the appendix, from 1.
    pub fn new(number: u8) -> Option<Province> {
        (1..=PROVINCES as u8).contains(&number).then(|| Province(number - 1))
    }

    /// All of them, in the order of the appendix.
    pub fn all() -> impl Iterator<Item = Province> + Clone {
        (0..PROVINCES as u8).map(Province)
    }

    /// The province at this place of [`Province::all`].
    #[inline]
    pub(crate) const fn from_index(index: u8) -> Province {
        Province(index)
    }

    /// Its place in [`Province::all`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number in the appendix, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its bit in a set of provinces.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl Serialize for Province {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Province {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Province, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Province::new(number).ok_or_else(|| serde::de::Error::custom("a province is 1 to 39"))
    }
}

/// The provinces of a set, in order.
#[inline]
pub fn provinces(set: u64) -> impl Iterator<Item = Province> {
    let mut left = set;
    std::iter::from_fn(move || {
        let province = (left != 0).then(|| Province(left.trailing_zeros() as u8))?;
        left &= left - 1;
        Some(province)
    })
}
