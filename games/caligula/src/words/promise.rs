//! Promises in words.

use ludi_engine::{Phrase, Promise, phrase};

/// A promise in words.
pub(crate) fn promise(promise: &Promise) -> Option<Phrase> {
    Some(match &*promise.kind {
        "join-plot" => phrase!("promise-join-plot"),
        "stab" => phrase!("promise-stab", amount = promise.amount()),
        "spare-tokens" => phrase!("promise-spare-tokens", who = promise.who()),
        _ => return None,
    })
}
