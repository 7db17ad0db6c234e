//! What one viewer may know of a game.

use arrayvec::ArrayVec;
use ludi_engine::Seat;
use serde::Serialize;

use crate::rules::action::{Spot, Throne};
use crate::rules::components::{Card, Pile};
use crate::rules::event::Hand;
use crate::rules::lens::{Lens, Placed, Plot};
use crate::rules::state::{Ask, Stage, bits, value_of};

/// Everything a viewer may know. Cards are named by their place in the
/// components; positions and numbers that players speak of count from 1.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct View {
    /// The seat that looks, if it plays.
    pub me: Option<Seat>,
    /// The turn, from 1.
    pub turn: u8,
    /// The part of the turn.
    pub stage: Stage,
    /// What is asked, and of whom; nothing when the match is over.
    pub ask: Ask,
    /// Who is asked.
    pub asked: Option<Seat>,
    /// The seats in the order of their Ordo cards.
    pub order: ArrayVec<Seat, 5>,
    /// The players, by seat.
    pub players: ArrayVec<PlayerView, 5>,
    /// The ten places for Civitas cards, in the order of [`Spot::all`].
    pub civitas: ArrayVec<Option<CivitasView>, 10>,
    /// How many cards each Civitas deck still has face down.
    pub decks: [u8; 5],
    /// Which cards of each Civitas deck have not been seen yet, as bits.
    pub unseen: [u16; 5],
    /// The Sequentia cards, left to right.
    pub sequentia: [u8; 6],
    /// The place of the marker in the row, from 1; 0 before the first card.
    pub marker: u8,
    /// The card being resolved.
    pub resolving: Option<Spot>,
    /// Who still gets or suffers its effect, the one asked first.
    pub queue: ArrayVec<Seat, 5>,
    /// The emperor.
    pub emperor: u8,
    /// The two candidates.
    pub candidates: [Option<u8>; 2],
    /// How many emperors the Augustus deck still has.
    pub augusti_left: u8,
    /// Which Augustus cards have not been seen yet, as bits.
    pub augusti_unseen: u16,
    /// The piles of plot cards: Coniura, Pugio.
    pub piles: [PileView; 2],
    /// The plot under way.
    pub plot: Option<PlotView>,
    /// Has an emperor died in this turn? Then nobody can plot until it ends.
    pub blood_shed: bool,
}

/// A player as this viewer sees him.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The number of the Ordo card, from 1.
    pub ordo: u8,
    /// Victory points.
    pub victory: u8,
    /// Conspiracy points.
    pub conspiracy: u8,
    /// Has the Primus inter pares?
    pub primus: bool,
    /// Where the Favor is; in hand if nowhere.
    pub favor: Option<Throne>,
    /// The values of all tokens owned, on cards or in hand.
    pub tokens: ArrayVec<i8, 8>,
    /// How many tokens are in hand.
    pub tokens_in_hand: u8,
    /// Their values: for the owner, and for the historian.
    pub hand_tokens: Option<ArrayVec<i8, 8>>,
    /// The token taken from the hand to be placed: for the owner.
    pub holding: Option<i8>,
    /// How many cards in hand came from each pile: Coniura, Pugio.
    pub cards: [u8; 2],
    /// How many cards of each kind everybody knows to be in this hand.
    pub known: Hand,
    /// The cards in hand: for the owner.
    pub hand: Option<Hand>,
    /// The cards laid but not yet shown, still in hand: for the owner.
    pub laid: Option<Hand>,
}

/// A face-up Civitas card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct CivitasView {
    /// The card.
    pub card: u8,
    /// Its spaces, left to right.
    pub spaces: ArrayVec<SpaceView, 5>,
}

/// A space on a Civitas card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum SpaceView {
    /// Not for so few players.
    Closed,
    /// Free.
    Free,
    /// Taken.
    Token(TokenView),
}

/// A token on a card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct TokenView {
    /// Whose it is.
    pub seat: Seat,
    /// Its value, if the viewer may know it.
    pub value: Option<i8>,
    /// What everybody could work out it might be.
    pub could_be: ArrayVec<i8, 8>,
}

impl TokenView {
    /// The value of a token that lies face down for the viewer, where all can
    /// work it out.
    pub fn deduced(&self) -> Option<i8> {
        match (self.value, self.could_be.as_slice()) {
            (None, &[only]) => Some(only),
            _ => None,
        }
    }
}

/// A pile of plot cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PileView {
    /// How many cards on top nobody has seen.
    pub unseen: u8,
    /// What they are, single and dual: for the historian.
    pub kinds: Option<[u8; 2]>,
    /// The cards below them, the first to be drawn first: everybody saw them go
    /// there.
    pub bottom: ArrayVec<Card, 32>,
}

/// The plot under way.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PlotView {
    /// The leader, once somebody has started it.
    pub leader: Option<Seat>,
    /// The symbols each seat has shown.
    pub symbols: ArrayVec<u8, 5>,
    /// Who has passed for good.
    pub passed: ArrayVec<Seat, 5>,
    /// Who takes part so far.
    pub conspirators: ArrayVec<Seat, 5>,
    /// The candidate named, 1 or 2.
    pub named: Option<u8>,
    /// The Pugio symbols played in the emperor's defence.
    pub defence: u8,
    /// The Pugio symbols each seat has played against him.
    pub stabs: ArrayVec<u8, 5>,
}

impl View {
    /// What there is to see through this lens.
    pub(crate) fn through(lens: &Lens<'_>) -> View {
        View {
            me: lens.me(),
            turn: lens.turn(),
            stage: lens.stage(),
            ask: lens.ask(),
            asked: lens.asked(),
            order: lens.order().iter().copied().collect(),
            players: lens.seats().map(|seat| PlayerView::through(lens, seat)).collect(),
            civitas: (0..10).map(|place| CivitasView::through(lens, place)).collect(),
            decks: lens.decks().map(|deck| deck.count_ones() as u8),
            unseen: lens.decks(),
            sequentia: lens.sequentia(),
            marker: lens.marker(),
            resolving: lens.resolving(),
            queue: lens.queue().iter().copied().collect(),
            emperor: lens.emperor(),
            candidates: lens.candidates(),
            augusti_left: lens.augusti().count_ones() as u8,
            augusti_unseen: lens.augusti(),
            piles: [Pile::Coniura, Pile::Pugio].map(|pile| PileView::through(lens, pile)),
            plot: lens.plot().map(|plot| PlotView::of(lens, &plot)),
            blood_shed: lens.blood_shed(),
        }
    }
}

impl PlayerView {
    fn through(lens: &Lens<'_>, seat: Seat) -> PlayerView {
        PlayerView {
            seat,
            ordo: lens.ordo(seat),
            victory: lens.victory(seat),
            conspiracy: lens.conspiracy(seat),
            primus: lens.has_primus(seat),
            favor: lens.favor(seat),
            tokens: values(lens.tokens(seat)),
            tokens_in_hand: lens.tokens_in_hand(seat),
            hand_tokens: lens.hand_tokens(seat).map(values),
            holding: lens.holding(seat),
            cards: lens.cards(seat),
            known: lens.known(seat),
            hand: lens.hand(seat),
            laid: lens.laid(seat),
        }
    }
}

impl CivitasView {
    fn through(lens: &Lens<'_>, place: usize) -> Option<CivitasView> {
        let card = lens.civitas(place)?;
        let free = lens.free_spaces(place);
        let view = |space: usize| match free >> space & 1 {
            0 => SpaceView::Closed,
            _ => SpaceView::Free,
        };
        let mut spaces: ArrayVec<_, 5> = (0..lens.printed_spaces(card)).map(view).collect();
        for (space, Placed { seat, value, could_be }) in lens.placed(place) {
            let token = TokenView { seat, value, could_be: values(could_be) };
            spaces[usize::from(space)] = SpaceView::Token(token);
        }
        Some(CivitasView { card, spaces })
    }
}

impl PileView {
    fn through(lens: &Lens<'_>, pile: Pile) -> PileView {
        PileView {
            unseen: lens.pile_unseen(pile),
            kinds: lens.pile_kinds(pile),
            bottom: lens.pile_bottom(pile).cards(pile).collect(),
        }
    }
}

impl PlotView {
    fn of(lens: &Lens<'_>, plot: &Plot) -> PlotView {
        let each = |numbers: [u8; 5]| lens.seats().map(|seat| numbers[seat.index()]).collect();
        PlotView {
            leader: plot.leader,
            symbols: each(plot.symbols),
            passed: plot.passed.iter().collect(),
            conspirators: plot.conspirators.iter().collect(),
            named: plot.named,
            defence: plot.defence,
            stabs: each(plot.stabs),
        }
    }
}

/// The values of these tokens.
fn values(tokens: u8) -> ArrayVec<i8, 8> {
    bits(tokens).map(value_of).collect()
}
