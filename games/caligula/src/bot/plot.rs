//! Plots: whether to start, join or outbid one.

use super::symbols::{Duals, Guess};
use super::{Mind, reluctance};
use crate::action::{Action, Throne};
use crate::components::{Augustus, Pile};
use crate::view::PlayerView;

/// What starting a plot must promise, for the cards may do more later.
const PATIENCE: f32 = 0.3;
/// How likely a rival who can join a plot does.
const JOINS: f32 = 0.5;
/// The part of his daggers that a conspirator draws, and one who loses by it.
const WILLING: f32 = 0.7;
const UNWILLING: f32 = 0.15;
/// How likely a rival with a dagger defends the emperor, and one who has no
/// reason to.
const LOYAL: f32 = 0.8;
const MEDDLING: f32 = 0.2;

/// What the rivals bring to a plot.
#[derive(Clone, Copy, Default)]
struct Others {
    /// Daggers against the emperor.
    daggers: Guess,
    /// Daggers in his defence.
    defence: f32,
    /// What his death gives them, less what it takes, without the Favor that
    /// they may put on his successor.
    gain: f32,
    /// How many will want room for their Favor.
    company: f32,
}

impl Mind<'_> {
    pub(super) fn judge_start(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let patience = if self.fall { 0.0 } else { PATIENCE };
        self.judge_bids(legal, scores, 0, patience, 0.0);
    }

    pub(super) fn judge_answer(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let Some(plot) = &self.view.plot else { return scores.resize(legal.len(), 0.0) };
        let Some(leader) = plot.leader else { return scores.resize(legal.len(), 0.0) };
        let needed = plot.symbols[leader.index()] - plot.symbols[self.me.index()];
        let [join, pass] = self.join_or_pass(needed);
        self.judge_bids(legal, scores, needed, pass, join);
    }

    /// Scores the cards to lay. Fewer than `needed` is not possible; as many
    /// joins somebody else's plot.
    fn judge_bids(
        &self,
        legal: &[Action],
        scores: &mut Vec<f32>,
        needed: u8,
        pass: f32,
        join: f32,
    ) {
        let duals = self.duals();
        let laid = self.laid_count();
        let reach = self.symbols(Pile::Coniura);
        let bid = |count: u8| match count {
            _ if count < needed || count == 0 => f32::NEG_INFINITY,
            _ if count == needed => join,
            _ => self.lead(count, duals),
        };
        let done = bid(laid);
        let more = (laid + 1..=reach.min(needed.max(laid) + 3)).map(bid).fold(-99.0, f32::max);
        scores.extend(legal.iter().map(|action| match action {
            Action::Lay(card) => more - reluctance(*card),
            Action::Done => done,
            _ => pass,
        }));
    }

    /// What leading a plot is worth for which I lay so many cards now.
    fn lead(&self, count: u8, duals: Duals) -> f32 {
        let shown = self.shown(self.me.index());
        let daggers = self.daggers_after(count);
        let others = self.others(shown + count, duals, None);
        let mut all = others.daggers;
        all.add(Guess::exactly(daggers), 1.0);
        let life = f32::from(self.emperor().life) + others.defence;
        let killed = all.reaches(life);

        let supported = self.own().favor == Some(Throne::Emperor);
        let present = self.present_reign();
        let at_stake = if supported { present } else { 0.0 };
        let [successor, best] = self.best_candidate(others.company);
        let stab = if daggers > 0 { 1.0 } else { 0.0 };
        let used = (f32::from(daggers)).min(life.max(1.0)) as u8;
        let prize = 1.0 + stab + best
            - self.envy * (others.gain + successor)
            - self.symbols_cost(Pile::Pugio, used);
        let kill = killed * prize - at_stake;

        let spare = if self.fall {
            0.0
        } else if supported || self.favors_on(Throne::Emperor) < self.room(self.emperor()) {
            let without_me = others.daggers.reaches(life);
            let risk = without_me * (present + self.envy * (others.gain + successor));
            present - at_stake - risk
        } else {
            f32::NEG_INFINITY
        };
        kill.max(spare) - self.coniura_cost(count)
    }

    /// What joining the plot under way for so many cards is worth, and passing.
    fn join_or_pass(&self, needed: u8) -> [f32; 2] {
        let Some(plot) = &self.view.plot else { return [0.0; 2] };
        let Some(leader) = plot.leader else { return [0.0; 2] };
        let duals = self.duals();
        let others = self.others(plot.symbols[leader.index()], duals, Some(leader.index()));
        let life = f32::from(self.emperor().life) + others.defence;
        let supported = self.own().favor == Some(Throne::Emperor);
        let present = self.present_reign();
        let at_stake = if supported { present } else { 0.0 };
        let before_me = self
            .from_leader(leader)
            .into_iter()
            .take_while(|&seat| seat != self.me)
            .filter(|seat| plot.conspirators.contains(seat))
            .count();
        let candidate = self.likely_candidate();
        let room = candidate.map_or(0, |augustus| self.room(augustus));
        let reign = candidate.map_or(0.0, |augustus| self.reign(augustus));
        let favored = (others.company).min(room as f32) * reign;
        let favor = if room > before_me { reign } else { 0.0 };
        let theirs = self.envy * (1.0 + others.gain + favored);

        let daggers =
            if needed <= self.symbols(Pile::Coniura) { self.daggers_after(needed) } else { 0 };
        let mut with_me = others.daggers;
        with_me.add(Guess::exactly(daggers), 1.0);
        let killed = with_me.reaches(life);
        let stab = if daggers > 0 { 1.0 } else { 0.0 };
        let used = (life - others.daggers.mean).clamp(stab, f32::from(daggers));
        let dagger_cost = used * self.symbols_cost(Pile::Pugio, 1);
        let emperor_room = supported || self.favors_on(Throne::Emperor) < self.room(self.emperor());
        let without_me = others.daggers.reaches(life);
        let kill = killed * (stab + favor - theirs - dagger_cost) - at_stake;
        let spare = if emperor_room && !self.fall {
            (1.0 - without_me) * present - without_me * theirs - at_stake
        } else {
            f32::NEG_INFINITY
        };
        let join = kill.max(spare) - self.coniura_cost(needed);

        let can_defend = self.symbols(Pile::Pugio) > 0;
        let defended = if can_defend { others.daggers.reaches(life + 1.0) } else { without_me };
        let loss = at_stake + theirs;
        let defend_cost = if can_defend { self.symbols_cost(Pile::Pugio, 1) } else { 0.0 };
        let pass = (-without_me * loss).max(-defended * loss - defend_cost);
        [join, pass]
    }

    /// What the rivals bring when the leader has shown `total` symbols. If I do
    /// not lead, `leader` is who does.
    fn others(&self, total: u8, duals: Duals, leader: Option<usize>) -> Others {
        let mut others = Others::default();
        for rival in self.rivals() {
            let seat = rival.seat.index();
            let joins = self.joins(rival, total, duals, leader == Some(seat));
            let loses = rival.favor == Some(Throne::Emperor);
            let daggers = self.guess(rival, Pile::Pugio, duals);
            let armed = daggers.reaches(1.0);
            let willing = if loses { UNWILLING } else { WILLING };
            others.daggers.add(daggers, joins * willing);
            others.defence += (1.0 - joins) * armed * if loses { LOYAL } else { MEDDLING };
            others.gain += joins * armed * willing;
            others.company += joins;
            if loses {
                others.gain -= self.present_reign();
            }
        }
        others
    }

    /// How likely a rival takes part when the leader has shown `total` symbols.
    fn joins(&self, rival: &PlayerView, total: u8, duals: Duals, leads: bool) -> f32 {
        let seat = rival.seat.index();
        let shown = self.shown(seat);
        let passed = self.view.plot.as_ref().is_some_and(|plot| plot.passed.contains(&rival.seat));
        if passed {
            0.0
        } else if leads || shown >= total {
            1.0
        } else {
            let missing = f32::from(total - shown);
            JOINS * self.guess(rival, Pile::Coniura, duals).reaches(missing)
        }
    }

    /// The symbols that a seat has shown in this plot.
    fn shown(&self, seat: usize) -> u8 {
        self.view.plot.as_ref().map_or(0, |plot| plot.symbols[seat])
    }

    fn coniura_cost(&self, count: u8) -> f32 {
        let from_duals = self.symbols(Pile::Pugio) - self.daggers_after(count);
        self.symbols_cost(Pile::Coniura, count) + self.symbols_cost(Pile::Pugio, from_duals)
    }

    pub(super) fn room(&self, augustus: &Augustus) -> usize {
        usize::from(augustus.spaces)
    }

    /// The candidate I would name, as what he gives my companions and me.
    fn best_candidate(&self, company: f32) -> [f32; 2] {
        if self.fall {
            return [0.0; 2];
        }
        let mut best = [0.0, f32::NEG_INFINITY];
        for card in self.view.candidates.into_iter().flatten() {
            let augustus = self.augustus(card);
            let reign = self.reign(augustus);
            let theirs = company.min(self.room(augustus) as f32 - 1.0) * reign;
            if reign - self.envy * theirs > best[1] - self.envy * best[0] {
                best = [theirs, reign];
            }
        }
        best
    }

    /// The candidate that somebody else would name.
    fn likely_candidate(&self) -> Option<&Augustus> {
        if self.fall {
            return None;
        }
        let candidates = self.view.candidates.into_iter().flatten().map(|card| self.augustus(card));
        candidates.max_by(|one, other| self.reign(one).total_cmp(&self.reign(other)))
    }
}
