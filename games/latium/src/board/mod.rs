//! The board: in the browser, and in the terminal.

mod browser;
mod glossary;
mod seats;
mod terminal;

use ludi_board::primer;
use ludi_board::terminal::fit_text;
use ludi_engine::{Board, GlossaryEntry, Scene, Voice};

use crate::rules::scenario::Scenario;
use crate::rules::state::Season;
use crate::{Latium, View};

impl Board for Latium {
    fn draw_within(&self, view: &View, voice: &Voice<'_>, width: usize, lines: usize) -> String {
        fit_text(terminal::Board { game: self, view, voice }.blocks(width), lines)
    }

    fn board(&self, scene: &Scene<'_, Latium>) -> String {
        browser::Board::of(self, scene).whole().into_string()
    }

    fn primer(voice: &Voice<'_>) -> String {
        let position = Scenario::new(4).year(3).dp(0, 64).consent(0, 2).act(Season::Semen);
        primer("latium", &position.game, &position.view(0), voice, |scene| {
            browser::Board::of(&position.game, scene).primer()
        })
    }

    fn glossary() -> Vec<GlossaryEntry> {
        glossary::glossary()
    }

    fn styles() -> &'static str {
        &browser::STYLES
    }

    ludi_board::assets!(map: "map.svg");
}
