//! The row of the six Sequentia cards.

use anstyle::Style;
use ludi_board::terminal::{
    ACTIVE, BOLD, DIM, EDGES, Edge, Frame, Line, NOW, flow, row, shares, words,
};
use ludi_engine::phrase;

use super::signs::{CHOSEN, DONE, deck_style};
use super::{Board, WIDE};
use crate::rules::components::Sequentia;
use crate::rules::state::Ask;

/// The fewest columns of a card: its place and a sign fit into the border.
const LEAST: usize = 6;
/// The most lines tried before the cards get equal widths.
const MOST_LINES: usize = 6;

impl Board<'_> {
    /// Six cards in a row, or two rows of three where it is narrow.
    pub(super) fn sequentia(&self, width: usize) -> Vec<Line> {
        let in_row = if width >= WIDE { 6 } else { 3 };
        let cards: Vec<(u8, Vec<Line>)> =
            (1..).zip(self.view.sequentia.iter().map(|&card| self.sequentia_words(card))).collect();
        cards.chunks(in_row).flat_map(|cards| self.sequentia_row(cards, width)).collect()
    }

    fn sequentia_row(&self, cards: &[(u8, Vec<Line>)], width: usize) -> Vec<Line> {
        let widths = widths(cards, width);
        let boxes = cards.iter().zip(widths).map(|((place, words), width)| {
            let marked = *place == self.view.marker;
            let frame = Frame {
                title: self.place(*place),
                style: if marked { ACTIVE } else { DIM },
                edge: if marked { Edge::Double } else { Edge::Light },
                ..Frame::default()
            };
            let words = self.faded(*place, words);
            (frame, flow(words, " ", 0, width.saturating_sub(EDGES)), width)
        });
        row(boxes.collect())
    }

    /// The cards one after the other, without frames.
    pub(super) fn sequentia_line(&self, width: usize) -> Vec<Line> {
        let cards = (1..).zip(&self.view.sequentia).map(|(place, &card)| {
            let words = self.faded(place, &self.sequentia_words(card));
            self.place(place).text(" ").then(Line::joined(words, " "))
        });
        flow(cards, "  ", 1, width)
    }

    /// The place of a card with what has become of it.
    fn place(&self, place: u8) -> Line {
        let marked = place == self.view.marker;
        let sign = match place < self.view.marker {
            _ if marked => NOW,
            true => DONE,
            false => "",
        };
        let title = Line::styled(if marked { ACTIVE } else { BOLD }, format!("{sign}{place}"));
        match self.view.ask == Ask::SecondSequentia(place) {
            true => title.then(Line::styled(ACTIVE, CHOSEN)),
            false => title,
        }
    }

    /// What is over stands back.
    fn faded(&self, place: u8, words: &[Line]) -> Vec<Line> {
        let done = place < self.view.marker;
        let fade = |style: Style| if done { style.dimmed() } else { style };
        words.iter().cloned().map(|word| word.restyled(fade)).collect()
    }

    /// What a Sequentia card does, in words that may stand on different lines.
    fn sequentia_words(&self, card: u8) -> Vec<Line> {
        match self.components.sequentiae[usize::from(card)] {
            Sequentia::Draw => words(&self.say(phrase!("board-everybody-draws")), Style::new()),
            Sequentia::Ordo => words(&self.say(phrase!("board-ordo-to-the-left")), Style::new()),
            Sequentia::Resolve(decks) => {
                let decks: Vec<_> = decks.into_iter().flatten().collect();
                let place = self.view.marker.checked_sub(1).map(usize::from);
                let on_this = place.and_then(|at| self.view.sequentia.get(at)) == Some(&card);
                let resolved = self.view.resolving.filter(|_| on_this).map(|spot| spot.deck);
                let last = decks.len().saturating_sub(1);
                decks
                    .iter()
                    .enumerate()
                    .map(|(at, &deck)| {
                        let now = resolved == Some(deck);
                        let mut style = deck_style(deck);
                        if now {
                            style = style.bold().underline();
                        }
                        Line::styled(ACTIVE, if now { NOW } else { "" })
                            .then(Line::styled(style, self.deck_name(deck)))
                            .text(if at < last { " ›" } else { "" })
                    })
                    .collect()
            }
        }
    }
}

/// How wide each card is so that the row is as low as it can be.
fn widths(cards: &[(u8, Vec<Line>)], width: usize) -> Vec<usize> {
    for lines in 1..=MOST_LINES {
        let least: Vec<usize> =
            cards.iter().map(|(_, words)| narrowest(words, lines, width)).collect();
        let needed: usize = least.iter().sum();
        if needed <= width {
            let extra = shares(width - needed, cards.len());
            return least.iter().zip(extra).map(|(least, extra)| least + extra).collect();
        }
    }
    shares(width, cards.len())
}

/// The fewest columns in which the words take no more than so many lines.
fn narrowest(words: &[Line], lines: usize, most: usize) -> usize {
    let fits = |width: usize| flow(words.iter().cloned(), " ", 0, width).len() <= lines;
    let widest = words.iter().map(Line::width).max().unwrap_or(0);
    let (mut inner, mut enough) = (widest, most.max(widest));
    while inner < enough {
        let middle = inner.midpoint(enough);
        if fits(middle) { enough = middle } else { inner = middle + 1 }
    }
    LEAST.max(inner + EDGES)
}
