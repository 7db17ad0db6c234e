//! Section 3 and after: the end of the turn, the fall of the empire, the winner.

use arrayvec::ArrayVec;
use ludi_engine::{Listener, Outcome, Rng, ScoreLine, Seat};

use crate::Caligula;
use crate::rules::event::{DecidedBy, Event, Verdict};
use crate::rules::flow::Play;
use crate::rules::state::{Ending, Favor, NONE, Stage, State};
use crate::words;

/// The ways a match can end: the last emperor is killed, survives the last
/// conspiracy, or nobody plots against him.
pub(crate) const ENDINGS: &[&str] = &["killed", "survived", "no-plot"];

impl<R: Rng, L: Listener<Caligula>> Play<'_, R, L> {
    /// The emperor rewards those whose Favor he has; then comes the next turn or,
    /// with fewer than ten cards face up, the fall of the empire.
    pub(crate) fn end_turn(&mut self) {
        let augustus = self.state.emperor;
        let points = self.game.components.augusti[usize::from(augustus)].points;
        for seat in Seat::all(self.game.seats) {
            if self.state.favor[seat.index()] == Favor::Emperor {
                self.state.victory[seat.index()] += points;
                self.tell(Event::FavorRewarded { seat, augustus, points });
            }
        }
        self.beat("favor");
        if self.state.face_up.contains(&NONE) {
            self.begin_fall();
        } else {
            self.begin_turn();
        }
    }

    /// One last conspiracy, in which nobody has the emperor's favor.
    fn begin_fall(&mut self) {
        self.state.fall = true;
        self.state.blood_shed = false;
        self.recall_favor(Favor::Emperor);
        self.tell(Event::FallBegins);
        self.open_plot();
    }

    pub(crate) fn end_match(&mut self, ending: Ending) {
        self.state.ending = ending;
        self.state.stage = Stage::Over;
        self.tell(Event::Ended { verdict: self.game.verdict(self.state) });
    }
}

impl Caligula {
    /// Who wins a match that is over, and what decided it.
    pub(crate) fn verdict(&self, state: &State) -> Verdict {
        let points = |seat: Seat| state.victory[seat.index()] + state.conspiracy[seat.index()];
        let mut winners: ArrayVec<Seat, 5> = Seat::all(self.seats).collect();
        keep_most(&mut winners, points);
        let tied = winners.clone();
        let ways: [(DecidedBy, &dyn Fn(Seat) -> u8); 3] = [
            (DecidedBy::Primus, &|seat| u8::from(state.primus == Some(seat))),
            (DecidedBy::ConspiracyPoints, &|seat| state.conspiracy[seat.index()]),
            (DecidedBy::Cards, &|seat| state.hand_size(seat)),
        ];
        let mut by = DecidedBy::Points;
        for (way, measure) in ways {
            if winners.len() > 1 {
                keep_most(&mut winners, measure);
                by = way;
            }
        }
        if winners.len() > 1 {
            by = DecidedBy::Nothing;
        }
        Verdict { points: points(tied[0]), tied, winners, by }
    }

    /// The part of the win that is each seat's; nobody's while the match lasts.
    pub(crate) fn share_win(&self, state: &State, shares: &mut [f32]) {
        shares.fill(0.0);
        if state.stage == Stage::Over {
            let winners = self.verdict(state).winners;
            for seat in &winners {
                shares[seat.index()] = 1.0 / winners.len() as f32;
            }
        }
    }

    /// Points decide, then the Primus inter pares, then conspiracy points, then
    /// cards in hand; what is still equal is shared.
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        let ending = match state.ending {
            Ending::Open => return None,
            Ending::Killed => ENDINGS[0],
            Ending::Survived => ENDINGS[1],
            Ending::NoPlot => ENDINGS[2],
        };
        let each =
            |value: &dyn Fn(Seat) -> i32| Seat::all(self.seats).map(value).collect::<Vec<_>>();
        let victory = each(&|seat| i32::from(state.victory[seat.index()]));
        let conspiracy = each(&|seat| i32::from(state.conspiracy[seat.index()]));
        let primus = each(&|seat| i32::from(state.primus == Some(seat)));
        let cards = each(&|seat| i32::from(state.hand_size(seat)));
        let scores: Vec<i32> = victory.iter().zip(&conspiracy).map(|(a, b)| a + b).collect();
        let standing = |seat: usize| (scores[seat], primus[seat], conspiracy[seat], cards[seat]);
        let places = (0..scores.len())
            .map(|seat| {
                let ahead = (0..scores.len()).filter(|&other| standing(other) > standing(seat));
                1 + ahead.count() as u8
            })
            .collect();
        let breakdown = words::score_lines()
            .into_iter()
            .zip([victory, conspiracy, primus, cards])
            .map(|(label, values)| ScoreLine { label, values })
            .collect();
        Some(Outcome { ending, places, scores, breakdown })
    }
}

/// Keeps those who have most of something.
fn keep_most(seats: &mut ArrayVec<Seat, 5>, measure: impl Fn(Seat) -> u8) {
    let most = seats.iter().map(|&seat| measure(seat)).max();
    seats.retain(|seat| Some(measure(*seat)) == most);
}
