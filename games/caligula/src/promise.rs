//! What players promise one another before they take it back with a dagger.

use ludi_engine::{AmountRange, Phrase, Promise, PromiseKind, phrase};

/// The kinds of promises.
pub(crate) const PROMISES: &[PromiseKind] = &[
    PromiseKind { id: "join-plot", who: false, amount: None },
    PromiseKind { id: "stab", who: false, amount: Some(AmountRange { min: 1, max: 9 }) },
    PromiseKind { id: "spare-tokens", who: true, amount: None },
];

/// A promise in words.
pub(crate) fn promise(promise: &Promise) -> Option<Phrase> {
    Some(match &*promise.kind {
        "join-plot" => phrase!("promise-join-plot"),
        "stab" => phrase!("promise-stab", amount = promise.amount()),
        "spare-tokens" => phrase!("promise-spare-tokens", who = promise.who()),
        _ => return None,
    })
}
