//! Section 4: fall or prosperity, and who wins.

use ludi_engine::{Listener, Outcome, Rng, ScoreLine, Seat};

use crate::Imperivm;
use crate::rules::cards::{Cards, Side};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Ending, Stage, State, moved, sway};
use crate::words;

/// The ways a match can end.
pub(crate) const ENDINGS: &[&str] = &["fall", "prosperity"];

impl<R: Rng, L: Listener<Imperivm>> Play<'_, R, L> {
    /// All oaths are shown. What anybody only remembered or guessed is over.
    pub(crate) fn end_match(&mut self, ending: Ending) {
        self.state.ending = ending;
        self.state.stage = Stage::Over;
        self.lift_all_secrets();
        for seat in Seat::all(self.game.seats) {
            let cards = self.state.oaths[seat.index()].cards();
            let loyalty = self.game.final_loyalty(self.state, seat);
            self.tell(Event::OathShown { seat, cards, loyalty });
        }
    }
}

impl Imperivm {
    /// The public loyalty moved by the oath, beyond the ends of the track if need
    /// be.
    pub(crate) fn final_loyalty(&self, state: &State, seat: Seat) -> i32 {
        let oath: Cards = state.oaths[seat.index()].cards();
        moved(state.loyalty[seat.index()], sway(oath))
    }

    /// Only the side that has won scores. Equal scores go by provinces, then by
    /// what is owned; what is still equal is shared. Without anybody on that side
    /// all are last.
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        let (ending, side) = match state.ending {
            Ending::Open => return None,
            Ending::Fall => (ENDINGS[0], Side::Traitor),
            Ending::Prosperity => (ENDINGS[1], Side::Loyal),
        };
        let edition = self.edition;
        let each =
            |value: &dyn Fn(Seat) -> i32| Seat::all(self.seats).map(value).collect::<Vec<_>>();
        let loyalty = each(&|seat| self.final_loyalty(state, seat));
        let has_won = |seat: Seat| (loyalty[seat.index()] > 0) == (side == Side::Loyal);
        let resources = |seat: Seat| i32::from(state.purses[seat.index()].total());
        let provinces = |seat: Seat| i32::from(state.province_count(seat));
        let if_won =
            |value: &dyn Fn(Seat) -> i32| each(&|seat| if has_won(seat) { value(seat) } else { 0 });
        let grade = if_won(&|seat| loyalty[seat.index()].abs());
        let pawns =
            if_won(&|seat| edition.points_per_pawn() * i32::from(state.pawns[seat.index()]));
        let land = if_won(&|seat| edition.points_per_province() * provinces(seat));
        let cards = if_won(&|seat| i32::from(state.hand(seat).on(side).len()));
        let wealth = if_won(&|seat| resources(seat) / edition.resources_per_point());
        let parts = [&grade, &pawns, &land, &cards, &wealth];
        let scores: Vec<i32> = (0..usize::from(self.seats))
            .map(|seat| parts.iter().map(|part| part[seat]).sum())
            .collect();
        let standing = |seat: Seat| match has_won(seat) {
            true => (scores[seat.index()], provinces(seat), resources(seat)),
            false => (0, 0, 0),
        };
        let nobody_won = !Seat::all(self.seats).any(has_won);
        let places = Seat::all(self.seats)
            .map(|seat| {
                if nobody_won && self.version.all_may_lose() {
                    return self.seats;
                }
                let ahead = Seat::all(self.seats).filter(|&other| standing(other) > standing(seat));
                1 + ahead.count() as u8
            })
            .collect();
        let breakdown = words::score_lines()
            .into_iter()
            .zip([loyalty.clone(), grade, pawns, land, cards, wealth])
            .map(|(label, values)| ScoreLine { label, values })
            .collect();
        Some(Outcome { ending, places, scores, breakdown })
    }
}
