//! Section 13: a faction without legions returns, or dies.

use ludi_engine::{Listener, Rng};

use crate::RomanEmpire;
use crate::rules::action::{Camp, Way};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::placement::Reach;
use crate::rules::province::{PROVINCES, Province};
use crate::rules::side::{Faction, Side, factions};
use crate::rules::state::State;

/// All provinces, as bits.
const EVERYWHERE: u64 = (1 << PROVINCES) - 1;

impl<R: Rng, L: Listener<RomanEmpire>> Play<'_, R, L> {
    /// Is a faction dead that is about to have its phase? It has no legion, no fort and
    /// no Roman point, and this is not its first phase.
    pub(crate) fn dies(&mut self, faction: Faction) -> bool {
        let is_dead = self.state.dead & faction.bit() != 0;
        let has_nothing = self.state.turn > 1
            && self.state.land.held(Side::Faction(faction)) == 0
            && self.state.points[Camp::Roman as usize][faction.index()] == 0;
        if is_dead {
            self.tell(Event::NoPhase { faction });
        } else if has_nothing {
            self.state.dead |= faction.bit();
            self.tell(Event::FactionDead { faction });
        }
        is_dead || has_nothing
    }
}

impl RomanEmpire {
    /// Where a faction without legions may place one, by the first of these that there
    /// is: to a lone fort of any faction; to an empty province next to a faction's; in
    /// an attack on a faction; to its start, from where all others leave.
    pub(crate) fn returns(&self, state: &State) -> Reach {
        let land = &state.land;
        let faction = state.phase.faction;
        let held = |set: u64, of| set | land.held(Side::Faction(of));
        let romans = Faction::all(self.factions).fold(0, held);
        let spared = factions(state.peace[faction.index()]).fold(0, held);
        let forts = romans & land.lone_forts() & !spared;
        if forts != 0 {
            return Reach { enter: forts, ..Reach::default() };
        }
        let controlled = romans & land.occupied();
        let empty = EVERYWHERE & !(land.occupied() | land.fortified());
        let near = self.components.map.around(controlled) & empty;
        if near != 0 {
            return Reach { enter: near, ..Reach::default() };
        }
        let enemies = controlled & !spared;
        if enemies != 0 {
            let mut attack = [0; 4];
            attack[Way::Clear as usize] = enemies;
            return Reach { attack, ..Reach::default() };
        }
        let start = Province::from_index(state.starts[faction.index()]);
        Reach { enter: start.bit(), displaces: true, ..Reach::default() }
    }
}
