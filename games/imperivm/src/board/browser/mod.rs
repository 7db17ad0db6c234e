//! The board as a browser shows it.
//!
//! The things themselves are what one clicks: provinces on the map, cards in
//! hand, numbers, names. Whatever is drawn is also said in words, and every
//! colour stands beside a letter or an emblem.

mod atlas;
mod dock;
mod map;
mod now;
mod players;
mod primer;
mod signs;
#[cfg(test)]
mod tests;
mod tracks;

use ludi_board::{Drawing, classes, emblem, picture, times};
use ludi_engine::{Seat, phrase};
use maud::{Markup, html};

use self::signs::{Emblem, side_class, suit_class};
use crate::Imperivm;
use crate::rules::cards::Card;
use crate::words::{card_name, suit_name};

pub(super) use self::atlas::STYLES;

ludi_board::drawing! {
    /// What every part of the board is drawn from.
    pub(super) struct Board: Imperivm
}

impl Board<'_> {
    /// The whole board.
    pub(super) fn whole(&self) -> Markup {
        let drawn = html! {
            (self.heading_once())
            (self.legend_once())
            div .field { (self.now_once()) (self.map()) }
            (self.dock())
            (self.tracks())
            (self.players())
            @let shows = ("discards", self.view.discard);
            (self.once(shows, |_| false, || self.discards()))
        };
        self.table("imperivm lettered", phrase!("table-skip"), phrase!("table-choices"), drawn)
    }

    fn family(&self, seat: Seat) -> &str {
        self.game.components.families.get(seat.index()).map_or("", String::as_str)
    }

    /// What is printed on a card: value, suit and side.
    fn card_face(&self, card: Card, count: u8) -> Markup {
        html! {
            span .value data-term="card-value" { (card.value()) }
            span .suit { (emblem(Emblem::Suit(card.suit()))) }
            span .title { (self.say(suit_name(card.suit()))) }
            span .side data-term=(side_class(card.side())) { (emblem(Emblem::Side(card.side()))) }
            (times(count))
        }
    }

    /// A face-down card, or the little that shows one which the viewer knows.
    fn small_card(&self, card: Option<Card>) -> Markup {
        html! {
            @match card {
                None => span .back {},
                Some(card) => (picture(
                    "back seen",
                    suit_class(card.suit()),
                    &self.say(card_name(card)),
                    html! {
                        b { (card.value()) }
                        (emblem(Emblem::Suit(card.suit())))
                        (emblem(Emblem::Side(card.side())))
                    },
                )),
            }
        }
    }

    /// A card that lies open and does nothing.
    fn open_card(&self, card: Card, count: u8, mark: &str) -> Markup {
        let name = self.say(card_name(card));
        picture(
            &card_class(card, mark),
            suit_class(card.suit()),
            &name,
            self.card_face(card, count),
        )
    }
}

/// The classes of a card.
fn card_class(card: Card, mark: &str) -> String {
    classes(&["card", suit_class(card.suit()), side_class(card.side()), mark])
}
