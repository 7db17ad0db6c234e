//! The laws by name, and what it looks like when one is broken.

use std::fmt;

use super::Plan;
use crate::{Setup, Viewer};

/// A law.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// The table can be opened.
    Opens,
    /// The state has at most 1 KiB.
    Flat,
    /// A match ends within the bound, is never stuck, and its outcome is whole.
    Ends,
    /// What is listed as legal can be done.
    LegalIsAccepted,
    /// What is not listed as legal is refused.
    IllegalIsRefused,
    /// What is refused changes nothing.
    RefusalChangesNothing,
    /// The log played again is the same match.
    Replay,
    /// The record written and read is the same match.
    Record,
    /// A viewer learns nothing that is hidden from it, through this channel.
    NoLeak(Channel),
    /// What was sealed is changed unseen: for all others nothing happens.
    UnseenChange,
    /// Resample draws anew what is hidden.
    LazyResample,
    /// Resample does not draw the true state more often than chance would.
    PeekingResample,
    /// Steps taken back were never there, and nothing shown is taken back.
    Undo,
    /// Every component is in exactly one place.
    Conservation,
    /// Everything can be said in every language.
    Words,
    /// Every rule cited exists, and every section is in the ledger of rules.
    Rules,
    /// Every beat is of a kind that the game names.
    NamedBeats,
    /// Every way to end is reached.
    EveryEnding,
}

/// A way in which a viewer is told something.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Channel {
    /// The view, or its JSON.
    View,
    /// Who has to act.
    ToAct,
    /// The legal actions of the viewer itself, in their order.
    Legal,
    /// The labels of these actions.
    Labels,
    /// Why the others are impossible.
    Refusals,
    /// The prompt.
    Prompt,
    /// The events, in the form this viewer sees.
    Events,
    /// What is shown at a beat.
    Beats,
    /// The outcome.
    Outcome,
}

/// A law broken: which, where, and how to see it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// The name of the game.
    pub game: &'static str,
    /// The table; nothing if it is about all tables.
    pub setup: Option<Box<Setup>>,
    /// The plan that plays just this match again; nothing if it is about all.
    pub again: Option<Plan>,
    /// After how many rows of the match's log.
    pub row: u64,
    /// What is wrong.
    pub detail: String,
}

impl std::error::Error for Broken {}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} breaks the law {:?}", self.game, self.law)?;
        if let Some(setup) = &self.setup {
            write!(f, " at a table of {} ({})", setup.seats, setup.edition)?;
        }
        if let Some(Plan { first, .. }) = self.again {
            write!(f, " in game {first} after row {}", self.row)?;
        }
        write!(f, ": {}.", self.detail)?;
        if let Some(plan) = self.again {
            write!(f, " To see it again: {plan:?}.")?;
        }
        Ok(())
    }
}

/// What is wrong, before it is known in which game.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) law: Law,
    pub(super) detail: String,
}

/// `Ok` as long as the law holds.
pub(super) type Lawful = Result<(), Fault>;

/// Says what is wrong, unless the law `holds`.
#[inline]
pub(super) fn require(holds: bool, law: Law, detail: impl FnOnce() -> String) -> Lawful {
    if holds { Ok(()) } else { Err(Fault { law, detail: detail() }) }
}

/// The viewer in words.
pub(super) fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Spectator => "a spectator".to_owned(),
        Viewer::Historian => "the historian".to_owned(),
    }
}
