//! How a match goes from the deal on: found by trying, so that it comes by every
//! question at which something is done in secret.

use std::collections::BTreeMap;

use ludi_engine::{Audience, Dice, FastRng, Seat, SeatSet, Step, Table, Viewer};
use serde_json::Value;

use super::game::Game;

/// The longest course, in rows.
const LONGEST: usize = 1500;

/// What is done, row by row, and where to look.
pub(crate) struct Course {
    pub(crate) rows: Vec<(Seat, Value)>,
    /// After how many rows to look, in order, and what is asked then.
    pub(crate) moments: Vec<(usize, String)>,
}

impl Course {
    /// A match in which those who are asked do anything, but seldom nothing.
    pub(crate) fn play(dealt: &dyn Table, dice: &mut Dice<FastRng>) -> Course {
        let mut table = dealt.fork();
        let rows = (0..LONGEST).map_while(|_| advance(&mut *table, dice)).collect();
        Course { rows, moments: Vec::new() }
    }

    /// Courses that come by these questions, each as early as on any of so many ways:
    /// little has to be played again where one looks.
    pub(crate) fn early(
        game: Game,
        dealt: &dyn Table,
        questions: &[&'static str],
        ways: u64,
    ) -> Vec<Course> {
        let mut first: BTreeMap<&str, (usize, u64)> = BTreeMap::new();
        for way in 0..ways {
            let (mut table, mut dice) = (dealt.fork(), Dice::fast(way));
            for at in 0..LONGEST {
                let asked = game.question(&*table);
                if let Some(question) = questions.iter().find(|question| **question == asked) {
                    let found = first.entry(question).or_insert((at, way));
                    *found = (at, way).min(*found);
                }
                if advance(&mut *table, &mut dice).is_none() {
                    break;
                }
            }
        }
        let mut moments: BTreeMap<u64, Vec<(usize, String)>> = BTreeMap::new();
        for (question, (at, way)) in first {
            moments.entry(way).or_default().push((at, question.to_owned()));
        }
        let course = |(way, mut moments): (u64, Vec<_>)| {
            moments.sort();
            Course { moments, ..Course::play(dealt, &mut Dice::fast(way)) }
        };
        moments.into_iter().map(course).collect()
    }

    /// Looks at no more than so many moments of each question that is asked in
    /// secret, and where somebody has a secret to keep.
    pub(crate) fn look_at_secrets(mut self, game: Game, dealt: &dyn Table, most: usize) -> Course {
        let mut table = dealt.fork();
        for (at, (seat, action)) in self.rows.iter().enumerate() {
            let question = game.question(&*table);
            let times = self.moments.iter().filter(|(_, asked)| *asked == question).count();
            if times < most
                && game.secret_questions().contains(&&*question)
                && who_may(&*table).iter().any(|seat| has_secret(&*table, seat))
            {
                self.moments.push((at, question));
            }
            table.act(*seat, action).unwrap();
        }
        self
    }
}

/// Somebody who is asked does anything, but seldom declines; nothing when it is over.
fn advance(table: &mut dyn Table, dice: &mut Dice<FastRng>) -> Option<(Seat, Value)> {
    let asked = table.to_act();
    let seat = asked.iter().nth(dice.below(asked.len().max(1) as u32) as usize)?;
    let mut choices = table.choices(seat);
    if dice.below(4) > 0 && choices.iter().any(|choice| !table.declines(&choice.action)) {
        choices.retain(|choice| !table.declines(&choice.action));
    }
    let choice = choices.swap_remove(dice.below(choices.len() as u32) as usize);
    table.act(seat, &choice.action).unwrap();
    Some((seat, choice.action))
}

fn who_may(table: &dyn Table) -> SeatSet {
    table.to_act().iter().chain(table.may_change().iter()).collect()
}

/// Nobody but this seat.
fn alone(seat: Seat) -> Audience {
    Audience { seats: SeatSet::only(seat), spectators: false }
}

/// May this seat do something that nobody else notices?
fn has_secret(table: &dyn Table, seat: Seat) -> bool {
    table.choices(seat).iter().any(|choice| ahead(table, seat, &choice.action).is_some())
}

/// The table after something that nobody else notices.
fn ahead(table: &dyn Table, seat: Seat, action: &Value) -> Option<Box<dyn Table>> {
    let mut ahead = table.fork();
    ahead.act(seat, action).ok()?;
    (ahead.audience() == alone(seat)).then_some(ahead)
}

/// What one seat does in two worlds that nobody else can tell apart.
pub(crate) struct Secret {
    pub(crate) actor: Seat,
    /// What it does in secret, in each world.
    pub(crate) steps: [Vec<Step<Value>>; 2],
    /// What it then does in both, that looks the same to all others.
    pub(crate) then: Option<Value>,
}

impl Secret {
    /// Something that somebody could do now.
    pub(crate) fn find(table: &dyn Table, dice: &mut Dice<FastRng>) -> Option<Secret> {
        let able: Vec<Seat> =
            who_may(table).iter().filter(|seat| has_secret(table, *seat)).collect();
        let actor = *able.get(dice.below(able.len().max(1) as u32) as usize)?;
        let (most, more) = (dice.below(3), 1 + dice.below(4));
        let (here, ours) = secretly(table, actor, most, dice);
        let (there, theirs) = secretly(table, actor, more, dice);
        let then = then(&*here, &*there, actor);
        if ours == theirs {
            // In one world it has done nothing yet.
            let steps = [Vec::new(), theirs];
            return Some(Secret { actor, steps, then: None });
        }
        Some(Secret { actor, steps: [ours, theirs], then })
    }
}

/// Up to so many steps that nobody else notices, some of them taken back.
fn secretly(
    table: &dyn Table,
    seat: Seat,
    most: u32,
    dice: &mut Dice<FastRng>,
) -> (Box<dyn Table>, Vec<Step<Value>>) {
    let (mut table, mut steps) = (table.fork(), Vec::new());
    for _ in 0..most {
        let mut back = table.fork();
        if !steps.is_empty()
            && dice.below(4) == 0
            && back.take_back(seat, 1)
            && back.audience() == alone(seat)
        {
            (table, _) = (back, steps.push(Step::TakeBack(1)));
            continue;
        }
        let mut choices = table.choices(seat);
        while !choices.is_empty() {
            let action = choices.swap_remove(dice.below(choices.len() as u32) as usize).action;
            if let Some(ahead) = ahead(&*table, seat, &action) {
                (table, _) = (ahead, steps.push(Step::Act(action)));
                break;
            }
        }
    }
    (table, steps)
}

/// Something that this seat may do in both worlds, that all notice and to whom it
/// looks the same.
fn then(here: &dyn Table, there: &dyn Table, seat: Seat) -> Option<Value> {
    here.choices(seat).into_iter().map(|choice| choice.action).find(|action| {
        let mut worlds = [here.fork(), there.fork()];
        let done = worlds.iter_mut().all(|world| world.act(seat, action).is_ok());
        let [here, there] = &worlds;
        let others = || Viewer::all(here.seats()).filter(|viewer| *viewer != Viewer::Seat(seat));
        let heard = |world: &dyn Table, viewer| -> Vec<_> {
            world.log(viewer, 0).into_iter().map(|line| line.text).collect()
        };
        done && others().all(|viewer| {
            worlds.iter().all(|world| world.audience().contains(viewer))
                && here.view(viewer) == there.view(viewer)
                && here.prompt(viewer) == there.prompt(viewer)
                && heard(&**here, viewer) == heard(&**there, viewer)
        }) && (here.to_act(), here.may_change()) == (there.to_act(), there.may_change())
            && here.outcome().is_none()
    })
}
