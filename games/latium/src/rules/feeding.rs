//! Section 13: what the people need in each season.

use ludi_engine::{Listener, Rng, Seat};

use crate::Latium;
use crate::rules::action::{Action, list_villages};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Ask, Bond, REVOLT, Season, Stage, State};
use crate::rules::village::{Village, villages};
use crate::rules::why::Why;

impl<R: Rng, L: Listener<Latium>> Play<'_, R, L> {
    /// The next player feeds the people, without a choice if there is enough for all.
    pub(crate) fn next_feeding(&mut self) {
        while let Some(seat) = self.at_cursor() {
            let all = self.state.rex(seat).all();
            let need: u16 = villages(all.into()).map(|village| self.state.need(village)).sum();
            if need > self.state.rex(seat).dp {
                self.state.fed = 0;
                return self.go_on_feeding(seat);
            }
            self.pay(seat, need);
            for village in villages(all.into()) {
                self.state.village_mut(village).need = 0;
            }
            self.tell(Event::AllFed { seat, dp: need });
            self.state.cursor += 1;
        }
        self.state.cursor = 0;
        self.state.bought = 0;
        let winter = self.state.season == Season::Hiems;
        self.state.stage = if winter { Stage::Buy } else { Stage::Act };
    }

    /// Asks which village is fed next, as long as one can be.
    fn go_on_feeding(&mut self, seat: Seat) {
        if self.game.feedable(self.state, seat) != 0 {
            self.ask(seat, Ask::Feed);
        } else {
            self.end_feeding(seat);
        }
    }

    pub(crate) fn feed(&mut self, seat: Seat, village: Village) -> Result<(), Why> {
        self.game.check_feed(self.state, seat, village)?;
        self.answered();
        let dp = self.state.need(village);
        self.pay(seat, dp);
        self.state.fed |= village.bit() as u32;
        self.tell(Event::Fed { seat, village, dp });
        self.go_on_feeding(seat);
        Ok(())
    }

    /// Who was not fed is discontented.
    pub(crate) fn end_feeding(&mut self, seat: Seat) {
        self.answered();
        let all = self.state.rex(seat).all();
        for village in villages(all.into()) {
            self.state.village_mut(village).need = 0;
        }
        self.state.cursor += 1;
        for village in villages((all & !self.state.fed).into()) {
            if self.state.rex(seat).is_out() {
                return;
            }
            self.tell(Event::Hungry { seat, village });
            self.neglect(seat, village);
        }
    }

    /// A duty towards a village was not fulfilled: its people are discontented.
    pub(crate) fn neglect(&mut self, seat: Seat, village: Village) {
        match self.state.bond(village) {
            Some((_, Bond::Main)) => self.change_consent(seat, -1),
            Some(_) => self.anger(village),
            None => {}
        }
    }

    /// 15: a level of indignation more. The third ends an alliance, or subjects rise.
    pub(crate) fn anger(&mut self, village: Village) {
        let Some((seat, bond)) = self.state.bond(village) else { return };
        if self.state.village(village).level >= REVOLT {
            return;
        }
        let of = self.state.village_mut(village);
        of.level += 1;
        let level = of.level;
        self.tell(Event::Indignant { village, level });
        if level < REVOLT {
            return;
        }
        match bond {
            Bond::Subject => self.tell(Event::Revolt { seat, village }),
            _ => {
                self.tell(Event::AllyLeaves { seat, village });
                self.free(village);
                self.feel_loss(seat, village);
            }
        }
        self.beat("revolt");
    }
}

impl State {
    /// What a village needs in this season.
    #[inline]
    pub(crate) fn need(&self, village: Village) -> u16 {
        let of = self.village(village);
        u16::from(of.familiae) + u16::from(of.need)
    }
}

impl Latium {
    fn check_feed(&self, state: &State, seat: Seat, village: Village) -> Result<(), Why> {
        if state.rex(seat).all() & village.bit() as u32 == 0 {
            return Err(Why::NotYours("13"));
        }
        if state.fed & village.bit() as u32 != 0 {
            return Err(Why::FedAlready);
        }
        state.check_price(seat, state.need(village), "13")
    }

    /// The villages that can still be fed.
    fn feedable(&self, state: &State, seat: Seat) -> u32 {
        villages(state.rex(seat).all().into())
            .filter(|&village| self.check_feed(state, seat, village).is_ok())
            .fold(0, |set, village| set | village.bit() as u32)
    }

    pub(crate) fn list_feeding(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        list_villages(self.feedable(state, seat), actions, Action::Feed);
        actions.push(Action::Done);
    }
}
