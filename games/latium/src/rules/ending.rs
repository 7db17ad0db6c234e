//! The second section 22: the end of the match, and who wins.

use std::cmp::Reverse;

use ludi_engine::{Listener, Outcome, Rng, ScoreLine, Seat, SeatSet};

use crate::Latium;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Bond, NONE, Stage, State};
use crate::rules::village::villages;
use crate::words;

/// The ways a match can end.
pub(crate) const ENDINGS: &[&str] = &["eighth-year", "last-rex"];

impl<R: Rng, L: Listener<Latium>> Play<'_, R, L> {
    /// The match is over, after the last year or because one player is left.
    pub(crate) fn finish(&mut self, years: bool) {
        self.state.stage = Stage::Over;
        self.state.pending = SeatSet::EMPTY;
        self.state.request.village = NONE;
        self.tell(Event::Finished { years });
        self.beat("end");
    }
}

impl Latium {
    /// The points of a player: main village, conquered ones, allies, subjects, victories.
    pub(crate) fn points(&self, state: &State, seat: Seat) -> [i32; 5] {
        let (rex, points) = (state.rex(seat), &self.components.points);
        let conquered = rex.all() & state.conquered;
        let sum = |set: u32, value: &dyn Fn(crate::rules::village::Size) -> u8| -> i32 {
            villages(set.into()).map(|village| i32::from(value(village.size()))).sum()
        };
        [
            rex.of(Bond::Main).count_ones() as i32 * i32::from(points.main),
            conquered.count_ones() as i32 * i32::from(points.conquered),
            sum(rex.of(Bond::Ally) & !conquered, &|size| points.ally.of(size)),
            sum(rex.of(Bond::Subject) & !conquered, &|size| points.subject.of(size)),
            rex.victories.into(),
        ]
    }

    /// By what players are ranked: who is greater comes before.
    fn standing(&self, state: &State, seat: Seat) -> (u8, i32, u16, Reverse<usize>) {
        let rex = state.rex(seat);
        if rex.is_out() {
            return (rex.out, 0, 0, Reverse(0));
        }
        let place = state.order.iter().position(|&other| other == seat);
        let points = self.points(state, seat).iter().sum();
        (u8::MAX, points, rex.dp, Reverse(place.unwrap_or(usize::MAX)))
    }

    /// The part of the win of each player: all of it for the first, when the match is over.
    pub(crate) fn share_win(&self, state: &State, shares: &mut [f32]) {
        shares.fill(0.0);
        if state.stage != Stage::Over {
            return;
        }
        let best = Seat::all(self.seats).map(|seat| self.standing(state, seat)).max();
        let is_first = |seat: Seat| Some(self.standing(state, seat)) == best;
        let first = Seat::all(self.seats).filter(|&seat| is_first(seat)).count();
        for (seat, share) in Seat::all(self.seats).zip(shares) {
            if is_first(seat) {
                *share = 1.0 / first as f32;
            }
        }
    }

    /// The most points win; of equals who has more DP, then who was earlier in the last
    /// order. Who is out comes behind all others, the later the better.
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        if state.stage != Stage::Over {
            return None;
        }
        let of_seats = |of: &dyn Fn(Seat) -> i32| Seat::all(self.seats).map(of).collect();
        let scores: Vec<i32> = of_seats(&|seat| self.points(state, seat).iter().sum());
        let standing = |seat: Seat| self.standing(state, seat);
        let places = Seat::all(self.seats)
            .map(|seat| {
                let ahead = Seat::all(self.seats).filter(|&other| standing(other) > standing(seat));
                1 + ahead.count() as u8
            })
            .collect();
        let mut breakdown: Vec<ScoreLine> = words::score_lines()
            .into_iter()
            .enumerate()
            .map(|(line, label)| {
                let values = of_seats(&|seat| self.points(state, seat)[line]);
                ScoreLine { label, values }
            })
            .collect();
        let dp = of_seats(&|seat| state.rex(seat).dp.into());
        breakdown.push(ScoreLine { label: words::tie_line(), values: dp });
        let left = state.playing(self.seats).count();
        let ending = if left == 1 { ENDINGS[1] } else { ENDINGS[0] };
        Some(Outcome { ending, places, scores, breakdown })
    }
}
