//! The board: in the browser, and in the terminal.

mod browser;
mod glossary;
mod seats;
mod terminal;

use ludi_board::primer;
use ludi_board::terminal::fit_text;
use ludi_engine::{Board, GlossaryEntry, Scene, Voice};

use crate::rules::scenario::Scenario;
use crate::{RomanEmpire, View};

impl Board for RomanEmpire {
    fn draw_within(&self, view: &View, voice: &Voice<'_>, width: usize, lines: usize) -> String {
        fit_text(terminal::Board { game: self, view, voice }.blocks(width), lines)
    }

    fn board(&self, scene: &Scene<'_, RomanEmpire>) -> String {
        browser::Board::of(self, scene).whole().into_string()
    }

    fn primer(voice: &Voice<'_>) -> String {
        let position = Scenario::new(4, 2)
            .legions(0, "Roma", 3)
            .people_of(1, "Galli", "Lugdunensis", 2)
            .points(0, 14, 6)
            .points(1, 9, 12)
            .roman_phase(0, 1);
        primer("roman-empire", &position.game, &position.view(0), voice, |scene| {
            browser::Board::of(&position.game, scene).primer()
        })
    }

    fn glossary() -> Vec<GlossaryEntry> {
        glossary::glossary()
    }

    fn styles() -> &'static str {
        &browser::STYLES
    }

    ludi_board::assets!(map: "map/map.svg");
}
