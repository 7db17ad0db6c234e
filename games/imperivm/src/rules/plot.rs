//! Section 3.1b: the plot, in which the throne goes to the highest sealed offer.

use arrayvec::ArrayVec;
use ludi_engine::{Listener, Rng, Seat, SeatSet};

use crate::Imperivm;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Ask, Offer, Purse, Stage, State};

impl Imperivm {
    /// Everybody but the emperor and the prisoner.
    pub(crate) fn plotters(&self, state: &State) -> SeatSet {
        let takes_part = |&seat: &Seat| seat != state.emperor && state.is_free(seat);
        Seat::all(self.seats).filter(takes_part).collect()
    }
}

impl<R: Rng, L: Listener<Imperivm>> Play<'_, R, L> {
    /// Who owns nothing offers nothing and is not asked.
    pub(crate) fn begin_plot(&mut self) {
        self.state.stage = Stage::Plot;
        self.state.offers = [Offer::default(); 6];
        let plotters = self.game.plotters(self.state);
        let able = plotters.iter().filter(|seat| !self.state.purses[seat.index()].is_empty());
        let able = able.collect();
        self.ask_for_offers(able, Ask::PlotBid);
    }

    /// The highest offer goes to the public stock, the others are lost. Of equal
    /// offers that of whoever ended a turn last wins, so the proposer's comes
    /// last. The old emperor's cards go to the new one, the prisoner is freed.
    pub(crate) fn settle_plot(&mut self) {
        self.open_offers();
        self.state.stage = Stage::Conquest;
        let seats = self.game.seats;
        let plotters = self.game.plotters(self.state);
        let offer = |state: &State, seat: Seat| state.offers[seat.index()].purse();
        let shown: ArrayVec<(Seat, Purse), 6> =
            plotters.iter().map(|seat| (seat, offer(self.state, seat))).collect();
        self.tell(Event::PlotShown { offers: shown });
        self.beat("offers");

        // Backwards from the one before the proposer, who comes last himself.
        let mut winner = self.state.turn;
        let mut highest = None;
        let mut seat = self.state.turn;
        for _ in 0..seats {
            seat = Seat::new((seat.index() + usize::from(seats) - 1) % usize::from(seats));
            let total = offer(self.state, seat).total();
            if plotters.contains(seat) && highest.is_none_or(|highest| total > highest) {
                (winner, highest) = (seat, Some(total));
            }
        }
        for seat in plotters.iter() {
            let offer = offer(self.state, seat);
            self.state.purses[seat.index()].take(offer);
        }
        let won = offer(self.state, winner);
        self.state.public.add(won);

        let old = self.state.emperor;
        self.accede(winner);
        self.give_hand(old, winner);
        self.free_prisoner();
    }
}
