//! The board: in the browser, and in the terminal.

mod browser;
mod glossary;
mod seats;
mod terminal;

use ludi_board::primer;
use ludi_engine::{Board, GlossaryEntry, Scene, Voice};

use crate::rules::action::Spot;
use crate::rules::components::Deck;
use crate::rules::scenario::Scenario;
use crate::{Caligula, View};

impl Board for Caligula {
    fn draw_within(&self, view: &View, voice: &Voice<'_>, width: usize, lines: usize) -> String {
        terminal::draw(self, view, voice, width, lines)
    }

    fn board(&self, scene: &Scene<'_, Caligula>) -> String {
        browser::Board::of(self, scene).whole().into_string()
    }

    fn primer(voice: &Voice<'_>) -> String {
        let spot = |deck| Spot { deck, position: 1 };
        let position = Scenario::new(3)
            .augusti("Galba", ["Pertinax", "Caracalla"])
            .civitas(1, 3)
            .civitas(1, 13)
            .civitas(1, 44)
            .token(0, 3, spot(Deck::Legionarii))
            .token(1, 2, spot(Deck::Legionarii))
            .favor_on_emperor(0)
            .points(0, 3, 1)
            .at_placement();
        primer("caligula", &position.game, &position.view(0), voice, |scene| {
            browser::Board::of(&position.game, scene).primer()
        })
    }

    fn glossary() -> Vec<GlossaryEntry> {
        glossary::glossary()
    }

    fn styles() -> &'static str {
        &browser::STYLES
    }

    ludi_board::assets!();
}
