//! Promises in the first person.

use ludi_engine::{Phrase, Promise, phrase};

/// What somebody says who promises this.
pub(crate) fn promise(promise: &Promise) -> Option<Phrase> {
    Some(match promise.kind.as_str() {
        "pact" => phrase!("promise-pact"),
        "no-attack" => phrase!("promise-no-attack"),
        "let-pass" => phrase!("promise-let-pass"),
        "give-leave" => phrase!("promise-give-leave"),
        "attack" => phrase!("promise-attack", who = promise.who()),
        "auxilia" => phrase!("promise-auxilia", amount = promise.amount()),
        _ => return None,
    })
}
