//! The emperor between his two candidates, and the piles.

use ludi_board::terminal::{ACTIVE, BOLD, DIM, EDGES, Edge, Frame, Line, NOW, flow, row, shares};
use ludi_engine::phrase;

use super::players::kinds_of;
use super::signs::{FREE, IMPERIAL, NOTHING, card_sign, pile_sign, pile_style};
use super::{Board, WIDE};
use crate::board::seats::SEATS;
use crate::rules::action::Throne;
use crate::rules::components::{Augustus, Card, Pile};

impl Board<'_> {
    /// A candidate, the emperor, the other candidate; then the piles, beside
    /// them where there is room.
    pub(super) fn augusti(&self, width: usize) -> Vec<Line> {
        let parts = if width >= WIDE { 4 } else { 3 };
        let widths = shares(width, parts);
        let mut boxes = vec![
            self.augustus(Some(1), widths[0]),
            self.augustus(None, widths[1]),
            self.augustus(Some(2), widths[2]),
        ];
        match widths.get(3) {
            Some(&width) => {
                boxes.push(self.piles(width));
                row(boxes)
            }
            None => {
                let mut lines = row(boxes);
                lines.extend(row(vec![self.piles(width)]));
                lines
            }
        }
    }

    /// The same without frames.
    pub(super) fn augusti_lines(&self, width: usize) -> Vec<Line> {
        let cards = [Some(1), None, Some(2)].map(|candidate| {
            let facts = self.facts(candidate);
            Line::joined([self.rank(candidate)].into_iter().chain(facts), " ")
        });
        let piles = self.pile_items().map(|items| Line::joined(items, " "));
        let deck = self.augustus_deck();
        flow(cards.into_iter().chain(piles).chain([deck]), "   ", 1, width)
    }

    /// Is this the candidate that the plot is for?
    fn named(&self, candidate: Option<u8>) -> bool {
        let plot = self.view.plot.as_ref();
        candidate.is_some() && plot.is_some_and(|plot| plot.named == candidate)
    }

    /// What the candidate with this number, or the emperor, is called by rank.
    fn rank(&self, candidate: Option<u8>) -> Line {
        let (title, style) = match candidate {
            None => (phrase!("board-emperor"), IMPERIAL),
            Some(number) => (
                phrase!("board-candidate", number = number),
                if self.named(candidate) { ACTIVE } else { DIM },
            ),
        };
        let sign = if self.named(candidate) { NOW } else { "" };
        Line::styled(ACTIVE, sign).then(self.styled(style, title))
    }

    /// The name, life, points and Favor; a dash where there is no card.
    fn facts(&self, candidate: Option<u8>) -> Vec<Line> {
        let card = match candidate {
            None => Some(self.view.emperor),
            Some(number) => self.view.candidates[usize::from(number) - 1],
        };
        let Some(augustus) = card.and_then(|card| self.components.augusti.get(usize::from(card)))
        else {
            return vec![Line::plain(NOTHING)];
        };
        let plot = self.view.plot.as_ref().filter(|_| candidate.is_none());
        let life = match plot.map_or(0, |plot| plot.defence) {
            0 => augustus.life.to_string(),
            defence => format!("{}+{defence}", augustus.life),
        };
        let favors = self.favors(augustus, candidate.is_none(), self.named(candidate));
        vec![
            Line::styled(BOLD, augustus.name.to_uppercase()),
            self.labelled(phrase!("board-life"), Line::styled(BOLD, life)),
            self.labelled(phrase!("board-points"), Line::styled(BOLD, augustus.points.to_string())),
            self.labelled(phrase!("board-favor"), Line::joined(favors, " ")),
        ]
    }

    /// The candidate with this number, or the emperor.
    fn augustus(&self, candidate: Option<u8>, width: usize) -> (Frame, Vec<Line>, usize) {
        let (edge, style) = match candidate {
            None => (Edge::Heavy, IMPERIAL),
            Some(_) if self.named(candidate) => (Edge::Double, ACTIVE),
            Some(_) => (Edge::Light, DIM),
        };
        let mut frame = Frame { style, edge, ..Frame::titled(self.rank(candidate)) };
        let mut facts = self.facts(candidate);
        // The border has room for the name where the layout is full.
        if facts.len() > 1 && width >= WIDE / 4 {
            frame.note = facts.remove(0);
        }
        let favor = if facts.len() > 1 { facts.pop() } else { None };
        let mut lines = flow(facts, "  ", 0, width.saturating_sub(EDGES));
        lines.extend(favor);
        (frame, lines, width)
    }

    /// The Favor spaces of an emperor and who is on them.
    fn favors(&self, augustus: &Augustus, reigns: bool, named: bool) -> Vec<Line> {
        let throne = if reigns { Throne::Emperor } else { Throne::Candidate };
        let mut favors: Vec<Line> = self
            .view
            .players
            .iter()
            .filter(|player| player.favor == Some(throne) && (reigns || named))
            .map(|player| SEATS.counter(player.seat))
            .collect();
        while favors.len() < usize::from(augustus.spaces) {
            favors.push(Line::plain(FREE));
        }
        if favors.is_empty() {
            favors.push(Line::plain(NOTHING));
        }
        favors
    }

    /// What can still be drawn: how much of either pile, and what is known of it.
    fn pile_items(&self) -> [Vec<Line>; 2] {
        [Pile::Coniura, Pile::Pugio].map(|pile| {
            let lying = &self.view.piles[pile as usize];
            let name = format!("{} {}", pile_sign(pile), self.say(self.pile_name(pile)));
            let count = usize::from(lying.unseen) + lying.bottom.len();
            let mut items =
                vec![Line::styled(pile_style(pile), name), Line::styled(BOLD, count.to_string())];
            if let Some(kinds) = lying.kinds {
                let kinds = kinds_of(pile).into_iter().zip(kinds);
                items.extend(
                    kinds.map(|(card, count)| Line::plain(format!("{count}{}", card_sign(card)))),
                );
            }
            if !lying.bottom.is_empty() {
                items.push(self.styled(DIM, phrase!("board-lowest")));
                items.extend(lying.bottom.chunk_by(|one, next| one == next).map(run));
            }
            items
        })
    }

    fn augustus_deck(&self) -> Line {
        let left = Line::styled(BOLD, self.view.augusti_left.to_string());
        self.labelled(phrase!("board-augustus-deck"), left)
    }

    /// The piles in a frame.
    fn piles(&self, width: usize) -> (Frame, Vec<Line>, usize) {
        let inner = width.saturating_sub(EDGES);
        let piles = self.pile_items().map(|items| flow(items, " ", 2, inner));
        // Both on one line if they fit; what is continued must not look like
        // part of the other.
        let lines = match &piles {
            [coniura, pugio] if coniura.len() == 1 && pugio.len() == 1 => {
                flow(piles.concat(), "   ", 0, inner)
            }
            _ => piles.concat(),
        };
        let frame = Frame {
            title: self.styled(DIM, phrase!("board-piles")),
            note: self.augustus_deck(),
            style: DIM,
            ..Frame::default()
        };
        (frame, lines, width)
    }
}

/// Cards of one kind that lie together, as `3◎†`.
fn run(cards: &[Card]) -> Line {
    let sign = cards.first().map_or("", |&card| card_sign(card));
    Line::plain(if cards.len() > 1 { format!("{}{sign}", cards.len()) } else { sign.to_owned() })
}
