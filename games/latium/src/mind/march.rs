//! Who marches, and which way; who stops others.

use super::campaign::{Band, Campaign, Crossing};
use super::odds::chance;
use super::outlook::{Outlook, VICTORY};
use crate::rules::action::Action;
use crate::rules::state::Bond;
use crate::rules::village::{SQUARES, Square, Village, pawns, squares, villages};

/// What a square more costs, so that nobody takes a roundabout way.
const STEP: f32 = 0.03;
/// What an action costs that is spent on marching.
const ACTION: f32 = 0.15;
/// What an interception must be worth at least.
const MARGIN: f32 = 0.5;
/// A place that cannot be reached.
const NEVER: f32 = -9.0;

/// What it is worth to enter each square next to a contingent, and to go on from there.
struct Ways {
    entering: [f32; SQUARES],
    /// What it is worth to stop where the contingent is.
    staying: f32,
}

impl Campaign<'_> {
    /// The ways of a band from a square within so many steps, to squares that are in reach
    /// of all these homes.
    fn ways(&self, from: Square, band: Band, reach: u64, steps: u8) -> Ways {
        let mut prizes = [NEVER; SQUARES];
        let mut crossings = [Crossing { stopped: 0.0, cost: 0.0 }; SQUARES];
        for square in squares(reach & from.around(steps)) {
            prizes[square.index()] = self.prize(square, band, from);
            crossings[square.index()] = self.crossing(square, band);
        }
        let staying = match reach & from.bit() {
            0 => self.prize(from, band, from),
            _ => prizes[from.index()],
        };
        // There is no NaN among these, for which `f32::max` would look out.
        let better = |one: f32, other: f32| if other > one { other } else { one };
        let enter = |to: Square, values: &[f32; SQUARES]| {
            crossings[to.index()].through(values[to.index()]) - STEP
        };
        let mut values = prizes;
        let mut entering = [NEVER; SQUARES];
        for left in (1..steps).rev() {
            for square in squares(reach & from.around(left + 1)) {
                entering[square.index()] = enter(square, &values);
            }
            // With the steps that are left the contingent is at most so far away.
            for square in squares(reach & from.around(left)) {
                let next = squares(square.neighbours() & reach);
                let best = next.map(|to| entering[to.index()]).fold(NEVER, better);
                values[square.index()] = better(prizes[square.index()], best);
            }
        }
        for square in squares(from.neighbours()) {
            entering[square.index()] = enter(square, &values);
        }
        Ways { entering, staying }
    }

    /// The squares from which these pawns can come home.
    fn reach(&self, set: u64) -> u64 {
        let homes = &self.outlook.game.components.squares;
        let villages = pawns(set).map(|pawn| pawn.village());
        villages.fold(Square::LAND, |reach, village| reach & homes[village.index()].around(3))
    }

    /// What the best march of these pawns is worth, beside the risk at home.
    fn best_march(&self, from: Square, set: u64) -> f32 {
        let band = self.outlook.band(set);
        let ways = self.ways(from, band, self.reach(set), 3);
        let first = squares(from.neighbours());
        let best = first.map(|to| ways.entering[to.index()]).fold(NEVER, f32::max);
        best - self.exposure(from, band)
    }

    /// A march from a square, with all who are there or without those of the main village.
    /// There must be an action left to attack.
    pub(super) fn weigh_march(&self, from: Square) -> f32 {
        let outlook = self.outlook;
        let (lens, me) = (outlook.lens, outlook.me);
        let rush = lens.aimed().on && lens.aimed().rush;
        if lens.actions(me) < 2 && !rush {
            return -ACTION;
        }
        let set = u64::from(lens.ready_in(me, from));
        // Where something can be taken nobody leaves before that.
        let stay = self.prize(from, self.ready[from.index()], from);
        let mains = lens.holdings(me, Bond::Main);
        let others = pawns(set).filter(|pawn| mains & pawn.village().bit() as u32 == 0);
        let others = others.fold(0, |set, pawn| set | pawn.bit());
        let mut best = self.best_march(from, set);
        if others != 0 && others != set {
            best = best.max(self.best_march(from, others));
        }
        best - stay - ACTION
    }
}

impl Outlook<'_> {
    /// Each number of pawns, with those chosen before and all that may come after.
    pub(super) fn judge_levy(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let march = self.lens.march();
        let campaign = self.campaign();
        let there = u64::from(self.lens.ready_in(self.me, march.square));
        let own = villages(self.lens.marching(self.me).into());
        let mut left = own
            .filter(|village| village.index() >= march.village.into())
            .filter(|&village| there & of(village) != 0);
        let Some(village) = left.next() else {
            scores.resize(legal.len(), 0.0);
            return;
        };
        let later = left.fold(0, |set, village| set | there & of(village));
        scores.extend(legal.iter().map(|&action| {
            let Action::Pawns(count) = action else { return 0.0 };
            let mut set = u64::from(march.pawns) | later;
            for _ in 0..count {
                let rest = pawns(there & of(village) & !set);
                let strongest = rest.max_by_key(|&pawn| self.lens.centuriae(pawn));
                set |= strongest.map_or(0, |pawn| pawn.bit());
            }
            if set == 0 { NEVER } else { campaign.best_march(march.square, set) }
        }));
    }

    pub(super) fn judge_steps(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let march = self.lens.march();
        let campaign = self.campaign();
        let set = u64::from(march.pawns);
        let moved = pawns(set).map(|pawn| self.lens.pawn(pawn).moved).max().unwrap_or(0);
        let steps = 3_u8.saturating_sub(moved.min(2));
        let ways = campaign.ways(march.square, self.band(set), campaign.reach(set), steps);
        scores.extend(legal.iter().map(|&action| match action {
            Action::Step(square) => ways.entering[square.index()],
            _ => ways.staying,
        }));
    }

    /// To stop a contingent: for the victory, and for what it might take here.
    pub(super) fn weigh_interception(&self) -> f32 {
        let march = self.lens.march();
        let present = self.present(self.me, march.square);
        let attack = self.host(march.seat, self.band(march.pawns.into()));
        let defence = self.host(self.me, self.locals(present));
        let lost = chance(&attack, &defence);
        let subjects = present & self.lens.holdings(self.me, Bond::Subject);
        let taken = villages(subjects.into()).map(|village| self.worth(village, Bond::Subject));
        let saved = taken.fold(0.0, f32::max) * (1.0 + self.rival);
        let glory = VICTORY + self.consent(self.me, true) + self.sway(march.seat) + saved;
        let shame = self.consent(self.me, false) + self.rival * VICTORY;
        let blood = self.blood(&defence, &attack);
        (1.0 - lost) * glory - lost * shame - blood - MARGIN
    }
}

/// The pawns of the legion of a village.
fn of(village: Village) -> u64 {
    village.legion().fold(0, |set, pawn| set | pawn.bit())
}
