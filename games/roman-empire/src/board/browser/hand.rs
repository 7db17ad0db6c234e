//! Event cards: in hand, on the table.

use ludi_board::{Drawing, SharedMarkup, class_if, classes, picture, roman};
use ludi_engine::phrase;
use maud::{Markup, html};

use super::Board;
use super::signs::{faction_class, pile_class};
use crate::rules::action::Action;
use crate::rules::cards::Card;
use crate::rules::view::FactionView;
use crate::words::card_name;
use crate::words::effect::effect_of;

impl Board<'_> {
    /// The hand of one of the viewer's factions.
    pub(super) fn hand(&self, of: &FactionView) -> SharedMarkup {
        // Of two factions the one that does not act is only named.
        let acts = match (&*self.view.asked, &self.view.phase) {
            ([], Some(phase)) => phase.faction == of.faction,
            ([], None) => true,
            (asked, _) => asked.contains(&of.faction),
        };
        let two = self.game.factions > self.game.seats;
        let aside = class_if(two && !acts, "aside");
        let shows = ("hand", of.faction, &of.hand, aside, self.view.turn);
        let holds = |action| matches!(action, Action::Card(_));
        self.once(shows, holds, || self.cards(of, aside))
    }

    fn cards(&self, of: &FactionView, aside: &str) -> Markup {
        let hand = of.hand.as_deref().unwrap_or_default();
        html! {
            div id={ "hand-" (of.faction.index()) } class=(classes(&["hand", faction_class(of.faction), aside])) {
                (self.badge(of.faction))
                // It may scroll: the keyboard reaches it by what is in it, or itself.
                div .cards tabindex=[(!self.scene.plays).then_some("0")] {
                    @if hand.is_empty() { small { (self.say(phrase!("table-no-cards"))) } }
                    @for &card in hand {
                        (self.thing(
                            Action::Card(card),
                            &format!("card-{}", card.number()),
                            &self.card_class(card),
                            "event",
                            &self.card_words(card),
                            self.card_face(card),
                        ))
                    }
                }
            }
        }
    }

    /// A card that lies open and does nothing.
    pub(super) fn open_card(&self, card: Card) -> Markup {
        picture(&self.card_class(card), "event", &self.card_words(card), self.card_face(card))
    }

    fn card_words(&self, card: Card) -> String {
        let (first, last) = self.game.components.face(card).turns;
        self.say(phrase!(
            "table-card",
            card = card_name(self.game, card),
            effect = effect_of(self.game, card),
            first = roman(first).as_str(),
            last = roman(last).as_str()
        ))
    }

    fn card_class(&self, card: Card) -> String {
        let face = self.game.components.face(card);
        let idle = class_if(!face.is_of_turn(self.view.turn), "idle");
        classes(&["card", pile_class(face.pile), idle])
    }

    /// What is printed on a card: number, turns, name and effect.
    fn card_face(&self, card: Card) -> Markup {
        let face = self.game.components.face(card);
        let (first, last) = face.turns;
        html! {
            span .band {
                b { (card.number()) }
                (self.turns_of(first, last))
            }
            span .title { (face.name) }
            span .does { (self.say(effect_of(self.game, card))) }
        }
    }
}
