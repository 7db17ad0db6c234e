//! What a viewer may know, straight from the state.
//!
//! This is the only place that decides it. The [view](crate::rules::view) of a
//! person and the judgement of a bot are both made through a lens. The state
//! behind it is private to this file, so that neither of them can look past it.

use ludi_engine::{Seat, SeatSet, Viewer};

use crate::Caligula;
use crate::rules::action::{Spot, Throne};
use crate::rules::components::Pile;
use crate::rules::event::Hand;
use crate::rules::knowledge::could_be;
use crate::rules::state::{Ask, Favor, NONE, Queue, Stage, State, bits, value_of};

/// A look at a game through the eyes of one viewer. What is not public is given
/// only to those who may know it.
#[derive(Clone, Copy)]
pub struct Lens<'a> {
    game: &'a Caligula,
    state: &'a State,
    viewer: Viewer,
}

/// A token on a card.
#[derive(Clone, Copy)]
pub(crate) struct Placed {
    pub(crate) seat: Seat,
    /// Its value, if the viewer may know it.
    pub(crate) value: Option<i8>,
    /// What everybody could work out it might be, as bits of values.
    pub(crate) could_be: u8,
}

/// The plot under way.
#[derive(Clone, Copy)]
pub(crate) struct Plot {
    /// The leader, once somebody has started it.
    pub(crate) leader: Option<Seat>,
    /// The symbols each seat has shown.
    pub(crate) symbols: [u8; 5],
    pub(crate) passed: SeatSet,
    /// Who takes part so far.
    pub(crate) conspirators: SeatSet,
    /// The candidate named, 1 or 2.
    pub(crate) named: Option<u8>,
    pub(crate) defence: u8,
    /// The Pugio symbols each seat has played against the emperor.
    pub(crate) stabs: [u8; 5],
}

impl Caligula {
    /// The lens of this viewer.
    #[inline]
    pub(crate) fn lens_of<'a>(&'a self, state: &'a State, viewer: Viewer) -> Lens<'a> {
        Lens { game: self, state, viewer }
    }
}

/// Hidden things.
impl Lens<'_> {
    /// Does this viewer know what the seat has in hand?
    #[inline]
    fn knows_hand_of(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat) || self.viewer == Viewer::Historian
    }

    /// The cards in a hand: for the owner.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Option<Hand> {
        self.knows_hand_of(seat).then(|| self.state.hands[seat.index()])
    }

    /// The cards laid but not yet shown, still in hand: for the owner.
    #[inline]
    pub(crate) fn laid(&self, seat: Seat) -> Option<Hand> {
        let laid = if self.state.asked == seat { self.state.laid } else { [0; 4] };
        self.knows_hand_of(seat).then_some(laid)
    }

    /// The tokens in a hand, as bits: for the owner.
    #[inline]
    pub(crate) fn hand_tokens(&self, seat: Seat) -> Option<u8> {
        self.knows_hand_of(seat).then(|| self.state.in_hand[seat.index()])
    }

    /// The token taken from the hand to be placed: for the owner.
    #[inline]
    pub(crate) fn holding(&self, seat: Seat) -> Option<i8> {
        let held = self.state.asked == seat && self.state.holding != NONE;
        (held && self.knows_hand_of(seat)).then(|| value_of(self.state.holding))
    }

    /// The tokens on the card at a place, with their spaces. Their values are known
    /// when they are shown, and to their owner where he need not remember.
    #[inline]
    pub(crate) fn placed(&self, place: usize) -> impl Iterator<Item = (u8, Placed)> {
        let shown = place == usize::from(self.state.resolving);
        let all_known = shown || self.viewer == Viewer::Historian;
        let remembers = self.me().filter(|_| self.game.own_tokens_shown);
        bits(self.state.taken[place]).map(move |space| {
            let token = self.state.tokens[place][usize::from(space)];
            let known = all_known || remembers == Some(token.seat());
            let placed = Placed {
                seat: token.seat(),
                value: known.then(|| token.value()),
                could_be: if shown { 1 << token.bit() } else { could_be(self.state, token) },
            };
            (space, placed)
        })
    }

    /// How many single and dual cards are on top of a pile: for the historian.
    pub(crate) fn pile_kinds(&self, pile: Pile) -> Option<[u8; 2]> {
        let unseen = self.state.piles[pile as usize].unseen;
        (self.viewer == Viewer::Historian).then_some(unseen)
    }
}

/// What everybody sees of a player.
impl Lens<'_> {
    /// The number of the Ordo card, from 1.
    pub(crate) fn ordo(&self, seat: Seat) -> u8 {
        self.state.place_in_order(seat) + 1
    }

    #[inline]
    pub(crate) fn victory(&self, seat: Seat) -> u8 {
        self.state.victory[seat.index()]
    }

    #[inline]
    pub(crate) fn conspiracy(&self, seat: Seat) -> u8 {
        self.state.conspiracy[seat.index()]
    }

    #[inline]
    pub(crate) fn has_primus(&self, seat: Seat) -> bool {
        self.state.primus == Some(seat)
    }

    /// Where the Favor is; in hand if nowhere.
    #[inline]
    pub(crate) fn favor(&self, seat: Seat) -> Option<Throne> {
        match self.state.favor[seat.index()] {
            Favor::Hand => None,
            Favor::Emperor => Some(Throne::Emperor),
            Favor::Candidate => Some(Throne::Candidate),
        }
    }

    /// All tokens owned, on cards or in hand, as bits.
    #[inline]
    pub(crate) fn tokens(&self, seat: Seat) -> u8 {
        self.state.owned[seat.index()]
    }

    #[inline]
    pub(crate) fn tokens_in_hand(&self, seat: Seat) -> u8 {
        self.state.in_hand[seat.index()].count_ones() as u8
    }

    /// How many cards in hand came from each pile.
    #[inline]
    pub(crate) fn cards(&self, seat: Seat) -> [u8; 2] {
        let hand = self.state.hands[seat.index()];
        [hand[0] + hand[1], hand[2] + hand[3]]
    }

    /// How many cards of each kind everybody knows to be in this hand.
    #[inline]
    pub(crate) fn known(&self, seat: Seat) -> Hand {
        self.state.known[seat.index()]
    }
}

/// What everybody sees of the table.
impl<'a> Lens<'a> {
    /// The seat that looks, if it plays.
    #[inline]
    pub(crate) fn me(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Historian => None,
        }
    }

    #[inline]
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.game.seats)
    }

    pub(crate) fn turn(&self) -> u8 {
        self.state.turn
    }

    #[inline]
    pub(crate) fn stage(&self) -> Stage {
        self.state.stage
    }

    #[inline]
    pub(crate) fn ask(&self) -> Ask {
        self.state.ask
    }

    pub(crate) fn asked(&self) -> Option<Seat> {
        (self.state.stage != Stage::Over).then_some(self.state.asked)
    }

    /// The seats in the order of their Ordo cards.
    #[inline]
    pub(crate) fn order(&self) -> &'a [Seat] {
        &self.state.order[..usize::from(self.game.seats)]
    }

    /// The Civitas card at a place.
    #[inline]
    pub(crate) fn civitas(&self, place: usize) -> Option<u8> {
        present(self.state.face_up[place])
    }

    /// How many spaces are printed on a Civitas card.
    pub(crate) fn printed_spaces(&self, card: u8) -> usize {
        self.game.components.civitas[usize::from(card)].spaces.iter().flatten().count()
    }

    /// The free spaces of the card at a place that so many players can use, as bits.
    #[inline]
    pub(crate) fn free_spaces(&self, place: usize) -> u8 {
        self.civitas(place)
            .map_or(0, |card| self.game.usable[usize::from(card)] & !self.state.taken[place])
    }

    /// Which cards of each Civitas deck lie face down, as bits.
    #[inline]
    pub(crate) fn decks(&self) -> [u16; 5] {
        self.state.decks
    }

    #[inline]
    pub(crate) fn sequentia(&self) -> [u8; 6] {
        self.state.sequentia
    }

    #[inline]
    pub(crate) fn marker(&self) -> u8 {
        self.state.marker
    }

    #[inline]
    pub(crate) fn resolving(&self) -> Option<Spot> {
        present(self.state.resolving).map(|place| Spot::from_index(usize::from(place)))
    }

    /// Who still gets or suffers the effect of the card being resolved.
    pub(crate) fn queue(&self) -> &'a [Seat] {
        match self.state.stage {
            Stage::Resolution => {
                &self.state.queue
                    [usize::from(self.state.queue_next)..usize::from(self.state.queue_len)]
            }
            _ => &[],
        }
    }

    #[inline]
    pub(crate) fn emperor(&self) -> u8 {
        self.state.emperor
    }

    #[inline]
    pub(crate) fn candidates(&self) -> [Option<u8>; 2] {
        self.state.candidates.map(present)
    }

    /// Which Augustus cards lie face down, as bits.
    pub(crate) fn augusti(&self) -> u16 {
        self.state.augusti
    }

    /// How many cards on top of a pile nobody has seen.
    pub(crate) fn pile_unseen(&self, pile: Pile) -> u8 {
        self.state.piles[pile as usize].unseen.iter().sum()
    }

    /// The cards below them: everybody saw them go there.
    #[inline]
    pub(crate) fn pile_bottom(&self, pile: Pile) -> Queue {
        self.state.piles[pile as usize].bottom
    }

    #[inline]
    pub(crate) fn blood_shed(&self) -> bool {
        self.state.blood_shed
    }

    pub(crate) fn plot(&self) -> Option<Plot> {
        let State { stage, plotting, symbols, passed, .. } = *self.state;
        if !matches!(stage, Stage::Plot | Stage::Favor | Stage::Defence | Stage::Assassination) {
            return None;
        }
        let leader = plotting.then_some(self.state.leader);
        let matches = |seat: Seat| {
            leader.is_some_and(|leader| symbols[seat.index()] == symbols[leader.index()])
        };
        Some(Plot {
            leader,
            symbols,
            passed,
            conspirators: self
                .seats()
                .filter(|&seat| !passed.contains(seat) && matches(seat))
                .collect(),
            named: present(self.state.named).map(|candidate| candidate + 1),
            defence: self.state.defence,
            stabs: self.state.stabs,
        })
    }
}

fn present(card: u8) -> Option<u8> {
    (card != NONE).then_some(card)
}
