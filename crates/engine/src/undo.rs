//! What others learn from a step: whether it revealed something hidden, and who
//! could notice it.

use crate::{Dice, Seat, Silence, Transcript, Viewer, Words, digest};

/// How many worlds are tried for each viewer. A reveal that would pass for
/// nothing in one world of two is missed once in four billion times.
pub(crate) const WORLDS: u32 = 32;

/// Did `action` of `seat`, which was possible in `before` and drew nothing, tell
/// any viewer something it could not know? What the rules say at once is not tried out.
pub(crate) fn reveals<G: Words>(
    game: &G,
    before: &G::State,
    seat: Seat,
    action: G::Action,
) -> bool {
    let (mut after, mut untouched) = (*before, Dice::fast(0));
    let done = game.apply(&mut after, seat, action, &mut untouched, &mut Silence);
    let plain = done.is_ok() && game.reveals_nothing(before, &after, action);
    !plain && reveals_in_worlds(game, before, seat, action, WORLDS)
}

/// The same, tried out in so many worlds for each viewer.
///
/// A step reveals something if there is a world that the viewer held possible before and can rule
/// out now: one in which nothing the seat could do would have looked like this,
/// in the view or in the events. (The seat itself knows what it did, so for it
/// only the same action counts.) Such worlds come from [`Rules::resample`](crate::Rules::resample), so
/// games need not say what reveals.
pub(crate) fn reveals_in_worlds<G: Words>(
    game: &G,
    before: &G::State,
    seat: Seat,
    action: G::Action,
    worlds: u32,
) -> bool {
    let try_in = |mut world: G::State, action| {
        let mut untouched = Dice::fast(0);
        let mut told = Transcript::default();
        let done = game.apply(&mut world, seat, action, &mut untouched, &mut told);
        (done.is_ok() && untouched.drawn() == 0).then_some((world, told))
    };
    let Some((after, told)) = try_in(*before, action) else { return true };
    let mut dice = Dice::fast(digest(before));
    let mut actions = Vec::new();
    // Whoever knows least is first: it learns soonest.
    Viewer::all(game.seats()).rev().any(|viewer| {
        let view = game.view(&after, viewer);
        let own = viewer == Viewer::Seat(seat);
        let nothing_happened =
            || told.seen(viewer).next().is_none() && view == game.view(before, viewer);
        if !own && nothing_happened() {
            return false;
        }
        (0..worlds).any(|_| {
            let world = game.resample(before, viewer, &mut dice);
            let looks_like_this = |action| {
                // What is heard is told apart sooner than what is seen.
                try_in(world, action).is_some_and(|(world, heard)| {
                    heard.seen(viewer).eq(told.seen(viewer))
                        && game.view(&world, viewer) == view
                        && heard.looks_like(&told, game, viewer)
                })
            };
            if looks_like_this(action) {
                return false;
            }
            actions.clear();
            game.legal(&world, seat, &mut actions);
            own || !actions.iter().any(|&other| looks_like_this(other))
        })
    })
}

/// Did a step change who is to act or who may change what it sealed? Everybody
/// notices that.
#[inline]
pub(crate) fn is_public<G: Words>(game: &G, before: &G::State, after: &G::State) -> bool {
    game.to_act(before) != game.to_act(after) || game.may_change(before) != game.may_change(after)
}

/// Could this viewer notice a step of another seat from its events, its view or
/// what it is asked?
pub(crate) fn notices<G: Words>(
    game: &G,
    before: &G::State,
    after: &G::State,
    told: &Transcript<G>,
    viewer: Viewer,
) -> bool {
    is_told(game, before, after, told, viewer)
        || game.view(before, viewer) != game.view(after, viewer)
}

/// The same without a look at the view.
pub(crate) fn is_told<G: Words>(
    game: &G,
    before: &G::State,
    after: &G::State,
    told: &Transcript<G>,
    viewer: Viewer,
) -> bool {
    told.seen(viewer).next().is_some()
        || is_public(game, before, after)
        || game.prompt(before, viewer) != game.prompt(after, viewer)
}
