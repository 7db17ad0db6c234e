//! How a table is opened.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{GameOption, Info, SeatRange};

/// How a table is opened: kept in its record, so that the record alone is
/// enough to play it again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// One of the game's editions.
    pub edition: String,
    /// How many play.
    pub seats: u8,
    /// Options that were chosen; the others have their default.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The components of somebody's own box, in the format of the game's
    /// `data/*.toml`, instead of ours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
}

impl Setup {
    /// The default edition and options for this many seats.
    pub fn new(info: &Info, seats: u8) -> Setup {
        Setup {
            edition: info.editions[0].id.to_owned(),
            seats,
            options: BTreeMap::new(),
            components: None,
        }
    }

    /// Checks edition, seats and options against the game's own; every
    /// [`Rules::open`](crate::Rules::open) starts with it.
    pub fn check(&self, info: &Info) -> Result<(), SetupError> {
        let Some(edition) = info.editions.iter().find(|edition| edition.id == self.edition) else {
            return Err(SetupError::Edition {
                game: info.id,
                asked: self.edition.clone(),
                known: info.editions.iter().map(|edition| edition.id).collect(),
            });
        };
        if !(edition.seats.min..=edition.seats.max).contains(&self.seats) {
            return Err(SetupError::Seats {
                game: info.name,
                edition: (info.editions.len() > 1).then_some(edition.id),
                asked: self.seats,
                range: edition.seats,
            });
        }
        for (id, value) in &self.options {
            let Some(option) = info.options.iter().find(|option| option.id == id) else {
                return Err(SetupError::Option {
                    game: info.id,
                    asked: id.clone(),
                    known: info.options.iter().map(|option| option.id).collect(),
                });
            };
            if !option.values.contains(&value.as_str()) {
                return Err(SetupError::Value {
                    option: option.id,
                    asked: value.clone(),
                    known: option.values.to_vec(),
                });
            }
        }
        Ok(())
    }

    /// The value of an option: what was chosen, or the default.
    pub fn option(&self, option: &GameOption) -> &str {
        self.options.get(option.id).map_or(option.values[0], String::as_str)
    }
}

/// What is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The game has no such edition.
    #[error("{game} has no edition '{asked}': there is {}", .known.join(", "))]
    Edition {
        /// The game.
        game: &'static str,
        /// What was asked for.
        asked: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// It is not for so many.
    #[error("{game}{} is for {} to {} seats, not {asked}", in_edition(*.edition), .range.min, .range.max)]
    Seats {
        /// The game.
        game: &'static str,
        /// The edition, where there are several.
        edition: Option<&'static str>,
        /// What was asked for.
        asked: u8,
        /// What is possible.
        range: SeatRange,
    },
    /// The game has no such option.
    #[error("{game} has no option '{asked}': there is {}", .known.join(", "))]
    Option {
        /// The game.
        game: &'static str,
        /// What was asked for.
        asked: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// The option cannot be that.
    #[error("the option {option} cannot be '{asked}': it is {}", .known.join(" or "))]
    Value {
        /// The option.
        option: &'static str,
        /// What was asked for.
        asked: String,
        /// What is possible.
        known: Vec<&'static str>,
    },
    /// The components make no sense.
    #[error("line {line}: {what}")]
    Components {
        /// The line of the file, from 1.
        line: usize,
        /// What is wrong there.
        what: String,
    },
}

fn in_edition(edition: Option<&str>) -> String {
    edition.map_or(String::new(), |edition| format!(" in the edition {edition}"))
}
