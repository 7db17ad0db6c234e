//! What the components of a file must be like for a match to be playable.

use std::ops::RangeInclusive;

use ludi_engine::components::{Mistake, Spanned, within};

use super::{CardsBlock, FamiliesBlock, MapBlock, Numbers, StartBlock, StartBlocks, TracksBlock};
use crate::rules::components::{Map, RESULTS, RINGS, Start, Tracks};
use crate::rules::edition::Edition;
use crate::rules::province::{EVERYWHERE, PROVINCES, Province, provinces};

/// The most cards of a kind.
const ALIKE: u8 = 15;
/// The most coins or power anybody starts with.
const STOCK: u16 = 60;
/// The most cards anybody starts with.
const HAND: u8 = 9;
/// The most letters of a name, so that it fits on the board.
const NAME: usize = 24;
/// The most pawns of a colour.
const PAWNS: u8 = 99;

fn numbers<const N: usize>(
    list: &Numbers,
    range: RangeInclusive<u8>,
    what: &str,
) -> Result<[u8; N], Mistake> {
    let count = list.get_ref().len();
    let mut checked = [0; N];
    if count != N {
        return Err(Mistake::new(list, format!("there must be {N} numbers, not {count}")));
    }
    for (place, number) in checked.iter_mut().zip(list.get_ref()) {
        *place = within(what, number, range.clone())?;
    }
    Ok(checked)
}

pub(super) fn cards(block: &Spanned<CardsBlock>) -> Result<[[u8; 4]; 3], Mistake> {
    let CardsBlock { militia, religion, empire, .. } = block.get_ref();
    let alike = |list| numbers(list, 0..=ALIKE, "how many cards are alike");
    let cards: [[u8; 4]; 3] = [alike(militia)?, alike(religion)?, alike(empire)?];
    let side: u32 = cards.iter().flatten().map(|&count| u32::from(count)).sum();
    // Six hands, and something left to draw.
    let least = 6 * u32::from(HAND) / 2 + 1;
    if side < least {
        return Err(Mistake::new(block, format!("there must be {least} cards on each side")));
    }
    // Sums of so many cards fit in a byte.
    if side > 120 {
        return Err(Mistake::new(block, "there must be no more than 120 cards on each side"));
    }
    Ok(cards)
}

pub(super) fn start(blocks: &Spanned<StartBlocks>) -> Result<[Start; 2], Mistake> {
    let StartBlocks { draft2, draft1 } = blocks.get_ref();
    Ok([start_of(draft2, Edition::Draft2)?, start_of(draft1, Edition::Draft1)?])
}

fn start_of(block: &Spanned<StartBlock>, edition: Edition) -> Result<Start, Mistake> {
    let of = block.get_ref();
    let stock = |number: &Spanned<i64>| within("coins and power", number, 0..=STOCK);
    let start = Start {
        hand: within("the cards of a hand", &of.hand, 0..=HAND)?,
        coins: stock(&of.coins)?,
        power: stock(&of.power)?,
        emperor_coins: stock(&of.emperor_coins)?,
        emperor_power: stock(&of.emperor_power)?,
        public_coins: stock(&of.public_coins)?,
        public_power: stock(&of.public_power)?,
    };
    let fewest = u16::from(Edition::ALL[edition as usize].seats.min);
    let (payable, dearest) = match edition.coins_buy_provinces() {
        true => (start.coins + start.power, (PROVINCES as u16 - 1).div_ceil(fewest)),
        false => (start.power, (PROVINCES as u16 - 1).div_ceil(fewest)),
    };
    if payable < dearest {
        let what = format!("with {fewest} players somebody could not pay for {dearest} provinces");
        return Err(Mistake::new(block, what));
    }
    Ok(start)
}

pub(super) fn tracks(block: &Spanned<TracksBlock>) -> Result<Tracks, Mistake> {
    let of = block.get_ref();
    let top = within("the last cell of a track", &of.top, 1..=99)?;
    Ok(Tracks {
        top,
        start: within("the first cell of the markers", &of.start, 0..=top)?,
        coefficients: numbers::<RESULTS>(&of.coefficients, 1..=9, "a coefficient")?,
    })
}

pub(super) fn families(block: &Spanned<FamiliesBlock>) -> Result<([String; 6], u8), Mistake> {
    let of = block.get_ref();
    let mut names: [String; 6] = Default::default();
    if of.names.get_ref().len() != names.len() {
        return Err(Mistake::new(&of.names, "there must be 6 families"));
    }
    for (place, name) in names.iter_mut().zip(of.names.get_ref()) {
        *place = checked_name(name)?;
    }
    // Thirteen provinces at most are bought, and one pawn marks the loyalty.
    Ok((names, within("the pawns of a colour", &of.pawns, 20..=PAWNS)?))
}

fn checked_name(name: &Spanned<String>) -> Result<String, Mistake> {
    let text = name.get_ref().trim();
    let letters = text.chars().count();
    if !(1..=NAME).contains(&letters) || text.chars().any(char::is_control) {
        return Err(Mistake::new(name, format!("a name must have 1 to {NAME} letters")));
    }
    Ok(text.to_owned())
}

pub(super) fn map(block: &Spanned<MapBlock>) -> Result<Map, Mistake> {
    let rows = block.get_ref().provinces.get_ref();
    if rows.len() != PROVINCES {
        let what = format!("there must be {PROVINCES} provinces, not {}", rows.len());
        return Err(Mistake::new(&block.get_ref().provinces, what));
    }
    let mut names: Vec<String> = Vec::with_capacity(PROVINCES);
    for (row, number) in rows.iter().zip(1..) {
        let of = row.get_ref();
        if *of.number.get_ref() != number {
            let what = format!("the provinces go by their numbers: {number} is missing here");
            return Err(Mistake::new(&of.number, what));
        }
        let name = checked_name(&of.name)?;
        if names.contains(&name) {
            return Err(Mistake::new(&of.name, format!("there are two provinces {name}")));
        }
        names.push(name);
    }
    let mut neighbours = [0u64; PROVINCES];
    for (at, row) in rows.iter().enumerate() {
        for border in &row.get_ref().borders {
            let name = border.get_ref();
            let Some(other) = names.iter().position(|other| other == name) else {
                return Err(Mistake::new(border, format!("there is no province {name}")));
            };
            if other == at {
                return Err(Mistake::new(border, format!("{name} cannot border on itself")));
            }
            neighbours[at] |= 1 << other;
            neighbours[other] |= 1 << at;
        }
    }
    let mut rings = [[0u64; RINGS]; PROVINCES];
    for province in Province::all() {
        if !fill_rings(&neighbours, province, &mut rings[province.index()]) {
            let what = "every province must be within fifteen borders of every other";
            return Err(Mistake::new(&block.get_ref().provinces, what));
        }
    }
    let names = names.try_into().unwrap_or_else(|_| std::array::from_fn(|_| String::new()));
    Ok(Map { names, neighbours, rings })
}

/// Finds which provinces are how far away; `false` if some are out of reach.
fn fill_rings(neighbours: &[u64; PROVINCES], from: Province, rings: &mut [u64; RINGS]) -> bool {
    let mut seen = from.bit();
    rings[0] = seen;
    for distance in 1..RINGS {
        let around = provinces(rings[distance - 1])
            .fold(0, |around, province| around | neighbours[province.index()]);
        rings[distance] = around & !seen;
        seen |= around;
    }
    seen == EVERYWHERE
}
