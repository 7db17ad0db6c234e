//! What players promise one another before they take it back with a dagger.

use ludi_engine::{AmountRange, PromiseKind};

/// The kinds of promises.
pub(crate) const PROMISES: &[PromiseKind] = &[
    PromiseKind { id: "join-plot", who: false, amount: None },
    PromiseKind { id: "stab", who: false, amount: Some(AmountRange { min: 1, max: 9 }) },
    PromiseKind { id: "spare-tokens", who: true, amount: None },
];
