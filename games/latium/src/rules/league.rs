//! Section 23: leagues of villages.

use ludi_engine::Seat;

use crate::Latium;
use crate::rules::acies::{ATTACKER, DEFENDER, FIELD, WIDTH};
use crate::rules::state::{Bond, State};

/// The villages of a league: the main one and its allies.
const LEAGUE: u32 = 7;

impl State {
    /// Does a player lead a league?
    #[inline]
    pub(crate) fn is_league(&self, seat: Seat) -> bool {
        let rex = self.rex(seat);
        rex.of(Bond::Main) != 0 && rex.marching().count_ones() >= LEAGUE
    }
}

impl Latium {
    /// When two leagues fight, pawns beyond those that the field holds replace lines that
    /// are lost.
    pub(crate) fn refill(&self, state: &mut State) {
        let league = |side| state.battle.commander(side).is_some_and(|seat| state.is_league(seat));
        if !(league(ATTACKER) && league(DEFENDER)) {
            return;
        }
        for side in [ATTACKER, DEFENDER] {
            if state.battle.armies[side].pawns.count_ones() <= FIELD {
                continue;
            }
            let mut reserve = state.reserve(side);
            for slot in 0..WIDTH {
                while state.battle.armies[side].lines(slot) < WIDTH as u8 && reserve != 0 {
                    self.place_strongest(state, side, slot, &mut reserve);
                }
            }
        }
    }
}
