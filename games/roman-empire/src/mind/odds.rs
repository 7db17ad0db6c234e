//! The chance of a round, from a table: bots ask for it with every attack they think of.
//! That an emperor may fall in a tie is left out.

use crate::rules::combat::Clash;
use crate::rules::prospect::{SIDES, best};

/// The dice of an attacker, from two; of a defender, from one; the lead that is added,
/// from [`LEAST_LEAD`]; and who wins ties.
type Table = [[[[f32; 3]; LEADS]; 3]; 2];

/// By how much the attacker's bonus is more than the defender's: at least and at most.
const LEAST_LEAD: i8 = -2;
const LEADS: usize = 6;

const NOBODY: usize = 0;
const ATTACKER: usize = 1;
const DEFENDER: usize = 2;

static CHANCES: Table = {
    let mut table: Table = [[[[0.0; 3]; LEADS]; 3]; 2];
    let mut attack = 0;
    while attack < 2 {
        let mut defence = 0;
        while defence < 3 {
            let mut lead = 0;
            while lead < LEADS {
                let by = lead as i32 + LEAST_LEAD as i32;
                table[attack][defence][lead] = chances(attack as u8 + 2, defence as u8 + 1, by);
                lead += 1;
            }
            defence += 1;
        }
        attack += 1;
    }
    table
};

/// The chances of a round if nobody wins ties, the attacker, and the defender.
const fn chances(attack_dice: u8, defence_dice: u8, lead: i32) -> [f32; 3] {
    let (mut won, mut lost, mut tied) = (0, 0, 0);
    let mut attack = 1;
    while attack <= SIDES {
        let mut defence = 1;
        while defence <= SIDES {
            let throws = best(attack_dice, attack) * best(defence_dice, defence);
            let ahead = attack as i32 + lead - defence as i32;
            match ahead {
                1.. => won += throws,
                0 => tied += throws,
                _ => lost += throws,
            }
            defence += 1;
        }
        attack += 1;
    }
    let all = (won + lost + tied) as f32;
    [won as f32 / (won + lost) as f32, (won + tied) as f32 / all, won as f32 / all]
}

/// The chance of the attacker in a round.
pub(super) fn chance(clash: &Clash) -> f32 {
    let attack = usize::from(clash.attack_dice - 2).min(1);
    let defence = usize::from(clash.defence_dice - 1).min(2);
    let lead = clash.attack_bonus as i8 - clash.defence_bonus as i8 - LEAST_LEAD;
    let lead = (lead.max(0) as usize).min(LEADS - 1);
    let ties = match (clash.attacker_wins_ties, clash.defender_wins_ties) {
        (true, false) => ATTACKER,
        (false, true) => DEFENDER,
        _ => NOBODY,
    };
    CHANCES[attack][defence][lead][ties]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::event::Throw;

    /// Every throw of so many dice.
    fn throws(dice: u8) -> Vec<Vec<u8>> {
        (0..dice).fold(vec![Vec::new()], |throws, _| {
            let longer = |throw: &Vec<u8>| {
                let throw = throw.clone();
                (1..=6).map(move |die| [throw.clone(), vec![die]].concat())
            };
            throws.iter().flat_map(longer).collect()
        })
    }

    #[test]
    fn the_table_has_the_chances_of_all_throws() {
        for case in 0..2 * 3 * 3 * 3 * 4 {
            let clash = Clash {
                attack_dice: 2 + case % 2,
                attack_bonus: case / 2 % 3,
                defence_dice: 1 + case / 6 % 3,
                defence_bonus: case / 18 % 3,
                attacker_wins_ties: case / 54 % 2 == 1,
                defender_wins_ties: case / 108 % 2 == 1,
            };
            let mut counts = [0_u32; 3];
            for attack in throws(clash.attack_dice) {
                for defence in throws(clash.defence_dice) {
                    counts[clash.result(&attack, &defence).2 as usize] += 1;
                }
            }
            let [won, lost] = [Throw::Attacker, Throw::Defender].map(|of| counts[of as usize]);
            let exact = f64::from(won) / f64::from(won + lost);
            assert!((f64::from(chance(&clash)) - exact).abs() < 1e-6, "{clash:?}: not {exact}");
        }
    }
}
