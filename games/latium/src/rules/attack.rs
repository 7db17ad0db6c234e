//! Sections 17 and 19: attacks on villages, surrender and siege.

use ludi_engine::{Listener, Rng, Seat};

use crate::Latium;
use crate::rules::acies::{ATTACKER, Phase};
use crate::rules::action::{Action, list_villages};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::interception::FIGHTS;
use crate::rules::state::{Ask, Bond, Season, State};
use crate::rules::village::{Size, Village, pawns, villages};
use crate::rules::why::Why;

impl<R: Rng, L: Listener<Latium>> Play<'_, R, L> {
    /// Does an attack lead to a battle? The order of the tests is that of ruling 83.
    pub(crate) fn test_attack(&mut self) {
        let Some(village) = self.state.battle.village() else { return };
        let seat = self.state.battle.attacker;
        let centuriae = self.state.left(ATTACKER);
        self.tell(Event::Attacked { seat, village, centuriae });
        match self.state.bond(village) {
            Some((_, Bond::Subject)) => self.submit(seat, village),
            Some((owner, _)) => {
                self.state.battle.defender = Some(owner);
                self.ask(owner, Ask::Yield);
            }
            None => self.test_independent(seat, village, centuriae),
        }
    }

    fn test_independent(&mut self, seat: Seat, village: Village, centuriae: u8) {
        let of = self.state.village(village);
        let besieged = self.state.rex(seat).sieges & village.bit() as u32 != 0;
        let declined = of.declined.contains(seat);
        if of.beaten.contains(seat) || 2 * self.game.strength(self.state, village) <= centuriae {
            self.submit(seat, village);
        } else if besieged {
            self.state.battle.phase = Phase::Rally;
        } else {
            let mut fights = false;
            if !declined {
                let die = self.throw(4);
                fights = die >= FIGHTS;
                self.tell(Event::VillageThrown { village, die, fights });
            }
            match (fights, village.size()) {
                (true, _) => self.state.battle.phase = Phase::Rally,
                (false, Size::Small) => self.submit(seat, village),
                (false, _) => self.besiege(seat, village),
            }
        }
    }

    fn besiege(&mut self, seat: Seat, village: Village) {
        self.state.battle.phase = Phase::Off;
        self.state.rex_mut(seat).sieges |= village.bit() as u32;
        self.tell(Event::Besieged { village, by: seat });
        self.beat("siege");
    }

    /// A village gives up without a battle.
    fn submit(&mut self, seat: Seat, village: Village) {
        self.state.battle.phase = Phase::Off;
        self.tell(Event::Submitted { village, to: seat });
        self.subdue(seat, village);
    }

    /// The player who is attacked fights, or gives the village up.
    pub(crate) fn answer_attack(&mut self, fights: bool) {
        self.answered();
        let (seat, village) = (self.state.battle.attacker, self.state.battle.village());
        match village {
            Some(village) if !fights => self.submit(seat, village),
            _ => self.state.battle.phase = Phase::Rally,
        }
    }
}

impl Latium {
    pub(crate) fn check_attack(
        &self,
        state: &State,
        seat: Seat,
        village: Village,
    ) -> Result<(), Why> {
        if state.season == Season::Hiems {
            return Err(Why::NoWarInWinter);
        }
        if state.destroyed & village.bit() as u32 != 0 {
            return Err(Why::Gone);
        }
        match state.owner(village) {
            Some(owner) if owner == seat => return Err(Why::YoursAlready),
            Some(owner) if state.at_peace(seat, owner) => return Err(Why::AtPeace),
            _ => {}
        }
        let square = self.components.square(village);
        let ready = self.ready_in(state, seat, square);
        if ready == 0 {
            return Err(Why::NoLegionThere);
        }
        if state.done.subdued.contains(seat) && !self.helpless(state, seat, village, ready) {
            return Err(Why::OneSubmission);
        }
        Ok(())
    }

    /// 16: has every village there that is not the attacker's at most half of the
    /// contingent's centuriae? Then all may be taken in one season.
    fn helpless(&self, state: &State, seat: Seat, village: Village, ready: u32) -> bool {
        let attack = match self.version.second_submission_needs_the_contingent() {
            true => self.contingent(state, ready),
            false => ready,
        };
        let centuriae: u8 = pawns(attack.into()).map(|pawn| state.centuriae(pawn)).sum();
        let here = self.components.villages_on(self.components.square(village)) as u32;
        let others = here & !state.rex(seat).all() & !state.destroyed;
        villages(others.into()).all(|other| 2 * self.strength(state, other) <= centuriae)
    }

    /// The villages that a player may attack, as bits.
    pub(crate) fn attackable(&self, state: &State, seat: Seat) -> u32 {
        if state.season == Season::Hiems {
            return 0;
        }
        let rex = state.rex(seat);
        let near = self
            .ready(state, seat)
            .fold(0, |set, pawn| set | self.components.villages_on(state.pawn(pawn).square) as u32);
        let mut set = near & !rex.all() & !state.destroyed;
        for other in rex.pacts.iter().chain(rex.truce.iter()) {
            set &= !state.rex(other).all();
        }
        if state.done.subdued.contains(seat) {
            set = villages(set.into())
                .filter(|&village| self.check_attack(state, seat, village).is_ok())
                .fold(0, |set, village| set | village.bit() as u32);
        }
        set
    }

    pub(crate) fn list_attacks(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        list_villages(self.attackable(state, seat), actions, Action::Attack);
    }
}
