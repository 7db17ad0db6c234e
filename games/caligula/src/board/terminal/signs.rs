//! The signs and colours of the board. Every colour stands beside a letter or a
//! sign, so that it can be taken away.

use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use ludi_board::terminal::BOLD;

use crate::rules::components::{Card, Deck, Kind, Pile};

/// Already resolved in this turn.
pub(super) const DONE: &str = "✓";
/// Chosen first, of the two to be swapped.
pub(super) const CHOSEN: &str = "⇄";
/// A free space.
pub(super) const FREE: &str = "○";
/// A space not for so few players.
pub(super) const CLOSED: &str = "×";
/// A value that nobody has seen, but anybody can work out.
pub(super) const DEDUCED: &str = "*";
/// Cards face down in a deck.
pub(super) const FACE_DOWN: &str = "▤";
/// The Primus inter pares.
pub(super) const PRIMUS: &str = "♛";
/// Nothing there.
pub(super) const NOTHING: &str = "–";
/// The number of a card.
pub(super) const NUMBER: &str = "№";

/// The emperor.
pub(super) const IMPERIAL: Style = foreground(AnsiColor::Magenta).bold();

const fn foreground(color: AnsiColor) -> Style {
    Style::new().fg_color(Some(Color::Ansi(color)))
}

const fn shade(index: u8) -> Color {
    Color::Ansi256(Ansi256Color(index))
}

const fn deck_shade(deck: Deck) -> Color {
    shade(match deck {
        Deck::Plebs => 246,
        Deck::Legionarii => 167,
        Deck::Praetoriani => 68,
        Deck::Tribuni => 71,
        Deck::Nobiles => 208,
    })
}

/// Things of a deck.
pub(super) const fn deck_style(deck: Deck) -> Style {
    Style::new().fg_color(Some(deck_shade(deck)))
}

/// The heading of a deck.
pub(super) const fn deck_bar(deck: Deck) -> Style {
    Style::new().fg_color(Some(shade(16))).bg_color(Some(deck_shade(deck))).bold()
}

/// The sign of a kind of Civitas card: the highest, all together, those below.
pub(super) const fn kind_sign(kind: Kind) -> &'static str {
    match kind {
        Kind::Elective => "▲",
        Kind::Collective => "◆",
        Kind::Negative => "▼",
    }
}

/// The total that brings the effect: a negative card strikes those below.
pub(super) fn kind_value(kind: Kind, value: i8) -> String {
    match kind {
        Kind::Elective | Kind::Collective => format!("≥{value}"),
        Kind::Negative => format!("<{value}"),
    }
}

/// A kind of Civitas card.
pub(super) const fn kind_style(kind: Kind) -> Style {
    match kind {
        Kind::Elective => BOLD,
        Kind::Collective => foreground(AnsiColor::Cyan).bold(),
        Kind::Negative => foreground(AnsiColor::Red).bold(),
    }
}

/// The symbol of a pile of plot cards.
pub(super) const fn pile_sign(pile: Pile) -> &'static str {
    match pile {
        Pile::Coniura => "◎",
        Pile::Pugio => "†",
    }
}

/// The symbols on a card, that of its own pile first.
pub(super) const fn card_sign(card: Card) -> &'static str {
    match card {
        Card::ConiuraSingle => "◎",
        Card::ConiuraDual => "◎†",
        Card::PugioSingle => "†",
        Card::PugioDual => "†◎",
    }
}

/// Cards of a pile.
pub(super) const fn pile_style(pile: Pile) -> Style {
    match pile {
        Pile::Coniura => foreground(AnsiColor::Magenta),
        Pile::Pugio => foreground(AnsiColor::Red),
    }
}
