//! The small choices of which a game is made: every one is a thing to click.
//!
//! An offer is a number, and one choice: `Offer(n)`, of which a player may choose any from
//! 0 to the DP that he has. So a slider or a field sends one action, another offer replaces
//! it until all are in, taking back is one step, and the law *legal ⇔ accepted* goes
//! through a thousand of them. Other numbers are small and are listed, too.

use ludi_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::rules::gods::{Card, Kind};
use crate::rules::state::{MOST_DP, SEATS};
use crate::rules::village::{Square, Village};

/// The largest offer.
pub const LARGEST_OFFER: u16 = MOST_DP;

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Offer so many DP to the gods.
    Offer(u16),
    /// Show an Auctoritas card for a tie.
    ShowCard(Card),
    /// Show an Auctoritas auxilium for a tie.
    ShowAuxilium,
    /// This player comes next in the order.
    Rank(Seat),
    /// Feed a village.
    Feed(Village),
    /// Buy an auxilium.
    Buy,
    /// Use an auxilium.
    Auxilium(Kind, Mode),
    /// Use the next benefit of a card.
    Benefit(Card),
    /// Build a hut.
    Hut(Village),
    /// Begin or continue the ara.
    Ara,
    /// Begin or continue an oppidum.
    Oppidum(Village),
    /// Send the legatus to a village.
    Request(Village),
    /// End a pact.
    EndPact(Seat),
    /// Give an auxilium to the partner of a pact.
    Give(Kind, Seat),
    /// A contingent leaves this square.
    March(Square),
    /// Attack a village.
    Attack(Village),
    /// Send a legion to a village in revolt.
    Quell(Village),
    /// A village as a target.
    Village(Village),
    /// The ara of a player as a target.
    AraOf(Seat),
    /// A player as a target.
    Player(Seat),
    /// Play first.
    First,
    /// Play last.
    Last,
    /// So many pawns, or a schiera of so many.
    Pawns(u8),
    /// Go to this square.
    Step(Square),
    /// Give something with the request.
    Gift,
    /// Throw this die.
    Die(Die),
    /// Yes.
    Accept,
    /// No.
    Refuse,
    /// Destroy the village.
    Destroy,
    /// Let it go.
    Release,
    /// Keep the schiera in reserve.
    Hold,
    /// Send the reserve to the field.
    Enter,
    /// Lay a token for the battle.
    Lay(Kind),
    /// Play a token in battle, on this schiera, die or hit.
    Play(Kind, u8),
    /// Bring a token from the stock.
    Bring(Kind),
    /// Against this enemy schiera.
    Schiera(u8),
    /// Leave the field beaten.
    Surrender,
    /// That is all.
    Done,
}

/// For oneself or against others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// For oneself.
    Help,
    /// Against others.
    Harm,
}

impl Mode {
    /// Both.
    pub const ALL: [Mode; 2] = [Mode::Help, Mode::Harm];
}

/// A die of a request.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the words of the rulebook")]
pub enum Die {
    D4,
    D6,
}

impl Die {
    /// How many sides it has.
    #[inline]
    pub const fn sides(self) -> u8 {
        match self {
            Die::D4 => 4,
            Die::D6 => 6,
        }
    }
}

/// Lists something for each member of a set, in order. A range of known length is written
/// without asking for room each time.
#[inline]
fn list_each(set: u32, actions: &mut Vec<Action>, action: impl Fn(u8) -> Action) {
    if set == 0 {
        return;
    }
    let mut left = set;
    actions.extend((0..set.count_ones()).map(|_| {
        let place = left.trailing_zeros() as u8;
        left &= left.wrapping_sub(1);
        action(place)
    }));
}

/// The same for a set of squares.
#[inline]
pub(crate) fn list_squares(set: u64, actions: &mut Vec<Action>, action: fn(Square) -> Action) {
    list_each(set as u32, actions, |at| action(Square::from_index(at)));
}

/// The same for a set of villages.
#[inline]
pub(crate) fn list_villages(set: u32, actions: &mut Vec<Action>, action: fn(Village) -> Action) {
    list_each(set, actions, |at| action(Village::from_index(at)));
}

impl Action {
    /// Every action there is.
    pub(crate) fn space() -> Vec<Action> {
        let seats = || Seat::all(SEATS as u8);
        let kinds = || Kind::ALL.into_iter();
        let mut actions: Vec<Action> = (0..=LARGEST_OFFER).map(Action::Offer).collect();
        actions.extend(Card::all().map(Action::ShowCard));
        actions.push(Action::ShowAuxilium);
        actions.extend(seats().map(Action::Rank));
        actions.extend(Village::all().map(Action::Feed));
        actions.push(Action::Buy);
        actions.extend(kinds().flat_map(|kind| Mode::ALL.map(|mode| Action::Auxilium(kind, mode))));
        actions.extend(Card::all().map(Action::Benefit));
        actions.extend(Village::all().map(Action::Hut));
        actions.push(Action::Ara);
        actions.extend(Village::all().map(Action::Oppidum));
        actions.extend(Village::all().map(Action::Request));
        actions.extend(seats().map(Action::EndPact));
        actions.extend(kinds().flat_map(|kind| seats().map(move |seat| Action::Give(kind, seat))));
        actions.extend(Square::all().map(Action::March));
        actions.extend(Village::all().map(Action::Attack));
        actions.extend(Village::all().map(Action::Quell));
        actions.extend(Village::all().map(Action::Village));
        actions.extend(seats().map(Action::AraOf));
        actions.extend(seats().map(Action::Player));
        actions.extend([Action::First, Action::Last]);
        actions.extend((0..=3).map(Action::Pawns));
        actions.extend(Square::all().map(Action::Step));
        actions.push(Action::Gift);
        actions.extend([Die::D4, Die::D6].map(Action::Die));
        actions.extend([Action::Accept, Action::Refuse, Action::Destroy, Action::Release]);
        actions.extend([Action::Hold, Action::Enter]);
        actions.extend(kinds().map(Action::Lay));
        actions.extend(kinds().flat_map(|kind| (0..3).map(move |at| Action::Play(kind, at))));
        actions.extend(kinds().map(Action::Bring));
        actions.extend((0..3).map(Action::Schiera));
        actions.extend([Action::Surrender, Action::Done]);
        actions
    }
}
