//! The games. The first byte of an input says which one it is about.

use caligula::Caligula;
use ludi_imperivm::Imperivm;

use crate::{laws, record};

/// What is tried on a game.
type Try = fn(&[u8]);

/// The same for each game.
macro_rules! of {
    ($module:ident::$law:ident) => {
        [$module::$law::<Caligula>, $module::$law::<Imperivm>]
    };
}

/// Every target by its name, with what it tries on each game.
pub const TARGETS: &[(&str, [Try; 2])] = &[
    ("ends", of!(laws::ends)),
    ("legality", of!(laws::legality)),
    ("replay", of!(laws::replay)),
    ("secrecy", of!(laws::secrecy)),
    ("peeking", of!(laws::peeking)),
    ("unseen_change", of!(laws::unseen_change)),
    ("undo", of!(laws::undo)),
    ("conservation", of!(laws::conservation)),
    ("words", of!(laws::words)),
    ("endings", of!(laws::endings)),
    ("record", of!(record::record)),
];

/// Tries an input of a target.
///
/// # Panics
///
/// If a law is broken, which is what libFuzzer looks for, or if there is no such
/// target.
pub fn target(name: &str, bytes: &[u8]) {
    let (_, tries) = TARGETS.iter().find(|(target, _)| *target == name).expect("a target");
    if let Some((which, rest)) = bytes.split_first() {
        tries[usize::from(*which) % tries.len()](rest);
    }
}
