//! The row of the six Sequentia cards, with its marker.

use ludi_board::{Drawing, SharedMarkup, class_if, classes, emblem};
use ludi_engine::phrase;
use maud::{Markup, html};

use super::Board;
use super::signs::{Emblem, deck_class, deck_emblem};
use crate::rules::action::Action;
use crate::rules::components::Sequentia;
use crate::rules::state::Ask;
use crate::words::{deck_name, sequentia_name};

impl Board<'_> {
    pub(super) fn sequentiae(&self) -> SharedMarkup {
        let view = self.view;
        let chosen = match view.ask {
            Ask::SecondSequentia(place) => Some(place),
            _ => None,
        };
        let shows = ("sequentiae", &view.sequentia, view.marker, view.resolving, chosen);
        let holds = |action| matches!(action, Action::Sequentia(_));
        self.once(shows, holds, || {
            html! {
                section #board-sequentiae .sequentiae
                    aria-label=(self.say(phrase!("table-sequentia"))) {
                    @for (place, &card) in (1..).zip(&view.sequentia) {
                        @let resolving = view.resolving.filter(|_| place == view.marker);
                        @let now = (place.cmp(&view.marker), resolving);
                        @let shows = ("sequentia", place, card, now, chosen == Some(place));
                        @let holds = |action| action == Action::Sequentia(place);
                        (self.once(shows, holds, || self.sequentia(place, card)))
                    }
                }
            }
        })
    }

    pub(super) fn sequentia(&self, place: u8, card: u8) -> Markup {
        let action = Action::Sequentia(place);
        let marked = place == self.view.marker;
        let done = place < self.view.marker;
        let chosen = self.view.ask == Ask::SecondSequentia(place);
        let sequentia = sequentia_name(self.game, card);
        let name = self.say(phrase!("label-sequentia", place = place, sequentia = sequentia));
        let class = classes(&[
            "sequentia",
            class_if(marked, "marked"),
            class_if(done, "done"),
            class_if(chosen, "chosen"),
        ]);
        html! {
            article id={ "sequentia-" (card) } data-piece={ "sequentia-" (card) }
                class=(class) data-term="sequentia" {
                span .place {
                    (place)
                    @if done {
                        (emblem(Emblem::Done))
                        span .unseen { (self.say(phrase!("table-done"))) }
                    }
                    @if chosen {
                        (emblem(Emblem::Swap))
                        span .unseen { (self.say(phrase!("table-chosen"))) }
                    }
                }
                (self.sequentia_face(card, marked))
                @if marked {
                    span #marker .marker data-piece="marker" data-term="marker" {
                        (emblem(Emblem::Marker))
                        span .unseen { (self.say(phrase!("table-marker"))) }
                    }
                }
                (self.over(action, &format!("place-{place}"), &name))
            }
        }
    }

    fn sequentia_face(&self, card: u8, marked: bool) -> Markup {
        match self.game.components.sequentiae.get(usize::from(card)) {
            Some(Sequentia::Resolve(decks)) => {
                let now = self.view.resolving.filter(|_| marked).map(|spot| spot.deck);
                html! {
                    ol .decks data-term="sequentia-resolve" {
                        @for &deck in decks.iter().flatten() {
                            li class=(classes(&[deck_class(deck), class_if(now == Some(deck), "current")])) {
                                (emblem(deck_emblem(deck)))
                                span { (self.say(deck_name(deck))) }
                            }
                        }
                    }
                }
            }
            Some(Sequentia::Draw) => html! {
                p .deed data-term="sequentia-draw" {
                    span .signs { (emblem(Emblem::Plus)) (emblem(Emblem::Snake)) }
                    span { (self.say(phrase!("board-everybody-draws"))) }
                }
            },
            Some(Sequentia::Ordo) => html! {
                p .deed data-term="sequentia-ordo" {
                    span .signs { (emblem(Emblem::Ordo)) (emblem(Emblem::Home)) }
                    span { (self.say(phrase!("board-ordo-to-the-left"))) }
                }
            },
            None => html! {},
        }
    }
}
