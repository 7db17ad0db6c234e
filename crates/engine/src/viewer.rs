//! Who is looking.

use crate::Seat;

/// Who is looking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Somebody who plays.
    Seat(Seat),
    /// Somebody who only watches, and sees what all players see.
    Spectator,
    /// Everybody after the end: sees all that ever was hidden.
    Historian,
}

impl Viewer {
    /// Everyone from whom something may be hidden at a table of `seats`.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Viewer> + Clone {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}
