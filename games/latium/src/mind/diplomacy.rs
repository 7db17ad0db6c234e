//! Alliances, gifts, leave and pacts.

use ludi_engine::Seat;

use super::outlook::Outlook;
use crate::rules::action::Die;
use crate::rules::alliance::accepts;
use crate::rules::state::{Bond, Season};
use crate::rules::village::{Size, Village};

/// What another year without this village costs, of its worth.
const BARRED: f32 = 0.08;
/// What peace with a neighbour is worth.
const PEACE: f32 = 0.3;
/// How likely a main village is attacked that can be taken.
const DANGER: f32 = 0.3;
/// What the main village of a rival is worth.
const PREY: f32 = 9.0;
/// What it costs to end a pact: an action, and that nobody makes one with whom he has to fear.
const BREAK: f32 = 1.0;

/// How likely a village accepts with this die and bonus.
fn chance_with(size: Size, die: Die, bonus: u8) -> f32 {
    let sides = die.sides();
    let good = |result: &u8| (0..=bonus).any(|part| accepts(size, sides, result + part));
    (1..=sides).filter(good).count() as f32 / f32::from(sides)
}

/// The same with the better die.
fn chance(size: Size, bonus: u8) -> f32 {
    match size {
        Size::Small => chance_with(size, Die::D4, bonus),
        Size::Medium => chance_with(size, Die::D4, bonus).max(chance_with(size, Die::D6, bonus)),
        Size::Large => chance_with(size, Die::D6, bonus),
    }
}

impl Outlook<'_> {
    /// What is added to the roll of a request without a gift.
    fn bonus(&self, village: Village) -> u8 {
        let liberator = matches!(self.lens.bond(village), Some((_, Bond::Subject)));
        self.lens.legatio(self.me) + u8::from(liberator)
    }

    /// A gift is given if its price is to spare, more or less.
    fn can_give(&self, village: Village, spare: i32) -> bool {
        let price = i32::from(self.game.components.costs.gift.of(village.size()));
        spare >= price && i32::from(self.lens.dp(self.me)) >= price
    }

    pub(super) fn weigh_request(&self, village: Village, spare: i32) -> f32 {
        match self.lens.bond(village) {
            // Nobody asks who would refuse.
            Some((owner, Bond::Main)) if self.peace(owner, self.me) < 0.0 => -0.5,
            Some((owner, Bond::Main)) => self.peace(self.me, owner) - 0.1,
            // A fortified subject: an ally is safer, but worth a point less.
            Some((owner, _)) if owner == self.me => {
                if self.years > 3.0 {
                    0.2
                } else {
                    -0.5
                }
            }
            // Nobody gives such leave.
            Some((_, Bond::Ally)) => -0.5,
            bond => {
                let gift = self.can_give(village, spare);
                let price =
                    if gift { self.game.components.costs.gift.of(village.size()) } else { 0 };
                let chance = chance(village.size(), self.bonus(village) + u8::from(gift));
                let taken = bond.map_or(0.0, |(owner, bond)| {
                    self.rival * (self.worth(village, bond) + self.consent(owner, false))
                });
                let worth = self.worth(village, Bond::Ally) + taken;
                let price = f32::from(price) * self.dp(spare);
                chance * (worth - self.hunger(village, spare)) - BARRED * worth - price
            }
        }
    }

    pub(super) fn weigh_gift(&self) -> f32 {
        let village = Village::from_index(self.lens.request().village);
        let spare = self.spare();
        if !self.can_give(village, spare) {
            return -0.3;
        }
        let (size, bonus) = (village.size(), self.bonus(village));
        let gain = chance(size, bonus + 1) - chance(size, bonus);
        let price = self.game.components.costs.gift.of(size);
        // Without a gift a 1 is for ever.
        let ever = 0.1 * (self.years / 8.0);
        (gain + ever) * self.worth(village, Bond::Ally) - f32::from(price) * self.dp(spare)
    }

    pub(super) fn weigh_die(&self, die: Die) -> f32 {
        let request = self.lens.request();
        let village = Village::from_index(request.village);
        let gift = u8::from(request.gift == Some(true));
        3.0 * chance_with(village.size(), die, self.bonus(village) + gift)
    }

    /// An ally is let go only if its people would starve.
    pub(super) fn weigh_leave(&self) -> f32 {
        let village = Village::from_index(self.lens.request().village);
        let hungry = if self.spare() < 0 { 0.5 } else { 0.0 };
        hungry - self.worth(village, Bond::Ally) * (0.5 + self.rival)
    }

    /// What peace is worth to one player: much with a neighbour who can come for the main
    /// village, little with one whose main village can be taken.
    pub(super) fn peace(&self, of: Seat, with: Seat) -> f32 {
        let all = 6.0 + self.lens.points(of) as f32;
        let danger = DANGER * self.conquest(with, of) * all;
        let prey = DANGER * self.conquest(of, with) * PREY;
        let lead = (self.lens.points(with) - self.lens.points(of)) as f32;
        // Who is ahead near the end has to be stopped.
        let late = if self.years < 3.0 { 0.1 * lead.max(0.0) } else { 0.0 };
        PEACE + danger - prey - late
    }

    /// To end a pact with somebody whose main village can now be taken, or who has to be
    /// stopped. War begins in the next season, and not in winter.
    pub(super) fn weigh_break(&self, with: Seat) -> f32 {
        match self.lens.season() {
            Season::Messis => -1.0,
            _ => -self.peace(self.me, with) - BREAK,
        }
    }
}
