//! The forces of a player and of those around, and what it may cost to march.

use ludi_engine::Seat;

use super::odds::{Host, chance};
use super::outlook::{FAMILIA, Outlook, VICTORY};
use super::quarry::Quarry;
use crate::rules::state::{Bond, SEATS};
use crate::rules::village::{PAWN, SQUARES, Square, VILLAGES, Village, pawns, villages};

/// What a battle lost costs beside blood: the pawns do nothing more in this season.
pub(super) const LOST: f32 = 0.3;
/// How likely a rival takes a main village that he can take.
const TEMPTED: f32 = 0.9;
/// The most auxilia that are counted on.
const TOKENS: u8 = 2;

/// Pawns and their centuriae.
#[derive(Clone, Copy, Default)]
pub(super) struct Band {
    pub(super) centuriae: u8,
    pub(super) pawns: u8,
}

impl Band {
    pub(super) fn and(self, other: Band) -> Band {
        Band { centuriae: self.centuriae + other.centuriae, pawns: self.pawns + other.pawns }
    }

    fn without(self, other: Band) -> Band {
        Band {
            centuriae: self.centuriae.saturating_sub(other.centuriae),
            pawns: self.pawns.saturating_sub(other.pawns),
        }
    }
}

/// What a contingent meets in a square.
#[derive(Clone, Copy)]
pub(super) struct Crossing {
    /// How likely it is beaten there.
    pub(super) stopped: f32,
    /// What fighting costs there.
    pub(super) cost: f32,
}

impl Crossing {
    fn add(&mut self, stopped: f32, cost: f32) {
        self.stopped += (1.0 - self.stopped) * stopped;
        self.cost += cost.max(0.0);
    }

    /// What is left of what it is worth to get through.
    pub(super) fn through(&self, worth: f32) -> f32 {
        (1.0 - self.stopped) * worth - self.cost
    }
}

/// What a player who may march knows of his own forces and those who threaten him.
pub(super) struct Campaign<'a> {
    pub(super) outlook: &'a Outlook<'a>,
    /// The own pawns that may march, by square.
    pub(super) ready: [Band; SQUARES],
    /// The squares where there are such pawns, as bits.
    pub(super) camps: u64,
    /// The own garrisons that may join an attack, by square.
    pub(super) garrisons: [Band; SQUARES],
    /// What can be taken.
    pub(super) quarries: [Quarry; VILLAGES],
    /// What each rival may send to the main village in this season.
    threats: [Band; SEATS],
}

impl Outlook<'_> {
    pub(super) fn campaign(&self) -> Campaign<'_> {
        let spare = self.spare();
        let mut campaign = Campaign {
            outlook: self,
            ready: [Band::default(); SQUARES],
            camps: 0,
            garrisons: [Band::default(); SQUARES],
            quarries: std::array::from_fn(|at| self.quarry(Village::from_index(at as u8), spare)),
            threats: self.threats(),
        };
        for village in villages(self.lens.marching(self.me).into()) {
            let home = self.game.components.square(village).index();
            let familiae = self.lens.village(village).familiae;
            let garrison = Band { centuriae: familiae.min(PAWN), pawns: 1 };
            campaign.garrisons[home] = campaign.garrisons[home].and(garrison);
            for pawn in village.legion().filter(|&pawn| self.lens.is_ready(pawn)) {
                let at = self.lens.pawn(pawn).square.index();
                let one = Band { centuriae: self.lens.centuriae(pawn), pawns: 1 };
                campaign.ready[at] = campaign.ready[at].and(one);
                campaign.camps |= 1 << at;
            }
        }
        campaign
    }

    /// The main village of a player and where it is.
    pub(super) fn home(&self, seat: Seat) -> Option<(Village, Square)> {
        let main = villages(self.lens.holdings(seat, Bond::Main).into()).next()?;
        Some((main, self.game.components.square(main)))
    }

    /// What each rival may still send to the main village.
    fn threats(&self) -> [Band; SEATS] {
        let mut threats = [Band::default(); SEATS];
        let Some((_, home)) = self.home(self.me) else { return threats };
        for seat in self.lens.seats() {
            let harmless =
                seat == self.me || self.lens.at_peace(self.me, seat) || !self.lens.may_act(seat);
            if !harmless {
                threats[seat.index()] = self.near(seat, home);
            }
        }
        threats
    }

    /// The legions of a player that can come to a square.
    pub(super) fn near(&self, seat: Seat, square: Square) -> Band {
        let mut band = Band::default();
        for village in villages(self.lens.marching(seat).into()) {
            if self.game.components.square(village).distance(square) > 3 {
                continue;
            }
            for pawn in village.legion().filter(|&pawn| self.lens.is_ready(pawn)) {
                band = band.and(Band { centuriae: self.lens.centuriae(pawn), pawns: 1 });
            }
        }
        band
    }

    /// How likely one player conquers the main village of another, if all who are near
    /// fight for it.
    pub(super) fn conquest(&self, by: Seat, of: Seat) -> f32 {
        let Some((main, home)) = self.home(of) else { return 0.0 };
        let band = self.near(by, home);
        if band.pawns == 0 {
            return 0.0;
        }
        let mut defence = self.host(of, self.locals(self.present(of, home)));
        defence.bonus += f32::from(i8::from(self.lens.has_oppidum(main)));
        chance(&self.host(by, band), &defence)
    }

    /// All who are at home in these villages.
    pub(super) fn locals(&self, set: u32) -> Band {
        let mut band = Band::default();
        for village in villages(set.into()) {
            let home = self.game.components.square(village);
            let garrison = self.lens.village(village).familiae.min(PAWN);
            band = band.and(Band { centuriae: garrison, pawns: 1 });
            for pawn in village.legion() {
                let of = self.lens.pawn(pawn);
                if of.square == home && of.centuriae > 0 {
                    band = band.and(Band { centuriae: of.centuriae, pawns: 1 });
                }
            }
        }
        band
    }

    /// The pawns of a set.
    pub(super) fn band(&self, set: u64) -> Band {
        pawns(set).fold(Band::default(), |band, pawn| {
            band.and(Band { centuriae: self.lens.centuriae(pawn), pawns: 1 })
        })
    }

    /// A band of a player as it would fight.
    pub(super) fn host(&self, seat: Seat, band: Band) -> Host {
        let tokens = self.lens.stock_size(seat).min(TOKENS);
        Host::new(band.centuriae, band.pawns, tokens, self.lens.courage(seat))
    }

    /// The villages of a player in a square.
    pub(super) fn present(&self, seat: Seat, square: Square) -> u32 {
        self.lens.all(seat) & self.game.components.villages_on(square) as u32
    }

    /// What a change of consent of a rival is worth to me.
    pub(super) fn sway(&self, seat: Seat) -> f32 {
        self.rival * self.consent(seat, false).min(1.0)
    }

    /// The blood of a battle.
    pub(super) fn blood(&self, own: &Host, enemy: &Host) -> f32 {
        FAMILIA * 0.5 * (enemy.attacks * own.weakness()).min(own.centuriae)
    }
}

impl Campaign<'_> {
    /// All who are at home in these villages, which are not the player's own.
    fn forces(&self, set: u32) -> Band {
        villages(set.into())
            .fold(Band::default(), |band, village| band.and(self.quarries[village.index()].force))
    }

    /// What it means to enter a square with these pawns.
    pub(super) fn crossing(&self, square: Square, band: Band) -> Crossing {
        let outlook = self.outlook;
        let (lens, me) = (outlook.lens, outlook.me);
        let here = outlook.game.components.villages_on(square) as u32;
        let mut crossing = Crossing { stopped: 0.0, cost: 0.0 };
        if here == 0 {
            return crossing;
        }
        let guest = lens.all(me) & here != 0;
        let attack = outlook.host(me, band);
        let mut free = here;
        for seat in lens.seats().filter(|&seat| seat != me) {
            let all = lens.all(seat) & here;
            free &= !all;
            let stops = if guest { all & lens.holdings(seat, Bond::Main) } else { all };
            if stops == 0 || lens.at_peace(me, seat) {
                continue;
            }
            let defence = outlook.host(seat, self.forces(all));
            let lost = 1.0 - chance(&attack, &defence);
            // Who is likely to win stops others.
            let tried = (4.0 * (lost - 0.35)).clamp(0.1, 0.95);
            let shame = LOST + outlook.consent(me, false) + outlook.rival * VICTORY;
            let cost = lost * shame + outlook.blood(&attack, &defence);
            crossing.add(tried * lost, tried * (cost - 0.5 * (1.0 - lost) * VICTORY));
        }
        if !guest {
            for village in villages(free.into()).filter(|&village| !lens.is_destroyed(village)) {
                let force = self.quarries[village.index()].force;
                if force.centuriae >= band.centuriae {
                    let defence = Host::new(force.centuriae, force.pawns, 0, 0);
                    let lost = 1.0 - chance(&attack, &defence);
                    let cost = lost * LOST + outlook.blood(&attack, &defence);
                    crossing.add(0.5 * lost, 0.5 * (cost - (1.0 - lost) * VICTORY));
                }
            }
        }
        crossing
    }

    /// What the main village risks when these pawns leave its square.
    pub(super) fn exposure(&self, from: Square, leaving: Band) -> f32 {
        let outlook = self.outlook;
        let me = outlook.me;
        let Some((main, _)) = outlook.home(me).filter(|&(_, home)| home == from) else {
            return 0.0;
        };
        let before = outlook.locals(outlook.present(me, from));
        let walls = f32::from(i8::from(outlook.lens.has_oppidum(main)));
        let [before, after] = [before, before.without(leaving)].map(|band| {
            let host = outlook.host(me, band);
            Host { bonus: host.bonus + walls, ..host }
        });
        let mut more: f32 = 0.0;
        for threat in self.threats.iter().filter(|threat| threat.pawns > 0) {
            let attack = Host::new(threat.centuriae, threat.pawns, 1, 0);
            more = more.max(chance(&attack, &after) - chance(&attack, &before));
        }
        // With the main village everything is lost.
        let all = 6.0 + outlook.lens.points(me) as f32;
        TEMPTED * more * all
    }
}
