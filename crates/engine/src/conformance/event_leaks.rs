//! Events and beats tell a viewer nothing that is hidden from it afterwards.
//!
//! Events may tell what no view shows, as when a card is turned over and goes
//! back to where it was. They leak if they settle something that is still open:
//! something that [`Rules::resample`](crate::Rules::resample) draws anew after the step, that varies
//! among the ways the step might have gone and looks the same in the view, and
//! that never varies once the events are the same as well.

use std::collections::HashMap;

use super::law::{Channel, Fault, Law, Lawful, name};
use super::leaves::{Leaf, Leaves, describe};
use super::transition::{Cause, Transition};
use crate::{Dice, FastRng, Viewer, Words};

/// How many steps with an event of each kind are looked into at each table.
const ENOUGH: u32 = 8;
/// How many worlds are drawn to find out what is open, and in how many of them a
/// thing must be another to count.
const WORLDS: u32 = 16;
const OPEN: u32 = 4;
/// How many other ways a step might have gone are tried, and after how many it
/// is seen whether there is still a suspicion.
const TRIES: u32 = 6_000;
const PAUSE: u32 = 256;
/// How many times the events were the same and so was the thing, and how many
/// times they were not and neither was the thing, before we accuse.
const SAME: u32 = 120;
const STRAYED: u32 = 30;

/// How often steps with each kind of event or beat have been looked into, those of the
/// viewer itself and those of others.
#[derive(Default)]
pub(super) struct EventLeaks(HashMap<(&'static str, bool), u32>);

/// A hidden thing that the events may have told.
struct Suspect {
    place: u64,
    leaf: Leaf,
    strayed: u32,
}

impl EventLeaks {
    /// Looks into a transition, unless all that happened in it has been looked into
    /// enough.
    pub(super) fn check<G: Words>(
        &mut self,
        transition: &Transition<'_, G>,
        viewer: Viewer,
        rng: &mut Dice<FastRng>,
    ) -> Lawful {
        let game = transition.game;
        let own = actor(transition) == Some(viewer);
        let mut known = true;
        let events = transition.told.seen(viewer).map(|event| game.describe(event).text.key);
        for kind in events.chain(transition.told.kinds()) {
            let times = self.0.entry((kind, own)).or_default();
            known &= *times >= ENOUGH;
            *times += 1;
        }
        if known {
            return Ok(());
        }
        let mut suspects = open_to(transition, viewer, rng);
        let view = game.view(&transition.after, viewer);
        let mut same = 0;
        let mut legal = Vec::new();
        for attempt in 1..=TRIES {
            if attempt % PAUSE == 0 {
                suspects.retain(|suspect| suspect.strayed > 0);
            }
            if suspects.is_empty() {
                return Ok(());
            }
            let Some((world, told)) = transition.otherwise(viewer, rng, &mut legal) else {
                continue;
            };
            if game.view(&world, viewer) != view {
                continue;
            }
            let leaves = Leaves::of(&game.view(&world, Viewer::Historian));
            let differs = |suspect: &Suspect| leaves.differs(suspect.place, suspect.leaf);
            if transition.looks_like(&told, viewer) {
                same += 1;
                suspects.retain(|suspect| !differs(suspect));
            } else {
                for suspect in suspects.iter_mut().filter(|suspect| differs(suspect)) {
                    suspect.strayed += 1;
                }
            }
        }
        let told = suspects.iter().find(|suspect| same >= SAME && suspect.strayed >= STRAYED);
        match told {
            None => Ok(()),
            Some(suspect) => Err(Fault {
                law: Law::NoLeak(Channel::Events),
                detail: format!(
                    "{} hears {:?} and can tell that {}, which is hidden from it",
                    name(viewer),
                    transition.told.seen(viewer).collect::<Vec<_>>(),
                    describe(&game.view(&transition.after, Viewer::Historian), suspect.place)
                ),
            }),
        }
    }
}

/// The viewer who did it.
fn actor<G: Words>(transition: &Transition<'_, G>) -> Option<Viewer> {
    match transition.cause {
        Cause::Deal => None,
        Cause::Act(_, seat, _) => Some(Viewer::Seat(seat)),
    }
}

/// What is open to this viewer after the step.
fn open_to<G: Words>(
    transition: &Transition<'_, G>,
    viewer: Viewer,
    rng: &mut Dice<FastRng>,
) -> Vec<Suspect> {
    let game = transition.game;
    let whole = Leaves::of(&game.view(&transition.after, Viewer::Historian));
    let mut changes: HashMap<u64, u32> = HashMap::new();
    for _ in 0..WORLDS {
        let world = game.resample(&transition.after, viewer, rng);
        let redrawn = Leaves::of(&game.view(&world, Viewer::Historian));
        for (place, leaf) in whole.iter() {
            if redrawn.differs(place, leaf) {
                *changes.entry(place).or_default() += 1;
            }
        }
    }
    whole
        .iter()
        .filter(|(place, _)| changes.get(place).is_some_and(|times| *times >= OPEN))
        .map(|(place, leaf)| Suspect { place, leaf, strayed: 0 })
        .collect()
}
