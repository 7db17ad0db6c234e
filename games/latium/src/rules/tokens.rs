//! Section 21: auxilia in battle.
//!
//! A token is played in the window of its kind and may be answered by one token of the
//! other side. Who is asked depends only on numbers that all can see.

use ludi_engine::{Listener, Rng, Seat};

use crate::Latium;
use crate::rules::acies::{ATTACKER, DEFENDER, Phase, WIDTH};
use crate::rules::action::Action;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::gods::Kind;
use crate::rules::state::{Ask, NONE, State};
use crate::rules::village::Pawn;
use crate::rules::why::Why;

/// The tokens that can be played before the dice.
const BEFORE: [Kind; 5] =
    [Kind::Divitiae, Kind::Maiestas, Kind::Defensio, Kind::Bellum, Kind::Legatio];
/// Those that can be played after them.
const AFTER: [Kind; 4] = [Kind::Salus, Kind::Populus, Kind::Auctoritas, Kind::Concordia];
/// Those that can answer others.
const ANSWERS: [Kind; 3] = [Kind::Defensio, Kind::Celeritas, Kind::Labores];

impl<R: Rng, L: Listener<Latium>> Play<'_, R, L> {
    /// Asks each side in turn whether it throws a die again.
    pub(crate) fn ask_reroll(&mut self) {
        while self.state.battle.side() <= DEFENDER {
            let side = self.state.battle.side();
            let army = &self.state.battle.armies[side];
            let may = !army.laid.is_empty() && army.dice.iter().any(|&die| die != 0);
            match self.state.battle.commander(side) {
                Some(seat) if may => return self.ask(seat, Ask::Reroll),
                _ => self.state.battle.window += 1,
            }
        }
        self.state.battle.phase = Phase::Damage;
    }

    /// Asks each side in turn for a token after the dice.
    pub(crate) fn ask_after(&mut self) {
        while self.state.battle.side() <= DEFENDER {
            let side = self.state.battle.side();
            let is_use = |kind, target| self.game.is_use(self.state, side, kind, target);
            let may = !self.state.battle.armies[side].laid.is_empty()
                && AFTER.iter().any(|&kind| (0..WIDTH as u8).any(|at| is_use(kind, at)));
            match self.state.battle.commander(side) {
                Some(seat) if may => return self.ask(seat, Ask::After),
                _ => self.state.battle.window += 1,
            }
        }
        self.state.battle.phase = Phase::Check;
    }

    /// A token is played; the other side may answer if it has any.
    pub(crate) fn play_token(&mut self, seat: Seat, kind: Kind, target: u8) -> Result<(), Why> {
        self.game.check_play(self.state, kind, target)?;
        self.answered();
        let side = self.state.battle.side();
        self.spend_laid(seat, side, kind);
        let event = Event::TokenPlayed { side: self.force(side), kind };
        self.tell(event);
        self.beat("token");
        let battle = &mut self.state.battle;
        (battle.token, battle.by, battle.target) = (Some(kind), side as u8, target);
        match battle.commander(1 - side) {
            Some(other) if !battle.armies[1 - side].laid.is_empty() => {
                self.ask(other, Ask::Answer);
            }
            _ => self.token_stands(),
        }
        Ok(())
    }

    fn spend_laid(&mut self, seat: Seat, side: usize, kind: Kind) {
        self.state.battle.armies[side].laid.remove(kind);
        self.state.rex_mut(seat).known.remove(kind);
        self.state.spent.add(kind);
    }

    /// Nobody answers: the token takes effect.
    pub(crate) fn token_stands(&mut self) {
        self.answered();
        let (by, target) = (self.state.battle.by.into(), self.state.battle.target);
        if let Some(kind) = self.state.battle.token.take() {
            self.end_window();
            self.take_effect(by, kind, target);
        }
    }

    /// The window of a token is over: the next side's comes.
    fn end_window(&mut self) {
        self.state.battle.window = self.state.battle.by + 1;
    }

    /// A token answers the one just played.
    pub(crate) fn answer_token(&mut self, seat: Seat, kind: Kind, target: u8) -> Result<(), Why> {
        self.game.check_answer(self.state, seat, kind, target)?;
        self.answered();
        let by = usize::from(self.state.battle.by);
        let side = 1 - by;
        let played = self.state.battle.token.take().unwrap_or(kind);
        let first_target = self.state.battle.target;
        self.spend_laid(seat, side, kind);
        let event = Event::Answered { side: self.force(side), kind, to: played };
        self.tell(event);
        self.beat("token");
        self.end_window();
        match kind {
            Kind::Celeritas if self.game.is_use(self.state, side, played, target) => {
                self.take_effect(side, played, target);
            }
            Kind::Celeritas => self.tell(Event::TokenLost { kind: played }),
            Kind::Labores => {
                // A shot that is diverted uses an attack of each side and ends the exchange.
                for army in &mut self.state.battle.armies {
                    army.attacks = army.attacks.saturating_sub(1);
                }
                self.state.battle.phase = Phase::Check;
            }
            _ => {
                self.take_effect(by, played, first_target);
                self.take_effect(side, kind, target);
            }
        }
        Ok(())
    }

    fn take_effect(&mut self, side: usize, kind: Kind, target: u8) {
        let (enemy, slot) = (1 - side, usize::from(target));
        match kind {
            Kind::Divitiae => self.state.battle.armies[enemy].passing[slot] -= 1,
            Kind::Bellum => {
                for passing in &mut self.state.battle.armies[enemy].passing {
                    *passing -= 1;
                }
            }
            Kind::Defensio => self.state.battle.armies[side].passing[slot] += 1,
            Kind::Maiestas => {
                self.state.battle.shot = Some(enemy as u8);
                self.state.battle.target = target;
            }
            Kind::Legatio => {
                if let Some(seat) = self.state.battle.commander(side) {
                    self.state.battle.by = side as u8;
                    self.ask(seat, Ask::Bring);
                }
            }
            Kind::Religio => self.throw_again(side, slot),
            Kind::Populus => self.heal(side, slot),
            Kind::Salus => {
                let hit = std::mem::replace(&mut self.state.battle.armies[enemy].hits[slot], NONE);
                self.state.battle.damage[usize::from(hit)] += 16;
                let village = Pawn::from_index(hit).village();
                let event = Event::Slain { side: self.force(enemy), village };
                self.tell(event);
            }
            Kind::Auctoritas => self.flee(enemy, slot),
            Kind::Concordia => {
                let army = &mut self.state.battle.armies[side];
                let lines = usize::from(army.lines(slot));
                army.field[slot][..lines].rotate_left(1);
                let village = Pawn::from_index(army.field[slot][lines - 1]).village();
                let event = Event::Relieved { side: self.force(side), village };
                self.tell(event);
            }
            Kind::Celeritas | Kind::Labores => {}
        }
    }

    fn throw_again(&mut self, side: usize, at: usize) {
        let die = self.throw(6);
        let slot = usize::from(self.state.battle.armies[side].thrown_by[at]);
        self.state.battle.armies[side].dice[at] = die;
        let (threshold, schiera) = (self.state.threshold(side, slot), slot as u8 + 1);
        let event = Event::Rerolled { side: self.force(side), schiera, die, threshold };
        self.tell(event);
    }

    /// A centuria just hit is back; a line that it was the last of returns to the front.
    fn heal(&mut self, side: usize, at: usize) {
        let army = &mut self.state.battle.armies[side];
        let pawn = Pawn::from_index(std::mem::replace(&mut army.hits[at], NONE));
        let slot = usize::from(army.thrown_by[at]);
        self.state.battle.damage[pawn.index()] -= 1;
        let army = &mut self.state.battle.armies[side];
        if army.fielded() & pawn.bit() == 0 {
            army.field[slot].rotate_right(1);
            army.field[slot][0] = pawn.index() as u8;
        }
        let event = Event::Healed { side: self.force(side), village: pawn.village() };
        self.tell(event);
    }

    /// A line that was hit flees; its centuriae count as lost, and will come back.
    fn flee(&mut self, side: usize, at: usize) {
        let pawn = Pawn::from_index(self.state.battle.armies[side].hits[at]);
        let centuriae = self.state.fighting(pawn);
        self.state.battle.fled |= pawn.bit();
        let army = &mut self.state.battle.armies[side];
        army.take_off(pawn);
        for hit in &mut army.hits {
            if *hit == pawn.index() as u8 {
                *hit = NONE;
            }
        }
        let event = Event::Fled { side: self.force(side), village: pawn.village(), centuriae };
        self.tell(event);
    }

    /// A token comes from the stock, for a Legatio.
    pub(crate) fn bring(&mut self, seat: Seat, kind: Kind) -> Result<(), Why> {
        if !self.state.rex(seat).stock.has(kind) {
            return Err(Why::NoSuchAuxilium);
        }
        self.answered();
        let side = self.state.battle.side_of(seat);
        self.state.rex_mut(seat).stock.remove(kind);
        self.state.battle.armies[side].laid.add(kind);
        let event = Event::Brought { side: self.force(side) };
        self.tell(event);
        Ok(())
    }
}

impl Latium {
    /// Would a token do something for a side, aimed like this?
    pub(crate) fn is_use(&self, state: &State, side: usize, kind: Kind, target: u8) -> bool {
        let battle = &state.battle;
        let (own, enemy) = (&battle.armies[side], &battle.armies[1 - side]);
        let slot = usize::from(target);
        if slot >= WIDTH {
            return false;
        }
        let hit = |pawn: u8| pawn != NONE;
        match kind {
            Kind::Divitiae | Kind::Maiestas => enemy.front(slot).is_some(),
            Kind::Defensio => own.front(slot).is_some(),
            Kind::Bellum => slot == 0,
            Kind::Legatio => {
                let commander = battle.commander(side);
                slot == 0 && commander.is_some_and(|seat| !state.rex(seat).stock.is_empty())
            }
            Kind::Religio => own.dice[slot] != 0,
            Kind::Populus => hit(own.hits[slot]),
            Kind::Salus => hit(enemy.hits[slot]),
            Kind::Auctoritas => {
                hit(enemy.hits[slot]) && state.fighting(Pawn::from_index(enemy.hits[slot])) > 0
            }
            Kind::Concordia => {
                let hurt = own.front(slot).is_some_and(|pawn| battle.damage(pawn) >= 2);
                hurt && own.lines(slot) > 1
            }
            Kind::Celeritas | Kind::Labores => false,
        }
    }

    fn check_play(&self, state: &State, kind: Kind, target: u8) -> Result<(), Why> {
        let side = state.battle.side();
        let army = &state.battle.armies[side];
        if !army.has(kind) {
            return Err(Why::NotLaid);
        }
        let window = match state.ask {
            Ask::Before => BEFORE.contains(&kind),
            Ask::Reroll => kind == Kind::Religio,
            _ => AFTER.contains(&kind),
        };
        if !window {
            return Err(Why::WrongMoment);
        }
        if kind == Kind::Maiestas && army.attacks == 0 {
            return Err(Why::NoAttacks);
        }
        if self.is_use(state, side, kind, target) { Ok(()) } else { Err(Why::NoUse) }
    }

    fn check_answer(&self, state: &State, seat: Seat, kind: Kind, target: u8) -> Result<(), Why> {
        let side = state.battle.side_of(seat);
        if !state.battle.armies[side].has(kind) {
            return Err(Why::NotLaid);
        }
        let played = state.battle.token.unwrap_or(kind);
        let useful = |kind| self.is_use(state, side, kind, target);
        let fits = match (kind, played) {
            // What its new owner cannot use is lost; then it is aimed at nothing.
            (Kind::Celeritas, _) => {
                let any = (0..WIDTH as u8).any(|at| self.is_use(state, side, played, at));
                if any { useful(played) } else { target == 0 }
            }
            (Kind::Labores, Kind::Maiestas) => target == 0,
            (Kind::Defensio, Kind::Bellum | Kind::Divitiae) => useful(Kind::Defensio),
            _ => return Err(Why::NoAnswer),
        };
        if fits { Ok(()) } else { Err(Why::NoUse) }
    }

    pub(crate) fn list_plays(&self, state: &State, kinds: &[Kind], actions: &mut Vec<Action>) {
        if state.battle.armies[state.battle.side()].laid.is_empty() {
            return;
        }
        for &kind in kinds {
            let targets = (0..WIDTH as u8).filter(|&at| self.check_play(state, kind, at).is_ok());
            actions.extend(targets.map(|at| Action::Play(kind, at)));
        }
    }

    pub(crate) fn list_before(&self, state: &State, actions: &mut Vec<Action>) {
        self.list_plays(state, &BEFORE, actions);
        actions.extend_from_slice(&[Action::Surrender, Action::Done]);
    }

    pub(crate) fn list_reroll(&self, state: &State, actions: &mut Vec<Action>) {
        self.list_plays(state, &[Kind::Religio], actions);
        actions.push(Action::Done);
    }

    pub(crate) fn list_after(&self, state: &State, actions: &mut Vec<Action>) {
        self.list_plays(state, &AFTER, actions);
        actions.push(Action::Done);
    }

    pub(crate) fn list_answers(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        for kind in ANSWERS {
            let fits = |at: &u8| self.check_answer(state, seat, kind, *at).is_ok();
            actions.extend((0..WIDTH as u8).filter(fits).map(|at| Action::Play(kind, at)));
        }
        actions.push(Action::Done);
    }

    /// The side of a battle whose commander this is, if it fights.
    pub(crate) fn commands(&self, state: &State, seat: Seat) -> Option<usize> {
        let sides = [ATTACKER, DEFENDER];
        sides.into_iter().find(|&side| state.battle.commander(side) == Some(seat))
    }
}
