//! Section 15: consent, villages that are won and lost, revolt, and the end of a rex.

use ludi_engine::{Listener, Rng, Seat, SeatSet};

use crate::Latium;
use crate::rules::action::Action;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::gods::Auxilia;
use crate::rules::legion::MARCH;
use crate::rules::state::{
    Ask, Bond, EXPULSION, MOST_CONSENT, MarchPhase, NONE, REVOLT, Stage, State,
};
use crate::rules::village::{Village, villages};
use crate::rules::why::Why;

impl<R: Rng, L: Listener<Latium>> Play<'_, R, L> {
    /// The people like their rex more, or less; at last they drive him out.
    pub(crate) fn change_consent(&mut self, seat: Seat, change: i8) {
        if self.state.rex(seat).is_out() || self.state.stage == Stage::Over {
            return;
        }
        let rex = self.state.rex_mut(seat);
        let before = rex.consent;
        let consent = (before + change).clamp(EXPULSION, MOST_CONSENT);
        rex.consent = consent;
        if consent != before {
            self.tell(Event::Consent { seat, change: consent - before, consent });
        }
        if consent == EXPULSION {
            if let Some(village) = self.state.main(seat) {
                self.tell(Event::Expelled { seat, village });
                self.free(village);
            }
            self.leave_game(seat);
            self.beat("expulsion");
        }
    }

    /// A player is out: all villages are free, DP are lost, auxilia are spent, cards stay
    /// unseen, pacts end.
    pub(crate) fn leave_game(&mut self, seat: Seat) {
        let before = Seat::all(self.game.seats).filter(|&other| self.state.rex(other).is_out());
        let out = 1 + before.count() as u8;
        for village in villages(self.state.rex(seat).all().into()) {
            self.free(village);
        }
        let rex = self.state.rex_mut(seat);
        let stock = std::mem::take(&mut rex.stock);
        (rex.out, rex.dp, rex.actions, rex.ara, rex.sieges) = (out, 0, 0, 0, 0);
        (rex.known, rex.pacts, rex.truce) = (Auxilia::NONE, SeatSet::EMPTY, SeatSet::EMPTY);
        self.state.spent = self.state.spent.and(stock);
        for other in &mut self.state.rex {
            other.pacts.remove(seat);
            other.truce.remove(seat);
        }
        if self.state.march.seat == seat {
            self.state.march.phase = MarchPhase::Off;
        }
        if self.state.effect.seat == seat {
            self.state.effect.on = false;
        }
        self.tell(Event::Out { seat });
        if self.state.playing(self.game.seats).count() == 1 {
            self.finish(false);
        }
    }

    /// A village is nobody's: works are gone, and its warriors are at home.
    pub(crate) fn free(&mut self, village: Village) {
        self.drop_bond(village);
        let of = self.state.village_mut(village);
        (of.oppidum, of.level, of.need) = (0, 0, 0);
        self.state.conquered &= !(village.bit() as u32);
        self.recall(village);
    }

    fn drop_bond(&mut self, village: Village) {
        let bit = village.bit() as u32;
        for rex in &mut self.state.rex {
            rex.holdings = rex.holdings.map(|set| set & !bit);
        }
    }

    /// A village is a player's from now on; works and huts stay, indignation ends.
    pub(crate) fn bind(&mut self, seat: Seat, village: Village, bond: Bond) {
        self.drop_bond(village);
        self.state.rex_mut(seat).holdings[bond as usize] |= village.bit() as u32;
        self.state.village_mut(village).level = 0;
        for rex in &mut self.state.rex {
            rex.sieges &= !(village.bit() as u32);
        }
        self.recall(village);
    }

    /// A village that a player has lost, if the people feel it.
    pub(crate) fn feel_loss(&mut self, seat: Seat, village: Village) {
        if village.is_felt() {
            self.change_consent(seat, -1);
        }
    }

    /// A village is subdued; a main village is conquered, and its player is out.
    pub(crate) fn subdue(&mut self, seat: Seat, village: Village) {
        self.state.done.subdued.insert(seat);
        match self.state.bond(village) {
            Some((from, Bond::Main)) => {
                self.bind(seat, village, Bond::Subject);
                self.state.conquered |= village.bit() as u32;
                self.tell(Event::Conquered { seat, village, from });
                self.leave_game(from);
            }
            Some((from, _)) => {
                self.bind(seat, village, Bond::Subject);
                self.tell(Event::Subdued { seat, village, from: Some(from) });
                self.feel_loss(from, village);
            }
            None => {
                self.bind(seat, village, Bond::Subject);
                self.tell(Event::Subdued { seat, village, from: None });
            }
        }
        if village.is_felt() {
            self.change_consent(seat, 1);
        }
        self.beat("conquest");
    }

    /// A legion restores order among subjects who have risen.
    pub(crate) fn quell(&mut self, seat: Seat, village: Village) {
        self.state.village_mut(village).level = 1;
        self.tell(Event::Quelled { seat, village });
    }

    /// Before the season ends: what becomes of subjects who have risen.
    pub(crate) fn settle_revolts(&mut self) {
        for seat in self.order() {
            for village in villages(self.state.rex(seat).of(Bond::Subject).into()) {
                if self.state.village(village).level >= REVOLT {
                    self.state.rebel = village.index() as u8;
                    self.ask(seat, Ask::Revolt);
                    return;
                }
            }
        }
        self.state.rebel = NONE;
        self.state.stage = Stage::End;
    }

    /// The village is destroyed, or let go.
    pub(crate) fn end_revolt(&mut self, seat: Seat, destroy: bool) {
        self.answered();
        let village = Village::from_index(self.state.rebel);
        self.free(village);
        if destroy {
            self.state.destroyed |= village.bit() as u32;
            self.tell(Event::Destroyed { seat, village });
        } else {
            self.tell(Event::Freed { seat, village });
        }
        self.beat("revolt");
        self.feel_loss(seat, village);
    }
}

impl Latium {
    /// May this player send a legion to a village in revolt?
    pub(crate) fn check_quell(
        &self,
        state: &State,
        seat: Seat,
        village: Village,
    ) -> Result<(), Why> {
        if state.rex(seat).of(Bond::Subject) & village.bit() as u32 == 0 {
            return Err(Why::NotSubject);
        }
        if state.village(village).level < REVOLT {
            return Err(Why::NoRevolt);
        }
        let to = self.components.square(village);
        let near = villages(state.rex(seat).marching().into()).any(|home| {
            let from = self.components.square(home);
            let ready = |pawn| state.is_ready(pawn) && state.pawn(pawn).square == from;
            from.distance(to) <= MARCH && home.legion().any(ready)
        });
        if near { Ok(()) } else { Err(Why::NoLegionNear) }
    }

    pub(crate) fn list_quelling(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let subjects = villages(state.rex(seat).of(Bond::Subject).into());
        let risen = subjects.filter(|&village| state.village(village).level >= REVOLT);
        let possible = risen.filter(|&village| self.check_quell(state, seat, village).is_ok());
        actions.extend(possible.map(Action::Quell));
    }
}
