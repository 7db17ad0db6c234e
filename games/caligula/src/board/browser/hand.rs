//! What the viewer holds, and the choices that are no thing on the table.

use ludi_board::{Drawing, SharedMarkup, class_if, emblem, letter, picture, seat_class, times};
use ludi_engine::phrase;
use maud::{Markup, html};

use super::Board;
use super::augusti::symbols;
use super::signs::{Emblem, card_id, card_term, effect_term, pile_class};
use crate::rules::action::{Action, Point};
use crate::rules::components::{Card, Civitas};
use crate::rules::state::Ask;
use crate::rules::view::PlayerView;
use crate::words::{cards_of, effect_name};

impl Board<'_> {
    pub(super) fn hand(&self) -> Markup {
        let Some(player) = self.view.me.and_then(|me| self.view.players.get(me.index())) else {
            return html! {};
        };
        let asked = self.scene.is_asked();
        let resolving = self.resolving().map(|card| card.number);
        let commands = ("commands", asked, self.view.ask, resolving);
        let holdings = ("holdings", player, self.view.ask == Ask::Penalty);
        html! {
            section class={ "hand " (seat_class(player.seat)) }
                aria-label=(self.say(phrase!("board-your-hand"))) {
                (self.once(commands, is_command, || html! {
                    div #board-commands .commands { @if asked { (self.commands()) } }
                }))
                (self.once(holdings, is_held, || self.holdings(player)))
            }
        }
    }

    /// On a phone it scrolls: the keyboard reaches it by what is in it, or itself.
    fn holdings(&self, player: &PlayerView) -> Markup {
        html! {
            div #board-holdings .holdings .sideways tabindex=[(!self.scene.plays).then_some("0")] {
                (self.tokens_in_hand(player))
                (self.cards_in_hand(player))
                (self.points(player))
            }
        }
    }

    fn tokens_in_hand(&self, player: &PlayerView) -> Markup {
        let values = player.hand_tokens.iter().flatten();
        html! {
            div .tokens {
                @for &value in values {
                    @let shows = ("in-hand", player.seat, value, player.holding == Some(value));
                    @let holds = |action| action == Action::Token(value);
                    (self.once(shows, holds, || self.token_in_hand(player, value)))
                }
            }
        }
    }

    fn token_in_hand(&self, player: &PlayerView, value: i8) -> Markup {
        let held = player.holding == Some(value);
        let token = phrase!("label-token", value = value);
        let name = self.say(if held { phrase!("table-held", token = token) } else { token });
        let id = format!("token-{}-{value}", letter(player.seat));
        let mark = class_if(held, "held");
        self.token(Action::Token(value), &id, player.seat, Some(value), mark, &name)
    }

    /// The plot cards, one heap for each kind, and those laid but not shown.
    fn cards_in_hand(&self, player: &PlayerView) -> Markup {
        let (Some(hand), laid) = (player.hand, player.laid.unwrap_or_default()) else {
            return html! {};
        };
        html! {
            div .plot-cards {
                @for card in Card::ALL {
                    @let left = hand[card.index()].saturating_sub(laid[card.index()]);
                    @if left > 0 { (self.heap_once(card, left)) }
                }
            }
            @if laid != [0; 4] {
                div .plot-cards .laid {
                    small { (self.say(phrase!("board-laid"))) }
                    @for card in Card::ALL {
                        @let count = laid[card.index()];
                        @if count > 0 {
                            @let name = self.say(cards_of(card, count));
                            @let class = format!("plot-card {}", pile_class(card.pile()));
                            (picture(&class, card_term(card), &name, card_face(card, count)))
                        }
                    }
                }
            }
        }
    }

    fn heap_once(&self, card: Card, count: u8) -> SharedMarkup {
        let action = match self.view.ask {
            Ask::Penalty => Action::Discard(card),
            _ => Action::Lay(card),
        };
        let shows = ("heap", action, count);
        self.once(shows, |held| held == action, || self.heap(card, count, action))
    }

    fn heap(&self, card: Card, count: u8, action: Action) -> Markup {
        let class = format!("plot-card {}", pile_class(card.pile()));
        let name = self.say(cards_of(card, count));
        self.thing(
            action,
            &format!("card-{}", card_id(card)),
            &class,
            card_term(card),
            &name,
            card_face(card, count),
        )
    }

    /// One's own points, which a penalty may take.
    fn points(&self, player: &PlayerView) -> Markup {
        let point = |point, term: &str, sign, count: u8, name| {
            let action = Action::Lose(point);
            self.once(
                ("point", action, count),
                |held| held == action,
                || {
                    let face = html! { (emblem(sign)) b { (count) } };
                    let id = format!("lose-{term}");
                    self.thing(action, &id, "point", term, &self.say(name), face)
                },
            )
        };
        let (victory, conspiracy) = (player.victory, player.conspiracy);
        html! {
            div .points {
                (point(
                    Point::Victory,
                    "victory",
                    Emblem::Star,
                    victory,
                    phrase!("table-victory", count = victory),
                ))
                (point(
                    Point::Conspiracy,
                    "conspiracy",
                    Emblem::Snake,
                    conspiracy,
                    phrase!("table-conspiracy", count = conspiracy),
                ))
            }
        }
    }

    /// Choices that are no thing on the table: effects, showing cards, passing.
    fn commands(&self) -> Markup {
        // Whoever places tokens knows that he must.
        let placing = matches!(self.view.ask, Ask::Token | Ask::Space);
        let plotting = matches!(self.view.ask, Ask::StartPlot | Ask::AnswerPlot | Ask::Stab);
        html! {
            @if self.view.ask == Ask::Effect {
                @for (index, effect) in
                    (0..).zip(self.resolving().iter().flat_map(|card| card.effects).flatten())
                {
                    @let name = self.say(phrase!("label-use", effect = effect_name(effect)));
                    (self.thing(
                        Action::Use(index),
                        &format!("command-use-{index}"),
                        "command",
                        effect_term(effect),
                        &name,
                        self.effect(effect),
                    ))
                }
            }
            @if plotting {
                (self.command(
                    Action::Done,
                    "command-done",
                    "command chief",
                    "show-symbols",
                    self.say(phrase!("label-done-none")),
                ))
            }
            @if !placing || self.scene.label(Action::Pass).is_some() {
                (self.command(
                    Action::Pass,
                    "command-pass",
                    "command",
                    "pass",
                    self.say(phrase!("label-pass")),
                ))
            }
        }
    }

    fn command(&self, action: Action, id: &str, class: &str, term: &str, name: String) -> Markup {
        let face = self.scene.label(action).unwrap_or_else(|| name.clone());
        self.thing(action, id, class, term, &name, html! { (face) })
    }

    /// The card being resolved.
    fn resolving(&self) -> Option<&Civitas> {
        let lying = self.view.civitas.get(self.view.resolving?.index())?.as_ref()?;
        self.game.components.civitas.get(usize::from(lying.card))
    }
}

/// Is it a choice that is no thing on the table?
fn is_command(action: Action) -> bool {
    matches!(action, Action::Use(_) | Action::Done | Action::Pass)
}

/// Is it something that one holds?
fn is_held(action: Action) -> bool {
    matches!(action, Action::Token(_) | Action::Lay(_) | Action::Discard(_) | Action::Lose(_))
}

pub(super) fn card_face(card: Card, count: u8) -> Markup {
    html! {
        span .symbols { (symbols(card)) }
        (times(count))
    }
}
