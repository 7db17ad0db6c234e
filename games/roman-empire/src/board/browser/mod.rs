//! The board as a browser shows it.
//!
//! The things themselves are what one clicks: provinces on the map, cards in hand,
//! factions, numbers. Whatever is drawn is also said in words, and every colour stands
//! beside an emblem, a letter or a pattern.

mod atlas;
mod battle;
mod charts;
mod dioceses;
mod dock;
mod factions;
mod hand;
mod map;
mod now;
mod pieces;
mod points;
mod primer;
mod scoring;
mod signs;
#[cfg(test)]
mod tests;

use ludi_board::{Cell, SharedMarkup, marker};
use ludi_board::{Drawing, class_if, classes, emblem, letter, part, picture, roman, track};
use ludi_engine::phrase;
use maud::{Markup, html};

use self::signs::{Emblem, army_class, faction_class};
use crate::RomanEmpire;
use crate::rules::components::TURNS;
use crate::rules::side::{Faction, Side};
use crate::rules::view::{CityView, FortView};
use crate::words::{faction_name, side_owner_name, stage_name};

pub(super) use self::atlas::STYLES;

ludi_board::drawing! {
    /// What every part of the board is drawn from.
    pub(super) struct Board: RomanEmpire
}

impl Board<'_> {
    /// The whole board.
    pub(super) fn whole(&self) -> Markup {
        let drawn = html! {
            (self.heading_once())
            div .field {
                (self.map())
                div .beside tabindex="0" { (part("board-now", self.now())) (self.this_turn_once()) }
            }
            (self.dock())
            (self.points())
            (self.factions())
            (self.dioceses())
            (self.charts())
            (self.played())
        };
        let (skip, heading) = (phrase!("table-skip"), phrase!("table-choices"));
        self.table("roman-empire lettered", skip, heading, drawn)
    }

    fn heading_once(&self) -> SharedMarkup {
        let view = self.view;
        let shows = ("heading", view.stage, view.mover(), view.turn, &view.supply);
        self.once(shows, |_| false, || self.heading())
    }

    /// The turn, the part of the game, and the counters that are left.
    fn heading(&self) -> Markup {
        let supply = &self.view.supply;
        html! {
            header #board-heading .heading {
                h2 data-term="stage" { (self.say(stage_name(self.game, self.view))) }
                (self.turns())
                p .supply data-term="supply" {
                    small { (self.say(phrase!("table-supply"))) }
                    (self.stat(
                        Emblem::City(Some(CityView::Intact)),
                        "supply",
                        &supply.cities.to_string(),
                        phrase!("table-cities-left", count = supply.cities),
                    ))
                    (self.stat(
                        Emblem::Fort(FortView::Fort),
                        "supply",
                        &supply.forts.to_string(),
                        phrase!("table-forts-left", count = supply.forts),
                    ))
                    (self.stat(
                        Emblem::Fort(FortView::Fortress),
                        "supply",
                        &supply.fortresses.to_string(),
                        phrase!("table-fortresses-left", count = supply.fortresses),
                    ))
                    (self.stat(
                        Emblem::Rebels,
                        "supply",
                        &supply.rebels.to_string(),
                        phrase!("table-rebels-left", count = supply.rebels),
                    ))
                }
            }
        }
    }

    /// Seven turns, and the marker on the one under way.
    fn turns(&self) -> Markup {
        let now = self.view.turn;
        let name = self.say(phrase!("table-turn", turn = now));
        let cells = (1..=TURNS as u8).map(|turn| Cell {
            class: classes(&[class_if(turn < now, "past"), class_if(turn == now, "current")]),
            face: html! {
                @if turn == now { (marker("turn-marker")) }
                span { (roman(turn)) }
            },
        });
        track("turns", "turn", &name, cells)
    }

    /// Who has a side, if anybody.
    fn owner(&self, side: Side) -> Option<Faction> {
        match side {
            Side::Faction(faction) => Some(faction),
            Side::People(people) => self.view.peoples[people.index()],
            Side::Realm(realm) => self.view.realms[realm.index()],
            Side::Provincials | Side::RebelLegions(_) | Side::RebelArmies(_) => None,
        }
    }

    /// The sign of a faction on its colour, with the letter of its player.
    fn badge(&self, faction: Faction) -> Markup {
        let name = self.say(faction_name(self.game, faction));
        let class = format!("badge {}", faction_class(faction));
        picture(&class, "faction", &name, self.badge_face(faction))
    }

    fn badge_face(&self, faction: Faction) -> Markup {
        html! { (emblem(Emblem::Faction(faction))) b { (letter(self.game.seat_of(faction))) } }
    }

    /// The sign and the name of a faction.
    fn faction(&self, faction: Faction) -> Markup {
        html! {
            span .person {
                span class={ "badge " (faction_class(faction)) } data-term="faction" aria-hidden="true" {
                    (self.badge_face(faction))
                }
                span .name { (self.say(faction_name(self.game, faction))) }
            }
        }
    }

    /// What stands for the armies of a side, in its owner's colour: the sign of a faction,
    /// the short name of a people.
    fn token_of(&self, side: Side) -> Markup {
        html! {
            @match side {
                Side::Faction(faction) => (emblem(Emblem::Faction(faction))),
                Side::People(_) | Side::Realm(_) => abbr { (self.short_name(side)) },
                Side::Provincials | Side::RebelLegions(_) | Side::RebelArmies(_) => {
                    (emblem(Emblem::Rebels))
                }
            }
        }
    }

    /// The classes of what stands for the armies of a side.
    fn side_class(&self, side: Side) -> String {
        let colour = self.owner(side).map_or("nobody", faction_class);
        classes(&[army_class(side), colour])
    }

    /// The token of a side and its name.
    fn side(&self, side: Side) -> Markup {
        html! {
            span .person {
                span class={ "army " (self.side_class(side)) } data-term=(army_class(side))
                    aria-hidden="true" { (self.token_of(side)) }
                span .name { (self.say(side_owner_name(self.game, side))) }
            }
        }
    }

    /// The letters that stand for a people, kingdom or tribe on the map.
    fn short_name(&self, side: Side) -> String {
        let components = &self.game.components;
        match side {
            Side::People(people) => {
                let names = || components.peoples.iter().map(|people| people.name.as_str());
                short(&components.peoples[people.index()].name, names())
            }
            Side::Realm(realm) => short(&components.realm(realm).name, std::iter::empty()),
            _ => String::new(),
        }
    }
}

/// Three letters of a name, or the first of each word. Where another name of the list
/// begins with the same three, the third is the first one in which the names differ.
fn short<'a>(name: &str, others: impl Iterator<Item = &'a str>) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    if words.len() > 1 {
        return words.iter().filter_map(|word| word.chars().next()).collect();
    }
    let letters: Vec<char> = name.chars().collect();
    let begin = |name: &str| name.chars().take(3).collect::<String>();
    // The first of those who begin alike keeps all three letters.
    let same = others.take_while(|&other| other != name).find(|&other| begin(other) == begin(name));
    let third = match same {
        None => 2,
        Some(other) => {
            let differs = |(own, other): (&char, char)| *own != other;
            letters.iter().zip(other.chars()).position(differs).unwrap_or(3)
        }
    };
    let third = letters.get(third).or(letters.get(2));
    letters.iter().take(2).chain(third).flat_map(|letter| letter.to_uppercase()).collect()
}
