//! What the rules of a game must say.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Dice, Info, Listener, Outcome, Refusal, Rng, Seat, SeatSet, Setup, SetupError, Viewer,
};

/// A board game as a sequence of small decisions.
///
/// A value of the implementing type is the game *laid out for one table*: its
/// edition, options, seat count and components, checked by [`open`](Rules::open)
/// and never changed afterwards. What changes is the [`State`](Rules::State).
///
/// The engine, the bots and the lab know a game only through this trait;
/// [`conformance`](crate::conformance) checks everything it promises.
///
/// # What must hold
///
/// - All methods are pure functions of their arguments: no clock, no I/O, no
///   randomness but the given [`Dice`], no global state.
/// - The state is plain fixed-size data of at most 1 KiB: no heap, no floats.
/// - Nothing allocates per decision except into the caller's buffers, and when
///   refusing.
/// - Random things are drawn when they are first seen, not before: a face-down
///   deck is a set, not an order. Then nobody can peek, and a step that turned
///   nothing over has drawn nothing.
pub trait Rules: Clone + Send + Sync + 'static {
    /// Everything about a match in progress, hidden things included. It has no
    /// `Serialize`: only views, events and actions can leave the program.
    type State: Copy + Eq + Hash + Debug + Send + Sync;
    /// One small choice: a card to click, a number to bid, "done".
    type Action: Copy + Eq + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Something that happened, for the log.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What one viewer may know of the state. Built up from what is known,
    /// never the state with things struck out.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;

    /// The facts about the game that do not depend on a table.
    const INFO: Info;

    /// Lays the game out, to be played by this version of the rules: one that
    /// [`Info::plays`] allows. Called once per table, before anything else;
    /// whatever is wrong with the setup is found here, so that nothing later can
    /// fail because of it.
    fn open(setup: &Setup, rules: u32) -> Result<Self, SetupError>;

    /// How many seats this table has.
    fn seats(&self) -> u8;

    /// Shuffles, deals, and goes on to the first decision.
    fn deal<R: Rng, L: Listener<Self>>(&self, dice: &mut Dice<R>, listener: &mut L) -> Self::State;

    /// Who has to act: several at once for sealed simultaneous choices, nobody
    /// exactly when the match is over. What is public.
    fn to_act(&self, state: &Self::State) -> SeatSet;

    /// Who is not to act but may still replace what it has sealed, until the
    /// last of those who choose at once is in. What is public. Nobody waits for
    /// these seats, and nobody else learns that one of them has chosen anew: no
    /// event, and nothing in what they see. What was sealed counts until another
    /// choice is sealed whole.
    fn may_change(&self, state: &Self::State) -> SeatSet {
        _ = state;
        SeatSet::EMPTY
    }

    /// Puts what `seat` may do into `actions`, which the caller has emptied.
    /// Nothing if the seat is neither to act nor may change what it sealed;
    /// otherwise at least one action, none twice, always in the same order for
    /// the same view.
    fn legal(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Carries out an action and everything that follows from it, up to the
    /// next decision. Called with any seat and any action at any time: it is
    /// `Ok` exactly for what [`legal`](Rules::legal) lists, and leaves the state
    /// as it was when it refuses.
    fn apply<R: Rng, L: Listener<Self>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        dice: &mut Dice<R>,
        listener: &mut L,
    ) -> Result<(), Refusal>;

    /// What this viewer may know. [`Viewer::Historian`] sees everything and is
    /// asked for only when the match is over, or where nobody plays for real.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// A state drawn at random from all those in which this viewer would have
    /// seen just what it has seen so far: own cards, public counts, and whatever
    /// it was shown and may remember. Bots search in such states, and the laws
    /// prove with them that nothing leaks. The historian's is the state itself.
    fn resample<R: Rng>(
        &self,
        state: &Self::State,
        viewer: Viewer,
        dice: &mut Dice<R>,
    ) -> Self::State;

    /// The result; `Some` exactly when nobody is to act.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Every action that could ever be tried, legal now or not: the whole action
    /// space. *Why not?* and the law `legal ⇔ apply` go through it.
    fn action_space(&self) -> Vec<Self::Action>;

    /// Lists every physical component once for each place where it is. The laws
    /// check that the list, sorted, never changes: nothing is lost or doubled.
    fn inventory(&self, state: &Self::State, components: &mut Vec<u32>);

    /// Does this action only decline what is offered, or go on with what the question
    /// itself speaks of? Then nobody is asked whether they are sure.
    fn declines(&self, action: Self::Action) -> bool {
        _ = action;
        false
    }

    /// May a seat that has just done `taken` do `other` instead, by choosing it? So it is
    /// with what is only taken in hand: another token or card takes its place. Asked only
    /// of what was possible at that moment and can be taken back.
    fn replaces(&self, state: &Self::State, taken: Self::Action, other: Self::Action) -> bool {
        _ = (state, taken, other);
        false
    }

    /// Is it plain that a legal action, which drew nothing and led from `before` to `after`,
    /// tells nobody anything hidden? `false` says nothing: then worlds are tried out to find
    /// whether it may be taken back, which costs a hundred times as much. A law holds every
    /// `true` against such worlds.
    fn reveals_nothing(
        &self,
        before: &Self::State,
        after: &Self::State,
        action: Self::Action,
    ) -> bool {
        _ = (before, after, action);
        false
    }

    /// May players look again at what they saw before? Not where the rules make
    /// them remember: while such a match lasts, its past is shown to all as to a
    /// spectator.
    fn recalls(&self) -> bool {
        true
    }
}
