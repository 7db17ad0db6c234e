//! What players promise one another. Only a pact (17) is binding, and that the rules ask
//! for.

use ludi_engine::{AmountRange, PromiseKind};

/// The kinds of promises.
pub(crate) const PROMISES: &[PromiseKind] = &[
    PromiseKind { id: "pact", who: false, amount: None },
    PromiseKind { id: "no-attack", who: false, amount: None },
    PromiseKind { id: "let-pass", who: false, amount: None },
    PromiseKind { id: "give-leave", who: false, amount: None },
    PromiseKind { id: "attack", who: true, amount: None },
    PromiseKind { id: "auxilia", who: false, amount: Some(AmountRange { min: 1, max: 3 }) },
];
