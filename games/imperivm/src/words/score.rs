//! The score sheet.

use ludi_engine::{Phrase, phrase};

/// What the lines of the score sheet count.
pub(crate) fn score_lines() -> [Phrase; 6] {
    [
        phrase!("score-loyalty"),
        phrase!("score-grade"),
        phrase!("score-pawns"),
        phrase!("score-provinces"),
        phrase!("score-cards"),
        phrase!("score-resources"),
    ]
}
