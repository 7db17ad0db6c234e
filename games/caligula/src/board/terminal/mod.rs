//! The board as a terminal shows it.
//!
//! From [`WIDE`] columns on the cards lie on the table as cards; below that they
//! are lists. Everything is said in letters and signs; colour only helps.

mod augusti;
mod civitas;
mod legend;
mod players;
mod plot;
mod sequentia;
mod signs;
#[cfg(test)]
mod tests;

use anstyle::Style;
use ludi_board::terminal::{ACTIVE, BOLD, Block, DIM, Line, NOW, beside, fit, flow};
use ludi_engine::{Phrase, Seat, Voice, phrase};

use self::signs::CHOSEN;
use crate::Caligula;
use crate::board::seats::SEATS;
use crate::rules::components::{Components, Deck, Pile, SEQUENTIAE};
use crate::rules::state::{Ask, Stage};
use crate::rules::view::View;
use crate::words::stage_name;

/// From how many columns on there is room for the full layout.
const WIDE: usize = 100;
/// Below this the layout gives up: lines are cut.
const NARROWEST: usize = 48;
/// The most columns of a name.
const NAME: usize = 14;

/// The board in lines of at most `width` columns; where it does not fit in so many lines,
/// what matters for what is asked.
pub(crate) fn draw(
    game: &Caligula,
    view: &View,
    voice: &Voice<'_>,
    width: usize,
    lines: usize,
) -> String {
    let board = Board { components: &game.components, view, voice };
    let shown = fit(board.blocks(width.max(NARROWEST)), lines);
    shown.into_iter().map(|line| format!("{}\n", line.cut(width))).collect()
}

/// The parts of the board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Heading,
    Now,
    Hand,
    Sequentia,
    Civitas,
    Augusti,
    Players,
    Legend,
}

/// What every part of the board is drawn from.
struct Board<'a> {
    components: &'a Components,
    view: &'a View,
    voice: &'a Voice<'a>,
}

impl Board<'_> {
    /// The parts from top to bottom, each in all its forms.
    fn blocks(&self, width: usize) -> Vec<Block> {
        let legend = (Part::Legend, vec![self.legend(width), Vec::new()]);
        let heading = (Part::Heading, self.headings(width));
        let cards = [
            (Part::Sequentia, vec![self.sequentia(width), self.sequentia_line(width)]),
            (Part::Civitas, self.civitas(width)),
            (Part::Augusti, vec![self.augusti(width), self.augusti_lines(width)]),
        ];
        let mut parts = vec![heading];
        parts.extend(cards);
        if width >= WIDE {
            let short = [self.now_lines(width), self.player_lines(width), self.hand_line(width)];
            parts.push((Part::Hand, vec![self.people(width), short.concat()]));
            parts.push(legend);
        } else {
            // A narrow screen is a low one too: what comes last stays in sight.
            parts.insert(0, legend);
            parts.extend([
                (Part::Now, vec![self.now(width), self.now_lines(width)]),
                (Part::Players, vec![self.players(width, 0), self.player_lines(width)]),
                (Part::Hand, vec![self.hand(width, false), self.hand_line(width)]),
            ]);
        }
        let order = self.importance();
        let rank = |part| order.iter().position(|&one| one == part).unwrap_or(order.len());
        parts.into_iter().map(|(part, forms)| Block { rank: rank(part), forms }).collect()
    }

    /// What has to be seen for what is asked, the most important part first.
    fn importance(&self) -> [Part; 8] {
        use Part::{Augusti, Civitas, Hand, Heading, Legend, Now, Players, Sequentia};
        match self.view.stage {
            Stage::Placement | Stage::Sequentia | Stage::Resolution => {
                [Heading, Hand, Now, Civitas, Sequentia, Players, Augusti, Legend]
            }
            Stage::Plot | Stage::Favor | Stage::Defence | Stage::Assassination => {
                [Heading, Hand, Now, Augusti, Players, Sequentia, Civitas, Legend]
            }
            Stage::Over => [Heading, Players, Augusti, Hand, Now, Civitas, Sequentia, Legend],
        }
    }

    /// What goes on, the players, and beside or below them what one holds.
    fn people(&self, width: usize) -> Vec<Line> {
        /// The fewest columns that a hand beside the players needs.
        const HAND: usize = 26;
        /// The fewest that the card being resolved needs there.
        const RESOLVED: usize = 40;

        let table = self.players_width();
        let side = width.saturating_sub(table);
        if self.view.me.is_none() || side < HAND {
            return [self.now(width), self.players(width, 0), self.hand(width, false)].concat();
        }
        let hand = self.hand(side, true);
        let (above, beside_players) = if self.view.plot.is_none() && side >= RESOLVED {
            (Vec::new(), [hand, self.now(side)].concat())
        } else {
            (self.now(width), hand)
        };
        let players = self.players(table, beside_players.len());
        [above, beside([players, beside_players])].concat()
    }

    /// The turn and its part, with the order of the Ordo cards unless there is no room:
    /// the players stand in it.
    fn headings(&self, width: usize) -> Vec<Vec<Line>> {
        let turn = self.turn(width);
        let full = [turn.clone(), self.order(width)].concat();
        match self.view.ask {
            Ask::FirstOrdo | Ask::SecondOrdo(_) => vec![full],
            _ => vec![full, turn],
        }
    }

    fn turn(&self, width: usize) -> Vec<Line> {
        let view = self.view;
        let stage = stage_name(view.stage);
        let mut parts = vec![self.styled(ACTIVE, phrase!("board-turn", turn = view.turn))];
        // The marker leaves the row only when the last turn has ended.
        if usize::from(view.marker) > SEQUENTIAE {
            parts.push(self.styled(ACTIVE, phrase!("board-fall")));
        }
        parts.push(self.styled(BOLD, stage));
        if view.blood_shed {
            parts.push(self.plain(phrase!("board-blood-shed")));
        }
        let mut lines = flow(parts, " ━━ ", 3, width.saturating_sub(4));
        for line in &mut lines {
            let rest = width.saturating_sub(line.width() + 5);
            *line = Line::styled(DIM, "━━ ")
                .then(std::mem::take(line))
                .text(" ")
                .then(Line::styled(DIM, "━".repeat(rest + 1)));
        }
        lines
    }

    fn order(&self, width: usize) -> Vec<Line> {
        let view = self.view;
        let order = view.order.iter().enumerate().map(|(at, &seat)| {
            let number = at as u8 + 1;
            let chosen = view.ask == Ask::SecondOrdo(number);
            let asked = view.asked == Some(seat);
            let line = Line::styled(ACTIVE, if asked { NOW } else { "" })
                .text(format!("{number} "))
                .then(self.seat(seat));
            if chosen { line.then(Line::styled(ACTIVE, CHOSEN)) } else { line }
        });
        let label = self.styled(DIM, phrase!("board-ordo"));
        let indent = label.width() + 4;
        flow([Line::plain(" ").then(label)].into_iter().chain(order), "  ", indent, width)
    }

    fn say(&self, phrase: Phrase) -> String {
        self.voice.say(&phrase)
    }

    fn plain(&self, phrase: Phrase) -> Line {
        Line::plain(self.say(phrase))
    }

    fn styled(&self, style: Style, phrase: Phrase) -> Line {
        Line::styled(style, self.say(phrase))
    }

    /// A label and what it is about.
    fn labelled(&self, label: Phrase, what: Line) -> Line {
        self.styled(DIM, label).text(" ").then(what)
    }

    /// The counter and the name of who sits there.
    fn seat(&self, seat: Seat) -> Line {
        let name = Line::plain(self.voice.name(seat)).cut(NAME);
        let counter = SEATS.counter(seat);
        if name.is_empty() { counter } else { counter.text(" ").then(name) }
    }

    fn deck_name(&self, deck: Deck) -> String {
        self.say(match deck {
            Deck::Plebs => phrase!("board-plebs"),
            Deck::Legionarii => phrase!("board-legionarii"),
            Deck::Praetoriani => phrase!("board-praetoriani"),
            Deck::Tribuni => phrase!("board-tribuni"),
            Deck::Nobiles => phrase!("board-nobiles"),
        })
    }

    fn pile_name(&self, pile: Pile) -> Phrase {
        match pile {
            Pile::Coniura => phrase!("board-coniura"),
            Pile::Pugio => phrase!("board-pugio"),
        }
    }
}
