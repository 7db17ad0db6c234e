//! The score sheet.

use ludi_engine::{Phrase, phrase};

/// What the lines of the score sheet count: victory points, conspiracy points,
/// the Primus inter pares, cards in hand.
pub(crate) fn score_lines() -> [Phrase; 4] {
    [
        phrase!("score-victory"),
        phrase!("score-conspiracy"),
        phrase!("score-primus"),
        phrase!("score-cards"),
    ]
}
