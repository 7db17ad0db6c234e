//! The board: in the browser, and in the terminal.

mod browser;
mod glossary;
mod seats;
mod terminal;

use ludi_engine::{Board, GlossaryEntry, Scene, Voice};

use crate::{Imperivm, View};

impl Board for Imperivm {
    fn draw_within(&self, view: &View, voice: &Voice<'_>, width: usize, lines: usize) -> String {
        terminal::draw(self, view, voice, width, lines)
    }

    fn board(&self, scene: &Scene<'_, Imperivm>) -> String {
        browser::board(self, scene)
    }

    fn styles() -> &'static str {
        browser::styles()
    }

    fn emblems() -> &'static str {
        browser::emblems()
    }

    fn cover() -> &'static str {
        browser::COVER
    }

    fn glossary() -> Vec<GlossaryEntry> {
        glossary::glossary()
    }

    fn primer(voice: &Voice<'_>) -> String {
        browser::primer(voice)
    }
}
