//! What one viewer may know of a game.

use arrayvec::ArrayVec;
use ludi_engine::{Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::Imperivm;
use crate::rules::action::Resource;
use crate::rules::cards::{Card, Cards, Suit};
use crate::rules::edition::Edition;
use crate::rules::province::{PROVINCES, Province, provinces};
use crate::rules::state::{Ask, Ending, NONE, OATHS, Purse, Stage, State, Track};

/// Everything a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SealedView {
    /// The cards.
    pub cards: Cards,
    /// The offer.
    pub offer: Purse,
}

/// An attack under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DrawingView {
    /// How many are left to choose from.
    pub count: u8,
    /// How many of them may be kept.
    pub keep: u8,
    /// Which ones: for the drawer.
    pub cards: Option<Cards>,
}

/// A question for a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct AmountView {
    /// Of what.
    pub resource: Resource,
    /// From the public stock?
    pub public: bool,
    /// At most so much.
    pub most: u8,
}

impl Imperivm {
    /// What this viewer may know.
    pub(crate) fn look(&self, state: &State, viewer: Viewer) -> View {
        let over = state.stage == Stage::Over;
        let all = viewer == Viewer::Historian || over;
        let me = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Historian => None,
        };
        let asked = |seat: Seat| state.pending.contains(seat) && !over;
        let has_emperor = state.stage != Stage::Purchase;
        let trouble = matches!(state.stage, Stage::Uprising | Stage::Barbarians);
        View {
            me,
            edition: self.edition,
            stage: state.stage,
            ask: state.ask,
            asked: if over { SeatSet::EMPTY } else { state.pending },
            turn: state.turn,
            emperor: has_emperor.then_some(state.emperor),
            deposable: state.reigned,
            imperial: state.imperial,
            prisoner: state.prisoner,
            dominion: state.dominion,
            morale: state.morale,
            border: state.border,
            public: state.public,
            owners: Province::all().map(|province| state.owner(province)).collect(),
            players: Seat::all(self.seats)
                .map(|seat| self.look_at_player(state, viewer, seat, all))
                .collect(),
            deck_size: state.deck.len(),
            deck: all.then_some(state.deck),
            discard: state.discard,
            battle: self.look_at_battle(state, viewer),
            drawing: (state.ask == Ask::Keep).then(|| DrawingView {
                count: state.drawn.all.len(),
                keep: state.keep,
                cards: (all || me.is_some_and(asked)).then_some(state.drawn.all),
            }),
            amount: me
                .filter(|&me| self.check_asked(state, me).is_ok())
                .and_then(|me| self.look_at_amount(state, me)),
            buying: (state.ask == Ask::Price).then(|| state.target()).flatten(),
            roll: (state.roll > 0).then_some(state.roll),
            needed: trouble.then(|| self.needed(state)),
            ending: state.ending,
        }
    }

    fn look_at_player(&self, state: &State, viewer: Viewer, seat: Seat, all: bool) -> PlayerView {
        let at = seat.index();
        let over = state.stage == Stage::Over;
        let own = viewer == Viewer::Seat(seat);
        let known = own || all;
        let oath = state.oaths[at].slots();
        let seen = match viewer {
            _ if known => oath.len(),
            Viewer::Seat(viewer) => usize::from(state.oaths_seen[at][viewer.index()]),
            Viewer::Spectator | Viewer::Historian => 0,
        };
        let laid = [Track::Morale, Track::Border].map(|track| state.laid[track as usize][at]);
        let said = |amount: u8| (amount != NONE).then_some(amount);
        let offers = [Ask::PlotBid, Ask::UprisingBid, Ask::BarbarianBid, Ask::HandOver];
        let offers_open = [Ask::DefenceDraw, Ask::Tribute, Ask::Donation];
        let offering = offers.contains(&state.ask)
            || offers_open.contains(&state.ask) && state.pending.contains(seat);
        let remembered = match viewer {
            Viewer::Seat(viewer) if state.gift_to[viewer.index()] == seat && !own => {
                state.gifts[viewer.index()]
            }
            _ => Cards::NONE,
        };
        // A closed purse is no secret: it follows from the log. So it is not
        // drawn anew for anybody, and shown to nobody but its owner.
        let purse_shown = self.edition.purses_are_open() || own || over;
        PlayerView {
            seat,
            loyalty: state.loyalty[at],
            final_loyalty: over.then(|| self.final_loyalty(state, seat)),
            army: state.army(seat),
            provinces: state.province_count(seat),
            family_pawns: state.pawns[at],
            pawns_left: self.pawns_left(state, seat),
            purse: purse_shown.then_some(state.purses[at]),
            hand_size: state.hand_size(seat),
            hand: known.then(|| state.hand(seat)),
            picked: known.then_some(state.picked[at]),
            remembered,
            lacks: Suit::ALL.into_iter().filter(|suit| state.lacks[at] & suit.bit() != 0).collect(),
            oath: oath
                .iter()
                .enumerate()
                .map(|(place, slot)| (place < seen).then(|| slot.card()))
                .collect(),
            laid: laid.map(|pile| pile.len()),
            laid_cards: known.then(|| laid.map(|pile| pile.cards())),
            offer: (known && offering).then(|| {
                let offer = state.offers[at];
                [said(offer.coins), said(offer.power)]
            }),
            sealed: (known && state.sealed.contains(seat)).then(|| match state.ask {
                Ask::Vote | Ask::Oath => {
                    SealedView { cards: state.notes[at].sealed(), offer: Purse::default() }
                }
                _ => SealedView { cards: Cards::NONE, offer: state.sealed_offers[at].purse() },
            }),
        }
    }

    fn look_at_battle(&self, state: &State, viewer: Viewer) -> Option<BattleView> {
        let target = state.target().filter(|_| state.stage != Stage::Purchase)?;
        let attacker = state.turn;
        let known = viewer == Viewer::Seat(attacker) || viewer == Viewer::Historian;
        Some(BattleView {
            attacker,
            defender: state.defender,
            target,
            path: provinces(state.path).collect(),
            card: (state.base != NONE).then(|| Card::from_index(state.base)),
            reinforcement: state.reinforcement.all.len(),
            reinforcement_cards: known.then_some(state.reinforcement.all),
        })
    }

    fn look_at_amount(&self, state: &State, seat: Seat) -> Option<AmountView> {
        let asks = [
            Ask::HandOver,
            Ask::PlotBid,
            Ask::DefenceDraw,
            Ask::Tribute,
            Ask::Donation,
            Ask::UprisingBid,
            Ask::BarbarianBid,
        ];
        if !asks.contains(&state.ask) {
            return None;
        }
        let question = self.question(state, seat)?;
        Some(AmountView {
            resource: question.resource,
            public: question.public,
            most: question.most,
        })
    }
}
