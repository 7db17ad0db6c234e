//! Whether a step showed anyone something that was hidden.

use crate::{Dice, Game, Listener, Refusal, Seat, Told, Viewer, digest};

/// How many worlds are tried for each viewer. A reveal that would pass for
/// nothing in one world of two is missed once in four billion times.
const WORLDS: u32 = 32;

/// Did `action` of `seat`, which drew nothing, tell any viewer something that it
/// could not know before?
///
/// It did if there is a world that the viewer held possible before and can rule
/// out now: one in which nothing the seat could do would have looked like this.
/// (The seat itself knows what it did, so for it only the same action counts.)
/// Such worlds come from [`Game::resample`], so games need not say what reveals.
pub(crate) fn reveals<G: Game>(game: &G, before: &G::State, seat: Seat, action: G::Action) -> bool {
    let mut dice = Dice::fast(digest(before));
    let mut actions = Vec::new();
    Viewer::all(game.seats()).any(|viewer| {
        let Ok(seen) = sight(game, before, seat, action, viewer) else {
            return false;
        };
        let own = viewer == Viewer::Seat(seat);
        if !own && seen.events.is_empty() && seen.after == game.view(before, viewer) {
            // For this viewer nothing has happened at all.
            return false;
        }
        (0..WORLDS).any(|_| {
            let world = game.resample(before, viewer, &mut dice);
            let looks_like_this =
                |action| sight(game, &world, seat, action, viewer).as_ref() == Ok(&seen);
            if looks_like_this(action) {
                return false;
            }
            actions.clear();
            game.legal(&world, seat, &mut actions);
            own || !actions.iter().any(|&other| looks_like_this(other))
        })
    })
}

/// What a step looks like to one viewer.
#[derive(PartialEq)]
struct Sight<V, E> {
    after: V,
    events: Vec<E>,
    drew: bool,
}

fn sight<G: Game>(
    game: &G,
    before: &G::State,
    seat: Seat,
    action: G::Action,
    viewer: Viewer,
) -> Result<Sight<G::View, G::Event>, Refusal> {
    let mut state = *before;
    let mut dice = Dice::fast(0);
    let mut heard = Overheard { viewer, events: Vec::new() };
    game.apply(&mut state, seat, action, &mut dice, &mut heard)?;
    let after = game.view(&state, viewer);
    Ok(Sight { after, events: heard.events, drew: dice.drawn() > 0 })
}

/// Keeps what one viewer sees of the events.
struct Overheard<E> {
    viewer: Viewer,
    events: Vec<E>,
}

impl<E: Clone> Listener<E> for Overheard<E> {
    fn tell(&mut self, told: Told<E>) {
        self.events.extend(told.seen_by(self.viewer).cloned());
    }
}
