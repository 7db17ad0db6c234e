//! Section 10.1: legions retreat before a later round.

use ludi_engine::{Listener, Rng, Rule};

use crate::RomanEmpire;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::province::{PROVINCES, Province};
use crate::rules::side::Side;
use crate::rules::state::{Ask, State, Task};
use crate::rules::why::Why;

impl<R: Rng, L: Listener<RomanEmpire>> Play<'_, R, L> {
    /// Legions may leave before every round but the first of a battle.
    pub(crate) fn next_retreat(&mut self) {
        let Some(province) = self.state.battlefield() else { return };
        self.state.task = Task::Retreat;
        match self.state.land.holder(province) {
            Some(Side::Faction(defender))
                if self.state.fought & province.bit() != 0
                    && self.game.retreats(self.state) != 0 =>
            {
                self.ask(defender, Ask::Retreat);
            }
            _ => self.stay(),
        }
    }

    pub(crate) fn retreat(&mut self, to: Province) -> Result<(), Why> {
        if self.game.retreats(self.state) & to.bit() == 0 {
            return Err(Why::NotFriendly(Rule("10.1")));
        }
        let Some(from) = self.state.battlefield() else { return Ok(()) };
        let Some(side) = self.state.land.holder(from) else { return Ok(()) };
        self.answered();
        self.state.land.remove(from);
        self.state.land.add(to, side);
        self.tell(Event::Retreated { side, from, to });
        Ok(())
    }

    /// The rest stays.
    pub(crate) fn stand(&mut self) {
        self.answered();
        self.stay();
    }

    fn stay(&mut self) {
        self.state.task = Task::Round;
        self.fight_round();
    }
}

impl RomanEmpire {
    /// Where a defending legion may retreat: next to the battle, to its own with room or
    /// to a province with neither army nor fort.
    pub(crate) fn retreats(&self, state: &State) -> u64 {
        let land = &state.land;
        let Some(province) = state.battlefield() else { return 0 };
        let Some(side @ Side::Faction(_)) = land.holder(province) else { return 0 };
        if land.armies(province) == 0 {
            return 0;
        }
        let empty = ((1 << PROVINCES) - 1) & !(land.occupied() | land.fortified());
        let own = land.held(side) & !land.full() & !province.bit();
        self.components.map.neighbours[province.index()] & (empty | own)
    }
}
