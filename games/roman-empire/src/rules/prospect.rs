//! Section 10: how likely an attack is to succeed, exactly, to its end: an emperor who
//! throws three dice may fall on the way.

use crate::RomanEmpire;
use crate::rules::action::Way;
use crate::rules::combat::Clash;
use crate::rules::event::Throw;
use crate::rules::factor::{Factor, Factors};
use crate::rules::province::Province;
use crate::rules::side::Side;
use crate::rules::view::View;

/// The sides of a die.
pub(crate) const SIDES: u8 = 6;

/// In how many throws of so many dice this is the best die.
pub(crate) const fn best(dice: u8, die: u8) -> u32 {
    (die as u32).pow(dice as u32) - (die as u32 - 1).pow(dice as u32)
}

/// How likely an attacker is to win, if nobody plays another card, throws again by God's
/// favour, retreats or breaks off.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prospect {
    /// The next round.
    pub round: f64,
    /// The province.
    pub battle: f64,
}

/// How a round ends, ties thrown until they are none: who has won, and whether the
/// emperor lives.
#[derive(Clone, Copy, Debug)]
struct Round {
    won: f64,
    won_emperor_dead: f64,
    lost: f64,
    lost_emperor_dead: f64,
}

impl Round {
    /// `plain` is how both throw once the emperor is dead.
    fn new(clash: &Clash, plain: &Clash) -> Round {
        // Cases by who wins, and by whether three attacking dice are alike.
        let mut cases = [[0_u32; 3]; 2];
        for attack in 1..=SIDES {
            let alike = u32::from(clash.attack_dice == 3);
            let others = best(clash.attack_dice, attack) - alike;
            for defence in 1..=SIDES {
                let defences = best(clash.defence_dice, defence);
                let (_, _, winner) = clash.result(&[attack], &[defence]);
                cases[0][winner as usize] += others * defences;
                cases[1][winner as usize] += alike * defences;
            }
        }
        let [of, alike] = cases.map(|cases| cases.map(f64::from));
        let [won, lost, tied] =
            [Throw::Attacker, Throw::Defender, Throw::Tie].map(|it| it as usize);
        // A tie without three alike changes nothing: what remains is shared in proportion.
        let decided = of[won] + of[lost] + alike.iter().sum::<f64>();
        // After a tie that killed the emperor the round goes on without him.
        let then = if alike[tied] > 0.0 { Round::new(plain, plain).won } else { 0.0 };
        let dead = |winner: usize, then: f64| (alike[winner] + alike[tied] * then) / decided;
        Round {
            won: of[won] / decided,
            won_emperor_dead: dead(won, then),
            lost: of[lost] / decided,
            lost_emperor_dead: dead(lost, 1.0 - then),
        }
    }
}

/// Two ways to throw: while the emperor lives, and after.
#[derive(Clone, Copy, Debug)]
struct Rounds {
    living: Round,
    dead: Round,
}

impl Rounds {
    /// How likely so many attackers are to win so many rounds before they are gone.
    fn win(&self, attackers: u8, rounds: u8, living: bool) -> f64 {
        if rounds == 0 {
            return 1.0;
        }
        if attackers == 0 {
            return 0.0;
        }
        let round = if living { &self.living } else { &self.dead };
        let after = |attackers: u8, rounds: u8, chance: f64, living: bool| {
            if chance > 0.0 { chance * self.win(attackers, rounds, living) } else { 0.0 }
        };
        after(attackers, rounds - 1, round.won, living)
            + after(attackers, rounds - 1, round.won_emperor_dead, false)
            + after(attackers - 1, rounds, round.lost, living)
            + after(attackers - 1, rounds, round.lost_emperor_dead, false)
    }
}

impl Prospect {
    /// The prospect of so many attackers who have to win so many rounds, where all this counts.
    pub fn of(factors: &[Factor], attackers: u8, rounds: u8) -> Prospect {
        let without: Factors =
            factors.iter().copied().filter(|factor| !factor.is_emperors()).collect();
        let (clash, plain) = (Clash::of(factors), Clash::of(&without));
        let dead = Round::new(&plain, &plain);
        let living = Round::new(&clash, &plain);
        let battle = Rounds { living, dead }.win(attackers, rounds, true);
        Prospect { round: living.won + living.won_emperor_dead, battle }
    }
}

impl RomanEmpire {
    /// How many rounds this side has to win for a province: none if it is beaten.
    pub(crate) fn rounds_to_win(&self, view: &View, attacker: Side, province: Province) -> u8 {
        let here = &view.provinces[province.index()];
        if here.side == Some(attacker) {
            return 0;
        }
        // Barbarians have to beat the fort as well.
        let fort = here.fort.is_some() && !attacker.is_roman();
        here.armies + u8::from(fort)
    }

    /// The prospect of so many armies of this side that attack a province on this way.
    pub fn prospect(
        &self,
        view: &View,
        attacker: Side,
        attackers: u8,
        province: Province,
        way: Way,
    ) -> Prospect {
        let rounds = self.rounds_to_win(view, attacker, province);
        Prospect::of(&self.factors(view, attacker, province, way), attackers, rounds)
    }
}

/// A chance in hundredths. What may happen is never nothing, and what may fail never all.
pub fn percent(chance: f64) -> u8 {
    let rounded = (chance * 100.0).round() as u8;
    match chance {
        0.0 => 0,
        1.0 => 100,
        _ => rounded.clamp(1, 99),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every throw of so many dice.
    fn throws(dice: u8) -> Vec<Vec<u8>> {
        (0..dice).fold(vec![Vec::new()], |throws, _| {
            let with = |throw: &Vec<u8>| {
                let throw = throw.clone();
                (1..=6).map(move |die| [throw.clone(), vec![die]].concat())
            };
            throws.iter().flat_map(with).collect()
        })
    }

    /// All ways to throw that the game knows, and more.
    fn all_factors() -> Vec<Vec<Factor>> {
        let choices = [
            Factor::EmperorDie,
            Factor::EmperorAttack(1),
            Factor::EmperorTies,
            Factor::General,
            Factor::Difficult,
            Factor::NoPort,
            Factor::Ambush,
            Factor::Fort,
        ];
        let sets = (0..1_u32 << choices.len()).map(|set| {
            let chosen = choices.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
            let base = [Factor::Attack, Factor::Defence].into_iter();
            base.chain(chosen.map(|(_, &factor)| factor)).collect()
        });
        sets.flat_map(|factors: Vec<Factor>| {
            let fortress = factors.iter().map(|&factor| match factor {
                Factor::Fort => Factor::Fortress,
                factor => factor,
            });
            [factors.clone(), fortress.collect()]
        })
        .collect()
    }

    fn without_emperor(factors: &[Factor]) -> Vec<Factor> {
        factors.iter().copied().filter(|factor| !factor.is_emperors()).collect()
    }

    /// How likely the attacker is to win a round, die by die: a tie is followed by one
    /// more look at all throws, until what is left is too little to matter.
    fn enumerated(factors: &[Factor]) -> f64 {
        let clash = Clash::of(factors);
        let (attacks, defences) = (throws(clash.attack_dice), throws(clash.defence_dice));
        let all = (attacks.len() * defences.len()) as f64;
        let (mut won, mut tied, mut tied_alike) = (0.0, 0.0, 0.0);
        for attack in &attacks {
            let alike = attack.len() == 3 && attack.iter().all(|die| die == &attack[0]);
            for defence in &defences {
                match clash.result(attack, defence).2 {
                    Throw::Attacker => won += 1.0 / all,
                    Throw::Defender => {}
                    Throw::Tie if alike => tied_alike += 1.0 / all,
                    Throw::Tie => tied += 1.0 / all,
                }
            }
        }
        let then = if tied_alike > 0.0 { enumerated(&without_emperor(factors)) } else { 0.0 };
        let (mut chance, mut reached) = (0.0, 1.0);
        while reached > 1e-15 {
            chance += reached * (won + tied_alike * then);
            reached *= tied;
        }
        chance
    }

    #[test]
    fn s10_the_odds_of_a_round_are_those_of_all_throws() {
        for factors in all_factors() {
            let odds = Prospect::of(&factors, 1, 1);
            let exact = enumerated(&factors);
            assert!((odds.round - exact).abs() < 1e-9, "{factors:?}: {odds:?}, not {exact}");
            assert!((odds.battle - exact).abs() < 1e-9, "one army, one round: {odds:?}");
        }
    }

    #[test]
    fn s10_two_dice_against_one() {
        // Of 216 throws 125 win and 55 lose; 36 are thrown again.
        let odds = Prospect::of(&[Factor::Attack, Factor::Defence], 1, 2);
        assert!((odds.round - 125.0 / 180.0).abs() < 1e-12);
        assert!((odds.battle - (125.0_f64 / 180.0).powi(2)).abs() < 1e-12);
    }

    #[test]
    fn what_may_fail_is_never_certain() {
        assert_eq!([0.0, 0.0001, 0.5, 0.9999, 1.0].map(percent), [0, 1, 50, 99, 100]);
    }
}
