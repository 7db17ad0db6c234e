//! What can be won by force.

use ludi_engine::Seat;

use super::campaign::{Band, Campaign, LOST};
use super::odds::{Host, chance};
use super::outlook::{Outlook, VICTORY};
use crate::rules::state::{Bond, Season};
use crate::rules::village::{Size, Square, Village, squares, villages};

/// What it is worth that a rival is out of the game, beside his main village.
const CONQUEST: f32 = 1.5;
/// What a battle is worth that a siege puts off.
const SIEGE: f32 = 0.85;

/// A village as somebody sees it who may attack it. It is the same whoever comes, and is
/// looked at from many squares.
#[derive(Clone, Copy)]
pub(super) struct Quarry {
    bond: Option<(Seat, Bond)>,
    /// It is neither the player's own nor that of somebody at peace with him.
    fair: bool,
    /// All who are at home there.
    pub(super) force: Band,
    /// What it brings to subdue it.
    gain: f32,
}

impl Outlook<'_> {
    pub(super) fn quarry(&self, village: Village, spare: i32) -> Quarry {
        let (lens, me) = (self.lens, self.me);
        let bond = lens.bond(village);
        let fair = !bond.is_some_and(|(owner, _)| owner == me || lens.at_peace(me, owner));
        let felt = if village.is_felt() { self.consent(me, true) } else { 0.0 };
        let gain = self.worth(village, Bond::Subject) + felt - self.hunger(village, spare);
        Quarry { bond, fair, force: self.locals(village.bit() as u32), gain }
    }
}

impl Campaign<'_> {
    /// What it is worth to attack a village with these pawns, in this season.
    pub(super) fn weigh_capture(&self, village: Village, band: Band) -> f32 {
        let outlook = self.outlook;
        let Quarry { bond, force, gain, .. } = self.quarries[village.index()];
        let weak = 2 * force.centuriae <= band.centuriae;
        if !self.quarries[village.index()].fair
            || !weak && outlook.lens.done().subdued.contains(outlook.me)
        {
            return 0.0;
        }
        match bond {
            None => self.weigh_independent(village, band, force, weak, gain),
            Some((owner, Bond::Subject)) => {
                let lost = if village.is_felt() { outlook.sway(owner) } else { 0.0 };
                gain + lost + outlook.rival * outlook.worth(village, Bond::Subject)
            }
            Some((owner, bond)) => self.weigh_war(village, owner, bond, band, gain),
        }
    }

    fn weigh_independent(
        &self,
        village: Village,
        band: Band,
        force: Band,
        weak: bool,
        gain: f32,
    ) -> f32 {
        let outlook = self.outlook;
        let (lens, me, of) = (outlook.lens, outlook.me, outlook.lens.village(village));
        if weak || of.beaten.contains(me) {
            return gain;
        }
        let bonus = of.place - lens.done().hindrance(village);
        let attack = outlook.host(me, band);
        let defence = Host::new(force.centuriae, force.pawns, 0, bonus);
        let won = chance(&attack, &defence);
        let blood = outlook.blood(&attack, &defence);
        let battle = won * (gain + VICTORY) - (1.0 - won) * LOST - blood;
        let declined = of.declined.contains(me);
        match village.size() {
            _ if lens.besieges(me, village) => battle,
            Size::Small if declined => gain,
            Size::Small => 0.5 * (gain + battle),
            // A siege at the end of the year is in vain, if no action is left to attack.
            _ if lens.season() == Season::Messis && lens.actions(me) < 2 => 0.5 * battle,
            _ => SIEGE * battle,
        }
    }

    /// An attack on an ally or the main village of a rival.
    fn weigh_war(&self, village: Village, owner: Seat, bond: Bond, band: Band, gain: f32) -> f32 {
        let outlook = self.outlook;
        let (lens, me) = (outlook.lens, outlook.me);
        let square = outlook.game.components.square(village);
        let force = outlook.locals(outlook.present(owner, square));
        let mut defence = outlook.host(owner, force);
        let walls = lens.village(village).place + i8::from(lens.has_oppidum(village));
        defence.bonus += f32::from(walls);
        let attack = outlook.host(me, band);
        let prize = if bond == Bond::Main {
            f32::from(outlook.game.components.points.conquered) + CONQUEST
        } else {
            let lost = if village.is_felt() { outlook.sway(owner) } else { 0.0 };
            gain + lost + outlook.rival * outlook.worth(village, bond)
        };
        let won = chance(&attack, &defence);
        let glory = VICTORY + outlook.consent(me, true) + outlook.sway(owner);
        let shame = LOST + outlook.consent(me, false) + outlook.rival * VICTORY;
        let blood = outlook.blood(&attack, &defence);
        won * (prize + glory) - (1.0 - won) * shame - blood
    }

    /// What an attack is worth from where the legions stand.
    pub(super) fn weigh_attack(&self, village: Village) -> f32 {
        let square = self.outlook.game.components.square(village);
        let at = square.index();
        // Those at home there join as they like.
        let band = self.ready[at].and(self.garrisons[at]);
        self.weigh_capture(village, band)
    }

    /// What it is worth to come to a square with these pawns: the best village there,
    /// with others who are there or may still come.
    pub(super) fn prize(&self, square: Square, band: Band, from: Square) -> f32 {
        let outlook = self.outlook;
        let here =
            outlook.game.components.villages_on(square) as u32 & !outlook.lens.all(outlook.me);
        if here == 0 {
            return 0.0;
        }
        let at = square.index();
        let there = if square == from { Band::default() } else { self.ready[at] };
        let own = band.and(there).and(self.garrisons[at]);
        let helper = self.helper(square, from);
        let mut best: f32 = 0.0;
        for village in villages(here.into()).filter(|&village| !outlook.lens.is_destroyed(village))
        {
            best = best.max(self.weigh_capture(village, own));
            if helper.pawns > 0 {
                best = best.max(0.8 * self.weigh_capture(village, own.and(helper)));
            }
        }
        best
    }

    /// Others who could follow with another march.
    fn helper(&self, square: Square, from: Square) -> Band {
        if self.outlook.lens.actions(self.outlook.me) < 3 {
            return Band::default();
        }
        let near = self.camps & square.around(3) & !from.bit() & !square.bit();
        let bands = squares(near).map(|other| self.ready[other.index()]);
        bands.max_by_key(|band| band.centuriae).unwrap_or_default()
    }
}
