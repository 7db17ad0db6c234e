//! Section 16: contingents on their way.

use ludi_engine::{Listener, Rng, Seat, SeatSet};

use crate::Latium;
use crate::rules::action::Action;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::legion::{MARCH, SEASON_MARCH};
use crate::rules::state::{Ask, March, MarchPhase, Season, State};
use crate::rules::village::{Pawn, Square, Village, pawns, squares, villages};
use crate::rules::why::Why;

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
        let Some((_, range)) = self.game.levy(self.state) else {
            let March { seat, square, pawns: set, .. } = self.state.march;
            let centuriae = pawns(set.into()).map(|pawn| self.state.centuriae(pawn)).sum();
            self.state.march.phase = MarchPhase::Walk;
            self.tell(Event::Marched { seat, square, centuriae });
            return;
        };
        if range.0 == range.1 {
            self.take_pawns(range.0);
        } else {
            self.ask(self.state.march.seat, Ask::Levy);
        }
    }

    pub(crate) fn levy_pawns(&mut self, count: u8) -> Result<(), Why> {
        match self.game.levy(self.state) {
            Some((_, (least, most))) if (least..=most).contains(&count) => {}
            Some((_, (least, most))) => return Err(Why::WrongCount(least, most, "16")),
            None => return Err(Why::SomethingElse("16")),
        }
        self.answered();
        self.take_pawns(count);
        Ok(())
    }

    /// The strongest pawns of the village march.
    fn take_pawns(&mut self, count: u8) {
        let Some((village, _)) = self.game.levy(self.state) else { return };
        for _ in 0..count {
            let ready = self.game.ready_of(self.state, village) & !self.state.march.pawns;
            let strongest = pawns(ready.into()).rev_max(|&pawn| self.state.centuriae(pawn));
            if let Some(pawn) = strongest {
                self.state.march.pawns |= pawn.bit() as u32;
            }
        }
        self.state.march.village = village.number();
    }

    /// Asks where the contingent goes next; it stops where it can go no further.
    fn next_step(&mut self) {
        let can_go = self.game.steps(self.state).next().is_some();
        if self.state.march.pawns == 0 || !can_go {
            self.end_march();
        } else {
            self.ask(self.state.march.seat, Ask::Step);
        }
    }

    pub(crate) fn end_march(&mut self) {
        self.answered();
        self.state.march.phase = MarchPhase::Off;
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
    /// The pawns of a village that can march from where the contingent is formed.
    fn ready_of(&self, state: &State, village: Village) -> u32 {
        let square = state.march.square;
        let there =
            |pawn: &Pawn| state.pawn(*pawn).square == square && self.may_leave(state, *pawn);
        village.legion().filter(there).fold(0, |set, pawn| set | pawn.bit() as u32)
    }

    /// The village that is asked next for pawns, with the least and the most.
    pub(crate) fn levy(&self, state: &State) -> Option<(Village, (u8, u8))> {
        let march = &state.march;
        let own = villages(state.rex(march.seat).marching().into());
        let mut left = own
            .filter(|village| village.index() >= march.village.into())
            .filter(|&village| self.ready_of(state, village) != 0);
        let village = left.next()?;
        let most = self.ready_of(state, village).count_ones() as u8;
        let least = u8::from(march.pawns == 0 && left.next().is_none());
        Some((village, (least, most)))
    }

    /// May a pawn go to a square next to it, and still come home?
    #[inline]
    fn may_step(&self, state: &State, pawn: Pawn, to: Square) -> bool {
        let way_home = to.distance(self.components.square(pawn.village()));
        way_home <= MARCH && state.pawn(pawn).moved + 1 + way_home <= SEASON_MARCH
    }

    /// Can a pawn march on from where it is?
    fn may_leave(&self, state: &State, pawn: Pawn) -> bool {
        let from = state.pawn(pawn).square;
        state.is_ready(pawn) && from.neighbours().any(|to| self.may_step(state, pawn, to))
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

    /// Where the contingent may go.
    pub(crate) fn steps(&self, state: &State) -> impl Iterator<Item = Square> {
        state.march.square.neighbours().filter(|&to| self.check_step(state, to).is_ok())
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
        squares(self.marching_squares(state, seat))
            .any(|square| self.check_march(state, seat, square).is_ok())
    }

    pub(crate) fn list_marches(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if state.season == Season::Hiems {
            return;
        }
        let from = self.marching_squares(state, seat);
        let possible = squares(from).filter(|&from| self.check_march(state, seat, from).is_ok());
        actions.extend(possible.map(Action::March));
    }

    /// The squares with pawns that can march or attack.
    pub(crate) fn marching_squares(&self, state: &State, seat: Seat) -> u64 {
        let own = villages(state.rex(seat).marching().into()).flat_map(Village::legion);
        own.filter(|&pawn| state.is_ready(pawn))
            .fold(0, |set, pawn| set | state.pawn(pawn).square.bit())
    }
}
