//! Which provinces to buy, how to pay for them, and where armies stand.

use super::Judge;
use crate::rules::action::Resource;
use crate::rules::province::{ITALIA, Province, provinces};

/// What it is worth that a province borders on one of mine, is not surrounded by
/// others', and lies near Rome.
const NEIGHBOUR: f32 = 0.4;
const EXPOSED: f32 = 0.1;
const NEAR_ROME: f32 = 0.15;
/// What an army gains from a neighbour to attack, and one that stands in Italia's
/// neighbourhood.
const PREY: f32 = 0.2;
const GATE: f32 = 0.5;

impl Judge<'_> {
    /// Compact, so that the army reaches what borders on it, and not in the way of
    /// everybody.
    pub(super) fn weigh_purchase(&self, province: Province) -> f32 {
        let map = &self.game.components.map;
        let around = map.neighbours[province.index()];
        let mine = (around & self.lens.lands(self.me)).count_ones() as f32;
        let theirs: u32 =
            self.rivals().map(|rival| (around & self.lens.lands(rival)).count_ones()).sum();
        let rome = if map.borders(province, ITALIA) { NEAR_ROME } else { 0.0 };
        NEIGHBOUR * mine.min(3.0) - EXPOSED * theirs as f32 + rome
    }

    /// Both kinds are kept even: coins draw cards, power keeps them.
    pub(super) fn weigh_price(&self, with: Resource) -> f32 {
        let other = match with {
            Resource::Coins => self.purse.power,
            Resource::Power => self.purse.coins,
        };
        if self.purse.of(with) > other { 1.0 } else { 0.0 }
    }

    /// Where the army finds most to attack.
    pub(super) fn weigh_camp(&self, province: Province) -> f32 {
        let map = &self.game.components.map;
        let around = map.neighbours[province.index()] & !self.lens.lands(self.me);
        let prey: f32 = provinces(around).filter_map(|prey| self.prey(prey)).sum();
        let gate = if map.borders(province, ITALIA) { GATE } else { 0.0 };
        PREY * prey + gate
    }

    /// How easy a neighbour is to attack.
    fn prey(&self, province: Province) -> Option<f32> {
        let owner = self.lens.owner(province)?;
        Some(1.0 / (1.0 + f32::from(self.lens.hand_size(owner))))
    }
}
