//! Offerings, feeding, purchases and works.

use ludi_engine::Seat;

use super::outlook::Outlook;
use crate::rules::action::Action;
use crate::rules::state::{Bond, Season};
use crate::rules::village::Village;

/// What up to four actions in each season of a year are worth.
const ACTIONS: [f32; 5] = [0.0, 2.0, 3.6, 4.6, 5.2];
/// What it is worth to offer more than others may.
const FIRST: f32 = 0.5;
/// What it costs to offer a DP that the people need.
const HUNGER: f32 = 0.25;
/// The auxilia that are bought and kept, if there are DP.
const STOCK: u8 = 6;
/// What a hut is worth that the main village needs, beside consent.
const HUT: f32 = 1.0;
/// What a work that is begun is worth in the main village, and in another.
const ARA: f32 = 1.0;
const OPPIDUM: f32 = 0.5;
const OTHER_OPPIDUM: f32 = 0.15;

impl Outlook<'_> {
    /// Four actions, and of what is to spare something for the place in the order. Offers
    /// near to each other are alike, so that nobody can foresee them.
    pub(super) fn judge_offers(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let spare = self.spare();
        let last = self.years <= 1.0;
        // Gifts, works and auxilia of the year are paid from the same purse.
        let free = (spare - if last { 8 } else { 14 }).max(0) as f32;
        let most = 4.0 + free * if last { 0.9 } else { 0.4 };
        scores.extend(legal.iter().map(|&action| {
            let Action::Offer(dp) = action else { return 0.0 };
            let actions = ACTIONS[usize::from(dp.min(4))];
            let missing = (i32::from(dp) - spare.max(0)).max(0) as f32;
            let ahead = (f32::from(dp) - 4.0).max(0.0);
            let wasted = (f32::from(dp) - most).max(0.0);
            actions + FIRST * ahead / (ahead + 3.0) - HUNGER * missing - 0.2 * wasted
        }));
    }

    /// Of equals who is least dangerous comes first, and I before all.
    pub(super) fn weigh_rank(&self, seat: Seat) -> f32 {
        if seat == self.me { 1.0 } else { -0.05 * self.lens.points(seat) as f32 }
    }

    /// The main village first, then those that would be lost.
    pub(super) fn weigh_feeding(&self, village: Village) -> f32 {
        match self.lens.bond(village) {
            Some((_, Bond::Main)) => 2.0 + self.consent(self.me, false),
            Some((_, bond)) => {
                let level = f32::from(self.lens.village(village).level);
                0.2 + 0.15 * self.worth(village, bond) * (1.0 + level * level)
            }
            None => 0.0,
        }
    }

    pub(super) fn weigh_purchase(&self) -> f32 {
        let (spare, stock) = (self.spare(), self.lens.stock_size(self.me));
        if spare >= 6 && stock < STOCK { 0.4 } else { -0.3 }
    }

    /// A missing hut costs consent, or makes a village indignant.
    pub(super) fn weigh_hut(&self, village: Village) -> f32 {
        match self.lens.bond(village) {
            Some((_, Bond::Main)) => {
                HUT + self.consent(self.me, true) + self.consent(self.me, false)
            }
            _ => 0.4 + 0.3 * f32::from(self.lens.village(village).level),
        }
    }

    pub(super) fn weigh_ara(&self, spare: i32) -> f32 {
        let begun = self.lens.ara(self.me) > 0;
        let use_of_it = ARA * (self.years / 8.0) + self.consent(self.me, true);
        match begun {
            true => use_of_it + 0.4,
            false if spare < 4 || self.years < 1.0 => -0.5,
            false => use_of_it,
        }
    }

    pub(super) fn weigh_oppidum(&self, village: Village, spare: i32) -> f32 {
        let begun = f32::from(self.lens.village(village).oppidum);
        let use_of_it = match self.lens.bond(village) {
            Some((_, Bond::Main)) => OPPIDUM + self.consent(self.me, true),
            Some((_, Bond::Ally)) => OTHER_OPPIDUM * f32::from(village.size().tribus()),
            _ => 0.1,
        };
        if begun > 0.0 {
            return use_of_it + 0.2 * begun;
        }
        // It takes three seasons, and is paid when it is begun.
        if spare < 10 || self.years < 1.0 { -0.5 } else { use_of_it - 0.2 }
    }

    pub(super) fn weigh_quelling(&self, village: Village) -> f32 {
        let felt = if village.is_felt() { self.consent(self.me, false) } else { 0.0 };
        self.worth(village, Bond::Subject) + felt
    }

    /// Is it a season of war?
    pub(super) fn is_war(&self) -> bool {
        self.lens.season() != Season::Hiems
    }
}
