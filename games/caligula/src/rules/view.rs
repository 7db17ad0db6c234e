//! What one viewer may know of a game.

use arrayvec::ArrayVec;
use ludi_engine::{Seat, Viewer};
use serde::Serialize;

use crate::Caligula;
use crate::rules::action::{Spot, Throne};
use crate::rules::components::{Card, Pile};
use crate::rules::event::Hand;
use crate::rules::knowledge::could_be;
use crate::rules::state::{Ask, Favor, NONE, Stage, State, bits, value_of};

/// Everything a viewer may know. Cards are named by their place in the
/// components; positions and numbers that players speak of count from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CivitasView {
    /// The card.
    pub card: u8,
    /// Its spaces, left to right.
    pub spaces: ArrayVec<SpaceView, 5>,
}

/// A space on a Civitas card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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

impl Caligula {
    /// What this viewer may know.
    pub(crate) fn look(&self, state: &State, viewer: Viewer) -> View {
        let over = state.stage == Stage::Over;
        let present = |card: u8| (card != NONE).then_some(card);
        View {
            me: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator | Viewer::Historian => None,
            },
            turn: state.turn,
            stage: state.stage,
            ask: state.ask,
            asked: (!over).then_some(state.asked),
            order: state.order[..usize::from(self.seats)].iter().copied().collect(),
            players: Seat::all(self.seats)
                .map(|seat| self.look_at_player(state, viewer, seat))
                .collect(),
            civitas: (0..10).map(|place| self.look_at_civitas(state, viewer, place)).collect(),
            decks: state.decks.map(|deck| deck.count_ones() as u8),
            unseen: state.decks,
            sequentia: state.sequentia,
            marker: state.marker,
            resolving: present(state.resolving).map(|place| Spot::from_index(usize::from(place))),
            queue: if state.stage == Stage::Resolution {
                let waiting = usize::from(state.queue_next)..usize::from(state.queue_len);
                state.queue[waiting].iter().copied().collect()
            } else {
                ArrayVec::new()
            },
            emperor: state.emperor,
            candidates: state.candidates.map(present),
            augusti_left: state.augusti.count_ones() as u8,
            augusti_unseen: state.augusti,
            piles: [Pile::Coniura, Pile::Pugio].map(|pile| look_at_pile(state, viewer, pile)),
            plot: self.look_at_plot(state),
            blood_shed: state.blood_shed,
        }
    }

    fn look_at_player(&self, state: &State, viewer: Viewer, seat: Seat) -> PlayerView {
        let index = seat.index();
        let own = viewer == Viewer::Seat(seat) || viewer == Viewer::Historian;
        let asked = state.asked == seat;
        let hand = state.hands[index];
        let values = |tokens: u8| bits(tokens).map(value_of).collect::<ArrayVec<i8, 8>>();
        PlayerView {
            seat,
            ordo: state.place_in_order(seat) + 1,
            victory: state.victory[index],
            conspiracy: state.conspiracy[index],
            primus: state.primus == Some(seat),
            favor: match state.favor[index] {
                Favor::Hand => None,
                Favor::Emperor => Some(Throne::Emperor),
                Favor::Candidate => Some(Throne::Candidate),
            },
            tokens: values(state.owned[index]),
            tokens_in_hand: state.in_hand[index].count_ones() as u8,
            hand_tokens: own.then(|| values(state.in_hand[index])),
            holding: (own && asked && state.holding != NONE).then(|| value_of(state.holding)),
            cards: [hand[0] + hand[1], hand[2] + hand[3]],
            known: state.known[index],
            hand: own.then_some(hand),
            laid: own.then_some(if asked { state.laid } else { [0; 4] }),
        }
    }

    fn look_at_civitas(&self, state: &State, viewer: Viewer, place: usize) -> Option<CivitasView> {
        let card = state.face_up[place];
        if card == NONE {
            return None;
        }
        let shown = place == usize::from(state.resolving);
        let usable = self.usable[usize::from(card)];
        let printed = self.components.civitas[usize::from(card)].spaces.iter().flatten().count();
        let spaces = (0..printed)
            .map(|space| {
                if usable >> space & 1 == 0 {
                    return SpaceView::Closed;
                }
                if state.taken[place] >> space & 1 == 0 {
                    return SpaceView::Free;
                }
                let token = state.tokens[place][space];
                let remembered = viewer == Viewer::Seat(token.seat()) && self.own_tokens_shown;
                let known = shown || remembered || viewer == Viewer::Historian;
                let possible = if shown { 1 << token.bit() } else { could_be(state, token) };
                SpaceView::Token(TokenView {
                    seat: token.seat(),
                    value: known.then(|| token.value()),
                    could_be: bits(possible).map(value_of).collect(),
                })
            })
            .collect();
        Some(CivitasView { card, spaces })
    }

    fn look_at_plot(&self, state: &State) -> Option<PlotView> {
        let stages = [Stage::Plot, Stage::Favor, Stage::Defence, Stage::Assassination];
        if !stages.contains(&state.stage) {
            return None;
        }
        let seats = Seat::all(self.seats);
        let leading = state.plotting.then(|| state.symbols[state.leader.index()]);
        Some(PlotView {
            leader: state.plotting.then_some(state.leader),
            symbols: seats.clone().map(|seat| state.symbols[seat.index()]).collect(),
            passed: state.passed.iter().collect(),
            conspirators: seats
                .clone()
                .filter(|&seat| !state.passed.contains(seat))
                .filter(|&seat| Some(state.symbols[seat.index()]) == leading)
                .collect(),
            named: (state.named != NONE).then(|| state.named + 1),
            defence: state.defence,
            stabs: seats.map(|seat| state.stabs[seat.index()]).collect(),
        })
    }
}

fn look_at_pile(state: &State, viewer: Viewer, pile: Pile) -> PileView {
    let lying = &state.piles[pile as usize];
    PileView {
        unseen: lying.unseen[0] + lying.unseen[1],
        kinds: (viewer == Viewer::Historian).then_some(lying.unseen),
        bottom: lying.bottom.cards(pile).collect(),
    }
}
