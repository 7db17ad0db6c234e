//! What players promise one another. Only points that barbarians take not to attack
//! are ever binding (16), and those the rules ask for.

use ludi_engine::PromiseKind;

/// The kinds of promises.
pub(crate) const PROMISES: &[PromiseKind] = &[
    PromiseKind { id: "no-attack", who: false, amount: None },
    PromiseKind { id: "no-loot", who: false, amount: None },
    PromiseKind { id: "no-event", who: false, amount: None },
    PromiseKind { id: "attack", who: true, amount: None },
    PromiseKind { id: "pass-strong-token", who: false, amount: None },
];
