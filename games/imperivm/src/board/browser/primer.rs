//! How to play, on one screen, with pieces of a table laid out for it.

use ludi_board::{Drawing, Primer, emblem, picture, seat_class};
use ludi_engine::{Seat, phrase};
use maud::{Markup, html};

use super::Board;
use super::signs::{Emblem, resource_class};
use crate::rules::action::Resource;
use crate::rules::cards::{Side, Suit};
use crate::rules::scenario::card;
use crate::rules::state::Track;
use crate::words::amount_of;

impl Board<'_> {
    /// How to play.
    pub(in crate::board) fn primer(&self) -> Primer {
        let cards = |cards: &[(Side, Suit, u8)]| {
            html! {
                @for &(side, suit, value) in cards {
                    (self.open_card(card(side, suit, value), 1, ""))
                }
            }
        };
        Primer {
            aim: vec![
                self.point(self.sides(), phrase!("primer-aim-sides")),
                self.point(self.oaths(), phrase!("primer-aim-oath")),
                self.point(self.spoils(), phrase!("primer-aim-points")),
            ],
            turn: vec![
                self.point(
                    cards(&[(Side::Loyal, Suit::Empire, 3), (Side::Traitor, Suit::Empire, 2)]),
                    phrase!("primer-turn-succession"),
                ),
                self.point(
                    html! {
                        (self.banner(Seat::new(1)))
                        (cards(&[
                            (Side::Loyal, Suit::Militia, 5),
                            (Side::Traitor, Suit::Militia, 2),
                        ]))
                    },
                    phrase!("primer-turn-conquest"),
                ),
                self.point(
                    html! { (self.purse_of(1, 1)) (cards(&[(Side::Loyal, Suit::Religion, 2)])) },
                    phrase!("primer-turn-tribute"),
                ),
                self.point(self.purse_of(3, 2), phrase!("primer-turn-donation")),
                self.point(self.throne(), phrase!("primer-turn-emperor")),
            ],
            end: vec![
                self.point(
                    self.level(Track::Morale, self.view.morale),
                    phrase!("primer-end-trouble"),
                ),
                self.point(self.dominions(), phrase!("primer-end-dominions")),
            ],
            watch: vec![
                self.point(self.rolled(), phrase!("primer-watch-levels")),
                self.point(
                    cards(&[(Side::Traitor, Suit::Religion, 1)]),
                    phrase!("primer-watch-cards"),
                ),
                self.point(self.family_pawn(), phrase!("primer-watch-throne")),
                self.point(self.jail(), phrase!("primer-watch-jail")),
            ],
        }
    }

    fn sides(&self) -> Markup {
        html! {
            @for (side, name) in [
                (Side::Loyal, phrase!("term-loyal")),
                (Side::Traitor, phrase!("term-traitor")),
            ] {
                @let class = super::side_class(side);
                (picture(&format!("sign side-of {class}"), class, &self.say(name), html! {
                    (emblem(Emblem::Side(side)))
                }))
            }
        }
    }

    fn oaths(&self) -> Markup {
        let name = self.say(phrase!("board-oath", count = 3));
        picture(
            "pile",
            "oath",
            &name,
            html! {
                (emblem(Emblem::Oath))
                @for _ in 0..3 { (self.small_card(None)) }
            },
        )
    }

    fn spoils(&self) -> Markup {
        let provinces = phrase!("table-provinces", count = 7, left = 25);
        html! {
            (self.stat(Emblem::Pawn, "provinces", "7", provinces))
            (self.stat(Emblem::Cards, "hand", "4", phrase!("board-cards", count = 4)))
            (self.purse_of(6, 3))
        }
    }

    fn purse_of(&self, coins: u16, power: u16) -> Markup {
        html! {
            @for (resource, amount) in [(Resource::Coins, coins), (Resource::Power, power)] {
                (self.stat(
                    Emblem::Resource(resource),
                    resource_class(resource),
                    &amount.to_string(),
                    amount_of(resource, amount),
                ))
            }
        }
    }

    fn banner(&self, seat: Seat) -> Markup {
        let class = format!("standard {}", seat_class(seat));
        let name = self.say(phrase!("term-army"));
        picture(
            &class,
            "army",
            &name,
            html! {
                span .vexillum { (emblem(Emblem::Family(seat))) }
            },
        )
    }

    fn throne(&self) -> Markup {
        let [emperor, die] = [phrase!("term-emperor"), phrase!("term-die")];
        html! {
            (picture("sign", "emperor", &self.say(emperor), emblem(Emblem::Wreath)))
            (picture("sign", "die", &self.say(die), emblem(Emblem::Die)))
        }
    }

    fn rolled(&self) -> Markup {
        html! {
            (self.stat(Emblem::Die, "die", "8", phrase!("table-roll", roll = 8)))
            (picture("sign", "trouble", &self.say(phrase!("term-trouble")), emblem(Emblem::Flame)))
        }
    }

    fn family_pawn(&self) -> Markup {
        self.stat(Emblem::Pawn, "family-pawns", "+1", phrase!("board-family", pawns = 1))
    }

    fn jail(&self) -> Markup {
        let name = self.say(phrase!("table-prison"));
        picture("sign", "prison", &name, emblem(Emblem::Bars))
    }
}
