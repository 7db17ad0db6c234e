//! What players promise one another. Only leave to cross is ever binding, and
//! that is asked and given by the rules (3.2).

use ludi_engine::{AmountRange, PromiseKind};

use crate::rules::action::LARGEST_AMOUNT;

/// Coins and power, as far as they can be named in one go.
const RESOURCES: AmountRange = AmountRange { min: 1, max: LARGEST_AMOUNT as u16 };

/// The kinds of promises.
pub(crate) const PROMISES: &[PromiseKind] = &[
    PromiseKind { id: "let-pass", who: false, amount: None },
    PromiseKind { id: "no-attack", who: false, amount: None },
    PromiseKind { id: "depose", who: false, amount: None },
    PromiseKind { id: "uphold", who: false, amount: None },
    PromiseKind { id: "name-successor", who: true, amount: None },
    PromiseKind { id: "bid-at-least", who: false, amount: Some(RESOURCES) },
    PromiseKind { id: "jail-pays", who: true, amount: Some(RESOURCES) },
];
