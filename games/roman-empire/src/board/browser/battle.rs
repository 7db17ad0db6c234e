//! The battle: both sides with their dice, everything that counts, and the odds.

use ludi_board::{Drawing, class_if, classes, emblem, picture};
use ludi_engine::phrase;
use maud::{Markup, html};

use super::Board;
use super::signs::{Emblem, way_term};
use crate::rules::event::Throw;
use crate::rules::factor::{Factor, Factors};
use crate::rules::prospect::percent;
use crate::rules::side::Side;
use crate::rules::view::BattleView;
use crate::words::factor::factor_name;
use crate::words::{province_name, way_name};

impl Board<'_> {
    pub(super) fn battle(&self, battle: &BattleView) -> Markup {
        let province = province_name(self.game, battle.province);
        let factors = self.game.factors(self.view, battle.attacker, battle.province, battle.way);
        let here = &self.view.provinces[battle.province.index()];
        let defender = here.side.filter(|&side| side != battle.attacker);
        let rounds = self.game.rounds_to_win(self.view, battle.attacker, battle.province);
        let thrown = !battle.attack.is_empty();
        let (attack, defence, result) = battle.clash.result(&battle.attack, &battle.defence);
        let won = |throw: Throw| class_if(thrown && result == throw, "won");
        html! {
            section .now .battle {
                h3 data-term="battle" {
                    (emblem(Emblem::Swords))
                    (self.say(phrase!("table-battle", province = province)))
                }
                p .way data-term=(way_term(battle.way)) {
                    (emblem(Emblem::Way(battle.way))) (self.say(way_name(battle.way)))
                }
                div class=(classes(&["rank", "attacker", won(Throw::Attacker)])) {
                    (self.ranks(battle.attacker, battle.attackers))
                    (self.dice(&battle.attack, attack))
                    (self.counting(&factors, true))
                }
                div class=(classes(&["rank", "defender", won(Throw::Defender)])) {
                    @if let Some(defender) = defender.or(battle.prior) {
                        (self.ranks(defender, if defender == battle.attacker { 0 } else { here.armies }))
                    }
                    (self.dice(&battle.defence, defence))
                    (self.counting(&factors, false))
                }
                @if rounds > 0 && battle.attackers > 0 { (self.chances(battle)) }
                @if battle.offer > 0 {
                    p .offer data-term="offer" {
                        (self.say(phrase!("table-offer", points = battle.offer)))
                    }
                }
            }
        }
    }

    /// A side, and how many of its armies fight.
    fn ranks(&self, side: Side, armies: u8) -> Markup {
        html! {
            p .ranks {
                (self.side(side))
                (picture(
                    "count",
                    super::signs::army_class(side),
                    &self.say(phrase!("table-armies", count = armies)),
                    html! { "×" (armies) },
                ))
            }
        }
    }

    /// The dice last thrown, and what the best of them makes.
    fn dice(&self, dice: &[u8], makes: u8) -> Markup {
        html! {
            @if !dice.is_empty() {
                p .throw data-term="dice" {
                    @for &die in dice {
                        (picture(
                            "die",
                            "dice",
                            &self.say(phrase!("table-die", die = die)),
                            emblem(Emblem::Die(die)),
                        ))
                    }
                    b .makes { "= " (makes) }
                }
            }
        }
    }

    /// Everything that counts for one side.
    fn counting(&self, factors: &Factors, attackers: bool) -> Markup {
        let own = factors.iter().filter(|factor| factor.is_attackers() == attackers);
        html! {
            ul .facts {
                @for &factor in own {
                    li data-term=(factor_term(factor)) { (self.say(factor_name(factor))) }
                }
            }
        }
    }

    fn chances(&self, battle: &BattleView) -> Markup {
        let odds = self.game.prospect(
            self.view,
            battle.attacker,
            battle.attackers,
            battle.province,
            battle.way,
        );
        let (round, whole) = (percent(odds.round), percent(odds.battle));
        html! {
            p .odds data-term="odds" {
                span { (self.say(phrase!("table-odds-round", percent = round))) }
                span { (self.say(phrase!("table-odds-battle", percent = whole))) }
            }
        }
    }
}

/// The term that explains something that counts.
fn factor_term(factor: Factor) -> &'static str {
    match factor {
        Factor::Attack | Factor::Defence => "dice",
        Factor::EmperorDie | Factor::EmperorAttack(_) | Factor::EmperorTies => "emperor",
        Factor::Difficult => "difficult",
        Factor::Strait => "strait",
        Factor::Sea | Factor::NoPort => "sea",
        Factor::Fort => "fort",
        Factor::Fortress => "fortress",
        Factor::General
        | Factor::Discipline
        | Factor::Scouts
        | Factor::Fleet
        | Factor::Engines
        | Factor::Ambush => "modifier",
    }
}
