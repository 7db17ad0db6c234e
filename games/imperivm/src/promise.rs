//! What players promise one another. Only leave to cross is ever binding, and
//! that is asked and given by the rules (3.2).

use ludi_engine::{AmountRange, Phrase, Promise, PromiseKind, phrase};

use crate::action::LARGEST_AMOUNT;

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
