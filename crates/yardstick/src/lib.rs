//! How fast random play is, beside random chess in the same run.
//!
//! A [`Measured`] contender plays random matches of one game. [`measure`] lets all of
//! them play in turn, several times over, so that whatever else the machine does
//! slows all of them alike, and keeps the best round of each.
//!
//! Chess is played with shakmaty, which is under the GPL: nothing that is
//! shipped depends on this package.

mod chess;
mod measure;
mod table;

pub use measure::{Measured, Row, measure};

use caligula::Caligula;
use chess::Chess;
use ludi_engine::Game;
use ludi_imperivm::Imperivm;
use table::tables;

/// Opens every table of one game.
type Tables = fn() -> Vec<Box<dyn Measured>>;

/// Every game by its name, in the order of the rows.
const GAMES: &[(&str, Tables)] =
    &[(Caligula::INFO.id, tables::<Caligula>), (Imperivm::INFO.id, tables::<Imperivm>)];

/// The names of the games, and of the yardstick.
pub fn names() -> Vec<&'static str> {
    GAMES.iter().map(|(name, _)| *name).chain(["shakmaty"]).collect()
}

/// Everyone who plays: each game with each edition and seat count, or only the
/// game of this name; and always chess.
pub fn contenders(only: Option<&str>) -> Vec<Box<dyn Measured>> {
    let chess: Box<dyn Measured> = Box::new(Chess::new());
    GAMES
        .iter()
        .filter(|(name, _)| only.is_none_or(|only| only == *name))
        .flat_map(|(_, tables)| tables())
        .chain([chess])
        .collect()
}
