//! Ways to break the toy.

use std::cell::Cell;

use ludi_engine::SetupError;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What is wrong with a toy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Flaw {
    /// Nothing.
    None,
    /// The view shows the hands of others.
    ViewLeak,
    /// The order of a list in the view depends on what is hidden.
    OrderLeak,
    /// The length of a list in the view depends on what is hidden.
    LengthLeak,
    /// What a seat may do depends on what is hidden from it.
    LegalLeak,
    /// The prompt depends on what is hidden.
    PromptLeak,
    /// A label depends on what is hidden.
    LabelLeak,
    /// The reason of a refusal depends on what is hidden.
    RefusalLeak,
    /// The scores depend on what stays hidden.
    OutcomeLeak,
    /// The view shows the hands of others, at a beat only.
    BeatLeak,
    /// At a beat all see a lot that is hidden again afterwards.
    BeatShows,
    /// A beat is of a kind that the game does not name.
    UnnamedBeat,
    /// The public form of an event tells the hidden lot.
    EventLeak,
    /// The public form of an event of the deal tells the hands.
    DealLeak,
    /// The others are told that a sealed bid was changed.
    ToldChange,
    /// The others see that a sealed bid was changed.
    SeenChange,
    /// Resample changes nothing.
    LazyResample,
    /// Resample leaves the omens of others alone.
    PartlyLazyResample,
    /// Resample now and then gives up and shows the true state.
    PeekingResample,
    /// Resample shows the true state where a lot lies face down.
    PeekingWhereItMatters,
    /// Resample puts in a lot that is not in the game.
    ResampleLoses,
    /// An action not listed is accepted.
    IllegalAccepted,
    /// An action listed is refused.
    LegalRefused,
    /// An action is listed twice.
    ListedTwice,
    /// A refusal changes the state.
    RefusalChanges,
    /// A lot is nowhere.
    LostCard,
    /// A lot is in two places.
    DoubledCard,
    /// A seat is to act and can do nothing.
    Stuck,
    /// Nobody is to act, and there is no outcome.
    NoOutcome,
    /// Nobody is first.
    NobodyFirst,
    /// There is always something to do.
    Endless,
    /// One of the endings cannot happen.
    EndingNeverReached,
    /// The dice are rolled beforehand, unknown to resample.
    UndoAcrossDie,
    /// The urn is put in order beforehand, unknown to resample.
    UndoAcrossReveal,
    /// To turn up a lot is said to reveal nothing.
    RevealsUnsaid,
    /// A label has no text in one language.
    MissingText,
    /// A promise does not say what is in its blanks.
    SilentPromise,
    /// A refusal cites a section that does not exist.
    UnknownRule,
    /// A section has no entry in the ledger of rules.
    SectionWithoutEntry,
    /// The deal depends on something outside.
    OutsideWorld,
}

impl Flaw {
    /// The flaw with this name.
    pub(super) fn named(name: &str) -> Result<Flaw, SetupError> {
        serde_json::from_value(Value::from(name))
            .map_err(|error| SetupError::Components { line: 1, what: error.to_string() })
    }
}

/// How often this was called, up to 250: something outside the game.
pub(super) fn count_calls() -> u8 {
    thread_local!(static CALLS: Cell<u8> = const { Cell::new(0) });
    CALLS.set((CALLS.get() + 1) % 251);
    CALLS.get()
}
