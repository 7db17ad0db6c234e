//! How fast random and heuristic play are, beside random chess in the same run.
//!
//! A [`Measured`] contender plays matches of one game. [`measure()`] lets all of
//! them play in turn, several times over, so that whatever else the machine does
//! slows all of them alike, and keeps the best round of each.
//!
//! Chess is played with shakmaty, which is under the GPL: nothing that is
//! shipped depends on this package.

mod chess;
mod measure;
mod table;

pub use measure::{Measured, Row, measure};

use chess::Chess;
use ludi_engine::Game;
use ludi_games::{GAMES, Visit, with_game};
use table::tables;

/// Opens every table of one game.
struct Tables;

impl Visit for Tables {
    type Out = Vec<Box<dyn Measured>>;

    fn visit<G: Game>(self) -> Self::Out {
        tables::<G>()
    }
}

/// The names of the games, and of the yardstick.
pub fn names() -> Vec<&'static str> {
    GAMES.iter().map(|info| info.id).chain(["shakmaty"]).collect()
}

/// Everyone who plays: each game with each edition and seat count, or only the
/// game of this name; and always chess.
pub fn contenders(only: Option<&str>) -> Vec<Box<dyn Measured>> {
    let chess: Box<dyn Measured> = Box::new(Chess::new());
    GAMES
        .iter()
        .filter(|info| only.is_none_or(|only| only == info.id))
        .flat_map(|info| with_game(info.id, Tables).expect("a game of the list"))
        .chain([chess])
        .collect()
}
