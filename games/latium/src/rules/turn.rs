//! Section 9: actions, one at a time in the order of play.

use ludi_engine::{Listener, Rng, Seat};

use crate::Latium;
use crate::rules::action::Action;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Ask, Stage, State};
use crate::rules::why::Why;

impl<R: Rng, L: Listener<Latium>> Play<'_, R, L> {
    /// Asks the next player who can act; a season without any ends.
    pub(crate) fn next_turn(&mut self) {
        loop {
            if self.state.cursor >= self.state.placed {
                if !self.state.in_rota().any(|seat| self.game.may_act(self.state, seat)) {
                    self.state.stage = Stage::Settle;
                    return;
                }
                self.state.rota = self.state.next_rota;
                self.state.cursor = 0;
            }
            let seat = self.state.rota[usize::from(self.state.cursor)];
            if self.game.may_act(self.state, seat) {
                self.ask(seat, Ask::Turn);
                return;
            }
            self.state.cursor += 1;
        }
    }

    /// A player acts, or passes for the rest of the season.
    pub(crate) fn take_turn(&mut self, seat: Seat, action: Action) -> Result<(), Why> {
        self.game.check_turn(self.state, seat, action)?;
        self.answered();
        match action {
            Action::Done => {
                self.state.done.passed.insert(seat);
                self.state.cursor += 1;
                self.tell(Event::Passed { seat });
                return Ok(());
            }
            Action::Give(kind, to) => {
                self.give(seat, kind, to);
                return Ok(());
            }
            Action::Auxilium(..) if self.game.has_free_auxilium(self.state, seat) => {
                self.state.done.ara.insert(seat);
            }
            _ => {
                self.state.rex_mut(seat).actions -= 1;
                self.state.done.acted.insert(seat);
                self.state.cursor += 1;
                if matches!(action, Action::Auxilium(..)) {
                    self.state.done.auxilium.insert(seat);
                }
            }
        }
        match action {
            Action::Auxilium(kind, mode) => self.use_auxilium(seat, kind, mode),
            Action::Benefit(card) => self.use_benefit(seat, card),
            Action::Hut(village) => {
                self.build_hut(seat, village, self.game.components.costs.hut);
            }
            Action::Ara => {
                self.state.done.ara_step.insert(seat);
                self.build_ara(seat);
            }
            Action::Oppidum(village) => {
                self.state.done.steps |= village.bit() as u32;
                self.build_oppidum(seat, village);
            }
            Action::Request(village) => self.send_legatus(seat, village),
            Action::EndPact(with) => self.end_pact(seat, with),
            Action::March(square) => self.begin_march(seat, square),
            Action::Attack(village) => self.begin_attack(seat, village),
            Action::Quell(village) => self.quell(seat, village),
            _ => {}
        }
        Ok(())
    }

    /// Moves and an attack within one action, by Celeritas.
    pub(crate) fn rush(&mut self, seat: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::March(_) if self.state.effect.left == 0 => return Err(Why::NoMoves),
            Action::March(square) => self.game.check_march(self.state, seat, square)?,
            Action::Attack(village) => self.game.check_attack(self.state, seat, village)?,
            _ => {}
        }
        self.answered();
        match action {
            Action::March(square) => {
                self.state.effect.left -= 1;
                self.state.effect.before = square.index() as u8;
                self.begin_march(seat, square);
            }
            Action::Attack(village) => {
                self.state.effect.on = false;
                self.begin_attack(seat, village);
            }
            _ => self.state.effect.on = false,
        }
        Ok(())
    }
}

impl Latium {
    /// Has a player something to do in this round, as all can see?
    #[inline]
    pub(crate) fn may_act(&self, state: &State, seat: Seat) -> bool {
        let rex = state.rex(seat);
        let able = rex.actions > 0 || self.has_free_auxilium(state, seat) && !rex.stock.is_empty();
        !rex.is_out() && !state.done.passed.contains(seat) && able
    }

    /// 14: a finished ara gives the use of an auxilium before any action of the season.
    #[inline]
    pub(crate) fn has_free_auxilium(&self, state: &State, seat: Seat) -> bool {
        let done = &state.done;
        state.rex(seat).has_ara() && !done.ara.contains(seat) && !done.acted.contains(seat)
    }

    fn check_turn(&self, state: &State, seat: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Done => return Ok(()),
            Action::Give(kind, to) => return self.check_gift(state, seat, kind, to),
            Action::Auxilium(kind, _) => return self.check_auxilium(state, seat, kind),
            _ => {}
        }
        if state.rex(seat).actions == 0 {
            return Err(Why::NoActions);
        }
        match action {
            Action::Benefit(card) => self.check_benefit(state, seat, card),
            Action::Hut(village) => self.check_hut(state, seat, village),
            Action::Ara => self.check_ara(state, seat),
            Action::Oppidum(village) => self.check_oppidum(state, seat, village),
            Action::Request(village) => self.check_request(state, seat, village),
            Action::EndPact(with) => self.check_end_pact(state, seat, with),
            Action::March(square) => self.check_march(state, seat, square),
            Action::Attack(village) => self.check_attack(state, seat, village),
            Action::Quell(village) => self.check_quell(state, seat, village),
            _ => Err(Why::SomethingElse("9")),
        }
    }

    pub(crate) fn list_turn(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.list_auxilia(state, seat, actions);
        self.list_gifts(state, seat, actions);
        if state.rex(seat).actions > 0 {
            self.list_benefits(state, seat, actions);
            self.list_works(state, seat, actions);
            self.list_requests(state, seat, actions);
            actions.extend(state.rex(seat).pacts.iter().map(Action::EndPact));
            self.list_marches(state, seat, actions);
            self.list_attacks(state, seat, actions);
            self.list_quelling(state, seat, actions);
        }
        actions.push(Action::Done);
    }

    pub(crate) fn list_rush(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if state.effect.left > 0 {
            self.list_marches(state, seat, actions);
        }
        self.list_attacks(state, seat, actions);
        actions.push(Action::Done);
    }
}
