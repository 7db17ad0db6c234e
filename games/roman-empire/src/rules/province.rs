//! The 45 provinces in nine dioceses, and sets of provinces as bits.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many provinces there are.
pub const PROVINCES: usize = 45;
/// How many dioceses there are.
pub const DIOCESES: usize = 9;
/// How many provinces a diocese has.
pub const PER_DIOCESE: usize = PROVINCES / DIOCESES;

/// A province. In JSON it is its number in the file of components, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Province(u8);

impl Province {
    /// The province with this number, from 1.
    pub fn new(number: u8) -> Option<Province> {
        (1..=PROVINCES as u8).contains(&number).then(|| Province(number - 1))
    }

    /// All of them, diocese by diocese.
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

    /// Its bit in a set of provinces.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The diocese it belongs to.
    #[inline]
    pub const fn diocese(self) -> Diocese {
        Diocese(self.0 / PER_DIOCESE as u8)
    }
}

impl Serialize for Province {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Province {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Province, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Province::new(number).ok_or_else(|| serde::de::Error::custom("a province is 1 to 45"))
    }
}

/// A diocese: five provinces. In JSON it is its number from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Diocese(u8);

impl Diocese {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Diocese> + Clone {
        (0..DIOCESES as u8).map(Diocese)
    }

    /// Its place in [`Diocese::all`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

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

impl Serialize for Diocese {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Diocese {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Diocese, D::Error> {
        let number = u8::deserialize(deserializer)?;
        match number {
            1..=9 => Ok(Diocese(number - 1)),
            _ => Err(serde::de::Error::custom("a diocese is 1 to 9")),
        }
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
