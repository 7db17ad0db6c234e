//! Who has armies: factions, peoples, kingdoms and tribes, and Rebels.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most factions at a table.
pub const FACTIONS: usize = 4;
/// The most peoples in a box.
pub const PEOPLES: usize = 16;
/// The kingdoms and tribes in a box: one for each of the event cards 1 to 18.
pub const REALMS: usize = 18;

/// A Roman faction with the barbarians of the same player. With two players a seat
/// has two of them, which are apart in everything but who decides. In JSON it is its
/// number from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Faction(u8);

impl Faction {
    /// The faction with this number, from 0, for numbers that cannot be wrong.
    #[inline]
    pub const fn new(index: usize) -> Faction {
        assert!(index < FACTIONS, "there is no such faction");
        Faction(index as u8)
    }

    /// Its number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a set of factions.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self.0
    }

    /// The first so many.
    #[inline]
    pub fn all(factions: u8) -> impl Iterator<Item = Faction> + Clone {
        (0..factions).map(Faction)
    }
}

impl Serialize for Faction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Faction {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Faction, D::Error> {
        let number = u8::deserialize(deserializer)?;
        match usize::from(number) < FACTIONS {
            true => Ok(Faction(number)),
            false => Err(serde::de::Error::custom("a faction is 0 to 3")),
        }
    }
}

/// The factions of a set, in order.
#[inline]
pub(crate) fn factions(set: u8) -> impl Iterator<Item = Faction> {
    let mut left = set;
    std::iter::from_fn(move || {
        let faction = (left != 0).then(|| Faction(left.trailing_zeros() as u8))?;
        left &= left - 1;
        Some(faction)
    })
}

/// A barbarian people, by its place in the file of components.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct People(pub(crate) u8);

impl People {
    /// Its place in the file of components.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn bit(self) -> u16 {
        1 << self.0
    }
}

/// A kingdom or tribe, by the place of its card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Realm(pub(crate) u8);

impl Realm {
    /// The place of its card.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Who an army belongs to. Armies of two sides never stay in one province, even if
/// one player has both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The legions of a faction.
    Faction(Faction),
    /// A barbarian people.
    People(People),
    /// A kingdom or tribe.
    Realm(Realm),
    /// Rebels of a revolt.
    Provincials,
    /// Rebel legions, and whose they were.
    RebelLegions(Faction),
    /// Rebel barbarians, and of which people they were.
    RebelArmies(People),
}

/// Where the numbers of each kind of side begin; 0 is nobody.
const FACTION: u8 = 1;
const PEOPLE: u8 = FACTION + FACTIONS as u8;
const REALM: u8 = PEOPLE + PEOPLES as u8;
/// Rebels have numbers of their own from here on.
const PROVINCIALS: u8 = 40;
const LAST_REALM: u8 = REALM + REALMS as u8 - 1;
const REBEL_LEGIONS: u8 = PROVINCIALS + 1;
const REBEL_ARMIES: u8 = REBEL_LEGIONS + FACTIONS as u8;
const END: u8 = REBEL_ARMIES + PEOPLES as u8;

/// More than the highest number of a side: a power of two, so that a number is an index
/// without a check.
pub(crate) const SIDES: usize = 64;
const _: () = assert!((END as usize) <= SIDES && SIDES.is_power_of_two());

impl Side {
    /// Its number, from 1 to 63.
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        match self {
            Side::Faction(faction) => FACTION + faction.0,
            Side::People(people) => PEOPLE + people.0,
            Side::Realm(realm) => REALM + realm.0,
            Side::Provincials => PROVINCIALS,
            Side::RebelLegions(faction) => REBEL_LEGIONS + faction.0,
            Side::RebelArmies(people) => REBEL_ARMIES + people.0,
        }
    }

    /// The side with this number; nobody for 0.
    #[inline]
    pub(crate) const fn from_code(code: u8) -> Option<Side> {
        Some(match code {
            FACTION..PEOPLE => Side::Faction(Faction(code - FACTION)),
            PEOPLE..REALM => Side::People(People(code - PEOPLE)),
            REALM..=LAST_REALM => Side::Realm(Realm(code - REALM)),
            PROVINCIALS => Side::Provincials,
            REBEL_LEGIONS..REBEL_ARMIES => Side::RebelLegions(Faction(code - REBEL_LEGIONS)),
            REBEL_ARMIES..END => Side::RebelArmies(People(code - REBEL_ARMIES)),
            _ => return None,
        })
    }

    /// Is the side with this number one of Rebels?
    #[inline]
    pub(crate) const fn is_rebel_code(code: u8) -> bool {
        code >= PROVINCIALS
    }

    /// Is it a Roman faction?
    #[inline]
    pub const fn is_roman(self) -> bool {
        matches!(self, Side::Faction(_))
    }

    /// Are they Rebels of any kind?
    #[inline]
    pub const fn is_rebel(self) -> bool {
        matches!(self, Side::Provincials | Side::RebelLegions(_) | Side::RebelArmies(_))
    }
}
