//! Which event cards are played, and at whom they are aimed.

use super::odds::chance;
use super::outlook::Outlook;
use super::war::prospect;
use crate::rules::action::{Action, Camp};
use crate::rules::cards::{Card, Effect};
use crate::rules::province::{Diocese, Province, provinces};
use crate::rules::side::{Faction, Realm};

/// What a card may be worth in a later turn, for each turn in which it can still be
/// played.
const PATIENCE: f32 = 0.25;
/// What cards are worth that help attacks, for each army that may attack.
const GENERAL: f32 = 0.4;
const DISCIPLINE: f32 = 0.3;
const SCOUTS: f32 = 0.15;
const ENGINES: f32 = 0.15;
const FLEET: f32 = 0.2;
/// What a throw made anew is worth.
const FAVOR: f32 = 1.2;
/// What a free fort is worth, an army that comes back, an emperor's bonus.
const FORT: f32 = 0.6;
const BACK: f32 = 0.7;
const BONUS: f32 = 2.5;
/// What an army is worth to its owner beside the province that it holds.
const ARMY: f32 = 1.0;
/// What an army of a kingdom or tribe is worth beyond the first.
const FOLLOWER: f32 = 2.0;

impl Outlook<'_> {
    pub(super) fn judge_events(&self, legal: &[Action], scores: &mut Vec<f32>) {
        scores.extend(legal.iter().map(|&action| match action {
            Action::Card(card) => {
                let effect = self.lens.game().components.face(card).effect;
                self.effect(effect) - self.patience(card, 1.0)
            }
            _ => 0.0,
        }));
    }

    /// What a card that is not played may still be worth, in so many parts.
    pub(super) fn patience(&self, card: Card, parts: f32) -> f32 {
        let last = self.lens.game().components.face(card).turns.1;
        0.1 + PATIENCE * parts * f32::from(last - self.lens.turn().min(last))
    }

    /// How many armies may attack in this phase, roughly.
    fn attackers(&self) -> f32 {
        let game = self.lens.game();
        let phase = self.lens.phase();
        if phase.side.is_roman() {
            3.0 + f32::from(self.lens.bonus().legions)
        } else {
            game.components.horde(self.lens.turn(), phase.token).strength.into()
        }
    }

    /// What a card with this effect is worth now.
    fn effect(&self, effect: Effect) -> f32 {
        let roman = self.lens.phase().side.is_roman();
        let own = self.camps[2 * self.me.index()].controlled;
        match effect {
            Effect::Realm { realm } => self.realm(realm),
            Effect::Revolt { .. }
            | Effect::BarbarianRebellion { .. }
            | Effect::LegionRebellion { .. }
            | Effect::Treason
            | Effect::Plague
            | Effect::Wrath => self.best_target(effect),
            Effect::Epidemic => 2.0 * self.best_target(effect),
            Effect::Pestilence => {
                let all = Diocese::all().map(|diocese| self.pestilence(diocese));
                all.fold(0.0, f32::max)
            }
            Effect::Famine => {
                let camps = self.lens.factions().flat_map(|of| Camp::ALL.map(|camp| (of, camp)));
                camps.map(|(of, camp)| self.famine(of, camp)).fold(0.0, f32::max)
            }
            Effect::Damnation => BONUS * -self.share.into_iter().fold(0.0, f32::min),
            Effect::Favor => FAVOR,
            Effect::General => GENERAL * self.attackers(),
            Effect::Discipline => DISCIPLINE * self.attackers(),
            Effect::Scouts => SCOUTS * self.attackers(),
            Effect::Engines => ENGINES * self.attackers(),
            Effect::Fleet => FLEET * self.attackers(),
            Effect::Booty { count } => {
                f32::from(count) * if roman { 0.3 } else { 0.2 * self.attackers() }
            }
            Effect::Reserve { count } => BACK * f32::from(count),
            Effect::Limes { count } => FORT * f32::from(count),
            Effect::Levy { count } => {
                let hand = self.lens.in_hand() + count;
                f32::from(count) * self.spare(&self.lens.reach(), hand).max(1.0)
            }
            Effect::Colony => {
                let sites = own & self.lens.game().components.map.sites & !self.land.cities;
                if sites == 0 { 0.0 } else { 3.0 }
            }
            Effect::Tribute => (own.count_ones() as f32 / 2.0).ceil(),
            Effect::Largess { count } => 1.5 * f32::from(count),
            Effect::Ambush | Effect::Subsidy { .. } | Effect::Triumph { .. } => 0.0,
        }
    }

    /// A kingdom or tribe is worth its start and what it takes around it; it scores in
    /// barbarian phases.
    fn realm(&self, realm: Realm) -> f32 {
        let face = self.lens.game().components.realm(realm);
        let camp = 2 * self.me.index() + 1;
        let own_loss = self.holder(face.start).filter(|&holder| self.is_mine(holder));
        let loot = match face.loot {
            None => self.loot(face.start, false),
            Some(_) => 0.0,
        };
        let price = own_loss.map_or(0.0, |_| f32::from(self.land.armies(face.start)) * ARMY);
        let start = self.shift(face.start, Some(camp)) + loot - price;
        let others = FOLLOWER * f32::from(face.armies - 1);
        let scores_soon = !self.lens.phase().side.is_roman();
        start + others - if scores_soon { 0.0 } else { 2.0 }
    }

    /// The worth of the best target of a card aimed at a province.
    fn best_target(&self, effect: Effect) -> f32 {
        let targets = provinces(self.lens.targets(effect));
        targets.map(|province| self.target(effect, province)).fold(0.0, f32::max)
    }

    pub(super) fn judge_targets(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let Some(effect) = self.lens.effect() else {
            scores.resize(legal.len(), 0.0);
            return;
        };
        scores.extend(legal.iter().map(|&action| match action {
            Action::Province(province) => self.target(effect, province),
            Action::Diocese(diocese) => self.pestilence(diocese),
            Action::Camp(of, camp) => self.famine(of, camp),
            Action::Faction(of) => -self.share[of.index()] * BONUS,
            _ => 0.0,
        }));
    }

    /// What it is worth that a card hits this province.
    fn target(&self, effect: Effect, province: Province) -> f32 {
        let armies = self.land.armies(province);
        match effect {
            Effect::Revolt { count, .. } => {
                self.rising(province, count, self.defenders(province, false))
            }
            Effect::BarbarianRebellion { count } => {
                let rebels = count.min(armies.saturating_sub(1));
                self.rising(province, rebels, armies - rebels)
            }
            Effect::LegionRebellion { count } => {
                let rebels = count.min(armies);
                let fort = self.land.fortified() & province.bit() != 0;
                self.rising(province, rebels, armies - rebels + u8::from(fort))
            }
            Effect::Treason => self.prize(province, self.mover()),
            Effect::Plague => self.deaths(province, armies),
            Effect::Epidemic => self.deaths(province, 1),
            Effect::Wrath => {
                let owner = self.holder(province).map_or(0.0, |camp| self.share[camp / 2]);
                self.deaths(province, 1) - 1.5 * owner
            }
            _ => 0.0,
        }
    }

    /// Rebels rise; who has called them loots the city that they take.
    fn rising(&self, province: Province, rebels: u8, defenders: u8) -> f32 {
        let chance = chance(&self.lens.uprising_at(province));
        let taken = prospect(chance, rebels, defenders).taken;
        let owner = self.holder(province).map_or(0.0, |camp| self.share[camp / 2]);
        let loot = self.loot(province, false) - f32::from(self.lens.modifiers().booty);
        taken * (self.shift(province, None) + loot.max(0.0)) - ARMY * owner
    }

    /// So many armies die.
    fn deaths(&self, province: Province, count: u8) -> f32 {
        let armies = self.land.armies(province);
        let owner = self.holder(province).map_or(0.0, |camp| self.share[camp / 2]);
        let dead = f32::from(count.min(armies)) * ARMY * -owner;
        if count >= armies { dead + self.shift(province, None) } else { dead }
    }

    fn pestilence(&self, diocese: Diocese) -> f32 {
        let hit = provinces(diocese.provinces() & self.land.several());
        hit.map(|province| self.deaths(province, 1)).sum()
    }

    fn famine(&self, of: Faction, camp: Camp) -> f32 {
        let land = self.camps[2 * of.index() + camp as usize].controlled;
        let hungry = (land & self.land.intact()).count_ones().min(3) as u16;
        -self.share[of.index()] * f32::from(hungry.min(self.lens.points(of, camp)))
    }

    /// What God's favour is worth against the white card that is played.
    pub(super) fn weigh_protection(&self) -> f32 {
        let mine = provinces(self.lens.struck())
            .filter(|&province| self.holder(province).is_some_and(|camp| self.is_mine(camp)));
        let effect = self.lens.effect();
        let loss: f32 =
            mine.map(|province| effect.map_or(0.0, |effect| -self.target(effect, province))).sum();
        loss - FAVOR
    }

    /// A triumph is worth its points, if there will hardly be a better one.
    pub(super) fn weigh_triumph(&self, card: Card) -> f32 {
        self.spoils() as f32 - self.patience(card, 1.0)
    }

    /// The points of a triumph.
    pub(super) fn spoils(&self) -> u32 {
        let own = self.camps[2 * self.me.index()].controlled;
        (self.lens.conquered() & own).count_ones().min(4)
    }
}
