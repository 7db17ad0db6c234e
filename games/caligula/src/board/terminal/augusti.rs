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

    /// The candidate with this number, or the emperor.
    fn augustus(&self, candidate: Option<u8>, width: usize) -> (Frame, Vec<Line>, usize) {
        let plot = self.view.plot.as_ref();
        let named = candidate.is_some() && plot.is_some_and(|plot| plot.named == candidate);
        let (title, edge, style) = match candidate {
            None => (phrase!("board-emperor"), Edge::Heavy, IMPERIAL),
            Some(number) if named => {
                (phrase!("board-candidate", number = number), Edge::Double, ACTIVE)
            }
            Some(number) => (phrase!("board-candidate", number = number), Edge::Light, DIM),
        };
        let title =
            Line::styled(ACTIVE, if named { NOW } else { "" }).then(self.styled(style, title));
        let mut frame = Frame { title, style, edge, ..Frame::default() };
        let card = match candidate {
            None => Some(self.view.emperor),
            Some(number) => self.view.candidates[usize::from(number) - 1],
        };
        let Some(augustus) = card.and_then(|card| self.components.augusti.get(usize::from(card)))
        else {
            return (frame, vec![Line::plain(NOTHING)], width);
        };

        let name = Line::styled(BOLD, augustus.name.to_uppercase());
        let mut facts = Vec::new();
        // The border has room for the name where the layout is full.
        if width >= WIDE / 4 {
            frame.note = name
        } else {
            facts.push(name)
        }
        let defence = plot.filter(|_| candidate.is_none()).map_or(0, |plot| plot.defence);
        let life = match defence {
            0 => augustus.life.to_string(),
            _ => format!("{}+{defence}", augustus.life),
        };
        facts.extend([
            self.labelled(phrase!("board-life"), Line::styled(BOLD, life)),
            self.labelled(phrase!("board-points"), Line::styled(BOLD, augustus.points.to_string())),
        ]);
        let inner = width.saturating_sub(EDGES);
        let mut lines = flow(facts, "  ", 0, inner);
        let favors = self.favors(augustus, candidate.is_none(), named);
        lines.push(self.labelled(phrase!("board-favor"), Line::joined(favors, " ")));
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

    /// What can still be drawn.
    fn piles(&self, width: usize) -> (Frame, Vec<Line>, usize) {
        let inner = width.saturating_sub(EDGES);
        let mut piles = Vec::new();
        for (pile, lying) in [Pile::Coniura, Pile::Pugio].into_iter().zip(&self.view.piles) {
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
            piles.push(flow(items, " ", 2, inner));
        }
        // Both on one line if they fit; what is continued must not look like
        // part of the other.
        let lines = match &piles[..] {
            [coniura, pugio] if coniura.len() == 1 && pugio.len() == 1 => {
                flow(piles.concat(), "   ", 0, inner)
            }
            _ => piles.concat(),
        };
        let left = Line::styled(BOLD, self.view.augusti_left.to_string());
        let frame = Frame {
            title: self.styled(DIM, phrase!("board-piles")),
            note: self.labelled(phrase!("board-augustus-deck"), left),
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
