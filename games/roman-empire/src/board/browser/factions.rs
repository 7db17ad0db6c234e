//! The factions: points, legions, tokens, peoples, and what is known of their cards. With
//! two players each seat has two, apart.

use ludi_board::{Drawing, SharedMarkup, class_if, classes, emblem, picture, roman};
use ludi_engine::{Phrase, phrase};
use maud::{Markup, html};

use super::Board;
use super::signs::{Emblem, faction_class, pile_class, token_term};
use crate::rules::action::Camp;
use crate::rules::components::TURNS;
use crate::rules::events::PER_TURN;
use crate::rules::side::{Faction, People, REALMS, Realm, Side};
use crate::rules::state::Token;
use crate::rules::view::{FactionView, TokenView};
use crate::words::{card_name, faction_name, pile_name, province_name};

impl Board<'_> {
    pub(super) fn factions(&self) -> Markup {
        html! {
            details #factions .fold open {
                summary { (self.say(phrase!("table-factions"))) }
                ol .factions {
                    @for of in &self.view.factions {
                        @let asked = self.view.asked.contains(&of.faction);
                        @let followers = self.followers_of(of.faction);
                        @let opened = self.view.me.is_none();
                        @let shows = ("faction", of, self.view.turn, asked, &followers, opened);
                        (self.once(shows, |_| false, || self.faction_card(of, asked, &followers)))
                    }
                }
            }
        }
    }

    fn faction_card(&self, of: &FactionView, asked: bool, followers: &[Side]) -> Markup {
        let faction = of.faction;
        let class = classes(&[
            "faction",
            faction_class(faction),
            class_if(asked, "asked"),
            class_if(of.dead, "dead"),
        ]);
        html! {
            li id={ "board-faction-" (faction.index()) } class=(class) {
                p .who {
                    (self.badge(faction))
                    span .names {
                        span .name { (self.name(of.seat)) }
                        small { (self.game.components.factions[faction.index()]) }
                    }
                    @if of.dead {
                        span .role data-term="dead" { (self.say(phrase!("table-dead"))) }
                    } @else if asked {
                        span .role .asked data-term="asked" {
                            (emblem(Emblem::Marker)) (self.say(phrase!("table-asked")))
                        }
                    }
                }
                p .holds {
                    (self.camp_points(of, Camp::Roman))
                    (self.camp_points(of, Camp::Barbarian))
                    b .sum data-term="points" { "= " (of.roman + of.barbarian) }
                }
                p .holds {
                    (self.stat(
                        Emblem::Hand,
                        "pool",
                        &of.pool.to_string(),
                        phrase!("table-pool", count = of.pool),
                    ))
                    (self.stat(
                        Emblem::Card,
                        "events",
                        &format!("{}/{PER_TURN}", of.events),
                        phrase!("table-events", count = of.events, most = PER_TURN),
                    ))
                    (self.token(of.barbarians, Token::Barbarian))
                    (self.token(of.emperor, Token::Emperor))
                }
                @if !followers.is_empty() {
                    p .followers { @for &side in followers { (self.side(side)) } }
                }
                (self.colours(of))
                (self.notes(of))
            }
        }
    }

    fn camp_points(&self, of: &FactionView, camp: Camp) -> Markup {
        let (term, points, name) = match camp {
            Camp::Roman => ("roman", of.roman, phrase!("table-roman-points", points = of.roman)),
            Camp::Barbarian => (
                "barbarian",
                of.barbarian,
                phrase!("table-barbarian-points", points = of.barbarian),
            ),
        };
        self.stat(Emblem::Camp(camp), term, &points.to_string(), name)
    }

    /// A token: its number, or a question mark.
    fn token(&self, token: Option<TokenView>, kind: Token) -> Markup {
        let Some(token) = token else { return html! {} };
        let (figure, name) = match (token.number, kind) {
            (Some(number), _) => {
                let (name, _) = self.entry_words(self.view.turn, kind, number);
                (roman(number), phrase!("table-token", number = number, name = name))
            }
            (None, Token::Barbarian) => ("?".to_owned(), phrase!("table-token-barbarian")),
            (None, Token::Emperor) => ("?".to_owned(), phrase!("table-token-emperor")),
        };
        let name = match token.giver {
            Some(giver) => {
                let giver = faction_name(self.game, giver);
                phrase!("table-token-passed", token = name, faction = giver)
            }
            None => name,
        };
        let class = classes(&["token", class_if(!token.revealed, "secret")]);
        html! { span class=(class) { (self.stat(Emblem::Token(kind), token_term(kind), &figure, name)) } }
    }

    /// The peoples, kingdoms and tribes of a faction that are on the map.
    fn followers_of(&self, faction: Faction) -> Vec<Side> {
        let peoples = (0..self.view.peoples.len() as u8).map(|at| Side::People(People(at)));
        let realms = (0..REALMS as u8).map(|at| Side::Realm(Realm(at)));
        let own = peoples.chain(realms).filter(|&side| self.owner(side) == Some(faction));
        let there = |side: &Side| self.view.provinces.iter().any(|it| it.side == Some(*side));
        own.filter(there).collect()
    }

    /// The colours of the cards that a faction holds, and the cards to the historian.
    fn colours(&self, of: &FactionView) -> Markup {
        let colours: Vec<Phrase> = of.colours.iter().map(|&pile| pile_name(pile)).collect();
        let name = self.say(phrase!("table-colours", colours = colours));
        let shown = of.hand.as_ref().filter(|hand| self.view.me.is_none() && !hand.is_empty());
        html! {
            @if !of.colours.is_empty() {
                (picture("backs", "event", &name, html! {
                    @for &pile in &of.colours { span class={ "back " (pile_class(pile)) } {} }
                }))
            }
            @if let Some(hand) = shown {
                @let cards: Vec<Phrase> = hand.iter().map(|&card| card_name(self.game, card)).collect();
                p .note data-term="event" { (self.say(phrase!("table-hand-of", cards = cards))) }
            }
        }
    }

    /// Where it started, whom it must leave alone, what its emperor has lost.
    fn notes(&self, of: &FactionView) -> Markup {
        html! {
            @if let Some(start) = of.start {
                p .note data-term="start" {
                    (self.say(phrase!("table-start", province = province_name(self.game, start))))
                }
            }
            @if of.damned {
                p .note data-term="emperor" { (self.say(phrase!("table-damned"))) }
            }
            @if !of.peace.is_empty() {
                p .note data-term="truce" {
                    (self.say(phrase!("table-peace")))
                    @for &other in &of.peace { (self.badge(other)) }
                }
            }
        }
    }

    /// The event cards that have been played.
    pub(super) fn played(&self) -> SharedMarkup {
        let (played, undealt) = (&self.view.played, &self.view.undealt);
        let shows = ("played", self.view.turn, played, undealt);
        self.once(shows, |_| false, || html! {
            details #board-played .fold {
                summary data-term="event" {
                    (self.say(phrase!("table-played", count = played.len())))
                }
                div .cards tabindex="0" { @for &card in played { (self.open_card(card)) } }
                @if let Some(undealt) = undealt {
                    @let cards: Vec<Phrase> = undealt.iter().map(|&card| card_name(self.game, card)).collect();
                    p .note data-term="event" { (self.say(phrase!("table-undealt", cards = cards))) }
                }
            }
        })
    }

    /// In how many turns a card may be played: a cell for each, this turn's marked.
    pub(super) fn turns_of(&self, first: u8, last: u8) -> Markup {
        html! {
            span .span aria-hidden="true" {
                @for turn in 1..=TURNS as u8 {
                    i .on[(first..=last).contains(&turn)] .now-turn[turn == self.view.turn] {}
                }
            }
        }
    }
}
