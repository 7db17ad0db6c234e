//! The board: in the browser, and in the terminal.

mod browser;
mod glossary;
mod seats;
mod terminal;

use ludi_board::primer;
use ludi_board::terminal::fit_text;
use ludi_engine::{Board, GlossaryEntry, Scene, Voice};

use crate::rules::edition::Edition;
use crate::rules::scenario::Scenario;
use crate::{Imperivm, View};

impl Board for Imperivm {
    fn draw_within(&self, view: &View, voice: &Voice<'_>, width: usize, lines: usize) -> String {
        fit_text(terminal::Board { game: self, view, voice }.blocks(width), lines)
    }

    fn board(&self, scene: &Scene<'_, Imperivm>) -> String {
        browser::Board::of(self, scene).whole().into_string()
    }

    fn primer(voice: &Voice<'_>) -> String {
        let position = Scenario::new(Edition::Draft2, 3)
            .levels(7, 11)
            .dominion(8)
            .loyalty(0, 3)
            .loyalty(1, -2)
            .at_turn(0);
        primer("imperivm", &position.game, &position.view(0), voice, |scene| {
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
