//! Which tokens are kept, and who gets the others.

use ludi_engine::bits;

use super::outlook::Outlook;
use crate::rules::action::Action;
use crate::rules::side::Side;
use crate::rules::state::Token;

/// What an army of a people is worth, an intact city that it can reach, and a province
/// that it holds already.
const ARMY: f32 = 1.0;
const CITY: f32 = 0.5;
const HELD: f32 = 0.5;
/// By how much a token has to be better than what is left to be kept.
const CLEARLY: f32 = 0.5;
/// What a token is worth to me that a rival has.
const RIVAL: f32 = -0.3;
/// What an emperor brings: a legion, a die, one more on the dice, ties, and a point for
/// each province, of which a faction has some.
const LEGION: f32 = 2.6;
const DIE: f32 = 0.6;
const ATTACK: f32 = 1.4;
const TIES: f32 = 0.8;
const PROVINCES: f32 = 2.5;

impl Outlook<'_> {
    /// A token clearly better than what is left is kept; another goes to a rival, whoever
    /// it is. If the leader always got the worst, all could foresee it.
    pub(super) fn judge_tokens(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let better = self.promise().unwrap_or(0.0);
        scores.extend(legal.iter().map(|&action| match action {
            Action::Keep => better - CLEARLY,
            // The other faction of the same player is no better a place than this one.
            Action::PassTo(to) if self.share[to.index()] > 0.0 => better - 2.0 * CLEARLY,
            Action::PassTo(_) => RIVAL * better,
            _ => 0.0,
        }));
    }

    /// By how much the token that was drawn is better than what is left on average.
    pub(super) fn promise(&self) -> Option<f32> {
        let kind = self.lens.drawn_kind();
        let unseen = self.lens.unseen(kind);
        let sum: f32 = bits(unseen).map(|token| self.token(kind, token)).sum();
        let mean = sum / unseen.count_ones().max(1) as f32;
        self.lens.drawn().map(|token| self.token(kind, token) - mean)
    }

    /// What a token is worth.
    fn token(&self, kind: Token, token: u8) -> f32 {
        match kind {
            Token::Barbarian => self.people(token),
            Token::Emperor => self.emperor(token),
        }
    }

    fn people(&self, token: u8) -> f32 {
        let game = self.lens.game();
        let horde = game.components.horde(self.lens.turn(), token);
        let side = Side::People(horde.people);
        let held = self.land.controlled(side);
        let map = &game.components.map;
        let near = map.around(held | horde.start.bit());
        let reach = near | map.around(near);
        let cities = (reach & self.land.intact() & !held).count_ones() as f32;
        let armies = f32::from(horde.strength.max(self.lens.in_play(side)));
        ARMY * armies + CITY * cities + HELD * held.count_ones() as f32
    }

    fn emperor(&self, token: u8) -> f32 {
        let bonus = self.lens.game().components.emperor(self.lens.turn(), token).bonus;
        LEGION * f32::from(bonus.legions)
            + if bonus.die { DIE } else { 0.0 }
            + ATTACK * f32::from(bonus.attack)
            + if bonus.ties { TIES } else { 0.0 }
            + if bonus.provinces { PROVINCES } else { 0.0 }
    }
}
