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
        let defender = match self.state.land.holder(province) {
            Some(Side::Faction(faction)) if self.state.fought & province.bit() != 0 => faction,
            _ => {
                self.state.task = Task::Round;
                return;
            }
        };
        if self.game.retreats(self.state) != 0 {
            self.ask(defender, Ask::Retreat);
        } else {
            self.state.task = Task::Round;
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
        self.state.task = Task::Round;
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
