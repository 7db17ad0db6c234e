//! The games. The first byte of an input says which one it is about.

use std::sync::LazyLock;

use caligula::Caligula;
use ludi_engine::Game;
use ludi_imperivm::Imperivm;

use crate::record::{any_text, edited_record, originals};

/// A game, and what is tried on it.
struct Target {
    actions: fn(&[u8]),
    any_text: fn(&[u8]),
    edited_record: fn(&[String], &[u8]),
    originals: LazyLock<Vec<String>>,
}

impl Target {
    const fn of<G: Game>() -> Target {
        Target {
            actions: crate::actions::actions::<G>,
            any_text: any_text::<G>,
            edited_record: edited_record::<G>,
            originals: LazyLock::new(originals::<G>),
        }
    }
}

static TARGETS: [Target; 2] = [Target::of::<Caligula>(), Target::of::<Imperivm>()];

/// The game of an input, and the rest of it.
fn target(bytes: &[u8]) -> Option<(&'static Target, &[u8])> {
    let (which, rest) = bytes.split_first()?;
    Some((&TARGETS[usize::from(*which) % TARGETS.len()], rest))
}

/// Plays as the bytes say.
pub fn actions(bytes: &[u8]) {
    if let Some((target, rest)) = target(bytes) {
        (target.actions)(rest);
    }
}

/// Reads a record, or an edit of one.
pub fn record(bytes: &[u8]) {
    if let Some((target, rest)) = target(bytes) {
        (target.any_text)(rest);
        (target.edited_record)(&target.originals, rest);
    }
}
