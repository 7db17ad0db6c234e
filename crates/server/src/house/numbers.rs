//! How each viewer counts the rows of a match.
//!
//! A row that a viewer could not notice must not be told by its number either:
//! cards that another seat lays one by one before it seals them, a sealed choice
//! that is changed, a step that is taken back before anybody saw it. So outside
//! of the house a viewer counts only rows that it could notice, those of its own
//! seat among them; within the house rows have the numbers of the log.

use ludi_engine::{Audience, MAX_SEATS, Step, Viewer};

/// Each seat, and spectators, who all notice the same.
const VIEWERS: usize = MAX_SEATS + 1;

/// Which rows each viewer could notice.
#[derive(Clone, Debug, Default)]
pub(crate) struct Numbers {
    /// The rows that each viewer could not notice, in order.
    unnoticed: [Vec<u64>; VIEWERS],
    /// How many rows there are.
    rows: u64,
    /// The last row that took back anything that each viewer had noticed; 0 if
    /// none did.
    last_back: [u64; VIEWERS],
    /// The last that took back anything.
    last_any_back: u64,
}

/// The place of a viewer; the historian notices everything.
fn place(viewer: Viewer) -> Option<usize> {
    match viewer {
        Viewer::Seat(seat) => Some(seat.index()),
        Viewer::Spectator => Some(MAX_SEATS),
        Viewer::Historian => None,
    }
}

impl Numbers {
    /// There is one more row, which these could notice.
    pub(crate) fn note<A>(&mut self, step: &Step<A>, audience: Audience) {
        self.rows += 1;
        let is_back = matches!(step, Step::TakeBack(_));
        if is_back {
            self.last_any_back = self.rows;
        }
        for viewer in Viewer::all(MAX_SEATS as u8) {
            let Some(place) = place(viewer) else { continue };
            if !audience.contains(viewer) {
                self.unnoticed[place].push(self.rows);
            } else if is_back {
                self.last_back[place] = self.rows;
            }
        }
    }

    /// Could this viewer notice this row?
    pub(crate) fn is_noticed(&self, viewer: Viewer, row: u64) -> bool {
        self.unnoticed_by(viewer).binary_search(&row).is_err()
    }

    /// The number of a row for this viewer: how many it noticed up to there.
    pub(crate) fn number(&self, viewer: Viewer, row: u64) -> u64 {
        let unnoticed = self.unnoticed_by(viewer);
        let before = match unnoticed.last() {
            Some(last) if *last > row => unnoticed.partition_point(|unnoticed| *unnoticed <= row),
            // Mostly the last row is asked for: the rest is not read.
            _ => unnoticed.len(),
        };
        row - before as u64
    }

    /// The row that has this number for this viewer; where there is none, one
    /// that does not exist.
    pub(crate) fn row(&self, viewer: Viewer, number: u64) -> u64 {
        // An unnoticed row comes before it if fewer than `number` were noticed before that one.
        // Mostly it is one of the last rows, so few are read.
        let mut unnoticed = self.unnoticed_by(viewer).iter().enumerate();
        let last = unnoticed.rposition(|(earlier, row)| row - earlier as u64 <= number);
        number.saturating_add(last.map_or(0, |earlier| earlier as u64 + 1))
    }

    /// The last row that took back anything this viewer knew of; 0 if none did.
    pub(crate) fn last_back(&self, viewer: Viewer) -> u64 {
        place(viewer).map_or(self.last_any_back, |place| self.last_back[place])
    }

    fn unnoticed_by(&self, viewer: Viewer) -> &[u64] {
        place(viewer).map_or(&[], |place| &self.unnoticed[place])
    }
}

#[cfg(test)]
mod tests {
    use ludi_engine::{Seat, SeatSet};

    use super::*;

    const ALL: Audience = Audience { seats: SeatSet::all(3), spectators: true };

    /// Seat 1 lays two cards and takes one back before it seals them, as others
    /// do before and after.
    #[test]
    fn rows_that_a_viewer_could_not_notice_are_not_counted() {
        let [first, second, third] = [0, 1, 2].map(Seat::new);
        let alone = Audience { seats: SeatSet::only(first), spectators: false };
        let mut numbers = Numbers::default();
        numbers.note(&Step::Act(()), ALL);
        for step in [Step::Act(()), Step::Act(()), Step::TakeBack(1)] {
            numbers.note(&step, alone);
        }
        numbers.note(&Step::Act(()), ALL);
        for own in [Viewer::Seat(first), Viewer::Historian] {
            for row in 0..=5 {
                assert_eq!((numbers.number(own, row), numbers.row(own, row)), (row, row));
                assert!(numbers.is_noticed(own, row));
            }
            assert_eq!(numbers.last_back(own), 4);
        }
        for viewer in [Viewer::Seat(second), Viewer::Seat(third), Viewer::Spectator] {
            let known = [0, 1, 1, 1, 1, 2];
            assert_eq!([0, 1, 2, 3, 4, 5].map(|row| numbers.number(viewer, row)), known);
            assert_eq!([0, 1, 2, 3].map(|number| numbers.row(viewer, number)), [0, 1, 5, 6]);
            assert_eq!([1, 2, 5].map(|row| numbers.is_noticed(viewer, row)), [true, false, true]);
            assert_eq!(numbers.last_back(viewer), 0);
        }
    }

    #[test]
    fn a_step_that_all_knew_of_is_taken_back_before_all() {
        let mut numbers = Numbers::default();
        numbers.note(&Step::Act(()), ALL);
        numbers.note(&Step::<()>::TakeBack(1), ALL);
        assert_eq!(numbers.number(Viewer::Spectator, 2), 2);
        assert_eq!(numbers.last_back(Viewer::Spectator), 2);
    }
}
