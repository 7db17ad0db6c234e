//! Nothing that a viewer is told depends on what is hidden from it.

use super::law::{Channel, Law, Lawful, name, require};
use super::leaves::difference;
use super::peeking::suspect;
use super::position::Position;
use crate::{Dice, FastRng, Rng, Seat, Silence, Viewer, Words};

/// Compares the position with redrawn worlds: closely one for each viewer, else one
/// for one of them.
pub(super) fn check<G: Words>(
    game: &G,
    position: &Position<G>,
    closely: bool,
    dice: &mut Dice<FastRng>,
) -> Lawful {
    let one = dice.below(u32::from(game.seats()) + 1) as usize;
    let viewers = Viewer::all(game.seats()).enumerate();
    for (_, viewer) in viewers.filter(|&(n, _)| closely || n == one) {
        let world = game.resample(&position.state, viewer, dice);
        compare(game, position, &world, viewer, closely)?;
        if world == position.state {
            suspect(game, position, viewer, dice)?;
        }
        if closely {
            require(
                components(game, &world) == components(game, &position.state),
                Law::Conservation,
                || format!("resample for {} loses or doubles components", name(viewer)),
            )?;
            let twice = game.resample(&world, viewer, dice);
            compare(game, position, &twice, viewer, false)?;
        }
    }
    if closely {
        let same = game.resample(&position.state, Viewer::Historian, dice);
        require(same == position.state, Law::NoLeak(Channel::View), || {
            "resample for the historian, who knows everything, changes the state".to_owned()
        })?;
    }
    Ok(())
}

/// The same for what is shown at a beat.
pub(super) fn check_beat<G: Words>(
    game: &G,
    state: &G::State,
    viewer: Viewer,
    dice: &mut Dice<FastRng>,
) -> Lawful {
    let (here, there) =
        (game.view(state, viewer), game.view(&game.resample(state, viewer, dice), viewer));
    require(here == there, Law::NoLeak(Channel::Beats), || {
        format!(
            "at a beat {} can tell the state from one with other hidden things: {}",
            name(viewer),
            difference(&here, &there)
        )
    })
}

/// Compares all that `viewer` is told in the position with what it would be told in
/// a world that it cannot tell from it.
pub(super) fn compare<G: Words>(
    game: &G,
    position: &Position<G>,
    world: &G::State,
    viewer: Viewer,
    closely: bool,
) -> Lawful {
    let seats = usize::from(game.seats());
    let (index, seat) = match viewer {
        Viewer::Seat(seat) => (seat.index(), Some(seat)),
        Viewer::Spectator | Viewer::Historian => (seats, None),
    };
    let leak = |same: bool, channel, detail: &dyn Fn() -> String| {
        require(same, Law::NoLeak(channel), || {
            format!(
                "{} can tell this state from one with other hidden things: {}",
                name(viewer),
                detail()
            )
        })
    };
    let view = game.view(world, viewer);
    leak(view == position.views[index], Channel::View, &|| {
        format!("in the view, {}", difference(&position.views[index], &view))
    })?;
    let to_act = game.to_act(world);
    leak(to_act == position.to_act, Channel::ToAct, &|| {
        format!("{:?} are to act in one and {to_act:?} in the other", position.to_act)
    })?;
    let may_change = game.may_change(world);
    leak(may_change == position.may_change, Channel::ToAct, &|| {
        format!("{:?} may change in one and {may_change:?} in the other", position.may_change)
    })?;
    let outcome = game.outcome(world);
    leak(outcome == position.outcome, Channel::Outcome, &|| {
        format!("the outcome is {:?} in one and {outcome:?} in the other", position.outcome)
    })?;
    let prompt = game.prompt(world, viewer);
    leak(prompt == position.prompts[index], Channel::Prompt, &|| {
        format!("the prompt is {:?} in one and {prompt:?} in the other", position.prompts[index])
    })?;
    if let Some(seat) = seat
        && (position.to_act.contains(seat) || position.may_change.contains(seat))
    {
        let mut legal = Vec::new();
        game.legal(world, seat, &mut legal);
        leak(legal == position.legal[index], Channel::Legal, &|| {
            format!("it may do {:?} in one and {legal:?} in the other", position.legal[index])
        })?;
    }
    if closely {
        let bytes = |view| serde_json::to_vec(view).expect("views are plain data");
        leak(bytes(&view) == bytes(&position.views[index]), Channel::View, &|| {
            format!("in the JSON of the view, {}", difference(&position.views[index], &view))
        })?;
        for &action in seat.iter().flat_map(|seat| &position.legal[seat.index()]) {
            let seat = Seat::new(index);
            let (here, there) =
                (game.label(&position.state, seat, action), game.label(world, seat, action));
            leak(here == there, Channel::Labels, &|| {
                format!("{action:?} is labelled {here:?} in one and {there:?} in the other")
            })?;
            let (here, there) =
                (game.preview(&position.views[index], action), game.preview(&view, action));
            leak(here == there, Channel::Labels, &|| {
                format!("{action:?} is said to do {here:?} in one and {there:?} in the other")
            })?;
        }
    }
    Ok(())
}

/// *Why not?* gives nothing away: in a redrawn world this seat is refused the
/// same actions for the same reasons.
pub(super) fn check_refusals<G: Words>(
    game: &G,
    position: &Position<G>,
    space: &[G::Action],
    seat: Seat,
    dice: &mut Dice<FastRng>,
) -> Lawful {
    let world = game.resample(&position.state, Viewer::Seat(seat), dice);
    let why_not = |mut state: G::State, action| {
        game.apply(&mut state, seat, action, &mut Dice::fast(0), &mut Silence).err()
    };
    for &action in space {
        let (here, there) = (why_not(position.state, action), why_not(world, action));
        require(here == there, Law::NoLeak(Channel::Refusals), || {
            format!(
                "{action:?} of seat {seat} is answered with {here:?}, and with {there:?} if other things are hidden"
            )
        })?;
    }
    Ok(())
}

/// The inventory, sorted.
pub(super) fn components<G: Words>(game: &G, state: &G::State) -> Vec<u32> {
    let mut components = Vec::new();
    game.inventory(state, &mut components);
    components.sort_unstable();
    components
}

/// Up to `worlds` redrawn states until one differs from `state`: does any?
pub(super) fn redraws<G: Words, R: Rng>(
    game: &G,
    state: &G::State,
    viewer: Viewer,
    worlds: u32,
    dice: &mut Dice<R>,
) -> bool {
    (0..worlds).any(|_| game.resample(state, viewer, dice) != *state)
}
