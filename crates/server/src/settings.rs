//! What can be set about the house.

use std::time::Duration;

/// How the house behaves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How long a bot waits before its turn, so that people can follow.
    pub bot_pause: Duration,
    /// How many bots think at once.
    pub thinkers: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { bot_pause: Duration::from_millis(700), thinkers: 2 }
    }
}
