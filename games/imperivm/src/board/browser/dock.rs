//! What the viewer holds, and the choices that are no place on the map. It stays
//! at the foot of the screen.

use ludi_board::{
    Drawing, SharedMarkup, class_if, classes, emblem, json, letter, part, seat_class,
};
use ludi_engine::{Phrase, Seat, phrase};
use maud::{Markup, html};

use super::Board;
use super::card_class;
use super::signs::{Emblem, resource_class, suit_class};
use crate::rules::action::{Action, Resource};
use crate::rules::cards::{Card, Cards};
use crate::rules::state::Ask;
use crate::rules::view::{AmountView, PlayerView, SealedView};
use crate::words::preview::{cards_drawn, draws_from_own, morale_after};
use crate::words::{amount_of, card_name, purse};

/// The choices that are neither place, card, number nor name, and the ids of their buttons.
const COMMANDS: [(Action, &str); 8] = [
    (Action::Pay(Resource::Coins), "command-coins"),
    (Action::Pay(Resource::Power), "command-power"),
    (Action::Consent, "command-consent"),
    (Action::Refuse, "command-refuse"),
    (Action::Repent, "command-repent"),
    (Action::Stay, "command-stay"),
    (Action::Done, "command-done"),
    (Action::Pass, "command-pass"),
];

fn is_command(action: Action) -> bool {
    COMMANDS.iter().any(|(command, _)| *command == action)
}

impl Board<'_> {
    pub(super) fn dock(&self) -> Markup {
        let Some(player) = self.view.me.and_then(|me| self.view.players.get(me.index())) else {
            return html! {};
        };
        html! {
            section class={ "dock " (seat_class(player.seat)) }
                aria-label=(self.say(phrase!("table-yours"))) {
                (self.asked_once(player))
                (self.once("commands", is_command, || self.commands()))
                (self.hand_once(player))
            }
        }
    }

    /// What the viewer is asked for, of which there is nothing else on the board.
    fn asked_once(&self, player: &PlayerView) -> SharedMarkup {
        let view = self.view;
        let asked = self.scene.is_asked().then(|| {
            let draws = (draws_from_own(view), cards_drawn(view, u8::MAX), view.morale);
            (view.ask, player.purse, player.offer, view.amount, draws, &view.drawing)
        });
        let holds = |action| {
            let named = matches!(action, Action::Name(_) | Action::Amount(_));
            named || matches!(action, Action::Card(_)) && view.drawing.is_some()
        };
        self.once(("asked", asked), holds, || {
            part(
                "board-asked",
                html! {
                    @if asked.is_some() {
                        (self.names())
                        (self.prices(player))
                        (self.amounts(player))
                        (self.drawn())
                    }
                },
            )
        })
    }

    fn commands(&self) -> Markup {
        html! {
            div #board-commands .commands {
                @for (action, id) in COMMANDS {
                    @if let Some(label) = self.scene.label(action) {
                        @let chief = action != Action::Pass && action != Action::Refuse;
                        @let class = classes(&["command", class_if(chief, "chief")]);
                        @let term = match action {
                            Action::Pay(resource) => resource_class(resource),
                            _ => "choice",
                        };
                        (self.thing(action, id, &class, term, &label, html! {
                            @if let Action::Pay(resource) = action {
                                (emblem(Emblem::Resource(resource)))
                            }
                            (label)
                        }))
                    }
                }
            }
        }
    }

    /// The numbers that may be named, and of what.
    fn amounts(&self, player: &PlayerView) -> Markup {
        let Some(AmountView { resource, public, most }) = self.view.amount else {
            return html! {};
        };
        let offered = player.offer.unwrap_or_default()[0];
        let offered = offered.filter(|&coins| coins > 0 && resource == Resource::Power);
        html! {
            div class={ "amounts " (resource_class(resource)) }
                data-term=(resource_class(resource)) {
                p {
                    (emblem(Emblem::Resource(resource)))
                    (self.say(match public {
                        true => phrase!("table-amount-public"),
                        false if self.view.ask == Ask::Tribute => phrase!("table-amount-tribute"),
                        false => phrase!("table-amount"),
                    }))
                    @if let Some(after) = self.after() { small .after { (self.say(after)) } }
                    @if let Some(coins) = offered {
                        small { (self.say(amount_of(Resource::Coins, coins.into()))) " +" }
                    }
                }
                div .grid {
                    @for amount in 0..=most {
                        (self.thing(
                            Action::Amount(amount),
                            &format!("amount-{amount}"),
                            "amount",
                            resource_class(resource),
                            &amount.to_string(),
                            html! { (amount) @if let Some(then) = self.then(amount) { small { "→ " (then) } } },
                        ))
                    }
                }
            }
        }
    }

    /// What stands behind the arrow beside each number, where something does.
    fn after(&self) -> Option<Phrase> {
        let resource = self.view.amount.filter(|_| draws_from_own(self.view))?.resource;
        Some(match (self.view.ask, resource) {
            (Ask::Tribute, _) => phrase!("table-after-morale"),
            (Ask::Donation | Ask::DefenceDraw, Resource::Coins) => phrase!("table-after-drawn"),
            (Ask::Donation | Ask::DefenceDraw, Resource::Power) => phrase!("table-after-kept"),
            _ => return None,
        })
    }

    /// The number behind the arrow: what comes of naming this amount.
    fn then(&self, amount: u8) -> Option<u8> {
        let AmountView { resource, .. } = self.view.amount.filter(|_| draws_from_own(self.view))?;
        match (self.view.ask, resource) {
            (Ask::Tribute, _) => morale_after(self.view, amount),
            (Ask::Donation | Ask::DefenceDraw, Resource::Coins) => {
                Some(cards_drawn(self.view, amount))
            }
            (Ask::Donation | Ask::DefenceDraw, Resource::Power) => {
                let me = self.view.players.get(self.view.me?.index())?;
                Some(amount.min(cards_drawn(self.view, me.offer?[0].unwrap_or(0))))
            }
            _ => None,
        }
    }

    /// With what a province is paid for as soon as it is clicked: with whatever there is
    /// more of, unless something else is chosen.
    fn prices(&self, player: &PlayerView) -> Markup {
        let Some(purse) = player.purse.filter(|_| self.view.ask == Ask::Buy) else {
            return html! {};
        };
        let both = [Resource::Coins, Resource::Power];
        let only_power = !self.game.edition.coins_buy_provinces();
        let (coins, power) = (purse.of(Resource::Coins), purse.of(Resource::Power));
        let first = if coins >= power { Resource::Coins } else { Resource::Power };
        html! {
            @if !only_power && coins > 0 && power > 0 {
                fieldset .prices {
                    legend { (self.say(phrase!("table-pay-with"))) }
                    @for resource in both {
                        label .price data-term=(resource_class(resource)) {
                            input type="radio" name="then" value=(json(&Action::Pay(resource)))
                                checked[resource == first];
                            (emblem(Emblem::Resource(resource)))
                            (self.say(amount_of(resource, 1)))
                        }
                    }
                }
            }
        }
    }

    /// The generals, when one of them is to be named.
    fn names(&self) -> Markup {
        let naming = matches!(self.view.ask, Ask::Successor | Ask::Jail);
        html! {
            @if naming {
                div .named {
                    @for seat in self.view.players.iter().map(|player| player.seat) {
                        (self.named(seat))
                    }
                }
            }
        }
    }

    fn named(&self, seat: Seat) -> Markup {
        let class = format!("general {}", seat_class(seat));
        let face = html! {
            span .crest { (emblem(Emblem::Family(seat))) b { (letter(seat)) } }
            span .name { (self.name(seat)) }
        };
        let id = format!("general-{}", seat.index());
        self.thing(Action::Name(seat), &id, &class, "family", self.name(seat), face)
    }

    /// The cards just drawn: those to keep are clicked here.
    fn drawn(&self) -> Markup {
        let Some(drawing) = &self.view.drawing else { return html! {} };
        html! {
            @if let Some(cards) = drawing.cards {
                div .drawn {
                    small data-term="keep" {
                        (self.say(phrase!(
                            "table-keep",
                            keep = drawing.keep,
                            count = drawing.count
                        )))
                    }
                    div .cards {
                        @for card in cards.kinds() {
                            (self.card(card, cards.count(card), "drawn"))
                        }
                    }
                }
            }
        }
    }

    fn hand_once(&self, player: &PlayerView) -> SharedMarkup {
        // While cards are kept, the hand is not what is clicked.
        let idle = self.view.ask == Ask::Keep && self.scene.is_asked();
        let cards = (player.hand, player.picked, idle);
        let sealed = player.sealed.map(|sealed| (sealed, self.seals_cards()));
        let holds = |action| matches!(action, Action::Card(_)) && !idle;
        let shows = ("hand", player.seat, player.purse, cards, sealed);
        self.once(shows, holds, || self.hand(player, idle))
    }

    fn hand(&self, player: &PlayerView, idle: bool) -> Markup {
        let hand = player.hand.unwrap_or(Cards::NONE);
        let picked = player.picked.unwrap_or(Cards::NONE);
        let left = hand.without(picked);
        html! {
            div #board-hand .hand {
                p .purse {
                    (self.crest(player.seat))
                    @if let Some(purse) = player.purse {
                        @for resource in [Resource::Coins, Resource::Power] {
                            @let amount = purse.of(resource);
                            (self.stat(
                                Emblem::Resource(resource),
                                resource_class(resource),
                                &amount.to_string(),
                                amount_of(resource, amount),
                            ))
                        }
                    }
                }
                div .cards .sideways {
                    @if hand.is_empty() {
                        small { (self.say(phrase!("table-no-cards"))) }
                    }
                    @for card in left.kinds() {
                        @if idle {
                            (self.open_card(card, left.count(card), ""))
                        } @else {
                            (self.card(card, left.count(card), "hand"))
                        }
                    }
                    @if let Some(sealed) = &player.sealed {
                        (self.sealed(sealed))
                    }
                    @if !picked.is_empty() {
                        span .chosen data-term="chosen" {
                            small { (emblem(Emblem::Done)) (self.say(phrase!("table-chosen"))) }
                            @for card in picked.kinds() {
                                (self.open_card(card, picked.count(card), "picked"))
                            }
                        }
                    }
                }
            }
        }
    }

    /// Are cards sealed now, not coins and power?
    fn seals_cards(&self) -> bool {
        matches!(self.view.ask, Ask::Vote | Ask::Oath)
    }

    /// What was sealed and counts unless it is changed.
    fn sealed(&self, sealed: &SealedView) -> Markup {
        html! {
            span #sealed .chosen data-term="sealed" {
                small { (emblem(Emblem::Done)) (self.say(phrase!("table-sealed"))) }
                @if self.seals_cards() {
                    @for card in sealed.cards.kinds() {
                        (self.open_card(card, sealed.cards.count(card), "picked"))
                    }
                    @if sealed.cards.is_empty() { b { (self.say(phrase!("cards-none"))) } }
                } @else {
                    b { (self.say(purse(sealed.offer))) }
                }
            }
        }
    }

    /// A heap of cards of one kind to click.
    fn card(&self, card: Card, count: u8, place: &str) -> Markup {
        self.thing(
            Action::Card(card),
            &format!("{place}-{}", card.name()),
            &card_class(card, ""),
            suit_class(card.suit()),
            &self.say(card_name(card)),
            self.card_face(card, count),
        )
    }
}
