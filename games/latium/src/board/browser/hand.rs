//! Beneficium cards and auxilia: the viewer's own, and those that all have seen.

use arrayvec::ArrayVec;
use ludi_board::{Drawing, SharedMarkup, class_if, classes, emblem, roman, times};
use ludi_engine::phrase;
use maud::{Markup, html};

use super::Board;
use super::dock::id_of;
use super::signs::Emblem;
use crate::rules::action::{Action, Mode};
use crate::rules::gods::{CARDS, Card, Kind};
use crate::rules::view::PlayerView;
use crate::words::effect::{benefit, harm, help, in_battle};
use crate::words::{card_name, kind_name};

/// Is it clicked on a card or an auxilium in hand?
pub(super) fn is_in_hand(action: Action) -> bool {
    match action {
        Action::ShowCard(_) | Action::Benefit(_) => true,
        action => kind_of(action).is_some(),
    }
}

/// The auxilium of the stock that an action is done with.
fn kind_of(action: Action) -> Option<Kind> {
    match action {
        Action::Auxilium(kind, _)
        | Action::Lay(kind)
        | Action::Bring(kind)
        | Action::Give(kind, _) => Some(kind),
        _ => None,
    }
}

impl Board<'_> {
    pub(super) fn hand_once(&self, of: &PlayerView) -> SharedMarkup {
        let cards = of.hand.as_deref().unwrap_or_default();
        let stock = of.stock.as_deref().unwrap_or_default();
        let used = cards.iter().map(|&card| self.used(card));
        let used: ArrayVec<u8, CARDS> = used.collect();
        let shows = ("hand", cards, used, stock);
        self.once(shows, is_in_hand, || self.hand(cards, stock))
    }

    /// The viewer's cards and auxilia.
    fn hand(&self, cards: &[Card], stock: &[Kind]) -> Markup {
        let kinds = Kind::ALL.into_iter().filter(|kind| stock.contains(kind));
        html! {
            // On a phone it scrolls: the keyboard reaches it by what is in it, or itself.
            div #board-hand .hand tabindex=[(!self.scene.plays).then_some("0")] {
                @if cards.is_empty() && stock.is_empty() {
                    p .note data-term="card" { (self.say(phrase!("table-hand-empty"))) }
                }
                @for &card in cards { (self.card_once(card)) }
                @for kind in kinds {
                    @let count = stock.iter().filter(|&&it| it == kind).count() as u8;
                    (self.token(kind, count))
                }
            }
        }
    }

    /// How many benefits of a card have been used.
    fn used(&self, card: Card) -> u8 {
        let shown = self.view.players.iter().flat_map(|player| &player.shown);
        shown.filter(|(it, _)| *it == card).map(|&(_, used)| used).next().unwrap_or_default()
    }

    fn card_once(&self, card: Card) -> SharedMarkup {
        let holds =
            |action| matches!(action, Action::ShowCard(it) | Action::Benefit(it) if it == card);
        self.once(("card", card, self.used(card)), holds, || self.card(card))
    }

    /// A card to click: its next benefit, or the whole card where it breaks a tie.
    fn card(&self, card: Card) -> Markup {
        let show = Action::ShowCard(card);
        let action = if self.may(show) { show } else { Action::Benefit(card) };
        let class = classes(&["card", class_if(self.used(card) > 0, "shown")]);
        let name = self.say(card_name(card));
        self.thing(action, &id_of(action), &class, "card", &name, self.card_face(card))
    }

    pub(super) fn card_face(&self, card: Card) -> Markup {
        let used = self.used(card);
        html! {
            span .band { (emblem(Emblem::Kind(card.kind()))) b { (kind_name(card.kind())) } small { (roman(card.benefits())) } }
            @for number in 1..=card.benefits() {
                span class=(classes(&["does", class_if(number <= used, "past"), class_if(number == used + 1, "next")])) {
                    i { (roman(number)) } " " span { (self.say(benefit(card.kind(), number))) }
                }
            }
        }
    }

    /// An auxilium of the stock, with everything that may be done with it.
    fn token(&self, kind: Kind, count: u8) -> Markup {
        let choices = self.scene.choices.iter().map(|choice| choice.action);
        let own: Vec<Action> = choices.filter(|&action| kind_of(action) == Some(kind)).collect();
        html! {
            div .auxilium data-term="auxilium" {
                span .band { (emblem(Emblem::Kind(kind))) b { (kind_name(kind)) } (times(count)) }
                @if own.is_empty() {
                    (self.thing(
                        Action::Auxilium(kind, Mode::Help),
                        &format!("auxilium-{}", kind as u8),
                        "use",
                        "auxilium",
                        kind_name(kind),
                        html! { span { (self.say(help(kind, 1))) } },
                    ))
                }
                @for action in own { (self.token_use(kind, action)) }
            }
        }
    }

    /// One use of an auxilium.
    pub(super) fn token_use(&self, kind: Kind, action: Action) -> Markup {
        let (sign, does) = match action {
            Action::Auxilium(_, Mode::Help) => ("+", self.say(help(kind, 1))),
            Action::Auxilium(_, Mode::Harm) => ("−", self.say(harm(kind, 1))),
            Action::Give(_, to) => ("→", self.name(to).to_owned()),
            Action::Play(_, at) => {
                (["1", "2", "3"][usize::from(at.min(2))], self.say(in_battle(kind)))
            }
            _ => ("", self.say(in_battle(kind))),
        };
        let label = self.scene.label(action).unwrap_or_else(|| kind_name(kind).to_owned());
        self.thing(
            action,
            &id_of(action),
            "use",
            "auxilium",
            &label,
            html! {
                b { (sign) } " " span .name { (does) }
            },
        )
    }

    /// What has left the game or lies open: cards that are gone, auxilia that were spent.
    pub(super) fn spent(&self) -> Markup {
        let (gone, spent) = (&self.view.gone, &self.view.spent);
        html! {
            details #board-spent .fold {
                summary data-term="card" {
                    (self.say(phrase!("table-spent", cards = gone.len(), tokens = spent.len())))
                }
                p .heap data-term="card" {
                    @for &card in gone { span .chip { (emblem(Emblem::Kind(card.kind()))) " " (self.say(card_name(card))) } }
                }
                p .heap data-term="auxilium" { (self.heap(spent)) }
                @if let Some(bag) = &self.view.bag {
                    p .note data-term="auxilium" { (self.say(phrase!("table-bag", count = bag.len()))) }
                    p .heap data-term="auxilium" { (self.heap(bag)) }
                }
            }
        }
    }

    /// Auxilia by their kinds.
    pub(super) fn heap(&self, tokens: &[Kind]) -> Markup {
        html! {
            @for kind in Kind::ALL {
                @let count = tokens.iter().filter(|&&it| it == kind).count();
                @if count > 0 {
                    span .chip data-term="auxilium" {
                        (emblem(Emblem::Kind(kind))) " " (kind_name(kind))
                        @if count > 1 { " ×" (count) }
                    }
                }
            }
        }
    }
}
