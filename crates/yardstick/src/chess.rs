//! Random legal chess, the yardstick.

use ludi_engine::{Dice, FastRng};
use shakmaty::Position;

use crate::measure::Contender;

/// Longer matches are broken off: with nobody playing to win, they drag on.
const MOST_PLIES: u64 = 300;

/// Plies without a capture or a pawn's move after which the match is drawn.
const FIFTY_MOVES: u32 = 100;

/// Plays chess at random.
pub(crate) struct Chess {
    dice: Dice<FastRng>,
}

impl Chess {
    /// A player with dice of its own.
    pub(crate) fn new() -> Chess {
        Chess { dice: Dice::fast(0) }
    }
}

impl Contender for Chess {
    type State = shakmaty::Chess;

    fn game(&self) -> &'static str {
        "shakmaty"
    }

    fn edition(&self) -> &'static str {
        "chess"
    }

    fn seats(&self) -> u8 {
        2
    }

    fn deal(&mut self) -> shakmaty::Chess {
        shakmaty::Chess::default()
    }

    /// Moves are played unchecked, since they come from the legal list: the
    /// fastest way shakmaty has.
    fn play(&mut self, position: &mut shakmaty::Chess) -> u64 {
        for plies in 0..MOST_PLIES {
            let moves = position.legal_moves();
            if moves.is_empty()
                || position.halfmoves() >= FIFTY_MOVES
                || position.is_insufficient_material()
            {
                return plies;
            }
            position.play_unchecked(moves[self.dice.below(moves.len() as u32) as usize]);
        }
        MOST_PLIES
    }

    fn play_by_heuristic(&mut self, _: &mut shakmaty::Chess) -> Option<u64> {
        None
    }
}
