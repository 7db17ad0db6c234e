//! Section 19: who fights on which side.

use ludi_engine::{Listener, Rng, Seat};

use crate::Latium;
use crate::rules::acies::{ATTACKER, Army, Battle, DEFENDER, Phase};
use crate::rules::event::{Event, Force};
use crate::rules::flow::Play;
use crate::rules::state::{Ask, NONE, State};
use crate::rules::village::{Square, Village, pawns, villages};

impl<R: Rng, L: Listener<Latium>> Play<'_, R, L> {
    /// An attack on a village: those who came do it, or else the legions at home there.
    pub(crate) fn begin_attack(&mut self, seat: Seat, village: Village) {
        let square = self.game.components.square(village);
        let ready = self.game.ready_in(self.state, seat, square);
        let contingent = self.game.contingent(self.state, ready);
        self.open_battle(seat, square, contingent.into());
        self.state.battle.attack = true;
        self.state.battle.village = village.index() as u8;
    }

    /// The contingent on its way meets a player or an independent village.
    pub(crate) fn meet(&mut self, defender: Option<Seat>, village: Option<Village>) {
        let march = self.state.march;
        self.open_battle(march.seat, march.square, march.pawns.into());
        self.state.battle.defender = defender;
        self.state.battle.village = village.map_or(NONE, |village| village.index() as u8);
        self.beat("interception");
    }

    fn open_battle(&mut self, attacker: Seat, square: Square, contingent: u64) {
        self.state.battle = Battle { phase: Phase::Reinforce, attacker, square, ..Battle::NONE };
        self.state.battle.armies[ATTACKER].pawns = contingent;
    }

    /// The attacker's own villages there may join, all or none.
    pub(crate) fn ask_reinforcement(&mut self) {
        if self.game.reinforcement(self.state) == 0 {
            self.end_reinforcement();
        } else {
            self.ask(self.state.battle.attacker, Ask::Reinforce);
        }
    }

    pub(crate) fn reinforce(&mut self, all: bool) {
        self.answered();
        if all {
            self.state.battle.armies[ATTACKER].pawns |= self.game.reinforcement(self.state);
        }
        self.end_reinforcement();
    }

    fn end_reinforcement(&mut self) {
        let attack = self.state.battle.attack;
        self.state.battle.phase = if attack { Phase::Test } else { Phase::Rally };
    }

    /// The defender names those who fight: all in the square, or one village.
    pub(crate) fn ask_rally(&mut self) {
        let [one, all] = self.game.defenders(self.state);
        match self.state.battle.defender {
            Some(seat) if one != all => self.ask(seat, Ask::Rally),
            _ => self.rally(true),
        }
    }

    pub(crate) fn rally(&mut self, everybody: bool) {
        self.answered();
        let [one, all] = self.game.defenders(self.state);
        self.state.battle.armies[DEFENDER].pawns = if everybody { all } else { one };
        self.state.battle.phase = Phase::Join;
    }

    /// Partners of a pact with contingents in the square are asked one after the other.
    pub(crate) fn ask_partners(&mut self) {
        let next = self.state.in_rota().find(|&seat| {
            !self.state.battle.asked.contains(seat) && self.game.joins(self.state, seat).is_some()
        });
        match next {
            Some(seat) => self.ask(seat, Ask::Join),
            None => self.end_muster(),
        }
    }

    pub(crate) fn join(&mut self, seat: Seat, joins: bool) {
        self.answered();
        self.state.battle.asked.insert(seat);
        let Some((side, set)) = self.game.joins(self.state, seat).filter(|_| joins) else { return };
        self.state.battle.armies[side].pawns |= set;
        let side = self.force(side);
        self.tell(Event::Joined { seat, side });
    }

    /// All are named: what helps or hinders them is counted, then both draw up.
    fn end_muster(&mut self) {
        self.state.battle.phase = Phase::Deploy;
        self.state.battle.leader = self.game.leader(self.state);
        for side in [ATTACKER, DEFENDER] {
            let bonus = self.take_bonus(side);
            self.state.battle.armies[side] =
                Army { bonus, pawns: self.state.battle.armies[side].pawns, ..Army::NONE };
        }
        let square = self.state.battle.square;
        let event = Event::BattleBegins {
            attacker: self.force(ATTACKER),
            defender: self.force(DEFENDER),
            square,
            attack: self.state.left(ATTACKER),
            defence: self.state.left(DEFENDER),
        };
        self.tell(event);
        self.beat("battle");
    }

    /// Bellum, and for the defenders of a village oppidum and Defensio.
    fn take_bonus(&mut self, side: usize) -> i8 {
        let (commander, village) = (self.state.battle.commander(side), self.state.battle.village());
        let mut bonus = 0;
        if let Some(seat) = commander {
            let rex = self.state.rex_mut(seat);
            bonus -= std::mem::take(&mut rex.hindered) as i8;
            if rex.bellum > 0 {
                rex.bellum -= 1;
                bonus += 1;
            }
        }
        let Some(village) = village.filter(|_| side == DEFENDER) else { return bonus };
        if commander.is_none() {
            bonus -= self.state.done.hindrance(village);
            self.state.done.end_hindrance(village);
        }
        if self.state.battle.attack {
            bonus += self.state.village(village).place;
            bonus += i8::from(self.state.has_oppidum(village));
        }
        bonus
    }

    /// A side of the battle by name.
    pub(crate) fn force(&self, side: usize) -> Force {
        self.game.force(self.state, side)
    }
}

impl Latium {
    /// A side of the battle by name.
    pub(crate) fn force(&self, state: &State, side: usize) -> Force {
        match (state.battle.commander(side), state.battle.village()) {
            (Some(seat), _) => Force::Player(seat),
            (None, Some(village)) => Force::Village(village),
            (None, None) => Force::Player(state.battle.attacker),
        }
    }

    /// Who attacks of those in a square: those who came, or else those at home there.
    pub(crate) fn contingent(&self, state: &State, ready: u32) -> u32 {
        let visiting = pawns(ready.into()).filter(|&pawn| !self.is_home(state, pawn));
        match visiting.fold(0, |set, pawn| set | pawn.bit() as u32) {
            0 => ready,
            visiting => visiting,
        }
    }

    /// The pawns of the attacker's villages in the square that do not fight yet.
    pub(crate) fn reinforcement(&self, state: &State) -> u64 {
        let battle = &state.battle;
        let here = self.components.villages_on(battle.square) as u32;
        let own = villages((state.rex(battle.attacker).marching() & here).into());
        own.flat_map(|village| self.locals(state, village))
            .filter(|&pawn| !state.is_beaten(pawn))
            .fold(0, |set, pawn| set | pawn.bit())
            & !battle.armies[ATTACKER].pawns
    }

    /// The pawns of a village that are there.
    fn local_set(&self, state: &State, village: Village) -> u64 {
        self.locals(state, village).fold(0, |set, pawn| set | pawn.bit())
    }

    /// Who may defend: one village, and all in the square.
    fn defenders(&self, state: &State) -> [u64; 2] {
        let battle = &state.battle;
        let Some(seat) = battle.defender else {
            let set = battle.village().map_or(0, |village| self.local_set(state, village));
            return [set; 2];
        };
        let here = self.components.villages_on(battle.square) as u32;
        let own = || villages((state.rex(seat).all() & here).into());
        let strongest = own()
            .max_by_key(|&village| (self.strength(state, village), std::cmp::Reverse(village)));
        let one = battle.village().filter(|_| battle.attack).or(strongest);
        let one = one.map_or(0, |village| self.local_set(state, village));
        let all = own().fold(0, |set, village| set | self.local_set(state, village));
        [one, all | self.visitors(state, seat)]
    }

    /// The pawns of a player's contingents in the square of the battle.
    fn visitors(&self, state: &State, seat: Seat) -> u64 {
        self.ready(state, seat)
            .filter(|&pawn| state.pawn(pawn).square == state.battle.square)
            .filter(|&pawn| !self.is_home(state, pawn))
            .fold(0, |set, pawn| set | pawn.bit())
    }

    /// The side that a partner of a pact may join, and with which pawns.
    fn joins(&self, state: &State, seat: Seat) -> Option<(usize, u64)> {
        let battle = &state.battle;
        if seat == battle.attacker || Some(seat) == battle.defender {
            return None;
        }
        let pacts = state.rex(seat).pacts;
        if pacts.is_empty() {
            return None;
        }
        let set = self.visitors(state, seat);
        let with_attacker = pacts.contains(battle.attacker);
        let with_defender = battle.defender.is_some_and(|other| pacts.contains(other));
        let enemy = if with_attacker { battle.defender } else { Some(battle.attacker) };
        let truce = enemy.is_some_and(|enemy| state.rex(seat).truce.contains(enemy));
        if truce && self.version.truce_forbids_joining() {
            return None;
        }
        match (with_attacker, with_defender) {
            (true, false) if set != 0 => {
                // Nobody fights a village of his own.
                let own = battle.village().is_some_and(|v| state.owner(v) == Some(seat));
                (!own).then_some((ATTACKER, set))
            }
            (false, true) if set != 0 => Some((DEFENDER, set)),
            _ => None,
        }
    }

    /// Who leads an independent village: the next after the attacker who does not fight.
    fn leader(&self, state: &State) -> Seat {
        let attacker = state.battle.attacker;
        let order = || state.in_rota().chain(state.in_rota());
        let after = || order().skip_while(|&seat| seat != attacker).skip(1);
        let fights = |seat: Seat| {
            let own = state.rex(seat).marching();
            pawns(state.battle.armies[ATTACKER].pawns)
                .any(|pawn| own & pawn.village().bit() as u32 != 0)
        };
        let idle = after().find(|&seat| seat != attacker && !fights(seat));
        idle.or_else(|| after().find(|&seat| seat != attacker)).unwrap_or(attacker)
    }

    /// The most auxilia that a side may lay: by its largest village.
    pub(crate) fn token_limit(&self, state: &State, side: usize) -> u8 {
        let sizes = pawns(state.battle.armies[side].pawns).map(|pawn| pawn.village().size());
        sizes.max().map_or(0, |size| size.tribus())
    }
}
