//! Section 12: a province is taken, and its city looted; section 10.4: its fort.

use ludi_engine::{Listener, Rng};

use crate::RomanEmpire;
use crate::rules::action::Camp;
use crate::rules::event::{DiceShown, Event};
use crate::rules::flow::Play;
use crate::rules::province::Province;
use crate::rules::side::{Faction, REALMS, Realm, Side};
use crate::rules::state::{Ask, State, Task};

/// From this turn on Thracia is a second Rome.
const SECOND_ROME: u8 = 4;
/// The most points on a track.
const MOST_POINTS: u16 = 999;

impl<R: Rng, L: Listener<RomanEmpire>> Play<'_, R, L> {
    /// The last defender is gone. Legions take a lone fort over or tear it down.
    pub(crate) fn take_province(&mut self) {
        let Some(province) = self.state.battlefield() else { return };
        self.state.task = Task::Take;
        if self.state.land.fortified() & province.bit() == 0 {
            self.settle_in(province);
        } else if self.state.battle.attacker.is_roman() {
            self.ask(self.state.phase.faction, Ask::Fort);
        } else {
            self.raze_fort();
        }
    }

    pub(crate) fn capture_fort(&mut self) {
        self.answered();
        let Some(province) = self.state.battlefield() else { return };
        self.tell(Event::FortCaptured { side: self.state.battle.attacker, province });
        self.settle_in(province);
    }

    pub(crate) fn raze_fort(&mut self) {
        self.answered();
        let Some(province) = self.state.battlefield() else { return };
        self.state.land.raze(province);
        self.tell(Event::FortRazed { side: self.state.battle.attacker, province });
        self.settle_in(province);
    }

    /// The attackers that are left stand in the province.
    fn settle_in(&mut self, province: Province) {
        let battle = self.state.battle;
        self.state.land.put(province, battle.attacker, battle.attackers);
        self.state.battle.attackers = 0;
        self.state.task = Task::None;
        if let Some(prior) = battle.prior {
            self.conquer(province, battle.attacker, prior, battle.lootable);
        }
    }

    /// The province is conquered; its city may be looted.
    pub(crate) fn conquer(&mut self, province: Province, side: Side, prior: Side, lootable: bool) {
        let faction = self.state.phase.faction;
        let loser = self.state.owner(prior);
        if side.is_roman() && loser.is_some_and(|loser| loser != faction) {
            self.state.conquered |= province.bit();
        }
        self.tell(Event::Conquered { side, province, from: prior });
        self.beat("conquest");
        let from_romans = side.is_roman() && prior.is_roman();
        if lootable && !from_romans && self.state.land.intact() & province.bit() != 0 {
            self.state.battle.province = province.index() as u8;
            self.state.battle.attacker = side;
            self.ask(faction, Ask::Loot);
        } else {
            self.end_battle();
        }
    }

    pub(crate) fn spare_city(&mut self) {
        self.answered();
        self.end_battle();
    }

    /// A die in points; two for Roma and the second Rome, if barbarians loot them.
    pub(crate) fn loot(&mut self) {
        self.answered();
        let Some(province) = self.state.battlefield() else { return };
        let faction = self.state.phase.faction;
        let camp = match self.state.battle.attacker.is_roman() {
            true => Camp::Roman,
            false => Camp::Barbarian,
        };
        let great = self.game.is_great(self.state, province);
        let count = if great && camp == Camp::Barbarian { 2 } else { 1 };
        let dice: DiceShown = (0..count).map(|_| self.throw()).collect();
        let booty = if self.game.is_regular(self.state) { self.state.modifiers.booty } else { 0 };
        let extra = self.game.riches(self.state, province) + booty;
        let points = u16::from(dice.iter().sum::<u8>() + extra);
        self.state.land.looted |= province.bit();
        self.gain(faction, camp, points);
        self.end_battle();
        self.tell(Event::Looted { faction, camp, province, dice, points });
        self.beat("loot");
    }

    /// Points for a camp.
    pub(crate) fn gain(&mut self, faction: Faction, camp: Camp, points: u16) {
        let track = &mut self.state.points[camp as usize][faction.index()];
        *track = (*track + points).min(MOST_POINTS);
    }
}

impl RomanEmpire {
    /// Is the city here Roma, or from turn 4 on the second Rome?
    #[inline]
    pub(crate) fn is_great(&self, state: &State, province: Province) -> bool {
        self.is_great_in(state.turn, province)
    }

    /// The same in any turn.
    #[inline]
    pub(crate) fn is_great_in(&self, turn: u8, province: Province) -> bool {
        let map = &self.components.map;
        province == map.roma || province == map.thracia && turn >= SECOND_ROME
    }

    /// What the city of a kingdom that has appeared here is worth beyond the die.
    pub(crate) fn riches(&self, state: &State, province: Province) -> u8 {
        (0..REALMS as u8)
            .map(Realm)
            .filter(|&realm| state.is_led(Side::Realm(realm)))
            .map(|realm| self.components.realm(realm))
            .filter(|face| face.start == province)
            .filter_map(|face| face.loot)
            .sum()
    }
}
