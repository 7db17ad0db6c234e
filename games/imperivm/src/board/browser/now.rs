//! What is going on: a purchase, a battle, trouble, or who is still to decide.

use ludi_board::{Drawing, SharedMarkup, emblem, part};
use ludi_engine::{SeatSet, phrase};
use maud::{Markup, html};

use super::Board;
use super::signs::Emblem;
use crate::rules::action::Resource;
use crate::rules::cards::{Card, Cards};
use crate::rules::province::ITALIA;
use crate::rules::state::{Ending, Stage};
use crate::rules::view::BattleView;
use crate::words::{amount_of, province_name};

impl Board<'_> {
    pub(super) fn now_once(&self) -> SharedMarkup {
        let view = self.view;
        let trouble = (view.roll, view.needed);
        let shows = ("now", view.stage, view.ending, trouble, &view.battle, self.several_asked());
        self.once(shows, |_| false, || part("board-now", self.now()))
    }

    /// A panel for what is under way, if anything is.
    fn now(&self) -> Markup {
        let view = self.view;
        html! {
            @if let Some(battle) = &view.battle {
                (self.battle(battle))
            } @else if let (Some(roll), Some(needed)) = (view.roll, view.needed) {
                (self.trouble(roll, needed))
            } @else if view.stage == Stage::Over {
                (self.end())
            } @else if self.several_asked().is_some() {
                section .now { (self.awaited()) }
            }
        }
    }

    /// Who has not yet decided, where several decide at once.
    fn several_asked(&self) -> Option<SeatSet> {
        Some(self.view.asked).filter(|asked| asked.iter().count() > 1)
    }

    fn battle(&self, battle: &BattleView) -> Markup {
        let march = battle.target == ITALIA;
        let known = battle.reinforcement_cards.unwrap_or(Cards::NONE);
        html! {
            section .now .battle {
                h3 data-term="battle" {
                    (emblem(Emblem::Swords))
                    (self.say(if march {
                        phrase!("table-march")
                    } else {
                        phrase!("table-battle", province = province_name(self.game, battle.target))
                    }))
                }
                div .ranks {
                    div .rank {
                        (self.person(battle.attacker))
                        div .cards {
                            @if let Some(card) = battle.card { (self.open_card(card, 1, "small")) }
                            @if known.is_empty() {
                                @for _ in 0..battle.reinforcement {
                                    span .card .small .down data-term="reinforcement" {}
                                }
                            } @else {
                                @for card in known.iter() { (self.open_card(card, 1, "small veiled")) }
                            }
                        }
                        @if let Some(card) = battle.card {
                            (self.strength(card, battle))
                        }
                        @if battle.reinforcement > 0 {
                            small data-term="reinforcement" {
                                (self.say(phrase!("table-reinforced", count = battle.reinforcement)))
                            }
                        }
                    }
                    span .against { (self.say(phrase!("table-against"))) }
                    div .rank { (self.person(battle.defender)) }
                    @if !battle.path.is_empty() {
                        @let crossed: Vec<&str> = battle
                            .path
                            .iter()
                            .map(|&province| province_name(self.game, province))
                            .collect();
                        p .way data-term="crossing" {
                            (self.say(phrase!("table-way", provinces = &*crossed.join(", "))))
                        }
                    }
                }
                (self.awaited())
            }
        }
    }

    /// What the attack is worth, as far as the viewer knows.
    fn strength(&self, card: Card, battle: &BattleView) -> Markup {
        let added = battle.reinforcement_cards.map(Cards::value);
        let crossed = battle.path.len() as u16;
        let value = (u16::from(card.value()) + added.unwrap_or(0)).saturating_sub(crossed);
        let (figure, name) = if battle.reinforcement > 0 && added.is_none() {
            (format!("{value}+?"), phrase!("table-strength-hidden", value = value))
        } else {
            (value.to_string(), phrase!("table-strength", value = value))
        };
        html! { span .strength { (self.stat(Emblem::Swords, "strength", &figure, name)) } }
    }

    /// The die, and what everybody together must find.
    fn trouble(&self, roll: u8, needed: u16) -> Markup {
        let uprising = self.view.stage == Stage::Uprising;
        let resource = if uprising { Resource::Coins } else { Resource::Power };
        let seats = self.view.players.len();
        let coefficient = usize::from(needed) / seats.max(1);
        html! {
            section .now .trouble {
                h3 data-term="trouble" {
                    (emblem(Emblem::Flame))
                    (self.say(if uprising {
                        phrase!("stage-uprising")
                    } else {
                        phrase!("stage-barbarians")
                    }))
                }
                p .sum {
                    (self.stat(
                        Emblem::Die,
                        "die",
                        &roll.to_string(),
                        phrase!("table-roll", roll = roll),
                    ))
                    span data-term="coefficient" { (coefficient) " × " (seats) " =" }
                    span .needed {
                        (self.stat(
                            Emblem::Resource(resource),
                            "needed",
                            &needed.to_string(),
                            phrase!("table-needed", needed = amount_of(resource, needed)),
                        ))
                    }
                }
                (self.awaited())
            }
        }
    }

    /// How it ended; who has won by it, if anybody, the prompt and the result say.
    fn end(&self) -> Markup {
        let fallen = self.view.ending == Ending::Fall;
        let (class, text) = if fallen {
            ("now fallen", phrase!("table-fallen"))
        } else {
            ("now prospers", phrase!("table-prospers"))
        };
        let side = if fallen {
            crate::rules::cards::Side::Traitor
        } else {
            crate::rules::cards::Side::Loyal
        };
        html! {
            section class=(class) {
                h3 data-term=(super::side_class(side)) {
                    (emblem(Emblem::Side(side)))
                    (self.say(text))
                }
            }
        }
    }

    fn awaited(&self) -> Markup {
        html! {
            @if let Some(asked) = self.several_asked() {
                p .awaited {
                    small { (self.say(phrase!("table-awaited"))) }
                    @for seat in asked.iter() { (self.person(seat)) }
                }
            }
        }
    }
}
