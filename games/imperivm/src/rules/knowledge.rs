//! Worlds that a viewer holds possible.
//!
//! Hidden are the cards in the hands of others, their face-down cards, the deck,
//! and what they have chosen or sealed but not shown. Of cards a viewer knows
//! what he has seen: his own, the discards, oaths he has looked at, the suits
//! that a hand is known to lack, and the hand he once gave away. Everybody also
//! knows what the discards were when the deck was made of them: so cards that
//! came out of the deck since then change places only with the deck and with each
//! other, and older ones only with older ones. `redraw` deals them anew.

use ludi_engine::{Dice, Rng, Seat, Viewer};

use crate::Imperivm;
use crate::rules::action::LARGEST_AMOUNT;
use crate::rules::cards::{Cards, VALUES};
use crate::rules::note::Note;
use crate::rules::redraw::Redraw;
use crate::rules::slot::Slot;
use crate::rules::state::{Ask, NONE, Offer, Stage, State};

impl Imperivm {
    /// A world in which this viewer would have seen the same.
    pub(crate) fn imagine<R: Rng>(
        &self,
        state: &State,
        viewer: Viewer,
        dice: &mut Dice<R>,
    ) -> State {
        let me = match viewer {
            Viewer::Historian => return *state,
            Viewer::Spectator => None,
            Viewer::Seat(seat) => Some(seat),
        };
        if state.stage == Stage::Over {
            return *state;
        }
        let mut world = Redraw::of(self, state, me).deal(dice);
        for seat in Seat::all(self.seats).filter(|&seat| Some(seat) != me) {
            self.redraw_choice(&mut world, seat, dice);
        }
        for giver in Seat::all(self.seats).filter(|&giver| Some(giver) != me) {
            redraw_memory(&mut world, giver, me, dice);
        }
        world
    }

    /// The value of Militia without which whoever attacks could not have got so
    /// far; 0 if none is needed.
    pub(crate) fn militia_shown(&self, state: &State) -> u8 {
        let crossed = state.path.count_ones();
        let carries = |value: &u8| match state.ask {
            Ask::Route => self.crossings(state, state.turn, u32::from(*value) - 1) != 0,
            Ask::Consent | Ask::Militia => u32::from(*value) > crossed,
            _ => false,
        };
        VALUES.into_iter().find(carries).unwrap_or(0)
    }

    /// What another seat has chosen or sealed.
    fn redraw_choice<R: Rng>(&self, world: &mut State, seat: Seat, dice: &mut Dice<R>) {
        let at = seat.index();
        let (pending, sealed) = (world.pending.contains(seat), world.sealed.contains(seat));
        let hand = world.hand(seat);
        if sealed {
            // What he may have begun to choose instead.
            world.picked[at] = Cards::NONE;
        }
        match world.ask {
            Ask::Keep if pending => {
                world.picked[at] = some_of(hand, world.picked[at].len(), dice);
            }
            Ask::Vote if sealed => {
                let least = u32::from(self.edition.vote_is_compulsory());
                let count = least + dice.below(u32::from(hand.len()) + 1 - least);
                world.notes[at] = Note::sealing(some_of(hand, count as u8, dice));
            }
            Ask::Oath if sealed => world.notes[at] = Note::sealing(some_of(hand, 1, dice)),
            Ask::PlotBid | Ask::UprisingBid | Ask::BarbarianBid if sealed => {
                let unsaid = self.unsaid(world, seat, world.ask);
                let purse = world.purses[at];
                world.offers[at] = unsaid;
                world.sealed_offers[at] = Offer {
                    coins: any_amount(unsaid.coins, purse.coins, dice),
                    power: any_amount(unsaid.power, purse.power, dice),
                };
            }
            _ if pending => {
                world.picked[at] = Cards::NONE;
                world.offers[at] = self.unsaid(world, seat, world.ask);
                world.public_offer = self.unsaid_public(world, world.ask);
            }
            _ => {}
        }
    }
}

/// Anything up to what there is, where there is anything to say.
fn any_amount<R: Rng>(unsaid: u8, there: u16, dice: &mut Dice<R>) -> u8 {
    match unsaid {
        NONE => dice.below(u32::from(there.min(u16::from(LARGEST_AMOUNT))) + 1) as u8,
        said => said,
    }
}

/// So many of these cards, at random.
fn some_of<R: Rng>(mut cards: Cards, count: u8, dice: &mut Dice<R>) -> Cards {
    let mut some = Cards::NONE;
    for _ in 0..count.min(cards.len()) {
        let one = Cards::one(cards.draw(dice));
        cards -= one;
        some += one;
    }
    some
}

/// What another giver remembers is as hidden as the cards; the one who got them
/// knows both.
fn redraw_memory<R: Rng>(world: &mut State, giver: Seat, me: Option<Seat>, dice: &mut Dice<R>) {
    let holder = world.gift_to[giver.index()];
    let count = world.gifts[giver.index()].len();
    if count == 0 || Some(holder) == me {
        return;
    }
    let mut among = world.hand(holder);
    if holder == world.turn {
        among += world.reinforcement.all;
    }
    let doubted = |slot: &Slot| slot.doubt() >> giver.index() & 1 == 1;
    among += world.slots_of(holder).filter(doubted).map(Slot::card).collect();
    world.gifts[giver.index()] = some_of(among, count, dice);
}
