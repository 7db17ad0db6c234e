//! The 28 villages on 20 squares, and the pawns of their warriors.

use ludi_engine::bits;
use serde::{Deserialize, Serialize};

/// How many villages there are.
pub const VILLAGES: usize = 28;
/// How many of them are large: these come first.
pub const LARGE: usize = 8;
/// How many are medium: these come next. The rest is small.
pub const MEDIUM: usize = 10;
/// How many squares the board has.
pub const SQUARES: usize = 20;
/// How many columns.
pub(crate) const COLUMNS: u8 = 5;
/// A4 is sea.
const SEA: u8 = 15;

/// How many pawns of legions there are: two of each large village, one of each medium.
pub const LEGION_PAWNS: usize = 2 * LARGE + MEDIUM;
/// All pawns: those of the legions, then the garrison of each village.
pub const PAWNS: usize = LEGION_PAWNS + VILLAGES;
/// The centuriae of a whole pawn.
pub const PAWN: u8 = 4;

ludi_engine::numbered! {
    /// A village, with its number in the file of components.
    pub struct Village: VILLAGES, "a village"
}

ludi_engine::numbered! {
    /// A square of the board, row by row from A1 to E4.
    pub struct Square: SQUARES, "a square"
}

ludi_engine::numbered! {
    /// A pawn: a line of warriors.
    pub struct Pawn: PAWNS, "a pawn"
}

/// How large a village is. It never changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the words of the rulebook")]
pub enum Size {
    Small,
    Medium,
    Large,
}

impl Size {
    /// Huts and tribus on its card; auxilia in battle.
    #[inline]
    pub const fn tribus(self) -> u8 {
        self as u8 + 1
    }

    /// Familiae on its card, four for each tribus.
    #[inline]
    pub const fn familiae(self) -> u8 {
        self.tribus() * PAWN
    }

    /// Pawns of its legion.
    #[inline]
    pub const fn legion_pawns(self) -> u8 {
        self as u8
    }
}

impl Village {
    /// Its size.
    #[inline]
    pub const fn size(self) -> Size {
        match self.0 as usize {
            0..LARGE => Size::Large,
            at if at < LARGE + MEDIUM => Size::Medium,
            _ => Size::Small,
        }
    }

    /// Is the loss or gain of it felt by the people? Of medium and large ones it is.
    #[inline]
    pub const fn is_felt(self) -> bool {
        !matches!(self.size(), Size::Small)
    }

    /// The pawns of its legion.
    #[inline]
    pub fn legion(self) -> impl Iterator<Item = Pawn> + Clone + use<> {
        let first = match self.size() {
            Size::Large => 2 * self.0,
            _ => self.0 + LARGE as u8,
        };
        (first..first + self.size().legion_pawns()).map(Pawn)
    }

    /// The same as bits.
    #[inline]
    pub(crate) const fn legion_set(self) -> u32 {
        legions(1 << self.0)
    }

    /// The pawn of its garrison.
    #[inline]
    pub const fn garrison(self) -> Pawn {
        Pawn(LEGION_PAWNS as u8 + self.0)
    }

    /// All its pawns.
    #[inline]
    pub fn pawns(self) -> impl Iterator<Item = Pawn> + Clone + use<> {
        self.legion().chain([self.garrison()])
    }
}

impl Pawn {
    /// Whose pawn it is.
    #[inline]
    pub const fn village(self) -> Village {
        match self.0 as usize {
            at if at < 2 * LARGE => Village(self.0 / 2),
            at if at < LEGION_PAWNS => Village(self.0 - LARGE as u8),
            _ => Village(self.0 - LEGION_PAWNS as u8),
        }
    }

    /// Is it a pawn of a legion? A garrison never leaves its village.
    #[inline]
    pub const fn is_legion(self) -> bool {
        (self.0 as usize) < LEGION_PAWNS
    }

    /// All pawns of legions.
    #[inline]
    pub fn of_legions() -> impl Iterator<Item = Pawn> + Clone {
        (0..LEGION_PAWNS as u8).map(Pawn)
    }
}

/// The pawns of the legions of a set of villages, as bits: two for each of the large ones,
/// then one for each of the medium ones.
#[inline]
pub(crate) const fn legions(villages: u32) -> u32 {
    const ALL_LARGE: u32 = (1 << LARGE) - 1;
    const ALL_MEDIUM: u32 = (1 << MEDIUM) - 1;
    let mut large = villages & ALL_LARGE;
    large = (large | large << 4) & 0x0f0f;
    large = (large | large << 2) & 0x3333;
    large = (large | large << 1) & 0x5555;
    (large | large << 1) | (villages >> LARGE & ALL_MEDIUM) << (2 * LARGE)
}

/// The pawns of a set, in order.
#[inline]
pub(crate) fn pawns(set: u64) -> impl Iterator<Item = Pawn> {
    bits(set).map(Pawn)
}

/// The villages of a set, in order.
#[inline]
pub(crate) fn villages(set: u64) -> impl Iterator<Item = Village> {
    bits(set).map(Village)
}

impl Square {
    /// The squares of land, as bits.
    pub(crate) const LAND: u64 = ((1 << SQUARES) - 1) & !(1 << SEA);

    /// The square of this name, such as `C3`.
    pub fn named(name: &str) -> Option<Square> {
        Square::all().find(|square| square.name() == name)
    }

    /// Its name: the letter of the column and the number of the row.
    pub fn name(self) -> String {
        let column = char::from(b'A' + self.0 % COLUMNS);
        format!("{column}{}", self.0 / COLUMNS + 1)
    }

    /// Is it land?
    #[inline]
    pub const fn is_land(self) -> bool {
        self.0 != SEA
    }

    /// How many squares it is from here to there, in any direction.
    #[inline]
    pub const fn distance(self, to: Square) -> u8 {
        DISTANCES[self.index()][to.index()]
    }

    /// The squares of land next to it, as bits.
    #[inline]
    pub(crate) const fn neighbours(self) -> u64 {
        NEIGHBOURS[self.index()]
    }

    /// The squares that are at most so far away, as bits.
    #[inline]
    pub(crate) const fn around(self, distance: u8) -> u64 {
        AROUND[self.index()][distance as usize]
    }

    /// How far it is to there from the nearest square of land next to here.
    #[inline]
    pub(crate) const fn way_after_step(self, to: Square) -> u8 {
        WAYS[self.index()][to.index()]
    }
}

/// The squares of a set, in order.
#[inline]
pub(crate) fn squares(set: u64) -> impl Iterator<Item = Square> {
    bits(set).map(Square)
}

/// How far it is from each square to each.
const DISTANCES: [[u8; SQUARES]; SQUARES] = {
    let mut table = [[0; SQUARES]; SQUARES];
    let mut pair = 0;
    while pair < SQUARES * SQUARES {
        let (from, to) = ((pair / SQUARES) as u8, (pair % SQUARES) as u8);
        let columns = (from % COLUMNS).abs_diff(to % COLUMNS);
        let rows = (from / COLUMNS).abs_diff(to / COLUMNS);
        table[from as usize][to as usize] = if columns > rows { columns } else { rows };
        pair += 1;
    }
    table
};

/// The squares of land next to each, as bits.
const NEIGHBOURS: [u64; SQUARES] = {
    let mut table = [0; SQUARES];
    let mut pair = 0;
    while pair < SQUARES * SQUARES {
        let (from, to) = (pair / SQUARES, pair % SQUARES);
        if DISTANCES[from][to] == 1 && to as u8 != SEA {
            table[from] |= 1 << to;
        }
        pair += 1;
    }
    table
};

/// The squares around each, as bits, by how far away they are at most.
const AROUND: [[u64; COLUMNS as usize]; SQUARES] = {
    let mut table = [[0; COLUMNS as usize]; SQUARES];
    let mut pair = 0;
    while pair < SQUARES * SQUARES {
        let (from, to) = (pair / SQUARES, pair % SQUARES);
        let mut distance = DISTANCES[from][to] as usize;
        while distance < COLUMNS as usize {
            table[from][distance] |= 1 << to;
            distance += 1;
        }
        pair += 1;
    }
    table
};

/// How far it is to each square from the nearest neighbour of each.
const WAYS: [[u8; SQUARES]; SQUARES] = {
    let mut table = [[u8::MAX; SQUARES]; SQUARES];
    let mut pair = 0;
    while pair < SQUARES * SQUARES {
        let (from, to) = (pair / SQUARES, pair % SQUARES);
        let mut next = 0;
        while next < SQUARES {
            let way = DISTANCES[next][to];
            if NEIGHBOURS[from] >> next & 1 == 1 && way < table[from][to] {
                table[from][to] = way;
            }
            next += 1;
        }
        pair += 1;
    }
    table
};
