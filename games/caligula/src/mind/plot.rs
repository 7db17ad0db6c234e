//! Plots: whether to start, join or outbid one.

use arrayvec::ArrayVec;
use ludi_engine::Seat;

use super::symbols::Guess;
use super::{Judge, WRONG_CARD, cheapest};
use crate::rules::action::{Action, Throne};
use crate::rules::components::{Augustus, Pile};
use crate::rules::lens::Plot;

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

/// A rival who may conspire.
struct Rival {
    seat: Seat,
    /// The symbols he has shown in this plot.
    shown: u8,
    passed: bool,
    /// Does he support the emperor?
    supports: bool,
    coniura: Guess,
    daggers: Guess,
    /// How likely he has a dagger, and how likely he defends the emperor if he
    /// stays out of the plot.
    armed: f32,
    defends: f32,
}

/// A plot as I see it, whoever leads it.
struct Intrigue<'a> {
    judge: &'a Judge<'a>,
    plot: Option<Plot>,
    rivals: ArrayVec<Rival, 4>,
    /// The candidates, and what a Favor on each is worth; none at the fall, when
    /// nobody follows.
    candidates: ArrayVec<(&'a Augustus, f32), 2>,
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
        self.judge_bids(&self.intrigue(), legal, scores, 0, [f32::NEG_INFINITY, patience]);
    }

    pub(super) fn judge_answer(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let intrigue = self.intrigue();
        let Some(leader) = intrigue.plot.and_then(|plot| plot.leader) else {
            return scores.resize(legal.len(), 0.0);
        };
        let needed = intrigue.shown(leader) - intrigue.shown(self.me);
        let join_or_pass = intrigue.join_or_pass(leader, needed);
        self.judge_bids(&intrigue, legal, scores, needed, join_or_pass);
    }

    /// Scores the cards to lay: `needed` of them join a plot, more lead one.
    fn judge_bids(
        &self,
        intrigue: &Intrigue<'_>,
        legal: &[Action],
        scores: &mut Vec<f32>,
        needed: u8,
        [join, pass]: [f32; 2],
    ) {
        let first = cheapest(legal);
        let laid = self.laid;
        let bid = |count: u8| {
            if count == needed { join } else { intrigue.lead(count) }
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

    fn intrigue(&self) -> Intrigue<'_> {
        let lens = self.lens;
        let (plot, duals) = (lens.plot(), self.duals());
        let rivals = self.rivals().map(|seat| {
            let daggers = self.guess(seat, Pile::Pugio, duals);
            let armed = daggers.reaches(1.0);
            Rival {
                seat,
                shown: plot.map_or(0, |plot| plot.symbols[seat.index()]),
                passed: plot.is_some_and(|plot| plot.passed.contains(seat)),
                supports: lens.favor(seat) == Some(Throne::Emperor),
                coniura: self.guess(seat, Pile::Coniura, duals),
                daggers,
                armed,
                defends: self.defends(seat, armed),
            }
        });
        let cards = if self.fall { [None; 2] } else { lens.candidates() };
        let candidates = cards.into_iter().flatten().map(|card| self.augustus(card));
        let present = self.present_reign();
        let supports = lens.favor(self.me) == Some(Throne::Emperor);
        let free = self.favors_on(Throne::Emperor) < usize::from(self.emperor().spaces);
        Intrigue {
            judge: self,
            plot,
            rivals: rivals.collect(),
            candidates: candidates.map(|augustus| (augustus, self.reign(augustus))).collect(),
            present,
            mine: if supports { present } else { 0.0 },
            room: !self.fall && (supports || free),
        }
    }

    /// What it costs me to show so many Coniura symbols.
    fn coniura_cost(&self, count: u8) -> f32 {
        let from_duals = self.symbols(Pile::Pugio) - self.daggers_after(count);
        self.symbols_cost(Pile::Coniura, count) + self.symbols_cost(Pile::Pugio, from_duals)
    }
}

impl Intrigue<'_> {
    /// What it is worth to lead a plot for which I lay so many cards now.
    fn lead(&self, count: u8) -> f32 {
        let judge = self.judge;
        let daggers = judge.daggers_after(count);
        let others = self.others(self.shown(judge.me) + count, None);
        let life = f32::from(judge.emperor().life) + others.defence.mean;
        let [theirs, best] = self.best_candidate(others.company);
        let loss = judge.envy * (others.gain + theirs);

        let stab = if daggers > 0 { 1.0 } else { 0.0 };
        let used = f32::from(daggers).min(life) as u8;
        let prize = 1.0 + stab + best - loss - judge.symbols_cost(Pile::Pugio, used);
        let kill = others.killed(daggers, life) * prize - self.mine;
        let spare = if self.room {
            self.present - others.daggers.reaches(life) * (self.present + loss) - self.mine
        } else {
            f32::NEG_INFINITY
        };
        kill.max(spare) - judge.coniura_cost(count)
    }

    /// What it is worth to join this leader for so many cards, and to pass.
    fn join_or_pass(&self, leader: Seat, needed: u8) -> [f32; 2] {
        let judge = self.judge;
        let others = self.others(self.shown(leader), Some(leader));
        let life = f32::from(judge.emperor().life) + others.defence.mean;
        let without_me = others.daggers.reaches(life);
        let (room, reign) = self.likely_candidate();
        let loss = judge.envy * (1.0 + others.gain + others.company.min(f32::from(room)) * reign);

        let daggers = judge.daggers_after(needed);
        let stab = if daggers > 0 { 1.0 } else { 0.0 };
        let favor = if usize::from(room) > self.ahead_of_me(leader) { reign } else { 0.0 };
        let used = (life - others.daggers.mean).min(f32::from(daggers)).max(stab);
        let cost = used * judge.symbols_cost(Pile::Pugio, 1);
        let kill = others.killed(daggers, life) * (stab + favor - loss - cost) - self.mine;
        let spare = if self.room {
            (1.0 - without_me) * self.present - without_me * loss - self.mine
        } else {
            f32::NEG_INFINITY
        };
        let join = kill.max(spare) - judge.coniura_cost(needed);

        let watch = -without_me * (self.mine + loss);
        let defend = if judge.symbols(Pile::Pugio) > 0 {
            let killed = others.daggers.reaches(life + 1.0);
            -killed * (self.mine + loss) - judge.symbols_cost(Pile::Pugio, 1)
        } else {
            f32::NEG_INFINITY
        };
        [join, watch.max(defend)]
    }

    /// What the rivals bring when the leader has shown `total` symbols; if that
    /// is not me, `leader` is who it is.
    fn others(&self, total: u8, leader: Option<Seat>) -> Others {
        let mut others = Others::default();
        for rival in &self.rivals {
            let leads = leader == Some(rival.seat);
            let joins = if leads { 1.0 } else { self.joins(rival, total) };
            let draws = if leads { LEADER_DRAWS } else { FOLLOWER_DRAWS };
            others.daggers.add(rival.daggers, joins * draws);
            others.defence.add(Guess::exactly(1), (1.0 - joins) * rival.defends);
            others.gain += joins * STABS * rival.armed;
            others.company += joins;
            if rival.supports {
                others.gain -= self.present;
            }
        }
        others
    }

    /// How likely a rival takes part when the leader has shown `total` symbols.
    fn joins(&self, rival: &Rival, total: u8) -> f32 {
        if rival.passed {
            0.0
        } else if rival.shown >= total {
            1.0
        } else {
            let missing = f32::from(total - rival.shown);
            JOINS * (1.2 - self.judge.envy) * rival.coniura.reaches(missing)
        }
    }

    /// The symbols that a seat has shown in this plot.
    fn shown(&self, seat: Seat) -> u8 {
        self.plot.map_or(0, |plot| plot.symbols[seat.index()])
    }

    /// How many of those who conspire so far choose before me whom to support.
    fn ahead_of_me(&self, leader: Seat) -> usize {
        let Some(plot) = &self.plot else { return 0 };
        self.judge
            .order_from(leader)
            .take_while(|&seat| seat != self.judge.me)
            .filter(|&seat| plot.conspirators.contains(seat))
            .count()
    }

    /// The candidate I would name, as what he gives my companions and me.
    fn best_candidate(&self, company: f32) -> [f32; 2] {
        let worth = |[theirs, mine]: [f32; 2]| mine - self.judge.envy * theirs;
        self.candidates
            .iter()
            .map(|&(augustus, reign)| {
                [company.min(f32::from(augustus.spaces) - 1.0) * reign, reign]
            })
            .max_by(|&one, &other| worth(one).total_cmp(&worth(other)))
            .unwrap_or_default()
    }

    /// The candidate that somebody else would name: his spaces for Favor, and what
    /// one is worth there.
    fn likely_candidate(&self) -> (u8, f32) {
        let likely = self.candidates.iter().max_by(|one, other| one.1.total_cmp(&other.1));
        likely.map_or((0, 0.0), |&(augustus, reign)| (augustus.spaces, reign))
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
