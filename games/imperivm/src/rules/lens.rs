//! What a viewer may know, straight from the state.
//!
//! This is the only place that decides it. The [view](crate::rules::view) of a
//! person and the judgement of a bot are both made through a lens. The state
//! behind it is private to this file, so that neither of them can look past it.

use ludi_engine::{Seat, SeatSet, Viewer};

use crate::Imperivm;
use crate::rules::cards::{Card, Cards, Suit};
use crate::rules::edition::Edition;
use crate::rules::offers::Question;
use crate::rules::province::Province;
use crate::rules::slot::Pile;
use crate::rules::state::{Ask, Ending, LAID, NONE, Purse, Stage, State, Track};

/// A look at a game through the eyes of one viewer. What is not public is given
/// only to those who may know it.
#[derive(Clone, Copy)]
pub struct Lens<'a> {
    game: &'a Imperivm,
    state: &'a State,
    viewer: Viewer,
}

/// An attack under way.
#[derive(Clone, Copy)]
pub(crate) struct Battle {
    pub(crate) attacker: Seat,
    pub(crate) defender: Seat,
    pub(crate) target: Province,
    /// The provinces on the way, as bits.
    pub(crate) path: u64,
    /// The card that the attack was declared with.
    pub(crate) card: Option<Card>,
    /// How many cards were added face down.
    pub(crate) reinforcement: u8,
    /// Which ones: for the attacker.
    pub(crate) reinforcement_cards: Option<Cards>,
}

impl Imperivm {
    /// The lens of this viewer.
    #[inline]
    pub(crate) fn lens_of<'a>(&'a self, state: &'a State, viewer: Viewer) -> Lens<'a> {
        Lens { game: self, state, viewer }
    }
}

/// Hidden things.
impl Lens<'_> {
    /// Does this viewer see everything?
    #[inline]
    fn sees_all(&self) -> bool {
        self.viewer == Viewer::Historian || self.is_over()
    }

    /// Does this viewer know what a seat holds and has chosen?
    #[inline]
    fn knows(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat) || self.sees_all()
    }

    /// Coins and power. A closed purse is no secret: it follows from the log. So it
    /// is not drawn anew for anybody, and shown to nobody but its owner.
    #[inline]
    pub(crate) fn purse(&self, seat: Seat) -> Option<Purse> {
        let own = self.viewer == Viewer::Seat(seat);
        let shown = self.game.edition.purses_are_open() || own || self.is_over();
        shown.then(|| self.state.purses[seat.index()])
    }

    /// The cards in hand: for the owner, and for all when the match is over.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Option<Cards> {
        self.knows(seat).then(|| self.state.hand(seat))
    }

    /// Of these, what is chosen but not yet shown: for the owner.
    #[inline]
    pub(crate) fn picked(&self, seat: Seat) -> Option<Cards> {
        self.knows(seat).then(|| self.state.picked[seat.index()])
    }

    /// Cards that the viewer gave away and that are in this hand or among the
    /// face-down cards laid since.
    pub(crate) fn remembered(&self, seat: Seat) -> Cards {
        match self.viewer {
            Viewer::Seat(viewer)
                if self.state.gift_to[viewer.index()] == seat && viewer != seat =>
            {
                self.state.gifts[viewer.index()]
            }
            _ => Cards::NONE,
        }
    }

    /// The oath cards, in the order in which they were laid; those that the viewer
    /// has not seen are `None`.
    #[inline]
    pub(crate) fn oath(&self, seat: Seat) -> impl Iterator<Item = Option<Card>> {
        let seen = match self.viewer {
            _ if self.knows(seat) => usize::MAX,
            Viewer::Seat(viewer) => {
                usize::from(self.state.oaths_seen[seat.index()][viewer.index()])
            }
            Viewer::Spectator | Viewer::Historian => 0,
        };
        let slots = self.state.oaths[seat.index()].slots().iter().enumerate();
        slots.map(move |(place, slot)| (place < seen).then(|| slot.card()))
    }

    /// Loyalty with the oath: when the match is over.
    pub(crate) fn final_loyalty(&self, seat: Seat) -> Option<i32> {
        self.is_over().then(|| self.game.final_loyalty(self.state, seat))
    }

    /// The face-down cards on morale and borders: for the owner.
    pub(crate) fn laid_cards(&self, seat: Seat) -> Option<[Cards; 2]> {
        self.knows(seat).then(|| self.piles(seat, |pile| pile.cards()))
    }

    /// What was said so far, in coins and power: for the owner.
    #[inline]
    pub(crate) fn offer(&self, seat: Seat) -> Option<[Option<u8>; 2]> {
        let offering = match self.state.ask {
            Ask::PlotBid | Ask::UprisingBid | Ask::BarbarianBid | Ask::HandOver => true,
            Ask::DefenceDraw | Ask::Tribute | Ask::Donation => self.state.pending.contains(seat),
            _ => false,
        };
        let said = |amount: u8| (amount != NONE).then_some(amount);
        let offer = self.state.offers[seat.index()];
        (offering && self.knows(seat)).then(|| [said(offer.coins), said(offer.power)])
    }

    /// The cards and the offer that were sealed and may still be changed: for the
    /// owner.
    pub(crate) fn sealed(&self, seat: Seat) -> Option<(Cards, Purse)> {
        let at = seat.index();
        let sealed = self.state.sealed.contains(seat) && self.knows(seat);
        sealed.then(|| match self.state.ask {
            Ask::Vote | Ask::Oath => (self.state.notes[at].sealed(), Purse::default()),
            _ => (Cards::NONE, self.state.sealed_offers[at].purse()),
        })
    }

    /// Which cards the deck has: for the historian.
    pub(crate) fn deck(&self) -> Option<Cards> {
        self.sees_all().then_some(self.state.deck)
    }

    /// The cards just drawn, of which some may be kept: for the drawer.
    pub(crate) fn drawn(&self) -> Option<Cards> {
        let drawer = |seat| self.state.pending.contains(seat) && !self.is_over();
        (self.sees_all() || self.me().is_some_and(drawer)).then_some(self.state.drawn.all)
    }

    /// The battle under way.
    #[inline]
    pub(crate) fn battle(&self) -> Option<Battle> {
        let state = self.state;
        let target = state.target().filter(|_| state.stage != Stage::Purchase)?;
        let attacker = state.turn;
        let known = self.viewer == Viewer::Seat(attacker) || self.viewer == Viewer::Historian;
        Some(Battle {
            attacker,
            defender: state.defender,
            target,
            path: state.path,
            card: (state.base != NONE).then(|| Card::from_index(state.base)),
            reinforcement: state.reinforcement.all.len(),
            reinforcement_cards: known.then_some(state.reinforcement.all),
        })
    }

    /// What the viewer is asked for, in a question about coins and power.
    #[inline]
    pub(crate) fn question(&self) -> Option<Question> {
        let about_amounts = matches!(
            self.state.ask,
            Ask::HandOver
                | Ask::PlotBid
                | Ask::DefenceDraw
                | Ask::Tribute
                | Ask::Donation
                | Ask::UprisingBid
                | Ask::BarbarianBid
        );
        let me = self.me().filter(|_| about_amounts)?;
        self.game.check_asked(self.state, me).ok()?;
        self.game.question(self.state, me)
    }
}

/// What everybody sees of a player.
impl Lens<'_> {
    /// Public loyalty: 1 to 9, or as a traitor −1 to −9.
    #[inline]
    pub(crate) fn loyalty(&self, seat: Seat) -> i8 {
        self.state.loyalty[seat.index()]
    }

    #[inline]
    pub(crate) fn army(&self, seat: Seat) -> Option<Province> {
        self.state.army(seat)
    }

    /// The provinces of a seat, as bits.
    #[inline]
    pub(crate) fn lands(&self, seat: Seat) -> u64 {
        self.state.owned[seat.index()]
    }

    #[inline]
    pub(crate) fn province_count(&self, seat: Seat) -> u8 {
        self.state.province_count(seat)
    }

    /// Pawns on the family's cards.
    #[inline]
    pub(crate) fn family_pawns(&self, seat: Seat) -> u8 {
        self.state.pawns[seat.index()]
    }

    /// Pawns not on the board.
    pub(crate) fn pawns_left(&self, seat: Seat) -> u8 {
        self.game.pawns_left(self.state, seat)
    }

    #[inline]
    pub(crate) fn hand_size(&self, seat: Seat) -> u8 {
        self.state.hand_size(seat)
    }

    /// Do all know that this hand lacks a suit?
    #[inline]
    pub(crate) fn lacks(&self, seat: Seat, suit: Suit) -> bool {
        self.state.lacks[seat.index()] & suit.bit() != 0
    }

    /// How many face-down cards lie on the morale and on the borders.
    pub(crate) fn laid(&self, seat: Seat) -> [u8; 2] {
        self.piles(seat, |pile| pile.len())
    }

    fn piles<T>(&self, seat: Seat, what: impl Fn(&Pile<LAID>) -> T) -> [T; 2] {
        [Track::Morale, Track::Border]
            .map(|track| what(&self.state.laid[track as usize][seat.index()]))
    }
}

/// What everybody sees of the table.
impl Lens<'_> {
    /// The seat that looks, if it plays.
    #[inline]
    pub(crate) fn me(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Historian => None,
        }
    }

    pub(crate) fn edition(&self) -> Edition {
        self.game.edition
    }

    #[inline]
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.game.seats)
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.state.stage == Stage::Over
    }

    pub(crate) fn stage(&self) -> Stage {
        self.state.stage
    }

    #[inline]
    pub(crate) fn ask(&self) -> Ask {
        self.state.ask
    }

    /// Who has to act.
    pub(crate) fn asked(&self) -> SeatSet {
        if self.is_over() { SeatSet::EMPTY } else { self.state.pending }
    }

    /// Whose turn it is.
    pub(crate) fn turn(&self) -> Seat {
        self.state.turn
    }

    /// The emperor, once there is one.
    #[inline]
    pub(crate) fn emperor(&self) -> Option<Seat> {
        (self.state.stage != Stage::Purchase).then_some(self.state.emperor)
    }

    /// Can the emperor be deposed by a vote?
    pub(crate) fn is_deposable(&self) -> bool {
        self.state.reigned
    }

    /// Is this turn the emperor's?
    #[inline]
    pub(crate) fn is_imperial(&self) -> bool {
        self.state.imperial
    }

    pub(crate) fn prisoner(&self) -> Option<Seat> {
        self.state.prisoner
    }

    /// The dominion, from 1; 0 before the first.
    #[inline]
    pub(crate) fn dominion(&self) -> u8 {
        self.state.dominion
    }

    #[inline]
    pub(crate) fn morale(&self) -> u8 {
        self.state.morale
    }

    #[inline]
    pub(crate) fn border(&self) -> u8 {
        self.state.border
    }

    /// What the empire owns.
    #[inline]
    pub(crate) fn public(&self) -> Purse {
        self.state.public
    }

    #[inline]
    pub(crate) fn owner(&self, province: Province) -> Option<Seat> {
        self.state.owner(province)
    }

    pub(crate) fn deck_size(&self) -> u8 {
        self.state.deck.len()
    }

    pub(crate) fn discard(&self) -> Cards {
        self.state.discard
    }

    /// How many cards just drawn are left to choose from, and how many of them may
    /// be kept.
    pub(crate) fn drawing(&self) -> Option<[u8; 2]> {
        (self.state.ask == Ask::Keep).then(|| [self.state.drawn.all.len(), self.state.keep])
    }

    /// The province about to be paid for.
    pub(crate) fn buying(&self) -> Option<Province> {
        (self.state.ask == Ask::Price).then(|| self.state.target()).flatten()
    }

    /// The result of the die, while there is trouble.
    pub(crate) fn roll(&self) -> Option<u8> {
        (self.state.roll > 0).then_some(self.state.roll)
    }

    /// What it takes to end the trouble.
    pub(crate) fn needed(&self) -> Option<u16> {
        let trouble = matches!(self.state.stage, Stage::Uprising | Stage::Barbarians);
        trouble.then(|| self.game.needed(self.state))
    }

    pub(crate) fn ending(&self) -> Ending {
        self.state.ending
    }
}
