//! How strong a bot is.

use std::fmt;
use std::str::FromStr;

use ludi_engine::{Dice, FastRng, Mind};

use crate::pick::pick;

/// A kind of bot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal action, all equally likely.
    Random,
    /// What the game's rule of thumb likes, with a little variety.
    Heuristic,
}

/// How far the heuristic bot strays from the best score: enough that people
/// cannot foresee it, too little to blunder.
const VARIETY: f32 = 0.15;

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Heuristic];

    /// The name in commands and records.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Heuristic => "heuristic",
        }
    }

    /// Chooses one of the `legal` actions of the seat that looks through the lens,
    /// by its place in the list.
    ///
    /// `scratch` saves an allocation per decision; its content does not matter.
    pub fn choose<G: Mind>(
        self,
        game: &G,
        lens: &G::Lens<'_>,
        legal: &[G::Action],
        dice: &mut Dice<FastRng>,
        scratch: &mut Vec<f32>,
    ) -> usize {
        match self {
            Level::Random => dice.below(legal.len() as u32) as usize,
            Level::Heuristic if legal.len() == 1 => 0,
            Level::Heuristic => {
                scratch.clear();
                game.judge(lens, legal, scratch);
                pick(scratch, VARIETY, dice)
            }
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        Level::ALL
            .into_iter()
            .find(|level| level.name() == name)
            .ok_or_else(|| UnknownLevel { name: name.to_owned() })
    }
}

/// There is no such bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot '{name}': there is {}", Level::ALL.map(Level::name).join(", "))]
pub struct UnknownLevel {
    /// What was asked for.
    pub name: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_called_by_their_names() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
            assert_eq!(level.to_string(), level.name());
        }
    }

    #[test]
    fn an_unknown_level_is_told_which_there_are() {
        let unknown = "Random".parse::<Level>().map_err(|error| error.to_string());
        assert_eq!(unknown, Err("there is no bot 'Random': there is random, heuristic".to_owned()));
    }
}
