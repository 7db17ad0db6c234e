//! What is going on: whose phase it is, and the token, card, battle or score it is about.

use ludi_board::{Drawing, emblem, roman};
use ludi_engine::{Phrase, phrase};
use maud::{Markup, html};

use super::Board;
use super::signs::{Emblem, camp_class, token_term};
use crate::rules::action::Camp;
use crate::rules::side::Side;
use crate::rules::state::{Ask, Stage, Token};
use crate::rules::view::{ArrivalView, DrawnView, PhaseView};
use crate::words::effect::effect_of;
use crate::words::{bonus_name, province_name};

impl Board<'_> {
    pub(super) fn now(&self) -> Markup {
        let view = self.view;
        html! {
            @if let Some(battle) = &view.battle {
                (self.battle(battle))
            } @else if let Some(arrival) = &view.arrival {
                (self.arrival(arrival))
            } @else if view.stage == Stage::Score {
                (self.scoring())
            }
            @if view.stage == Stage::Over {
                (self.end())
            } @else if let Some(drawn) = &view.drawn {
                (self.drawn(drawn))
            } @else if let Some(phase) = &view.phase {
                (self.phase(phase))
            }
            @if let Some(card) = view.card {
                section .now .effect {
                    h3 data-term="event" { (emblem(Emblem::Card)) (self.say(phrase!("table-event"))) }
                    (self.open_card(card))
                    p data-term="event" { (self.say(effect_of(self.game, card))) }
                }
            }
            @if view.asked.len() > 1 {
                section .now .awaited {
                    small { (self.say(phrase!("table-awaited"))) }
                    @for &faction in &view.asked { (self.faction(faction)) }
                }
            }
        }
    }

    fn end(&self) -> Markup {
        html! {
            section .now .ended {
                h3 data-term="points" {
                    (emblem(Emblem::Points)) (self.say(phrase!("table-over")))
                }
            }
        }
    }

    /// The token that somebody looks at.
    fn drawn(&self, drawn: &DrawnView) -> Markup {
        html! {
            section .now .drawn {
                h3 data-term=(token_term(drawn.kind)) {
                    (emblem(Emblem::Token(drawn.kind)))
                    (self.say(match drawn.kind {
                        Token::Barbarian => phrase!("table-drawn-barbarian"),
                        Token::Emperor => phrase!("table-drawn-emperor"),
                    }))
                }
                (self.faction(drawn.faction))
                @if let Some(number) = drawn.number { (self.entry(drawn.kind, number)) }
            }
        }
    }

    /// An entry of this turn's charts, as large as a token.
    fn entry(&self, kind: Token, number: u8) -> Markup {
        let (name, facts) = self.entry_words(self.view.turn, kind, number);
        html! {
            p class={ "entry " (token_term(kind)) } data-term=(token_term(kind)) {
                b .number { (roman(number)) }
                span .what { b { (name) } small { (facts) } }
            }
        }
    }

    /// The name of an entry, and what it brings.
    pub(super) fn entry_words(&self, turn: u8, kind: Token, number: u8) -> (&str, String) {
        let components = &self.game.components;
        match kind {
            Token::Barbarian => {
                let horde = components.horde(turn, number);
                let start = province_name(self.game, horde.start);
                let facts = phrase!("table-horde", strength = horde.strength, start = start);
                (&components.peoples[horde.people.index()].name, self.say(facts))
            }
            Token::Emperor => {
                let emperor = components.emperor(turn, number);
                let facts = phrase!("table-bonus", bonus = bonus_name(emperor.bonus));
                (&emperor.name, self.say(facts))
            }
        }
    }

    /// Whose phase it is, what is in hand, what counts in it.
    fn phase(&self, phase: &PhaseView) -> Markup {
        let kind = if phase.side.is_roman() { Token::Emperor } else { Token::Barbarian };
        let camp = if phase.side.is_roman() { Camp::Roman } else { Camp::Barbarian };
        let standing = self.standing(phase.faction, camp);
        let facts = phase_facts(phase);
        html! {
            section .now .phase {
                h3 data-term=(token_term(kind)) {
                    (emblem(Emblem::Token(kind)))
                    (self.say(match kind {
                        Token::Barbarian => phrase!("table-phase-barbarian"),
                        Token::Emperor => phrase!("table-phase-roman"),
                    }))
                }
                (self.faction(phase.faction))
                (self.entry(kind, phase.token))
                @if let Some(realm) = phase.realm { p { (self.side(Side::Realm(realm))) } }
                p .holds {
                    (self.stat(
                        Emblem::Hand,
                        "in-hand",
                        &phase.hand.to_string(),
                        phrase!("table-in-hand", count = phase.hand),
                    ))
                    @if let Some(standing) = standing {
                        (self.stat(
                            Emblem::Points,
                            "forecast",
                            &format!("+{}", standing.total()),
                            phrase!("table-forecast", points = standing.total()),
                        ))
                    }
                }
                @if !facts.is_empty() {
                    ul .facts data-term="modifier" { @for fact in facts { li { (self.say(fact)) } } }
                }
                @if !phase.truce.is_empty() {
                    p .truce data-term="truce" {
                        small { (self.say(phrase!("table-truce"))) }
                        @for &faction in &phase.truce { (self.badge(faction)) }
                    }
                }
            }
        }
    }

    /// Who has to leave a province.
    fn arrival(&self, arrival: &ArrivalView) -> Markup {
        let province = province_name(self.game, arrival.province);
        html! {
            section .now .arrival {
                h3 data-term="displaced" {
                    (emblem(Emblem::Hand))
                    (self.say(phrase!("table-arrival", province = province)))
                }
                (self.side(arrival.side))
                @if let Some(displaced) = arrival.displaced {
                    p data-term="displaced" {
                        (self.say(phrase!("table-displaced", count = arrival.left)))
                    }
                    (self.side(displaced))
                }
            }
        }
    }

    /// How the points of a phase come about: before they are counted, and after.
    fn scoring(&self) -> Markup {
        let Some(phase) = &self.view.phase else { return html! {} };
        let camp = if phase.side.is_roman() { Camp::Roman } else { Camp::Barbarian };
        let Some(standing) = self.standing(phase.faction, camp) else { return html! {} };
        // While a triumph is asked for nothing has been counted.
        let counted = self.view.ask != Ask::Score;
        html! {
            section class={ "now scoring " (camp_class(camp)) } {
                (self.score_sheet(standing, Some(counted)))
            }
        }
    }
}

/// What cards and the emperor have brought for this phase, beyond what is written on the
/// charts.
fn phase_facts(phase: &PhaseView) -> Vec<Phrase> {
    let cards = &phase.modifiers;
    let mut facts = Vec::new();
    let mut add = |there: bool, fact: Phrase| {
        if there {
            facts.push(fact);
        }
    };
    add(cards.general, phrase!("factor-general"));
    add(cards.discipline, phrase!("factor-discipline"));
    add(cards.engines, phrase!("factor-engines"));
    add(cards.scouts, phrase!("factor-scouts"));
    add(cards.fleet, phrase!("factor-fleet"));
    add(cards.favor, phrase!("table-favor"));
    add(cards.booty > 0, phrase!("table-booty", count = cards.booty));
    add(phase.reserve > 0, phrase!("table-reserve", count = phase.reserve));
    add(phase.free_forts > 0, phrase!("table-free-forts", count = phase.free_forts));
    add(phase.free_bribes > 0, phrase!("table-free-bribes", count = phase.free_bribes));
    add(phase.colony, phrase!("table-colony"));
    facts
}
