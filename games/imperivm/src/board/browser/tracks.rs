//! The heading, and the tracks around the map: dominions, morale, borders,
//! loyalty.

use arrayvec::ArrayVec;
use ludi_board::{
    COPIES, Cell, Drawing, SharedMarkup, class_if, classes, emblem, letter, marker, picture, roman,
    seat_class, track,
};
use ludi_engine::{Seat, phrase};
use maud::{Markup, html};

use super::Board;
use super::signs::{Emblem, track_class};
use crate::rules::action::Resource;
use crate::rules::cards::{Cards, Side};
use crate::rules::state::Track;
use crate::rules::turn::DOMINIONS;
use crate::rules::view::PlayerView;
use crate::words::{card_names, loyalty_name, part_name, track_name};

/// The last grade on either side of the loyalty track.
const GRADES: i8 = 9;

impl Board<'_> {
    pub(super) fn heading_once(&self) -> SharedMarkup {
        let view = self.view;
        let stocks = (view.public, view.deck_size, view.discard, view.prisoner);
        let shows = ("heading", part_name(view), view.dominion, stocks);
        self.once(shows, |_| false, || self.heading())
    }

    /// The part of the game, the dominion, what belongs to the empire.
    fn heading(&self) -> Markup {
        let view = self.view;
        html! {
            header #board-heading .heading {
                h2 data-term="stage" { (self.say(part_name(self.view))) }
                (self.dominions())
                p .stocks {
                    span .stock data-term="treasury" {
                        small { (self.say(phrase!("table-treasury"))) }
                        (self.stat(
                            Emblem::Resource(Resource::Coins),
                            "treasury",
                            &view.public.coins.to_string(),
                            phrase!("amount-coins", amount = view.public.coins),
                        ))
                        (self.stat(
                            Emblem::Resource(Resource::Power),
                            "treasury",
                            &view.public.power.to_string(),
                            phrase!("amount-power", amount = view.public.power),
                        ))
                    }
                    @let count = view.deck_size;
                    @let name = self.say(phrase!("table-deck", count = count));
                    (picture("stock", "deck", &name, html! {
                        small { (self.say(phrase!("table-deck-short"))) }
                        span .back {} b { (count) }
                    }))
                    @let count = view.discard.len();
                    @let name = self.say(phrase!("table-discards", cards = card_names(view.discard)));
                    (picture("stock", "discards", &name, html! {
                        small { (self.say(phrase!("table-discards-short"))) }
                        (emblem(Emblem::Cards)) b { (count) }
                    }))
                    (self.prison())
                }
            }
        }
    }

    /// Nine dominions, and the marker on the one under way.
    pub(super) fn dominions(&self) -> Markup {
        let now = self.view.dominion;
        let name = self.say(phrase!("table-dominion", dominion = now));
        let cells = (1..=DOMINIONS).map(|dominion| Cell {
            class: classes(&[
                class_if(dominion < now, "past"),
                class_if(dominion == now, "current"),
            ]),
            face: html! {
                @if dominion == now { (marker("dominion-marker")) }
                span { (roman(dominion)) }
            },
        });
        track("dominions", "dominion", &name, cells)
    }

    fn prison(&self) -> Markup {
        html! {
            span .stock .prison .held[self.view.prisoner.is_some()] data-term="prison" {
                small { (self.say(phrase!("table-prison"))) }
                (emblem(Emblem::Bars))
                @match self.view.prisoner {
                    Some(seat) => (self.counter(seat)),
                    None => span .nobody { (self.say(phrase!("table-prison-empty"))) },
                }
            }
        }
    }

    pub(super) fn tracks(&self) -> Markup {
        html! {
            details #tracks .fold open {
                summary { (self.say(phrase!("table-tracks"))) }
                div .tracks {
                    (self.level_once(Track::Morale, self.view.morale))
                    (self.level_once(Track::Border, self.view.border))
                    @let loyalties = self.view.players.iter().map(|player| player.loyalty);
                    @let loyalties: ArrayVec<i8, 6> = loyalties.collect();
                    (self.once(("loyalties", loyalties), |_| false, || self.loyalties()))
                }
            }
        }
    }

    /// The cards that lie open beside the deck.
    pub(super) fn discards(&self) -> Markup {
        let cards = self.view.discard;
        html! {
            details #board-discards .fold {
                summary data-term="discards" {
                    (self.say(phrase!("table-discards-count", count = cards.len())))
                }
                p .pile {
                    @for card in cards.kinds() {
                        @let count = cards.count(card);
                        span .pile {
                            (self.small_card(Some(card)))
                            @if count > 1 { b data-term=(COPIES) { "×" (count) } }
                        }
                    }
                }
            }
        }
    }

    fn level_once(&self, of: Track, level: u8) -> SharedMarkup {
        let laid = self.view.players.iter().map(|player| {
            let cards = player.laid_cards.map(|cards| cards[of as usize]);
            (player.laid[of as usize], cards)
        });
        let laid: ArrayVec<(u8, Option<Cards>), 6> = laid.collect();
        self.once(("track", of as u8, level, laid), |_| false, || self.level(of, level))
    }

    /// A track from 0 up, its marker, and the cards that lie on it face down.
    pub(super) fn level(&self, of: Track, level: u8) -> Markup {
        let tracks = &self.game.components.tracks;
        let name = self.say(phrase!("table-level", track = track_name(of), level = level));
        // A result of the die brings trouble if it is above the marker.
        let coefficient = |cell: u8| {
            let result = usize::from(cell).checked_sub(1)?;
            tracks.coefficients.get(result).copied()
        };
        let cells = (0..=tracks.top).map(|cell| Cell {
            class: classes(&[class_if(cell <= level, "safe"), class_if(cell == level, "here")]),
            face: html! {
                @if cell == level { (marker(&format!("marker-{}", track_class(of)))) }
                b { (cell) }
                @if let Some(coefficient) = coefficient(cell) {
                    small data-term="coefficient" { "×" (coefficient) }
                }
            },
        });
        html! {
            section id={ "board-" (track_class(of)) } class={ "track " (track_class(of)) } {
                h3 data-term=(track_class(of)) {
                    (emblem(Emblem::Track(of)))
                    (self.say(track_name(of)))
                    b .level { (level) }
                }
                (track("levels", track_class(of), &name, cells))
                (self.laid(of))
            }
        }
    }

    /// The face-down cards on a track, by player.
    fn laid(&self, track: Track) -> Markup {
        let at = track as usize;
        let costs = match track {
            Track::Morale => self.view.edition.tribute_costs_a_card(),
            Track::Border => self.view.edition.conquest_costs_a_card(),
        };
        if !costs {
            return html! {};
        }
        let lying = self.view.players.iter().filter(|player| player.laid[at] > 0);
        html! {
            p .laid data-term="laid" {
                @if self.view.players.iter().all(|player| player.laid[at] == 0) {
                    small { (self.say(phrase!("table-nothing-laid"))) }
                }
                @for player in lying { (self.laid_by(player, at)) }
            }
        }
    }

    fn laid_by(&self, player: &PlayerView, at: usize) -> Markup {
        let count = player.laid[at];
        let known = player.laid_cards.map_or(Cards::NONE, |cards| cards[at]);
        let seat = player.seat;
        let name = self.say(if known.is_empty() {
            phrase!("table-laid", seat = seat, count = count)
        } else {
            phrase!("table-laid-known", seat = seat, cards = card_names(known))
        });
        let face = html! {
            span class={ "counter " (seat_class(seat)) } { (letter(seat)) }
            @if known.is_empty() {
                @for _ in 0..count { (self.small_card(None)) }
            } @else {
                @for card in known.iter() { (self.small_card(Some(card))) }
            }
        };
        picture("pile", "laid", &name, face)
    }

    /// Where everybody stands in public, from the worst traitor to the most loyal.
    fn loyalties(&self) -> Markup {
        html! {
            section #board-loyalty .track .loyalty {
                h3 { (self.say(phrase!("table-loyalty"))) }
                ol .cells data-term="loyalty" aria-label=(self.say(phrase!("table-loyalty"))) {
                    @for grade in (-GRADES..=GRADES).filter(|&grade| grade != 0) {
                        @let side = if grade < 0 { Side::Traitor } else { Side::Loyal };
                        li class=(super::side_class(side)) {
                            @if grade.abs() == 1 || grade.abs() == GRADES {
                                (emblem(Emblem::Side(side)))
                            }
                            span .standing {
                                @for player in self.at_grade(grade) { (self.loyalty(player)) }
                            }
                            b { (grade.abs()) }
                        }
                    }
                }
            }
        }
    }

    fn at_grade(&self, grade: i8) -> impl Iterator<Item = Seat> {
        let here = move |player: &&PlayerView| player.loyalty.clamp(-GRADES, GRADES) == grade;
        self.view.players.iter().filter(here).map(|player| player.seat)
    }

    fn loyalty(&self, seat: Seat) -> Markup {
        let loyalty = self.view.players[seat.index()].loyalty;
        let name =
            self.say(phrase!("table-stands", seat = seat, loyalty = loyalty_name(loyalty.into())));
        html! {
            span id={ "loyalty-" (seat.index()) } data-piece={ "loyalty-" (seat.index()) }
                class={ "counter " (seat_class(seat)) } data-term="loyalty" role="img"
                aria-label=(name) {
                (letter(seat))
            }
        }
    }
}
