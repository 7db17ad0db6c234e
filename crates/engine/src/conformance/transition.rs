//! A step that was played, and how it might have gone otherwise.

use std::cell::{Cell, OnceCell};
use std::convert::Infallible;

use rand_core::{Rng as _, TryRng};

use crate::{Dice, FastRng, MatchRng, Rng, Rules, Seat, Seed, Transcript, Viewer, Words};

/// A row of the log, or the deal, with all that is needed to play it otherwise.
pub(super) struct Transition<'a, G: Words> {
    pub(super) game: &'a G,
    pub(super) cause: Cause<G::State, G::Action>,
    pub(super) after: G::State,
    pub(super) told: &'a Transcript<G>,
    seed: Seed,
    stream: u64,
    words: OnceCell<u32>,
}

/// What was done.
#[derive(Clone, Copy)]
pub(super) enum Cause<S, A> {
    /// The deal.
    Deal,
    /// The seat did this, in this state.
    Act(S, Seat, A),
}

/// A world, and what is told in it.
pub(super) type World<G> = (<G as Rules>::State, Transcript<G>);

impl<'a, G: Words> Transition<'a, G> {
    /// The transition of row `stream` (0 for the deal), which led to `after`.
    pub(super) fn new(
        game: &'a G,
        seed: Seed,
        stream: u64,
        cause: Cause<G::State, G::Action>,
        after: G::State,
        told: &'a Transcript<G>,
    ) -> Transition<'a, G> {
        Transition { game, cause, after, told, seed, stream, words: OnceCell::new() }
    }

    /// How many words of the dice it took, counted by ourselves.
    pub(super) fn words(&self) -> u32 {
        *self.words.get_or_init(|| {
            let taken = Cell::new(0);
            let dice = Dice::new(Source { rng: self.rng(), taken: &taken, changed: None });
            match self.cause {
                Cause::Deal => drop(self.play_deal(dice)),
                Cause::Act(before, seat, action) => drop(self.play(before, seat, action, dice)),
            }
            taken.get()
        })
    }

    /// The same again with one word of the dice changed, if there is any and the
    /// step can still be played.
    pub(super) fn with_other_dice(&self, rng: &mut Dice<FastRng>) -> Option<World<G>> {
        if self.words() == 0 {
            return None;
        }
        match self.cause {
            Cause::Deal => self.play_changed(rng, |dice| Some(self.play_deal(dice))),
            Cause::Act(before, seat, action) => {
                self.play_changed(rng, |dice| self.play(before, seat, action, dice))
            }
        }
    }

    /// Another way it might have gone, as far as `viewer` could know: with other
    /// things hidden, other dice, and, unless `viewer` did it, another action.
    pub(super) fn otherwise(
        &self,
        viewer: Viewer,
        rng: &mut Dice<FastRng>,
        legal: &mut Vec<G::Action>,
    ) -> Option<World<G>> {
        let Cause::Act(before, seat, mut action) = self.cause else {
            return self.with_other_dice(rng);
        };
        let world = self.game.resample(&before, viewer, rng);
        if viewer != Viewer::Seat(seat) {
            legal.clear();
            self.game.legal(&world, seat, legal);
            action = *legal.get(rng.below(legal.len() as u32) as usize)?;
        }
        if self.words() == 0 || rng.below(2) == 0 {
            self.same_dice(world, seat, action)
        } else {
            self.play_changed(rng, |dice| self.play(world, seat, action, dice))
        }
    }

    /// This action in this world, with the dice as they fell.
    pub(super) fn same_dice(
        &self,
        world: G::State,
        seat: Seat,
        action: G::Action,
    ) -> Option<World<G>> {
        self.play(world, seat, action, Dice::new(self.rng()))
    }

    /// Would this viewer have seen and been told just this, up to the last beat?
    pub(super) fn looks_like(&self, told: &Transcript<G>, viewer: Viewer) -> bool {
        told.looks_like(self.told, self.game, viewer)
    }

    fn play_changed(
        &self,
        rng: &mut Dice<FastRng>,
        play: impl FnOnce(Dice<Source<'_>>) -> Option<World<G>>,
    ) -> Option<World<G>> {
        let changed = Some((rng.below(self.words()), rng.below(u32::MAX)));
        play(Dice::new(Source { rng: self.rng(), taken: &Cell::new(0), changed }))
    }

    fn play_deal<R: Rng>(&self, mut dice: Dice<R>) -> World<G> {
        let mut told = Transcript::default();
        let state = self.game.deal(&mut dice, &mut told);
        (state, told)
    }

    fn play<R: Rng>(
        &self,
        mut world: G::State,
        seat: Seat,
        action: G::Action,
        mut dice: Dice<R>,
    ) -> Option<World<G>> {
        let mut told = Transcript::default();
        self.game.apply(&mut world, seat, action, &mut dice, &mut told).ok()?;
        Some((world, told))
    }

    fn rng(&self) -> MatchRng {
        self.seed.rng(self.stream)
    }
}

/// The dice of a match with at most one word changed.
struct Source<'a> {
    rng: MatchRng,
    taken: &'a Cell<u32>,
    changed: Option<(u32, u32)>,
}

impl Rng for Source<'_> {}

impl TryRng for Source<'_> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        let word = self.rng.next_u32();
        let place = self.taken.replace(self.taken.get() + 1);
        Ok(match self.changed {
            Some((at, other)) if at == place => other,
            _ => word,
        })
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let low = self.try_next_u32()?;
        Ok(u64::from(low) | u64::from(self.try_next_u32()?) << 32)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(4) {
            chunk.copy_from_slice(&self.try_next_u32()?.to_le_bytes()[..chunk.len()]);
        }
        Ok(())
    }
}
