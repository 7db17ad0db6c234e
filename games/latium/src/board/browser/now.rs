//! What is going on: the battle, the march, the request, the effect that is aimed; and
//! the order of play.

use arrayvec::ArrayVec;
use ludi_board::{Drawing, SharedMarkup, class_if, classes, emblem, part};
use ludi_engine::{Phrase, phrase};
use maud::{Markup, html};

use super::Board;
use super::signs::Emblem;
use crate::rules::action::Action;
use crate::rules::state::{SEATS, Stage};
use crate::rules::view::{MarchView, PlayerView, RequestView};
use crate::rules::village::Village;
use crate::words::{kind_name, square_name};

impl Board<'_> {
    pub(super) fn now_once(&self) -> SharedMarkup {
        let view = self.view;
        let battle = view.battle.as_ref().map(|battle| self.battle_shows(battle));
        let moves = (&view.march, &view.request, view.effect);
        let shows = ("now", view.stage == Stage::Over, battle, moves);
        let holds = |action| matches!(action, Action::Schiera(_) | Action::Play(..));
        self.once(shows, holds, || part("board-now", self.now()))
    }

    fn now(&self) -> Markup {
        let view = self.view;
        html! {
            @if view.stage == Stage::Over {
                section .now .ended {
                    h3 data-term="points" { (emblem(Emblem::Points)) (self.say(phrase!("table-over"))) }
                }
            }
            @if let Some(battle) = &view.battle { (self.battle(battle)) }
            @if let Some(march) = &view.march { (self.march(march)) }
            @if let Some(request) = &view.request { (self.request(request)) }
            @if let Some(kind) = view.effect {
                section .now {
                    h3 data-term="auxilium" { (emblem(Emblem::Kind(kind))) (kind_name(kind)) }
                }
            }
        }
    }

    fn march(&self, march: &MarchView) -> Markup {
        let mut villages = march.pawns.clone();
        villages.dedup();
        let name =
            |&village: &Village| phrase!("force-village", village = self.village_name(village));
        let names: Vec<Phrase> = villages.iter().map(name).collect();
        html! {
            section .now .march {
                h3 data-term="march" {
                    (emblem(Emblem::Step))
                    (self.say(phrase!("table-march", square = square_name(march.square))))
                }
                (self.person(march.seat))
                @if !names.is_empty() { p data-term="legion" { (self.say(phrase!("table-march-pawns", villages = names))) } }
            }
        }
    }

    fn request(&self, request: &RequestView) -> Markup {
        let village = self.village_name(request.village);
        html! {
            section .now .request {
                h3 data-term="legatus" {
                    (emblem(Emblem::Legatus)) (self.say(phrase!("table-request", village = village)))
                }
                (self.person(request.seat))
                @if request.gift == Some(true) { p data-term="legatus" { (self.say(phrase!("table-gift"))) } }
            }
        }
    }

    pub(super) fn order_once(&self) -> SharedMarkup {
        let view = self.view;
        let acts = view.stage == Stage::Act;
        let of = |player: &PlayerView| {
            let left = acts.then_some((player.passed, player.actions));
            (player.out, left, player.offered, player.offer)
        };
        let players: ArrayVec<_, SEATS> = view.players.iter().map(of).collect();
        let place = self.may(Action::First);
        let shows = ("order", &view.order, &view.rota, players, view.asked, place);
        self.once(shows, |_| false, || part("board-order", self.order()))
    }

    /// Who plays after whom, with offers and what is left to do.
    fn order(&self) -> Markup {
        let view = self.view;
        let mut seats = if view.rota.is_empty() { view.order.clone() } else { view.rota.clone() };
        let rest = view.players.iter().map(|player| player.seat);
        seats.extend(rest.filter(|seat| !seats.contains(seat)).collect::<Vec<_>>());
        html! {
            section .now .order {
                h3 data-term="order" { (self.say(phrase!("table-order"))) }
                ol {
                    @for seat in seats {
                        @let of = self.player(seat);
                        @let asked = view.asked.contains(seat);
                        li class=(classes(&[class_if(asked, "asked"), class_if(of.out, "out")])) {
                            @if asked { span .mark data-term="asked" { (emblem(Emblem::Marker)) } }
                            (self.person(seat))
                            @if of.out {
                                small data-term="out" { (self.say(phrase!("table-out"))) }
                            } @else if view.stage == Stage::Act {
                                @if of.passed {
                                    small data-term="actions" { (self.say(phrase!("table-passed"))) }
                                } @else {
                                    small data-term="actions" {
                                        (self.say(phrase!("table-actions", count = of.actions)))
                                    }
                                }
                            }
                            @if let Some(offer) = of.offer {
                                (self.numeral(Emblem::Ara, "offer", offer, phrase!("table-offered", dp = offer)))
                            } @else if of.offered {
                                small data-term="offer" { (self.say(phrase!("table-sealed"))) }
                            }
                        }
                    }
                }
                @if self.may(Action::First) { p data-term="order" { (self.say(phrase!("table-place"))) } }
            }
        }
    }
}
