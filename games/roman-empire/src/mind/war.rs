//! Where armies are placed, and how battles are fought.

use super::odds::chance;
use super::outlook::Outlook;
use crate::rules::action::{Action, Way};
use crate::rules::cards::{Card, Effect};
use crate::rules::combat::Clash;
use crate::rules::placement::Reach;
use crate::rules::province::{PROVINCES, Province, provinces};
use crate::rules::side::Side;

/// The most armies that are thought of as attacking one after the other.
const WAVES: usize = 4;
/// The most armies and forts in a province.
const DEFENDERS: usize = 4;
/// What an army is worth that does not fall: legions cost points.
const LEGION: f32 = 1.4;
const BARBARIAN: f32 = 0.5;
/// What is left of a province's worth where legions have made room.
const ELSEWHERE: f32 = 0.4;
/// What a weakened enemy is worth, as part of the worth of his province.
const WEAKENED: f32 = 0.15;

/// What comes of an attack.
#[derive(Clone, Copy, Default)]
pub(super) struct Prospect {
    /// How likely the province is taken.
    pub(super) taken: f32,
    /// How many attackers fall.
    pub(super) lost: f32,
}

/// What comes of an attack of so many armies on so many, if each round is won by the
/// attacker with this chance.
pub(super) fn prospect(chance: f32, attackers: u8, defenders: u8) -> Prospect {
    let attackers = usize::from(attackers).min(WAVES);
    let defenders = usize::from(defenders).min(DEFENDERS);
    let mut row = [Prospect { taken: 0.0, lost: 0.0 }; DEFENDERS + 1];
    row[0].taken = 1.0;
    for _ in 0..attackers {
        // Against nobody it is won; against more either one of them falls or one of us.
        let mut next = [Prospect { taken: 1.0, lost: 0.0 }; DEFENDERS + 1];
        for left in 1..=defenders {
            let (won, lost) = (next[left - 1], row[left]);
            next[left] = Prospect {
                taken: chance * won.taken + (1.0 - chance) * lost.taken,
                lost: chance * won.lost + (1.0 - chance) * (1.0 + lost.lost),
            };
        }
        row = next;
    }
    row[defenders]
}

impl Outlook<'_> {
    pub(super) fn judge_placement(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let spare = self.spare(&self.lens.reach(), self.lens.in_hand());
        scores.extend(legal.iter().map(|&action| match action {
            Action::Province(province) => self.weigh_entry(province),
            Action::Attack(province, way) => self.weigh_attack(province, way, spare),
            Action::Fort(province) => self.weigh_fort(province),
            _ => 0.0,
        }));
    }

    /// What the last of so many armies is worth if all go where they need not fight.
    pub(super) fn spare(&self, reach: &Reach, armies: u8) -> f32 {
        let mut best = [0.0f32; PROVINCES];
        let mut count = 0;
        let wanted = usize::from(armies.max(1));
        for province in provinces(reach.enter) {
            let mut worth = self.weigh_entry(province);
            if count < wanted {
                best[count] = 0.0;
                count += 1;
            }
            // The list is kept sorted: each pushes a worse one down.
            for place in &mut best[..count] {
                if worth > *place {
                    std::mem::swap(place, &mut worth);
                }
            }
        }
        if count < wanted { 0.0 } else { best[wanted - 1] }
    }

    /// What it is worth to place an army where it need not fight.
    pub(super) fn weigh_entry(&self, province: Province) -> f32 {
        let mover = self.mover();
        match self.land.holder(province) {
            Some(side) if side == self.lens.mover() => 0.05 + self.reinforcement(province),
            // Whoever of mine is there goes.
            Some(side) if self.lens.owner(side) == Some(self.lens.phase().faction) => {
                let armies = f32::from(self.land.armies(province));
                self.shift(province, Some(mover)) - armies * self.army(side)
            }
            _ => 0.1 + self.shift(province, Some(mover)),
        }
    }

    /// What an army of a side is worth by itself.
    fn army(&self, side: Side) -> f32 {
        if side.is_roman() { LEGION } else { BARBARIAN }
    }

    /// How many have to be beaten in a province: for legions lone forts are none.
    pub(super) fn defenders(&self, province: Province, by_romans: bool) -> u8 {
        let fort = self.land.fortified() & province.bit() != 0 && !by_romans;
        self.land.armies(province) + u8::from(fort)
    }

    /// What it is worth to take a province in battle.
    pub(super) fn prize(&self, province: Province, camp: usize) -> f32 {
        let by_romans = camp.is_multiple_of(2);
        self.shift(province, Some(camp)) + self.loot(province, by_romans)
    }

    fn weigh_attack(&self, province: Province, way: Way, spare: f32) -> f32 {
        let mover = self.lens.mover();
        let defenders = self.defenders(province, mover.is_roman());
        let chance = chance(&self.lens.clash_at(province, way));
        let ahead = prospect(chance, self.lens.in_hand(), defenders);
        self.weigh_prospect(province, ahead, spare)
    }

    fn weigh_prospect(&self, province: Province, ahead: Prospect, spare: f32) -> f32 {
        let prize = self.prize(province, self.mover());
        let army = spare.max(self.army(self.lens.mover()));
        ahead.taken * prize + (1.0 - ahead.taken) * WEAKENED * prize - ahead.lost * army
    }

    /// To fight on, beside breaking off.
    pub(super) fn weigh_fight(&self) -> f32 {
        let Some(province) = self.lens.battlefield() else { return 0.0 };
        let defenders = self.defenders(province, self.lens.mover().is_roman());
        let ahead = prospect(chance(&self.lens.clash()), 1 + self.lens.in_hand(), defenders);
        let spare = self.army(self.lens.mover());
        self.weigh_prospect(province, ahead, spare)
    }

    /// Where an army goes that has to leave.
    pub(super) fn weigh_refuge(&self, province: Province) -> f32 {
        self.reinforcement(province)
    }

    /// How likely a round is lost by the defender, and by how many he is beaten.
    fn danger(&self) -> (f32, u8) {
        let attackers = self.lens.battle().attackers + self.lens.in_hand();
        (chance(&self.lens.clash()), attackers)
    }

    pub(super) fn weigh_retreat(&self, to: Province) -> f32 {
        let camp = 2 * self.me.index();
        let is_own = self.land.holder(to) == Some(Side::Faction(self.me));
        let there = if is_own { self.reinforcement(to) } else { self.shift(to, Some(camp)) };
        LEGION + ELSEWHERE * there
    }

    /// To stand: the province and its legions are kept, if the attack fails.
    pub(super) fn weigh_stand(&self) -> f32 {
        let Some(province) = self.lens.battlefield() else { return 0.0 };
        let armies = self.land.armies(province);
        let by_romans = self.lens.battle().attacker.is_roman();
        let (chance, attackers) = self.danger();
        let ahead = prospect(chance, attackers, self.defenders(province, by_romans));
        let attackers_camp = self.attackers_camp();
        let loss = -attackers_camp.map_or(0.0, |camp| self.prize_of(province, camp));
        // The last legion that leaves gives the province up.
        let kept = if armies == 1 { loss } else { 0.3 * loss };
        (1.0 - ahead.taken) * (kept + LEGION)
    }

    /// The camp that attacks, if it is anybody's.
    fn attackers_camp(&self) -> Option<usize> {
        let side = self.lens.battle().attacker;
        let owner = self.lens.owner(side)?;
        Some(2 * owner.index() + usize::from(!side.is_roman()))
    }

    /// What it is worth to me that another camp takes a province and loots it.
    fn prize_of(&self, province: Province, camp: usize) -> f32 {
        let loot = self.loot(province, camp.is_multiple_of(2));
        self.shift(province, Some(camp)) + self.share[camp / 2] * loot
    }

    /// A card in defence: an extra die, or points for the attacker.
    pub(super) fn weigh_reaction(&self, card: Card) -> f32 {
        let Some(province) = self.lens.battlefield() else { return 0.0 };
        let Some(camp) = self.attackers_camp() else { return 0.0 };
        let by_romans = self.lens.battle().attacker.is_roman();
        let defenders = self.defenders(province, by_romans);
        let clash = self.lens.clash();
        let (_, attackers) = self.danger();
        let loss = -self.prize_of(province, camp);
        let taken = |clash: Clash| prospect(chance(&clash), attackers, defenders).taken;
        match self.lens.game().components.face(card).effect {
            Effect::Ambush => {
                let harder = Clash { defence_dice: clash.defence_dice + 1, ..clash };
                loss * (taken(clash) - taken(harder)) - self.patience(card, 1.0)
            }
            Effect::Subsidy { count } => {
                let price = f32::from(count) * (1.0 - self.share[camp / 2]);
                loss * taken(clash) - price - self.patience(card, 1.0)
            }
            _ => 0.0,
        }
    }

    /// 16: what is offered is lost, and a rival gets it.
    pub(super) fn weigh_offer(&self, points: u8) -> f32 {
        let Some(province) = self.lens.battlefield() else { return 0.0 };
        let Some(camp) = self.attackers_camp() else { return 0.0 };
        if points == 0 {
            return 0.0;
        }
        let (chance, attackers) = self.danger();
        let taken = prospect(chance, attackers, self.defenders(province, false)).taken;
        // What the attacker hopes for: he takes what is more.
        let loot = self.loot(province, false);
        let hope = taken * (loot + 3.0);
        let accepts = ((f32::from(points) - hope) / 2.0 + 0.5).clamp(0.0, 1.0);
        let price = f32::from(points) * (1.0 - self.share[camp / 2]);
        accepts * (-self.prize_of(province, camp) * taken - price)
    }

    pub(super) fn weigh_accepting(&self) -> f32 {
        let Some(province) = self.lens.battlefield() else { return 0.0 };
        let defenders = self.defenders(province, false);
        let ahead = prospect(chance(&self.lens.clash()), 1 + self.lens.in_hand(), defenders);
        let payer = self.holder(province).map_or(0.0, |camp| self.share[camp / 2]);
        let offer = f32::from(self.lens.battle().offer);
        let fight = self.weigh_prospect(province, ahead, self.army(self.lens.mover()));
        // The army can go elsewhere, but not to this faction in this turn.
        offer * (1.0 - payer) + 0.5 - fight
    }
}
