//! Promises in words.

use ludi_engine::{Phrase, Promise, phrase};

/// A promise in words.
pub(crate) fn promise(promise: &Promise) -> Option<Phrase> {
    Some(match &*promise.kind {
        "let-pass" => phrase!("promise-let-pass"),
        "no-attack" => phrase!("promise-no-attack"),
        "depose" => phrase!("promise-depose"),
        "uphold" => phrase!("promise-uphold"),
        "name-successor" => phrase!("promise-name-successor", who = promise.who()),
        "bid-at-least" => phrase!("promise-bid-at-least", amount = promise.amount()),
        "jail-pays" => {
            phrase!("promise-jail-pays", who = promise.who(), amount = promise.amount())
        }
        _ => return None,
    })
}
