//! How to play, on one screen, with pieces of a table laid out for it.

use ludi_board::{Drawing, Primer, emblem, letter, picture, seat_class};
use ludi_engine::{Phrase, Seat, phrase};
use maud::{Markup, html};

use super::Board;
use super::signs::Emblem;
use crate::rules::gods::{Card, Kind};
use crate::rules::village::Size;
use crate::words::kind_name;

impl Board<'_> {
    /// How to play.
    pub(in crate::board) fn primer(&self) -> Primer {
        Primer {
            aim: vec![
                self.point(self.sizes(), phrase!("primer-aim-villages")),
                self.point(self.points_shown(), phrase!("primer-aim-points")),
            ],
            turn: vec![
                self.point(self.offered(), phrase!("primer-turn-offer")),
                self.point(
                    self.sign(Emblem::Familia, "familiae", phrase!("term-familiae")),
                    phrase!("primer-turn-feed"),
                ),
                self.point(self.works(), phrase!("primer-turn-works")),
                self.point(
                    self.sign(Emblem::Legatus, "legatus", phrase!("term-legatus")),
                    phrase!("primer-turn-legatus"),
                ),
                self.point(self.march_and_fight(), phrase!("primer-turn-war")),
                self.point(self.gods_shown(), phrase!("primer-turn-gods")),
            ],
            end: vec![self.point(self.years(), phrase!("primer-end-years"))],
            watch: vec![
                self.point(
                    self.sign(Emblem::Rex, "consent", phrase!("term-consent")),
                    phrase!("primer-watch-consent"),
                ),
                self.point(
                    self.sign(Emblem::Flame, "indignation", phrase!("term-indignation")),
                    phrase!("primer-watch-anger"),
                ),
                self.point(
                    self.sign(Emblem::Oppidum, "oppidum", phrase!("term-oppidum")),
                    phrase!("primer-watch-squares"),
                ),
            ],
        }
    }

    fn sign(&self, sign: Emblem, term: &str, name: Phrase) -> Markup {
        picture("sign", term, &self.say(name), emblem(sign))
    }

    fn sizes(&self) -> Markup {
        html! {
            @for size in [Size::Large, Size::Medium, Size::Small] {
                (self.sign(Emblem::Village(size), "huts", phrase!("term-huts")))
            }
        }
    }

    fn points_shown(&self) -> Markup {
        self.stat(Emblem::Points, "points", "9", phrase!("table-points", points = 9))
    }

    fn offered(&self) -> Markup {
        self.numeral(Emblem::Ara, "offer", 4, phrase!("table-offered", dp = 4))
    }

    fn works(&self) -> Markup {
        html! {
            (self.sign(Emblem::Village(Size::Small), "huts", phrase!("term-huts")))
            (self.sign(Emblem::Ara, "ara", phrase!("term-ara")))
            (self.sign(Emblem::Oppidum, "oppidum", phrase!("term-oppidum")))
        }
    }

    fn march_and_fight(&self) -> Markup {
        let seat = Seat::new(0);
        let name = self.say(phrase!("table-contingent", seat = seat, pawns = 2, centuriae = 8));
        let class = format!("contingent {}", seat_class(seat));
        html! {
            (picture(&class, "legion", &name, html! { (emblem(Emblem::Legion)) b { "8" } }))
            (self.sign(Emblem::Swords, "attack", phrase!("term-attack")))
            (picture("die", "dice", &self.say(phrase!("term-dice")), emblem(Emblem::Die(5))))
        }
    }

    fn gods_shown(&self) -> Markup {
        let card = Card::of(Kind::Salus, 2);
        html! {
            span .card data-term="card" { (self.card_face(card)) }
            span .chip data-term="auxilium" { (emblem(Emblem::Kind(Kind::Bellum))) " " (kind_name(Kind::Bellum)) }
            span class={ "counter " (seat_class(Seat::new(1))) } data-term=(ludi_board::PLAYER) { (letter(Seat::new(1))) }
        }
    }
}
