//! What the signs mean.

use ludi_board::terminal::{BOLD, DIM, Line, flow};
use ludi_engine::{Phrase, phrase};

use super::Board;
use super::signs::{CLOSED, DEDUCED, FACE_DOWN, FREE, PRIMUS, card_sign, kind_sign, kind_style};
use crate::rules::components::{Card, Kind};

impl Board<'_> {
    pub(super) fn legend(&self, width: usize) -> Vec<Line> {
        let entry = |sign: &str, meaning: Phrase| {
            Line::styled(BOLD, sign).text(" ").then(self.styled(DIM, meaning))
        };
        let kind = |kind: Kind, meaning: Phrase| {
            Line::styled(kind_style(kind), kind_sign(kind))
                .text(" ")
                .then(self.styled(DIM, meaning))
        };
        let entries = [
            kind(Kind::Elective, phrase!("board-legend-elective")),
            kind(Kind::Collective, phrase!("board-legend-collective")),
            kind(Kind::Negative, phrase!("board-legend-negative")),
            entry("A2", phrase!("board-legend-token")),
            entry("A?", phrase!("board-legend-hidden")),
            entry(&format!("A2{DEDUCED}"), phrase!("board-legend-deduced")),
            entry(FREE, phrase!("board-legend-free")),
            entry(CLOSED, phrase!("board-legend-closed")),
            entry(FACE_DOWN, phrase!("board-legend-face-down")),
            entry(
                &format!("{} {}", card_sign(Card::ConiuraDual), card_sign(Card::PugioDual)),
                phrase!("board-legend-dual"),
            ),
            entry(PRIMUS, phrase!("board-primus")),
            entry("3+1=4", phrase!("board-legend-points")),
            entry("4/7", phrase!("board-legend-in-hand")),
        ];
        flow(entries.map(|line| Line::plain(" ").then(line)), " ", 0, width)
    }
}
