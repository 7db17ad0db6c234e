//! What stands on the map, as sets of provinces.
//!
//! Each province has at most one side with up to three armies, a fort or fortress, and
//! a city. The number of the side and of its armies is kept bit by bit, so that all
//! provinces of a side are found at once.

use crate::rules::province::Province;
use crate::rules::side::{SIDE_BITS, Side};

/// The most armies of a province.
pub(crate) const STACK: u8 = 3;

/// The map in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Land {
    /// The bits of the number of the side that holds a province.
    sides: [u64; SIDE_BITS],
    /// The bits of the number of its armies.
    armies: [u64; 2],
    /// The provinces with a fort, not a fortress.
    pub(crate) forts: u64,
    pub(crate) fortresses: u64,
    /// The provinces with a city, looted or not.
    pub(crate) cities: u64,
    /// Of these, the looted ones.
    pub(crate) looted: u64,
}

impl Land {
    /// The side with armies or a lone fort here.
    #[inline]
    pub(crate) fn holder(&self, province: Province) -> Option<Side> {
        let at = province.index();
        let code =
            self.sides.iter().enumerate().fold(0, |code, (bit, set)| code | (set >> at & 1) << bit);
        Side::from_code(code as u8)
    }

    /// How many armies are here.
    #[inline]
    pub(crate) const fn armies(&self, province: Province) -> u8 {
        let at = province.index();
        (self.armies[0] >> at & 1 | (self.armies[1] >> at & 1) << 1) as u8
    }

    /// The provinces that this side holds, with armies or a lone fort.
    #[inline]
    pub(crate) fn held(&self, side: Side) -> u64 {
        self.held_by(side.code())
    }

    /// The same for the side with this number.
    #[inline]
    pub(crate) fn held_by(&self, code: u8) -> u64 {
        // Nobody has the number 0, so empty provinces never match.
        self.sides.iter().enumerate().fold(u64::MAX, |found, (bit, set)| {
            // All ones where the bit of the number is 0: then the set is turned round.
            let turn = u64::from(code >> bit & 1).wrapping_sub(1);
            found & (set ^ turn)
        })
    }

    /// The provinces with armies.
    #[inline]
    pub(crate) const fn occupied(&self) -> u64 {
        self.armies[0] | self.armies[1]
    }

    /// The provinces that this side controls: with armies of its own.
    #[inline]
    pub(crate) fn controlled(&self, side: Side) -> u64 {
        self.held(side) & self.occupied()
    }

    /// The provinces with two armies or more.
    #[inline]
    pub(crate) const fn several(&self) -> u64 {
        self.armies[1]
    }

    /// The provinces with as many armies as can be.
    #[inline]
    pub(crate) const fn full(&self) -> u64 {
        self.armies[0] & self.armies[1]
    }

    /// The provinces with a fort or fortress.
    #[inline]
    pub(crate) const fn fortified(&self) -> u64 {
        self.forts | self.fortresses
    }

    /// The provinces with nothing but a fort or fortress.
    #[inline]
    pub(crate) const fn lone_forts(&self) -> u64 {
        self.fortified() & !self.occupied()
    }

    /// The provinces with a city that is not looted.
    #[inline]
    pub(crate) const fn intact(&self) -> u64 {
        self.cities & !self.looted
    }

    /// How many armies of this side are on the map.
    #[inline]
    pub(crate) fn count(&self, side: Side) -> u8 {
        let held = self.held(side);
        let [ones, twos] = self.armies;
        ((held & ones).count_ones() + 2 * (held & twos).count_ones()) as u8
    }

    /// The provinces of Rebels: their sides have numbers from 40 to 63.
    #[inline]
    pub(crate) const fn rebel(&self) -> u64 {
        self.sides[5] & (self.sides[3] | self.sides[4])
    }

    /// How many Rebels are on the map.
    #[inline]
    pub(crate) const fn rebels(&self) -> u8 {
        let [ones, twos] = self.armies;
        ((self.rebel() & ones).count_ones() + 2 * (self.rebel() & twos).count_ones()) as u8
    }

    /// Puts so many armies of a side here, in place of what is there.
    #[inline]
    pub(crate) fn put(&mut self, province: Province, side: Side, armies: u8) {
        self.set_side(province, side.code());
        self.set_armies(province, armies);
        self.clean(province);
    }

    /// One more army of the side that holds the province, or that comes into it.
    #[inline]
    pub(crate) fn add(&mut self, province: Province, side: Side) {
        let armies = self.armies(province);
        self.put(province, side, armies + 1);
    }

    /// One army less.
    #[inline]
    pub(crate) fn remove(&mut self, province: Province) {
        let armies = self.armies(province);
        self.set_armies(province, armies.saturating_sub(1));
        self.clean(province);
    }

    /// No army any more.
    #[inline]
    pub(crate) fn remove_all(&mut self, province: Province) {
        self.set_armies(province, 0);
        self.clean(province);
    }

    /// No fort or fortress any more.
    #[inline]
    pub(crate) fn raze(&mut self, province: Province) {
        self.forts &= !province.bit();
        self.fortresses &= !province.bit();
        self.clean(province);
    }

    /// A province without armies and fort is nobody's.
    #[inline]
    fn clean(&mut self, province: Province) {
        if (self.occupied() | self.fortified()) & province.bit() == 0 {
            self.set_side(province, 0);
        }
    }

    #[inline]
    fn set_side(&mut self, province: Province, code: u8) {
        for (bit, set) in self.sides.iter_mut().enumerate() {
            *set = *set & !province.bit() | u64::from(code >> bit & 1) << province.index();
        }
    }

    #[inline]
    fn set_armies(&mut self, province: Province, armies: u8) {
        for (bit, set) in self.armies.iter_mut().enumerate() {
            *set = *set & !province.bit() | u64::from(armies >> bit & 1) << province.index();
        }
    }
}
