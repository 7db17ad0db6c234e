//! Resample does not peek: the true state comes up no more often than chance has it.
//!
//! Many worlds are drawn for one viewer. Where they leave enough freedom, so that
//! hardly two of them are the same, the true state must not stand out among them:
//! over all games it comes up about as often as one drawn world is the same as the
//! next. Where nothing but the true state comes up, [`super::consistent_worlds`] knows whether
//! there are others.

use std::collections::HashMap;

use super::law::{Law, Lawful, name, require};
use super::position::Position;
use crate::{Dice, FastRng, Viewer, Words, digest};

/// How many worlds are drawn, and how many must differ for enough freedom.
const WORLDS: u32 = 32;
const FREEDOM: usize = 12;
/// How often the true state may come up at one transition if no other comes up twice.
const HITS: u32 = 5;
/// How often it may come up in all games beyond what chance explains.
const LUCK: u64 = 24;

/// What came up in all games.
#[derive(Default)]
pub(super) struct Peeking {
    /// How often it was the true state.
    hits: u64,
    /// How often it was the same other world twice in a row.
    repeats: u64,
    drawn: u64,
}

impl Peeking {
    /// Draws worlds for `viewer`, to be counted at the end.
    pub(super) fn observe<G: Words>(
        &mut self,
        game: &G,
        position: &Position<G>,
        viewer: Viewer,
        dice: &mut Dice<FastRng>,
    ) -> Lawful {
        let Some((hits, repeats)) = draw(game, position, viewer, dice)? else { return Ok(()) };
        self.hits += u64::from(hits);
        self.repeats += u64::from(repeats);
        self.drawn += u64::from(WORLDS);
        Ok(())
    }

    /// At the end of all games: did the true state come up too often?
    pub(super) fn check(&self) -> Lawful {
        let Peeking { hits, repeats, drawn } = *self;
        require(hits <= 2 * repeats + LUCK, Law::PeekingResample, || {
            format!(
                "of {drawn} worlds drawn with enough freedom {hits} were the true state, and only \
                 {repeats} the same as the one before"
            )
        })
    }
}

/// Where a drawn world happens to be the true state: does that happen here again
/// and again?
pub(super) fn suspect<G: Words>(
    game: &G,
    position: &Position<G>,
    viewer: Viewer,
    dice: &mut Dice<FastRng>,
) -> Lawful {
    draw(game, position, viewer, dice).map(|_| ())
}

/// How often the true state comes up, and another world twice in a row; nothing
/// where there is not enough freedom.
fn draw<G: Words>(
    game: &G,
    position: &Position<G>,
    viewer: Viewer,
    dice: &mut Dice<FastRng>,
) -> Result<Option<(u32, u32)>, super::law::Fault> {
    let mut times: HashMap<u64, u32> = HashMap::new();
    let (mut hits, mut repeats, mut last) = (0, 0, None);
    for _ in 0..WORLDS {
        let world = game.resample(&position.state, viewer, dice);
        if world == position.state {
            hits += 1;
            last = None;
            continue;
        }
        let world = digest(&world);
        *times.entry(world).or_default() += 1;
        repeats += u32::from(last.replace(world) == Some(world));
    }
    let most = times.values().copied().max().unwrap_or(0);
    require(hits <= HITS || most > 1 || times.len() < FREEDOM / 2, Law::PeekingResample, || {
        format!(
            "of {WORLDS} worlds drawn for {} {hits} are the true state, and the others all differ",
            name(viewer)
        )
    })?;
    Ok((times.len() >= FREEDOM).then_some((hits, repeats)))
}
