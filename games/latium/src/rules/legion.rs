//! Section 18: legions and garrisons, and the familiae they come from.

use ludi_engine::{Listener, Rng, Seat};

use crate::Latium;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{PawnState, Season, State};
use crate::rules::village::{LEGION_PAWNS, PAWN, Pawn, Square, Village, legions, pawns, villages};

/// How far pawns may go from home (16).
pub(crate) const MARCH: u8 = 3;
/// How far they may go in a season, there and back (16).
pub(crate) const SEASON_MARCH: u8 = 6;

impl State {
    #[inline]
    pub(crate) fn pawn(&self, pawn: Pawn) -> &PawnState {
        &self.pawns[pawn.index()]
    }

    /// Can a pawn of a legion march and attack in this season?
    #[inline]
    pub(crate) fn is_ready(&self, pawn: Pawn) -> bool {
        self.pawn(pawn).centuriae > 0 && u64::from(self.done.beaten) & pawn.bit() == 0
    }

    /// Has a pawn lost or drawn a battle in this season?
    pub(crate) fn is_beaten(&self, pawn: Pawn) -> bool {
        let garrisons = u64::from(self.done.more.garrisons) << LEGION_PAWNS;
        (u64::from(self.done.beaten) | garrisons) & pawn.bit() != 0
    }
}

impl Latium {
    /// Is a pawn of a legion in the square of its village?
    #[inline]
    pub(crate) fn is_home(&self, state: &State, pawn: Pawn) -> bool {
        state.pawn(pawn).square == self.components.home(pawn)
    }

    /// The pawns of a player's legions that can march and attack.
    #[inline]
    pub(crate) fn ready(&self, state: &State, seat: Seat) -> impl Iterator<Item = Pawn> {
        let able = legions(state.rex(seat).marching()) & !state.done.beaten;
        pawns(able.into()).filter(|&pawn| state.pawn(pawn).centuriae > 0)
    }

    /// Those of them in a square, as bits.
    pub(crate) fn ready_in(&self, state: &State, seat: Seat, square: Square) -> u32 {
        self.ready(state, seat)
            .filter(|&pawn| state.pawn(pawn).square == square)
            .fold(0, |set, pawn| set | pawn.bit() as u32)
    }

    /// The centuriae in a village: its garrison, and its legion unless away.
    pub(crate) fn strength(&self, state: &State, village: Village) -> u8 {
        self.locals(state, village).map(|pawn| state.centuriae(pawn)).sum()
    }

    /// The pawns of a village that are there and have warriors.
    pub(crate) fn locals<'a>(
        &'a self,
        state: &'a State,
        village: Village,
    ) -> impl Iterator<Item = Pawn> + use<'a> {
        let there = move |pawn: &Pawn| !pawn.is_legion() || self.is_home(state, *pawn);
        village.pawns().filter(there).filter(|&pawn| state.centuriae(pawn) > 0)
    }
}

impl<R: Rng, L: Listener<Latium>> Play<'_, R, L> {
    /// 51: the troops at home follow from the familiae that are not away: first the
    /// garrison, then the legion; the rest is reserve.
    pub(crate) fn recount(&mut self, village: Village) {
        let familiae = self.state.village(village).familiae;
        let home = self.game.components.square(village);
        let away = village.legion().filter(|&pawn| self.state.pawn(pawn).square != home);
        let away: u8 = away.map(|pawn| self.state.pawn(pawn).centuriae).sum();
        let mut left = familiae.saturating_sub(PAWN).saturating_sub(away);
        for pawn in village.legion() {
            let of = &mut self.state.pawns[pawn.index()];
            if of.square == home {
                of.centuriae = left.min(PAWN);
                left -= of.centuriae;
            }
        }
    }

    /// The whole legion of a village is at home.
    pub(crate) fn recall(&mut self, village: Village) {
        let home = self.game.components.square(village);
        for pawn in village.legion() {
            self.state.pawns[pawn.index()].square = home;
            self.state.march.pawns &= !(pawn.bit() as u32);
        }
        self.recount(village);
        self.lift_sieges();
    }

    /// Pawns go home, and neither march nor attack any more in this season.
    pub(crate) fn send_home(&mut self, set: u64) {
        if self.game.version.garrisons_tire() {
            self.state.done.more.garrisons |= (set >> LEGION_PAWNS) as u32;
        }
        let legions = set & ((1 << LEGION_PAWNS) - 1);
        self.state.done.beaten |= legions as u32;
        self.state.march.pawns &= !(legions as u32);
        for pawn in pawns(legions) {
            self.state.pawns[pawn.index()].square = self.game.components.home(pawn);
        }
        for pawn in pawns(legions) {
            self.recount(pawn.village());
        }
        self.lift_sieges();
    }

    /// When a season ends all go home, but for those who besiege when Semen ends.
    pub(crate) fn go_home(&mut self) {
        if self.state.season == Season::Messis {
            for seat in Seat::all(self.game.seats) {
                for village in villages(self.state.rex(seat).sieges.into()) {
                    self.end_siege(seat, village);
                }
            }
        }
        let mut away = 0;
        for pawn in Pawn::of_legions() {
            let is_home = self.game.is_home(self.state, pawn);
            if is_home && self.state.pawn(pawn).moved == 0 {
                continue;
            }
            away |= pawn.village().bit();
            let stays = !is_home && self.besieges(pawn);
            let of = &mut self.state.pawns[pawn.index()];
            of.moved = 0;
            if !stays {
                of.square = self.game.components.home(pawn);
            }
        }
        // Of those who never left the troops were counted when they changed.
        for village in villages(away) {
            self.recount(village);
        }
        (self.state.done.beaten, self.state.done.more.garrisons) = (0, 0);
    }

    /// Does the owner of a pawn besiege a village in its square?
    fn besieges(&self, pawn: Pawn) -> bool {
        let square = self.state.pawn(pawn).square;
        let owner = self.state.owner(pawn.village());
        let here = self.game.components.villages_on(square) as u32;
        owner.is_some_and(|seat| self.state.rex(seat).sieges & here != 0)
    }

    /// A siege ends when no legion of the besieger is left in the square.
    pub(crate) fn lift_sieges(&mut self) {
        for seat in Seat::all(self.game.seats) {
            for village in villages(self.state.rex(seat).sieges.into()) {
                let square = self.game.components.square(village);
                if self.game.ready_in(self.state, seat, square) == 0 {
                    self.end_siege(seat, village);
                }
            }
        }
    }

    /// A player besieges a village no more, if he did.
    pub(crate) fn end_siege(&mut self, by: Seat, village: Village) {
        let bit = village.bit() as u32;
        if self.state.rex(by).sieges & bit != 0 {
            self.state.rex_mut(by).sieges &= !bit;
            self.tell(Event::SiegeLifted { village, by });
        }
    }
}
