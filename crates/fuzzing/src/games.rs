//! The targets. The first byte of an input says which game it is about.

use ludi_engine::Game;
use ludi_games::{GAMES, Visit, with_game};

use crate::{laws, record};

/// Declares the targets: a name for each, and what is tried.
macro_rules! targets {
    ($($name:literal => $module:ident::$try:ident,)*) => {
        /// Every target by its name.
        pub const TARGETS: &[&str] = &[$($name),*];

        impl Visit for Input<'_> {
            type Out = ();

            fn visit<G: Game>(self) {
                match self.target {
                    $($name => $module::$try::<G>(self.bytes),)*
                    other => panic!("there is no target {other}"),
                }
            }
        }
    };
}

struct Input<'a> {
    target: &'a str,
    bytes: &'a [u8],
}

targets! {
    "ends" => laws::ends,
    "legality" => laws::legality,
    "replay" => laws::replay,
    "secrecy" => laws::secrecy,
    "peeking" => laws::peeking,
    "unseen_change" => laws::unseen_change,
    "undo" => laws::undo,
    "conservation" => laws::conservation,
    "words" => laws::words,
    "endings" => laws::endings,
    "record" => record::record,
}

/// Tries an input of a target.
///
/// # Panics
///
/// If a law is broken, which is what libFuzzer looks for, or if there is no such
/// target.
pub fn target(target: &str, bytes: &[u8]) {
    if let Some((which, bytes)) = bytes.split_first() {
        let game = GAMES[usize::from(*which) % GAMES.len()].id;
        with_game(game, Input { target, bytes }).expect("a game of the list");
    }
}
