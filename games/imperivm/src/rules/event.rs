//! What happens in a game, as the log tells it.

use arrayvec::ArrayVec;
use ludi_engine::{Seat, SeatSet};
use serde::Serialize;

use crate::rules::action::Resource;
use crate::rules::cards::{Card, Cards, Suit};
use crate::rules::province::Province;
use crate::rules::state::{Purse, Track};

/// One thing that happened. What only some may know is `None` for the others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[expect(missing_docs, reason = "each variant says what its fields are")]
pub enum Event {
    /// The hands are dealt; a hand is for its owner only.
    Dealt {
        seat: Seat,
        count: u8,
        cards: Option<Cards>,
    },
    /// This seat buys first.
    FirstBuyer {
        seat: Seat,
    },
    /// The provinces are dealt, which everybody pays for.
    ProvincesDealt,
    /// A province is bought.
    Bought {
        seat: Seat,
        province: Province,
        with: Resource,
    },
    /// The first emperor, who pays for Italia.
    FirstEmperor {
        seat: Seat,
        with: Resource,
    },
    /// The emperor's extra stock.
    ImperialPurse {
        seat: Seat,
        purse: Purse,
    },
    /// An army is placed, returns, or retreats.
    ArmyPlaced {
        seat: Seat,
        province: Province,
    },
    ArmyReturned {
        seat: Seat,
        province: Province,
    },
    ArmyRetreated {
        seat: Seat,
        province: Province,
    },
    /// An army without a province stays in Italia as a guest.
    ArmyIsGuest {
        seat: Seat,
        /// The section by which it came to have none.
        section: &'static str,
    },
    /// A general's turn begins.
    TurnBegins {
        seat: Seat,
    },
    /// An emperor's turn begins, the so-manieth dominion.
    DominionBegins {
        seat: Seat,
        dominion: u8,
    },
    /// The emperor puts a pawn on his family.
    FamilyPawn {
        seat: Seat,
        pawns: u8,
    },
    /// The seat bought itself out of prison with Religion.
    ClergyInterceded {
        seat: Seat,
        cards: Cards,
    },
    /// The seat repents and is this loyal now.
    Repented {
        seat: Seat,
        loyalty: i8,
    },
    /// The prisoner stays and looks at the emperor's oath.
    StayedInPrison {
        seat: Seat,
        emperor: Seat,
        cards: Option<Cards>,
    },
    /// The seat calls for a succession.
    Proposed {
        seat: Seat,
        card: Card,
    },
    /// The seat has laid its cards in the vote; which, it alone knows.
    Voted {
        seat: Seat,
        cards: Option<Cards>,
    },
    /// The vote is shown: how many cards each seat laid, and all of them mixed.
    VoteShown {
        counts: ArrayVec<(Seat, u8), 6>,
        cards: Cards,
    },
    /// No succession: Empire against the rest.
    NoSuccession {
        empire: u16,
        others: u16,
    },
    /// A peaceful succession: loyal against traitor Empire.
    PeacefulSuccession {
        loyal: u16,
        traitor: u16,
    },
    /// A plot: loyal against traitor Empire.
    PlotBegins {
        loyal: u16,
        traitor: u16,
    },
    /// Nobody can follow the emperor, or he follows himself.
    NobodyFollows {
        seat: Seat,
    },
    /// A seat has made its sealed offer; how much, it alone knows.
    Offered {
        seat: Seat,
        /// The section by which offers are made.
        section: &'static str,
        purse: Option<Purse>,
    },
    /// The offers of the plot are shown.
    PlotShown {
        offers: ArrayVec<(Seat, Purse), 6>,
    },
    /// A new emperor.
    Acceded {
        seat: Seat,
        old: Seat,
    },
    /// The old emperor hands his cards over; which, only the two know.
    HandGiven {
        seat: Seat,
        to: Seat,
        count: u8,
        cards: Option<Cards>,
    },
    /// The old emperor hands this over.
    PurseGiven {
        seat: Seat,
        to: Seat,
        purse: Purse,
    },
    /// The prisoner is free.
    Freed {
        seat: Seat,
    },
    /// The seat has sworn; with which card, it alone knows.
    Sworn {
        seat: Seat,
        card: Option<Card>,
    },
    /// All oaths lie on their families.
    OathsTaken {
        seats: SeatSet,
    },
    /// The seat is jailed.
    Jailed {
        seat: Seat,
    },
    /// The emperor jails nobody.
    NobodyJailed {
        seat: Seat,
    },
    /// A card is laid face down; which, only its owner knows.
    CardLaid {
        seat: Seat,
        track: Track,
        card: Option<Card>,
    },
    /// The seat wants to cross to a province, and asks these for leave.
    LeaveAsked {
        seat: Seat,
        target: Province,
        /// The provinces on the way.
        path: ArrayVec<Province, 4>,
        owners: SeatSet,
    },
    /// An owner lets the army pass, or not.
    LeaveGiven {
        seat: Seat,
        target: Province,
    },
    LeaveRefused {
        seat: Seat,
        target: Province,
    },
    /// Who has named a target does not attack it.
    CalledOff {
        seat: Seat,
        target: Province,
    },
    /// An attack with this card, across so many provinces.
    Attacked {
        seat: Seat,
        defender: Seat,
        target: Province,
        card: Card,
        crossed: u8,
    },
    /// So many cards face down; which, only the attacker knows.
    Reinforced {
        seat: Seat,
        count: u8,
        cards: Option<Cards>,
    },
    /// A donation, or a draw for the defence, and how many cards it gives.
    Donated {
        seat: Seat,
        purse: Purse,
        draws: u8,
    },
    /// The emperor spends own and public resources to defend Italia.
    RomeDefended {
        seat: Seat,
        own: Purse,
        public: Purse,
        draws: u8,
    },
    /// The discards become the deck.
    Reshuffled {
        cards: u8,
    },
    /// Cards are drawn; which, only the drawer knows.
    Drawn {
        seat: Seat,
        count: u8,
        cards: Option<Cards>,
    },
    /// Of the cards drawn so many are kept; the others are discarded.
    Kept {
        seat: Seat,
        count: u8,
        kept: Option<Cards>,
        discarded: Cards,
    },
    /// The battle: cards and totals of both sides.
    Fought {
        attacker: Seat,
        defender: Seat,
        attack: Cards,
        defence: Cards,
        totals: [u16; 2],
    },
    /// A province has a new owner.
    Conquered {
        seat: Seat,
        from: Seat,
        target: Province,
    },
    /// The defence holds.
    Repelled {
        seat: Seat,
        by: Seat,
        target: Province,
    },
    /// The loyalty of the attacker.
    LoyaltyMoved {
        seat: Seat,
        from: i8,
        to: i8,
    },
    /// A battle wears down the borders.
    BorderWorn {
        by: u16,
        border: u8,
    },
    /// Militia mends the borders.
    BorderMended {
        seat: Seat,
        cards: Cards,
        border: u8,
    },
    /// Rome is taken.
    RomeTaken {
        seat: Seat,
        old: Seat,
    },
    /// Tribute is taken, and what it does to the morale.
    Taxed {
        seat: Seat,
        purse: Purse,
        morale: u8,
    },
    /// Religion calms the people.
    Preached {
        seat: Seat,
        cards: Cards,
        morale: u8,
    },
    /// The face-down cards of a track are shown, mixed.
    TrackShown {
        track: Track,
        cards: Cards,
        level: u8,
    },
    /// The die.
    Rolled {
        roll: u8,
        morale: u8,
        border: u8,
    },
    /// The people rise: so many coins are needed.
    PeopleRise {
        roll: u8,
        morale: u8,
        needed: u16,
    },
    /// The barbarians come: so much power is needed.
    BarbariansCome {
        roll: u8,
        border: u8,
        needed: u16,
    },
    /// The offers against the trouble are shown.
    OffersShown {
        resource: Resource,
        offers: ArrayVec<(Seat, u16), 6>,
        total: u16,
        needed: u16,
    },
    /// The public stock pays this.
    PublicPays {
        resource: Resource,
        amount: u16,
    },
    /// The emperor pays this.
    EmperorPays {
        seat: Seat,
        resource: Resource,
        amount: u16,
    },
    /// The emperor gives all his cards of a suit.
    EmperorGivesCards {
        seat: Seat,
        suit: Suit,
        cards: Cards,
    },
    /// The trouble is over, by so much.
    TroubleEnded {
        resource: Resource,
    },
    /// Nothing happens.
    NoTrouble {
        roll: u8,
    },
    /// The empire falls, for want of so much.
    EmpireFalls {
        resource: Resource,
        missing: u16,
    },
    /// The empire prospers.
    EmpireProspers,
    /// The oath of a family, and its final loyalty.
    OathShown {
        seat: Seat,
        cards: Cards,
        loyalty: i32,
    },
}
