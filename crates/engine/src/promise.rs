//! What players promise one another, beyond what the rules make binding.

use serde::{Deserialize, Serialize};

use crate::{Arg, Seat};

/// What is said where a blank is not filled in yet.
const BLANK: &str = "…";

/// A kind of promise that the players of a game make. No rule holds anybody to
/// it: the server keeps it with the log, and that is all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PromiseKind {
    /// The name in forms and in the database. One that was ever published stays.
    pub id: &'static str,
    /// Does it speak of somebody else?
    pub who: bool,
    /// The amount it speaks of, if it does.
    pub amount: Option<AmountRange>,
}

/// From how much to how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct AmountRange {
    /// The least.
    pub min: u16,
    /// The most.
    pub max: u16,
}

/// A promise with its blanks. Who makes it, and to whom, is not part of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Promise {
    /// One of the kinds of its game.
    pub kind: String,
    /// Of whom it speaks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<Seat>,
    /// Of how much it speaks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<u16>,
}

/// A blank of a promise that is not filled in with what belongs there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blank {
    /// Somebody else at the table.
    Who,
    /// An amount in this range.
    Amount(AmountRange),
}

impl PromiseKind {
    /// The promise with all its blanks still open.
    pub fn blank(&self) -> Promise {
        Promise { kind: self.id.to_owned(), who: None, amount: None }
    }

    /// What `speaker` promises at a table of `seats`. What is given for a blank
    /// that this kind does not have is left out.
    pub fn fill(
        &self,
        speaker: Seat,
        seats: u8,
        who: Option<Seat>,
        amount: Option<u16>,
    ) -> Result<Promise, Blank> {
        let mut promise = self.blank();
        if self.who {
            let other = |who: &Seat| *who != speaker && who.index() < usize::from(seats);
            promise.who = Some(who.filter(other).ok_or(Blank::Who)?);
        }
        if let Some(range) = self.amount {
            let fits = |amount: &u16| (range.min..=range.max).contains(amount);
            promise.amount = Some(amount.filter(fits).ok_or(Blank::Amount(range))?);
        }
        Ok(promise)
    }
}

impl Promise {
    /// Of whom it speaks, for a phrase.
    pub fn who(&self) -> Arg {
        self.who.map_or(Arg::from(BLANK), Arg::from)
    }

    /// Of how much it speaks, for a phrase.
    pub fn amount(&self) -> Arg {
        self.amount.map_or(Arg::from(BLANK), Arg::from)
    }
}
