//! Section 16: who stops a contingent that enters a square.

use ludi_engine::{Listener, Rng, Seat};

use crate::Latium;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Ask, Bond, MarchPhase, State};
use crate::rules::village::{Village, pawns, villages};

/// The lowest result of a D4 with which a village fights.
pub(crate) const FIGHTS: u8 = 3;

impl<R: Rng, L: Listener<Latium>> Play<'_, R, L> {
    /// Players with villages in the square are asked in the order of play; if none
    /// intercepts, and the mover has nothing there, an independent village may.
    pub(crate) fn next_crossing(&mut self) {
        let mover = self.state.march.seat;
        let next = self.state.in_rota().find(|&seat| self.game.may_intercept(self.state, seat));
        if let Some(seat) = next {
            self.state.march.asked.insert(seat);
            self.ask(seat, Ask::Intercept);
            return;
        }
        self.state.march.phase = MarchPhase::Walk;
        let here = self.game.components.villages_on(self.state.march.square) as u32;
        if self.state.rex(mover).all() & here == 0 {
            self.villages_rise();
        }
    }

    pub(crate) fn intercept(&mut self, seat: Seat, fights: bool) {
        self.answered();
        let square = self.state.march.square;
        if fights {
            self.state.march.phase = MarchPhase::Walk;
            self.tell(Event::Intercepted { seat, square });
            self.meet(Some(seat), None);
        } else {
            self.tell(Event::LetPass { seat, square });
        }
    }

    /// The smallest independent village that is strong enough throws a die; if it
    /// declines, a larger one fights without.
    fn villages_rise(&mut self) {
        let Some(first) = self.game.strong_enough(self.state, None) else { return };
        let die = self.throw(4);
        let fights = die >= FIGHTS;
        self.tell(Event::VillageThrown { village: first, die, fights });
        if fights {
            self.meet(None, Some(first));
            return;
        }
        let mover = self.state.march.seat;
        self.state.village_mut(first).declined.insert(mover);
        if let Some(larger) = self.game.strong_enough(self.state, Some(first)) {
            self.tell(Event::VillageRises { village: larger });
            self.meet(None, Some(larger));
        }
        self.beat("interception");
    }
}

impl Latium {
    /// Is this player to be asked whether the contingent is intercepted?
    fn may_intercept(&self, state: &State, seat: Seat) -> bool {
        let march = &state.march;
        let here = self.components.villages_on(march.square) as u32;
        let guest = state.rex(march.seat).all() & here != 0;
        let rex = state.rex(seat);
        let present = if guest { rex.of(Bond::Main) } else { rex.all() };
        seat != march.seat
            && present & here != 0
            && !march.asked.contains(seat)
            && !state.at_peace(seat, march.seat)
    }

    /// The smallest independent village in the square with as many centuriae as the
    /// contingent; after one that declined only larger ones.
    fn strong_enough(&self, state: &State, declined: Option<Village>) -> Option<Village> {
        let march = &state.march;
        let centuriae: u8 = pawns(march.pawns.into()).map(|pawn| state.centuriae(pawn)).sum();
        let here = self.components.villages_on(march.square) as u32 & state.independent();
        villages(here.into())
            .filter(|&village| self.strength(state, village) >= centuriae)
            .filter(|village| declined.is_none_or(|other| village.size() > other.size()))
            .min_by_key(|village| village.size())
    }
}
