//! Promises in the first person.

use ludi_engine::{Phrase, Promise, phrase};

/// What somebody says who promises this.
pub(crate) fn promise(promise: &Promise) -> Option<Phrase> {
    Some(match promise.kind.as_str() {
        "no-attack" => phrase!("promise-no-attack"),
        "no-loot" => phrase!("promise-no-loot"),
        "no-event" => phrase!("promise-no-event"),
        "attack" => phrase!("promise-attack", who = promise.who()),
        "pass-strong-token" => phrase!("promise-pass-strong-token"),
        _ => return None,
    })
}
