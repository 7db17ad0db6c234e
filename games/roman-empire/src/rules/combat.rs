//! Section 10: rounds of dice, until the attacker is gone, breaks off, or wins.

use ludi_engine::{Listener, Rng};
use serde::Serialize;

use crate::RomanEmpire;
use crate::rules::action::{Action, Camp, Way};
use crate::rules::battle::Battle;
use crate::rules::cards::{Card, Effect, cards};
use crate::rules::components::Bonus;
use crate::rules::event::{Event, Throw, shown};
use crate::rules::flow::Play;
use crate::rules::province::{Province, provinces};
use crate::rules::side::{Faction, Side};
use crate::rules::state::{Ask, NONE, State, Task};
use crate::rules::why::Why;

/// How the two sides of a battle throw, and what is added.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Clash {
    /// The dice of the attacker.
    pub attack_dice: u8,
    /// What is added to each of them.
    pub attack_bonus: u8,
    /// The dice of the defender.
    pub defence_dice: u8,
    /// What is added to each of them.
    pub defence_bonus: u8,
    /// Who wins a tie; if both or nobody, it is thrown anew.
    pub attacker_wins_ties: bool,
    /// The same of the defender.
    pub defender_wins_ties: bool,
}

impl Clash {
    /// What each side makes of its best die, and who wins.
    pub fn result(&self, attack: &[u8], defence: &[u8]) -> (u8, u8, Throw) {
        let best = |dice: &[u8]| dice.iter().copied().max().unwrap_or(0);
        let attacker = best(attack) + self.attack_bonus;
        let defender = best(defence) + self.defence_bonus;
        let result = match attacker.cmp(&defender) {
            std::cmp::Ordering::Greater => Throw::Attacker,
            std::cmp::Ordering::Less => Throw::Defender,
            std::cmp::Ordering::Equal => match (self.attacker_wins_ties, self.defender_wins_ties) {
                (true, false) => Throw::Attacker,
                (false, true) => Throw::Defender,
                _ => Throw::Tie,
            },
        };
        (attacker, defender, result)
    }
}

impl<R: Rng, L: Listener<RomanEmpire>> Play<'_, R, L> {
    /// Before the first round of a battle the defender may play a card, if all can see
    /// that he might have one.
    pub(crate) fn open_window(&mut self) {
        self.state.task = Task::Offer;
        match self.game.may_react(self.state) {
            Some(defender) => self.ask(defender, Ask::React),
            // What follows is known: it need not go round by the flow.
            None => self.open_offer(),
        }
    }

    pub(crate) fn react(&mut self, faction: Faction, card: Card) -> Result<(), Why> {
        self.game.check_reaction(self.state, faction, card)?;
        self.answered();
        self.lay_card(faction, card);
        match self.game.components.face(card).effect {
            Effect::Subsidy { count } => {
                let to = self.state.phase.faction;
                let points = &mut self.state.points[Camp::Roman as usize][faction.index()];
                *points -= u16::from(count);
                self.gain(to, Camp::Barbarian, count.into());
                self.state.truce |= faction.bit();
                self.tell(Event::PaidOff { faction, to, points: count });
                self.call_back();
            }
            _ => self.state.ambush = self.state.battle.province,
        }
        Ok(())
    }

    pub(crate) fn do_not_react(&mut self) {
        self.answered();
        self.open_offer();
    }

    /// The attacking army goes back to hand: the attack does not take place.
    pub(crate) fn call_back(&mut self) {
        self.state.hand += self.state.battle.attackers;
        self.end_battle();
    }

    /// There is no battle any more.
    pub(crate) fn end_battle(&mut self) {
        self.state.battle = Battle::NONE;
        self.state.task = Task::None;
    }

    /// A round, unless the province is empty, or a legion meets a lone fort.
    pub(crate) fn fight_round(&mut self) {
        let Some(province) = self.state.battlefield() else { return };
        let land = &self.state.land;
        let armies = land.armies(province);
        let fort = land.fortified() & province.bit() != 0;
        if armies == 0 && (!fort || self.state.battle.attacker.is_roman()) {
            self.take_province();
            return;
        }
        self.state.fought |= province.bit();
        self.throw_round();
    }

    /// Both throw until somebody wins.
    fn throw_round(&mut self) {
        loop {
            let clash = self.game.clash(self.state);
            self.throw_attack(&clash);
            let mut defence = [0; 3];
            for die in &mut defence[..clash.defence_dice.into()] {
                *die = self.throw();
            }
            self.state.battle.defence = defence;
            match self.show_throw(&clash) {
                Throw::Tie => {}
                result => {
                    self.settle_throw(result);
                    return;
                }
            }
        }
    }

    /// The attacker throws.
    fn throw_attack(&mut self, clash: &Clash) {
        let mut attack = [0; 3];
        for die in &mut attack[..clash.attack_dice.into()] {
            *die = self.throw();
        }
        self.state.battle.attack = attack;
    }

    /// Shows the dice. Three alike kill the emperor who gave the third one.
    fn show_throw(&mut self, clash: &Clash) -> Throw {
        let (attack, defence) = (self.state.battle.attack, self.state.battle.defence);
        let (attacker, defender, result) = clash.result(&attack, &defence);
        self.tell(Event::Thrown {
            attack: shown(attack),
            defence: shown(defence),
            attacker,
            defender,
            result,
        });
        let [first, second, third] = attack;
        if clash.attack_dice == 3 && first == second && second == third {
            self.state.bonus = Bonus::default();
            self.tell(Event::EmperorKilled { faction: self.state.phase.faction });
        }
        self.beat("dice");
        result
    }

    /// Somebody has won the round. Who lost with God's favour may throw again.
    fn settle_throw(&mut self, result: Throw) {
        if result == Throw::Attacker {
            self.defender_loses();
        } else if self.state.modifiers.favor && self.game.is_regular(self.state) {
            self.ask(self.state.phase.faction, Ask::Reroll);
        } else {
            self.attacker_loses();
        }
    }

    pub(crate) fn throw_anew(&mut self) {
        self.answered();
        self.state.modifiers.favor = false;
        self.tell(Event::Rerolled { faction: self.state.phase.faction });
        let clash = self.game.clash(self.state);
        self.throw_attack(&clash);
        match self.show_throw(&clash) {
            Throw::Tie => self.throw_round(),
            result => self.settle_throw(result),
        }
    }

    pub(crate) fn let_stand(&mut self) {
        self.answered();
        self.attacker_loses();
    }

    fn attacker_loses(&mut self) {
        let Some(province) = self.state.battlefield() else { return };
        let side = self.state.battle.attacker;
        let back = self.state.reserve > 0 && self.game.is_regular(self.state);
        self.state.battle.attackers -= 1;
        if back {
            self.state.reserve -= 1;
            self.state.hand += 1;
        }
        self.tell(Event::ArmyLost { side, province, back });
        if self.state.battle.attackers > 0 {
            self.state.task = Task::Retreat;
            return;
        }
        if side.is_rebel() {
            self.tell(Event::RebelsBeaten { province });
        }
        self.end_battle();
    }

    fn defender_loses(&mut self) {
        let Some(province) = self.state.battlefield() else { return };
        if self.state.land.armies(province) > 0 {
            let side = self.state.land.holder(province).unwrap_or(Side::Provincials);
            self.state.land.remove(province);
            self.tell(Event::ArmyLost { side, province, back: false });
        } else {
            self.state.land.raze(province);
            self.tell(Event::FortBeaten { province });
        }
        let land = &self.state.land;
        let attacker = self.state.battle.attacker;
        let fort = land.fortified() & province.bit() != 0;
        let is_over = land.armies(province) == 0 && (!fort || attacker.is_roman());
        if is_over {
            self.take_province();
        } else {
            self.state.task = Task::Retreat;
            if !self.state.battle.by_card {
                self.ask(self.state.phase.faction, Ask::GoOn);
            }
        }
    }

    pub(crate) fn fight_on(&mut self) {
        self.answered();
        self.next_retreat();
    }

    /// The attacker gives up: his army goes back to its own, or is lost.
    pub(crate) fn break_off(&mut self) {
        self.answered();
        let options = self.game.withdrawals(self.state);
        match provinces(options).next() {
            Some(_) if options.count_ones() > 1 => {
                self.ask(self.state.phase.faction, Ask::Withdraw);
            }
            to => self.withdraw(to),
        }
    }

    pub(crate) fn choose_withdrawal(&mut self, to: Province) -> Result<(), Why> {
        if self.game.withdrawals(self.state) & to.bit() == 0 {
            return Err(Why::NotFriendly(ludi_engine::Rule("10")));
        }
        self.answered();
        self.withdraw(Some(to));
        Ok(())
    }

    fn withdraw(&mut self, to: Option<Province>) {
        let Some(from) = self.state.battlefield() else { return };
        let side = self.state.battle.attacker;
        if let Some(to) = to {
            self.state.land.add(to, side);
        }
        self.end_battle();
        self.tell(Event::BrokeOff { side, from, to });
    }
}

impl RomanEmpire {
    /// The defender, if all can see that he might have a card to play.
    fn may_react(&self, state: &State) -> Option<Faction> {
        let province = state.battlefield()?;
        if state.fought & province.bit() != 0 || !self.is_regular(state) {
            return None;
        }
        let defender = state.player_of(province)?;
        let ambush = self.could_play(state, defender, self.ambushes);
        let subsidy = || {
            self.could_be_paid(state, defender) && self.could_play(state, defender, self.subsidies)
        };
        (ambush || subsidy()).then_some(defender)
    }

    /// Is it an attack by the side whose phase it is, not one that a card has made?
    /// Only then bonuses and cards count.
    #[inline]
    pub(crate) fn is_regular(&self, state: &State) -> bool {
        !state.battle.by_card && state.battle.attacker == state.phase.side && state.realm == NONE
    }

    /// Can the attacker be paid to leave this defender alone: does a people attack a
    /// faction that has the points?
    fn could_be_paid(&self, state: &State, defender: Faction) -> bool {
        let Some(province) = state.battlefield() else { return false };
        let price = cards(self.subsidies & !state.played).map(|card| self.price_of(card)).min();
        matches!(state.battle.attacker, Side::People(_))
            && state.land.holder(province) == Some(Side::Faction(defender))
            && price.is_some_and(|price| self.has_points(state, defender, price))
    }

    fn price_of(&self, card: Card) -> u8 {
        match self.components.face(card).effect {
            Effect::Subsidy { count } => count,
            _ => 0,
        }
    }

    fn has_points(&self, state: &State, faction: Faction, points: u8) -> bool {
        state.points[Camp::Roman as usize][faction.index()] >= u16::from(points)
    }

    fn check_reaction(&self, state: &State, faction: Faction, card: Card) -> Result<(), Why> {
        self.check_card(state, faction, card)?;
        match self.components.face(card).effect {
            Effect::Ambush => Ok(()),
            Effect::Subsidy { count } => {
                match self.could_be_paid(state, faction) && self.has_points(state, faction, count) {
                    true => Ok(()),
                    false => Err(Why::NoEffect),
                }
            }
            _ => Err(Why::WrongMoment),
        }
    }

    pub(crate) fn list_reactions(
        &self,
        state: &State,
        faction: Faction,
        actions: &mut Vec<Action>,
    ) {
        let hand = cards(self.playable(state, faction, self.ambushes | self.subsidies));
        let playable = hand.filter(|&card| self.check_reaction(state, faction, card).is_ok());
        actions.extend(playable.map(Action::Card));
        actions.push(Action::Done);
    }

    /// How both sides of the battle throw.
    pub(crate) fn clash(&self, state: &State) -> Clash {
        let (province, way) = (Province::from_index(state.battle.province), state.battle.way);
        self.clash_at(state, province, way, self.is_regular(state))
    }

    /// How both sides would throw in a province that is attacked this way; bonuses and
    /// cards count if the attack is a regular one.
    #[inline]
    pub(crate) fn clash_at(
        &self,
        state: &State,
        province: Province,
        way: Way,
        is_regular: bool,
    ) -> Clash {
        let bit = province.bit();
        let modifiers = if is_regular { state.modifiers } else { Default::default() };
        let bonus = if is_regular { state.bonus } else { Bonus::default() };
        let harder = match way {
            Way::Clear => false,
            Way::Difficult => !modifiers.scouts,
            Way::Strait => true,
            Way::Sea => !modifiers.fleet,
        };
        let landing = way == Way::Sea && !modifiers.fleet;
        let has_no_port = match state.land.holder(province) {
            Some(Side::People(_) | Side::Provincials | Side::RebelArmies(_)) => true,
            Some(Side::Realm(realm)) => !self.components.realm(realm).is_kingdom(),
            _ => false,
        };
        let fort = state.land.fortified() & bit != 0 && !modifiers.engines;
        let fortress = state.land.fortresses & bit != 0 && !modifiers.engines;
        Clash {
            attack_dice: 2 + u8::from(bonus.die),
            attack_bonus: bonus.attack + u8::from(modifiers.general),
            defence_dice: 1
                + u8::from(harder)
                + u8::from(usize::from(state.ambush) == province.index()),
            defence_bonus: u8::from(fort) + u8::from(landing && has_no_port),
            attacker_wins_ties: bonus.ties || modifiers.discipline,
            defender_wins_ties: fortress,
        }
    }

    /// Where an army that breaks off may go: next to the battle, or to any coast if it
    /// came by sea, to units of its side, with room.
    pub(crate) fn withdrawals(&self, state: &State) -> u64 {
        let battle = &state.battle;
        let near = match battle.way {
            Way::Sea => self.components.map.coast,
            _ => self.components.map.neighbours[usize::from(battle.province)],
        };
        near & state.land.held(battle.attacker) & !state.land.full()
    }
}
