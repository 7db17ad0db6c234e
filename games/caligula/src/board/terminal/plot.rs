//! What is going on: the card being resolved, or the plot.

use ludi_board::terminal::{ACTIVE, BOLD, EDGES, Frame, Line, flow};
use ludi_engine::{Phrase, Seat, phrase};

use super::Board;
use super::signs::{NOTHING, pile_sign, pile_style};
use crate::board::seats::SEATS;
use crate::rules::components::Pile;
use crate::rules::view::PlotView;

impl Board<'_> {
    /// A panel for what is under way, if anything is.
    pub(super) fn now(&self, width: usize) -> Vec<Line> {
        let Some((title, facts)) = self.under_way() else { return Vec::new() };
        let lines = flow(facts, "   ", 0, width.saturating_sub(EDGES));
        Frame { style: ACTIVE, ..Frame::titled(self.styled(ACTIVE, title)) }.around(lines, 0, width)
    }

    /// The same without a frame.
    pub(super) fn now_lines(&self, width: usize) -> Vec<Line> {
        let Some((title, facts)) = self.under_way() else { return Vec::new() };
        flow([self.styled(ACTIVE, title)].into_iter().chain(facts), "   ", 2, width)
    }

    fn under_way(&self) -> Option<(Phrase, Vec<Line>)> {
        match (&self.view.plot, self.view.resolving) {
            (Some(plot), _) => Some((phrase!("board-plot"), self.plot(plot))),
            (None, Some(spot)) => {
                let deck = self.deck_name(spot.deck);
                let title =
                    phrase!("board-being-resolved", deck = deck.as_str(), position = spot.position);
                let mut queue = self.view.queue.iter().map(|&seat| self.seat(seat));
                let first =
                    self.fact(phrase!("board-effect-for"), queue.next().into_iter().collect());
                Some((title, [first].into_iter().chain(queue).collect()))
            }
            (None, None) => None,
        }
    }

    fn plot(&self, plot: &PlotView) -> Vec<Line> {
        let Some(leader) = plot.leader else {
            return vec![self.plain(phrase!("board-no-leader"))];
        };
        let counters =
            |seats: &[Seat]| seats.iter().copied().map(|seat| SEATS.counter(seat)).collect();
        let mut facts = vec![
            self.fact(phrase!("board-leader"), vec![self.seat(leader)]),
            self.fact(phrase!("board-conspirators"), counters(&plot.conspirators)),
            self.fact(phrase!("board-passed"), counters(&plot.passed)),
            self.fact(phrase!("board-symbols"), symbols(&plot.symbols, Pile::Coniura)),
        ];
        if let Some(named) = plot.named {
            let name = self.view.candidates[usize::from(named != 1)]
                .and_then(|card| self.components.augusti.get(usize::from(card)))
                .map(|augustus| Line::styled(BOLD, &augustus.name));
            facts.push(self.fact(phrase!("board-named"), name.into_iter().collect()));
        }
        let number = |count: u8| Line::styled(BOLD, count.to_string());
        facts.push(self.fact(phrase!("board-defence"), vec![number(plot.defence)]));
        let against: u8 = plot.stabs.iter().sum();
        let life = self.components.augusti[usize::from(self.view.emperor)]
            .life
            .saturating_add(plot.defence);
        let mut stabs = vec![number(against).text(format!("/{life}"))];
        stabs.extend(symbols(&plot.stabs, Pile::Pugio));
        facts.push(self.fact(phrase!("board-stabs"), stabs));
        facts
    }

    /// A label and then a list, or a dash.
    fn fact(&self, label: Phrase, mut items: Vec<Line>) -> Line {
        if items.is_empty() {
            items.push(Line::plain(NOTHING));
        }
        self.labelled(label, Line::joined(items, " "))
    }
}

/// The symbols of each seat that has shown any, as `A 2◎`.
fn symbols(shown: &[u8], pile: Pile) -> Vec<Line> {
    let of_seat = |(at, count): (usize, &u8)| {
        let count = Line::styled(pile_style(pile), format!("{count}{}", pile_sign(pile)));
        SEATS.counter(Seat::new(at)).text(" ").then(count)
    };
    shown.iter().enumerate().filter(|&(_, &count)| count > 0).map(of_seat).collect()
}
