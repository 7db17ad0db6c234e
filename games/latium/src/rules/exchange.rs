//! Section 20: exchanges of blows.

use ludi_engine::{Listener, Rng};

use crate::Latium;
use crate::rules::acies::{ATTACKER, Army, DEFENDER, Phase, WIDTH};
use crate::rules::action::Action;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Ask, NONE, State};
use crate::rules::why::Why;

impl<R: Rng, L: Listener<Latium>> Play<'_, R, L> {
    /// A new exchange. Reserves may enter, attacker first.
    pub(crate) fn open_exchange(&mut self) {
        if self.state.battle.side() == ATTACKER {
            self.clear_exchange();
        }
        while self.state.battle.side() <= DEFENDER {
            let side = self.state.battle.side();
            let count = self.state.battle.armies[side].width();
            let waiting = count < WIDTH && self.state.reserve(side) != 0;
            match self.state.battle.commander(side) {
                _ if waiting && count == 0 => self.enter(side),
                Some(seat) if waiting => return self.ask(seat, Ask::Reserve),
                _ => self.state.battle.window += 1,
            }
        }
        self.state.battle.phase = Phase::Before;
        self.state.battle.window = 0;
    }

    fn clear_exchange(&mut self) {
        self.game.refill(self.state);
        self.state.battle.shot = None;
        for side in [ATTACKER, DEFENDER] {
            let lost = self.state.losses(side);
            let army = &mut self.state.battle.armies[side];
            *army = Army {
                passing: [0; WIDTH],
                opponents: [NONE; WIDTH],
                dice: [0; WIDTH],
                thrown_by: [NONE; WIDTH],
                hits: [NONE; WIDTH],
                lost,
                ..*army
            };
        }
    }

    /// The reserve enters, or waits.
    pub(crate) fn decide_reserve(&mut self, enters: bool) {
        self.answered();
        if enters {
            self.enter(self.state.battle.side());
        }
        self.state.battle.window += 1;
    }

    /// Up to three pawns of the reserve form a schiera in an empty square.
    fn enter(&mut self, side: usize) {
        let field = self.state.battle.armies[side].field;
        let Some(slot) = (0..WIDTH).find(|&slot| field[slot][0] == NONE) else { return };
        let mut reserve = self.state.reserve(side);
        for _ in 0..WIDTH {
            self.game.place_strongest(self.state, side, slot, &mut reserve);
        }
        let side = self.force(side);
        self.tell(Event::ReserveEnters { side });
    }

    /// Before the dice each side may surrender or play a token.
    pub(crate) fn ask_before(&mut self) {
        let battle = &mut self.state.battle;
        while battle.side() <= DEFENDER && battle.shot.is_none() {
            match battle.commander(battle.side()) {
                Some(seat) => return self.ask(seat, Ask::Before),
                None => battle.window += 1,
            }
        }
        battle.phase = if battle.shot.is_some() { Phase::Throw } else { Phase::Pair };
        battle.window = 0;
    }

    /// Without a token the next is asked.
    pub(crate) fn no_token(&mut self) {
        self.answered();
        self.state.battle.window += 1;
    }

    pub(crate) fn surrender_battle(&mut self) {
        self.answered();
        let side = self.state.battle.side();
        let event = Event::Yielded { side: self.force(side) };
        self.tell(event);
        self.end_battle(Some(1 - side));
    }

    /// Equal numbers meet from left to right; otherwise the side with fewer schiere
    /// chooses whom each of its own engages.
    pub(crate) fn pair(&mut self) {
        let [few, many] = self.state.by_number();
        let armies = &self.state.battle.armies;
        if armies[few].width() == armies[many].width() {
            let pairs = armies[few].slots().zip(armies[many].slots());
            for (one, other) in pairs {
                self.engage(few, one, other);
            }
            self.state.battle.phase = Phase::Throw;
        } else if self.state.unpaired(few).is_some() {
            let battle = &self.state.battle;
            let seat = battle.commander(few).unwrap_or(battle.leader);
            self.ask(seat, Ask::Engage);
        } else {
            self.state.battle.phase = Phase::Charge;
        }
    }

    fn engage(&mut self, side: usize, own: usize, other: usize) {
        self.state.battle.armies[side].opponents[own] = other as u8;
        self.state.battle.armies[1 - side].opponents[other] = own as u8;
    }

    pub(crate) fn choose_opponent(&mut self, slot: u8) -> Result<(), Why> {
        let [few, many] = self.state.by_number();
        if !self.game.may_engage(self.state, many, slot) {
            return Err(Why::NoSchiera);
        }
        self.answered();
        if let Some(own) = self.state.unpaired(few) {
            self.engage(few, own, slot.into());
        }
        Ok(())
    }

    /// Schiere without opponent attack one that their player chooses.
    pub(crate) fn charge(&mut self) {
        let [few, many] = self.state.by_number();
        let Some(own) = self.state.unpaired(many) else {
            self.state.battle.phase = Phase::Throw;
            return;
        };
        let mut targets = self.state.battle.armies[few].slots();
        match (targets.next(), targets.next(), self.state.battle.commander(many)) {
            (Some(_), Some(_), Some(seat)) => self.ask(seat, Ask::Charge),
            (Some(only), ..) => self.state.battle.armies[many].opponents[own] = only as u8,
            (None, ..) => self.state.battle.phase = Phase::Throw,
        }
    }

    pub(crate) fn choose_charge(&mut self, slot: u8) -> Result<(), Why> {
        let [few, many] = self.state.by_number();
        if !self.state.battle.armies[few].slots().any(|other| other == usize::from(slot)) {
            return Err(Why::NoSchiera);
        }
        self.answered();
        if let Some(own) = self.state.unpaired(many) {
            self.state.battle.armies[many].opponents[own] = slot;
        }
        Ok(())
    }

    /// Every schiera that is attacked throws a die.
    pub(crate) fn throw_dice(&mut self) {
        if let Some(side) = self.state.battle.shot.map(usize::from) {
            for army in &mut self.state.battle.armies {
                army.attacks = army.attacks.saturating_sub(1);
            }
            self.throw_one(side, self.state.battle.target.into(), 0);
        } else {
            let mut used = [0; 2];
            for side in [ATTACKER, DEFENDER] {
                let enemy = self.state.battle.armies[1 - side];
                let attacking = enemy.slots().take(enemy.attacks.into());
                for (at, slot) in attacking.enumerate() {
                    used[1 - side] += 1;
                    self.throw_one(side, enemy.opponents[slot].into(), at);
                }
            }
            for side in [ATTACKER, DEFENDER] {
                self.state.battle.armies[side].attacks -= used[side];
            }
        }
        self.state.battle.phase = Phase::Reroll;
        self.state.battle.window = 0;
        self.beat("exchange");
    }

    fn throw_one(&mut self, side: usize, slot: usize, at: usize) {
        let die = self.throw(6);
        let threshold = self.state.threshold(side, slot);
        let army = &mut self.state.battle.armies[side];
        army.dice[at] = die;
        army.thrown_by[at] = slot as u8;
        let force = self.force(side);
        self.tell(Event::Thrown { side: force, schiera: slot as u8 + 1, die, threshold });
    }

    /// A die above the threshold costs the first line a centuria.
    pub(crate) fn deal_damage(&mut self) {
        // All fall at the same time: no loss changes a threshold.
        let hits = [ATTACKER, DEFENDER].map(|side| {
            let army = &self.state.battle.armies[side];
            let is_hit = |at: usize| {
                let slot = usize::from(army.thrown_by[at]);
                army.dice[at] != 0 && army.dice[at] > self.state.threshold(side, slot)
            };
            std::array::from_fn::<bool, WIDTH, _>(is_hit)
        });
        for side in [ATTACKER, DEFENDER] {
            for at in (0..WIDTH).filter(|&at| hits[side][at]) {
                let army = &self.state.battle.armies[side];
                if let Some(pawn) = army.front(army.thrown_by[at].into()) {
                    self.state.battle.armies[side].hits[at] = pawn.index() as u8;
                    self.state.battle.damage[pawn.index()] += 1;
                    let event = Event::Hit { side: self.force(side), village: pawn.village() };
                    self.tell(event);
                    if self.state.fighting(pawn) == 0 {
                        self.state.battle.armies[side].take_off(pawn);
                    }
                }
            }
        }
        self.state.battle.phase = Phase::After;
        self.state.battle.window = 0;
    }

    /// After each exchange: annihilation, rout, or no attacks left.
    pub(crate) fn check_end(&mut self) {
        self.beat("exchange");
        let left = [self.state.left(ATTACKER), self.state.left(DEFENDER)];
        let lost = [self.state.losses(ATTACKER), self.state.losses(DEFENDER)];
        let in_rout = |side: usize| {
            lost[side] > self.state.battle.armies[side].lost && 2 * left[side] <= left[1 - side]
        };
        let by_count = match lost[ATTACKER].cmp(&lost[DEFENDER]) {
            std::cmp::Ordering::Less => Some(ATTACKER),
            std::cmp::Ordering::Greater => Some(DEFENDER),
            std::cmp::Ordering::Equal => None,
        };
        let spent = self.state.battle.armies.iter().all(|army| army.attacks == 0);
        let routed = [ATTACKER, DEFENDER].into_iter().find(|&side| in_rout(side));
        match left {
            [0, 0] => self.end_battle(by_count),
            [0, _] => self.end_battle(Some(DEFENDER)),
            [_, 0] => self.end_battle(Some(ATTACKER)),
            _ if routed.is_some() => {
                let side = routed.unwrap_or(ATTACKER);
                let event = Event::Routed { side: self.force(side) };
                self.tell(event);
                self.end_battle(Some(1 - side));
            }
            _ if spent => self.end_battle(by_count),
            _ => {
                self.state.battle.phase = Phase::Open;
                self.state.battle.window = 0;
            }
        }
    }
}

impl State {
    /// The sides, that with fewer schiere first.
    pub(crate) fn by_number(&self) -> [usize; 2] {
        let count = |side: usize| self.battle.armies[side].width();
        if count(DEFENDER) < count(ATTACKER) { [DEFENDER, ATTACKER] } else { [ATTACKER, DEFENDER] }
    }

    /// The left-most schiera of a side that has no opponent yet.
    pub(crate) fn unpaired(&self, side: usize) -> Option<usize> {
        let army = &self.battle.armies[side];
        army.slots().find(|&slot| army.opponents[slot] == NONE)
    }
}

impl Latium {
    /// Is this a schiera without opponent?
    fn may_engage(&self, state: &State, side: usize, slot: u8) -> bool {
        let army = &state.battle.armies[side];
        army.slots().any(|other| other == usize::from(slot) && army.opponents[other] == NONE)
    }

    pub(crate) fn list_opponents(&self, state: &State, actions: &mut Vec<Action>) {
        let [_, many] = state.by_number();
        let open = (0..WIDTH as u8).filter(|&slot| self.may_engage(state, many, slot));
        actions.extend(open.map(Action::Schiera));
    }

    pub(crate) fn list_charges(&self, state: &State, actions: &mut Vec<Action>) {
        let [few, _] = state.by_number();
        let slots = state.battle.armies[few].slots();
        actions.extend(slots.map(|slot| Action::Schiera(slot as u8)));
    }
}
