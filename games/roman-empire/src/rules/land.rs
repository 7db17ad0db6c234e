//! What stands on the map, as sets of provinces.
//!
//! Each province has at most one side with up to three armies, a fort or fortress, and
//! a city. Whose a province is, is kept by province, by side and by faction, and armies are
//! counted as they come and go: rules and bots ask far more often than anything changes.

use std::hash::{Hash, Hasher};

use crate::rules::province::{PROVINCES, Province};
use crate::rules::side::{FACTIONS, Faction, SIDES, Side};

/// The most armies of a province.
pub(crate) const STACK: u8 = 3;

/// Who has a side that is nobody's, instead of the number of a faction.
const NOBODY: u8 = FACTIONS as u8;

/// The map in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Land {
    /// The number of the side that holds a province, 0 for nobody.
    sides: [u8; PROVINCES],
    /// The provinces of each side by its number, with armies or a lone fort; none for 0.
    held: [u64; SIDES],
    /// The armies of each side.
    counts: [u8; SIDES],
    /// The faction that has each side, or [`NOBODY`].
    owners: [u8; SIDES],
    /// The provinces of each faction, with legions, barbarians or a lone fort of any of its
    /// sides; then those of [`NOBODY`].
    holdings: [u64; FACTIONS + 1],
    /// The bits of the number of armies in a province.
    armies: [u64; 2],
    /// The provinces of Rebels, and how many there are.
    rebel: u64,
    rebels: u8,
    /// The provinces with a fort, not a fortress.
    pub(crate) forts: u64,
    pub(crate) fortresses: u64,
    /// The provinces with a city, looted or not.
    pub(crate) cities: u64,
    /// Of these, the looted ones.
    pub(crate) looted: u64,
}

/// Records carry hashes of states, which stay the same as long as the same things are on
/// the map: what each faction has follows from them and from who follows it.
impl Hash for Land {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.sides.hash(hasher);
        self.held.hash(hasher);
        self.counts.hash(hasher);
        self.armies.hash(hasher);
        self.rebel.hash(hasher);
        self.rebels.hash(hasher);
        self.forts.hash(hasher);
        self.fortresses.hash(hasher);
        self.cities.hash(hasher);
        self.looted.hash(hasher);
    }
}

impl Land {
    /// Nothing on the map.
    pub(crate) const EMPTY: Land = Land {
        sides: [0; PROVINCES],
        held: [0; SIDES],
        counts: [0; SIDES],
        owners: {
            let mut owners = [NOBODY; SIDES];
            let mut faction = 0;
            while faction < FACTIONS {
                owners[Side::Faction(Faction::new(faction)).code() as usize] = faction as u8;
                faction += 1;
            }
            owners
        },
        holdings: {
            let mut holdings = [0; FACTIONS + 1];
            holdings[NOBODY as usize] = (1 << PROVINCES) - 1;
            holdings
        },
        armies: [0; 2],
        rebel: 0,
        rebels: 0,
        forts: 0,
        fortresses: 0,
        cities: 0,
        looted: 0,
    };

    /// The side with armies or a lone fort here.
    #[inline]
    pub(crate) fn holder(&self, province: Province) -> Option<Side> {
        Side::from_code(self.code(province))
    }

    /// Its number, 0 if there is none.
    #[inline]
    pub(crate) const fn code(&self, province: Province) -> u8 {
        self.sides[province.index()]
    }

    /// How many armies are here.
    #[inline]
    pub(crate) const fn armies(&self, province: Province) -> u8 {
        let at = province.index();
        (self.armies[0] >> at & 1 | (self.armies[1] >> at & 1) << 1) as u8
    }

    /// The provinces that this side holds, with armies or a lone fort.
    #[inline]
    pub(crate) const fn held(&self, side: Side) -> u64 {
        self.held_by(side.code())
    }

    /// The same for the side with this number.
    #[inline]
    pub(crate) const fn held_by(&self, code: u8) -> u64 {
        self.held[code as usize % SIDES]
    }

    /// Who has the side with this number, if anybody.
    #[inline]
    pub(crate) fn owner(&self, code: u8) -> Option<Faction> {
        let owner = self.owners[usize::from(code) % SIDES];
        (owner < NOBODY).then(|| Faction::new(owner.into()))
    }

    /// All provinces that a faction holds with any of its sides.
    #[inline]
    pub(crate) const fn holdings(&self, faction: Faction) -> u64 {
        self.holdings[faction.index()]
    }

    /// A people, kingdom or tribe goes to a faction, with all that it holds.
    pub(crate) fn give(&mut self, side: Side, faction: Faction) {
        let held = self.held(side);
        *self.holdings_of(side.code()) &= !held;
        self.owners[usize::from(side.code()) % SIDES] = faction.index() as u8;
        *self.holdings_of(side.code()) |= held;
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
    pub(crate) const fn count(&self, side: Side) -> u8 {
        self.counts[side.code() as usize % SIDES]
    }

    /// The provinces of Rebels.
    #[inline]
    pub(crate) const fn rebel(&self) -> u64 {
        self.rebel
    }

    /// How many Rebels are on the map.
    #[inline]
    pub(crate) const fn rebels(&self) -> u8 {
        self.rebels
    }

    /// Puts so many armies of a side here, in place of what is there.
    #[inline]
    pub(crate) fn put(&mut self, province: Province, side: Side, armies: u8) {
        self.set_armies(province, 0);
        self.set_side(province, side.code());
        self.set_armies(province, armies);
        self.clean(province);
    }

    /// One more army of the side that holds the province, or that comes into it.
    #[inline]
    pub(crate) fn add(&mut self, province: Province, side: Side) {
        let armies = self.armies(province);
        match self.code(province) {
            code if code == side.code() => self.set_armies(province, armies + 1),
            0 => {
                self.set_side(province, side.code());
                self.set_armies(province, 1);
            }
            _ => self.put(province, side, armies + 1),
        }
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

    /// The provinces of whoever has the side with this number.
    #[inline]
    fn holdings_of(&mut self, code: u8) -> &mut u64 {
        let owner = self.owners[usize::from(code) % SIDES];
        &mut self.holdings[usize::from(owner.min(NOBODY))]
    }

    /// Whose a province is that has no armies at this moment.
    #[inline]
    fn set_side(&mut self, province: Province, code: u8) {
        let bit = province.bit();
        let before = self.code(province);
        self.held[usize::from(before) % SIDES] &= !bit;
        *self.holdings_of(before) &= !bit;
        self.rebel &= !bit;
        self.sides[province.index()] = code;
        if code != 0 {
            self.held[usize::from(code) % SIDES] |= bit;
        }
        *self.holdings_of(code) |= bit;
        if Side::is_rebel_code(code) {
            self.rebel |= bit;
        }
    }

    #[inline]
    fn set_armies(&mut self, province: Province, armies: u8) {
        let code = self.code(province);
        let before = self.armies(province);
        let count = &mut self.counts[usize::from(code) % SIDES];
        *count = *count + armies - before;
        if Side::is_rebel_code(code) {
            self.rebels = self.rebels + armies - before;
        }
        for (bit, set) in self.armies.iter_mut().enumerate() {
            *set = *set & !province.bit() | u64::from(armies >> bit & 1) << province.index();
        }
    }
}
