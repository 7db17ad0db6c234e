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
mod primer;
mod sequentia;
mod signs;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use ludi_board::{Drawing, SharedMarkup, classes, emblem, letter, picture, roman, seat_class};
use ludi_engine::{Seat, figure, phrase};
use maud::{Markup, html};

use self::signs::Emblem;
use crate::Caligula;
use crate::board::seats::SEATS;
use crate::rules::action::Action;
use crate::rules::components::{Augustus, SEQUENTIAE};
use crate::words::stage_name;

/// The stylesheet of the board.
pub(super) static STYLES: LazyLock<String> =
    LazyLock::new(|| SEATS.stylesheet(include_str!("../../../assets/board.css")));

ludi_board::drawing! {
    /// What every part of the board is drawn from.
    pub(super) struct Board: Caligula
}

impl Board<'_> {
    /// The whole board.
    pub(super) fn whole(&self) -> Markup {
        let drawn = html! {
            (self.heading())
            div .court { (self.augusti()) (self.piles()) }
            div .course { (self.sequentiae()) (self.now()) }
            (self.civitas())
            (self.players())
            (self.hand())
        };
        self.table("caligula", phrase!("table-skip"), phrase!("table-choices"), drawn)
    }

    fn heading(&self) -> SharedMarkup {
        let view = self.view;
        let falls = usize::from(view.marker) > SEQUENTIAE;
        let shows = ("heading", view.turn, view.stage, falls, view.blood_shed);
        self.once(shows, |_| false, || self.turn())
    }

    /// The turn and its part.
    fn turn(&self) -> Markup {
        let view = self.view;
        let stage = stage_name(view.stage);
        html! {
            header #board-turn .turn {
                (picture("numeral", "turn", &self.say(phrase!("board-turn", turn = view.turn)), html! {
                    (emblem(Emblem::Wreath))
                    b { (roman(view.turn)) }
                }))
                h2 data-term="stage" { (self.say(stage)) }
                // The marker leaves the row only when the last turn has ended.
                @if usize::from(view.marker) > SEQUENTIAE {
                    p .note data-term="fall" { (emblem(Emblem::Flame)) (self.say(phrase!("board-fall"))) }
                }
                @if view.blood_shed {
                    p .note data-term="blood" { (emblem(Emblem::Drop)) (self.say(phrase!("board-blood-shed"))) }
                }
            }
        }
    }

    fn augustus(&self, card: u8) -> Option<&Augustus> {
        self.game.components.augusti.get(usize::from(card))
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
        let term = match value {
            None => "token-hidden",
            Some(_) if mark.ends_with("deduced") => "token-deduced",
            Some(_) => "token",
        };
        self.piece(action, id, &classes(&["token", seat_class(seat), mark]), term, name, face)
    }
}
