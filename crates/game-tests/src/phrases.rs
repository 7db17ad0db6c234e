//! What a phrase says, without its words.

use std::collections::BTreeSet;

use ludi_engine::{Arg, Phrase};

/// Takes note of the keys of a phrase and of all phrases in it.
pub fn note_keys(phrase: &Phrase, keys: &mut BTreeSet<String>) {
    if !keys.contains(phrase.key) {
        keys.insert(phrase.key.to_owned());
    }
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Phrase(inner) => note_keys(inner, keys),
            Arg::List(inner) => inner.iter().for_each(|phrase| note_keys(phrase, keys)),
            Arg::Number(_) | Arg::Seat(_) | Arg::Name(_) => {}
        }
    }
}
