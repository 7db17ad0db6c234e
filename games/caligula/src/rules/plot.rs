//! Section 2C, the plot: who conspires, and who leads.

use ludi_engine::{Listener, Rng, Seat, SeatSet};

use crate::Caligula;
use crate::rules::action::Action;
use crate::rules::components::{Card, Pile};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Ask, Ending, NONE, Stage, State};
use crate::rules::why::Why;

impl<R: Rng, L: Listener<Caligula>> Play<'_, R, L> {
    /// After each Sequentia card a conspiracy may be made, unless an emperor has
    /// died in this turn or there is nobody to follow him.
    pub(crate) fn begin_plot(&mut self) {
        if self.state.blood_shed || self.state.candidates == [NONE; 2] {
            self.next_sequentia();
        } else {
            self.open_plot();
        }
    }

    /// Everybody will be asked, in turn, whether to start a plot.
    pub(crate) fn open_plot(&mut self) {
        let state = &mut *self.state;
        state.stage = Stage::Plot;
        state.plotting = false;
        state.passed = SeatSet::EMPTY;
        state.symbols = [0; 5];
        state.named = NONE;
        state.defence = 0;
        state.stabs = [0; 5];
        state.next = 0;
    }

    /// Asks the next seat to start a plot or to answer one. A seat without cards
    /// is passed over: all can see that it can do nothing.
    pub(crate) fn next_plotter(&mut self) {
        if self.state.plotting { self.next_answer() } else { self.next_start() }
    }

    fn next_start(&mut self) {
        while self.state.next < self.game.seats {
            let seat = self.state.order[usize::from(self.state.next)];
            self.state.next += 1;
            if self.state.hand_size(seat) > 0 {
                self.ask(seat, Ask::StartPlot);
                return;
            }
        }
        self.tell(Event::NoPlot);
        if self.state.fall {
            self.end_match(Ending::NoPlot);
        } else {
            self.next_sequentia();
        }
    }

    fn next_answer(&mut self) {
        let seats = self.game.seats;
        let leader = self.state.leader;
        for ahead in 0..seats {
            let place = (self.state.next + ahead) % seats;
            let seat = self.state.order[usize::from(place)];
            let matched = self.state.symbols[seat.index()] == self.state.symbols[leader.index()];
            if matched || self.state.passed.contains(seat) {
                continue;
            }
            if self.state.hand_size(seat) > 0 {
                self.state.next = (place + 1) % seats;
                self.ask(seat, Ask::AnswerPlot);
                return;
            }
            self.state.passed.insert(seat);
            self.tell(Event::Passed { seat });
        }
        self.settle_plot();
    }

    /// Everybody who has not passed has matched the leader.
    fn settle_plot(&mut self) {
        self.put_under_piles();
        let leader = self.state.leader;
        self.tell(Event::PlotSettled { leader, symbols: self.state.symbols[leader.index()] });
        self.beat("settled");
        if self.state.fall {
            self.begin_defence();
        } else {
            self.begin_favor();
        }
    }

    /// The next of those who conspire, from the leader on in order, that has not
    /// been looked at.
    pub(crate) fn next_conspirator(&mut self) -> Option<Seat> {
        let leader_place = self.state.place_in_order(self.state.leader);
        while self.state.next < self.game.seats {
            let place = (leader_place + self.state.next) % self.game.seats;
            self.state.next += 1;
            let seat = self.state.order[usize::from(place)];
            if self.state.conspires(seat) {
                return Some(seat);
            }
        }
        None
    }

    pub(crate) fn lay_coniura(&mut self, card: Card) -> Result<(), Why> {
        self.game.check_coniura(self.state, card)?;
        self.state.laid[card.index()] += 1;
        Ok(())
    }

    /// Shows the cards laid: the plot begins, is accepted or is raised.
    pub(crate) fn show_coniura(&mut self) -> Result<(), Why> {
        self.game.check_show(self.state)?;
        let seat = self.state.asked;
        let needed =
            if self.state.plotting { self.state.symbols[self.state.leader.index()] } else { 0 };
        let cards = self.show_laid();
        let state = &mut *self.state;
        state.ask = Ask::Nothing;
        state.symbols[seat.index()] += cards.iter().sum::<u8>();
        let total = state.symbols[seat.index()];
        if total == needed {
            self.tell(Event::Accepted { seat, cards, total });
            self.beat("plot");
            return Ok(());
        }
        let started = !std::mem::replace(&mut state.plotting, true);
        state.leader = seat;
        state.next = (state.place_in_order(seat) + 1) % self.game.seats;
        if started {
            self.tell(Event::PlotStarted { seat, cards, total });
        } else {
            self.tell(Event::Raised { seat, cards, total });
        }
        self.beat("plot");
        Ok(())
    }

    pub(crate) fn pass_plot(&mut self) -> Result<(), Why> {
        if self.state.laid_count() > 0 {
            return Err(Why::AlreadyLaid);
        }
        let seat = self.state.asked;
        // Not to start a plot is not to pass: one may still join another's.
        if self.state.ask == Ask::AnswerPlot {
            self.state.passed.insert(seat);
            self.tell(Event::Passed { seat });
        } else {
            self.tell(Event::PlotNotStarted { seat });
        }
        self.state.ask = Ask::Nothing;
        Ok(())
    }
}

impl Caligula {
    /// A card that the seat asked may lay: it has one left, with the symbol, and
    /// can reach the leader's total.
    fn check_coniura(&self, state: &State, card: Card) -> Result<(), Why> {
        let seat = state.asked;
        if !card.bears(Pile::Coniura) {
            return Err(Why::NoConiuraSymbol);
        }
        check_in_hand(state, card)?;
        if state.plotting {
            let reach = state.symbols[seat.index()] + state.symbols_in_hand(seat, Pile::Coniura);
            if reach < state.symbols[state.leader.index()] {
                return Err(Why::CannotReach);
            }
        }
        Ok(())
    }

    fn check_show(&self, state: &State) -> Result<(), Why> {
        let laid = state.laid_count();
        if laid == 0 {
            return Err(Why::NothingLaid);
        }
        let needed = if state.plotting { state.symbols[state.leader.index()] } else { 0 };
        if state.symbols[state.asked.index()] + laid < needed {
            return Err(Why::TooFew);
        }
        Ok(())
    }

    pub(crate) fn list_plot(&self, state: &State, actions: &mut Vec<Action>) {
        if state.laid_count() == 0 {
            actions.push(Action::Pass);
        } else if self.check_show(state).is_ok() {
            actions.push(Action::Done);
        }
        let cards = Card::ALL.into_iter().filter(|&card| self.check_coniura(state, card).is_ok());
        actions.extend(cards.map(Action::Lay));
    }
}

/// Has the seat asked a card of this kind that it has not laid yet?
pub(crate) fn check_in_hand(state: &State, card: Card) -> Result<(), Why> {
    if state.hands[state.asked.index()][card.index()] > state.laid[card.index()] {
        Ok(())
    } else {
        Err(Why::NoSuchCard)
    }
}
