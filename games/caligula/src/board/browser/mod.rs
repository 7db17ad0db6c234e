//! The board as a browser shows it.
//!
//! The things themselves are what one clicks: tokens, cards, decks, emperors.
//! A card that carries other things to click has a button lying over it rather
//! than being one. Whatever is drawn is also said in words, and every colour
//! stands beside a letter or an emblem.

mod augusti;
mod civitas;
mod hand;
mod players;
mod plot;
mod sequentia;
mod signs;
#[cfg(test)]
mod tests;

use ludi_engine::{Phrase, Scene, Seat, Thing, phrase};
use maud::{Markup, html};

use self::signs::{Emblem, class_if, classes, emblem, figure, letter, roman, seat_class};
use crate::Caligula;
use crate::rules::action::Action;
use crate::rules::components::{Augustus, SEQUENTIAE};
use crate::rules::view::View;
use crate::words::stage_name;

/// The stylesheet of the board.
pub(crate) const STYLES: &str = include_str!("../../../assets/board.css");
/// The emblems it is drawn with.
pub(crate) const EMBLEMS: &str = include_str!("../../../assets/emblems.svg");
/// The picture on the box.
pub(crate) const COVER: &str = include_str!("../../../assets/cover.svg");

/// The board of this scene.
pub(crate) fn board(game: &Caligula, scene: &Scene<'_, Caligula>) -> String {
    Board { game, scene, view: scene.view }.table().into_string()
}

/// What every part of the board is drawn from.
struct Board<'a> {
    game: &'a Caligula,
    scene: &'a Scene<'a, Caligula>,
    view: &'a View,
}

impl Board<'_> {
    fn table(&self) -> Markup {
        html! {
            div #board .caligula {
                div .table {
                    @if self.scene.is_asked() {
                        a .skip href="#choices" { (self.say(phrase!("table-skip"))) }
                    }
                    (self.heading())
                    div .court { (self.augusti()) (self.piles()) }
                    div .course { (self.sequentiae()) (self.now()) }
                    (self.civitas())
                    (self.players())
                    (self.hand())
                    (self.scene.list(&self.say(phrase!("table-choices"))))
                }
            }
        }
    }

    /// The turn and its part.
    fn heading(&self) -> Markup {
        let view = self.view;
        let stage = stage_name(view.stage);
        html! {
            header #board-turn .turn {
                span .numeral role="img"
                    aria-label=(self.say(phrase!("board-turn", turn = view.turn))) {
                    (emblem(Emblem::Wreath))
                    b { (roman(view.turn)) }
                }
                h2 { (self.say(stage)) }
                // The marker leaves the row only when the last turn has ended.
                @if usize::from(view.marker) > SEQUENTIAE {
                    p .note { (emblem(Emblem::Flame)) (self.say(phrase!("board-fall"))) }
                }
                @if view.blood_shed {
                    p .note { (emblem(Emblem::Drop)) (self.say(phrase!("board-blood-shed"))) }
                }
            }
        }
    }

    fn say(&self, phrase: Phrase) -> String {
        self.scene.voice.say(&phrase)
    }

    fn name(&self, seat: Seat) -> &str {
        self.scene.voice.names.get(seat.index()).map_or("", String::as_str)
    }

    fn augustus(&self, card: u8) -> Option<&Augustus> {
        self.game.components.augusti.get(usize::from(card))
    }

    /// Something to click, with its face.
    fn thing(&self, action: Action, id: &str, class: &str, name: &str, face: Markup) -> Markup {
        self.scene.thing(action, Thing { id, moves: false, class, name, face })
    }

    /// An SPQR token, with its value if that is known.
    fn token(
        &self,
        action: Action,
        id: &str,
        seat: Seat,
        value: Option<i8>,
        mark: &str,
        name: &str,
    ) -> Markup {
        let face = html! {
            i { (letter(seat)) }
            b { (value.map_or("?".to_owned(), figure)) }
            @if mark.starts_with("chosen") { (emblem(Emblem::Swap)) }
        };
        let class = &classes(&["token", seat_class(seat), mark]);
        self.scene.thing(action, Thing { id, moves: true, class, name, face })
    }

    /// A button that lies over a card.
    fn over(&self, action: Action, id: &str, name: &str) -> Markup {
        self.thing(action, id, "over", name, html! {})
    }

    /// The class of a card whose button is this action: lit if it may be clicked.
    fn lit(&self, action: Action) -> &'static str {
        class_if(self.scene.label(action).is_some(), "lit")
    }

    /// A seat's letter on its colour.
    fn counter(&self, seat: Seat) -> Markup {
        let name = self.name(seat);
        html! {
            span class={ "counter " (seat_class(seat)) } role="img" aria-label=(name) title=(name) {
                (letter(seat))
            }
        }
    }

    /// A letter and a name.
    fn person(&self, seat: Seat) -> Markup {
        html! {
            span .person {
                span class={ "counter " (seat_class(seat)) } aria-hidden="true" { (letter(seat)) }
                span .name { (self.name(seat)) }
            }
        }
    }

    /// A figure beside its emblem, said as `name`.
    fn stat(&self, sign: Emblem, figure: &str, name: Phrase) -> Markup {
        let name = self.say(name);
        html! {
            span .stat role="img" aria-label=(name) title=(name) { (emblem(sign)) b { (figure) } }
        }
    }
}
