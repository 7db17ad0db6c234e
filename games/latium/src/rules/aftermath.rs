//! Section 22: the end of a battle.

use ludi_engine::{Listener, Rng};

use crate::Latium;
use crate::rules::acies::{ATTACKER, Battle, DEFENDER, Phase};
use crate::rules::event::{Event, Grade};
use crate::rules::flow::Play;
use crate::rules::gods::Auxilia;
use crate::rules::state::Stage;
use crate::rules::village::pawns;

/// The difference of a crushing victory, in centuriae.
const CRUSHING: u8 = 4;
/// The highest result of a D4 with which a centuria recovers.
const RECOVERS: u8 = 2;

impl<R: Rng, L: Listener<Latium>> Play<'_, R, L> {
    /// The battle is over: this side has won, or nobody.
    pub(crate) fn end_battle(&mut self, winner: Option<usize>) {
        let [attack, defence] = [ATTACKER, DEFENDER].map(|side| self.state.losses(side));
        let margin = match winner {
            Some(ATTACKER) => defence.saturating_sub(attack),
            _ => attack.saturating_sub(defence),
        };
        let grade = if margin >= CRUSHING { Grade::Crushing } else { Grade::Narrow };
        match winner {
            Some(side) => {
                let event = Event::BattleWon { side: self.force(side), attack, defence, grade };
                self.tell(event);
            }
            None => self.tell(Event::BattleDrawn { attack, defence }),
        }
        self.return_tokens();
        self.recover();
        let battle = self.state.battle;
        self.state.battle = Battle::NONE;
        debug_assert_eq!(self.state.battle.phase, Phase::Off);
        let loser = winner.map_or(ATTACKER, |side| 1 - side);
        self.send_home(battle.armies[loser].pawns);
        if let (Some(village), true) = (battle.village(), loser == ATTACKER) {
            self.end_siege(battle.attacker, village);
        }
        self.beat("battle-end");
        let Some(side) = winner else { return };
        self.score_victory(&battle, side, grade);
        let falls_first = battle.attack && self.game.version.villages_fall_first();
        if falls_first && side == ATTACKER {
            self.take_village(&battle);
            self.judge_battle(&battle, side);
        } else {
            self.judge_battle(&battle, side);
            if side == ATTACKER {
                self.take_village(&battle);
            }
        }
    }

    /// Tokens that were laid and not played go back to their owners, unseen.
    fn return_tokens(&mut self) {
        for side in [ATTACKER, DEFENDER] {
            if let Some(seat) = self.state.battle.commander(side) {
                let laid =
                    std::mem::replace(&mut self.state.battle.armies[side].laid, Auxilia::NONE);
                let rex = self.state.rex_mut(seat);
                rex.stock = rex.stock.and(laid);
            }
        }
    }

    /// 20: a die for each centuria that was hit; those who do not recover are familiae
    /// that their villages lose.
    fn recover(&mut self) {
        for side in [ATTACKER, DEFENDER] {
            for pawn in pawns(self.state.battle.armies[side].pawns) {
                let (hit, slain) = (self.state.battle.damage(pawn), self.state.battle.slain(pawn));
                if hit == 0 {
                    continue;
                }
                let mut dead = slain;
                for _ in slain..hit {
                    dead += u8::from(self.throw(4) > RECOVERS);
                }
                let village = pawn.village();
                if pawn.is_legion() {
                    let of = &mut self.state.pawns[pawn.index()];
                    of.centuriae = of.centuriae.saturating_sub(dead);
                }
                let of = self.state.village_mut(village);
                of.familiae = of.familiae.saturating_sub(dead).max(1);
                self.tell(Event::Recovered { village, back: hit - dead, dead });
            }
        }
        for side in [ATTACKER, DEFENDER] {
            let set = self.state.battle.armies[side].pawns;
            for pawn in pawns(set) {
                self.recount(pawn.village());
            }
            // A pawn without warriors is at home again.
            let empty = pawns(set).filter(|&pawn| self.state.centuriae(pawn) == 0);
            let empty = empty.fold(0, |set, pawn| set | pawn.bit());
            if empty != 0 {
                self.send_home(empty);
            }
        }
    }

    /// The player who has won gets points.
    fn score_victory(&mut self, battle: &Battle, side: usize, grade: Grade) {
        let points = match grade {
            Grade::Crushing => self.game.components.points.crushing,
            Grade::Narrow => self.game.components.points.narrow,
        };
        if let Some(seat) = battle.commander(side) {
            self.state.rex_mut(seat).victories += points;
            self.tell(Event::Victory { seat, points });
        }
    }

    /// 15: the people of two players judge who has won and who has lost.
    fn judge_battle(&mut self, battle: &Battle, side: usize) {
        let (winner, loser) = (battle.commander(side), battle.commander(1 - side));
        if let (Some(winner), Some(loser)) = (winner, loser) {
            self.change_consent(winner, 1);
            self.change_consent(loser, -1);
        }
    }

    /// The attacker has won: an attack subdues the village; a village that only
    /// intercepted will not resist him in this season.
    fn take_village(&mut self, battle: &Battle) {
        let seat = battle.attacker;
        let Some(village) = battle.village() else { return };
        if self.state.stage == Stage::Over || self.state.rex(seat).is_out() {
            return;
        }
        if battle.attack {
            self.subdue(seat, village);
        } else {
            self.state.village_mut(village).beaten.insert(seat);
        }
    }
}
