//! Plots: whether to start, join or outbid one.

use ludi_engine::Seat;

use super::symbols::{Duals, Guess};
use super::{Judge, WRONG_CARD, cheapest};
use crate::rules::action::{Action, Throne};
use crate::rules::components::{Augustus, Pile};
use crate::rules::view::PlayerView;

/// What starting a plot must promise, for the cards may do more later.
const PATIENCE: f32 = 0.6;
/// How likely a rival who can join a plot does, the more so the less of what I
/// gain is his loss.
const JOINS: f32 = 0.5;
/// The part of their daggers that others draw for me: the leader whom I follow,
/// and those who follow.
const LEADER_DRAWS: f32 = 0.45;
const FOLLOWER_DRAWS: f32 = 0.08;
/// How likely a conspirator with a dagger stabs for the point.
const STABS: f32 = 0.7;
/// How far a bid may go beyond the least possible.
const HIGHEST_RAISE: u8 = 3;

/// What the rivals bring to a plot.
#[derive(Clone, Copy, Default)]
struct Others {
    /// Daggers against the emperor.
    daggers: Guess,
    /// Daggers in his defence.
    defence: Guess,
    /// The points that his death gives them, less what it takes, without the
    /// leader's and without Favor on his successor.
    gain: f32,
    /// How many will want room for their Favor.
    company: f32,
}

/// What is at stake in any plot.
struct Stakes {
    /// What a Favor on the emperor is worth if he survives.
    present: f32,
    /// The same, if mine lies on him.
    mine: f32,
    /// May I put my Favor on him, or keep it there?
    room: bool,
}

impl Judge<'_> {
    pub(super) fn judge_start(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let patience = if self.fall { 0.0 } else { PATIENCE };
        self.judge_bids(legal, scores, 0, [f32::NEG_INFINITY, patience]);
    }

    pub(super) fn judge_answer(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let Some(leader) = self.view.plot.as_ref().and_then(|plot| plot.leader) else {
            return scores.resize(legal.len(), 0.0);
        };
        let needed = self.shown(leader) - self.shown(self.me);
        self.judge_bids(legal, scores, needed, self.join_or_pass(leader, needed));
    }

    /// Scores the cards to lay: `needed` of them join a plot, more lead one.
    fn judge_bids(
        &self,
        legal: &[Action],
        scores: &mut Vec<f32>,
        needed: u8,
        [join, pass]: [f32; 2],
    ) {
        let duals = self.duals();
        let first = cheapest(legal);
        let laid = self.laid_count();
        let bid = |count: u8| {
            if count == needed { join } else { self.lead(count, duals) }
        };
        let done = if laid > 0 && laid >= needed { bid(laid) } else { pass };
        let highest = self.symbols(Pile::Coniura).min(needed.max(laid) + HIGHEST_RAISE);
        let more = (needed.max(laid + 1)..=highest).map(bid).fold(-99.0, f32::max);
        scores.extend(legal.iter().map(|action| match action {
            Action::Lay(card) if Some(*card) == first => more,
            Action::Lay(_) => more - WRONG_CARD,
            Action::Done => done,
            _ => pass,
        }));
    }

    /// What it is worth to lead a plot for which I lay so many cards now.
    fn lead(&self, count: u8, duals: Duals) -> f32 {
        let daggers = self.daggers_after(count);
        let others = self.others(self.shown(self.me) + count, None, duals);
        let stakes = self.stakes();
        let life = f32::from(self.emperor().life) + others.defence.mean;
        let [theirs, best] = self.best_candidate(others.company);
        let loss = self.envy * (others.gain + theirs);

        let stab = if daggers > 0 { 1.0 } else { 0.0 };
        let used = f32::from(daggers).min(life) as u8;
        let prize = 1.0 + stab + best - loss - self.symbols_cost(Pile::Pugio, used);
        let kill = others.killed(daggers, life) * prize - stakes.mine;
        let spare = if stakes.room {
            stakes.present - others.daggers.reaches(life) * (stakes.present + loss) - stakes.mine
        } else {
            f32::NEG_INFINITY
        };
        kill.max(spare) - self.coniura_cost(count)
    }

    /// What it is worth to join this leader for so many cards, and to pass.
    fn join_or_pass(&self, leader: Seat, needed: u8) -> [f32; 2] {
        let others = self.others(self.shown(leader), Some(leader), self.duals());
        let stakes = self.stakes();
        let life = f32::from(self.emperor().life) + others.defence.mean;
        let without_me = others.daggers.reaches(life);
        let candidate = self.likely_candidate();
        let room = candidate.map_or(0, |augustus| augustus.spaces);
        let reign = candidate.map_or(0.0, |augustus| self.reign(augustus));
        let loss = self.envy * (1.0 + others.gain + others.company.min(f32::from(room)) * reign);

        let daggers = self.daggers_after(needed);
        let stab = if daggers > 0 { 1.0 } else { 0.0 };
        let favor = if usize::from(room) > self.ahead_of_me(leader) { reign } else { 0.0 };
        let used = (life - others.daggers.mean).min(f32::from(daggers)).max(stab);
        let cost = used * self.symbols_cost(Pile::Pugio, 1);
        let kill = others.killed(daggers, life) * (stab + favor - loss - cost) - stakes.mine;
        let spare = if stakes.room {
            (1.0 - without_me) * stakes.present - without_me * loss - stakes.mine
        } else {
            f32::NEG_INFINITY
        };
        let join = kill.max(spare) - self.coniura_cost(needed);

        let watch = -without_me * (stakes.mine + loss);
        let defend = if self.symbols(Pile::Pugio) > 0 {
            let killed = others.daggers.reaches(life + 1.0);
            -killed * (stakes.mine + loss) - self.symbols_cost(Pile::Pugio, 1)
        } else {
            f32::NEG_INFINITY
        };
        [join, watch.max(defend)]
    }

    /// What the rivals bring when the leader has shown `total` symbols; if that
    /// is not me, `leader` is who it is.
    fn others(&self, total: u8, leader: Option<Seat>, duals: Duals) -> Others {
        let mut others = Others::default();
        let present = self.present_reign();
        for rival in self.rivals() {
            let leads = leader == Some(rival.seat);
            let joins = if leads { 1.0 } else { self.joins(rival, total, duals) };
            let daggers = self.guess(rival, Pile::Pugio, duals);
            let draws = if leads { LEADER_DRAWS } else { FOLLOWER_DRAWS };
            others.daggers.add(daggers, joins * draws);
            others.defence.add(Guess::exactly(1), (1.0 - joins) * self.defends(rival, duals));
            others.gain += joins * STABS * daggers.reaches(1.0);
            others.company += joins;
            if rival.favor == Some(Throne::Emperor) {
                others.gain -= present;
            }
        }
        others
    }

    /// How likely a rival takes part when the leader has shown `total` symbols.
    fn joins(&self, rival: &PlayerView, total: u8, duals: Duals) -> f32 {
        let shown = self.shown(rival.seat);
        let passed = self.view.plot.as_ref().is_some_and(|plot| plot.passed.contains(&rival.seat));
        if passed {
            0.0
        } else if shown >= total {
            1.0
        } else {
            let missing = f32::from(total - shown);
            let can = self.guess(rival, Pile::Coniura, duals).reaches(missing);
            JOINS * (1.2 - self.envy) * can
        }
    }

    fn stakes(&self) -> Stakes {
        let present = self.present_reign();
        let supports = self.own().favor == Some(Throne::Emperor);
        let free = self.favors_on(Throne::Emperor) < usize::from(self.emperor().spaces);
        Stakes {
            present,
            mine: if supports { present } else { 0.0 },
            room: !self.fall && (supports || free),
        }
    }

    /// The symbols that a seat has shown in this plot.
    fn shown(&self, seat: Seat) -> u8 {
        self.view.plot.as_ref().map_or(0, |plot| plot.symbols[seat.index()])
    }

    /// How many of those who conspire so far choose before me whom to support.
    fn ahead_of_me(&self, leader: Seat) -> usize {
        let Some(plot) = &self.view.plot else { return 0 };
        self.order_from(leader)
            .into_iter()
            .take_while(|&seat| seat != self.me)
            .filter(|seat| plot.conspirators.contains(seat))
            .count()
    }

    /// What it costs me to show so many Coniura symbols.
    fn coniura_cost(&self, count: u8) -> f32 {
        let from_duals = self.symbols(Pile::Pugio) - self.daggers_after(count);
        self.symbols_cost(Pile::Coniura, count) + self.symbols_cost(Pile::Pugio, from_duals)
    }

    /// The candidate I would name, as what he gives my companions and me.
    fn best_candidate(&self, company: f32) -> [f32; 2] {
        let worth = |[theirs, mine]: [f32; 2]| mine - self.envy * theirs;
        self.candidates()
            .map(|augustus| {
                let reign = self.reign(augustus);
                [company.min(f32::from(augustus.spaces) - 1.0) * reign, reign]
            })
            .max_by(|&one, &other| worth(one).total_cmp(&worth(other)))
            .unwrap_or_default()
    }

    /// The candidate that somebody else would name.
    fn likely_candidate(&self) -> Option<&Augustus> {
        self.candidates().max_by(|one, other| self.reign(one).total_cmp(&self.reign(other)))
    }

    /// The candidates; none at the fall, when nobody follows.
    fn candidates(&self) -> impl Iterator<Item = &Augustus> {
        let cards = if self.fall { [None; 2] } else { self.view.candidates };
        cards.into_iter().flatten().map(|card| self.augustus(card))
    }
}

impl Others {
    /// How likely the emperor dies if I draw so many daggers, too.
    fn killed(&self, daggers: u8, life: f32) -> f32 {
        let mut all = self.daggers;
        all.add(Guess::exactly(daggers), 1.0);
        all.variance += self.defence.variance;
        all.reaches(life)
    }
}
