//! The track of points: a Roman and a barbarian marker for each faction.

use arrayvec::ArrayVec;
use ludi_board::{Cell, Drawing, SharedMarkup, emblem, track};
use ludi_engine::phrase;
use maud::{Markup, html};

use super::Board;
use super::signs::{Emblem, camp_class, faction_class};
use crate::rules::action::Camp;
use crate::rules::side::FACTIONS;
use crate::rules::view::FactionView;
use crate::words::{camp_name, faction_name};

/// How many cells the track has; who has more points goes round again.
const CELLS: u16 = 50;

impl Board<'_> {
    pub(super) fn points(&self) -> SharedMarkup {
        let factions = self.view.factions.iter();
        let shows: ArrayVec<_, FACTIONS> =
            factions.map(|of| (of.faction, of.roman, of.barbarian)).collect();
        self.once(("points", shows), |_| false, || self.points_track())
    }

    fn points_track(&self) -> Markup {
        let places: Vec<(u16, Markup)> = self
            .view
            .factions
            .iter()
            .flat_map(|faction| Camp::ALL.map(|camp| self.marker_of(faction, camp)))
            .collect();
        let name = self.say(phrase!("table-points"));
        let cells = (0..CELLS).map(|cell| Cell {
            class: String::new(),
            face: html! {
                small { (cell) }
                @for (_, marker) in places.iter().filter(|(points, _)| points % CELLS == cell) { (marker) }
            },
        });
        html! {
            section #board-points .points-track { (track("points", "points", &name, cells)) }
        }
    }

    fn marker_of(&self, of: &FactionView, camp: Camp) -> (u16, Markup) {
        let points = match camp {
            Camp::Roman => of.roman,
            Camp::Barbarian => of.barbarian,
        };
        let id = format!("{}-{}", camp_class(camp), of.faction.index());
        let name = self.say(phrase!(
            "table-points-of",
            faction = faction_name(self.game, of.faction),
            camp = camp_name(camp),
            points = points
        ));
        let marker = html! {
            span id=(id) data-piece=(id) data-term=(camp_class(camp)) role="img" aria-label=(name)
                class={ "disc " (camp_class(camp)) " " (faction_class(of.faction)) } {
                (emblem(Emblem::Faction(of.faction)))
                @if points >= CELLS { b { "+" (points / CELLS * CELLS) } }
            }
        };
        (points, marker)
    }
}
