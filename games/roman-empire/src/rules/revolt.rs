//! Section 11: revolts and rebellions, and treason.

use ludi_engine::{Listener, Rng, Rule};

use crate::RomanEmpire;
use crate::rules::action::Way;
use crate::rules::battle::Battle;
use crate::rules::cards::Effect;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::land::STACK;
use crate::rules::province::{Province, provinces};
use crate::rules::side::Side;
use crate::rules::state::{State, Task};
use crate::rules::why::Why;

impl<R: Rng, L: Listener<RomanEmpire>> Play<'_, R, L> {
    /// Provincials rise against whoever controls the province.
    pub(crate) fn revolt(&mut self, province: Province, count: u8) {
        let count = count.min(self.game.rebels_left(self.state)).min(STACK);
        self.rise(province, Side::Provincials, count);
    }

    /// Legions turn against the rest of their own.
    pub(crate) fn legion_rebellion(&mut self, province: Province, count: u8) {
        let Some(Side::Faction(faction)) = self.state.land.holder(province) else { return };
        let there = self.state.land.armies(province);
        let count = count.min(self.game.rebels_left(self.state)).min(there);
        self.turn(province, Side::RebelLegions(faction), count);
    }

    pub(crate) fn choose_count(&mut self, count: u8) -> Result<(), Why> {
        let most = self.game.most_rebels(self.state);
        if !(1..=most).contains(&count) {
            return Err(Why::WrongAmount(1, most, Rule("11")));
        }
        self.answered();
        self.barbarian_rebellion(count);
        Ok(())
    }

    /// Some armies of a people turn against the others.
    pub(crate) fn barbarian_rebellion(&mut self, count: u8) {
        let province = Province::from_index(self.state.aim);
        if let Some(Side::People(people)) = self.state.land.holder(province) {
            self.turn(province, Side::RebelArmies(people), count);
        }
    }

    /// Armies of the province become Rebels and fight the rest.
    fn turn(&mut self, province: Province, rebels: Side, count: u8) {
        let prior = self.state.land.holder(province);
        for _ in 0..count {
            self.state.land.remove(province);
        }
        self.rise(province, rebels, count);
        self.state.battle.prior = prior;
    }

    fn rise(&mut self, province: Province, rebels: Side, count: u8) {
        let prior = self.state.land.holder(province);
        let battle = Battle::new(province, rebels, count, Way::Clear);
        self.state.battle = Battle { by_card: true, prior, ..battle };
        self.state.task = Task::Retreat;
        self.tell(Event::RebelsRise { side: rebels, province, count });
    }

    /// An army changes sides: one goes to its pool, one of ours comes from ours.
    pub(crate) fn betray(&mut self, province: Province) {
        let side = self.state.phase.side;
        let Some(from) = self.state.land.holder(province) else { return };
        self.state.land.remove_all(province);
        let battle = Battle::new(province, side, 1, Way::Clear);
        self.state.battle = Battle { by_card: true, prior: Some(from), ..battle };
        self.state.task = Task::Take;
        self.tell(Event::Treason { side, from, province });
    }
}

impl RomanEmpire {
    /// How many Rebel counters are left.
    #[inline]
    pub(crate) fn rebels_left(&self, state: &State) -> u8 {
        self.components.counters.rebels.saturating_sub(state.rebels())
    }

    /// How many armies of the people at which the card is aimed may turn Rebel: never
    /// all.
    pub(crate) fn most_rebels(&self, state: &State) -> u8 {
        let there = state.land.armies(Province::from_index(state.aim));
        let most = match state.card().map(|card| self.components.face(card).effect) {
            Some(Effect::BarbarianRebellion { count }) => count,
            _ => 1,
        };
        most.min(there.saturating_sub(1)).min(self.rebels_left(state))
    }

    /// Where treason is possible: next to a province of the phase's side one army of
    /// another player's, without a fortress, and not the only province of its side.
    pub(crate) fn betrayable(&self, state: &State) -> u64 {
        let side = state.phase.side;
        let can_come = match side {
            Side::Faction(faction) => self.can_raise_legion(state, faction).is_ok(),
            _ => self.pool(state, side) > 0,
        };
        if !can_come {
            return 0;
        }
        let land = &state.land;
        let near = self.components.map.around(land.controlled(side));
        let one = state.foreign_land(state.phase.faction) & !land.several() & !land.fortresses;
        provinces(near & one)
            .filter(|&province| {
                let holder = land.holder(province);
                holder.is_some_and(|holder| land.controlled(holder).count_ones() > 1)
            })
            .fold(0, |set, province| set | province.bit())
    }
}
