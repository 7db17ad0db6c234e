//! Everything about a game in progress, in less than a kilobyte.

use ludi_engine::{Seat, SeatSet};
use serde::Serialize;

use crate::rules::action::Resource;
use crate::rules::cards::{Cards, Holding, Side, Suit};
use crate::rules::note::Note;
use crate::rules::province::{ITALIA, Province};
use crate::rules::slot::Pile;
use crate::rules::turn::Turns;

/// Nothing: in places that hold a number.
pub(crate) const NONE: u8 = u8::MAX;
/// The most oath cards of one family: one in each dominion.
pub(crate) const OATHS: usize = 9;
/// The most face-down cards that one seat has on one track. Nobody has more than
/// two turns between two emperor's turns.
pub(crate) const LAID: usize = 3;

/// The part of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// 2: provinces are bought.
    Purchase,
    /// 2: armies are placed.
    Armies,
    /// 3: a turn begins.
    Turn,
    /// 3.1: phase 2 of a general, the succession.
    Proposal,
    /// 3.1: the vote.
    Vote,
    /// 3.1b: the plot.
    Plot,
    /// 3.5: the oath.
    Oath,
    /// 3.6: the emperor may jail.
    Jail,
    /// 3.2: a conquest begins.
    Conquest,
    /// 3.2: a province may be attacked.
    Attack,
    /// 3.2: the defender may draw.
    Defence,
    /// 3.2: the defender plays.
    Resistance,
    /// 3.2: the battle is decided.
    Battle,
    /// 3.2: what follows from the battle.
    Aftermath,
    /// 3.2a: Rome is taken.
    March,
    /// 3.3: tribute.
    Tribute,
    /// 3.4: a donation.
    Donation,
    /// 3.7: face-down cards are shown, the die is rolled.
    Trouble,
    /// 3.7: the people may rise.
    Uprising,
    /// 3.7: the barbarians may attack.
    Barbarians,
    /// 3.7: the trouble is over.
    Calm,
    /// 3: the turn ends.
    EndOfTurn,
    /// Nothing is left to do.
    Over,
}

/// What is asked of the seats that have to act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Nothing: the rules go on by themselves.
    Nothing,
    /// Which province to buy.
    Buy,
    /// What to pay for it with.
    Price,
    /// Where the army begins.
    Army,
    /// How to leave prison, or whether to stay.
    Prison,
    /// Whether to call for a succession, with which card.
    Proposal,
    /// Which cards to lay in the vote.
    Vote,
    /// Who is to be emperor.
    Successor,
    /// What to hand over to the new emperor.
    HandOver,
    /// What to offer for the throne.
    PlotBid,
    /// Which card to swear with.
    Oath,
    /// Whom to jail.
    Jail,
    /// Where the army of a freed general returns.
    Return,
    /// Where a beaten army retreats.
    Retreat,
    /// Whether to lay a card on the borders, to conquer.
    BorderCard,
    /// Which province to attack, if any.
    Target,
    /// Which province to cross next.
    Route,
    /// Whether the army may pass.
    Consent,
    /// Which Militia to attack with.
    Militia,
    /// Which Militia to add face down.
    Reinforcement,
    /// What to give for new cards before defending.
    DefenceDraw,
    /// Which of the cards drawn to keep.
    Keep,
    /// Which Militia to defend with.
    Defence,
    /// Which Militia to mend the borders with.
    Repair,
    /// Whether to lay a card on the morale, to tax.
    MoraleCard,
    /// How much tribute to take.
    Tribute,
    /// Which Religion to calm the people with.
    Religion,
    /// What to donate.
    Donation,
    /// How many coins to offer against the uprising.
    UprisingBid,
    /// How much power to offer against the barbarians.
    BarbarianBid,
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// Not yet.
    Open,
    /// The empire falls: the traitors have won.
    Fall,
    /// The empire prospers: the loyal have won.
    Prosperity,
}

/// A track with face-down cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Track {
    /// The morale of the people.
    Morale,
    /// The security of the borders.
    Border,
}

/// Coins and power.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Purse {
    /// Money.
    pub coins: u16,
    /// Power.
    pub power: u16,
}

impl Purse {
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.coins == 0 && self.power == 0
    }

    /// Coins and power together.
    #[inline]
    pub(crate) const fn total(self) -> u16 {
        self.coins.saturating_add(self.power)
    }

    /// How much of one kind.
    #[inline]
    pub(crate) const fn of(self, resource: Resource) -> u16 {
        match resource {
            Resource::Coins => self.coins,
            Resource::Power => self.power,
        }
    }

    /// How much of one kind, to change it.
    #[inline]
    pub(crate) const fn of_mut(&mut self, resource: Resource) -> &mut u16 {
        match resource {
            Resource::Coins => &mut self.coins,
            Resource::Power => &mut self.power,
        }
    }

    #[inline]
    pub(crate) fn add(&mut self, other: Purse) {
        self.coins = self.coins.saturating_add(other.coins);
        self.power = self.power.saturating_add(other.power);
    }

    #[inline]
    pub(crate) fn take(&mut self, other: Purse) {
        self.coins -= other.coins;
        self.power -= other.power;
    }
}

/// What a seat has said so far when it is asked for coins and power; [`NONE`]
/// where it has still to say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Offer {
    pub(crate) coins: u8,
    pub(crate) power: u8,
}

impl Offer {
    /// What is offered, once all is said.
    #[inline]
    pub(crate) const fn purse(self) -> Purse {
        Purse { coins: self.coins as u16, power: self.power as u16 }
    }
}

/// A game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What everybody holds.
    pub(crate) hands: [Holding; 6],
    /// Of these, what was chosen but neither sealed nor shown.
    pub(crate) picked: [Cards; 6],
    /// What each seat remembers of a hand it gave away: these cards are in the
    /// hand of `gift_to`, or among his face-down cards that the giver doubts.
    pub(crate) gifts: [Cards; 6],
    pub(crate) gift_to: [Seat; 6],
    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    /// The cards just drawn, of which some may be kept.
    pub(crate) drawn: Holding,
    /// The attacker's face-down cards.
    pub(crate) reinforcement: Holding,

    /// The provinces of each seat.
    pub(crate) owned: [u64; 6],
    /// Whom each seat has let pass in a conquest, or which cards it has sealed.
    pub(crate) notes: [Note; 6],
    /// The provinces that the army is to cross.
    pub(crate) path: u64,

    pub(crate) purses: [Purse; 6],
    pub(crate) public: Purse,

    /// The oath cards of each family.
    pub(crate) oaths: [Pile<OATHS>; 6],
    /// How many cards of the oath of the first the second has seen.
    pub(crate) oaths_seen: [[u8; 6]; 6],
    /// The face-down cards of each seat on each [`Track`].
    pub(crate) laid: [[Pile<LAID>; 6]; 2],

    pub(crate) stage: Stage,
    pub(crate) ask: Ask,
    /// Who has to act.
    pub(crate) pending: SeatSet,
    /// Who has sealed its answer, and may choose anew until all have.
    pub(crate) sealed: SeatSet,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    pub(crate) emperor: Seat,
    /// Has the emperor had an emperor's turn since he took the throne?
    pub(crate) reigned: bool,
    /// Is this turn the emperor's?
    pub(crate) imperial: bool,
    /// Has Rome been taken in this turn?
    pub(crate) marched: bool,
    pub(crate) prisoner: Option<Seat>,
    /// Is there an army that has to find a place?
    pub(crate) unsettled: bool,
    pub(crate) dominion: u8,
    pub(crate) turns: Turns,
    pub(crate) morale: u8,
    pub(crate) border: u8,
    pub(crate) loyalty: [i8; 6],
    /// Where each army is, [`NONE`] if nowhere.
    pub(crate) armies: [u8; 6],
    /// The pawns on each family's cards.
    pub(crate) pawns: [u8; 6],
    /// The suits that everybody knows each seat not to hold.
    pub(crate) lacks: [u8; 6],

    pub(crate) offers: [Offer; 6],
    /// What was offered and sealed, by those in `sealed`.
    pub(crate) sealed_offers: [Offer; 6],
    /// What the emperor takes from the public stock to defend Italia.
    pub(crate) public_offer: Offer,
    /// How many of the cards drawn may still be kept.
    pub(crate) keep: u8,

    /// The province bought or attacked, [`NONE`] if none.
    pub(crate) target: u8,
    /// How far the route goes so far: its last province.
    pub(crate) head: u8,
    pub(crate) defender: Seat,
    /// The Militia that the attack was declared with, [`NONE`] if none.
    pub(crate) base: u8,
    /// The result of the die, 0 before it is rolled.
    pub(crate) roll: u8,
    pub(crate) ending: Ending,
}

impl State {
    /// How many cards this seat holds.
    #[inline]
    pub(crate) fn hand_size(&self, seat: Seat) -> u8 {
        self.hands[seat.index()].all.len()
    }

    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()].all
    }

    /// The cards of this suit in hand that have not been chosen yet.
    #[inline]
    pub(crate) fn unpicked(&self, seat: Seat) -> Cards {
        self.hands[seat.index()].all - self.picked[seat.index()]
    }

    #[inline]
    pub(crate) fn owns(&self, seat: Seat, province: Province) -> bool {
        self.owned[seat.index()] & province.bit() != 0
    }

    /// Whose province this is; nobody's before it is bought.
    #[inline]
    pub(crate) fn owner(&self, province: Province) -> Option<Seat> {
        let at = self.owned.iter().position(|owned| owned & province.bit() != 0)?;
        Some(Seat::new(at))
    }

    #[inline]
    pub(crate) fn province_count(&self, seat: Seat) -> u8 {
        self.owned[seat.index()].count_ones() as u8
    }

    #[inline]
    pub(crate) fn army(&self, seat: Seat) -> Option<Province> {
        let at = self.armies[seat.index()];
        (at != NONE).then(|| Province::from_index(at))
    }

    /// The province attacked or bought.
    #[inline]
    pub(crate) fn target(&self) -> Option<Province> {
        (self.target != NONE).then(|| Province::from_index(self.target))
    }

    /// Is the fight for Rome?
    #[inline]
    pub(crate) fn is_march(&self) -> bool {
        self.target() == Some(ITALIA)
    }

    /// Is this seat out of prison?
    #[inline]
    pub(crate) fn is_free(&self, seat: Seat) -> bool {
        self.prisoner != Some(seat)
    }

    /// Does the seat hold cards of this suit, less what it has chosen?
    #[inline]
    pub(crate) fn unpicked_of(&self, seat: Seat, suit: Suit) -> Cards {
        self.unpicked(seat).of(suit)
    }
}

/// This loyalty moved by so many cells; there is no cell 0.
pub(crate) fn moved(loyalty: i8, by: i32) -> i32 {
    let cell = i32::from(loyalty) - i32::from(loyalty > 0) + by;
    cell + i32::from(cell >= 0)
}

/// By how many cells cards move a loyalty: one up for each loyal card, one down
/// for each traitor.
pub(crate) fn sway(cards: Cards) -> i32 {
    i32::from(cards.on(Side::Loyal).len()) - i32::from(cards.on(Side::Traitor).len())
}
