//! Section 16: contingents on their way.

use std::ops::BitOr;

use ludi_engine::{Listener, Rng, Seat, SeatSet};

use crate::Latium;
use crate::rules::action::{Action, list_squares};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::legion::{MARCH, SEASON_MARCH};
use crate::rules::state::{Ask, March, MarchPhase, PawnState, Season, State};
use crate::rules::village::{Pawn, Square, Village, pawns, villages};
use crate::rules::why::Why;

/// A village that is asked for pawns.
pub(crate) struct Levy {
    pub(crate) village: Village,
    /// Those of its pawns that can march, as bits.
    ready: u32,
    pub(crate) least: u8,
    /// Nobody is asked after it.
    last: bool,
}

impl Levy {
    #[inline]
    pub(crate) fn most(&self) -> u8 {
        self.ready.count_ones() as u8
    }
}

impl<R: Rng, L: Listener<Latium>> Play<'_, R, L> {
    /// A contingent is formed in a square.
    pub(crate) fn begin_march(&mut self, seat: Seat, square: Square) {
        self.state.march = March {
            phase: MarchPhase::Levy,
            seat,
            pawns: 0,
            square,
            village: 0,
            steps: 0,
            asked: SeatSet::EMPTY,
        };
    }

    pub(crate) fn next_of_march(&mut self) {
        match self.state.march.phase {
            MarchPhase::Levy => self.next_levy(),
            MarchPhase::Walk => self.next_step(),
            MarchPhase::Cross => self.next_crossing(),
            MarchPhase::Off => {}
        }
    }

    /// The next village says how many of its pawns march.
    fn next_levy(&mut self) {
        while let Some(levy) = self.game.levy(self.state) {
            if levy.least < levy.most() {
                return self.ask(self.state.march.seat, Ask::Levy);
            }
            self.take_pawns(&levy, levy.least);
            if levy.last {
                return;
            }
        }
        self.set_out();
    }

    /// All villages have been asked.
    fn set_out(&mut self) {
        let March { seat, square, pawns: set, .. } = self.state.march;
        let centuriae = pawns(set.into()).map(|pawn| self.state.centuriae(pawn)).sum();
        self.state.march.phase = MarchPhase::Walk;
        self.tell(Event::Marched { seat, square, centuriae });
    }

    pub(crate) fn levy_pawns(&mut self, count: u8) -> Result<(), Why> {
        let levy = self.game.levy(self.state).ok_or(Why::SomethingElse("16"))?;
        if !(levy.least..=levy.most()).contains(&count) {
            return Err(Why::WrongCount(levy.least, levy.most(), "16"));
        }
        self.answered();
        self.take_pawns(&levy, count);
        Ok(())
    }

    /// The strongest pawns of the village march.
    fn take_pawns(&mut self, levy: &Levy, count: u8) {
        for _ in 0..count {
            let ready = levy.ready & !self.state.march.pawns;
            let strongest = pawns(ready.into()).rev_max(|&pawn| self.state.centuriae(pawn));
            if let Some(pawn) = strongest {
                self.state.march.pawns |= pawn.bit() as u32;
            }
        }
        self.state.march.village = levy.village.number();
        if levy.last {
            self.set_out();
        }
    }

    /// Asks where the contingent goes next; it stops where it can go no further.
    fn next_step(&mut self) {
        if self.state.march.pawns == 0 || self.game.steps(self.state) == 0 {
            self.end_march();
        } else {
            self.ask(self.state.march.seat, Ask::Step);
        }
    }

    pub(crate) fn end_march(&mut self) {
        self.answered();
        self.state.march.phase = MarchPhase::Off;
        if self.game.version.marching_home_fills_up() {
            for pawn in pawns(self.state.march.pawns.into()) {
                self.recount(pawn.village());
            }
        }
        self.lift_sieges();
    }

    pub(crate) fn stop(&mut self) -> Result<(), Why> {
        if self.state.march.steps == 0 {
            return Err(Why::MustMove);
        }
        self.end_march();
        Ok(())
    }

    pub(crate) fn step(&mut self, to: Square) -> Result<(), Why> {
        self.game.check_step(self.state, to)?;
        self.answered();
        for pawn in pawns(self.state.march.pawns.into()) {
            let of = &mut self.state.pawns[pawn.index()];
            of.square = to;
            of.moved += 1;
        }
        let seat = self.state.march.seat;
        let march = &mut self.state.march;
        march.square = to;
        march.steps += 1;
        march.asked = SeatSet::EMPTY;
        march.phase = MarchPhase::Cross;
        self.tell(Event::Entered { seat, square: to });
        if self.game.version.leaving_ends_a_siege() {
            self.lift_sieges();
        }
        self.beat("march");
        Ok(())
    }
}

/// The first of the largest.
trait FirstMax: Iterator + Sized {
    fn rev_max<K: Ord>(self, key: impl Fn(&Self::Item) -> K) -> Option<Self::Item> {
        self.fold(None, |best, item| match best {
            Some(best) if key(&best) >= key(&item) => Some(best),
            _ => Some(item),
        })
    }
}

impl<I: Iterator> FirstMax for I {}

impl Latium {
    /// The village that is asked next for pawns.
    pub(crate) fn levy(&self, state: &State) -> Option<Levy> {
        let march = &state.march;
        let there = self
            .leaving(state, march.seat)
            .filter(|&pawn| state.pawn(pawn).square == march.square)
            .fold(0, |set, pawn| set | pawn.bit() as u32);
        let own = villages(state.rex(march.seat).marching().into());
        let mut left = own
            .filter(|village| village.index() >= march.village.into())
            .filter(|village| there & village.legion_set() != 0);
        let (village, last) = (left.next()?, left.next().is_none());
        let least = u8::from(march.pawns == 0 && last);
        Some(Levy { village, ready: there & village.legion_set(), least, last })
    }

    /// May a pawn go to a square next to it, and still come home?
    #[inline]
    fn may_step(&self, state: &State, pawn: Pawn, to: Square) -> bool {
        let way_home = to.distance(self.components.home(pawn));
        way_home <= MARCH && state.pawn(pawn).moved + 1 + way_home <= SEASON_MARCH
    }

    /// Can a pawn march on from where it is, and still come home?
    #[inline]
    fn may_leave(&self, state: &State, pawn: Pawn) -> bool {
        let PawnState { square, moved, .. } = *state.pawn(pawn);
        let way_home = square.way_after_step(self.components.home(pawn));
        way_home <= MARCH && moved + 1 + way_home <= SEASON_MARCH
    }

    /// The pawns of a player that can march on from where they are.
    #[inline]
    fn leaving(&self, state: &State, seat: Seat) -> impl Iterator<Item = Pawn> {
        self.ready(state, seat).filter(|&pawn| self.may_leave(state, pawn))
    }

    fn check_step(&self, state: &State, to: Square) -> Result<(), Why> {
        if !to.is_land() {
            return Err(Why::Sea);
        }
        if state.march.square.distance(to) != 1 {
            return Err(Why::NotNext);
        }
        let all = pawns(state.march.pawns.into()).all(|pawn| self.may_step(state, pawn, to));
        if all { Ok(()) } else { Err(Why::TooFar) }
    }

    /// Where the contingent may go, as bits.
    pub(crate) fn steps(&self, state: &State) -> u64 {
        let near = state.march.square.neighbours();
        pawns(state.march.pawns.into()).fold(near, |near, pawn| {
            let home = self.components.home(pawn);
            match SEASON_MARCH.checked_sub(state.pawn(pawn).moved + 1) {
                Some(left) => near & home.around(left.min(MARCH)),
                None => 0,
            }
        })
    }

    pub(crate) fn check_march(&self, state: &State, seat: Seat, from: Square) -> Result<(), Why> {
        if state.season == Season::Hiems {
            return Err(Why::NoWarInWinter);
        }
        let ready = self.ready_in(state, seat, from);
        if ready == 0 {
            return Err(Why::NoLegionThere);
        }
        let leaves = pawns(ready.into()).any(|pawn| self.may_leave(state, pawn));
        if leaves { Ok(()) } else { Err(Why::TooFar) }
    }

    pub(crate) fn can_march(&self, state: &State, seat: Seat) -> bool {
        state.season != Season::Hiems && self.leaving(state, seat).next().is_some()
    }

    pub(crate) fn list_marches(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if state.season == Season::Hiems {
            return;
        }
        let from = self.leaving(state, seat).map(|pawn| state.pawn(pawn).square.bit());
        list_squares(from.fold(0, BitOr::bitor), actions, Action::March);
    }
}
