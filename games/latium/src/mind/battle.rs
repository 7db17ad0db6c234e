//! How a battle is fought.

use super::campaign::Band;
use super::odds::{Host, chance};
use super::outlook::{Outlook, VICTORY};
use crate::rules::acies::{ATTACKER, Battle, DEFENDER};
use crate::rules::action::Action;
use crate::rules::gods::Kind;
use crate::rules::state::{Ask, Bond, NONE};
use crate::rules::village::{Pawn, pawns};

/// What a token is worth that is not played.
const KEPT: f32 = 0.25;
/// What a main village is worth to whoever fights for it.
const MAIN: f32 = 12.0;
/// How much a centuria sways the chances of an even battle.
const SWAY: f32 = 2.0;
/// What it costs that pawns which fight for another do nothing else.
const IDLE: f32 = 0.1;
/// What a point of a threshold is worth for a throw, in centuriae.
const POINT: f32 = 1.0 / 6.0;

/// What a token can do in battle, roughly. Each is an attack more.
pub(super) fn usefulness(kind: Kind) -> f32 {
    match kind {
        Kind::Populus => 1.0,
        Kind::Auctoritas => 0.9,
        Kind::Religio => 0.8,
        Kind::Bellum => 0.7,
        Kind::Celeritas => 0.6,
        Kind::Divitiae | Kind::Defensio | Kind::Maiestas => 0.5,
        Kind::Concordia | Kind::Salus | Kind::Labores | Kind::Legatio => 0.3,
    }
}

impl Outlook<'_> {
    /// A side of the battle as it stands.
    fn side(&self, battle: &Battle, side: usize) -> Host {
        let army = &battle.armies[side];
        let alive = pawns(army.pawns).filter(|&pawn| self.lens.fighting(pawn) > 0).count();
        Host {
            centuriae: self.lens.left(side).into(),
            pawns: alive as f32,
            attacks: army.attacks.into(),
            bonus: army.bonus.into(),
            lost: self.lens.losses(side).into(),
        }
    }

    /// What winning is worth against losing.
    fn stake(&self, battle: &Battle, side: usize) -> f32 {
        let people = match battle.commander(1 - side) {
            Some(enemy) => {
                let own = self.consent(self.me, true) + self.consent(self.me, false);
                own + self.sway(enemy) + self.rival * VICTORY
            }
            None => 0.0,
        };
        let village = battle.village().filter(|_| battle.attack);
        let village = village.map_or(0.0, |village| match self.lens.bond(village) {
            Some((_, Bond::Main)) => MAIN,
            Some((_, bond)) => self.worth(village, bond) * (1.0 + self.rival),
            None => self.worth(village, Bond::Subject),
        });
        VICTORY + people + village
    }

    pub(super) fn judge_tokens(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let Some(battle) = self.lens.battle() else {
            scores.resize(legal.len(), 0.0);
            return;
        };
        let side = battle.side_of(self.me);
        let hosts = [ATTACKER, DEFENDER].map(|side| self.side(battle, side));
        let attacker = chance(&hosts[ATTACKER], &hosts[DEFENDER]);
        let won = if side == ATTACKER { attacker } else { 1.0 - attacker };
        let stake = self.stake(battle, side);
        let centuria = SWAY * won * (1.0 - won) * stake;
        let kept = KEPT * (2.0 * self.years).min(1.0);
        let blood = self.blood(&hosts[side], &hosts[1 - side]);
        scores.extend(legal.iter().map(|&action| match action {
            Action::Surrender => blood - won * stake - 0.2,
            Action::Play(kind, at) => {
                self.centuriae_by(battle, side, kind, at.into()) * centuria - kept
            }
            _ => 0.0,
        }));
    }

    /// How many centuriae a token is worth, aimed like this.
    fn centuriae_by(&self, battle: &Battle, side: usize, kind: Kind, at: usize) -> f32 {
        let (own, enemy) = (&battle.armies[side], &battle.armies[1 - side]);
        if self.lens.ask() == Ask::Answer {
            return match kind {
                Kind::Celeritas => 0.8,
                Kind::Labores => 0.4,
                _ => POINT,
            };
        }
        match kind {
            Kind::Bellum => POINT * enemy.slots().count() as f32,
            Kind::Divitiae | Kind::Defensio => POINT,
            // Only the target throws: what else the exchange would bring is missing.
            Kind::Maiestas => {
                let hit = 1.0 - f32::from(self.lens.threshold(1 - side, at)) * POINT;
                if enemy.attacks >= own.attacks { hit } else { 0.5 * hit }
            }
            Kind::Legatio => 0.3,
            Kind::Religio => {
                let slot = usize::from(own.thrown_by[at]);
                let threshold = self.lens.threshold(side, slot);
                if own.dice[at] > threshold { f32::from(threshold) * POINT } else { -1.0 }
            }
            Kind::Populus => 1.0,
            Kind::Auctoritas if enemy.hits[at] != NONE => {
                self.lens.fighting(Pawn::from_index(enemy.hits[at])).into()
            }
            Kind::Concordia => 0.3,
            _ => 0.1,
        }
    }

    /// Even schiere, no reserve, and as many tokens as may be laid.
    pub(super) fn weigh_deployment(&self, action: Action) -> f32 {
        match action {
            Action::Pawns(size) => {
                let even = self.lens.battle().map_or(3.0, |battle| {
                    let army = &battle.armies[battle.side_of(self.me)];
                    army.pawns.count_ones().min(9) as f32 / f32::from(army.schiere().max(1))
                });
                -0.1 * (f32::from(size) - even).abs()
            }
            Action::Enter => 0.3,
            Action::Lay(kind) => usefulness(kind),
            _ => 0.0,
        }
    }

    /// The schiera that is hit most easily, and of these the one that is nearest to the
    /// loss of its first line.
    pub(super) fn weigh_opponent(&self, slot: u8) -> f32 {
        let Some(battle) = self.lens.battle() else { return 0.0 };
        let (enemy, slot) = (1 - battle.side_of(self.me), usize::from(slot));
        let front = battle.armies[enemy].front(slot);
        let left = front.map_or(0, |pawn| self.lens.fighting(pawn));
        -0.3 * f32::from(self.lens.threshold(enemy, slot)) - 0.1 * f32::from(left)
    }

    /// To join the battle of a partner. Village and points are his and the blood is one's
    /// own, so that it pays only where the enemy loses more by it than the partner wins.
    pub(super) fn weigh_joining(&self) -> f32 {
        let Some(battle) = self.lens.battle() else { return 0.0 };
        let pacts = self.lens.purse(self.me).pacts;
        let side = if pacts.contains(battle.attacker) { ATTACKER } else { DEFENDER };
        let fear = |side| battle.commander(side).map_or(0.0, |seat| self.fear(seat));
        let prize = battle.village().filter(|_| battle.attack).map_or(0.0, |village| {
            match self.lens.bond(village) {
                Some((_, Bond::Main)) => MAIN,
                Some((_, bond)) => self.worth(village, bond),
                None => self.worth(village, Bond::Subject),
            }
        });
        let guests = pawns(self.lens.ready_in(self.me, battle.square).into())
            .filter(|&pawn| self.game.components.home(pawn) != battle.square)
            .fold(0, |set, pawn| set | pawn.bit());
        let guests = self.band(guests);
        let against = self.muster(battle, 1 - side, Band::default());
        let [alone, together] =
            [Band::default(), guests].map(|help| self.muster(battle, side, help));
        let won = |own: &Host| match side {
            ATTACKER => chance(own, &against),
            _ => 1.0 - chance(&against, own),
        };
        // Who defends keeps what he has.
        let kept = if side == ATTACKER { prize } else { 0.0 };
        let harm = (VICTORY + prize) * fear(1 - side) - (VICTORY + kept) * fear(side);
        let share = f32::from(guests.centuriae) / together.centuriae.max(1.0);
        let blood = share * self.blood(&together, &against);
        (won(&together) - won(&alone)) * self.rival * harm - blood - IDLE
    }

    /// A side before the battle begins, with others who may join it.
    fn muster(&self, battle: &Battle, side: usize, help: Band) -> Host {
        let band = self.band(battle.armies[side].pawns).and(help);
        let mut host = match battle.commander(side) {
            Some(seat) => self.host(seat, band),
            None => Host::new(band.centuriae, band.pawns, 0, 0),
        };
        if let Some(village) = battle.village().filter(|_| battle.attack && side == DEFENDER) {
            let walls = self.lens.village(village).place + i8::from(self.lens.has_oppidum(village));
            host.bonus += f32::from(walls);
        }
        host
    }

    /// To fight for a village that is attacked, beside giving it up.
    pub(super) fn weigh_defence(&self) -> f32 {
        let Some(battle) = self.lens.battle() else { return 0.0 };
        let own = self.locals(self.present(self.me, battle.square));
        let mut defence = self.host(self.me, own);
        if let Some(village) = battle.village() {
            let walls = self.lens.village(village).place + i8::from(self.lens.has_oppidum(village));
            defence.bonus += f32::from(walls);
        }
        let attack = self.host(battle.attacker, self.band(battle.armies[ATTACKER].pawns));
        let lost = chance(&attack, &defence);
        let shame = self.consent(self.me, false) + self.rival * VICTORY;
        let blood = self.blood(&defence, &attack);
        (1.0 - lost) * self.stake(battle, DEFENDER) - lost * shame - blood
    }
}
