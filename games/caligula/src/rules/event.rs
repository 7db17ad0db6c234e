//! What happens in a game, as the log tells it.

use arrayvec::ArrayVec;
use ludi_engine::Seat;
use serde::Serialize;

use crate::rules::action::{Point, Spot, Throne};
use crate::rules::components::{Card, Effect, Pile};

/// One thing that happened. Cards are named by their place in the components.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[expect(missing_docs, reason = "each variant says what its fields are")]
pub enum Event {
    /// A turn begins.
    TurnBegins { turn: u8, first: Seat },
    /// A token is placed face down; its value is for its owner only.
    Placed { seat: Seat, value: Option<i8>, spot: Spot, civitas: u8 },
    /// A Sequentia card is reached, at this place of the row, from 1.
    SequentiaReached { place: u8, sequentia: u8 },
    /// A card is drawn; which one is for the drawer only, unless all know it.
    Drawn { seat: Seat, pile: Pile, card: Option<Card> },
    /// Every Ordo card has gone to the left; the new order.
    OrdoPassed { order: ArrayVec<Seat, 5> },
    /// The tokens on a card are shown.
    Revealed { spot: Spot, civitas: u8, tokens: ArrayVec<Shown, 5> },
    /// Nobody gets, or on a negative card nobody suffers, the effect of the card.
    NobodyElected { civitas: u8 },
    /// The seat uses an effect.
    Used { seat: Seat, civitas: u8, effect: Effect },
    /// The seat declines the effect.
    Declined { seat: Seat, civitas: u8 },
    /// The effect can do nothing for the seat.
    InVain { seat: Seat, civitas: u8 },
    /// The card leaves the game after its resolution.
    Discarded { civitas: u8 },
    /// A card is turned up.
    TurnedUp { spot: Spot, civitas: u8 },
    /// A card is destroyed.
    Destroyed { seat: Seat, spot: Spot, civitas: u8 },
    /// The seat gains the token 5 or 6.
    TokenGained { seat: Seat, value: i8 },
    /// The seat takes the Primus inter pares.
    PrimusTaken { seat: Seat, from: Option<Seat> },
    /// Two tokens have changed places.
    TokensSwapped { seat: Seat, first: Lying, second: Lying },
    /// A token goes home unseen.
    TokenRemoved { seat: Seat, token: Lying },
    /// Two seats have swapped their Ordo cards.
    OrdoSwapped { seat: Seat, first: Seat, second: Seat },
    /// The two face-up cards of a deck have changed places.
    CivitasSwapped { seat: Seat, now_first: u8, now_second: u8 },
    /// The Sequentia cards at these two places of the row, from 1, have changed
    /// places.
    SequentiaSwapped { seat: Seat, first: u8, second: u8 },
    /// The seat takes back a token of its own as a penalty.
    TookBack { seat: Seat, token: Lying },
    /// The seat loses a point.
    LostPoint { seat: Seat, point: Point },
    /// The seat discards a card that this Civitas card demands.
    DiscardedCard { seat: Seat, card: Card, civitas: u8 },
    /// The seat has shown that it has no such symbol.
    LacksSymbol { seat: Seat, pile: Pile },
    /// The penalty finds nothing to take from any of these.
    NothingToLose { seats: ArrayVec<Seat, 5>, civitas: u8 },
    /// Nobody plots.
    NoPlot,
    /// The seat does not start a plot; it may still join one.
    PlotNotStarted { seat: Seat },
    /// A plot begins with this total.
    PlotStarted { seat: Seat, cards: Hand, total: u8 },
    /// The seat does not take part.
    Passed { seat: Seat },
    /// The seat joins with this total, which is the leader's.
    Accepted { seat: Seat, cards: Hand, total: u8 },
    /// The seat becomes the leader with this total.
    Raised { seat: Seat, cards: Hand, total: u8 },
    /// The plot is settled, with this total of the leader.
    PlotSettled { leader: Seat, symbols: u8 },
    /// The leader names a candidate.
    CandidateNamed { seat: Seat, augustus: u8 },
    /// The seat's Favor goes here, or stays.
    FavorPlaced { seat: Seat, throne: Throne, augustus: u8, stayed: bool },
    /// The seat places no Favor.
    NoFavor { seat: Seat },
    /// The seat defends the emperor: his life with the defence so far.
    Defended { seat: Seat, card: Card, life: u8 },
    /// The seat does not defend him.
    NotDefended { seat: Seat },
    /// The seat stabs: all Pugio symbols so far, and his life with the defence.
    Stabbed { seat: Seat, cards: Hand, symbols: u8, total: u8, life: u8 },
    /// The seat does not stab.
    NotStabbed { seat: Seat },
    /// The emperor dies: the Pugio symbols against him, and his life with the
    /// defence.
    EmperorKilled { augustus: u8, symbols: u8, life: u8 },
    /// The emperor survives: the same numbers.
    EmperorSurvived { augustus: u8, symbols: u8, life: u8 },
    /// The leader's reward.
    ConspiracyPoint { seat: Seat },
    /// A stabber's reward.
    StabberPoint { seat: Seat },
    /// The new emperor.
    Enthroned { augustus: u8 },
    /// A new candidate.
    CandidateTurnedUp { augustus: u8 },
    /// The emperor rewards a Favor at the end of the turn.
    FavorRewarded { seat: Seat, augustus: u8, points: u8 },
    /// The empire falls: the last conspiracy.
    FallBegins,
    /// The match is over.
    Ended { verdict: Verdict },
}

/// Who wins, and by what.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Verdict {
    /// Those with the most points.
    pub tied: ArrayVec<Seat, 5>,
    /// Those of them who win.
    pub winners: ArrayVec<Seat, 5>,
    /// The points they have.
    pub points: u8,
    /// What decided between those tied.
    pub by: DecidedBy,
}

/// What decides a match, in the order in which it is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DecidedBy {
    /// Nobody else had so many points.
    Points,
    /// The Primus inter pares.
    Primus,
    /// Conspiracy points.
    ConspiracyPoints,
    /// Cards in hand.
    Cards,
    /// Nothing: the win is shared.
    Nothing,
}

/// A token shown at a resolution.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Shown {
    /// Whose it is.
    pub seat: Seat,
    /// Its value.
    pub value: i8,
    /// Its space, from 0.
    pub space: u8,
}

/// A token lying face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Lying {
    /// Whose it is.
    pub seat: Seat,
    /// The card it lies on.
    pub spot: Spot,
    /// Its space, from 0.
    pub space: u8,
}

/// How many cards of each kind, by [`Card::index`].
pub type Hand = [u8; 4];
