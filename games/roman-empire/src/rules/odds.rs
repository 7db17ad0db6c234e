//! The chances of a round of dice, exactly, as long as no emperor falls in it.

use crate::rules::combat::Clash;
use crate::rules::event::Throw;

/// The sides of a die.
pub(crate) const SIDES: u8 = 6;

/// In how many throws each side wins a round. Throws that are made anew count for
/// neither.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// For the attacker.
    pub attacker: u32,
    /// For the defender.
    pub defender: u32,
}

impl Odds {
    /// The chance of the attacker, from 0 to 1.
    #[inline]
    pub fn chance(self) -> f32 {
        self.attacker as f32 / (self.attacker + self.defender) as f32
    }
}

/// In how many throws of so many dice this is the best die.
#[inline]
pub(crate) fn best(dice: u8, die: u8) -> u32 {
    u32::from(die).pow(dice.into()) - u32::from(die - 1).pow(dice.into())
}

impl Clash {
    /// The chances of a round.
    #[inline]
    pub fn odds(&self) -> Odds {
        let mut odds = Odds { attacker: 0, defender: 0 };
        for attack in 1..=SIDES {
            let mut won = 0;
            let mut lost = 0;
            for defence in 1..=SIDES {
                let throws = best(self.defence_dice, defence);
                match self.compare(attack + self.attack_bonus, defence + self.defence_bonus) {
                    Throw::Attacker => won += throws,
                    Throw::Defender => lost += throws,
                    Throw::Tie => {}
                }
            }
            let throws = best(self.attack_dice, attack);
            odds.attacker += throws * won;
            odds.defender += throws * lost;
        }
        odds
    }
}
