//! Seats at a table, and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats any game here has.
pub const MAX_SEATS: usize = 6;

/// A seat at the table, counted from 0 clockwise (the left-hand neighbour of a
/// seat is the next one).
///
/// In JSON a seat is its number from 0; people are shown the number from 1,
/// which is what `Display` prints. The number is always below [`MAX_SEATS`]: a
/// number from outside becomes a seat by `TryFrom`, which reading JSON does, too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "i64")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, from 0, for numbers that cannot be wrong.
    ///
    /// # Panics
    ///
    /// In every build, if the number is not below [`MAX_SEATS`].
    #[inline]
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "there is no such seat");
        Seat(index as u8)
    }

    /// The seat's number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The left-hand neighbour at a table of `seats`.
    #[inline]
    pub const fn left(self, seats: u8) -> Seat {
        let next = self.0 + 1;
        if next < at_most(seats) { Seat(next) } else { Seat(0) }
    }

    /// Every seat of a table of `seats`, in order. No table has more than
    /// [`MAX_SEATS`].
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..at_most(seats)).map(Seat)
    }
}

/// So many seats, or as many as there can be.
const fn at_most(seats: u8) -> u8 {
    if seats < MAX_SEATS as u8 { seats } else { MAX_SEATS as u8 }
}

/// A number from outside that is no seat's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no seat {0}: seats have the numbers 0 to {last}", last = MAX_SEATS - 1)]
pub struct NoSuchSeat(pub i64);

impl TryFrom<i64> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: i64) -> Result<Seat, NoSuchSeat> {
        match usize::try_from(number) {
            Ok(index) if index < MAX_SEATS => Ok(Seat::new(index)),
            _ => Err(NoSuchSeat(number)),
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// A set of seats: one bit for each of [`MAX_SEATS`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Every seat of a table of `seats`.
    #[inline]
    pub const fn all(seats: u8) -> SeatSet {
        SeatSet((1 << at_most(seats)) - 1)
    }

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Is nobody in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is this seat in it?
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Adds a seat.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The lowest seat in it.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats in it, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = (left != 0).then(|| Seat(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(seat)
        })
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl From<Seat> for SeatSet {
    #[inline]
    fn from(seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
