//! The chances of a round of dice, exactly.

use crate::rules::combat::Clash;
use crate::rules::event::Throw;

/// The sides of a die.
const SIDES: u8 = 6;

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

impl Clash {
    /// The chances of a round.
    #[inline]
    pub fn odds(&self) -> Odds {
        // With which best die each side makes how much, in throws of all its dice.
        let best = |dice: u8, die: u8| {
            u32::from(die).pow(dice.into()) - u32::from(die - 1).pow(dice.into())
        };
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
