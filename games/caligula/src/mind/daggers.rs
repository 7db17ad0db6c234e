//! Daggers: in the emperor's defence, and against him.

use ludi_engine::Seat;

use super::symbols::Guess;
use super::{Judge, WRONG_CARD, cheapest};
use crate::rules::action::{Action, Throne};
use crate::rules::components::Pile;
use crate::rules::lens::Plot;

/// A dagger that does nothing is kept, even where it has no further use.
const THRIFT: f32 = 0.01;
/// How likely a rival with a dagger defends an emperor who rewards him, and
/// another if all that I gain is his loss.
const LOYALTY: f32 = 0.8;
const SPITE: f32 = 1.35;

impl Judge<'_> {
    pub(super) fn judge_defence(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let Some(plot) = &self.lens.plot() else { return scores.resize(legal.len(), 0.0) };
        let duals = self.duals();
        let mut daggers = Guess::default();
        for seat in plot.conspirators.iter() {
            // One who wants him dead will draw as many as it takes.
            let loses = self.lens.favor(seat) == Some(Throne::Emperor);
            daggers.add(self.conspirator(seat, duals).0, if loses { 0.5 } else { 1.0 });
        }
        let life = f32::from(self.emperor().life + plot.defence);
        let saved = daggers.reaches(life) - daggers.reaches(life + 1.0);
        let defend = -saved * self.death(plot);
        scores.extend(legal.iter().map(|action| match action {
            Action::Lay(card) => defend - self.card(*card) - THRIFT,
            _ => 0.0,
        }));
    }

    pub(super) fn judge_stabs(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let Some(plot) = &self.lens.plot() else { return scores.resize(legal.len(), 0.0) };
        let mut later = Guess::default();
        if let Some(leader) = plot.leader {
            let duals = self.duals();
            let after_me = self.order_from(leader).skip_while(|&seat| seat != self.me).skip(1);
            for seat in after_me.filter(|&seat| plot.conspirators.contains(seat)) {
                let (daggers, willing) = self.conspirator(seat, duals);
                later.add(daggers, willing);
            }
        }
        let played: u8 = plot.stabs.iter().sum();
        let missing = f32::from(self.emperor().life + plot.defence) - f32::from(played);
        let death = self.death(plot);
        let value = |stabs: u8| {
            let left = missing - f32::from(stabs);
            let killed = if left <= 0.0 {
                1.0
            } else if later.mean < 0.01 {
                0.0
            } else {
                later.reaches(left)
            };
            let point = if stabs > 0 { 1.0 } else { 0.0 };
            killed * (death + point)
                - self.symbols_cost(Pile::Pugio, stabs)
                - THRIFT * f32::from(stabs)
        };
        let first = cheapest(legal);
        let laid = self.laid;
        let more = (laid + 1..=self.symbols(Pile::Pugio)).map(value).fold(-99.0, f32::max);
        let stop = value(laid);
        scores.extend(legal.iter().map(|action| match action {
            Action::Lay(card) if Some(*card) == first => more,
            Action::Lay(_) => more - WRONG_CARD,
            _ => stop,
        }));
    }

    /// How likely a rival who stays out of the plot defends the emperor: to keep
    /// his reward, or to spite the conspirators, the more so the fewer we are.
    /// `armed` is how likely he has a dagger.
    pub(super) fn defends(&self, rival: Seat, armed: f32) -> f32 {
        let supports = self.lens.favor(rival) == Some(Throne::Emperor);
        armed * if supports { LOYALTY } else { (SPITE * self.envy).min(1.0) }
    }

    /// What the emperor's death is worth to me, apart from stabbing him.
    fn death(&self, plot: &Plot) -> f32 {
        let present = self.present_reign();
        let named = plot.named.and_then(|number| self.candidate(number));
        let future = named.map_or(0.0, |candidate| self.reign(candidate));
        let gain = |seat: Seat| {
            let favor = match self.lens.favor(seat) {
                Some(Throne::Candidate) => future,
                Some(Throne::Emperor) => -present,
                None => 0.0,
            };
            favor + if plot.leader == Some(seat) { 1.0 } else { 0.0 }
        };
        let stabbers = plot.conspirators.iter().filter(|&seat| seat != self.me).count();
        let theirs: f32 = self.rivals().map(gain).sum();
        gain(self.me) - self.envy * (theirs + 0.7 * stabbers as f32)
    }
}
