//! The charts of barbarians and emperors: this turn's tokens and who has them, and all
//! seven turns.

use arrayvec::ArrayVec;
use ludi_board::{Drawing, SharedMarkup, class_if, classes, emblem, part, roman};
use ludi_engine::phrase;
use maud::{Markup, html};

use super::Board;
use super::signs::{Emblem, token_term};
use crate::rules::components::{BARBARIANS, EMPERORS, TURNS};
use crate::rules::side::{FACTIONS, Faction};
use crate::rules::state::Token;
use crate::rules::view::{FactionView, TokenView};

impl Board<'_> {
    pub(super) fn this_turn_once(&self) -> SharedMarkup {
        let factions = self.view.factions.iter();
        let tokens: ArrayVec<_, FACTIONS> =
            factions.map(|of| (of.faction, of.barbarians, of.emperor)).collect();
        let phase = self.view.phase.as_ref();
        let revealed = phase.map(|phase| (phase.token, phase.side.is_roman()));
        let shows = ("turn", self.view.turn, tokens, revealed);
        self.once(shows, |_| false, || part("board-turn", self.this_turn()))
    }

    /// The tokens of this turn, in the order in which they are revealed.
    fn this_turn(&self) -> Markup {
        html! {
            section .this-turn {
                @for kind in [Token::Barbarian, Token::Emperor] {
                    div class={ "tokens " (token_term(kind)) } {
                        h3 data-term=(token_term(kind)) {
                            (emblem(Emblem::Token(kind)))
                            (self.say(match kind {
                                Token::Barbarian => phrase!("table-barbarians"),
                                Token::Emperor => phrase!("table-emperors"),
                            }))
                        }
                        ol { @for number in 1..=count(kind) { (self.token_row(kind, number)) } }
                    }
                }
            }
        }
    }

    /// A token of this turn, and who has it as far as the viewer knows.
    fn token_row(&self, kind: Token, number: u8) -> Markup {
        let (name, facts) = self.entry_words(self.view.turn, kind, number);
        let holder = self.holder(kind, number);
        let revealed = holder.is_some_and(|(_, token)| token.revealed);
        let phase = self.view.phase.as_ref();
        let now = revealed
            && phase.is_some_and(|phase| {
                phase.token == number && phase.side.is_roman() == (kind == Token::Emperor)
            });
        let class = classes(&[
            class_if(now, "current"),
            class_if(revealed && !now, "past"),
            class_if(holder.is_some() && !revealed, "secret"),
        ]);
        html! {
            li class=(class) data-term=(token_term(kind)) {
                b .number { (roman(number)) }
                span .what { span .name { (name) } small { (facts) } }
                @if let Some((faction, _)) = holder { (self.badge(faction)) }
            }
        }
    }

    /// Who has a token, as far as the viewer knows.
    fn holder(&self, kind: Token, number: u8) -> Option<(Faction, TokenView)> {
        let of = |faction: &FactionView| match kind {
            Token::Barbarian => faction.barbarians,
            Token::Emperor => faction.emperor,
        };
        self.view.factions.iter().find_map(|faction| {
            let token = of(faction).filter(|token| token.number == Some(number))?;
            Some((faction.faction, token))
        })
    }

    /// All turns.
    pub(super) fn charts(&self) -> Markup {
        html! {
            details #charts .fold {
                summary { (self.say(phrase!("table-charts"))) }
                div #board-charts .scrolled tabindex="0" {
                    @for kind in [Token::Barbarian, Token::Emperor] {
                        @let shows = ("chart", kind, self.view.turn);
                        (self.once(shows, |_| false, || self.chart(kind)))
                    }
                }
            }
        }
    }

    fn chart(&self, kind: Token) -> Markup {
        html! {
            table class={ "chart-of " (token_term(kind)) } data-term=(token_term(kind)) {
                tbody {
                    @for turn in 1..=TURNS as u8 {
                        tr .now-turn[turn == self.view.turn] {
                            th scope="row" { (roman(turn)) }
                            @for number in 1..=count(kind) {
                                @let (name, facts) = self.entry_words(turn, kind, number);
                                td { b .name { (name) } small { (facts) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

const fn count(kind: Token) -> u8 {
    match kind {
        Token::Barbarian => BARBARIANS as u8,
        Token::Emperor => EMPERORS as u8,
    }
}
