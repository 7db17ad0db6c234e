//! Other worlds that have looked the same to a viewer since the first deal.
//!
//! They are made from the dice of the match with one word changed, and followed as
//! long as the viewer can see no difference. [`Rules::resample`](crate::Rules::resample)
//! has no part in it, so this finds what it forgets. When such a world looks different
//! after a step, the step has revealed something hidden and must not be taken back.

use super::law::{Law, Lawful, name, require};
use super::position::Position;
use super::secrecy::{compare, redraws};
use super::transition::{Cause, Transition, World};
use crate::undo::reveals_in_worlds;
use crate::{Dice, FastRng, Match, Seat, Transcript, Viewer, Words};

/// How many words are changed in search of such a world: at the deal, and at a step.
const TRIES_AT_DEAL: u32 = 32;
const TRIES: u32 = 3;
/// How many worlds resample has to show something else.
const WORLDS: u32 = 512;

/// Such a world for each viewer for whom one was found, in the order of [`Viewer::all`].
pub(super) struct ConsistentWorlds<G: Words>(Vec<Option<G::State>>);

impl<G: Words> ConsistentWorlds<G> {
    /// No world is found yet.
    pub(super) fn new(seats: u8) -> ConsistentWorlds<G> {
        ConsistentWorlds(Viewer::all(seats).map(|_| None).collect())
    }

    /// Forgets them all: steps were taken back, and they did not follow.
    pub(super) fn forget(&mut self) {
        self.0.fill(None);
    }

    /// Follows the match through a transition, to the position after it.
    pub(super) fn follow(
        &mut self,
        transition: &Transition<'_, G>,
        played: &Match<G>,
        position: &Position<G>,
        rng: &mut Dice<FastRng>,
    ) -> Lawful {
        for (index, viewer) in Viewer::all(played.game().seats()).enumerate() {
            let looks_like_this = |(world, told): &World<G>| {
                played.game().view(world, viewer) == position.views[index]
                    && transition.looks_like(told, viewer)
            };
            let mut other = None;
            if let (Some(world), Cause::Act(before, seat, action)) =
                (self.0[index], transition.cause)
            {
                other = same_step(transition, world, viewer, seat, action, looks_like_this);
                require(
                    other.is_some()
                        || played.retractable(seat) == 0
                        // The engine tries only so many worlds. If resample finds
                        // the reveal with more, it was bad luck.
                        || reveals_in_worlds(played.game(), &before, seat, action, WORLDS),
                    Law::Undo,
                    || {
                        format!(
                            "{action:?} of seat {seat} showed {} something hidden, and can be taken back",
                            name(viewer)
                        )
                    },
                )?;
            }
            if other.is_none() {
                other = find(transition, looks_like_this, rng);
            }
            self.0[index] = other.filter(|other| *other != position.state);
            require(
                self.0[index].is_none()
                    || redraws(played.game(), &position.state, viewer, WORLDS, rng),
                Law::LazyResample,
                || {
                    format!(
                        "resample for {} changes nothing, and there are other worlds",
                        name(viewer)
                    )
                },
            )?;
            if let Some(other) = self.0[index] {
                compare(played.game(), position, &other, viewer, true)?;
            }
        }
        Ok(())
    }
}

/// The world after a step that looks the same to the viewer: after the same action,
/// or after another one if the viewer cannot see which it was.
fn same_step<G: Words>(
    transition: &Transition<'_, G>,
    world: G::State,
    viewer: Viewer,
    seat: Seat,
    action: G::Action,
    looks_like_this: impl Fn(&World<G>) -> bool,
) -> Option<G::State> {
    if viewer != Viewer::Seat(seat) && looks_like_this(&(world, Transcript::default())) {
        return Some(world);
    }
    let attempt = |action| {
        transition.same_dice(world, seat, action).filter(&looks_like_this).map(|(state, _)| state)
    };
    attempt(action).or_else(|| {
        let mut others = Vec::new();
        if viewer != Viewer::Seat(seat) {
            transition.game.legal(&world, seat, &mut others);
        }
        others.into_iter().find_map(attempt)
    })
}

/// A world that differs from this transition on.
fn find<G: Words>(
    transition: &Transition<'_, G>,
    looks_like_this: impl Fn(&World<G>) -> bool,
    rng: &mut Dice<FastRng>,
) -> Option<G::State> {
    let tries = match transition.cause {
        Cause::Deal => TRIES_AT_DEAL,
        Cause::Act(..) => TRIES,
    };
    (0..tries)
        .filter_map(|_| transition.with_other_dice(rng))
        .find(|world| world.0 != transition.after && looks_like_this(world))
        .map(|(state, _)| state)
}
