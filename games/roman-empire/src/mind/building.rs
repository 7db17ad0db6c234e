//! What points are spent on, which armies are lifted, where a faction starts and builds.

use super::outlook::Outlook;
use crate::rules::action::Action;
use crate::rules::province::{Province, provinces};
use crate::rules::side::Side;
use crate::rules::state::Ask;

/// What a fort keeps of the worth of its province.
const FORT: f32 = 0.2;
const FORTRESS: f32 = 0.1;
/// What a rebuilt city is worth beyond what it scores at once, while turns are left.
const REBUILT: f32 = 0.4;
/// What is gained at least where an army is lifted, since it might not find better.
const WEARY: f32 = 0.4;

impl Outlook<'_> {
    pub(super) fn judge_building(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let turn = self.lens.turn();
        let price = if turn > 3 { 3.0 } else { 2.0 };
        let recruit = legal.contains(&Action::Recruit).then(|| {
            // With legions gone the way back is cheap; else the next one goes somewhere.
            let legions = self.lens.in_hand() + self.lens.bonus().legions + 1;
            self.spare(&self.lens.reach(), legions) - price
        });
        scores.extend(legal.iter().map(|&action| match action {
            Action::Recruit => recruit.unwrap_or(0.0),
            Action::Bribe(province) => self.weigh_bribe(province),
            Action::Fort(province) => self.weigh_fort(province),
            Action::Fortress(province) => {
                FORTRESS * self.threat(province) * self.keep(province) - 1.0
            }
            Action::Rebuild(_) if turn < 7 => REBUILT,
            _ => 0.0,
        }));
    }

    fn weigh_bribe(&self, province: Province) -> f32 {
        let armies = self.land.armies(province);
        let price = if armies <= self.lens.free_bribes() { 0.0 } else { 2.0 * f32::from(armies) };
        self.shift(province, Some(2 * self.me.index())) + 1.5 * f32::from(armies - 1) - price
    }

    /// A fort for a point, or for nothing.
    pub(super) fn weigh_fort(&self, province: Province) -> f32 {
        let price = if self.lens.free_forts() > 0 { 0.0 } else { 1.0 };
        let later = if self.lens.ask() == Ask::Place { 0.0 } else { -0.05 };
        FORT * self.threat(province) * self.keep(province) - price + later
    }

    /// An army is lifted if the next one in hand has somewhere better to go.
    pub(super) fn judge_lift(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let hand = self.lens.in_hand();
        let there = self.spare(&self.lens.reach(), hand + 1);
        scores.extend(legal.iter().map(|&action| match action {
            Action::Lift(province) => there - self.weigh_leaving(province) - WEARY,
            _ => 0.0,
        }));
    }

    /// What is lost where an army is lifted.
    fn weigh_leaving(&self, province: Province) -> f32 {
        match self.land.armies(province) {
            1 => self.keep(province),
            2 => 0.22 * self.threat(province) * self.keep(province),
            _ => 0.1 * self.threat(province) * self.keep(province),
        }
    }

    /// A start with room around it, in a rich diocese.
    pub(super) fn weigh_start(&self, province: Province) -> f32 {
        let map = &self.lens.game().components.map;
        let camp = 2 * self.me.index();
        let around = map.neighbours[province.index()] & !self.land.occupied();
        let near: f32 = provinces(around).map(|at| self.shift(at, Some(camp)).max(0.0)).sum();
        let price = match self.land.holder(province) {
            Some(side) if self.lens.owner(side) == Some(self.me) => 2.0,
            Some(Side::Provincials) | None => 0.0,
            Some(_) => -1.0,
        };
        0.3 * (self.shift(province, Some(camp)) + 0.2 * near - price)
    }

    /// Cities score at once; where there are many armies they are safe.
    pub(super) fn weigh_city(&self, province: Province) -> f32 {
        let armies = f32::from(self.land.armies(province));
        let fort = self.land.fortified() & province.bit() != 0;
        let great = if self.lens.is_great(province) { 1.0 } else { 0.0 };
        2.0 + great + 0.2 * armies + if fort { 0.3 } else { 0.0 } - 0.5 * self.threat(province)
    }
}
