//! What one viewer may know of a game.

use arrayvec::ArrayVec;
use ludi_engine::{Seat, SeatSet};
use serde::Serialize;

use crate::rules::action::Resource;
use crate::rules::cards::{Card, Cards, Suit};
use crate::rules::edition::Edition;
use crate::rules::lens::{Battle, Lens};
use crate::rules::offers::Question;
use crate::rules::province::{PROVINCES, Province, provinces};
use crate::rules::state::{Ask, Ending, OATHS, Purse, Stage};

/// Everything a viewer may know.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct View {
    /// The seat that looks, if it plays.
    pub me: Option<Seat>,
    /// Which draft is played.
    pub edition: Edition,
    /// The part of the game.
    pub stage: Stage,
    /// What is asked.
    pub ask: Ask,
    /// Who has to act.
    pub asked: SeatSet,
    /// Whose turn it is.
    pub turn: Seat,
    /// The emperor, once there is one.
    pub emperor: Option<Seat>,
    /// Can the emperor be deposed by a vote?
    pub deposable: bool,
    /// Is this turn the emperor's?
    pub imperial: bool,
    /// The general in prison.
    pub prisoner: Option<Seat>,
    /// The dominion, from 1; 0 before the first.
    pub dominion: u8,
    /// The morale of the people.
    pub morale: u8,
    /// The security of the borders.
    pub border: u8,
    /// What the empire owns.
    pub public: Purse,
    /// The owner of each province, in the order of the appendix.
    pub owners: ArrayVec<Option<Seat>, PROVINCES>,
    /// The players, by seat.
    pub players: ArrayVec<PlayerView, 6>,
    /// How many cards the deck has.
    pub deck_size: u8,
    /// Which ones: for the historian.
    pub deck: Option<Cards>,
    /// The discards, which lie open.
    pub discard: Cards,
    /// The battle under way.
    pub battle: Option<BattleView>,
    /// The cards just drawn, of which some may be kept.
    pub drawing: Option<DrawingView>,
    /// What the viewer is asked for, in a question about coins and power.
    pub amount: Option<AmountView>,
    /// The province about to be paid for.
    pub buying: Option<Province>,
    /// The result of the die, while there is trouble.
    pub roll: Option<u8>,
    /// What it takes to end the trouble.
    pub needed: Option<u16>,
    /// How the match ended.
    pub ending: Ending,
}

/// A player as this viewer sees him.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// Public loyalty: 1 to 9, or as a traitor −1 to −9.
    pub loyalty: i8,
    /// Loyalty with the oath: when the match is over.
    pub final_loyalty: Option<i32>,
    /// Where the army is.
    pub army: Option<Province>,
    /// The provinces.
    pub provinces: u8,
    /// Pawns on the family's cards.
    pub family_pawns: u8,
    /// Pawns not on the board.
    pub pawns_left: u8,
    /// Coins and power, if the viewer may see them.
    pub purse: Option<Purse>,
    /// How many cards are in hand.
    pub hand_size: u8,
    /// The cards in hand: for the owner, and for all when the match is over.
    pub hand: Option<Cards>,
    /// Of these, what is chosen but not yet shown: for the owner.
    pub picked: Option<Cards>,
    /// Cards that the viewer gave away and that are in this hand or among the
    /// face-down cards laid since.
    pub remembered: Cards,
    /// Suits that all know this hand to lack.
    pub lacks: ArrayVec<Suit, 3>,
    /// The oath cards, in the order in which they were laid; those the viewer
    /// has not seen are `None`.
    pub oath: ArrayVec<Option<Card>, OATHS>,
    /// How many face-down cards lie on the morale and on the borders.
    pub laid: [u8; 2],
    /// Which ones: for the owner.
    pub laid_cards: Option<[Cards; 2]>,
    /// What was said so far, in coins and power: for the owner.
    pub offer: Option<[Option<u8>; 2]>,
    /// What was sealed and may still be changed: for the owner.
    pub sealed: Option<SealedView>,
}

/// A sealed choice: cards laid, or coins and power offered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct SealedView {
    /// The cards.
    pub cards: Cards,
    /// The offer.
    pub offer: Purse,
}

/// An attack under way.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct BattleView {
    /// Who attacks.
    pub attacker: Seat,
    /// Who defends.
    pub defender: Seat,
    /// What is attacked.
    pub target: Province,
    /// The provinces on the way.
    pub path: ArrayVec<Province, 4>,
    /// The card that the attack was declared with.
    pub card: Option<Card>,
    /// How many cards were added face down.
    pub reinforcement: u8,
    /// Which ones: for the attacker.
    pub reinforcement_cards: Option<Cards>,
}

/// Cards just drawn.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct DrawingView {
    /// How many are left to choose from.
    pub count: u8,
    /// How many of them may be kept.
    pub keep: u8,
    /// Which ones: for the drawer.
    pub cards: Option<Cards>,
}

/// A question for a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct AmountView {
    /// Of what.
    pub resource: Resource,
    /// From the public stock?
    pub public: bool,
    /// At most so much.
    pub most: u8,
}

impl View {
    /// What there is to see through this lens.
    pub(crate) fn through(lens: &Lens<'_>) -> View {
        View {
            me: lens.me(),
            edition: lens.edition(),
            stage: lens.stage(),
            ask: lens.ask(),
            asked: lens.asked(),
            turn: lens.turn(),
            emperor: lens.emperor(),
            deposable: lens.is_deposable(),
            imperial: lens.is_imperial(),
            prisoner: lens.prisoner(),
            dominion: lens.dominion(),
            morale: lens.morale(),
            border: lens.border(),
            public: lens.public(),
            owners: Province::all().map(|province| lens.owner(province)).collect(),
            players: lens.seats().map(|seat| PlayerView::through(lens, seat)).collect(),
            deck_size: lens.deck_size(),
            deck: lens.deck(),
            discard: lens.discard(),
            battle: lens.battle().map(BattleView::from),
            drawing: lens.drawing().map(|[count, keep]| DrawingView {
                count,
                keep,
                cards: lens.drawn(),
            }),
            amount: lens.question().map(|Question { resource, public, most }| AmountView {
                resource,
                public,
                most,
            }),
            buying: lens.buying(),
            roll: lens.roll(),
            needed: lens.needed(),
            ending: lens.ending(),
        }
    }
}

impl PlayerView {
    fn through(lens: &Lens<'_>, seat: Seat) -> PlayerView {
        PlayerView {
            seat,
            loyalty: lens.loyalty(seat),
            final_loyalty: lens.final_loyalty(seat),
            army: lens.army(seat),
            provinces: lens.province_count(seat),
            family_pawns: lens.family_pawns(seat),
            pawns_left: lens.pawns_left(seat),
            purse: lens.purse(seat),
            hand_size: lens.hand_size(seat),
            hand: lens.hand(seat),
            picked: lens.picked(seat),
            remembered: lens.remembered(seat),
            lacks: Suit::ALL.into_iter().filter(|&suit| lens.lacks(seat, suit)).collect(),
            oath: lens.oath(seat).collect(),
            laid: lens.laid(seat),
            laid_cards: lens.laid_cards(seat),
            offer: lens.offer(seat),
            sealed: lens.sealed(seat).map(|(cards, offer)| SealedView { cards, offer }),
        }
    }
}

impl From<Battle> for BattleView {
    fn from(battle: Battle) -> BattleView {
        BattleView {
            attacker: battle.attacker,
            defender: battle.defender,
            target: battle.target,
            path: provinces(battle.path).collect(),
            card: battle.card,
            reinforcement: battle.reinforcement,
            reinforcement_cards: battle.reinforcement_cards,
        }
    }
}
