//! Section 4: fall or prosperity, and who wins.

use arrayvec::ArrayVec;
use ludi_engine::{Listener, Outcome, Rng, ScoreLine, Seat};

use crate::Imperivm;
use crate::rules::cards::{Cards, Side};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Ending, Stage, State, moved, sway};
use crate::words;

/// The ways a match can end.
pub(crate) const ENDINGS: &[&str] = &["fall", "prosperity"];

/// What a seat has scored.
#[derive(Default)]
struct Score {
    /// Is it on the side that has won?
    has_won: bool,
    /// Loyalty with the oath.
    loyalty: i32,
    /// The points for loyalty, pawns, provinces, cards and what is owned.
    points: [i32; 5],
    /// Their sum, and what decides between equal sums.
    standing: (i32, i32, i32),
}

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

    /// How the match has ended, and which side has won.
    fn end_of(&self, state: &State) -> Option<(&'static str, Side)> {
        match state.ending {
            Ending::Open => None,
            Ending::Fall => Some((ENDINGS[0], Side::Traitor)),
            Ending::Prosperity => Some((ENDINGS[1], Side::Loyal)),
        }
    }

    fn scores(&self, state: &State, side: Side) -> ArrayVec<Score, 6> {
        Seat::all(self.seats).map(|seat| self.score(state, seat, side)).collect()
    }

    /// What a seat scores if this side has won; nothing if it is on the other.
    fn score(&self, state: &State, seat: Seat, side: Side) -> Score {
        let loyalty = self.final_loyalty(state, seat);
        if (loyalty > 0) != (side == Side::Loyal) {
            return Score { loyalty, ..Score::default() };
        }
        let edition = self.edition;
        let (provinces, resources) =
            (i32::from(state.province_count(seat)), i32::from(state.purses[seat.index()].total()));
        let points = [
            loyalty.abs(),
            edition.points_per_pawn() * i32::from(state.pawns[seat.index()]),
            edition.points_per_province() * provinces,
            i32::from(state.hand(seat).on(side).len()),
            resources / edition.resources_per_point(),
        ];
        let standing = (points.iter().sum(), provinces, resources);
        Score { has_won: true, loyalty, points, standing }
    }

    /// The part of the win that is each seat's; nobody's while the match lasts.
    pub(crate) fn share_win(&self, state: &State, shares: &mut [f32]) {
        shares.fill(0.0);
        let Some((_, side)) = self.end_of(state) else { return };
        let places = self.places(&self.scores(state, side));
        let first = places.iter().filter(|&&place| place == 1).count();
        for (share, place) in shares.iter_mut().zip(places) {
            if place == 1 {
                *share = 1.0 / first as f32;
            }
        }
    }

    /// The place of each seat. Equal scores go by provinces, then by what is owned;
    /// what is still equal is shared. Without anybody on the side that has won all
    /// are last.
    fn places(&self, scores: &[Score]) -> ArrayVec<u8, 6> {
        let nobody_won = scores.iter().all(|score| !score.has_won);
        let place = |score: &Score| {
            if nobody_won && self.version.all_may_lose() {
                return self.seats;
            }
            1 + scores.iter().filter(|other| other.standing > score.standing).count() as u8
        };
        scores.iter().map(place).collect()
    }

    /// Only the side that has won scores.
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        let (ending, side) = self.end_of(state)?;
        let scores = self.scores(state, side);
        let each = |value: &dyn Fn(&Score) -> i32| scores.iter().map(value).collect::<Vec<_>>();
        let parts = [0, 1, 2, 3, 4].map(|part| each(&|score| score.points[part]));
        let values = [each(&|score| score.loyalty)].into_iter().chain(parts);
        let breakdown = words::score_lines()
            .into_iter()
            .zip(values)
            .map(|(label, values)| ScoreLine { label, values })
            .collect();
        Some(Outcome {
            ending,
            places: self.places(&scores).to_vec(),
            scores: each(&|score| score.standing.0),
            breakdown,
        })
    }
}
