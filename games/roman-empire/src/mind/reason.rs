//! Why the mind likes an action, in a few words: what weighs most in it.

use ludi_engine::{Phrase, phrase};

use super::odds::chance;
use super::outlook::Outlook;
use super::war::prospect;
use crate::rules::action::{Action, Camp, Way};
use crate::rules::cards::{Card, Effect};
use crate::rules::event::Grade;
use crate::rules::province::Province;
use crate::rules::scoring::CampLand;
use crate::rules::side::Faction;
use crate::rules::state::Ask;
use crate::words::{diocese_name, grade_name};

impl Outlook<'_> {
    /// The main reason for an action, where there is one that can be said.
    pub(super) fn reason(&self, action: Action) -> Option<Phrase> {
        match (self.lens.ask(), action) {
            (Ask::Token, _) => self.for_token(action),
            (Ask::Event, Action::Card(card)) => Some(self.for_event(card)),
            (Ask::Event, Action::Done) => Some(phrase!("reason-no-event")),
            (Ask::Target, _) => self.for_target(action),
            (Ask::Count, Action::Amount(_)) => Some(phrase!("reason-count")),
            (Ask::Favor, Action::Card(_)) => Some(phrase!("reason-protection")),
            (Ask::Favor, Action::Done) => Some(phrase!("reason-no-protection")),
            (Ask::Build, _) => self.for_building(action),
            (Ask::Lift, Action::Lift(_)) => Some(phrase!("reason-lift")),
            (Ask::Lift, Action::Done) => Some(phrase!("reason-lifted")),
            (Ask::Start, Action::Province(province)) => Some(self.for_start(province)),
            (Ask::Place, Action::Province(province)) => Some(self.for_entry(province)),
            (Ask::Place, Action::Attack(province, way)) => Some(self.for_attack(province, way)),
            (Ask::Place, Action::Fort(province)) => Some(self.for_fort(province)),
            (Ask::Place, Action::Done) => Some(phrase!("reason-placed")),
            (Ask::Displace | Ask::Withdraw, Action::Province(_)) => Some(phrase!("reason-refuge")),
            (Ask::React, Action::Card(card)) => self.for_reaction(card),
            (Ask::React, Action::Done) => Some(phrase!("reason-no-reaction")),
            (Ask::Offer, Action::Amount(1..)) => self.for_defence(),
            (Ask::Offer, Action::Amount(0)) => Some(phrase!("reason-no-offer")),
            (Ask::Answer, Action::Accept) => Some(phrase!("reason-accept")),
            (Ask::Answer, Action::Refuse) => Some(phrase!("reason-refuse")),
            (Ask::Reroll, Action::Reroll) => Some(phrase!("reason-reroll")),
            (Ask::GoOn, Action::Fight | Action::BreakOff) => self.for_going_on(),
            (Ask::Retreat, Action::Province(_)) => self.for_defence(),
            (Ask::Retreat, Action::Done) => self.for_standing(),
            (Ask::Fort, Action::Capture) => Some(phrase!("reason-capture")),
            (Ask::Loot, Action::Loot) => Some(phrase!("reason-loot")),
            (Ask::City, Action::Province(_)) => Some(phrase!("reason-city")),
            (Ask::Score, Action::Card(_)) => Some(phrase!("reason-points", points = self.spoils())),
            (Ask::Score, Action::Done) => Some(phrase!("reason-no-triumph")),
            _ => None,
        }
    }

    /// A token is kept if it promises more than those that nobody has shown.
    fn for_token(&self, action: Action) -> Option<Phrase> {
        let better = self.promise()?;
        match action {
            Action::Keep if better > 0.0 => Some(phrase!("reason-token-strong")),
            Action::PassTo(to) if !self.is_mine(2 * to.index()) && better <= 0.0 => {
                Some(phrase!("reason-token-weak"))
            }
            _ => None,
        }
    }

    fn for_event(&self, card: Card) -> Phrase {
        match self.lens.game().components.face(card).effect {
            Effect::Realm { .. } => phrase!("reason-realm"),
            Effect::Revolt { .. }
            | Effect::BarbarianRebellion { .. }
            | Effect::LegionRebellion { .. } => phrase!("reason-rising"),
            Effect::Treason => phrase!("reason-treason"),
            Effect::Epidemic | Effect::Pestilence | Effect::Plague | Effect::Wrath => {
                phrase!("reason-calamity")
            }
            Effect::Famine => phrase!("reason-famine"),
            Effect::Damnation => phrase!("reason-damnation"),
            Effect::Booty { .. } => phrase!("reason-booty"),
            Effect::Reserve { .. } => phrase!("reason-reserve"),
            Effect::Limes { .. } => phrase!("reason-free-fort"),
            Effect::Levy { .. } | Effect::Largess { .. } => phrase!("reason-free-legions"),
            Effect::Colony => phrase!("reason-city"),
            Effect::Tribute => {
                let own = self.camps[2 * self.me.index()].controlled.count_ones();
                phrase!("reason-points", points = own.div_ceil(2))
            }
            Effect::General
            | Effect::Engines
            | Effect::Scouts
            | Effect::Fleet
            | Effect::Discipline
            | Effect::Favor => phrase!("reason-attacks"),
            Effect::Ambush | Effect::Subsidy { .. } | Effect::Triumph { .. } => {
                phrase!("reason-no-event")
            }
        }
    }

    /// Who is hit: a rival, above all the one with the most points.
    fn for_target(&self, action: Action) -> Option<Phrase> {
        let camp = match action {
            Action::Province(province) => self.holder(province)?,
            Action::Camp(of, camp) => 2 * of.index() + camp as usize,
            Action::Faction(of) => 2 * of.index(),
            Action::Diocese(_) => return Some(phrase!("reason-target")),
            _ => return Some(phrase!("reason-no-target")),
        };
        if self.is_mine(camp) {
            return None;
        }
        Some(match self.leads(Faction::new(camp / 2)) {
            true => phrase!("reason-target-leader"),
            false => phrase!("reason-target"),
        })
    }

    /// Has nobody else more points?
    fn leads(&self, faction: Faction) -> bool {
        let total = |of| self.lens.points(of, Camp::Roman) + self.lens.points(of, Camp::Barbarian);
        self.lens.factions().all(|other| other == faction || total(other) < total(faction))
    }

    fn for_building(&self, action: Action) -> Option<Phrase> {
        match action {
            Action::Recruit => Some(phrase!("reason-recruit")),
            Action::Bribe(_) => Some(phrase!("reason-bribe")),
            Action::Fort(province) | Action::Fortress(province) => Some(self.for_fort(province)),
            Action::Rebuild(_) => Some(phrase!("reason-rebuild")),
            Action::Done => Some(phrase!("reason-save")),
            _ => None,
        }
    }

    /// A fort for nothing needs no reason of its own; another guards what is threatened.
    fn for_fort(&self, province: Province) -> Phrase {
        if self.lens.free_forts() > 0 {
            phrase!("reason-free-fort")
        } else {
            phrase!("reason-fort", count = self.neighbours(province))
        }
    }

    /// How many provinces next to this one somebody else holds with armies.
    fn neighbours(&self, province: Province) -> u32 {
        let around = self.lens.game().components.map.neighbours[province.index()];
        let own = self.holder(province).map_or(0, |camp| self.camps[camp].held);
        (around & self.land.occupied() & !own).count_ones()
    }

    fn for_start(&self, province: Province) -> Phrase {
        let around = self.lens.game().components.map.neighbours[province.index()];
        phrase!("reason-start", count = (around & !self.land.occupied()).count_ones())
    }

    /// An army where it need not fight strengthens what is there, or takes land.
    fn for_entry(&self, province: Province) -> Phrase {
        if self.land.holder(province) == Some(self.lens.mover()) {
            phrase!("reason-reinforcement", count = self.neighbours(province))
        } else {
            self.for_land(province)
        }
    }

    /// What a province brings: a better part of its diocese, a city, or one more.
    fn for_land(&self, province: Province) -> Phrase {
        let (mover, diocese) = (self.mover(), province.diocese());
        let name = diocese_name(self.lens.game(), diocese);
        let count = self.camps[mover].count(diocese);
        // What a rival has there goes down by the province that is taken from it.
        let rivals = self.camps.iter().enumerate().filter(|(at, _)| at / 2 != mover / 2);
        let most = |taken: u64| {
            let of = |camp: &CampLand| {
                camp.count(diocese) - u8::from(camp.held & taken != 0).min(camp.count(diocese))
            };
            rivals.clone().map(|(_, camp)| of(camp)).max().unwrap_or(0)
        };
        let before = Grade::of(count, count > most(0));
        let after = Grade::of(count + 1, count + 1 > most(province.bit()));
        match after {
            Some(grade) if after > before => {
                phrase!("reason-grade", grade = grade_name(grade), diocese = name)
            }
            _ if self.land.cities & province.bit() != 0 => phrase!("reason-takes-city"),
            _ => phrase!("reason-land", diocese = name),
        }
    }

    /// How likely the province is taken with all armies in hand, and what there is to loot.
    fn for_attack(&self, province: Province, way: Way) -> Phrase {
        let by_romans = self.lens.mover().is_roman();
        let chance = chance(&self.lens.clash_at(province, way));
        let defenders = self.defenders(province, by_romans);
        let taken = percent(prospect(chance, self.lens.in_hand(), defenders).taken);
        if self.loot(province, by_romans) > 0.0 {
            phrase!("reason-attack-city", percent = taken)
        } else {
            phrase!("reason-attack", percent = taken)
        }
    }

    /// How likely the province is taken if the attack goes on.
    fn for_going_on(&self) -> Option<Phrase> {
        let province = self.lens.battlefield()?;
        let defenders = self.defenders(province, self.lens.mover().is_roman());
        let ahead = prospect(chance(&self.lens.clash()), 1 + self.lens.in_hand(), defenders);
        Some(phrase!("reason-attack", percent = percent(ahead.taken)))
    }

    /// How likely a province that is attacked falls.
    fn fall(&self, extra_dice: u8) -> Option<u8> {
        let province = self.lens.battlefield()?;
        let battle = self.lens.battle();
        let mut clash = self.lens.clash();
        clash.defence_dice += extra_dice;
        let defenders = self.defenders(province, battle.attacker.is_roman());
        let attackers = battle.attackers + self.lens.in_hand();
        Some(percent(prospect(chance(&clash), attackers, defenders).taken))
    }

    fn for_defence(&self) -> Option<Phrase> {
        Some(phrase!("reason-danger", percent = self.fall(0)?))
    }

    fn for_standing(&self) -> Option<Phrase> {
        Some(phrase!("reason-stand", percent = 100 - self.fall(0)?))
    }

    fn for_reaction(&self, card: Card) -> Option<Phrase> {
        match self.lens.game().components.face(card).effect {
            Effect::Ambush => {
                Some(phrase!("reason-ambush", before = self.fall(0)?, after = self.fall(1)?))
            }
            _ => self.for_defence(),
        }
    }
}

/// Retreats and events are not foreseen, so there is no finer scale.
fn percent(chance: f32) -> u8 {
    (chance * 20.0).round() as u8 * 5
}
