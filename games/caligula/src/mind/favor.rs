//! Favor: whom to name, and whom to support.

use ludi_engine::Seat;

use super::Judge;
use super::symbols::{Duals, Guess};
use crate::rules::action::{Action, Throne};
use crate::rules::components::{Augustus, Pile};
use crate::rules::lens::Plot;

/// The part of his daggers that a conspirator draws, by whom he supports.
const FOR_CANDIDATE: f32 = 0.85;
const FOR_NOBODY: f32 = 0.7;
const FOR_EMPEROR: f32 = 0.2;

impl Judge<'_> {
    pub(super) fn judge_favor(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let Some(plot) = &self.lens.plot() else { return scores.resize(legal.len(), 0.0) };
        let [with_me, without_me] = self.deadly(plot);
        scores.extend(legal.iter().map(|action| {
            match *action {
                Action::Name(number) => self
                    .candidate(number)
                    .map_or(0.0, |candidate| self.naming(candidate, plot.conspirators.len() as u8)),
                Action::Favor(Throne::Candidate) => {
                    let candidate = plot.named.and_then(|number| self.candidate(number));
                    with_me * candidate.map_or(0.0, |candidate| self.reign(candidate))
                }
                Action::Favor(Throne::Emperor) => (1.0 - without_me) * self.present_reign(),
                _ => 0.0,
            }
        }));
    }

    /// How likely the plot kills the emperor with my daggers, and without them.
    pub(super) fn deadly(&self, plot: &Plot) -> [f32; 2] {
        let daggers = Guess::exactly(self.symbols(Pile::Pugio));
        let duals = self.duals();
        let others = self.conspirators_daggers(plot, duals);
        let defence = self.likely_defence(plot, duals);
        let mut all = others;
        all.add(daggers, 1.0);
        all.variance += defence.variance;
        let life = f32::from(self.emperor().life) + defence.mean;
        [all.reaches(life), others.reaches(life)]
    }

    /// The first (1) or second (2) candidate.
    pub(super) fn candidate(&self, number: u8) -> Option<&Augustus> {
        let candidates = self.lens.candidates();
        let card = *candidates.get(usize::from(number).checked_sub(1)?)?;
        card.map(|card| self.augustus(card))
    }

    /// What it is worth to name this candidate when so many conspire.
    fn naming(&self, candidate: &Augustus, conspirators: u8) -> f32 {
        let reign = self.reign(candidate);
        let company = candidate.spaces.min(conspirators).saturating_sub(1);
        reign - self.envy * reign * f32::from(company)
    }

    /// The daggers that the other conspirators may draw.
    fn conspirators_daggers(&self, plot: &Plot, duals: Duals) -> Guess {
        let mut sum = Guess::default();
        for seat in plot.conspirators.iter().filter(|&seat| seat != self.me) {
            let (daggers, willing) = self.conspirator(seat, duals);
            sum.add(daggers, willing);
        }
        sum
    }

    /// The daggers of a conspirator, and the part of them that he may draw.
    pub(super) fn conspirator(&self, seat: Seat, duals: Duals) -> (Guess, f32) {
        let willing = match self.lens.favor(seat) {
            Some(Throne::Candidate) => FOR_CANDIDATE,
            None => FOR_NOBODY,
            Some(Throne::Emperor) => FOR_EMPEROR,
        };
        (self.guess(seat, Pile::Pugio, duals), willing)
    }

    /// The daggers that may be drawn in the emperor's defence.
    fn likely_defence(&self, plot: &Plot, duals: Duals) -> Guess {
        let mut sum = Guess::default();
        for rival in self.rivals().filter(|&rival| !plot.conspirators.contains(rival)) {
            let armed = self.guess(rival, Pile::Pugio, duals).reaches(1.0);
            sum.add(Guess::exactly(1), self.defends(rival, armed));
        }
        sum
    }
}
