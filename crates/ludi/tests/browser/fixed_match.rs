//! Matches against bots that are the same each time, for tests that play them whole.

use std::time::Duration;

use ludi_browser::{Device, Fault, Hand, Player, Window};

use crate::fixed_house::FixedHouse;

/// A match: what is played, with which dice, and how the player decides.
#[derive(Clone, Copy)]
pub(crate) struct FixedMatch {
    pub(crate) game: &'static str,
    pub(crate) bots: u8,
    options: &'static [(&'static str, &'static str)],
    dice: &'static str,
    seed: u64,
}

impl FixedMatch {
    /// One of the shorter matches.
    pub(crate) const CALIGULA: FixedMatch =
        FixedMatch { game: "caligula", bots: 2, options: &[], dice: "a", seed: 1 };

    /// A match of two dozen decisions.
    pub(crate) const IMPERIVM: FixedMatch = FixedMatch {
        game: "imperivm",
        bots: 2,
        options: &[("provinces", "dealt")],
        dice: "c",
        seed: 1,
    };

    /// Four seats.
    pub(crate) const ROMAN_EMPIRE: FixedMatch =
        FixedMatch { game: "roman-empire", bots: 3, options: &[], dice: "a", seed: 1 };

    /// Two seats, each with two factions.
    pub(crate) const ROMAN_EMPIRE_FOR_TWO: FixedMatch =
        FixedMatch { game: "roman-empire", bots: 1, options: &[], dice: "a", seed: 1 };

    /// Four seats. Whoever plays at random is soon expelled; the others play to the end.
    pub(crate) const LATIUM: FixedMatch =
        FixedMatch { game: "latium", bots: 3, options: &[], dice: "c", seed: 2 };

    /// Two seats.
    pub(crate) const LATIUM_FOR_TWO: FixedMatch =
        FixedMatch { game: "latium", bots: 1, options: &[], dice: "b", seed: 1 };

    /// Five seats: the turn of a placement goes on to four bots.
    pub(crate) const CALIGULA_FOR_FIVE: FixedMatch =
        FixedMatch { game: "caligula", bots: 4, options: &[], dice: "a", seed: 1 };

    /// Sits down before the first decision. Bots do not pretend to think.
    pub(crate) fn begin(self, device: Device, hand: Hand) -> Result<(FixedHouse, Player), Fault> {
        self.begin_with(Duration::ZERO, device, hand)
    }

    /// The same, with bots that think for so long before a turn.
    pub(crate) fn begin_with(
        self,
        bot_pause: Duration,
        device: Device,
        hand: Hand,
    ) -> Result<(FixedHouse, Player), Fault> {
        let house = FixedHouse::open(self.dice, bot_pause)?;
        let mut player = Player::new(Window::open(device)?, hand, self.seed);
        player.play_by_dice_of_house(&house.front(), self.game, self.bots, self.options)?;
        Ok((house, player))
    }
}
