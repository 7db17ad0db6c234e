//! How each viewer counts the rows of a match.
//!
//! Whoever changes what it has sealed makes a row of which the others must not
//! know. So outside of the house rows have numbers that leave out those which
//! the reader may not know of; within it they are the rows of the log.

use ludi_engine::{MAX_SEATS, Seat, SeatSet, Step, Viewer};

use crate::store::Row;

/// Which rows are known only to the seat that made them.
#[derive(Clone, Debug)]
pub(crate) struct Numbers {
    /// The rows that others do not know of, in order.
    unseen: Vec<(u64, Seat)>,
    /// Of each step in force: is it unseen?
    steps: Vec<bool>,
    /// Who had to act after the last row.
    to_act: SeatSet,
    /// How many rows there are.
    rows: u64,
    /// The last row that took back steps known to all; 0 if none did.
    last_back: u64,
    /// The last row that took back steps known to this seat only.
    last_own_back: [u64; MAX_SEATS],
}

impl Numbers {
    /// Before the first row, while these have to act.
    pub(crate) fn new(first: SeatSet) -> Numbers {
        Numbers {
            unseen: Vec::new(),
            steps: Vec::new(),
            to_act: first,
            rows: 0,
            last_back: 0,
            last_own_back: [0; MAX_SEATS],
        }
    }

    /// The numbers of these rows.
    pub(crate) fn of(first: SeatSet, rows: &[Row]) -> Numbers {
        let mut numbers = Numbers::new(first);
        for row in rows {
            numbers.note(row.seat, &row.step, row.to_act);
        }
        numbers
    }

    /// A seat has made a row, after which these have to act.
    pub(crate) fn note<A>(&mut self, seat: Seat, step: &Step<A>, to_act: SeatSet) {
        self.rows += 1;
        let unseen = match step {
            Step::Act(_) => {
                // Who acts without having to changes what it has sealed.
                let unseen = !self.to_act.contains(seat);
                self.steps.push(unseen);
                unseen
            }
            Step::TakeBack(steps) => {
                let left = self.steps.len().saturating_sub(*steps as usize);
                let unseen = self.steps.drain(left..).all(|unseen| unseen);
                match unseen {
                    true => self.last_own_back[seat.index()] = self.rows,
                    false => self.last_back = self.rows,
                }
                unseen
            }
        };
        if unseen {
            self.unseen.push((self.rows, seat));
        }
        self.to_act = to_act;
    }

    /// The number of a row for this viewer: how many it knows of up to there.
    pub(crate) fn number(&self, viewer: Viewer, row: u64) -> u64 {
        row - self.unseen_by(viewer).filter(|unseen| *unseen <= row).count() as u64
    }

    /// The row that has this number for this viewer; where there is none, one
    /// that does not exist.
    pub(crate) fn row(&self, viewer: Viewer, number: u64) -> u64 {
        self.unseen_by(viewer)
            .fold(number, |row, unseen| row.saturating_add(u64::from(unseen <= row)))
    }

    /// The last row that took back anything this viewer knew of; 0 if none did.
    pub(crate) fn last_back(&self, viewer: Viewer) -> u64 {
        match viewer {
            Viewer::Seat(seat) => self.last_back.max(self.last_own_back[seat.index()]),
            Viewer::Spectator | Viewer::Historian => self.last_back,
        }
    }

    fn unseen_by(&self, viewer: Viewer) -> impl Iterator<Item = u64> {
        let own = move |seat| viewer == Viewer::Seat(seat) || viewer == Viewer::Historian;
        self.unseen.iter().filter(move |(_, seat)| !own(*seat)).map(|(row, _)| *row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seats 1 and 2 seal, 1 chooses anew, changes its mind, 3 seals, the next
    /// turn begins: rows 3 and 4 are known to seat 1 only.
    #[test]
    fn rows_that_a_viewer_may_not_know_of_are_not_counted() {
        let [first, second, third] = [0, 1, 2].map(Seat::new);
        let mut numbers = Numbers::new(SeatSet::all(3));
        numbers.note(first, &Step::Act(()), [second, third].into_iter().collect());
        numbers.note(second, &Step::Act(()), SeatSet::only(third));
        numbers.note(first, &Step::Act(()), SeatSet::only(third));
        numbers.note(first, &Step::<()>::TakeBack(1), SeatSet::only(third));
        numbers.note(third, &Step::Act(()), SeatSet::only(first));
        let own = Viewer::Seat(first);
        for row in 0..=5 {
            assert_eq!((numbers.number(own, row), numbers.row(own, row)), (row, row));
        }
        for viewer in [Viewer::Seat(second), Viewer::Seat(third), Viewer::Spectator] {
            let known = [0, 1, 2, 2, 2, 3];
            assert_eq!([0, 1, 2, 3, 4, 5].map(|row| numbers.number(viewer, row)), known);
            assert_eq!([0, 1, 2, 3, 4].map(|number| numbers.row(viewer, number)), [0, 1, 2, 5, 6]);
            assert_eq!(numbers.last_back(viewer), 0);
        }
        assert_eq!(numbers.last_back(own), 4);
    }

    #[test]
    fn a_step_that_all_knew_of_is_taken_back_before_all() {
        let [first, second] = [0, 1].map(Seat::new);
        let mut numbers = Numbers::new(SeatSet::all(2));
        numbers.note(first, &Step::Act(()), SeatSet::only(second));
        numbers.note(first, &Step::Act(()), SeatSet::only(second));
        numbers.note(first, &Step::<()>::TakeBack(2), SeatSet::all(2));
        assert_eq!(numbers.number(Viewer::Spectator, 3), 2);
        assert_eq!(numbers.last_back(Viewer::Spectator), 3);
    }
}
