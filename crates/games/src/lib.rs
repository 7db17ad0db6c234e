//! The games there are: one line each. Programs, benchmarks and the fuzzer find
//! them here.

use ludi_bots::AnyGame;
use ludi_engine::{Game, Info, Rules};

/// Something done with a game whose type is found by its name.
pub trait Visit {
    /// What comes of it.
    type Out;
    /// Does it with this game.
    fn visit<G: Game>(self) -> Self::Out;
}

macro_rules! games {
    ($($game:ty,)*) => {
        /// What is known of each game before a table is opened.
        pub const GAMES: &[Info] = &[$(<$game as Rules>::INFO),*];

        /// The games for programs that host any of them.
        pub fn all() -> Vec<AnyGame> {
            vec![$(AnyGame::of::<$game>()),*]
        }

        /// Does something with the game of this name.
        pub fn with_game<V: Visit>(id: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            $(if id == <$game as Rules>::INFO.id {
                return Ok(visitor.visit::<$game>());
            })*
            Err(UnknownGame { asked: id.to_owned() })
        }
    };
}

games! {
    ludi_caligula::Caligula,
    ludi_imperivm::Imperivm,
    ludi_latium::Latium,
    ludi_roman_empire::RomanEmpire,
}

/// The game of this name, for programs that host any.
pub fn find(id: &str) -> Result<AnyGame, UnknownGame> {
    struct Find;
    impl Visit for Find {
        type Out = AnyGame;
        fn visit<G: Game>(self) -> AnyGame {
            AnyGame::of::<G>()
        }
    }
    with_game(id, Find)
}

/// What is known of the game of this name.
pub fn info(id: &str) -> Result<&'static Info, UnknownGame> {
    GAMES.iter().find(|info| info.id == id).ok_or_else(|| UnknownGame { asked: id.to_owned() })
}

/// There is no such game.
#[derive(Debug, thiserror::Error)]
#[error("there is no game '{asked}': there is {}", names())]
pub struct UnknownGame {
    /// What was asked for.
    pub asked: String,
}

fn names() -> String {
    GAMES.iter().map(|info| info.id).collect::<Vec<_>>().join(", ")
}
