//! Offers that save the empire, or do not.

use super::{Judge, near};
use crate::rules::action::Resource;
use crate::rules::cards::Side;
use crate::rules::state::Ask;

/// The part of those who look loyal that gives something.
const GIVERS: f32 = 0.6;
/// What others are trusted to own when their purses are closed.
const CLOSED_PURSE: f32 = 2.0;

impl Judge<'_> {
    pub(super) fn weigh_help(&self, amount: u8) -> f32 {
        near(amount, *self.memo.help.get_or_init(|| self.help()))
    }

    /// What to offer. The public stock and the emperor pay what is missing anyway,
    /// so the emperor himself offers nothing, nor does anybody while these two
    /// suffice. Then the loyal share the rest, if they can.
    fn help(&self) -> u16 {
        let resource = match self.lens.ask() {
            Ask::UprisingBid => Resource::Coins,
            _ => Resource::Power,
        };
        if self.side() == Side::Traitor || self.i_reign() {
            return 0;
        }
        let Some(needed) = self.lens.needed() else { return 0 };
        let mut missing = f32::from(needed) - f32::from(self.lens.public().of(resource));
        let (mut givers, mut theirs) = (1.0, 0.0);
        for rival in self.rivals() {
            let owned =
                self.lens.purse(rival).map_or(CLOSED_PURSE, |purse| f32::from(purse.of(resource)));
            if self.is_emperor(rival) {
                missing -= owned + 0.5 * self.cards_for(rival, resource);
            } else if self.is_loyal(rival) && owned > 0.0 {
                givers += 1.0;
                theirs += owned;
            }
        }
        let mine = f32::from(self.purse.of(resource));
        if missing <= 0.0 || missing > mine + theirs {
            return 0;
        }
        let part = missing / (GIVERS * givers).max(1.0);
        part.ceil().min(mine) as u16
    }
}
