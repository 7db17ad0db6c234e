//! How a player looks: a letter, and the colour of the pieces.

use std::fmt::Write;

use anstyle::{Ansi256Color, Color, Style};
use ludi_engine::{MAX_SEATS, Seat};

use crate::terminal::Line;

const STYLES: &str = include_str!("../assets/board.css");
/// What is written on the colour of a seat in the terminal.
const BLACK: Color = Color::Ansi256(Ansi256Color(16));

/// The letter of a seat, the same in every list.
pub const fn letter(seat: Seat) -> char {
    (b'A' + seat.index() as u8) as char
}

/// The class that has a seat's colour: see [`Palette::stylesheet`].
pub const fn seat_class(seat: Seat) -> &'static str {
    const CLASSES: [&str; MAX_SEATS] = ["seat-a", "seat-b", "seat-c", "seat-d", "seat-e", "seat-f"];
    CLASSES[seat.index()]
}

/// The colour of a player's pieces.
#[derive(Clone, Copy, Debug)]
pub struct SeatColour {
    /// The colour, for CSS.
    fill: &'static str,
    /// What is written on it, for CSS.
    ink: &'static str,
    /// An edge in this colour that stands out from a light and from a dark sheet,
    /// for CSS.
    edge: &'static str,
    /// The colour in a terminal of 256: light enough for black letters on it, and to
    /// be read on a dark screen.
    terminal: u8,
}

impl SeatColour {
    /// Fill, ink and edge, and the colour in the terminal.
    pub const fn new(
        fill: &'static str,
        ink: &'static str,
        edge: &'static str,
        terminal: u8,
    ) -> SeatColour {
        SeatColour { fill, ink, edge, terminal }
    }
}

/// The colours of the seats of a game, in their order.
#[derive(Clone, Copy, Debug)]
pub struct Palette(pub &'static [SeatColour]);

impl Palette {
    /// The stylesheet of a board: what all boards share, the colours of the seats,
    /// and then the game's own.
    ///
    /// What has [`seat_class`] has the properties `--seat` (the colour), `--on-seat`
    /// (what is written on it) and `--edge`. They are those of the house's list of
    /// players, too, where the board has the class `lettered`.
    pub fn stylesheet(self, own: &str) -> String {
        let mut styles = STYLES.to_owned();
        for (seat, colour) in self.0.iter().enumerate().map(|(at, it)| (Seat::new(at), it)) {
            let SeatColour { fill, ink, edge, .. } = colour;
            _ = writeln!(
                styles,
                ".board .{}, .table-page:has(.lettered) #players li:nth-child({}) \
                 {{ --seat: {fill}; --on-seat: {ink}; --edge: {edge}; }}",
                seat_class(seat),
                seat.index() + 1,
            );
        }
        styles + own
    }

    /// The letter of a seat on its colour, in the terminal.
    pub fn counter(self, seat: Seat) -> Line {
        Line::styled(self.on(seat), letter(seat).to_string())
    }

    /// Black on the colour of a seat, in the terminal.
    pub const fn on(self, seat: Seat) -> Style {
        Style::new().fg_color(Some(BLACK)).bold().bg_color(Some(self.shade(seat)))
    }

    /// Written in the colour of a seat, in the terminal.
    pub const fn of(self, seat: Seat) -> Style {
        Style::new().fg_color(Some(self.shade(seat)))
    }

    const fn shade(self, seat: Seat) -> Color {
        Color::Ansi256(Ansi256Color(self.0[seat.index() % self.0.len()].terminal))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: Palette = Palette(&[
        SeatColour::new("#111", "#eee", "#222", 211),
        SeatColour::new("#333", "#ddd", "light-dark(#444, #555)", 80),
    ]);

    #[test]
    fn browser_and_terminal_have_the_letter_and_the_colour_of_a_seat() {
        let styles = TWO.stylesheet(".own {}");
        assert!(styles.contains("--seat: #333; --on-seat: #ddd; --edge: light-dark(#444, #555);"));
        assert!(styles.find(".board .seat-b") < styles.find(".own {}"), "the game's own follows");
        let counter = TWO.counter(Seat::new(1)).to_string();
        assert!(counter.contains('B') && counter.contains("48;5;80"), "{counter:?}");
    }

    #[test]
    fn every_seat_has_a_letter_and_a_class_of_its_own() {
        for seat in (0..MAX_SEATS).map(Seat::new) {
            let small = letter(seat).to_ascii_lowercase();
            assert_eq!(seat_class(seat), format!("seat-{small}"));
        }
    }
}
