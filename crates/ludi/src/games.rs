//! The games there are: one line each.

use ludi_bots::Heuristic;
use ludi_engine::{Game, Info};
use ludi_server::{GameBox, boxed};

/// Something done with a game whose type is found by its name.
pub(crate) trait Visit {
    /// What comes of it.
    type Out;
    /// Does it with this game.
    fn visit<G: Heuristic>(self) -> Self::Out;
}

macro_rules! games {
    ($($game:ty,)*) => {
        /// What is known of each game before a table is opened.
        pub(crate) const GAMES: &[Info] = &[$(<$game as Game>::INFO),*];

        /// The games for a house.
        pub(crate) fn boxes() -> Vec<Box<dyn GameBox>> {
            vec![$(boxed::<$game>()),*]
        }

        /// Does something with the game of this name.
        pub(crate) fn with_game<V: Visit>(id: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            $(if id == <$game as Game>::INFO.id {
                return Ok(visitor.visit::<$game>());
            })*
            Err(UnknownGame { asked: id.to_owned() })
        }
    };
}

games! {
    caligula::Caligula,
    ludi_imperivm::Imperivm,
}

/// What is known of the game of this name.
pub(crate) fn info(id: &str) -> Result<&'static Info, UnknownGame> {
    GAMES.iter().find(|info| info.id == id).ok_or_else(|| UnknownGame { asked: id.to_owned() })
}

/// There is no such game.
#[derive(Debug, thiserror::Error)]
#[error("there is no game '{asked}': there is {}", names())]
pub(crate) struct UnknownGame {
    asked: String,
}

fn names() -> String {
    GAMES.iter().map(|info| info.id).collect::<Vec<_>>().join(", ")
}
