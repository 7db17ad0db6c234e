//! The board as a browser shows it.
//!
//! The things themselves are what one clicks: villages and squares on the map, cards,
//! auxilia, schiere. Whatever is drawn is also said in words, and every colour stands
//! beside a letter, an emblem or a pattern.

mod battle;
mod dock;
mod hand;
mod map;
mod now;
mod pagus;
mod primer;
mod sheet;
mod signs;
#[cfg(test)]
mod tests;

use ludi_board::{Cell, Drawing, class_if, classes, emblem, marker, picture, roman, track};
use ludi_engine::{Phrase, Seat, phrase};
use maud::{Markup, html};

use self::signs::Emblem;
use crate::rules::components::YEARS;
use crate::rules::state::{Bond, Season, Stage};
use crate::rules::view::{PlayerView, VillageView};
use crate::rules::village::Village;
use crate::words::{season_name, village_name};
use crate::{Action, Latium};

pub(super) use self::sheet::STYLES;

ludi_board::drawing! {
    /// What every part of the board is drawn from.
    pub(super) struct Board: Latium
}

impl Board<'_> {
    /// The whole board.
    pub(super) fn whole(&self) -> Markup {
        let drawn = html! {
            @let shows = ("heading", self.view.stage, self.view.year, self.view.season);
            (self.once(shows, |_| false, || self.heading()))
            div .field {
                (self.map())
                div .beside { (self.now_once()) (self.order_once()) }
            }
            (self.dock())
            (self.pagi())
            @let shows = ("spent", &self.view.gone, &self.view.spent, &self.view.bag);
            (self.once(shows, |_| false, || self.spent()))
        };
        let (skip, heading) = (phrase!("table-skip"), phrase!("table-choices"));
        self.table("latium lettered", skip, heading, drawn)
    }

    /// The calendar: eight years of three seasons.
    fn heading(&self) -> Markup {
        html! {
            header #board-heading .heading {
                h2 data-term="stage" { (self.say(stage_name(self.view.stage))) }
                (self.years())
                (self.seasons())
            }
        }
    }

    fn years(&self) -> Markup {
        let now = self.view.year;
        let name = self.say(phrase!("turn-year", year = now));
        let cells = (1..=YEARS).map(|year| Cell {
            class: classes(&[class_if(year < now, "past"), class_if(year == now, "current")]),
            face: html! {
                @if year == now { (marker("year-marker")) }
                span { (roman(year)) }
            },
        });
        track("years", "year", &name, cells)
    }

    fn seasons(&self) -> Markup {
        let now = self.view.season;
        let name = self.say(season_name(now));
        let cells = [Season::Hiems, Season::Semen, Season::Messis].map(|season| Cell {
            class: classes(&[class_if(season < now, "past"), class_if(season == now, "current")]),
            face: html! {
                @if season == now { (marker("season-marker")) }
                span { (self.say(season_name(season))) }
            },
        });
        track("seasons", "season", &name, cells)
    }

    fn village(&self, village: Village) -> &VillageView {
        &self.view.villages[village.index()]
    }

    fn player(&self, seat: Seat) -> &PlayerView {
        &self.view.players[seat.index()]
    }

    /// Who has a village, if anybody.
    fn owner(&self, village: Village) -> Option<Seat> {
        self.village(village).bond.map(|(seat, _)| seat)
    }

    /// The main village of a player, as long as there is one.
    fn main_of(&self, seat: Seat) -> Option<Village> {
        let mut villages = self.view.villages.iter();
        villages.find(|it| it.bond == Some((seat, Bond::Main))).map(|it| it.village)
    }

    fn village_name(&self, village: Village) -> &str {
        village_name(self.game, village)
    }

    /// Is this one of the choices?
    fn may(&self, action: Action) -> bool {
        self.scene.choices.iter().any(|choice| choice.action == action)
    }

    /// A number as Romans write it, and plainly beside it.
    fn numeral(&self, sign: Emblem, term: &str, number: u16, name: Phrase) -> Markup {
        let written = if number == 0 { "—".to_owned() } else { roman(number) };
        picture(
            "stat numeral",
            term,
            &self.say(name),
            html! { (emblem(sign)) b { (written) } small { (number) } },
        )
    }
}

/// What the part of the game is called.
pub(in crate::board) fn stage_name(stage: Stage) -> Phrase {
    match stage {
        Stage::Year => phrase!("stage-year"),
        Stage::Offer => phrase!("stage-offer"),
        Stage::Order => phrase!("stage-order"),
        Stage::Season | Stage::Feed => phrase!("stage-feed"),
        Stage::Buy => phrase!("stage-buy"),
        Stage::Act => phrase!("stage-act"),
        Stage::Settle => phrase!("stage-settle"),
        Stage::End => phrase!("stage-end"),
        Stage::Over => phrase!("stage-over"),
    }
}

/// How a village belongs to a player, in the middle of a sentence.
pub(in crate::board) fn bond_name(bond: Bond) -> Phrase {
    match bond {
        Bond::Main => phrase!("bond-main"),
        Bond::Ally => phrase!("bond-ally"),
        Bond::Subject => phrase!("bond-subject"),
    }
}
