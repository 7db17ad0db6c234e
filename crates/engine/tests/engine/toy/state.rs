//! The toy's state.

use ludi_engine::{Dice, Rng, Seat, SeatSet, Viewer};
use serde::Serialize;

/// How many lots there are.
pub(crate) const LOTS: u8 = 12;
/// No lot.
pub(crate) const NONE: u8 = u8::MAX;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub(crate) enum Phase {
    Bidding,
    Asking,
    Laid,
    Six,
    Spent,
}

/// Lots are bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State<const BALLAST: usize> {
    pub(crate) phase: Phase,
    pub(crate) turn: Seat,
    /// 0 for none.
    pub(crate) bids: [u8; 3],
    pub(crate) hands: [u16; 3],
    pub(crate) kept: [u16; 3],
    pub(crate) laid: u8,
    pub(crate) shown: u16,
    pub(crate) urn: u16,
    pub(crate) omens: [u8; 3],
    pub(crate) points: [u8; 3],
    pub(crate) rolls: [u8; 3],
    /// Dice rolled and lots drawn beforehand: only where that is the flaw.
    ahead: ([u8; 6], [u8; LOTS as usize]),
    ballast: [u8; BALLAST],
}

impl<const BALLAST: usize> State<BALLAST> {
    pub(super) fn new(rolls: u8) -> State<BALLAST> {
        State {
            phase: Phase::Bidding,
            turn: Seat::new(0),
            bids: [0; 3],
            hands: [0; 3],
            kept: [0; 3],
            laid: NONE,
            shown: 0,
            urn: (1 << LOTS) - 1,
            omens: [0; 3],
            points: [0; 3],
            rolls: [rolls; 3],
            ahead: ([0; 6], [NONE; LOTS as usize]),
            ballast: [0; BALLAST],
        }
    }

    /// Those who have bid, or those who have not.
    pub(super) fn bidders(&self, seats: u8, have: bool) -> SeatSet {
        Seat::all(seats).filter(|seat| (self.bids[seat.index()] > 0) == have).collect()
    }

    /// Takes a lot from the urn, if there is one; as its bit.
    pub(super) fn take_from_urn<R: Rng>(&mut self, dice: &mut Dice<R>) -> u16 {
        let lot = dice.pick_bit(self.urn.into()).map_or(0, |lot| 1 << lot);
        self.urn &= !lot;
        lot
    }

    /// The flaw: rolls all dice and puts the urn in order.
    pub(super) fn look_ahead<R: Rng>(&mut self, dice: &mut Dice<R>) {
        self.ahead.0 = std::array::from_fn(|_| dice.below(6) as u8 + 1);
        let mut order = bits(self.urn);
        dice.shuffle(&mut order);
        self.ahead.1[..order.len()].copy_from_slice(&order);
    }

    pub(super) fn foreseen(&mut self) -> u8 {
        let die = self.ahead.0[0];
        self.ahead.0.rotate_left(1);
        die
    }

    pub(super) fn take_first(&mut self) -> u16 {
        let lot = self.first();
        self.ahead.1.rotate_left(1);
        self.urn &= !lot;
        lot
    }

    /// The lot that is drawn next where the urn is in order, as its bit.
    pub(super) fn first(&self) -> u16 {
        1u16.checked_shl(self.ahead.1[0].into()).unwrap_or(0)
    }

    /// Deals everything anew that this viewer cannot see, except that the lots in
    /// `stays` stay where they are.
    pub(super) fn redraw<R: Rng>(
        &mut self,
        seats: u8,
        viewer: Viewer,
        stays: u16,
        dice: &mut Dice<R>,
    ) {
        let others = || Seat::all(seats).filter(|seat| viewer != Viewer::Seat(*seat));
        let mut pool = self.urn;
        for seat in others().map(Seat::index) {
            pool |= self.hands[seat] | self.kept[seat];
        }
        let laid_hidden = self.laid != NONE && viewer != Viewer::Seat(self.turn);
        if laid_hidden {
            pool |= 1 << self.laid;
        }
        pool &= !stays;
        let mut redrawn = |place: u16| {
            let mut taken = place & stays;
            for _ in 0..(place & !stays).count_ones() {
                let lot = dice.pick_bit(pool.into()).map_or(0, |lot| 1 << lot);
                pool &= !lot;
                taken |= lot;
            }
            taken
        };
        for seat in others().map(Seat::index) {
            self.hands[seat] = redrawn(self.hands[seat]);
            self.kept[seat] = redrawn(self.kept[seat]);
        }
        if laid_hidden {
            self.laid = redrawn(1 << self.laid).trailing_zeros() as u8;
        }
        self.urn = redrawn(self.urn);
        if self.first() & self.urn != 0 {
            let mut order = bits(self.urn & !self.first());
            dice.shuffle(&mut order);
            self.ahead.1[1..=order.len()].copy_from_slice(&order);
        }
        for seat in others().map(Seat::index) {
            self.omens[seat] = dice.below(6) as u8 + 1;
            if self.bids[seat] > 0 {
                self.bids[seat] = dice.below(3) as u8 + 1;
            }
        }
    }
}

/// What a lot is worth.
pub(super) fn value(lot: u8) -> u8 {
    lot / 3
}

/// The lots of a set.
pub(super) fn bits(set: u16) -> Vec<u8> {
    (0..16).filter(|lot| set >> lot & 1 == 1).collect()
}
