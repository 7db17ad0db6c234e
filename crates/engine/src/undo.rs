//! Whether a step showed anyone something that was hidden.

use crate::{Dice, Game, Seat, Silence, Viewer, digest};

/// How many worlds are tried for each viewer. A reveal that would pass for
/// nothing in one world of two is missed once in four billion times.
const WORLDS: u32 = 32;

/// Did `action` of `seat`, which drew nothing and led from `before` to `after`,
/// tell any viewer something it could not know?
///
/// It did if there is a world that the viewer held possible before and can rule
/// out now: one in which nothing the seat could do would have looked like this.
/// (The seat itself knows what it did, so for it only the same action counts.)
/// Such worlds come from [`Game::resample`], so games need not say what reveals.
pub(crate) fn reveals<G: Game>(
    game: &G,
    before: &G::State,
    seat: Seat,
    action: G::Action,
    after: &G::State,
) -> bool {
    let mut dice = Dice::fast(digest(before));
    let mut actions = Vec::new();
    Viewer::all(game.seats()).any(|viewer| {
        let seen = game.view(after, viewer);
        (0..WORLDS).any(|_| {
            let world = game.resample(before, viewer, &mut dice);
            let looks_like_this = |action| {
                let mut world = world;
                let mut untouched = Dice::fast(0);
                game.apply(&mut world, seat, action, &mut untouched, &mut Silence).is_ok()
                    && untouched.drawn() == 0
                    && game.view(&world, viewer) == seen
            };
            if looks_like_this(action) {
                return false;
            }
            if viewer == Viewer::Seat(seat) {
                return true;
            }
            actions.clear();
            game.legal(&world, seat, &mut actions);
            !actions.iter().any(|&other| looks_like_this(other))
        })
    })
}
