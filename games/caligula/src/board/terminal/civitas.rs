//! The ten face-up Civitas cards and the tokens on them.

use anstyle::Style;
use ludi_board::letter;
use ludi_board::terminal::{
    ACTIVE, BOLD, DIM, EDGES, Edge, Frame, Line, NOW, flow, row, shares, words,
};
use ludi_engine::phrase;

use super::signs::{
    CHOSEN, CLOSED, DEDUCED, FACE_DOWN, FREE, NOTHING, NUMBER, deck_bar, deck_style, kind_sign,
    kind_style, kind_value,
};
use super::{Board, WIDE};
use crate::board::seats::SEATS;
use crate::rules::action::Spot;
use crate::rules::components::{Civitas, Deck, Kind};
use crate::rules::state::Ask;
use crate::rules::view::{CivitasView, SpaceView, TokenView};
use crate::words::effect_on_card;

impl Board<'_> {
    /// The cards, deck by deck: five columns of cards or a list in a frame, the list
    /// without its frame, and what counts of the cards without their effects.
    pub(super) fn civitas(&self, width: usize) -> Vec<Vec<Line>> {
        let framed = if width >= WIDE {
            self.civitas_cards(width)
        } else {
            let frame = Frame {
                title: self.styled(BOLD, phrase!("board-civitas")),
                style: DIM,
                ..Frame::default()
            };
            frame.around(self.civitas_list(width.saturating_sub(EDGES)), 0, width)
        };
        vec![framed, self.civitas_list(width), self.civitas_pairs(width)]
    }

    fn civitas_cards(&self, width: usize) -> Vec<Line> {
        let widths = shares(width, Deck::ALL.len());
        let heads = Deck::ALL.iter().zip(&widths).map(|(&deck, &width)| {
            let text = format!("{} {FACE_DOWN}{}", self.deck_name(deck), self.left_in(deck));
            let room = width.saturating_sub(2);
            let before = room.saturating_sub(Line::plain(&text).width()) / 2;
            let text = format!("{}{text}", " ".repeat(before));
            let text =
                format!("{text}{}", " ".repeat(room.saturating_sub(Line::plain(&text).width())));
            Line::plain(" ").then(Line::styled(deck_bar(deck), text)).text(" ").cut(width)
        });
        let mut lines = vec![Line::joined(heads, "")];
        for position in [1, 2] {
            let cards = Deck::ALL.iter().zip(&widths).map(|(&deck, &width)| {
                let spot = Spot { deck, position };
                (self.civitas_frame(spot), self.civitas_face(spot, width - EDGES), width)
            });
            lines.extend(align_last(cards.collect()));
        }
        lines
    }

    fn civitas_frame(&self, spot: Spot) -> Frame {
        let now = self.view.resolving == Some(spot);
        let style = if now { ACTIVE } else { deck_style(spot.deck) };
        let sign = if now { NOW } else { "" };
        let title =
            Line::styled(if now { ACTIVE } else { BOLD }, format!("{sign}{}", spot.position));
        let note = self.card_at(spot).map_or(Line::default(), |(_, card)| {
            Line::styled(DIM, format!("{NUMBER}{}", card.number))
        });
        Frame { title, note, style, edge: if now { Edge::Double } else { Edge::Light } }
    }

    /// What is on the card; the last line is that of the spaces.
    fn civitas_face(&self, spot: Spot, width: usize) -> Vec<Line> {
        let Some((lying, card)) = self.card_at(spot) else {
            return vec![self.styled(DIM, phrase!("board-no-card"))];
        };
        let value = kind_value(card.kind, card.value);
        let style = kind_style(card.kind);
        let kind =
            Line::styled(style, format!("{} {}", kind_sign(card.kind), self.kind_name(card.kind)));
        let mut face = vec![
            kind.filled(width.saturating_sub(value.chars().count() + 1))
                .text(" ")
                .then(Line::styled(style, value)),
        ];
        for (at, effect) in card.effects.iter().flatten().enumerate() {
            let mut effect = words(&self.say(effect_on_card(*effect)), Style::new());
            if at > 0 {
                effect.insert(0, Line::styled(BOLD, "AUT"));
            }
            face.extend(flow(effect, " ", 0, width));
        }
        face.extend(flow(self.spaces(spot, lying), " ", 0, width));
        face
    }

    /// The columns of the names of the decks.
    fn deck_width(&self) -> usize {
        let widths = Deck::ALL.iter().map(|&deck| Line::plain(self.deck_name(deck)).width());
        widths.max().unwrap_or(0) + 1
    }

    /// The number of the spot in its deck, with a sign where it is resolved.
    fn position(&self, spot: Spot) -> Line {
        let now = self.view.resolving == Some(spot);
        let (sign, style) = if now { (NOW, ACTIVE) } else { (" ", BOLD) };
        Line::styled(style, format!("{sign}{} ", spot.position))
    }

    /// Both cards of a deck on a line: kind, value and spaces.
    fn civitas_pairs(&self, width: usize) -> Vec<Line> {
        let deck_width = self.deck_width();
        let half = width.saturating_sub(deck_width) / 2;
        let of_deck = |&deck: &Deck| {
            let name = Line::styled(deck_style(deck).bold(), self.deck_name(deck));
            let cards = [1, 2].map(|position| {
                let spot = Spot { deck, position };
                let card = match self.card_at(spot) {
                    None => Line::plain(NOTHING),
                    Some((lying, card)) => kind_and_value(card)
                        .text(" ")
                        .then(Line::joined(self.spaces(spot, lying), " ")),
                };
                self.position(spot).then(card).filled(half)
            });
            name.filled(deck_width).then(Line::joined(cards, ""))
        };
        Deck::ALL.iter().map(of_deck).collect()
    }

    fn civitas_list(&self, inner: usize) -> Vec<Line> {
        // The deck, the position and number, the kind and value, the effects,
        // the spaces.
        let deck_width = self.deck_width();
        let (number_width, kind_width) = (7, 5);
        let spaces_width = Spot::all()
            .filter_map(|spot| {
                Some(Line::joined(self.spaces(spot, self.card_at(spot)?.0), " ").width())
            })
            .max()
            .unwrap_or(0);
        let effects_width =
            inner.saturating_sub(deck_width + number_width + kind_width + spaces_width + 1);

        let mut lines = Vec::new();
        for spot in Spot::all() {
            let deck = if spot.position == 1 {
                Line::styled(deck_style(spot.deck).bold(), self.deck_name(spot.deck))
            } else {
                Line::styled(
                    deck_style(spot.deck),
                    format!("{FACE_DOWN}{}", self.left_in(spot.deck)),
                )
            };
            let position = self.position(spot);
            let Some((lying, card)) = self.card_at(spot) else {
                lines.push(deck.filled(deck_width).then(position).text(NOTHING));
                continue;
            };
            let number = Line::styled(DIM, format!("{NUMBER}{}", card.number));
            let kind = kind_and_value(card);
            let effects = card.effects.iter().flatten().enumerate().flat_map(|(at, effect)| {
                let aut = (at > 0).then(|| Line::styled(BOLD, "AUT"));
                aut.into_iter().chain(words(&self.say(effect_on_card(*effect)), Style::new()))
            });
            let mut effects = flow(effects, " ", 0, effects_width).into_iter();
            let head = deck
                .filled(deck_width)
                .then(position.then(number).filled(number_width))
                .then(kind.filled(kind_width))
                .then(effects.next().unwrap_or_default().filled(effects_width))
                .text(" ")
                .then(Line::joined(self.spaces(spot, lying), " "));
            lines.push(head);
            let indent = " ".repeat(deck_width + number_width + kind_width);
            lines.extend(effects.map(|more| Line::plain(&indent).then(more)));
        }
        lines
    }

    fn card_at(&self, spot: Spot) -> Option<(&CivitasView, &Civitas)> {
        let lying = self.view.civitas.get(spot.index())?.as_ref()?;
        Some((lying, self.components.civitas.get(usize::from(lying.card))?))
    }

    fn left_in(&self, deck: Deck) -> u8 {
        self.view.decks[deck as usize]
    }

    fn spaces(&self, spot: Spot, lying: &CivitasView) -> Vec<Line> {
        let space = |(at, space): (usize, &SpaceView)| match space {
            SpaceView::Closed => Line::styled(DIM, CLOSED),
            SpaceView::Free => Line::plain(FREE),
            SpaceView::Token(token) => {
                let chosen = self.view.ask == Ask::SecondToken(spot.index() as u8, at as u8);
                let counter = token_counter(token);
                if chosen { counter.then(Line::styled(ACTIVE, CHOSEN)) } else { counter }
            }
        };
        lying.spaces.iter().enumerate().map(space).collect()
    }

    pub(super) fn kind_name(&self, kind: Kind) -> String {
        self.say(match kind {
            Kind::Elective => phrase!("board-elective"),
            Kind::Collective => phrase!("board-collective"),
            Kind::Negative => phrase!("board-negative"),
        })
    }
}

/// The kind of the card, and the total that brings its effect.
fn kind_and_value(card: &Civitas) -> Line {
    let value = kind_value(card.kind, card.value);
    Line::styled(kind_style(card.kind), format!("{}{value}", kind_sign(card.kind)))
}

/// The letter of the owner and the value where the viewer knows it; a value that
/// can only be worked out has a mark, and no full colour behind it.
fn token_counter(token: &TokenView) -> Line {
    let letter = letter(token.seat);
    match (token.value, token.deduced()) {
        (Some(value), _) => Line::styled(SEATS.on(token.seat), format!("{letter}{value}")),
        (None, Some(value)) => {
            Line::styled(SEATS.of(token.seat).italic(), format!("{letter}{value}{DEDUCED}"))
        }
        (None, None) => Line::styled(SEATS.on(token.seat), format!("{letter}?")),
    }
}

/// Cards side by side, the spaces of all on the same line at the bottom.
fn align_last(mut cards: Vec<(Frame, Vec<Line>, usize)>) -> Vec<Line> {
    let height = cards.iter().map(|(_, face, _)| face.len()).max().unwrap_or(0);
    for (_, face, _) in &mut cards {
        let at = if face.len() > 1 { face.len() - 1 } else { face.len() };
        let missing = height - face.len();
        face.splice(at..at, std::iter::repeat_n(Line::default(), missing));
    }
    row(cards)
}
