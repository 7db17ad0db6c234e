//! What is in the box: the villages and their squares, the gods, costs and points.

use ludi_engine::SetupError;
use ludi_engine::components::{Mistake, Origin, Reader, Spanned, section, within};
use serde::Deserialize;

use crate::Latium;
use crate::rules::gods::{KINDS, Kind};
use crate::rules::village::{
    LARGE, LEGION_PAWNS, MEDIUM, Pawn, SQUARES, Size, Square, VILLAGES, Village,
};

/// How many years there are.
pub const YEARS: u8 = 8;
/// The most letters of a name, so that it fits on the board.
const NAME: usize = 16;

/// Everything in a box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// The names of the villages.
    pub names: [String; VILLAGES],
    /// Where they are.
    pub squares: [Square; VILLAGES],
    /// Which villages are on each square, as bits.
    pub(crate) on: [u64; SQUARES],
    /// Where the legions are at home, by pawn.
    pub(crate) homes: [Square; LEGION_PAWNS],
    /// The god of each kind.
    pub gods: [String; KINDS],
    /// How many auxilia of each kind there are.
    pub auxilia: u8,
    /// What things cost.
    pub costs: Costs,
    /// In which years villages grow, as bits, by size.
    pub growth: BySize<u16>,
    /// The points at the end.
    pub points: Points,
}

impl Latium {
    /// What is in the box of this table.
    pub fn components(&self) -> &Components {
        &self.components
    }
}

/// Something for each size of villages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the words of the rulebook")]
pub struct BySize<T> {
    pub large: T,
    pub medium: T,
    pub small: T,
}

impl<T: Copy> BySize<T> {
    /// That of a size.
    #[inline]
    pub fn of(&self, size: Size) -> T {
        match size {
            Size::Large => self.large,
            Size::Medium => self.medium,
            Size::Small => self.small,
        }
    }
}

/// What things cost, in DP.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each field is the price of what it names")]
pub struct Costs {
    pub hut: u16,
    pub ara: u16,
    pub oppidum: u16,
    pub auxilium: u16,
    pub gift: BySize<u16>,
}

/// What things are worth at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Points {
    /// The own main village.
    pub main: u8,
    /// Another player's main village.
    pub conquered: u8,
    /// An ally.
    pub ally: BySize<u8>,
    /// A subject.
    pub subject: BySize<u8>,
    /// A crushing victory.
    pub crushing: u8,
    /// A narrow victory.
    pub narrow: u8,
}

static READER: Reader<File, Components> =
    Reader::new(include_str!("../../data/components.toml"), check);

impl Components {
    /// What comes with the game.
    pub fn builtin() -> &'static Components {
        READER.ours()
    }

    /// Our own file, read anew: it leaves nothing out.
    pub fn whole() -> Result<Components, SetupError> {
        READER.whole()
    }

    /// Reads a file. A section that it leaves out is taken from ours.
    pub fn read(text: &str) -> Result<Components, SetupError> {
        READER.read(text)
    }

    /// What is in the box of a table.
    pub(crate) fn of(setup: &ludi_engine::Setup) -> Result<Components, SetupError> {
        READER.of(setup)
    }

    /// The name of a village.
    pub fn name(&self, village: Village) -> &str {
        &self.names[village.index()]
    }

    /// The square of a village.
    #[inline]
    pub fn square(&self, village: Village) -> Square {
        self.squares[village.index()]
    }

    /// Where a pawn of a legion is at home.
    #[inline]
    pub(crate) fn home(&self, pawn: Pawn) -> Square {
        self.homes[pawn.index()]
    }

    /// The villages on a square, as bits.
    #[inline]
    pub(crate) fn villages_on(&self, square: Square) -> u64 {
        self.on[square.index()]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    villages: Option<Spanned<VillagesBlock>>,
    gods: Option<Spanned<GodsBlock>>,
    costs: Option<Spanned<CostsBlock>>,
    growth: Option<Spanned<GrowthBlock>>,
    points: Option<Spanned<PointsBlock>>,
}

type List<T> = Spanned<Vec<Spanned<T>>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "the villages")]
struct VillagesBlock {
    large: List<VillageRow>,
    medium: List<VillageRow>,
    small: List<VillageRow>,
    #[expect(dead_code, reason = "for people: only its word is checked")]
    origin: Option<Origin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a village")]
struct VillageRow {
    name: Spanned<String>,
    square: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "the gods")]
struct GodsBlock {
    auxilia: Spanned<i64>,
    names: List<GodRow>,
    #[expect(dead_code, reason = "for people: only its word is checked")]
    origin: Option<Origin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a god")]
struct GodRow {
    kind: Spanned<Kind>,
    god: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "the costs")]
struct CostsBlock {
    hut: Spanned<i64>,
    ara: Spanned<i64>,
    oppidum: Spanned<i64>,
    auxilium: Spanned<i64>,
    gift: BySize<Spanned<i64>>,
    #[expect(dead_code, reason = "for people: only its word is checked")]
    origin: Option<Origin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "the years of growth")]
struct GrowthBlock {
    large: Vec<Spanned<i64>>,
    medium: Vec<Spanned<i64>>,
    small: Vec<Spanned<i64>>,
    #[expect(dead_code, reason = "for people: only its word is checked")]
    origin: Option<Origin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "the points")]
struct PointsBlock {
    main: Spanned<i64>,
    conquered: Spanned<i64>,
    ally: BySize<Spanned<i64>>,
    subject: BySize<Spanned<i64>>,
    crushing: Spanned<i64>,
    narrow: Spanned<i64>,
    #[expect(dead_code, reason = "for people: only its word is checked")]
    origin: Option<Origin>,
}

fn check(file: &File, ours: Option<&Components>) -> Result<Components, Mistake> {
    let (names, squares) =
        section(&file.villages, villages_of, ours.map(|ours| (ours.names.clone(), ours.squares)))?;
    let (gods, auxilia) = section(
        &file.gods,
        |block| gods_of(block.get_ref()),
        ours.map(|ours| (ours.gods.clone(), ours.auxilia)),
    )?;
    let costs =
        section(&file.costs, |block| costs_of(block.get_ref()), ours.map(|ours| ours.costs))?;
    let growth =
        section(&file.growth, |block| growth_of(block.get_ref()), ours.map(|ours| ours.growth))?;
    let points =
        section(&file.points, |block| points_of(block.get_ref()), ours.map(|ours| ours.points))?;
    let mut on = [0; SQUARES];
    for village in Village::all() {
        on[squares[village.index()].index()] |= village.bit();
    }
    let home = |at: usize| squares[Pawn::from_index(at as u8).village().index()];
    let homes = std::array::from_fn(home);
    Ok(Components { names, squares, on, homes, gods, auxilia, costs, growth, points })
}

fn villages_of(
    block: &Spanned<VillagesBlock>,
) -> Result<([String; VILLAGES], [Square; VILLAGES]), Mistake> {
    let of = block.get_ref();
    let (mut names, mut squares) = (Vec::new(), Vec::new());
    let small = VILLAGES - LARGE - MEDIUM;
    let lists =
        [(&of.large, LARGE, "large"), (&of.medium, MEDIUM, "medium"), (&of.small, small, "small")];
    for (list, count, what) in lists {
        let rows = list.get_ref();
        if rows.len() != count {
            let what = format!("there must be {count} {what} villages, not {}", rows.len());
            return Err(Mistake::new(list, what));
        }
        for row in rows {
            let row = row.get_ref();
            let name = name_of(&row.name)?;
            if names.contains(&name) {
                return Err(Mistake::new(&row.name, format!("there are two villages {name}")));
            }
            names.push(name);
            let square = Square::named(row.square.get_ref()).filter(|square| square.is_land());
            squares.push(square.ok_or_else(|| {
                Mistake::new(&row.square, format!("{} is no square of land", row.square.get_ref()))
            })?);
        }
    }
    // The rules of setting up name these two.
    for (at, name) in ["Roma", "Albalonga"].into_iter().enumerate() {
        if names[at] != name {
            let what = format!("the village in place {} must be {name}", at + 1);
            return Err(Mistake::new(&of.large, what));
        }
    }
    let missing = || Mistake::new(block, "villages are missing");
    let names = names.try_into().map_err(|_| missing())?;
    Ok((names, squares.try_into().map_err(|_| missing())?))
}

fn name_of(name: &Spanned<String>) -> Result<String, Mistake> {
    let text = name.get_ref().trim();
    let letters = text.chars().count();
    if !(1..=NAME).contains(&letters) || text.chars().any(char::is_control) {
        return Err(Mistake::new(name, format!("a name must have 1 to {NAME} letters")));
    }
    Ok(text.to_owned())
}

fn gods_of(block: &GodsBlock) -> Result<([String; KINDS], u8), Mistake> {
    let rows = block.names.get_ref();
    let mut gods = Vec::new();
    for (row, kind) in rows.iter().zip(Kind::ALL) {
        if *row.get_ref().kind.get_ref() != kind {
            let what = "the kinds must stand in the order of the rulebook";
            return Err(Mistake::new(&row.get_ref().kind, what));
        }
        gods.push(name_of(&row.get_ref().god)?);
    }
    let wrong = || Mistake::new(&block.names, format!("there must be {KINDS} kinds"));
    if rows.len() != KINDS {
        return Err(wrong());
    }
    // Four bits count them.
    let auxilia = within("auxilia", &block.auxilia, 1..=9u8)?;
    Ok((gods.try_into().map_err(|_| wrong())?, auxilia))
}

fn costs_of(block: &CostsBlock) -> Result<Costs, Mistake> {
    let price = |number: &Spanned<i64>| within("a price", number, 0..=99u16);
    Ok(Costs {
        hut: price(&block.hut)?,
        ara: price(&block.ara)?,
        oppidum: price(&block.oppidum)?,
        auxilium: price(&block.auxilium)?,
        gift: BySize {
            large: price(&block.gift.large)?,
            medium: price(&block.gift.medium)?,
            small: price(&block.gift.small)?,
        },
    })
}

fn growth_of(block: &GrowthBlock) -> Result<BySize<u16>, Mistake> {
    let years = |list: &[Spanned<i64>]| {
        list.iter().try_fold(0, |set, year| {
            Ok::<u16, Mistake>(set | 1 << within("a year", year, 1..=YEARS)?)
        })
    };
    Ok(BySize {
        large: years(&block.large)?,
        medium: years(&block.medium)?,
        small: years(&block.small)?,
    })
}

fn points_of(block: &PointsBlock) -> Result<Points, Mistake> {
    let points = |number: &Spanned<i64>| within("points", number, 0..=20u8);
    let by_size = |sizes: &BySize<Spanned<i64>>| {
        Ok::<_, Mistake>(BySize {
            large: points(&sizes.large)?,
            medium: points(&sizes.medium)?,
            small: points(&sizes.small)?,
        })
    };
    Ok(Points {
        main: points(&block.main)?,
        conquered: points(&block.conquered)?,
        ally: by_size(&block.ally)?,
        subject: by_size(&block.subject)?,
        crushing: points(&block.crushing)?,
        narrow: points(&block.narrow)?,
    })
}
