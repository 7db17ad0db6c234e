//! The players: what everybody knows of each, and what only the viewer does.

use arrayvec::ArrayVec;
use ludi_board::{Drawing, SharedMarkup, class_if, classes, emblem, letter, picture, seat_class};
use ludi_engine::{Seat, phrase};
use maud::{Markup, html};

use super::Board;
use super::signs::{Emblem, resource_class};
use crate::rules::action::Resource;
use crate::rules::cards::{Cards, Side};
use crate::rules::state::Purse;
use crate::rules::view::PlayerView;
use crate::words::{amount_of, card_names, loyalty_name, province_name, suit_name};

impl Board<'_> {
    pub(super) fn players(&self) -> Markup {
        html! {
            details #families .fold open {
                summary { (self.say(phrase!("table-families"))) }
                ol .players {
                    @for player in &self.view.players {
                        (self.player_once(player))
                    }
                }
            }
        }
    }

    pub(super) fn legend_once(&self) -> SharedMarkup {
        let view = self.view;
        let held = view.players.iter().map(|player| (player.purse, player.hand_size));
        let held: ArrayVec<(Option<Purse>, u8), 6> = held.collect();
        let shows = ("legend", held, view.asked, view.emperor, view.prisoner);
        self.once(shows, |_| false, || self.legend())
    }

    /// Whose each letter is, where the list of the players is out of sight. It
    /// says nothing that this list does not.
    fn legend(&self) -> Markup {
        html! {
            p #board-legend .legend aria-hidden="true" {
                @for player in &self.view.players {
                    @let seat = player.seat;
                    span .entry .asked[self.view.asked.contains(seat)] {
                        (self.person(seat))
                        @if let Some(purse) = player.purse {
                            @for resource in [Resource::Coins, Resource::Power] {
                                span .stat data-term=(resource_class(resource)) {
                                    (emblem(Emblem::Resource(resource))) b { (purse.of(resource)) }
                                }
                            }
                        }
                        span .stat data-term="hand" { span .back {} b { (player.hand_size) } }
                        @if self.view.emperor == Some(seat) {
                            span data-term="emperor" { (emblem(Emblem::Wreath)) }
                        }
                        @if self.view.prisoner == Some(seat) {
                            span data-term="prison" { (emblem(Emblem::Bars)) }
                        }
                    }
                }
            }
        }
    }

    /// What all see of a player is drawn once for all.
    fn player_once(&self, player: &PlayerView) -> SharedMarkup {
        let (view, seat) = (self.view, player.seat);
        let roles = [view.emperor, view.prisoner, Some(view.turn)];
        let roles = (roles.map(|role| role == Some(seat)), view.asked.contains(seat));
        let loyalty = (player.loyalty, player.final_loyalty, &player.oath);
        let pawns = (player.provinces, player.pawns_left, player.family_pawns, player.army);
        let cards = (player.hand_size, self.seen_hand(player), &player.lacks, player.remembered);
        let shows = ("player", seat, roles, loyalty, player.purse, pawns, cards);
        self.once(shows, |_| false, || self.player(player))
    }

    fn player(&self, player: &PlayerView) -> Markup {
        let seat = player.seat;
        let asked = self.view.asked.contains(seat);
        let turn = self.view.turn == seat;
        html! {
            li id={ "board-player-" (seat.index()) }
                class=(classes(&["player", seat_class(seat), class_if(asked, "asked")])) {
                p .who {
                    (self.crest(seat))
                    span .names {
                        span .name { (self.name(seat)) }
                        small { "gens " (self.family(seat)) }
                    }
                    span .roles {
                        @if self.view.emperor == Some(seat) {
                            (self.role(Emblem::Wreath, "emperor", phrase!("board-emperor")))
                        }
                        @if self.view.prisoner == Some(seat) {
                            (self.role(Emblem::Bars, "prison", phrase!("board-prisoner")))
                        }
                        @if asked {
                            (self.role(Emblem::Marker, "asked", phrase!("table-asked")))
                        } @else if turn {
                            (self.role(Emblem::Marker, "on-turn", phrase!("table-turn")))
                        }
                    }
                }
                p .holds {
                    (self.loyalty_of(player))
                    (self.riches(player))
                    (self.stat(
                        Emblem::Cards,
                        "hand",
                        &player.hand_size.to_string(),
                        phrase!("board-cards", count = player.hand_size),
                    ))
                    (self.stat(
                        Emblem::Pawn,
                        "provinces",
                        &player.provinces.to_string(),
                        phrase!(
                            "table-provinces",
                            count = player.provinces,
                            left = player.pawns_left
                        ),
                    ))
                }
                p .army-at data-term="army" {
                    (emblem(Emblem::Army))
                    (self.say(match player.army {
                        Some(at) => phrase!("board-army", province = province_name(self.game, at)),
                        None => phrase!("board-no-army"),
                    }))
                }
                (self.oath_pile(player))
                (self.knowledge(player))
            }
        }
    }

    /// The family of a player on its shield.
    pub(super) fn crest(&self, seat: Seat) -> Markup {
        html! {
            span .crest data-term="family" { (emblem(Emblem::Family(seat))) b { (letter(seat)) } }
        }
    }

    fn role(&self, sign: Emblem, term: &str, name: ludi_engine::Phrase) -> Markup {
        html! {
            span class={ "role " (term) } data-term=(term) { (emblem(sign)) (self.say(name)) }
        }
    }

    fn loyalty_of(&self, player: &PlayerView) -> Markup {
        let side = if player.loyalty > 0 { Side::Loyal } else { Side::Traitor };
        html! {
            span class={ "side-of " (super::side_class(side)) } {
                (self.stat(
                    Emblem::Side(side),
                    super::side_class(side),
                    &player.loyalty.unsigned_abs().to_string(),
                    loyalty_name(player.loyalty.into()),
                ))
            }
            @if let Some(truth) = player.final_loyalty {
                small .truth data-term="final-loyalty" { (self.say(phrase!("table-truth", loyalty = loyalty_name(truth)))) }
            }
        }
    }

    /// Coins and power; in the earlier draft they are everybody's own affair.
    fn riches(&self, player: &PlayerView) -> Markup {
        html! {
            @for resource in [Resource::Coins, Resource::Power] {
                @match player.purse {
                    Some(purse) => (self.stat(
                        Emblem::Resource(resource),
                        resource_class(resource),
                        &purse.of(resource).to_string(),
                        amount_of(resource, purse.of(resource)),
                    )),
                    None => (self.stat(
                        Emblem::Resource(resource),
                        resource_class(resource),
                        "?",
                        phrase!("table-purse-closed"),
                    )),
                }
            }
        }
    }

    /// The family's cards: the oaths in the order in which they were sworn, and
    /// the emperor's pawns.
    fn oath_pile(&self, player: &PlayerView) -> Markup {
        let seen: Cards = player.oath.iter().flatten().copied().collect();
        let count = player.oath.len();
        let name = self.say(if seen.is_empty() {
            phrase!("board-oath", count = count)
        } else {
            phrase!("board-oath-seen", count = count, cards = card_names(seen))
        });
        html! {
            p .oaths data-term="oath" {
                (emblem(Emblem::Oath))
                @if count == 0 && player.family_pawns == 0 {
                    small { (self.say(phrase!("table-no-oath"))) }
                }
                (picture("pile", "oath", &name, html! {
                    @for &oath in &player.oath { (self.small_card(oath)) }
                }))
                @if player.family_pawns > 0 {
                    (self.stat(
                        Emblem::Pawn,
                        "family-pawns",
                        &format!("+{}", player.family_pawns),
                        phrase!("board-family", pawns = player.family_pawns),
                    ))
                }
            }
        }
    }

    /// The hand of another player, where the viewer sees it.
    fn seen_hand(&self, player: &PlayerView) -> Option<Cards> {
        player.hand.filter(|hand| self.view.me != Some(player.seat) && !hand.is_empty())
    }

    /// What is known of a hand beyond its size.
    fn knowledge(&self, player: &PlayerView) -> Markup {
        let shown = self.seen_hand(player);
        let lacks: Vec<_> = player.lacks.iter().map(|&suit| suit_name(suit)).collect();
        html! {
            @if !lacks.is_empty() {
                p .known data-term="known" { (self.say(phrase!("board-lacks", suits = lacks))) }
            }
            @if !player.remembered.is_empty() {
                p .known data-term="known" {
                    (self.say(phrase!("board-remembered", cards = card_names(player.remembered))))
                }
            }
            @if let Some(hand) = shown {
                p .known data-term="known" { (self.say(phrase!("table-hand-of", cards = card_names(hand)))) }
            }
        }
    }
}
