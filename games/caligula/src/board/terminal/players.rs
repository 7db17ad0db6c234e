//! The players: what everybody knows of each, and one's own hand.

use ludi_board::terminal::{ACTIVE, BOLD, DIM, EDGES, Frame, Line, NOW, columns, flow};
use ludi_engine::phrase;

use super::Board;
use super::signs::{NOTHING, PRIMUS, card_sign, pile_sign, pile_style};
use crate::board::seats::SEATS;
use crate::rules::action::Throne;
use crate::rules::components::{Card, Pile};
use crate::rules::event::Hand;
use crate::rules::view::PlayerView;

/// The tokens that everybody has from the start: those above are gained.
const LAST_TOKEN_OF_ALL: i8 = 4;

/// The single and the dual card of a pile.
pub(super) const fn kinds_of(pile: Pile) -> [Card; 2] {
    match pile {
        Pile::Coniura => [Card::ConiuraSingle, Card::ConiuraDual],
        Pile::Pugio => [Card::PugioSingle, Card::PugioDual],
    }
}

impl Board<'_> {
    /// The players in the order of their Ordo cards: a table with `height`
    /// lines at least, or, where it does not fit, a paragraph for each.
    pub(super) fn players(&self, width: usize, height: usize) -> Vec<Line> {
        let lines = self.player_lines(width.saturating_sub(EDGES));
        self.players_frame().around(lines, height.saturating_sub(2), width)
    }

    /// The same without a frame.
    pub(super) fn player_lines(&self, width: usize) -> Vec<Line> {
        let table = self.table();
        if table.first().is_none_or(|line| line.width() <= width) {
            return table;
        }
        self.in_order().flat_map(|player| self.paragraph(player, width)).collect()
    }

    /// The columns that the table with its frame takes.
    pub(super) fn players_width(&self) -> usize {
        self.table().first().map_or(0, Line::width) + EDGES
    }

    fn players_frame(&self) -> Frame {
        Frame { title: self.styled(BOLD, phrase!("board-players")), style: DIM, ..Frame::default() }
    }

    fn in_order(&self) -> impl Iterator<Item = &PlayerView> {
        self.view.order.iter().filter_map(|seat| self.view.players.get(seat.index()))
    }

    fn table(&self) -> Vec<Line> {
        let head = [
            self.styled(DIM, phrase!("board-ordo")),
            Line::default(),
            self.styled(DIM, phrase!("board-points")),
            Line::styled(DIM, PRIMUS),
            self.styled(DIM, phrase!("board-favor")),
            self.styled(DIM, phrase!("board-tokens")),
            self.pile_head(Pile::Coniura),
            self.pile_head(Pile::Pugio),
        ];
        let mut rows = vec![head];
        rows.extend(self.in_order().map(|player| {
            let primus = if player.primus { PRIMUS } else { "" };
            [
                self.ordo(player),
                self.who(player),
                points(player),
                Line::styled(ACTIVE, primus),
                self.favor(player),
                self.tokens(player),
                self.cards(player, Pile::Coniura),
                self.cards(player, Pile::Pugio),
            ]
        }));
        columns(rows)
    }

    fn paragraph(&self, player: &PlayerView, width: usize) -> Vec<Line> {
        let mut items = vec![
            self.ordo(player).text(" ").then(self.who(player)),
            self.labelled(phrase!("board-points"), points(player)),
        ];
        if player.primus {
            items.push(
                Line::styled(ACTIVE, PRIMUS).text(" ").then(self.plain(phrase!("board-primus"))),
            );
        }
        items.push(self.labelled(phrase!("board-favor"), self.favor(player)));
        items.push(self.labelled(phrase!("board-tokens"), self.tokens(player)));
        for pile in [Pile::Coniura, Pile::Pugio] {
            items.push(self.pile_head(pile).text(" ").then(self.cards(player, pile)));
        }
        flow(items, "  ", 5, width)
    }

    fn ordo(&self, player: &PlayerView) -> Line {
        let asked = self.view.asked == Some(player.seat);
        let sign = if asked { NOW } else { " " };
        Line::styled(ACTIVE, sign).then(Line::styled(BOLD, player.ordo.to_string()))
    }

    fn who(&self, player: &PlayerView) -> Line {
        let line = self.seat(player.seat);
        if self.view.me == Some(player.seat) {
            line.text(" ").then(self.styled(DIM, phrase!("board-you")))
        } else {
            line
        }
    }

    fn pile_head(&self, pile: Pile) -> Line {
        let name = self.say(self.pile_name(pile));
        Line::styled(pile_style(pile), format!("{} {name}", pile_sign(pile)))
    }

    fn favor(&self, player: &PlayerView) -> Line {
        match player.favor {
            None => self.styled(DIM, phrase!("board-favor-in-hand")),
            Some(Throne::Emperor) => self.plain(phrase!("board-favor-emperor")),
            Some(Throne::Candidate) => self.plain(phrase!("board-favor-candidate")),
        }
    }

    /// How many tokens are in hand, of how many; those gained; to the historian
    /// what they are.
    fn tokens(&self, player: &PlayerView) -> Line {
        let mut line = Line::styled(BOLD, player.tokens_in_hand.to_string())
            .text(format!("/{}", player.tokens.len()));
        for gained in player.tokens.iter().filter(|&&value| value > LAST_TOKEN_OF_ALL) {
            line = line.text(format!(" +{gained}"));
        }
        match &player.hand_tokens {
            Some(values) if self.view.me.is_none() => {
                let values: Vec<_> = values.iter().map(i8::to_string).collect();
                line.text(format!(" ({})", values.join(" ")))
            }
            _ => line,
        }
    }

    /// How many cards of the pile are in hand, and which are known: to all, or
    /// to the historian.
    fn cards(&self, player: &PlayerView, pile: Pile) -> Line {
        let count = player.cards[pile as usize];
        let shown = match &player.hand {
            Some(hand) if self.view.me.is_none() => hand,
            _ => &player.known,
        };
        let known = kinds_of(pile).map(|card| (shown[card.index()], card_sign(card)));
        let unknown = count.saturating_sub(known.iter().map(|(count, _)| count).sum());
        let parts: Vec<_> = known
            .into_iter()
            .chain([(unknown, "?")])
            .filter(|&(count, _)| count > 0)
            .map(|(count, sign)| format!("{count}{sign}"))
            .collect();
        let line = Line::styled(BOLD, count.to_string());
        if parts.is_empty() { line } else { line.text(format!(" ({})", parts.join(" "))) }
    }

    /// What the viewer holds: in a narrow box one thing below the other, else
    /// one after the other.
    pub(super) fn hand(&self, width: usize, below: bool) -> Vec<Line> {
        let Some(me) = self.view.me else { return Vec::new() };
        let inner = width.saturating_sub(EDGES);
        let rows = self.held();
        let lines = if below {
            let widest = rows.iter().map(|(label, _)| label.width()).max().unwrap_or(0);
            let row = |(label, items): (Line, Vec<Line>)| {
                flow([label.filled(widest)].into_iter().chain(items), " ", widest + 1, inner)
            };
            rows.into_iter().flat_map(row).collect()
        } else {
            one_after_the_other(rows, inner)
        };
        let title = self.styled(BOLD, phrase!("board-your-hand"));
        Frame { style: SEATS.of(me), ..Frame::titled(title) }.around(lines, 0, width)
    }

    /// The same without a frame.
    pub(super) fn hand_line(&self, width: usize) -> Vec<Line> {
        let Some(me) = self.view.me else { return Vec::new() };
        let title = Line::styled(SEATS.of(me).bold(), self.say(phrase!("board-your-hand")));
        let rows = [(title, Vec::new())].into_iter().chain(self.held()).collect();
        one_after_the_other(rows, width)
    }

    /// Tokens, cards and what is laid, each with its name.
    fn held(&self) -> Vec<(Line, Vec<Line>)> {
        let Some(player) = self.view.me.and_then(|me| self.view.players.get(me.index())) else {
            return Vec::new();
        };
        let mut rows = Vec::new();
        if let Some(values) = &player.hand_tokens {
            let counters = values.iter().map(|value| {
                let sign = if player.holding == Some(*value) { NOW } else { "" };
                let counter = Line::styled(SEATS.on(player.seat), format!(" {value} "));
                Line::styled(ACTIVE, sign).then(counter)
            });
            rows.push((self.styled(DIM, phrase!("board-tokens")), counters.collect()));
        }
        if let Some(hand) = &player.hand {
            rows.push((self.styled(DIM, phrase!("board-cards")), hand_items(hand)));
        }
        if let Some(laid) = &player.laid
            && laid.iter().any(|&count| count > 0)
        {
            rows.push((self.styled(ACTIVE, phrase!("board-laid")), hand_items(laid)));
        }
        for (_, items) in &mut rows {
            if items.is_empty() {
                items.push(Line::plain(NOTHING));
            }
        }
        rows
    }
}

fn one_after_the_other(rows: Vec<(Line, Vec<Line>)>, width: usize) -> Vec<Line> {
    let joined = rows.into_iter().flat_map(|(label, items)| {
        let indent = label.width() + 1;
        flow([label].into_iter().chain(items), " ", indent, width)
    });
    flow(joined, "   ", 0, width)
}

fn points(player: &PlayerView) -> Line {
    let total = u16::from(player.victory) + u16::from(player.conspiracy);
    Line::plain(format!("{}+{}=", player.victory, player.conspiracy))
        .then(Line::styled(BOLD, total.to_string()))
}

/// How many of each kind, as `2◎†`.
fn hand_items(hand: &Hand) -> Vec<Line> {
    let some = Card::ALL.into_iter().zip(hand).filter(|&(_, &count)| count > 0);
    some.map(|(card, count)| {
        Line::styled(BOLD, count.to_string())
            .then(Line::styled(pile_style(card.pile()), card_sign(card)))
    })
    .collect()
}
