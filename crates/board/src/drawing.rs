//! A board in the browser, and what is on all of them.

use std::borrow::Cow;
use std::hash::Hash;

use ludi_engine::{Phrase, Rules, Scene, Seat, Words};
use maud::{Markup, PreEscaped, html};

use crate::button::{Thing, button, list};
use crate::number_field::number_field;
use crate::text::Text;
use crate::{Emblem, MapWords, Point, class_if, emblem, letter, seat_class};

/// HTML that is drawn once for all who see the same: where parts are kept, a hole for one.
pub type SharedMarkup = PreEscaped<Cow<'static, str>>;

/// The term of every glossary that says what the letter of a player is.
pub const PLAYER: &str = "player";

/// What a board is drawn from. A game makes it of its own with [`drawing!`](crate::drawing!)
/// and has what is on all of them.
///
/// A board is made of parts, as [`Board::board`](ludi_engine::Board::board) asks: an
/// element with an id `board-…` of its own, or a [`part`] where there may be nothing to
/// show. `ludi_game_tests::boards` holds every game to it.
pub trait Drawing {
    /// The game.
    type Game: Words;

    /// What the viewer sees and may do.
    fn scene(&self) -> &Scene<'_, Self::Game>;

    /// The whole board, under the classes of the game: what the game draws, and all
    /// choices as a list of plain buttons with this heading. A link, `skip`, leads to
    /// the list those who use the keyboard.
    fn table(&self, class: &str, skip: Phrase, heading: Phrase, drawn: Markup) -> Markup {
        let asked = self.scene().is_asked();
        html! {
            div #board class={ "board " (class) } {
                div .table {
                    (self.once(("skip", asked), |_| false, || part("board-skip", html! {
                        @if asked { a .skip href="#choices" { (self.say(skip)) } }
                    })))
                    (drawn)
                    (self.once(("choices", asked), |_| true, || {
                        part("board-choices", list(self.scene(), &self.say(heading)))
                    }))
                }
            }
        }
    }

    /// A map: a sheet with these parts on it, seen through a window. The page's script
    /// lets one draw the sheet nearer; without it the window scrolls.
    fn map_window(&self, words: MapWords, sheet: &Markup) -> Markup {
        let map = self.say(words.map);
        html! {
            section .map aria-label=(map)
                data-nearer=(self.say(words.nearer))
                data-farther=(self.say(words.farther))
                data-whole=(self.say(words.whole)) {
                // It scrolls, so that the keyboard must reach it.
                div #map-window .window data-pan tabindex="0" role="group" aria-label=(map) {
                    div .sheet { (sheet) }
                }
            }
        }
    }

    /// The phrase in words.
    fn say(&self, phrase: Phrase) -> String {
        self.scene().voice.say(&phrase)
    }

    /// Something that is drawn once for all who see the same: see [`Scene::once`].
    fn once(
        &self,
        shows: impl Hash,
        holds: impl Fn(ActionOf<Self>) -> bool,
        draw: impl FnOnce() -> Markup,
    ) -> SharedMarkup {
        PreEscaped(self.scene().once(shows, holds, || draw().into_string()))
    }

    /// The name of who sits there.
    fn name(&self, seat: Seat) -> &str {
        self.scene().voice.name(seat)
    }

    /// Something to click: `act` if its action may be done now, `why` if it may not. To those
    /// who do not play it is only a thing. It has
    /// an id that stays with it, its classes, the term of the glossary that explains it,
    /// a name for those who cannot see it, and a face.
    fn thing(
        &self,
        action: ActionOf<Self>,
        id: &str,
        class: &str,
        term: &str,
        name: &str,
        face: Markup,
    ) -> Markup {
        button(
            self.scene(),
            action,
            Thing { id, class, term: Some(term), name, face, moves: false },
        )
    }

    /// The same for what can go elsewhere on the board: the page shows it on its way.
    fn piece(
        &self,
        action: ActionOf<Self>,
        id: &str,
        class: &str,
        term: &str,
        name: &str,
        face: Markup,
    ) -> Markup {
        button(self.scene(), action, Thing { id, class, term: Some(term), name, face, moves: true })
    }

    /// A button that lies over a card which carries other things to click. The card
    /// is what is explained.
    fn over(&self, action: ActionOf<Self>, id: &str, name: &str) -> Markup {
        let (class, face) = ("over", html! {});
        button(self.scene(), action, Thing { id, class, term: None, name, face, moves: false })
    }

    /// The class of a card whose button is this action: lit if it may be clicked.
    fn lit(&self, action: ActionOf<Self>) -> &'static str {
        class_if(self.scene().choices.iter().any(|choice| choice.action == action), "lit")
    }

    /// A field for the number that is asked for, with what it brings; nothing while none is
    /// asked for. The page's script makes a slider and a field of it; for that something
    /// around it that is always there has the attribute `data-has-numbers`.
    fn number(&self, term: &str, note: Phrase) -> Markup {
        html! {
            @if let Some(range) = self.scene().numbers() {
                div .amount data-term=(term) {
                    (number_field(self.scene(), &range, "board"))
                    small .note { (self.say(note)) }
                }
            }
        }
    }

    /// A seat's letter on its colour.
    fn counter(&self, seat: Seat) -> Markup {
        let class = format!("counter {}", seat_class(seat));
        picture(&class, PLAYER, self.name(seat), html! { (letter(seat)) })
    }

    /// A letter and a name.
    fn person(&self, seat: Seat) -> Markup {
        html! {
            span .person {
                span class={ "counter " (seat_class(seat)) } data-term=(PLAYER) aria-hidden="true" {
                    (letter(seat))
                }
                span .name { (self.name(seat)) }
            }
        }
    }

    /// A point of the [primer](crate::primer()), beside the pieces that it speaks of.
    fn point(&self, pieces: Markup, text: Phrase) -> Point {
        Point { pieces, text: self.say(text) }
    }

    /// A figure beside its emblem, explained by `term` and said as `name`.
    fn stat(&self, sign: impl Emblem, term: &str, figure: &str, name: Phrase) -> Markup {
        picture("stat", term, &self.say(name), html! { (emblem(sign)) b { (figure) } })
    }
}

/// An action of the game that is drawn.
type ActionOf<D> = <<D as Drawing>::Game as Rules>::Action;

/// A type for what every part of a board is drawn from: the table, the scene, and its view.
/// It is a [`Drawing`].
///
/// The type belongs to the game, since its parts stand in many files, each with an `impl`.
#[macro_export]
macro_rules! drawing {
    ($(#[$doc:meta])* $visible:vis struct $name:ident: $game:ty) => {
        $(#[$doc])*
        $visible struct $name<'a> {
            game: &'a $game,
            scene: &'a ::ludi_engine::Scene<'a, $game>,
            view: &'a <$game as ::ludi_engine::Rules>::View,
        }

        impl<'a> $name<'a> {
            /// The board of this scene.
            $visible fn of(
                game: &'a $game,
                scene: &'a ::ludi_engine::Scene<'a, $game>,
            ) -> $name<'a> {
                $name { game, scene, view: scene.view }
            }
        }

        impl $crate::Drawing for $name<'_> {
            type Game = $game;

            fn scene(&self) -> &::ludi_engine::Scene<'_, $game> {
                self.scene
            }
        }
    };
}

/// A part of the board that may be empty: its content is laid out as if the part
/// itself were not there.
pub fn part(id: &str, content: Markup) -> Markup {
    html! { div id=(id) .part { (content) } }
}

/// Something seen that is explained by `term` and said as `name`.
pub fn picture(class: &str, term: &str, name: &str, face: Markup) -> Markup {
    html! {
        span class=(Text(class)) data-term=(Text(term)) role="img" aria-label=(Text(name)) { (face) }
    }
}
